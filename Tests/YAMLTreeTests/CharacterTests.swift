import Diagnostics
import Testing
import YAMLTree

@Suite struct EncodingTests {
    struct Sample: Sendable {
        let bytes: [UInt8]
        let finding: String
    }

    @Test(arguments: [
        Sample(bytes: Array("a: ".utf8) + [0xFF], finding: "yaml-encoding 1:4-1:5"),
        Sample(bytes: Array("é: ".utf8) + [0xC3], finding: "yaml-encoding 1:4-1:5"),
        Sample(bytes: Array("a: ".utf8) + [0xC0, 0x80], finding: "yaml-encoding 1:4-1:5"),
        Sample(bytes: Array("a: ".utf8) + [0xED, 0xA0, 0x80], finding: "yaml-encoding 1:4-1:5"),
        Sample(bytes: Array("a: ".utf8) + [0xF4, 0x90, 0x80, 0x80], finding: "yaml-encoding 1:4-1:5"),
        Sample(bytes: Array("a: ".utf8) + [0xE0, 0x80, 0x80], finding: "yaml-encoding 1:4-1:5"),
        Sample(bytes: Array("a: \nb: \0".utf8), finding: "yaml-encoding 2:4-2:5"),
        Sample(bytes: Array("# \u{7}\n".utf8), finding: "yaml-encoding 1:3-1:4"),
        Sample(bytes: Array("a: '\u{7F}'\n".utf8), finding: "yaml-encoding 1:5-1:6"),
        Sample(bytes: Array("a: '\u{9C}'\n".utf8), finding: "yaml-encoding 1:5-1:6"),
        Sample(bytes: Array("a: '\u{FFFE}'\n".utf8), finding: "yaml-encoding 1:5-1:6"),
        Sample(bytes: [0xFF, 0xFE, 0x61, 0], finding: "yaml-encoding file"),
        Sample(bytes: [0xFE, 0xFF, 0, 0x61], finding: "yaml-encoding file"),
        Sample(bytes: [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], finding: "yaml-encoding file"),
        Sample(bytes: [0x61, 0, 0x3A, 0, 0x20, 0], finding: "yaml-encoding file"),
        Sample(bytes: [0, 0, 0, 0x61], finding: "yaml-encoding file"),
    ]) func `bytes that are no text`(_ sample: Sample) {
        let parsed = Parsed(bytes: sample.bytes)
        #expect(parsed.findings == [sample.finding])
        #expect(parsed.tree == nil)
    }

    @Test(arguments: [0x00, 0x1F, 0x7F, 0x80, 0xFF] as [UInt8])
    func `a byte that no text holds is found wherever it stands`(_ byte: UInt8) {
        for count in 0..<24 {
            let text = Array("# ".utf8) + Array(repeating: UInt8(ascii: "~"), count: count)
            let parsed = Parsed(bytes: text + [byte] + Array(repeating: UInt8(ascii: " "), count: 12))
            #expect(parsed.findings == ["yaml-encoding 1:\(count + 3)-1:\(count + 4)"])
        }
    }

    @Test func `another encoding is named`() {
        #expect(Parsed(bytes: [0xFF, 0xFE, 0x61, 0]).diagnostics.first?.message.contains("UTF-16") == true)
        #expect(Parsed(bytes: [0xFF, 0xFE, 0, 0]).diagnostics.first?.message.contains("UTF-32") == true)
    }

    @Test func `every other character is welcome`() {
        var text = "a: '"
        for value in [0x20, 0x7E, 0xA0, 0x3042, 0xD7FF, 0xE000, 0xFFFD, 0x1F3B5, 0x10FFFF] {
            if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
        }
        #expect(Parsed(text + "'\n").findings == [])
    }

    @Test func `escaped control characters are text`() {
        #expect(Parsed("a: \"\\0\\a\\x7f\"\n").tree?.root?.value(for: "a")?.text == "\0\u{7}\u{7F}")
    }
}

@Suite struct InvisibleCharacterTests {
    @Test(arguments: [
        Expectation("a: x\u{2028}b: 1\n", "yaml-invisible-character 1:5-1:6"),
        Expectation("a: x\u{2029}y\n", "yaml-invisible-character 1:5-1:6"),
        Expectation("a: x\u{85}y\n", "yaml-invisible-character 1:5-1:6"),
        Expectation("# x\u{2028}\"y\na: 1\n", "yaml-invisible-character 1:4-1:5"),
        Expectation("a: |\n  x\u{2028}y\n", "yaml-invisible-character 2:4-2:5"),
        Expectation("a: \"x\u{2028}y\"\n"),
        Expectation("a: 'x\u{85}y'\n"),
        Expectation("a:\u{A0}x\nb: 1\n", "yaml-invisible-character 1:3-1:4"),
        Expectation("p:\n  a:\u{A0}x\n", "yaml-invisible-character 2:5-2:6"),
        Expectation("a:\u{3000}\n  b: 1\n", "yaml-invisible-character 1:3-1:4"),
        Expectation("a: \u{3000}x\n", "yaml-invisible-character 1:4-1:5"),
        Expectation("- a:\u{A0}x\n", "yaml-invisible-character 1:5-1:6"),
        Expectation("{a: 1, b:\u{A0}x}\n", "yaml-invisible-character 1:10-1:11"),
        Expectation("a:\n\u{A0}\u{A0}b: 1\n", "yaml-invisible-character 2:1-2:3"),
        Expectation("a:\n  \u{3000}b: 1\n", "yaml-invisible-character 2:3-2:4"),
        Expectation("\u{A0}a: 1\n", "yaml-invisible-character 1:1-1:2"),
        Expectation("\u{FEFF}\u{A0}a: 1\n", "yaml-invisible-character 1:1-1:2"),
        Expectation("a: x y\u{A0}z\n"),
        Expectation("a: 東京\u{3000}駅 # \u{3000}\n"),
        Expectation("a: x:\u{A0}y\n"),
        Expectation("a: |\n  \u{3000}x:\u{A0}y\n"),
        Expectation("a: '\u{A0}x'\n"),
        Expectation("# a:\u{A0}x\nb: 1\n"),
        Expectation("ti\u{200B}tle: 1\n", "yaml-invisible-character 1:3-1:4"),
        Expectation("'a\u{200D}': 1\n", "yaml-invisible-character 1:3-1:4"),
        Expectation("a: 👩\u{200D}🎤 x\u{200B}y\n"),
        Expectation("a:\u{200B}x\nb: 1\n", "yaml-invisible-character 1:3-1:4"),
        Expectation("a: x\u{FEFF}y\n", "yaml-invisible-character 1:5-1:6"),
        Expectation(
            "a: 'x\u{FEFF}y' # \u{FEFF}\n", "yaml-invisible-character 1:6-1:7", "yaml-invisible-character 1:12-1:13"),
        Expectation("\u{FEFF}\u{FEFF}a: 1\n", "yaml-invisible-character 1:1-1:2"),
        Expectation("a: x\ny:\u{A0}[\nb: {\n", "yaml-invisible-character 2:3-2:4"),
        Expectation("a: 'x\u{2028}y'\nb: @\n", "yaml-syntax 2:4-2:5"),
        Expectation("a: @\nb:\u{A0}x\n", "yaml-syntax 1:4-1:5"),
    ]) func `where they mislead and where not`(_ expectation: Expectation) {
        #expect(Parsed(expectation.text).findings == expectation.findings)
    }

    @Test(arguments: [
        ("ti\u{200B}t\u{200C}le: 1\n", "{title: 1}"), ("a: \u{3000}\u{A0}x\n", "{a: x}"),
        ("\u{FEFF}\u{FEFF}a: 1\n", "{a: 1}"),
        ("a: x\u{FEFF}y\n", "{a: xy}"),
    ]) func `what was reported is not in the tree`(_ text: String, _ outline: String) {
        #expect(Parsed(text).tree?.root?.outline == outline)
    }

    @Test(arguments: ["\u{A0}a: 1\n", "a:\n\u{A0}\u{A0}b: 1\n"])
    func `a key that only seems to be indented belongs to another mapping than the author sees`(_ text: String) {
        #expect(Parsed(text).findings.allSatisfy { $0.hasPrefix("yaml-invisible-character") })
        #expect(Parsed(text).tree == nil)
    }

    @Test(arguments: ["a:\u{A0}x\nb: 1\n", "p:\n  a:\u{3000}\u{3000}x\n", "ti\u{200B}tle: 1\n", "a:\n\u{A0}b: 1\n"])
    func `fix-its mend the file`(_ text: String) throws {
        #expect(Parsed(try #require(Parsed(text).repaired)).findings == [])
    }

    @Test func `a file full of them is reported with measure`() {
        let parsed = Parsed(String(repeating: "#\u{2028}", count: 100_000))
        #expect(parsed.diagnostics.count == 1001)
        #expect(parsed.diagnostics.last?.code == .yamlLimit)
        #expect(parsed.tree == nil)
    }
}
