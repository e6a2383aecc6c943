import Testing

@testable import DialogTerminal

@Suite struct CharacterWidthTests {
    @Test(
        arguments: [
            ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("ｱ", 1), ("Ａ", 2), ("か\u{3099}", 2), ("한", 2),
            ("\u{1112}\u{1161}\u{11AB}", 2), ("😀", 2), ("👩‍👩‍👧‍👦", 2), ("🇯🇵", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("👍🏽", 2),
            ("…", 1), ("│", 1), ("\u{200B}", 0), ("𠮷", 2),
        ])
    func columns(_ text: Character, _ expected: Int) {
        #expect(CharacterWidth.columns(of: text) == expected)
    }
}

@Suite struct DisplayTextTests {
    @Test func controlCharactersBecomeVisible() {
        #expect(DisplayText("a\u{1B}[31mb").string == "a␛[31mb")
        #expect(DisplayText("\u{9B}31m").string == "<9B>31m")
        #expect(DisplayText("a\nb\r\u{7F}\u{0}").string == "a␤b␍␡␀")
        #expect(DisplayText("x\u{202E}y\u{2028}").string == "x<202E>y<2028>")
    }

    @Test func noControlCharacterSurvives() {
        for value in UInt32(0)...0x2100 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let shown = DisplayText("a" + String(scalar) + "b").string
            let isSafe = shown.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
            #expect(isSafe, "U+\(String(value, radix: 16))")
        }
    }

    @Test func makingVisibleTwiceChangesNothing() {
        let once = DisplayText("\u{1B}\u{301}\u{9B}\r\n漢")
        #expect(DisplayText(once.string) == once)
    }

    @Test func aMarkAtTheBeginningGetsSomethingToStandOn() {
        #expect(DisplayText("\u{301}a").string == "◌\u{301}a")
        #expect(DisplayText("\u{301}a").width == 2)
    }

    @Test func truncationCountsColumns() {
        #expect(DisplayText("漢字かな").truncated(to: 8).string == "漢字かな")
        #expect(DisplayText("漢字かな").truncated(to: 7).string == "漢字か…")
        #expect(DisplayText("漢字かな").truncated(to: 6).string == "漢字…")
        #expect(DisplayText("漢字").padded(to: 6).string == "漢字  ")
        #expect(DisplayText("漢字かな").padded(to: 6).width == 6)
        #expect(DisplayText("abc").truncated(to: 0).isEmpty)
    }

    @Test func wrapping() {
        func wrap(_ text: String, _ columns: Int) -> [String] { DisplayText(text).wrapped(to: columns).map(\.string) }
        #expect(wrap("one two three", 7) == ["one two", "three"])
        #expect(wrap("", 7) == [""])
        #expect(wrap("abcdefghij", 4) == ["abcd", "efgh", "ij"])
        #expect(wrap("漢字かな文", 5) == ["漢字", "かな", "文"])
        #expect(wrap("a verylongword b", 6) == ["a", "verylo", "ngword", "b"])
    }
}
