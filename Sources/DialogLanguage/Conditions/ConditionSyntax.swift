/// A condition as it is written, before its names are looked up. Ranges are UTF-8 bytes within the condition's text.
public indirect enum ConditionSyntax: Sendable, Hashable {
    /// A control, an argument or `app.name` alone; never a constant.
    case term(ConditionTerm)
    case not(ConditionSyntax)
    case and(ConditionSyntax, ConditionSyntax)
    case or(ConditionSyntax, ConditionSyntax)
    case comparison(ConditionComparison)
}

/// `low < high`. The left side is never a constant.
public struct ConditionComparison: Sendable, Hashable {
    public var left: ConditionTerm
    public var sign: Condition.Comparison
    public var signRange: Range<Int>
    public var right: ConditionTerm

    public init(left: ConditionTerm, sign: Condition.Comparison, signRange: Range<Int>, right: ConditionTerm) {
        self.left = left
        self.sign = sign
        self.signRange = signRange
        self.right = right
    }
}

/// One side of a comparison, or a name alone.
public struct ConditionTerm: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        /// An id, the Swift name or plain value of an option, `true`, `false` or `none`.
        case word(String)
        /// The part of `app.name` behind the dot.
        case app(String)
        /// A constant that starts with a digit or a sign; its meaning depends on the other side.
        case number(String)
        /// The text between `'` and `'`, in which a doubled `'` is one.
        case quoted(String)
    }

    public var kind: Kind
    public var range: Range<Int>

    public init(_ kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}

extension ConditionTerm {
    /// Whether the term can only be a constant: it names no control, argument or value of the app.
    var isConstant: Bool {
        switch kind {
        case .word(let word): word == "true" || word == "false" || word == "none"
        case .app: false
        case .number, .quoted: true
        }
    }
}
