public import Diagnostics

/// Something wrong with a JSON file, a String Catalog or the texts that are to go into one; who asked gives it a code.
public struct Finding: Sendable {
    public var message: String
    public var span: SourceSpan
    public var notes: [Diagnostic.Note]

    public init(_ message: String, at span: SourceSpan, notes: [Diagnostic.Note] = []) {
        self.message = message
        self.span = span
        self.notes = notes
    }

    /// The finding as it is reported.
    public func diagnostic(_ code: DiagnosticCode) -> Diagnostic {
        Diagnostic(code, message, at: .span(span), notes: notes)
    }
}
