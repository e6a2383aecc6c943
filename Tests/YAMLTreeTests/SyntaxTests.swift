import Diagnostics
import Testing
import YAMLTree

@Suite struct SyntaxTests {
    @Test(arguments: [
        Expectation("a: [1, 2\nb: 3\n", "yaml-unclosed 1:4-1:5"),
        Expectation("a: [\n", "yaml-unclosed 1:4-1:5"),
        Expectation("a: [1,\n", "yaml-unclosed 1:4-1:5"),
        Expectation("a: {b: [1, 2}\nc: 1\n", "yaml-unclosed 1:8-1:9"),
        Expectation("[a}\n", "yaml-unclosed 1:1-1:2"),
        Expectation("c:\n  - {id: a, kind: t\n  - {id: b, kind: [x]}\n", "yaml-unclosed 2:5-2:6"),
        Expectation("a: {x: 1, # }\nb: [2]\n", "yaml-unclosed 1:4-1:5"),
        Expectation("a: \"x\nb: \"Hi\"\n", "yaml-unclosed 1:4-1:5"),
        Expectation("a: 'x\nb: 1\n", "yaml-unclosed 1:4-1:5"),
        Expectation("a: \"x\n---\ny\"\n", "yaml-unclosed 1:4-1:5"),
        Expectation("a: \"q\\\"\nb: c\n", "yaml-unclosed 1:4-1:5"),
        Expectation("a: \"x, y\n- b: \"z\"\n", "yaml-unclosed 1:4-1:5"),
        Expectation("a: {t: \"x, b: \"Hi\"}\n", "yaml-unclosed 1:8-1:9"),
        Expectation("a: 1\n\"b: 2\nc: \"d\"\n", "yaml-unclosed 2:1-2:2"),
        Expectation("{\n\"a\": 1,\n\"b\": 2\n", "yaml-unclosed 1:1-1:2"),
    ]) func `what is opened and not closed is reported at its opener`(_ expectation: Expectation) {
        let parsed = Parsed(expectation.text)
        #expect(parsed.findings == expectation.findings)
        #expect(parsed.tree == nil)
    }

    @Test(arguments: [
        Expectation("a: {x: 1 y: 2}\n", "yaml-syntax 1:10-1:12"),
        Expectation("a: [\"x\" \"y\"]\n", "yaml-syntax 1:9-1:12"),
        Expectation("c: [{id: a, k: b}\n    {id: c}]\n", "yaml-syntax 2:5-2:6"),
        Expectation("{\n\"a\": 1\n\"b\": 2\n}\n", "yaml-syntax 3:1-3:5"),
        Expectation("[a, , b]\n", "yaml-syntax 1:5-1:6"),
        Expectation("{: 2}\n", "yaml-syntax 1:2-1:3"),
    ]) func `a missing comma`(_ expectation: Expectation) {
        #expect(Parsed(expectation.text).findings == expectation.findings)
    }

    @Test(arguments: [
        Expectation("title Tempo\nedits: S\n", "yaml-syntax 1:1-1:12"),
        Expectation("a:\n  title Tempo\n  edits: S\n", "yaml-syntax 2:3-2:14"),
        Expectation("a:\n  b: 1\n  title Tempo\n", "yaml-syntax 3:3-3:14"),
        Expectation("dialogs:\n  tempo\n    p: 1\n    q: 2\n", "yaml-syntax 2:3-2:8"),
        Expectation("dialogs:\r\n  tempo\r\n    p: 1\r\n", "yaml-syntax 2:3-2:8"),
        Expectation("c:\n  - id: a\n    kind stepper # x\n    bind: x\n", "yaml-syntax 3:5-3:17"),
        Expectation("a:1\nb: 2\n", "yaml-syntax 1:1-1:4"),
        Expectation("a\nb: 1\nc\n", "yaml-syntax 1:1-1:2"),
        Expectation("- a\n -b: 1\n", "yaml-syntax 2:2-2:5"),
    ]) func `a forgotten colon is reported on its own line`(_ expectation: Expectation) {
        #expect(Parsed(expectation.text).findings == expectation.findings)
    }

    @Test(arguments: [
        Expectation("title：Tempo\nb: 1\n", "yaml-syntax 1:6-1:7"),
        Expectation("a: 1\nb：2\n", "yaml-syntax 2:2-2:3"),
        Expectation("a:\n  b：\n    c: 1\n", "yaml-syntax 2:4-2:5"),
        Expectation("a:\n  名前： 日本\n  c: 1\n", "yaml-syntax 2:5-2:6"),
    ]) func `a full-width colon is named and mended`(_ expectation: Expectation) throws {
        let parsed = Parsed(expectation.text)
        #expect(parsed.findings == expectation.findings)
        #expect(parsed.diagnostics.first?.message.contains("full-width colon") == true)
        #expect(Parsed(try #require(parsed.repaired)).findings == [])
    }

    @Test(arguments: [
        Expectation("a: b: c\n", "yaml-syntax 1:5-1:6"), Expectation("{a: {b:}}\n", "yaml-syntax 1:7-1:8"),
        Expectation("a: v\n  o: 1\n", "yaml-syntax 2:3-2:5"),
        Expectation("'a #b: c': d: e\n", "yaml-syntax 1:13-1:14"),
        Expectation("- # c: d\n e: f: g\n", "yaml-syntax 2:6-2:7"),
        Expectation("a: v\n  more\n  o: 1\n", "yaml-syntax 3:3-3:5"),
        Expectation("a: 'don't do'\n", "yaml-syntax 1:9-1:10"),
        Expectation("t: 'it is\n  what it's all'\nb: 1\n", "yaml-syntax 2:11-2:12"),
        Expectation("a: \"x\" y\n", "yaml-syntax 1:8-1:9"),
        Expectation("a: [1] b\n", "yaml-syntax 1:8-1:9"),
        Expectation("a: `x`\n", "yaml-syntax 1:4-1:5"),
        Expectation("a: @x\n", "yaml-syntax 1:4-1:5"),
        Expectation("a: * x\n", "yaml-syntax 1:4-1:5"),
        Expectation("a: \"\\d\"\n", "yaml-syntax 1:5-1:7"),
        Expectation("a: \"\\x1\"\n", "yaml-syntax 1:7-1:8"),
        Expectation("a: | text\n", "yaml-syntax 1:6-1:10"),
        Expectation("a: - b\n", "yaml-syntax 1:4-1:5"),
        Expectation("a: 1\n- b\n", "yaml-syntax 2:1-2:2"),
        Expectation("- a\nb: 1\n", "yaml-syntax 2:1-2:3"),
        Expectation("a:\n   b: 1\n  c: 2\n", "yaml-syntax 3:3-3:5"),
        Expectation("  a: 1\nb: 2\n", "yaml-syntax 2:1-2:3"),
        Expectation("a: 1\n: 2\n", "yaml-syntax 2:1-2:2"),
        Expectation("a: ]\n", "yaml-syntax 1:4-1:5"),
        Expectation("%YAML 1.3\n---\na: 1\n", "yaml-syntax 1:1-1:10"),
        Expectation("%FOO\n---\na: 1\n", "yaml-syntax 1:1-1:5"),
        Expectation("%YAML 1.1\na: 1\n", "yaml-syntax 2:1-2:3"),
        Expectation("日本: \"\\d\"\n", "yaml-syntax 1:6-1:8"),
        Expectation("\u{FEFF}a: @x\n", "yaml-syntax 1:4-1:5"),
    ]) func `other syntax errors`(_ expectation: Expectation) {
        let parsed = Parsed(expectation.text)
        #expect(parsed.findings == expectation.findings)
        #expect(parsed.tree == nil)
    }

    @Test(arguments: [
        ("a: {x: 1 y: 2}\n", "a: {x: 1, y: 2}\n"), ("a: b: c\n", "a: 'b: c'\n"), ("a:1\nb: 2\n", "a: 1\nb: 2\n"),
        ("{a: {b:}}\n", "{a: {b: }}\n"),
        ("a: \"\\d\"\n", "a: \"\\\\d\"\n"), ("a:\n  title Tempo\n  b: 1\n", "a:\n  title: Tempo\n  b: 1\n"),
        ("a:\n\tb: 1\n", "a:\n  b: 1\n"), ("a: *b\n", "a: '*b'\n"),
        ("a: &done x\nb: *dune\n", "a: &done x\nb: *done\n"), ("- a: 1\n-b: 1\n", "- a: 1\n- b: 1\n"),
    ]) func `fix-its mend the file`(_ wrong: String, _ right: String) {
        #expect(Parsed(wrong).repaired == right)
        #expect(Parsed(right).findings == [])
    }

    @Test func `a message quotes no more than a line's worth`() {
        let long = String(repeating: "x", count: 10_000)
        for text in [
            "a: {b: 1 \(long): 2}", "a:\n  \(long)\n  c: 1", "a: 1\n  \(long): 1", "\(long): 1\n\(long): 2",
            "a: *\(long)",
        ] {
            let parsed = Parsed(text)
            #expect(parsed.diagnostics.count == 1)
            #expect(parsed.diagnostics.allSatisfy { $0.message.utf8.count < 200 })
        }
    }

    @Test func `a key may have 1024 characters`() {
        let key = String(repeating: "k", count: 1024)
        #expect(Parsed("\(key): 1\nb: 2\n").findings == [])
        #expect(Parsed("b: 2\n\(key)k: 1\n").findings == ["yaml-syntax 2:1-2:1027"])
    }

    @Test(arguments: ["a: b & c\n", "a: b * c\n", "a: see `x`\n", "a: x@y.z\n", "a: 50 %\n", "a: it's\n", "a: 12:30\n"])
    func `signs within texts are text`(_ text: String) {
        #expect(Parsed(text).findings == [])
    }
}

@Suite struct TabTests {
    @Test(arguments: [
        Expectation("a:\n\tb: 1\n", "yaml-tab 2:1-2:2"),
        Expectation("a:\n  \t\tb: 1\n", "yaml-tab 2:3-2:5"),
        Expectation("a: b\n\tc: d\n", "yaml-tab 2:1-2:2"),
        Expectation("-\tx\n- y\n", "yaml-tab 1:2-1:3"),
        Expectation("a: |\n\tfoo\n", "yaml-tab 2:1-2:2"),
    ]) func `a tab as indentation`(_ expectation: Expectation) {
        #expect(Parsed(expectation.text).findings == expectation.findings)
    }

    @Test(arguments: [
        ("a:\t1\n", "{a: 1}"), ("a: 1\t\nb: 2\n", "{a: 1, b: 2}"), ("a: 1\n\t\nb: 2\n", "{a: 1, b: 2}"),
        ("a: 1\n \t # c\nb: 2\n", "{a: 1, b: 2}"), ("a:\n-\t\n- x\n", "{a: [∅, x]}"), ("a: x\ty\n", "{a: x\ty}"),
        ("\t\r\na: 'x\ty'\r\n", "{a: x\ty}"), ("a: |\n  x\ty\t\n\t\nb: 1\n", "{a: x\ty\t\n, b: 1}"),
    ]) func `a tab after a colon, in a text or at the end of a line`(_ text: String, _ outline: String) {
        let parsed = Parsed(text)
        #expect(parsed.findings == [])
        #expect(parsed.tree?.root?.outline == outline)
    }
}
