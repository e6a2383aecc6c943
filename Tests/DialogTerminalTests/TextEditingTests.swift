import Testing

@testable import DialogTerminal

@Suite struct TextFieldStateTests {
    /// Types keys into a text and returns it with `|` where the cursor is.
    private func type(_ keys: [TerminalKey], into text: String = "", multiline: Bool = false) -> String {
        var state = TextFieldState()
        var text = text
        for key in keys where !state.move(key, in: text, isMultiline: multiline) {
            text = state.edit(text, with: key, isMultiline: multiline) ?? text
        }
        let position = state.cursor(in: text)
        return String(text.prefix(position)) + "|" + text.dropFirst(position)
    }

    @Test func typingAndMoving() {
        #expect(type([.character("a"), .character("b")]) == "ab|")
        #expect(type([.left, .character("x")], into: "ab") == "ax|b")
        #expect(type([.home, .delete, .end, .backspace], into: "abcd") == "bc|")
        #expect(type([.left, .left, .left, .left, .backspace], into: "ab") == "|ab")
        #expect(type([.right, .delete], into: "ab") == "ab|")
        #expect(type([.control("u")], into: "ab") == "|")
    }

    @Test func backspaceRemovesWhatAPersonSeesAsOneCharacter() {
        #expect(type([.backspace], into: "a👩‍👩‍👧‍👦") == "a|")
        #expect(type([.backspace], into: "e\u{301}") == "|")
        #expect(type([.left, .backspace], into: "漢字") == "|字")
    }

    @Test func aMarkJoinsTheCharacterBeforeIt() {
        #expect(type([.home, .right, .character("\u{301}"), .character("x")], into: "eb") == "e\u{301}x|b")
    }

    @Test func theFirstCharacterReplacesASelectedText() {
        var state = TextFieldState()
        state.replacesAll = true
        #expect(state.edit("120", with: .character("9"), isMultiline: false) == "9")
        #expect(state.edit("9", with: .character("0"), isMultiline: false) == "90")
    }

    @Test func pastingKeepsOneLine() {
        #expect(type([.paste("a\r\nb\nc")]) == "a b c|")
        #expect(type([.paste("a\r\nb")], multiline: true) == "a\nb|")
    }

    @Test func severalLines() {
        #expect(type([.character("a"), .enter, .character("b")], multiline: true) == "a\nb|")
        #expect(type([.up, .character("x")], into: "abc\nde", multiline: true) == "abx|c\nde")
        #expect(type([.up, .down], into: "abc\nde", multiline: true) == "abc\nde|")
        #expect(type([.home, .down], into: "abc\nd", multiline: true) == "abc\n|d")
        #expect(TextFieldState().place(in: "ab\n漢").line == 1)
        #expect(TextFieldState().place(in: "ab\n漢").column == 2)
    }

    @Test func aLongTextIsShownAroundTheCursor() {
        var state = TextFieldState()
        #expect(state.window(of: "漢字かなABC", columns: 5, isFocused: true).text.string == "なABC")
        #expect(state.window(of: "漢字かなABC", columns: 5, isFocused: true).cursor == 5)
        _ = state.move(.home, in: "漢字かなABC", isMultiline: false)
        #expect(state.window(of: "漢字かなABC", columns: 5, isFocused: true).text.string == "漢字…")
        #expect(state.window(of: "漢字かなABC", columns: 5, isFocused: true).cursor == 0)
        #expect(state.window(of: "ab", columns: 5, isFocused: false).text.string == "ab")
    }

    /// Any keys on any text: the cursor stays inside, and the text only changes by what the keys say.
    @Test func randomKeys() {
        var generator = SeededGenerator(seed: 7)
        let keys: [TerminalKey] = [
            .left, .right, .up, .down, .home, .end, .backspace, .delete, .enter, .character("x"), .character("\u{301}"),
            .character("漢"), .paste("p\nq"), .control("u"),
        ]
        for _ in 0..<500 {
            var state = TextFieldState()
            var text = "a漢\nb"
            for _ in 0..<20 {
                let key = keys.randomElement(using: &generator) ?? .left
                if !state.move(key, in: text, isMultiline: true) {
                    text = state.edit(text, with: key, isMultiline: true) ?? text
                }
                #expect((0...text.count).contains(state.cursor(in: text)))
            }
        }
    }
}

@Suite struct NearestTests {
    @Test func slips() {
        let words = ["tempo", "songTitle", "settings", "exporting"]
        #expect(Nearest.word(to: "tempp", in: words) == "tempo")
        #expect(Nearest.word(to: "songtitle", in: words) == "songTitle")
        #expect(Nearest.word(to: "setings", in: words) == "settings")
        #expect(Nearest.word(to: "export", in: words) == "exporting")
        #expect(Nearest.word(to: "potato", in: words) == nil)
        #expect(Nearest.word(to: "", in: words) == nil)
    }
}
