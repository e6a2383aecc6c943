/// Collects findings while a stage goes on with what is sound.
///
/// One sink belongs to one task; the sinks of parallel tasks are merged afterwards, so the order of work never shows.
public struct DiagnosticSink: Sendable {
    public private(set) var diagnostics: [Diagnostic] = []

    public init() {}

    /// Whether an error was reported; warnings do not count.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    public mutating func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    public mutating func report(
        _ code: DiagnosticCode, _ message: String, at span: SourceSpan, notes: [Diagnostic.Note] = [],
        fixIts: [FixIt] = []
    ) {
        report(Diagnostic(code, message, at: .span(span), notes: notes, fixIts: fixIts))
    }

    public mutating func append(_ other: DiagnosticSink) {
        diagnostics.append(contentsOf: other.diagnostics)
    }
}
