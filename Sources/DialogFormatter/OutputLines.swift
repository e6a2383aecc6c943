/// The lines of the result, with the comments behind them until all lines are known.
struct OutputLines {
    private var lines: [Line] = []
    /// Whether a blank line now would become part of the text above.
    var isOpenEnded = false

    private struct Line {
        var text: String
        var comment: TrailingComment?
        /// Whether the line is part of a text, so that it stays even if it is blank.
        var isText: Bool
    }

    mutating func append(_ text: String, comment: TrailingComment? = nil, isText: Bool = false) {
        lines.append(Line(text: text, comment: comment, isText: isText))
        isOpenEnded = false
    }

    /// Adds a blank line, unless one is there already or nothing is above.
    mutating func appendBlank() {
        guard let last = lines.last, !isOpenEnded, last.isText || !last.text.isEmpty else { return }
        append("")
    }

    mutating func removeLastBlank() {
        if let last = lines.last, !last.isText, last.text.isEmpty { lines.removeLast() }
    }

    /// The lines with their comments. Comments of neighbouring lines that stood below each other do so again; every other
    /// one stands two spaces behind its line.
    var texts: [String] {
        var result: [String] = []
        var start = 0
        while start < lines.count {
            var end = start + 1
            if let column = lines[start].comment?.column {
                while end < lines.count, lines[end].comment?.column == column { end += 1 }
            }
            let group = lines[start..<end]
            let width = group.reduce(0) { max($0, $1.text.cellCount) } + 2
            for line in group {
                guard let comment = line.comment else {
                    result.append(line.text)
                    continue
                }
                let gap = String(repeating: " ", count: width - line.text.cellCount)
                result.append(line.text + gap + comment.text)
            }
            start = end
        }
        return result
    }
}
