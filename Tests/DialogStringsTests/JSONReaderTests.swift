import Diagnostics
import Testing

@testable import DialogStrings

@Suite struct JSONReaderTests {
    @Test(arguments: SampleCatalogs.all)
    func aCatalogueOfXcodeIsPrintedAsItWas(_ text: String) throws {
        let (node, findings) = JSONReader.read(SourceFile(path: "a", text: text))
        #expect(findings.isEmpty)
        let printed = String(decoding: CatalogPrinter.print(try #require(node)), as: UTF8.self)
        #expect(printed == (text.hasSuffix("\n") ? String(text.dropLast()) : text))
    }

    @Test func positionsCountBytes() throws {
        let text = "{\"é\": [12, {\"b\": \"ü\"}]}"
        let (node, _) = JSONReader.read(SourceFile(path: "a", text: text))
        let member = try #require(node?.members.first)
        #expect(member.nameRange == ByteRange(1, 5))
        guard case .array(let values) = member.value.content else {
            Issue.record("an array is wanted")
            return
        }
        #expect(values.map(\.range) == [ByteRange(8, 10), ByteRange(12, 23)])
        #expect(values[1]["b"]?.range == ByteRange(18, 22))
        #expect(values[0].integer == 12)
    }

    @Test func escapesAreResolvedAndKept() throws {
        let text = #""\"\\\/\b\f\n\r\t\u00e9\ud83c\udfb5""#
        let node = try #require(JSONReader.read(SourceFile(path: "a", text: text)).node)
        #expect(node.text == "\"\\/\u{8}\u{C}\n\r\té🎵")
        #expect(CatalogPrinter.print(node) == Array(text.utf8))
    }

    @Test func newTextsAreEscaped() {
        #expect(JSONText("a\"b\\c\nd\u{1}é/").spelling == #"a\"b\\c\nd\u0001é/"#)
        #expect(JSONText("plain").spelling == "plain")
    }

    /// Wrong input, the bytes of the finding, and a part of its message.
    static let wrong: [(text: String, place: Range<Int>, message: String)] = [
        ("", 0..<0, "empty"),
        ("  \n", 0..<0, "empty"),
        ("{", 0..<1, "never closed"),
        ("{\"a\": [1, 2}", 11..<12, "a comma or ]"),
        ("[1, [2", 4..<5, "never closed"),
        ("{\"a\": 1,}", 7..<8, "no comma"),
        ("[1,]", 2..<3, "no comma"),
        ("{\"a\" 1}", 5..<6, "colon"),
        ("{\"a\": }", 6..<7, "a value is missing"),
        ("{\"a\":", 5..<5, "the file ends"),
        ("{\"a\": 1 \"b\": 2}", 8..<9, "a comma or }"),
        ("{a: 1}", 1..<2, "double quotes"),
        ("{'a': 1}", 1..<2, "double quotes only"),
        ("{} {}", 3..<4, "nothing may follow"),
        ("{\"a\": 1} // end", 9..<10, "no comments"),
        ("{\n<<<<<<< ours\n}", 2..<9, "merge conflict"),
        ("{\"a\": \"b\n\"}", 6..<7, "line break"),
        ("{\"a\": \"b", 6..<7, "never closed"),
        ("\"\\", 0..<1, "never closed"),
        ("\"a\tb\"", 2..<3, "control character"),
        ("\"\\x\"", 1..<3, "no such escape"),
        ("\"\\u12G4\"", 1..<5, "four hexadecimal digits"),
        ("\"\\u12", 0..<1, "never closed"),
        ("\"\\ud83c\"", 1..<7, "surrogate"),
        ("\"\\ud83c\\u0041\"", 1..<7, "surrogate"),
        ("\"\\udfb5\"", 1..<7, "surrogate"),
        ("012", 0..<3, "no number"),
        ("-", 0..<1, "no number"),
        ("1.", 0..<2, "no number"),
        ("1e+", 0..<3, "no number"),
        ("+1", 0..<1, "a value is missing"),
        ("tru", 0..<1, "a value is missing"),
        ("NaN", 0..<1, "a value is missing"),
        (String(repeating: "[", count: 65), 64..<65, "more than 64 brackets"),
    ]

    @Test(arguments: wrong)
    func wrongInputIsReportedAtItsPlace(_ sample: (text: String, place: Range<Int>, message: String)) throws {
        let (node, findings) = JSONReader.read(SourceFile(path: "a", text: sample.text))
        #expect(node == nil)
        #expect(findings.count == 1)
        let finding = try #require(findings.first)
        #expect(finding.message.contains(sample.message), "\(finding.message)")
        #expect(finding.span.range == ByteRange(sample.place.lowerBound, sample.place.upperBound))
    }

    @Test(arguments: [
        ([0x22, 0x61, 0xFF, 0x22], 2), ([0x22, 0xC3, 0x22], 1), ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),
        ([0x22, 0xC3, 0xA9, 0xE2, 0x82, 0x22], 3),
    ])
    func invalidUTF8IsReportedAtTheByte(_ bytes: [UInt8], _ place: Int) throws {
        let (node, findings) = JSONReader.read(SourceFile(path: "a", bytes: bytes))
        #expect(node == nil)
        let finding = try #require(findings.first)
        #expect(finding.message.contains("no valid UTF-8"))
        // Repairing may take the start of a cut sequence for good; the fault is inside it all the same.
        #expect((place...(place + 2)).contains(Int(finding.span.range.start)))
    }

    @Test func allNamesThatStandTwiceAreReported() {
        let many = (0..<20).map { "\"n\($0)\": 0" }.joined(separator: ", ")
        let text = "{\"a\": {\"b\": 1, \"c\": 2, \"b\": 3}, \"d\": {\(many), \"n3\": 1, \"n15\": 1}}"
        let (node, findings) = JSONReader.read(SourceFile(path: "a", text: text))
        #expect(node == nil)
        #expect(findings.map(\.span.text) == ["\"b\"", "\"n3\"", "\"n15\""])
        #expect(findings.allSatisfy { $0.notes.count == 1 && $0.notes[0].span.text == $0.span.text })
        #expect(findings.first?.notes.first?.span.range == ByteRange(7, 10))
    }

    @Test func namesOfOtherBytesAreOtherNames() {
        // The same letter, composed and decomposed.
        let (node, findings) = JSONReader.read(SourceFile(path: "a", text: "{\"\u{E9}\": 1, \"e\u{301}\": 2}"))
        #expect(findings.isEmpty)
        #expect(node?.members.count == 2)
    }

    /// Whatever is cut or changed in a catalogue: a value or findings, never a trap, and places inside the file.
    @Test func damagedInputNeverTraps() {
        var generator = SeededGenerator(seed: 7)
        for sample in SampleCatalogs.all {
            let original = Array(sample.utf8)
            for _ in 0..<300 {
                var bytes = original
                for _ in 0..<Int.random(in: 1...3, using: &generator) {
                    let index = Int.random(in: 0..<bytes.count, using: &generator)
                    switch Int.random(in: 0..<3, using: &generator) {
                    case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
                    case 1: bytes.remove(at: index)
                    default: bytes.removeLast(bytes.count - index)
                    }
                    if bytes.isEmpty { break }
                }
                let (node, findings) = JSONReader.read(SourceFile(path: "a", bytes: bytes))
                #expect((node == nil) == !findings.isEmpty)
                #expect(findings.allSatisfy { $0.span.range.end <= bytes.count })
            }
        }
    }
}
