import Diagnostics
import Testing
import YAMLTree

@Suite struct SpanTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let source: String
        /// The bytes at the span of the value of the key `k`.
        let slice: String
        let text: String
        let style: YAMLNode.Style

        init(_ source: String, _ slice: String, _ text: String, _ style: YAMLNode.Style = .plain) {
            (self.source, self.slice, self.text, self.style) = (source, slice, text, style)
        }

        var testDescription: String { source.debugDescription }
    }

    @Test(arguments: [
        Sample("k: no", "no", "no"),
        Sample("k: 1.10 # c\n", "1.10", "1.10"),
        Sample("k:\t~\t\n", "~", "~"),
        Sample("k: 'it''s'\n", "'it''s'", "it's", .singleQuoted),
        Sample("k: ''\n", "''", "", .singleQuoted),
        Sample("k: \"a\\tb\\u00e9\"  # c\n", "\"a\\tb\\u00e9\"", "a\tbé", .doubleQuoted),
        Sample("k: one\n  two\n\n  three  \nj: 1\n", "one\n  two\n\n  three", "one two\nthree"),
        Sample("k: \"one\n  two\"\n", "\"one\n  two\"", "one two", .doubleQuoted),
        Sample("k: |\n  a\n   b\n\n\nj: 1\n", "|\n  a\n   b", "a\n b\n", .literal),
        Sample("k: >-\n  a\n  b\n\n  c\n", ">-\n  a\n  b\n\n  c", "a b\nc", .folded),
        Sample("k: |+ # c\n  a\n\n# d\n", "|+ # c\n  a", "a\n\n", .literal),
        Sample("k: |  # c\n\nj: 1\n", "|", "", .literal),
        Sample("k: |\n  a", "|\n  a", "a", .literal),
        Sample("k: |2\n    a  \n  b\n", "|2\n    a  \n  b", "  a  \nb\n", .literal),
        Sample("日本: 語\nk: 東京 🎵 # 音\n", "東京 🎵", "東京 🎵"),
        Sample("🎵: 𝄞\nk: \"日本\\n\"\n", "\"日本\\n\"", "日本\n", .doubleQuoted),
        Sample("\u{FEFF}k: é\n", "é", "é"),
        Sample("é: x\r\nk: |\r\n  ü\r\n  b\r\n\r\nj: 1\r\n", "|\r\n  ü\r\n  b", "ü\nb\n", .literal),
        Sample("é: x\r\nk: a\r\n  b\r\n", "a\r\n  b", "a b"),
        Sample("{é: ü, k: ö}\n", "ö", "ö"),
        Sample("k: &a x\n", "x", "x"),
        Sample("k: &a # c\n  x\n", "x", "x"),
        Sample("k: &a |\n  x\n", "|\n  x", "x\n", .literal),
    ]) func scalars(_ sample: Sample) throws {
        let parsed = Parsed(sample.source)
        #expect(parsed.findings == [])
        let node = try #require(parsed.tree?.root?.value(for: "k"))
        #expect(node.span.text == sample.slice)
        #expect(node.text == sample.text)
        #expect(node.style == sample.style)
    }

    @Test func `a byte-order mark counts in offsets and not in columns`() throws {
        let parsed = Parsed("\u{FEFF}k: é\n")
        let entry = try #require(parsed.tree?.root?.entries.first { _ in true })
        #expect(entry.key.range == ByteRange(3, 4))
        #expect(entry.value.range == ByteRange(6, 8))
        #expect(Parsed.describe(entry.key.range, LineTable(parsed.file)) == "1:1-1:2")
    }

    @Test(arguments: [
        ("k: {a: 1, b: [2]}  # c\n", "{a: 1, b: [2]}", true), ("k: [ ]\n", "[ ]", true),
        ("k:\n  a: 1\n  b:\n   - x\n\nj: 1\n", "a: 1\n  b:\n   - x", false),
        ("k:\n- 1\n- 2\n\n# c\n", "- 1\n- 2", false),
        ("k: [a: 1]\n", "[a: 1]", true), ("k: &x\n  a: b\n", "a: b", false), ("k: &x [\n]\n", "[\n]", true),
        ("k:\n  a: *nope\n", "a: *nope", false), ("k:\n  a:\n", "a:", false),
    ]) func `lists and mappings`(_ source: String, _ slice: String, _ isFlow: Bool) throws {
        let node = try #require(Parsed(source).tree?.root?.value(for: "k"))
        #expect(node.span.text == slice)
        #expect(node.isFlow == isFlow)
        #expect(node.style == .plain)
        #expect(node.text == "")
    }

    @Test func `a pair in a list is a mapping of its own`() throws {
        let item = try #require(Parsed("[é: 1 , b]\n").tree?.root?.items.first { _ in true })
        #expect(item.outline == "{é: 1}")
        #expect(item.span.text == "é: 1")
    }

    struct Absence: Sendable {
        let source: String
        let places: [String]
    }

    @Test(arguments: [
        Absence(source: "k:\nj: 1\n", places: ["1:3-1:3"]),
        Absence(source: "k:   # c\n", places: ["1:3-1:3"]),
        Absence(source: "é: 1\nü:", places: ["2:3-2:3"]),
        Absence(source: "k:\n  -\n  - x\n  -   # c\n", places: ["2:3-2:4", "4:3-4:4"]),
        Absence(source: "- \n", places: ["1:1-1:2"]),
        Absence(source: "- &a\n- *a\n", places: ["1:1-1:2", "2:3-2:5"]),
        Absence(source: "{k: , j}\n", places: ["1:4-1:4", "1:8-1:8"]),
        Absence(source: "? k\n\n? j\n", places: ["1:4-1:4", "3:4-3:4"]),
        Absence(source: "k: &a\nj: 1\n", places: ["1:6-1:6"]),
        Absence(source: "k: ''\nj: ~\n", places: []),
    ]) func `absent values`(_ absence: Absence) throws {
        let parsed = Parsed(absence.source)
        let table = LineTable(parsed.file)
        let absent = try #require(parsed.tree?.root).scalars.filter(\.isAbsent)
        #expect(absent.map { Parsed.describe($0.range, table) } == absence.places)
        #expect(absent.allSatisfy { $0.text.isEmpty && $0.style == .plain })
    }

    @Test func `block scalar inside an indented list`() throws {
        let source = "a:\n  - b: |\n      x\n       y\n\n  - c\n"
        let node = try #require(Parsed(source).tree?.root?.scalars.first { $0.style == .literal })
        #expect(node.span.text == "|\n      x\n       y")
    }
}
