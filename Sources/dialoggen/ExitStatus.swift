/// How a run ended, as other programs see it. The numbers are part of the contract.
enum ExitStatus: Int32, Sendable, Comparable, CaseIterable {
    case success = 0
    /// Errors, warnings under `--strict`, differences under `--check`, breaking changes.
    case findings = 1
    /// A command line or a configuration that cannot be followed.
    case usage = 2
    /// A file could not be read or written.
    case files = 3
    /// The program itself is at fault.
    case fault = 70

    /// What each means, for help and manual.
    var meaning: String {
        switch self {
        case .success: "all is well"
        case .findings: "findings: errors, warnings with --strict, differences with --check, breaking changes"
        case .usage: "a command line or a configuration that cannot be followed"
        case .files: "a file could not be read or written"
        case .fault: "a fault of dialoggen itself"
        }
    }

    static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}

/// A state that the program's own rules exclude. Never the user's mistake: it ends in status 70 and a request for the input.
struct InternalFault: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
