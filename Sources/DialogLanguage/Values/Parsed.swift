public import Diagnostics

/// What reading a text as a value gives: the value, or what is wrong with the text.
public enum Parsed<Value> {
    case value(Value)
    case problem(ValueProblem)

    /// The value, where the text was sound.
    public var value: Value? {
        if case .value(let value) = self { value } else { nil }
    }

    /// What is wrong, where the text was not sound.
    public var problem: ValueProblem? {
        if case .problem(let problem) = self { problem } else { nil }
    }

    /// Carries a sound value on; a problem stays as it is.
    public func map<Other>(_ transform: (Value) -> Other) -> Parsed<Other> {
        switch self {
        case .value(let value): .value(transform(value))
        case .problem(let problem): .problem(problem)
        }
    }

    /// Carries a sound value on to a step that may find a problem of its own.
    public func flatMap<Other>(_ transform: (Value) -> Parsed<Other>) -> Parsed<Other> {
        switch self {
        case .value(let value): transform(value)
        case .problem(let problem): .problem(problem)
        }
    }
}

extension Parsed: Sendable where Value: Sendable {}

/// What is wrong with a text, without its place in a file: whoever knows where the text stands makes a diagnostic of it.
public struct ValueProblem: Sendable, Hashable {
    public var code: DiagnosticCode
    /// What was found and what is expected.
    public var message: String
    /// The faulty stretch in UTF-8 bytes of the text; `nil`: the whole value, with its quotes where it has some.
    public var range: Range<Int>?
    public var fix: Fix?

    /// - Parameters:
    ///   - message: what was found and what is expected, as the finding's text.
    ///   - range: the faulty stretch of the text; `nil` is the whole value.
    public init(_ code: DiagnosticCode, _ message: String, range: Range<Int>? = nil, fix: Fix? = nil) {
        self.code = code
        self.message = message
        self.range = range
        self.fix = fix
    }

    /// A change that mends the text.
    public struct Fix: Sendable, Hashable {
        /// What takes the place of the stretch, as it is to stand in the file.
        public var replacement: String
        /// The stretch to replace in UTF-8 bytes of the text; `nil`: the whole value, with its quotes where it has some.
        public var range: Range<Int>?
        /// Whether the change cannot alter what the author meant.
        public var isSafe: Bool

        public init(_ replacement: String, range: Range<Int>? = nil, isSafe: Bool) {
            self.replacement = replacement
            self.range = range
            self.isSafe = isSafe
        }

        /// The change as the imperative that follows "fix:".
        public var message: String { replacement.isEmpty ? "remove it" : "write \(replacement)" }
    }
}

/// Functions that read the text of a scalar as a value of the language (language reference, types of keys).
///
/// All are pure, know nothing of files, and never fail on hostile text.
public enum Values {
    /// The text as it is shown within a message: on one line and not too long.
    static func shown(_ text: String) -> String {
        let limit = 40
        var line = ""
        for (index, character) in text.enumerated() {
            if index == limit { return line + "…" }
            line.append(character.isNewline || character == "\t" ? " " : character)
        }
        return line
    }
}
