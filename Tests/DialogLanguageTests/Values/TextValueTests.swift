import Testing

@testable import DialogLanguage

@Suite("Placeholders and Markdown")
struct TextValueTests {
    @Test func templatesAreTakenApart() throws {
        let parsed = try #require(Values.template("Delete “{name}” and {count} more {{x}}?").value)
        #expect(
            parsed.template.parts == [
                .text("Delete “"), .argument("name"), .text("” and "), .argument("count"), .text(" more {x}?"),
            ])
        #expect(parsed.placeholders.map(\.name) == ["name", "count"])
        #expect(parsed.placeholders.map(\.range) == [10..<16, 24..<31])
        #expect(Values.template("").value?.template == TextTemplate(""))
        #expect(Values.template("plain").value?.template == TextTemplate("plain"))
        #expect(Values.template("{{{a}}}").value?.template.parts == [.text("{"), .argument("a"), .text("}")])
    }

    @Test(arguments: [
        ("a { b", 2..<3), ("a } b", 2..<3), ("{a", 0..<1), ("a}", 1..<2), ("{a}}", 3..<4), ("{a{b}", 0..<1),
        ("あ{", 3..<4),
        ("{}", 0..<2), ("{a b}", 0..<5), ("{1}", 0..<3), ("{ name }", 0..<8), ("{none}", 0..<6), ("{名}", 0..<5),
        ("{a\nb}", 0..<1),
    ])
    func braceProblemsPointAtTheBrace(_ text: String, _ range: Range<Int>) {
        let problem = Values.template(text).problem
        #expect(problem?.code == .unknownArgument)
        #expect(problem?.range == range)
    }

    @Test func fixesOfBraces() {
        #expect(Values.template("{ name }").problem?.fix == .init("{name}", range: 0..<8, isSafe: true))
        #expect(Values.template("a { b").problem?.fix == .init("{{", range: 2..<3, isSafe: false))
        #expect(Values.template("{1}").problem?.fix == .init("{{1}}", range: 0..<3, isSafe: false))
    }

    @Test func templatesComeBackFromTheirSource() {
        var generator = SeededGenerator(seed: 6)
        let pieces: [TextTemplate.Part] = [
            .text("a{"), .text("}}"), .text("日本"), .argument("x"), .argument("yZ1"), .text("{{}"),
        ]
        for _ in 0..<2_000 {
            var parts: [TextTemplate.Part] = []
            for _ in 0..<Int.random(in: 0...6, using: &generator) {
                let piece = pieces.randomElement(using: &generator) ?? .text("a")
                if case .text(let text) = piece, case .text(let former)? = parts.last {
                    parts[parts.count - 1] = .text(former + text)
                } else {
                    parts.append(piece)
                }
            }
            let template = TextTemplate(parts: parts)
            #expect(Values.template(template.source).value?.template == template)
        }
    }

    /// The examples follow the specification of CommonMark where it has rules for what is markup here.
    static let markdown: [(String, [MarkdownSpan])] = [
        ("plain", [.text("plain")]),
        ("", []),
        ("*a* b", [.emphasis([.text("a")]), .text(" b")]),
        ("_a_", [.emphasis([.text("a")])]),
        ("**a**", [.strong([.text("a")])]),
        ("***a***", [.emphasis([.strong([.text("a")])])]),
        ("**a *b* c**", [.strong([.text("a "), .emphasis([.text("b")]), .text(" c")])]),
        ("*a **b***", [.emphasis([.text("a "), .strong([.text("b")])])]),
        ("*foo**bar*", [.emphasis([.text("foo**bar")])]),
        ("**foo*bar**", [.strong([.text("foo*bar")])]),
        ("*a _b* c_", [.emphasis([.text("a _b")]), .text(" c_")]),
        ("snake_case_name", [.text("snake_case_name")]),
        ("a * b * c", [.text("a * b * c")]),
        ("2*3*4", [.text("2"), .emphasis([.text("3")]), .text("4")]),
        ("**a", [.text("**a")]),
        ("a**", [.text("a**")]),
        ("\\*a\\*", [.text("*a*")]),
        ("a\\b", [.text("a\\b")]),
        ("`a*b*`", [.code(TextTemplate("a*b*"))]),
        ("``a`b``", [.code(TextTemplate("a`b"))]),
        ("` a `", [.code(TextTemplate("a"))]),
        ("`a", [.text("`a")]),
        ("`a\\`b`", [.code(TextTemplate("a\\")), .text("b`")]),
        ("`{x}`", [.code(TextTemplate(parts: [.argument("x")]))]),
        ("[a](https://b.c)", [.link([.text("a")], url: "https://b.c")]),
        (
            "see [*a* b](https://b.c/d_(e)).",
            [
                .text("see "), .link([.emphasis([.text("a")]), .text(" b")], url: "https://b.c/d_(e)"), .text("."),
            ]
        ),
        ("*[a](https://b.c)*", [.emphasis([.link([.text("a")], url: "https://b.c")])]),
        ("[a *b](https://b.c) c*", [.link([.text("a *b")], url: "https://b.c"), .text(" c*")]),
        (
            "[x [a](https://b.c) y](https://d.e)",
            [
                .text("[x "), .link([.text("a")], url: "https://b.c"), .text(" y](https://d.e)"),
            ]
        ),
        ("[a] (b)", [.text("[a] (b)")]),
        ("[a][b]", [.text("[a][b]")]),
        ("[a](b", [.text("[a](b")]),
        ("\\[a](b)", [.text("[a](b)")]),
        ("![a](https://b.c)", [.text("!"), .link([.text("a")], url: "https://b.c")]),
        ("# a", [.text("# a")]),
        ("<b>a</b>", [.text("<b>a</b>")]),
        ("~~a~~", [.text("~~a~~")]),
        ("{{a}} *{name}*", [.text("{a} "), .emphasis([.argument("name")])]),
        ("**{name}**さん", [.strong([.argument("name")]), .text("さん")]),
        ("\\{{a\\}}", [.text("{a}")]),
    ]

    @Test(arguments: markdown.indices)
    func markdownIsTakenApart(_ index: Int) {
        let (text, spans) = Self.markdown[index]
        #expect(Values.markdown(text).value == spans, "\(text)")
    }

    @Test func wrongAddressesPointIntoTheText() {
        let problem = Values.markdown("あ [a](example.com) b").problem
        #expect(problem?.code == .invalidURL)
        #expect(problem?.range == 8..<19)
        #expect(problem?.fix == .init("https://example.com", range: 8..<19, isSafe: false))
        #expect(Values.markdown("[a]()").problem?.range == 4..<4)
        #expect(Values.markdown("[a](https://b.c \"title\")").problem?.code == .invalidURL)
        #expect(Values.markdown("[a](https://b.c/{id})").problem?.code == .invalidURL)
        #expect(Values.markdown("*a {").problem?.code == .unknownArgument)
    }

    @Test(arguments: [
        "*a ", "*", "_", "**a *b ", "[", "[](", "`", "``` ` ", "[a](https://b.c)", "*a* ", "\\", "(*_", "a*", "[*",
    ])
    func longMarkdownTextsStayFlat(_ piece: String) {
        let text = String(repeating: piece, count: 16_384 / piece.utf8.count)
        guard let spans = Values.markdown(text).value else {
            Issue.record("refused")
            return
        }
        #expect(depth(spans) < 40)
    }

    @Test func deepMarkdownKeepsAllText() {
        let text = String(repeating: "*a **b ", count: 40) + String(repeating: "c** d*", count: 40)
        let spans = Values.markdown(text).value ?? []
        #expect(depth(spans) > 10)
        #expect(depth(spans) < 40)
        #expect(letters(spans) == text.filter { $0 != "*" && $0 != " " })
    }

    private func depth(_ spans: [MarkdownSpan]) -> Int {
        spans.map { span in
            switch span {
            case .text, .argument, .code: 0
            case .emphasis(let inner), .strong(let inner), .link(let inner, _): depth(inner) + 1
            }
        }.max() ?? 0
    }

    private func letters(_ spans: [MarkdownSpan]) -> String {
        spans.map { span in
            switch span {
            case .text(let text): text.filter(\.isLetter)
            case .argument, .code: ""
            case .emphasis(let inner), .strong(let inner), .link(let inner, _): letters(inner)
            }
        }.joined()
    }
}
