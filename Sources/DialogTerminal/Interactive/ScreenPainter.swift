/// Draws the home screen, the dialogs over it and the overlay of running work onto one canvas.
struct ScreenPainter {
    /// A dialog with what the focus and the app's own views add to it.
    struct Layer {
        var screen: DialogScreen
        var state: FocusState
        var slotLines: (String, _ columns: Int) -> [StyledLine]
    }

    private static let widestBox = 66
    private var canvas: Canvas
    private let words: TerminalWords

    init(columns: Int, rows: Int, words: TerminalWords) {
        self.words = words
        canvas = Canvas(width: columns, height: rows)
    }

    static func paint(
        columns: Int, rows: Int, home: [StyledLine], homeFocus: Int?, layers: [Layer], loading: LoadingScreen?,
        hint: DisplayText, words: TerminalWords = .english
    ) -> Canvas {
        var painter = ScreenPainter(columns: columns, rows: rows, words: words)
        painter.drawHome(home, focus: homeFocus)
        for layer in layers {
            switch layer.screen.shape {
            case .page: painter.drawPage(layer)
            case .box: painter.drawBox(layer)
            }
        }
        if let loading { painter.draw(loading) }
        painter.drawHint(hint)
        return painter.canvas
    }

    // MARK: Parts

    private mutating func drawHome(_ lines: [StyledLine], focus: Int?) {
        let visible = window(count: lines.count, room: canvas.height - 1, showing: (focus ?? 0)..<((focus ?? 0) + 1))
        for (y, line) in lines[visible].enumerated() { canvas.draw(line, x: 1, y: y) }
    }

    private mutating func drawPage(_ layer: Layer) {
        canvas = Canvas(width: canvas.width, height: canvas.height)
        let width = min(canvas.width - 2, 78)
        canvas.draw(StyledLine(layer.screen.title, .bold), x: 1, y: 0)
        canvas.draw(StyledLine(DisplayText(String(repeating: "─", count: max(width, 0)))), x: 1, y: 1)
        let layout = BoxLayout(layer.screen, width: width, state: layer.state, words: words, slotLines: layer.slotLines)
        let buttons = BoxLayout.buttons(layer.screen.buttons, width: width, focus: layer.state.focus)
        let room = max(canvas.height - 3 - buttons.count, 1)
        drawContent(layout, x: 1, y: 2, width: width, room: room)
        for (index, line) in buttons.enumerated() { canvas.draw(line, x: 1, y: 2 + room + index) }
    }

    private mutating func drawBox(_ layer: Layer) {
        canvas.dimAll()
        let inner = max(min(canvas.width - 6, ScreenPainter.widestBox), 8)
        let layout = BoxLayout(
            layer.screen, width: inner, state: layer.state, words: words, slotLines: layer.slotLines)
        let buttons = BoxLayout.buttons(layer.screen.buttons, width: inner, focus: layer.state.focus)
        let footer = buttons.isEmpty ? 0 : buttons.count + (layout.lines.isEmpty ? 0 : 1)
        let room = max(min(layout.lines.count, canvas.height - 4 - footer), layout.lines.isEmpty ? 0 : 1)
        let origin = drawFrame(layer.screen.title, inner: inner, height: room + footer)
        drawContent(layout, x: origin.x, y: origin.y, width: inner, room: room)
        for (index, line) in buttons.enumerated() {
            canvas.draw(line, x: origin.x, y: origin.y + room + footer - buttons.count + index)
        }
    }

    private mutating func draw(_ loading: LoadingScreen) {
        canvas.dimAll()
        let inner = max(min(canvas.width - 6, 44), 8)
        var lines = loading.message.map { $0.wrapped(to: inner).map { StyledLine($0) } } ?? []
        if let fraction = loading.fraction {
            let percent = DisplayText(" \(Int((min(max(fraction, 0), 1) * 100).rounded()))%").string
            let number = DisplayText(String(repeating: " ", count: max(0, 5 - percent.count)) + percent)
            lines.append(StyledLine(BoxLayout.bar(fraction, columns: inner - number.width) + number, .accented))
        } else {
            lines.append(StyledLine(DisplayText(words.working), .dim))
        }
        let buttons: [DialogScreen.Button] =
            loading.isCancellable
            ? [
                .init(
                    id: "cancel", title: DisplayText(words("Cancel", ja: "キャンセル")), isDefault: false,
                    isDestructive: false, isEnabled: true)
            ] : []
        lines += BoxLayout.buttons(buttons, width: inner, focus: .button("cancel"))
        let origin = drawFrame(loading.title, inner: inner, height: lines.count)
        for (index, line) in lines.enumerated() { canvas.draw(line, x: origin.x, y: origin.y + index, within: inner) }
    }

    /// The keys that work here, in the last row.
    private mutating func drawHint(_ hint: DisplayText) {
        let y = canvas.height - 1
        canvas.fill(x: 0, y: y, width: canvas.width, height: 1)
        canvas.draw(StyledLine(hint.truncated(to: canvas.width - 2), .dim), x: 1, y: y)
    }

    /// A frame in the middle; where its inside begins.
    private mutating func drawFrame(_ title: DisplayText, inner: Int, height: Int) -> (x: Int, y: Int) {
        let x = max((canvas.width - inner - 4) / 2, 0)
        let y = max((canvas.height - height - 3) / 2, 0)
        canvas.fill(x: x, y: y, width: inner + 4, height: height + 2)
        let shown = title.truncated(to: inner - 2)
        let rule = String(repeating: "─", count: max(inner - shown.width, 0))
        var top = StyledLine("╭─ ")
        top.append(shown, .bold)
        top.append(DisplayText(" " + rule.dropLast() + "╮"))
        canvas.draw(top, x: x, y: y)
        for row in 0..<max(height, 0) {
            canvas.draw(StyledLine("│"), x: x, y: y + 1 + row)
            canvas.draw(StyledLine("│"), x: x + inner + 3, y: y + 1 + row)
        }
        let bottom = DisplayText("╰" + String(repeating: "─", count: inner + 2) + "╯")
        canvas.draw(StyledLine(bottom), x: x, y: y + 1 + max(height, 0))
        return (x + 2, y + 1)
    }

    private mutating func drawContent(_ layout: BoxLayout, x: Int, y: Int, width: Int, room: Int) {
        let visible = window(count: layout.lines.count, room: room, showing: layout.focusedLines)
        for (index, line) in layout.lines[visible].enumerated() {
            canvas.draw(line, x: x, y: y + index, within: width)
        }
        if visible.lowerBound > 0 { canvas.draw(StyledLine("↑", .dim), x: x + width + 1, y: y) }
        if visible.upperBound < layout.lines.count {
            canvas.draw(StyledLine("↓", .dim), x: x + width + 1, y: y + room - 1)
        }
        if let cursor = layout.cursor, visible.contains(cursor.y) {
            canvas.cursor = (x + min(cursor.x, width - 1), y + cursor.y - visible.lowerBound)
        }
    }

    /// The lines shown when there are more than `room`: those with the focus, and what is before them if that fits.
    private func window(count: Int, room: Int, showing focus: Range<Int>) -> Range<Int> {
        guard count > room, room > 0 else { return 0..<min(count, max(room, 0)) }
        var start = max(0, focus.upperBound - room)
        // Lines before the focus that belong to it, such as a header, come along.
        if focus.lowerBound < start { start = focus.lowerBound }
        return start..<min(start + room, count)
    }
}
