/// How bad a finding is.
public enum Severity: String, Sendable, CaseIterable {
    case warning
    case error
}

/// Where a finding stands. A finding without a known place says so instead of inventing one.
public enum Place: Sendable {
    case span(SourceSpan)
    /// About the file as a whole (empty, unreadable, a required key missing at the top).
    case file(path: String)
    case nowhere
}

/// One finding: what is wrong, where, what else takes part in it and how to mend it.
public struct Diagnostic: Sendable {
    public var code: DiagnosticCode
    public var severity: Severity
    public var message: String
    public var place: Place
    public var notes: [Note]
    public var fixIts: [FixIt]

    public init(
        _ code: DiagnosticCode, _ message: String, at place: Place, severity: Severity? = nil, notes: [Note] = [],
        fixIts: [FixIt] = []
    ) {
        self.code = code
        self.severity = severity ?? code.defaultSeverity
        self.message = message
        self.place = place
        self.notes = notes
        self.fixIts = fixIts
    }

    /// A second place that explains the finding.
    public struct Note: Sendable {
        public var message: String
        public var span: SourceSpan

        public init(_ message: String, at span: SourceSpan) {
            self.message = message
            self.span = span
        }
    }
}

/// A change of the source that mends a finding.
public struct FixIt: Sendable {
    /// What the change does, as the imperative that follows "fix:", for example `write 240`.
    public var message: String
    public var edits: [Edit]
    /// Whether `validate --fix` may apply it unasked: it cannot change what the author meant, and nothing beside it.
    public var isSafe: Bool

    public init(_ message: String, edits: [Edit], isSafe: Bool = false) {
        self.message = message
        self.edits = edits
        self.isSafe = isSafe
    }

    /// The most frequent kind: the text at one span becomes another.
    public init(_ message: String, replace span: SourceSpan, with text: String, isSafe: Bool = false) {
        self.init(message, edits: [Edit(span, text)], isSafe: isSafe)
    }

    /// Replaces the bytes at `span` by `text`; an empty span inserts, an empty text removes.
    public struct Edit: Sendable {
        public var span: SourceSpan
        public var text: String

        public init(_ span: SourceSpan, _ text: String) {
            self.span = span
            self.text = text
        }
    }
}
