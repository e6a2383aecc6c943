import DialogTesting
import Testing

@testable import DialogRuntime

@Suite struct MarkdownTests {
    @Test(
        arguments: [
            ("plain", "plain"), ("a **bold** and *thin* word", "a bold and thin word"), ("`code *x*`", "code *x*"),
            ("[here](https://example.com)", "here (https://example.com)"), ("2 * 3 * 4", "2 * 3 * 4"),
            ("snake_case_name", "snake_case_name"), ("_under_", "under"), ("\\*not\\*", "*not*"),
            ("***both***", "both"),
            ("**open", "**open"), ("[open", "[open"), ("**a *b* c**", "a b c"), ("``a`b``", "a`b"), ("\\", "\\"),
            ("", ""),
        ])
    func plain(_ source: String, _ expected: String) {
        #expect(DialogMarkdown.plain(source) == expected)
    }

    @Test func anyTextIsTaken() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<2_000 {
            let text = (0..<12).map { _ in String("*_`[]()\\ a漢".randomElement(using: &generator) ?? "a") }.joined()
            #expect(DialogMarkdown.plain(text).count <= text.count + 1)
        }
    }

    @Test func runsSayWhatTheyAre() {
        #expect(
            DialogMarkdown.runs(of: "See **the [*new* page](https://a.b)** or `x`")
                == [
                    DialogTextRun(text: "See "), DialogTextRun(text: "the ", isStrong: true),
                    DialogTextRun(text: "new", isEmphasized: true, isStrong: true, link: "https://a.b"),
                    DialogTextRun(text: " page", isStrong: true, link: "https://a.b"), DialogTextRun(text: " or "),
                    DialogTextRun(text: "x", isCode: true),
                ])
    }
}
