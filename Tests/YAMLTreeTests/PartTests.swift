import Diagnostics
import Testing

@testable import YAMLTree

/// Long documents are read in parts, by several cores. What comes of it is the same.
@Suite struct PartTests {
    private static let keys = (0..<60).map { "  k\($0): v\n" }.joined()
    private static let deepKeys = (0..<60).map { "   k\($0): v\n" }.joined()
    private static let flowKeys = (0..<60).map { "  k\($0): v,\n" }.joined()
    private static let noKeys = String(repeating: "  no: key\n", count: 60)
    private static let quotedKeys = (0..<60).map { "  \"q\($0)\": v\n" }.joined()
    private static let items = String(repeating: "  - no key\n  b: c\n", count: 30)

    private func entry(_ name: String) -> String { "  \(name):\n    title: T \(name)\n    list: [a, {b: c}]\n" }

    /// Dialogs, a root key that follows them, and entries of that.
    private var ordinary: String { ordinary(40) }

    private func ordinary(_ count: Int) -> String {
        let (dialogs, sets) = ((0..<count).map { entry("d\($0)") }, (0..<count).map { entry("s\($0)") })
        return "dialoggen: 1\ndialogs:\n\(dialogs.joined())optionSets:\n\(sets.joined())imports: [A]\n"
    }

    /// Everything that can be asked of a tree, and what was found.
    private func description(_ bytes: [UInt8], smallestPart: Int, limits: YAMLTree.Limits = .standard) -> String {
        let file = SourceFile(path: "sample.dialog.yaml", bytes: bytes)
        var sink = DiagnosticSink()
        let tree = YAMLTree.parse(file, limits: limits, smallestPart: smallestPart, into: &sink)
        let records = (tree?.records ?? []).map { record in
            // Where a decoded text was put is of no concern.
            var record = record
            if record.flags.contains(.isDecoded) { record.text = ByteRange(0, record.text.count) }
            return "\(record)"
        }
        let aliases = (tree?.aliases ?? []).map { "\($0)" }
        let findings = sink.diagnostics.map { "\($0)" }
        return ([tree?.json() ?? "none"] + records + aliases + findings).joined(separator: "\n")
    }

    private func expectTheSame(_ bytes: [UInt8], limits: YAMLTree.Limits = .standard) {
        let whole = description(bytes, smallestPart: .max, limits: limits)
        for smallestPart in [1, 16, 100] {
            #expect(
                description(bytes, smallestPart: smallestPart, limits: limits) == whole,
                "\(String(decoding: bytes, as: UTF8.self))")
        }
    }

    /// How many parts a text is read in, of 8 that are wanted; 1 if they could not be joined.
    private func partCount(
        _ text: String, smallestPart: Int? = nil, limits: YAMLTree.Limits = .standard
    ) throws -> Int {
        let file = SourceFile(path: "sample.dialog.yaml", bytes: Array(text.utf8))
        guard case .readable(let scan) = SourceScan.scan(file.bytes) else { return 0 }
        let reader = DocumentReader(
            file: file, scan: scan, limits: limits, smallestPart: smallestPart ?? file.bytes.count / 9)
        return try file.bytes.withUnsafeBufferPointer { source in
            let parts = try #require(reader.read(source, reading: source))
            return reader.joined(parts) == nil ? 1 : parts.count
        }
    }

    @Test func ordinaryDocumentsAreReadInParts() throws {
        #expect(try partCount(ordinary) == 8)
        #expect(try partCount(ordinary.replacing("\n", with: "\r\n")) == 8)
        #expect(try partCount("\u{FEFF}# a comment\n---\n" + ordinary.replacing("title: T", with: "title: 日本")) == 8)
        #expect(try partCount(ordinary, smallestPart: ordinary.utf8.count / 2 + 1) == 1)
    }

    @Test func shortDocumentsAreReadAsOne() throws {
        #expect(try partCount(ordinary, smallestPart: DocumentParts.smallest) == 1)
    }

    /// Where a part would begin, something else stands than a key of an inner mapping, or it depends on what comes before.
    @Test(arguments: [
        "text: |\n\(noKeys)",
        "text: \"\n\(noKeys)\"\n",
        "list:\n- a:\n\(items)",
        "outer:\n  inner:\n\(deepKeys)",
        "outer:\n   inner:\n     deep:\n\(noKeys)",
        "{\n\(flowKeys)}\n",
        "map: {\n\(flowKeys)}\n",
        " map:\n\(keys)",
        "map: &all\n\(keys)again: *all\n",
        "&root\nmap:\n\(keys)",
        "map:\n  first: &one 1\n\(keys)  last: *one\n",
        "map:\n  same: 1\n\(keys)  same: 2\n",
        "map:\n\(keys)map: 2\n",
        "map:\n\(keys)  broken: [\n",
        "map:\n\(keys)---\nsecond: 1\n",
        "map:\n\(keys)  last: !tag v\n",
        "%TAG ! tag:x\n---\nmap:\n\(keys)",
        "map:\n\(keys)  last: v\t# tab\n\t\n",
        "map:\n\(quotedKeys)  ?\n    last\n",
        "map:\n\(quotedKeys)  ?\n    last\ny: 1\n",
        "?\n\(keys)",
        "?\n\(keys): value\n",
    ])
    func whatCannotBeDividedIsReadAsOne(text: String) throws {
        #expect(try partCount(text, smallestPart: 16) == 1)
        expectTheSame(Array(text.utf8))
    }

    @Test func whatCanBeDividedIsTheSame() {
        expectTheSame(Array(ordinary.utf8))
        expectTheSame(Array(("\u{FEFF}" + ordinary.replacing("title: T", with: "title: 日本")).utf8))
        expectTheSame(Array(ordinary.replacing("title: T", with: "title: \"\\u00e9\" #").utf8))
        expectTheSame(Array(ordinary.replacing("title: T", with: "title: &a {x: 1}\n    same: *a\n    #").utf8))
        expectTheSame(Array(ordinary.replacing("title: T", with: "title: >-\n      folded\n      text\n    # ").utf8))
        expectTheSame(Array(ordinary.replacing("  d20:", with: "  &a d20:").utf8))
        expectTheSame(Array("x:\n\(Self.keys)y: 2\n".utf8))
        for count in [5, 40] {
            let keys = (0..<count).map { "  k\($0): v\n" }.joined()
            expectTheSame(Array("map:\n  \"\\x6b3\": v\n\(keys)\(keys)".utf8))
            expectTheSame(Array("map:\n\(keys)  \"\\x6b3\": v\n".utf8))
        }
        expectTheSame(Array(ordinary.replacing("title: T", with: "title: |+\n      text\n\n\n    # ").utf8))
        expectTheSame(Array((ordinary + "...\n").utf8))
        expectTheSame(Array((ordinary + "x: 1\n\"\": 2\n" + (0..<20).map { "r\($0): 1\n" }.joined() + "r3: 2\n").utf8))
    }

    @Test func limitsHoldForTheWhole() throws {
        let file = SourceFile(path: "sample.dialog.yaml", bytes: Array(ordinary.utf8))
        var sink = DiagnosticSink()
        let count = try #require(YAMLTree.parse(file, smallestPart: .max, into: &sink)).records.count
        for nodes in [100, 300] + Array(count - 4...count + 4) {
            let limits = YAMLTree.Limits(bytes: 100_000, nesting: 8, nodes: nodes, textBytes: 100)
            expectTheSame(file.bytes, limits: limits)
            #expect(try partCount(ordinary, limits: limits) == (nodes < count ? 1 : 8))
        }
        expectTheSame(Array(ordinary.utf8), limits: .init(bytes: 100_000, nesting: 3, nodes: 10_000, textBytes: 100))
        expectTheSame(Array(ordinary.utf8), limits: .init(bytes: 100_000, nesting: 8, nodes: 10_000, textBytes: 4))
    }

    @Test func anyBytesAreTheSame() {
        var generator = SeededGenerator(seed: 12)
        let pieces = [
            "  ", "\n", "a: ", "key:\n", "  b: c\n", "- ", "[", "]", "{", "}", "|\n", "\"", "'", "#", "&x ", "*x", "é",
            "\t", "? ", "?\n", "\"\\x6b1\": ", "\u{85}", "\u{2028}", "\r",
        ]
        for _ in 0..<120 {
            var text = ordinary(8)
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let scalars = text.unicodeScalars
                let place = scalars.index(
                    scalars.startIndex, offsetBy: Int.random(in: 0..<scalars.count, using: &generator))
                text.insert(contentsOf: pieces.randomElement(using: &generator) ?? "", at: place)
            }
            let bytes = Array(text.utf8)
            #expect(description(bytes, smallestPart: 100) == description(bytes, smallestPart: .max), "\(text)")
        }
    }

    @Test(arguments: sampleFiles)
    func samplesAreTheSame(text: String) {
        expectTheSame(Array(text.utf8))
        expectTheSame(Array(String(repeating: text, count: 3).utf8))
    }
}
