public import Foundation

/// An address of a definition, for generated code. It was checked there, so that it always is one.
public func literalURL(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: text) }
