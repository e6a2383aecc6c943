/// Turns canvases into bytes for a terminal, sending only what differs from the one before.
struct FrameWriter {
    private var shown: Canvas?
    private let usesColor: Bool

    init(usesColor: Bool) {
        self.usesColor = usesColor
    }

    /// What is on the terminal is unknown: the next frame is drawn whole.
    mutating func forget() {
        shown = nil
    }

    /// The control sequences that turn what the terminal shows into `canvas`.
    mutating func frame(_ canvas: Canvas) -> String {
        let before = shown.flatMap { $0.width == canvas.width && $0.height == canvas.height ? $0 : nil }
        if let before, before == canvas { return "" }
        var output = "\u{1B}[?25l"
        if before == nil { output += "\u{1B}[0m\u{1B}[2J" }
        for y in 0..<canvas.height {
            let row = Array(canvas.row(y))
            let old = before.map { Array($0.row(y)) } ?? Array(repeating: Canvas.Cell.blank, count: row.count)
            guard let first = row.indices.first(where: { row[$0] != old[$0] }),
                let last = row.indices.last(where: { row[$0] != old[$0] })
            else { continue }
            output += changed(row, from: first, through: last, y: y)
        }
        if let cursor = canvas.cursor { output += "\u{1B}[\(cursor.y + 1);\(cursor.x + 1)H\u{1B}[?25h" }
        shown = canvas
        return output
    }

    private func changed(_ row: [Canvas.Cell], from first: Int, through last: Int, y: Int) -> String {
        // A wide character is sent whole, even if only its style or its right half differs.
        let start = row[first].text == nil ? max(first - 1, 0) : first
        var output = "\u{1B}[\(y + 1);\(start + 1)H"
        var style: TextStyle?
        for cell in row[start...last] {
            guard let text = cell.text else { continue }
            if style != cell.style {
                output += cell.style.sequence(usesColor: usesColor)
                style = cell.style
            }
            output.append(text)
        }
        return output + "\u{1B}[0m"
    }
}
