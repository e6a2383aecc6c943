import Diagnostics
import Testing
import YAMLTree

@Suite struct AliasTests {
    @Test func `an alias is a copy that stands where it is used`() throws {
        let parsed = Parsed("a: &x {b: [1, 'é']}\nc: *x\n")
        #expect(parsed.findings == [])
        let root = try #require(parsed.tree?.root)
        #expect(root.outline == "{a: {b: [1, é]}, c: {b: [1, é]}}")
        let copy = try #require(root.value(for: "c"))
        let inner = try #require(copy.value(for: "b")?.items.reversed().first)
        for node in [copy, inner] {
            #expect(node.span.text == "*x")
            #expect(node.aliasName == "x")
            #expect(node.anchorNote?.span.text == "&x")
            #expect(node.textPlaces.sourceOffset(inText: 0) == nil)
        }
        #expect(inner.style == .singleQuoted)
        #expect(root.value(for: "a")?.anchorNote == nil)
        #expect(root.value(for: "a")?.value(for: "b")?.aliasName == nil)
    }

    @Test(arguments: [
        ("a: &x 1\nb: &x 2\nc: *x\n", "{a: 1, b: 2, c: 2}"),
        ("a: &x [1]\nb: &y [*x, *x]\nc: *y\n", "{a: [1], b: [[1], [1]], c: [[1], [1]]}"),
        ("&k a: 1\nb: *k\n", "{a: 1, b: a}"), ("a: &x b\n*x : 2\n", "{a: b, b: 2}"),
        ("a: &x\nb: *x\n", "{a: ∅, b: ∅}"), ("a: &x [&x 1, *x]\nb: *x\n", "{a: [1, 1], b: 1}"),
        ("a: 1\na: &x 2\nb: *x\n", "{a: 1, b: 2}"), ("? &x [1]\n: 2\nb: *x\n", "{b: [1]}"),
    ]) func expansion(_ source: String, _ outline: String) {
        #expect(Parsed(source).tree?.root?.outline == outline)
    }

    @Test func `a copy of a copy stands at the last use, with a note at its anchor`() throws {
        let parsed = Parsed("a: &x [1]\nb: &y [*x]\nc: *y\n")
        let item = try #require(parsed.tree?.root?.value(for: "c")?.items.first { _ in true })
        #expect(item.span.text == "*y")
        #expect(item.anchorNote?.span.text == "&y")
    }

    @Test(arguments: [
        Expectation("a: *nope\n", "yaml-undefined-alias 1:4-1:9"),
        Expectation("a: *x\nb: &x 1\n", "yaml-undefined-alias 1:4-1:6"),
        Expectation("*x\n", "yaml-undefined-alias 1:1-1:3"),
        Expectation("a: &x [1, *x]\n", "yaml-recursive-alias 1:11-1:13"),
        Expectation("&x a:\n  b: &y {c: *y, d: *x}\n", "yaml-recursive-alias 2:13-2:15"),
        Expectation("é: &x {ü: [*x]}\n", "yaml-recursive-alias 1:12-1:14"),
        Expectation("a: &x 1\n*x : 2\nb: 3\n1: 4\n", "yaml-duplicate-key 4:1-4:2"),
    ]) func `aliases that cannot be`(_ expectation: Expectation) {
        #expect(Parsed(expectation.text).findings == expectation.findings)
    }

    @Test func `a file that is an unknown alias has a tree without a root`() {
        let parsed = Parsed("*x\n")
        #expect(parsed.tree != nil)
        #expect(parsed.tree?.root == nil)
    }

    @Test func `an alias bomb is found before it goes off`() {
        var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...40 {
            let uses = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            bomb += "a\(level): &a\(level) [\(uses)]\n"
        }
        let parsed = Parsed(bomb)
        #expect(parsed.tree == nil)
        #expect(parsed.diagnostics.map(\.code) == [.yamlLimit])
        #expect(parsed.diagnostics.first.map { "\($0.place)".contains("span") } == true)
    }

    @Test func `an alias bomb does not grow deeper than the limit`() {
        var bomb = "a0: &a0 [x]\n"
        for level in 1...63 { bomb += "a\(level): &a\(level) [*a\(level - 1)]\n" }
        let parsed = Parsed(bomb)
        // The root is the first level, so the list of level n is n + 2 deep.
        #expect(parsed.findings == ["yaml-limit 64:12-64:16"])
    }
}

@Suite struct LimitTests {
    private let small = YAMLTree.Limits(bytes: 40, nesting: 3, nodes: 7, textBytes: 5)

    @Test func `the limits of the language`() {
        let limits = YAMLTree.Limits.standard
        #expect(limits.bytes == 4 * 1024 * 1024)
        #expect(limits.nesting == 64)
        #expect(limits.nodes == 200_000)
        #expect(limits.textBytes == 16 * 1024)
    }

    @Test func `bytes of the file`() {
        let fits = "a: 1\n" + String(repeating: "#", count: 35)
        #expect(Parsed(fits, limits: small).findings == [])
        #expect(Parsed(fits + "#", limits: small).findings == ["yaml-limit file"])
        #expect(Parsed(fits + "#", limits: small).tree == nil)
    }

    @Test func nesting() {
        #expect(Parsed("[[[a]]]", limits: small).findings == [])
        #expect(Parsed("[[[[]]]]", limits: small).findings == ["yaml-limit 1:4-1:5"])
        #expect(Parsed("a:\n b:\n  c:\n   d: 1", limits: small).findings == ["yaml-limit 4:4-4:5"])
        #expect(Parsed("[&a [[]], *a]", limits: small).findings == [])
        #expect(Parsed("[&a [[]], [*a]]", limits: small).findings == ["yaml-limit 1:12-1:14"])
    }

    @Test func nodes() {
        #expect(Parsed("[1,2,3,4,5,6]", limits: small).findings == [])
        #expect(Parsed("[1,2,3,4,5,6,7]", limits: small).findings == ["yaml-limit 1:14-1:15"])
        #expect(Parsed("[&a [1, 2], *a]", limits: small).findings == [])
        #expect(Parsed("[&a [1, 2], 1, *a]", limits: small).findings == ["yaml-limit 1:16-1:18"])
        #expect(Parsed("[1,2,3,4,5,*x,1]", limits: small).diagnostics.map(\.code) == [.yamlUndefinedAlias, .yamlLimit])
    }

    @Test func `bytes of a text`() {
        #expect(Parsed("a: 12345", limits: small).findings == [])
        #expect(Parsed("a: 123456", limits: small).findings == ["yaml-limit 1:4-1:10"])
        #expect(Parsed("a: '12345'", limits: small).findings == [])
        #expect(Parsed("a: \"\\x61bcde\"", limits: small).findings == [])
        #expect(Parsed("a: éé1", limits: small).findings == [])
        #expect(Parsed("a: ééé", limits: small).findings == ["yaml-limit 1:4-1:7"])
        #expect(Parsed("abcdef: 1", limits: small).findings == ["yaml-limit 1:1-1:7"])
    }

    @Test func `nothing more is said after a limit`() {
        let parsed = Parsed("a: 123456\na: *x\nb\u{2028}: [", limits: small)
        #expect(parsed.findings == ["yaml-limit 1:4-1:10"])
        #expect(parsed.tree == nil)
    }

    @Test func `the limits of the language at their edges`() {
        let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        #expect(Parsed(deep).findings == [])
        #expect(Parsed("[" + deep + "]").findings == ["yaml-limit 1:65-1:66"])
        let long = String(repeating: "x", count: 16 * 1024)
        #expect(Parsed("a: \(long)").findings == [])
        #expect(Parsed("a: \(long)x").diagnostics.map(\.code) == [.yamlLimit])
        let many = String(repeating: "- x\n", count: 199_999)
        #expect(Parsed(many).findings == [])
        #expect(Parsed(many + "- x\n").findings == ["yaml-limit 200000:3-200000:4"])
        let large = "a: 1\n#" + String(repeating: "x", count: 4 * 1024 * 1024 - 6)
        #expect(Parsed(large).findings == [])
        #expect(Parsed(large + "x").findings == ["yaml-limit file"])
    }

    @Test(arguments: ["[", "{", "- ", "a: {", "[{", "? "]) func `four megabytes of openers`(_ opener: String) {
        let text = String(repeating: opener, count: 4 * 1024 * 1024 / opener.utf8.count)
        #expect(Parsed(text).diagnostics.map(\.code) == [.yamlLimit])
    }
}
