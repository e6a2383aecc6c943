import Testing

@testable import DialogTerminal

@Suite struct CanvasTests {
    private func canvas(_ lines: String..., width: Int = 6) -> Canvas {
        var canvas = Canvas(width: width, height: lines.count)
        for (y, line) in lines.enumerated() { canvas.draw(StyledLine(DisplayText(line)), x: 0, y: y) }
        return canvas
    }

    @Test func drawingIsCutAtTheEdges() {
        #expect(canvas("abcdefgh").lines == ["abcdef"])
        #expect(canvas("漢字漢字", width: 5).lines == ["漢字"])
        var small = canvas("ab")
        small.draw(StyledLine("zz"), x: 1, y: 7)
        small.draw(StyledLine("xyz"), x: -1, y: 0)
        #expect(small.lines == ["yz"])
    }

    @Test func halfOfAWideCharacterLeavesASpace() {
        var canvas = canvas("漢字")
        canvas.draw(StyledLine("x"), x: 1, y: 0)
        #expect(canvas.lines == [" x字"])
        canvas.draw(StyledLine("y"), x: 2, y: 0)
        #expect(canvas.lines == [" xy"])
    }

    @Test func aFrameSendsOnlyWhatChanged() {
        var writer = FrameWriter(usesColor: true)
        #expect(writer.frame(canvas("abc", "def")).contains("abc"))
        #expect(writer.frame(canvas("abc", "def")).isEmpty)
        #expect(writer.frame(canvas("abc", "dXf")) == "\u{1B}[?25l\u{1B}[2;2H\u{1B}[0mX\u{1B}[0m")
        writer.forget()
        #expect(writer.frame(canvas("abc", "dXf")).contains("\u{1B}[2J"))
    }

    @Test func theStyleOfAWideCharacterAloneIsAChange() {
        var writer = FrameWriter(usesColor: false)
        _ = writer.frame(canvas("漢"))
        var bold = Canvas(width: 6, height: 1)
        bold.draw(StyledLine("漢", .bold), x: 0, y: 0)
        #expect(writer.frame(bold) == "\u{1B}[?25l\u{1B}[1;1H\u{1B}[0;1m漢\u{1B}[0m")
    }

    /// Applied one after the other, the frames put on a terminal exactly what the canvases hold.
    @Test func framesReproduceRandomCanvases() {
        var generator = SeededGenerator(seed: 1)
        var writer = FrameWriter(usesColor: false)
        var terminal = FakeTerminal(columns: 12, rows: 4)
        let texts = ["abc", "漢字", "é", "😀x", "     ", "─│"]
        for _ in 0..<300 {
            var canvas = Canvas(width: 12, height: 4)
            for _ in 0..<5 {
                let style: TextStyle = Bool.random(using: &generator) ? .bold : []
                let text = DisplayText(texts.randomElement(using: &generator) ?? "")
                canvas.draw(
                    StyledLine(text, style), x: Int.random(in: -1...12, using: &generator),
                    y: Int.random(in: 0...4, using: &generator))
            }
            terminal.receive(writer.frame(canvas))
            #expect(terminal.lines == canvas.lines)
        }
    }
}
