import Diagnostics
import Testing
import YAMLTree

@Suite struct DocumentTests {
    @Test(arguments: [
        "", "\n\n", "# nothing\n", "---\n", "--- # x\n...\n", "\u{FEFF}", "\u{FEFF}# x", "%YAML 1.2\n---\n",
    ])
    func `a file without content`(_ text: String) {
        let parsed = Parsed(text)
        #expect(parsed.findings == ["empty-file file"])
        #expect(parsed.tree != nil)
        #expect(parsed.tree?.root == nil)
        #expect(parsed.tree?.json() == "null\n")
    }

    @Test(arguments: ["---\na: 1\n", "a: 1\n...\n", "%YAML 1.1\n---\na: 1\n", "%YAML 1.2\n---\na: 1\n...\n", "a: 1"])
    func `one document with its marks`(_ text: String) {
        let parsed = Parsed(text)
        #expect(parsed.findings == [])
        #expect(parsed.tree?.root?.outline == "{a: 1}")
    }

    @Test(arguments: [
        Expectation("a: b\n---\nc: d\n", "yaml-multiple-documents 2:1-2:4"),
        Expectation("---\n---\n", "yaml-multiple-documents 2:1-2:4"),
        Expectation("a: 1\n...\nb: 2\n", "yaml-multiple-documents 3:1-3:2"),
        Expectation("a: 1\n---\nb: [\n---\n", "yaml-multiple-documents 2:1-2:4"),
    ]) func `a second document`(_ expectation: Expectation) {
        #expect(Parsed(expectation.text).findings == expectation.findings)
    }

    @Test func `the first document of several is still there`() {
        #expect(Parsed("a: b\n---\nc: d\n").tree?.root?.outline == "{a: b}")
    }

    @Test(arguments: [
        Expectation("a: !t 1\n", "yaml-tag 1:4-1:6"),
        Expectation("a: &q !t 1\n", "yaml-tag 1:7-1:9"),
        Expectation("a: !t &q [1]\n", "yaml-tag 1:4-1:6"),
        Expectation("a: !!str 1\n", "yaml-tag 1:4-1:9"),
        Expectation("a: !<x> 1\n", "yaml-tag 1:4-1:8"),
        Expectation("a: ! 1\n", "yaml-tag 1:4-1:5"),
        Expectation("!t\na: 1\n", "yaml-tag 1:1-1:3"),
        Expectation("a: !e!x 1\n", "yaml-tag 1:4-1:8"),
        Expectation("%TAG ! tag:x,2000:\n---\na: 1\n", "yaml-tag 1:1-1:19"),
        Expectation("# c\n%TAG !e! tag:x,2000:\n---\na: 1\n", "yaml-tag 2:1-2:21"),
    ]) func tags(_ expectation: Expectation) {
        #expect(Parsed(expectation.text).findings == expectation.findings)
    }

    @Test func `the value behind a tag stays`() {
        #expect(Parsed("a: !t 1\nb: !t\n  c: 2\n").tree?.root?.outline == "{a: 1, b: {c: 2}}")
    }
}

@Suite struct KeyTests {
    @Test(arguments: [
        Expectation("a: 1\nb: 2\na: 3\n", "yaml-duplicate-key 3:1-3:2"),
        Expectation("a: 1\n'a': 2\n", "yaml-duplicate-key 2:1-2:4"),
        Expectation("a: 1\n\"\\x61\": 2\n", "yaml-duplicate-key 2:1-2:7"),
        Expectation("\"\\x61\": 1\na: 2\n", "yaml-duplicate-key 2:1-2:2"),
        Expectation("aXbXc: 1\naYbYc: 2\naXbXc: 3\n", "yaml-duplicate-key 3:1-3:6"),
        Expectation("{x: 1, y: {x: 2, x: 3}}\n", "yaml-duplicate-key 1:18-1:19"),
        Expectation("a: 1\na: 2\na: 3\n", "yaml-duplicate-key 2:1-2:2", "yaml-duplicate-key 3:1-3:2"),
        Expectation("<<: {x: 1}\na: 1\n", "yaml-merge-key 1:1-1:3"),
        Expectation("b:\n  x: 1\n  <<: [1]\n", "yaml-merge-key 3:3-3:5"),
        Expectation("? [a]\n: b\n", "wrong-type 1:3-1:6"),
        Expectation("{{name}}: b\n", "wrong-type 1:2-1:8"),
        Expectation("? a: b\n: c\n", "wrong-type 1:3-1:7"),
        Expectation("?\n: b\n", "yaml-syntax 1:2-1:2"),
        Expectation("'<<': 1\n"),
        Expectation("é: 1\ne\u{301}: 2\n"),
    ]) func `keys that cannot be`(_ expectation: Expectation) {
        #expect(Parsed(expectation.text).findings == expectation.findings)
    }

    @Test func `a duplicate points at the first`() throws {
        let parsed = Parsed("a: 1\nb: 2\na: 3\n")
        let note = try #require(parsed.diagnostics.first?.notes.first)
        #expect(note.span.range == ByteRange(0, 1))
        #expect(parsed.tree?.root?.outline == "{a: 1, b: 2}")
        #expect(parsed.tree?.root?.count == 2)
        #expect(parsed.tree?.root?.isIncomplete == false)
    }

    @Test(arguments: [15, 16, 17, 18, 500]) func `duplicates are found in mappings of any size`(_ count: Int) {
        let keys = (0..<count).map { "k\($0): \($0)\n" }.joined()
        #expect(Parsed(keys).findings == [])
        for repeated in [0, count / 2, count - 1] {
            let parsed = Parsed(keys + "k\(repeated): x\nk\(repeated): y\n")
            let end = 2 + "\(repeated)".count
            #expect(
                parsed.findings == [
                    "yaml-duplicate-key \(count + 1):1-\(count + 1):\(end)",
                    "yaml-duplicate-key \(count + 2):1-\(count + 2):\(end)",
                ])
            #expect(parsed.tree?.root?.count == count)
        }
    }

    @Test func `what lost an entry says that it is incomplete`() {
        for text in ["<<: 1\na: 1\n", "? [x]\n: y\na: 1\n", "b: *nope\na: 1\n"] {
            let root = Parsed(text).tree?.root
            #expect(root?.outline == "{a: 1}")
            #expect(root?.count == 1)
            #expect(root?.isIncomplete == true)
        }
        let list = Parsed("[1, *nope, 2]\n").tree?.root
        #expect(list?.outline == "[1, 2]")
        #expect(list?.isIncomplete == true)
    }

    @Test func `values are found by key`() {
        let root = Parsed("a: 1\nb: {c: 2}\n'': 3\n").tree?.root
        #expect(root?.value(for: "a")?.text == "1")
        #expect(root?.value(for: "b")?.value(for: "c")?.text == "2")
        #expect(root?.value(for: "")?.text == "3")
        #expect(root?.value(for: "c") == nil)
        #expect(root?.value(for: "a")?.value(for: "x") == nil)
    }
}
