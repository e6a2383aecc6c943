import Diagnostics

/// Reads a condition: `not` binds tighter than `and`, `and` tighter than `or`; a comparison tighter than all of them.
public struct ConditionParser {
    /// Limits that no sensible condition reaches. They bound the depth of the tree for everybody who walks it.
    static let deepestNesting = 32
    static let mostTerms = 128

    private let text: String
    private let tokens: [ConditionToken]
    private var index = 0
    private var depth = 0
    private var terms = 0
    /// The first thing found wrong; everything stops there.
    private var problem: ValueProblem?

    private init(_ text: String, tokens: [ConditionToken]) {
        self.text = text
        self.tokens = tokens
    }

    /// The syntax tree of a condition, or what is wrong (`condition-syntax`) and where.
    public static func parse(_ text: String) -> Parsed<ConditionSyntax> {
        // Nothing is to be taken apart in a name alone, which is what most conditions are.
        if SwiftIdentifier.isPlainWord(text), !Values.isReservedIdentifier(text) {
            return .value(.term(ConditionTerm(.word(text), range: 0..<text.utf8.count)))
        }
        switch ConditionLexer.tokens(of: text) {
        case .problem(let problem): return .problem(problem)
        case .value(let tokens):
            var parser = ConditionParser(text, tokens: tokens)
            if let tree = parser.whole() { return .value(tree) }
            return .problem(parser.problem ?? ValueProblem(.conditionSyntax, "this is not a condition"))
        }
    }

    private var token: ConditionToken { tokens[min(index, tokens.count - 1)] }

    private mutating func fail(_ message: String, at range: Range<Int>, fix: ValueProblem.Fix? = nil)
        -> ConditionSyntax?
    {
        if problem == nil { problem = ValueProblem(.conditionSyntax, message, range: range, fix: fix) }
        return nil
    }

    private mutating func whole() -> ConditionSyntax? {
        guard token.kind != .end else { return fail("the condition is empty", at: token.range) }
        guard let tree = disjunction() else { return nil }
        switch token.kind {
        case .end: return tree
        case .close:
            return fail("this ) closes nothing", at: token.range, fix: .init("", range: token.range, isSafe: false))
        default: return unexpected()
        }
    }

    private mutating func disjunction() -> ConditionSyntax? {
        guard var left = conjunction() else { return nil }
        while token.kind == .or {
            index += 1
            guard let right = conjunction() else { return nil }
            left = .or(left, right)
        }
        return left
    }

    private mutating func conjunction() -> ConditionSyntax? {
        guard var left = negation() else { return nil }
        while token.kind == .and {
            index += 1
            guard let right = negation() else { return nil }
            left = .and(left, right)
        }
        return left
    }

    private mutating func negation() -> ConditionSyntax? {
        guard token.kind == .not || token.kind == .open else { return comparison() }
        depth += 1
        defer { depth -= 1 }
        let opener = token
        guard depth <= Self.deepestNesting else {
            return fail("the condition nests deeper than \(Self.deepestNesting) levels", at: opener.range)
        }
        index += 1
        if opener.kind == .not {
            return negation().map { .not($0) }
        }
        guard let inner = disjunction() else { return nil }
        if token.kind == .end {
            return fail("this ( is never closed", at: opener.range)
        }
        guard token.kind == .close else { return unexpected() }
        index += 1
        if case .comparison = token.kind {
            return fail("a comparison has a control or a constant on each side, not parentheses", at: token.range)
        }
        return inner
    }

    private mutating func comparison() -> ConditionSyntax? {
        guard let left = term() else { return nil }
        guard case .comparison(let sign) = token.kind else {
            return left.isConstant ? constantAlone(left) : .term(left)
        }
        let signRange = token.range
        index += 1
        if token.kind == .open {
            return fail("a comparison has a control or a constant on each side, not parentheses", at: token.range)
        }
        guard let right = term() else { return nil }
        if case .comparison = token.kind {
            let middle = source(right.range)
            return fail(
                "comparisons cannot be chained; write 'and' between them, as \(source(left.range)) \(sign.rawValue)"
                    + " \(middle) and \(middle) …",
                at: token.range)
        }
        let comparison = ConditionComparison(left: left, sign: sign, signRange: signRange, right: right)
        return left.isConstant ? constantFirst(comparison) : .comparison(comparison)
    }

    private mutating func constantAlone(_ term: ConditionTerm) -> ConditionSyntax? {
        fail(
            "\(source(term.range)) is a constant; a condition names a control, an argument or app.name", at: term.range)
    }

    /// `5 < bpm`: the control comes first.
    private mutating func constantFirst(_ comparison: ConditionComparison) -> ConditionSyntax? {
        let (left, right) = (comparison.left, comparison.right)
        guard !right.isConstant else {
            return fail("a comparison of two constants is always the same; name a control or argument", at: left.range)
        }
        let mended = "\(source(right.range)) \(comparison.sign.mirrored.rawValue) \(source(left.range))"
        let range = left.range.lowerBound..<right.range.upperBound
        return fail(
            "a comparison starts with its control or argument; write \(mended)", at: left.range,
            fix: .init(mended, range: range, isSafe: true))
    }

    private mutating func term() -> ConditionTerm? {
        guard case .term(let kind) = token.kind else {
            _ = missingTerm()
            return nil
        }
        terms += 1
        guard terms <= Self.mostTerms else {
            _ = fail(
                "the condition has more than \(Self.mostTerms) terms; let the app supply it as app.name",
                at: token.range)
            return nil
        }
        defer { index += 1 }
        return ConditionTerm(kind, range: token.range)
    }

    private func source(_ range: Range<Int>) -> String {
        Values.shown(String(decoding: Array(text.utf8)[range], as: UTF8.self))
    }

    /// Something else stands where a control, an argument or a constant belongs.
    private mutating func missingTerm() -> ConditionSyntax? {
        let found = token
        let before = index > 0 ? source(tokens[index - 1].range) : nil
        switch found.kind {
        case .end:
            return fail(
                "the condition ends after '\(before ?? "")'; something has to follow", at: tokens[index - 1].range)
        case .not:
            return fail("'not' stands before a whole comparison, as not mode == off", at: found.range)
        default:
            let place = before.map { "after '\($0)'" } ?? "at the start"
            return fail("'\(source(found.range))' has nothing to work on \(place)", at: found.range)
        }
    }

    /// A second term without an operator between, or an operator out of place.
    private mutating func unexpected() -> ConditionSyntax? {
        let found = token
        let word = source(found.range)
        if case .term(.word(let text)) = found.kind {
            let operators = [
                "and": "and", "or": "or", "not": "not", "is": "==", "equals": "==", "eq": "==", "isnt": "!=",
                "ne": "!=",
                "lt": "<", "gt": ">", "le": "<=", "ge": ">=",
            ]
            if let meant = operators[text.lowercased()] {
                return fail(
                    "'\(word)' is written \(meant) here", at: found.range,
                    fix: .init(meant, range: found.range, isSafe: true))
            }
        }
        let before = index > 0 ? source(tokens[index - 1].range) : ""
        return fail("an operator is missing between '\(before)' and '\(word)'", at: found.range)
    }
}

extension Condition.Comparison {
    /// The sign after both sides have changed places.
    fileprivate var mirrored: Condition.Comparison {
        switch self {
        case .equal, .notEqual: self
        case .less: .greater
        case .lessOrEqual: .greaterOrEqual
        case .greater: .less
        case .greaterOrEqual: .lessOrEqual
        }
    }
}
