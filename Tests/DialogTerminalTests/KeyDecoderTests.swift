import Testing

@testable import DialogTerminal

@Suite struct KeyDecoderTests {
    private func keys(_ text: String) -> [TerminalKey] {
        var decoder = KeyDecoder()
        return decoder.decode(text.utf8) + decoder.flush()
    }

    @Test(
        arguments: [
            ("\t", TerminalKey.tab), ("\r", .enter), ("\n", .enter), ("\u{7F}", .backspace), ("\u{8}", .backspace),
            ("\u{3}", .control("c")), ("\u{1A}", .control("z")), ("\u{1B}", .escape), ("\u{1B}[A", .up),
            ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left), ("\u{1B}OA", .up), ("\u{1B}OD", .left),
            ("\u{1B}[Z", .backTab), ("\u{1B}[3~", .delete), ("\u{1B}[H", .home), ("\u{1B}[4~", .end),
            ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[1;5C", .right), (" ", .character(" ")),
            ("é", .character("é")), ("漢", .character("漢")), ("👩‍👩‍👧‍👦", .character("👩‍👩‍👧‍👦")),
        ])
    func oneKey(_ bytes: String, _ key: TerminalKey) {
        #expect(keys(bytes) == [key])
    }

    @Test func severalKeysInOneRead() {
        #expect(keys("1\u{1B}[B\r") == [.character("1"), .down, .enter])
        #expect(keys("\u{1B}\u{1B}[A") == [.escape, .up])
        #expect(keys("\u{1B}x") == [.escape, .character("x")])
    }

    @Test func everySplitGivesTheSameKeys() {
        let bytes = Array("a\u{1B}[A漢\u{1B}OB\u{1B}[3~\u{1B}[200~p\u{1B}[A\u{1B}[201~é".utf8)
        let expected: [TerminalKey] = [
            .character("a"), .up, .character("漢"), .down, .delete, .paste("p\u{1B}[A"), .character("é"),
        ]
        for split in 0...bytes.count {
            var decoder = KeyDecoder()
            let keys = decoder.decode(bytes[..<split]) + decoder.decode(bytes[split...])
            #expect(keys == expected, "split at \(split)")
        }
    }

    @Test func brokenBytesAreReplacedAndNothingIsLost() {
        var decoder = KeyDecoder()
        #expect(decoder.decode([0xE6, 0x41]) == [.character("\u{FFFD}"), .character("A")])
        #expect(decoder.decode([0xFF, 0x42]) == [.character("\u{FFFD}"), .character("B")])
    }

    @Test func endlessSequencesDoNotSwallowInput() {
        var decoder = KeyDecoder()
        _ = decoder.decode([0x1B, 0x5B] + Array(repeating: 0x30, count: 100))
        #expect(decoder.decode([0x41]).last == .character("A"))
    }

    /// Any bytes: the decoder does not trap, and after a flush it waits for nothing but the end of a paste.
    @Test func randomBytes() {
        var generator = SeededGenerator(seed: 2)
        let special: [UInt8] = [0x1B, 0x5B, 0x4F, 0x7E, 0x32, 0x30, 0xE6]
        for _ in 0..<3_000 {
            var decoder = KeyDecoder()
            let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                Bool.random(using: &generator)
                    ? UInt8.random(in: 0...255, using: &generator) : special.randomElement(using: &generator) ?? 0
            }
            _ = decoder.decode(bytes)
            _ = decoder.flush()
            let isPasting = bytes.firstRange(of: Array("\u{1B}[200~".utf8)) != nil
            #expect(isPasting || decoder.decode("q".utf8).last == .character("q"))
        }
    }
}
