import Testing

@testable import DialogLanguage

@Suite("Colors, addresses and patterns")
struct FormValueTests {
    @Test func colors() {
        #expect(Values.color("#FF8000").value == ColorValue(red: 255, green: 128, blue: 0))
        #expect(Values.color("#ff800080").value == ColorValue(red: 255, green: 128, blue: 0, alpha: 128))
    }

    @Test(arguments: [
        Refused("#F80", .invalidColor, fix: "'#FF8800'"), Refused("FF8800", .invalidColor, fix: "'#FF8800'"),
        Refused("0xff8800", .invalidColor, fix: "'#FF8800'"), Refused("＃FF8800", .invalidColor, fix: "'#FF8800'"),
        Refused("#F808", .invalidColor, fix: "'#FF880088'"), Refused("#FF88", .invalidColor, fix: "'#FFFF8888'"),
        Refused("#FF880", .invalidColor), Refused("red", .invalidColor), Refused("#GGGGGG", .invalidColor),
        Refused("", .invalidColor), Refused("#", .invalidColor), Refused("##FF8800", .invalidColor),
    ])
    func otherColorSpellings(_ refused: Refused) {
        expectRefused(refused, by: Values.color)
    }

    @Test(arguments: [
        "https://example.com", "http://example.com/a?b=c#d", "HTTPS://example.com", "https://example.com:8080/x",
        "https://user@example.com", "https://[::1]/x", "mailto:a@example.com", "mailto:a@b,c@d?subject=x",
        "mailto:?subject=x",
        "tel:+81-3-1234-5678", "tel:*31#", "https://ja.wikipedia.org/wiki/日本", "https://例え.jp/",
        "https://a.b/%E3%81%82",
        "https://localhost:3000", "https://example.com/a(b)", "https://example.com/a,b;c=d", "tel:123;ext=4",
    ])
    func addresses(_ text: String) {
        #expect(Values.url(text).value == text)
    }

    @Test(arguments: [
        Refused("www.example.com", .invalidURL, fix: "https://www.example.com", isSafe: false),
        Refused("//example.com/x", .invalidURL, fix: "https://example.com/x", isSafe: false),
        Refused("example.com:8080", .invalidURL, fix: "https://example.com:8080", isSafe: false),
        Refused("me@example.com", .invalidURL, fix: "mailto:me@example.com", isSafe: false),
        Refused("https://example.com/a b", .invalidURL, fix: "https://example.com/a%20b"),
        Refused("https://example.com/<a>", .invalidURL, fix: "https://example.com/%3Ca%3E"),
        Refused("https://example.com/a%zz", .invalidURL, fix: "https://example.com/a%25zz"),
        Refused("https://example.com/100%", .invalidURL, fix: "https://example.com/100%25"),
        Refused("tel:03 1234", .invalidURL, fix: "tel:031234"),
        Refused("https://exa mple.com", .invalidURL), Refused("https://a%20b.c", .invalidURL),
        Refused("https://example.com/{id}", .invalidURL), Refused("https://", .invalidURL),
        Refused("https:///x", .invalidURL),
        Refused("https:example.com", .invalidURL), Refused("http:/example.com", .invalidURL),
        Refused("https://:80", .invalidURL),
        Refused("https://example.com:99999", .invalidURL), Refused("https://example.com:x", .invalidURL),
        Refused("https://.com", .invalidURL), Refused("ftp://example.com", .invalidURL),
        Refused("javascript:alert(1)", .invalidURL),
        Refused("mailto:", .invalidURL), Refused("mailto:me", .invalidURL), Refused("mailto:a@@b", .invalidURL),
        Refused("tel:", .invalidURL), Refused("tel:call-me", .invalidURL), Refused("", .invalidURL),
        Refused("home", .invalidURL),
        Refused("https://example.com/a\u{3000}b", .invalidURL), Refused("https://[]/x", .invalidURL),
        Refused(":x", .invalidURL),
        Refused("https://a\nb", .invalidURL),
    ])
    func otherAddresses(_ refused: Refused) {
        expectRefused(refused, by: Values.url)
    }

    @Test func patterns() {
        for text in ["[a-z]+", "\\d{3}-\\d{4}", "", "(?:a|b)*", "[あ-ん]+"] {
            #expect(Values.pattern(text).value == text)
        }
        for text in ["a(b", "[a-", "*a", "[z-a]", "a{3,1}", "(?<n>a)(?<n>b)", "\\", "(?<=a)b"] {
            expectRefused(Refused(text, .invalidPattern), by: Values.pattern)
        }
        #expect(Values.pattern("a(b").problem?.message.contains("expected ')'") == true)
    }

    @Test func hostilePatterns() {
        #expect(Values.pattern(String(repeating: "(", count: 16_000)).problem?.code == .invalidPattern)
        #expect(Values.pattern(String(repeating: "[", count: 16_000)).problem?.code == .invalidPattern)
        #expect(
            Values.pattern(String(repeating: "[", count: 8_000) + "a" + String(repeating: "]", count: 8_000)).problem
                != nil)
        #expect(Values.pattern(String(repeating: "\\[", count: 100)).value != nil)
    }

    @Test func textsMatchAsAWhole() {
        #expect(Values.matches("abc", pattern: "[a-z]+") == true)
        #expect(Values.matches("abc1", pattern: "[a-z]+") == false)
        #expect(Values.matches("", pattern: "[a-z]*") == true)
        #expect(Values.matches("mail@example.com", pattern: "[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+") == true)
        #expect(Values.matches("090-1234-5678", pattern: "(\\+\\d{1,3})?\\d{2,4}-\\d{2,4}-\\d{4}") == true)
    }

    @Test(arguments: [
        "(a+)+b", "(a*)*b", "(a|a)*b", "((a|b)+)+c", "(a{1,30}){1,30}b", "(?:a+)+b", "(a?){30}a{30}",
        "a*a*a*a*a*a*a*a*b",
    ])
    func patternsThatMayTakeForeverAreNotTried(_ pattern: String) {
        #expect(Values.matches(String(repeating: "a", count: 40), pattern: pattern) == nil)
    }

    @Test func anyTextIsReadWithoutATrap() {
        var generator = SeededGenerator(seed: 5)
        let pieces = [
            "a", "Z", "0", "9", ".", "...", "-", "+", ":", "/", "#", "{", "}", "{{", "[", "](", ")", "(", "*", "_", "`",
            "\\", "'",
            "\"", " ", "\n", "é", "e\u{301}", "日", "🎹", "\u{0}", "\u{FEFF}", "1e", "ms", "T", "https:", "//", "@", "%",
            "mailto:",
        ]
        for _ in 0..<3_000 {
            let text = (0..<Int.random(in: 0...10, using: &generator)).map { _ in
                pieces.randomElement(using: &generator) ?? ""
            }.joined()
            let length = text.utf8.count
            let problems = [
                Values.bool(text, isPlain: true).problem, Values.number(text, isPlain: true).problem,
                Values.numberRange(text).problem, Values.count(text, isPlain: true).problem,
                Values.duration(text).problem,
                Values.date(text).problem, Values.time(text).problem, Values.dateAndTime(text).problem,
                Values.dateRange(text).problem, Values.timeRange(text).problem, Values.color(text).problem,
                Values.url(text).problem, Values.numberFormat(text).problem, Values.symbolName(text).problem,
                Values.identifier(text, role: "control").problem, Values.swiftType(text).problem,
                Values.keyPath(text).problem,
                Values.template(text).problem, Values.markdown(text).problem,
            ]
            for problem in problems.compactMap({ $0 }) {
                if let range = problem.range, range.upperBound > length { Issue.record("\(text): \(problem)") }
                if let range = problem.fix?.range, range.upperBound > length { Issue.record("\(text): \(problem)") }
            }
        }
    }
}
