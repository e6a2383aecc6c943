import Testing

@testable import DialogLanguage

/// A syntax tree as text with parentheses everywhere, for comparisons.
private func outline(_ syntax: ConditionSyntax) -> String {
    switch syntax {
    case .term(let term): source(term)
    case .not(let inner): "(not \(outline(inner)))"
    case .and(let left, let right): "(\(outline(left)) and \(outline(right)))"
    case .or(let left, let right): "(\(outline(left)) or \(outline(right)))"
    case .comparison(let comparison):
        "(\(source(comparison.left)) \(comparison.sign.rawValue) \(source(comparison.right)))"
    }
}

private func source(_ term: ConditionTerm) -> String {
    switch term.kind {
    case .word(let word): word
    case .app(let name): "app.\(name)"
    case .number(let number): number
    case .quoted(let text): "'" + text.replacing("'", with: "''") + "'"
    }
}

@Suite("Parser of conditions")
struct ConditionParserTests {
    @Test(arguments: [
        ("click", "click"),
        ("not click", "(not click)"),
        ("mode == mqtt", "(mode == mqtt)"),
        ("low < high", "(low < high)"),
        ("key != none", "(key != none)"),
        ("app.jitAvailable", "app.jitAvailable"),
        ("a and (b or not c)", "(a and (b or (not c)))"),
        ("a or b and c", "(a or (b and c))"),
        ("a and b or c", "((a and b) or c)"),
        ("a and b and c", "((a and b) and c)"),
        ("not a and b", "((not a) and b)"),
        ("not a == b", "(not (a == b))"),
        ("not not a", "(not (not a))"),
        ("not (a or b)", "(not (a or b))"),
        ("((a))", "a"),
        ("a<=-5", "(a <= -5)"),
        ("a>=1.5e+3", "(a >= 1.5e+3)"),
        ("a=='b c'", "(a == 'b c')"),
        ("a == 'it''s'", "(a == 'it''s')"),
        ("a == ''", "(a == '')"),
        ("音 == ピアノ", "(音 == ピアノ)"),
        ("  a\n  and\tb ", "(a and b)"),
        ("android or order or nothing", "((android or order) or nothing)"),
        ("start == 2026-11-30", "(start == 2026-11-30)"),
        ("start < 12:30", "(start < 12:30)"),
        ("wait > 250ms", "(wait > 250ms)"),
        ("a==b", "(a == b)"),
        ("a == true and b != false", "((a == true) and (b != false))"),
    ])
    func trees(_ text: String, _ tree: String) {
        #expect(ConditionParser.parse(text).value.map(outline) == tree)
    }

    @Test(arguments: [
        ("", 0..<0), ("   ", 3..<3), ("a and", 2..<5), ("and a", 0..<3), ("a b", 2..<3), ("a == ", 2..<4),
        ("== b", 0..<2),
        ("(a", 0..<1), ("a)", 1..<2), ("()", 1..<2), ("a < b < c", 6..<7), ("a == b == c", 7..<9), ("a && b", 2..<4),
        ("a || b", 2..<4), ("!a", 0..<1), ("a = b", 2..<3), ("a === b", 2..<5), ("a <> b", 2..<4), ("a ≠ b", 2..<5),
        ("a == \"b\"", 5..<6), ("a == 'b", 5..<6), ("a ＝＝ b", 2..<8), ("（a）", 0..<3), ("a\u{3000}and b", 1..<4),
        ("a AND b", 2..<5), ("a is b", 2..<4), ("5 < a", 0..<1), ("'x' == a", 0..<3), ("true", 0..<4), ("none", 0..<4),
        ("5", 0..<1), ("'x'", 0..<3), ("5 < 6", 0..<1), ("a.b", 0..<3), ("app", 0..<3), ("app.", 0..<4),
        ("app.a.b", 0..<5),
        ("app.class", 0..<9), ("a == (b)", 5..<6), ("(a) == b", 4..<6), ("a + b", 2..<3), ("a == not b", 5..<8),
        ("a,b", 1..<2),
        ("not", 0..<3), ("a or or b", 5..<7), ("日本 && b", 7..<9), ("a ==! b", 2..<5), ("a #b", 2..<3), ("app.（", 0..<4),
    ])
    func mistakesHaveAPlace(_ text: String, _ range: Range<Int>) {
        let problem = ConditionParser.parse(text).problem
        #expect(problem?.code == .conditionSyntax)
        #expect(problem?.range == range, "\(problem?.message ?? "accepted")")
        #expect((problem?.message.count ?? 0) > 15)
    }

    @Test(arguments: [
        ("a && b", "a and b"), ("a || b", "a or b"), ("!a", "not a"), ("a = b", "a == b"), ("a === b", "a == b"),
        ("a <> b", "a != b"),
        ("a ≥ 3", "a >= 3"), ("a AND b", "a and b"), ("a is b", "a == b"), ("5 < bpm", "bpm > 5"),
        ("5 == bpm", "bpm == 5"),
        ("a\u{3000}and b", "a and b"), ("a => 5", "a >= 5"), ("a ＝＝ b", "a == b"), ("a ＜ b", "a < b"),
    ])
    func fixesGiveWhatWasMeant(_ text: String, _ mended: String) throws {
        let fix = try #require(ConditionParser.parse(text).problem?.fix)
        #expect(fix.isSafe)
        #expect(applied(fix, to: text).split(separator: " ") == mended.split(separator: " "))
        #expect(ConditionParser.parse(applied(fix, to: text)).value != nil)
    }

    private func applied(_ fix: ValueProblem.Fix, to text: String) -> String {
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(fix.range ?? 0..<bytes.count, with: fix.replacement.utf8)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func chainsAreExplained() {
        let message = ConditionParser.parse("1 < a").problem?.message
        #expect(message == "a comparison starts with its control or argument; write a > 1")
        #expect(
            ConditionParser.parse("low < mid < high").problem?.message
                == "comparisons cannot be chained; write 'and' between them, as low < mid and mid …")
    }

    @Test func nestingAndLengthHaveLimits() {
        let deep = String(repeating: "(", count: 32) + "a" + String(repeating: ")", count: 32)
        #expect(ConditionParser.parse(deep).value != nil)
        #expect(ConditionParser.parse("(" + deep + ")").problem?.code == .conditionSyntax)
        #expect(ConditionParser.parse(String(repeating: "(", count: 16_000)).problem?.range == 32..<33)
        #expect(ConditionParser.parse(String(repeating: "not ", count: 4_000) + "a").problem?.code == .conditionSyntax)
        let long = Array(repeating: "a", count: 128).joined(separator: " and ")
        #expect(ConditionParser.parse(long).value != nil)
        #expect(ConditionParser.parse(long + " or b").problem?.code == .conditionSyntax)
    }

    @Test func anySoupOfTokensIsReadWithoutATrap() {
        var generator = SeededGenerator(seed: 7)
        let pieces = [
            "a", "b1", "and", "or", "not", "none", "true", "app", "app.x", ".", "(", ")", "==", "!=", "<", "<=", ">",
            "=", "!", "&&", "'",
            "'x'", "''", "5", "-5", "1.5e", "0x1F", "日本", "＝", "🎹", "e\u{301}", " ", "\n", "\u{0}", "\"", "-", "+", "é",
        ]
        var accepted = 0
        for _ in 0..<10_000 {
            let text = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                (pieces.randomElement(using: &generator) ?? "") + (Bool.random(using: &generator) ? " " : "")
            }.joined()
            let result = ConditionParser.parse(text)
            if let problem = result.problem {
                let length = text.utf8.count
                #expect(problem.code == .conditionSyntax)
                if let range = problem.range, range.upperBound <= length, isBoundary(range, text) {
                    if let fix = problem.fix?.range, !isBoundary(fix, text) {
                        Issue.record("fix in '\(text)': \(problem)")
                    }
                } else {
                    Issue.record("'\(text)': \(problem)")
                }
            } else {
                accepted += 1
            }
        }
        #expect(accepted > 100)
    }

    /// Whether both ends stand between whole characters of UTF-8.
    private func isBoundary(_ range: Range<Int>, _ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return [range.lowerBound, range.upperBound].allSatisfy { $0 == bytes.count || bytes[$0] & 0xC0 != 0x80 }
    }

    @Test func printedTreesComeBack() {
        var generator = SeededGenerator(seed: 8)
        for _ in 0..<2_000 {
            let tree = randomTree(depth: 5, using: &generator)
            let full = outline(tree)
            #expect(ConditionParser.parse(full).value.map(outline) == full)
            let short = sparse(tree, under: 0)
            #expect(ConditionParser.parse(short).value.map(outline) == full, "\(short)")
        }
    }

    /// The tree with as few parentheses as the precedence of the language allows.
    private func sparse(_ tree: ConditionSyntax, under level: Int) -> String {
        let (text, own): (String, Int) =
            switch tree {
            case .or(let left, let right): ("\(sparse(left, under: 0)) or \(sparse(right, under: 1))", 0)
            case .and(let left, let right): ("\(sparse(left, under: 1)) and \(sparse(right, under: 2))", 1)
            case .not(let inner): ("not \(sparse(inner, under: 2))", 2)
            case .term(let term): (source(term), 3)
            case .comparison(let one): ("\(source(one.left))\(one.sign.rawValue)\(source(one.right))", 3)
            }
        return own < level ? "(\(text))" : text
    }

    private func randomTree(depth: Int, using generator: inout SeededGenerator) -> ConditionSyntax {
        let names: [ConditionTerm.Kind] = [.word("a"), .word("bpm"), .word("ピアノ"), .word("notes"), .app("isOn")]
        let constants: [ConditionTerm.Kind] = [
            .number("5"), .number("-1.5"), .quoted("it's"), .quoted(""), .word("none"),
        ]
        func term(_ kinds: [ConditionTerm.Kind]) -> ConditionTerm {
            ConditionTerm(kinds.randomElement(using: &generator) ?? .word("a"), range: 0..<0)
        }
        switch Int.random(in: 0..<(depth > 0 ? 5 : 2), using: &generator) {
        case 0: return .term(term(names))
        case 1:
            let sign = Condition.Comparison.allCases.randomElement(using: &generator) ?? .equal
            return .comparison(
                ConditionComparison(left: term(names), sign: sign, signRange: 0..<0, right: term(names + constants)))
        case 2: return .not(randomTree(depth: depth - 1, using: &generator))
        case 3:
            return .and(
                randomTree(depth: depth - 1, using: &generator), randomTree(depth: depth - 1, using: &generator))
        default:
            return .or(
                randomTree(depth: depth - 1, using: &generator), randomTree(depth: depth - 1, using: &generator))
        }
    }
}
