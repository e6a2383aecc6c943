import Diagnostics
import Testing
import YAMLTree

@Suite struct SourceOffsetTests {
    /// The file's bytes from where `needle` begins in the text of the value of `k`.
    private func rest(_ source: String, from needle: String) throws -> String {
        let parsed = Parsed(source)
        let node = try #require(parsed.tree?.root?.value(for: "k"))
        let text = Array(node.text.utf8)
        let sought = Array(needle.utf8)
        let index = try #require((0...text.count - sought.count).first { text[$0...].starts(with: sought) })
        let offset = try #require(node.textPlaces.sourceOffset(inText: index))
        return String(decoding: parsed.file.bytes[offset...], as: UTF8.self)
    }

    @Test(arguments: [
        ("k: a {x} b\n", "{x}"), ("k: 'a {x} b'\n", "{x}"), ("k: 'it''s {x} b'\n", "{x}"),
        ("k: \"a\\t\\\"\\u00e9\\x41\\U0001F3B5\\_\\L{x}\"\n", "{x}"), ("é: ü\nk: \"日本\\n{x}\"\n", "{x}"),
        ("k: |\n  a\n   b {x}\n", "{x}"), ("k: |-\n  a\n\n\n  {x}\n", "{x}"), ("k: >\n  a\n  b\n\n  c {x}\n", "{x}"),
        ("k: |2\n    a\n  {x}\n", "{x}"), ("k: a\n  b {x}\n", "{x}"), ("k: a\n\n  b\n  {x} c\n", "{x}"),
        ("k: \"a\n  b\n\n  {x}\"\n", "{x}"), ("k: \"a\\\n   b {x}\"\n", "{x}"), ("k: 'a\n  it''s {x}'\n", "{x}"),
        ("k: |\r\n  a\r\n  {x}\r\n", "{x}"), ("k: \"é\r\n  {x}\"\r\n", "{x}"), ("\u{FEFF}k: 'a''{x}'\n", "{x}"),
    ]) func `a place in a text is found in the file`(_ source: String, _ needle: String) throws {
        #expect(try rest(source, from: needle).hasPrefix(needle))
    }

    @Test func `an escape's start stands for its bytes`() throws {
        let node = try #require(Parsed("k: \"\\u00e9x\"\n").tree?.root?.value(for: "k"))
        #expect((0...3).map { node.textPlaces.sourceOffset(inText: $0) } == [4, 4, 10, 11])
        #expect(node.textPlaces.sourceOffset(inText: 4) == nil)
        #expect(node.textPlaces.sourceOffset(inText: -1) == nil)
    }

    @Test func `the end of a text is a place`() throws {
        for (source, end) in [("k: abc\n", 6), ("k: 'abc'\n", 7), ("k: ''\n", 4), ("k: 'a''c'\n", 8), ("k:\n", 2)] {
            let node = try #require(Parsed(source).tree?.root?.value(for: "k"))
            #expect(node.textPlaces.sourceOffset(inText: node.text.utf8.count) == end)
        }
    }

    @Test func `lists and mappings have no text to point into`() {
        #expect(Parsed("k: [1]\n").tree?.root?.value(for: "k")?.textPlaces.sourceOffset(inText: 0) == nil)
    }
}
