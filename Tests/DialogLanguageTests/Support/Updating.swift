import Foundation

/// Whether tests that keep a text write it anew instead of comparing: `DIALOGGEN_UPDATE=1`.
let isUpdatingExpectations = ProcessInfo.processInfo.environment["DIALOGGEN_UPDATE"] == "1"
