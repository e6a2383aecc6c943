/// The lines of one file that a finding is about, numbered, with marks under them.
///
/// ```
///  5 │     range: 40...240
///    │            ──────── the range
///  7 │     default: 400
///    │              ^^^
/// ```
struct SourceExcerpt {
    private var segments: [Segment] = []
    private let table: LineTable
    private let palette: Palette

    /// One line's share of a mark.
    private struct Segment {
        var line: Int
        var range: ByteRange
        var style: Style
        var label: String
        /// Whether lines between this one and the one before belong to the same mark and are left out.
        var followsGap = false
    }

    enum Style {
        case primary(Severity)
        case note
    }

    init(_ table: LineTable, palette: Palette) {
        self.table = table
        self.palette = palette
    }

    /// Marks a stretch of the file; of one over several lines the first and the last line are shown.
    mutating func mark(_ range: ByteRange, _ style: Style, label: String = "") {
        let start = table.position(at: range.start)
        let end = table.position(at: max(range.start, range.end))
        // A stretch that ends with a line break ends on the line that it breaks.
        let lastLine = end.line > start.line && end.column == 1 ? end.line - 1 : end.line
        guard lastLine > start.line else {
            segments.append(Segment(line: start.line, range: range, style: style, label: label))
            return
        }
        let first = ByteRange(start: range.start, end: table.range(ofLine: start.line).end)
        var last = table.range(ofLine: lastLine)
        last.end = min(last.end, range.end)
        while last.start < last.end,
            [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(table.file.bytes[Int(last.start)])
        {
            last.start += 1
        }
        segments.append(Segment(line: start.line, range: first, style: style, label: ""))
        segments.append(
            Segment(
                line: lastLine, range: last, style: style, label: label, followsGap: lastLine > start.line + 1))
    }

    /// The excerpt, each line ended, and the gutter for further lines below it.
    func lines() -> (text: String, gutter: String) {
        let ordered = segments.enumerated().sorted { left, right in
            (left.element.line, left.offset) < (right.element.line, right.offset)
        }
        let numberWidth = String(ordered.last?.element.line ?? 1).utf8.count
        let blank = String(repeating: " ", count: numberWidth + 2)
        var text = ""
        var printedLine = 0
        for (_, segment) in ordered {
            let line = SourceLine(table.range(ofLine: segment.line), of: table.file, marking: segment.range)
            if segment.followsGap { text += palette.gutter("\(blank)┆") + "\n" }
            // Each mark of a very long line shows its own part of the line.
            if segment.line != printedLine || line.isCut {
                let number = String(segment.line)
                let padding = String(repeating: " ", count: numberWidth - number.utf8.count)
                text += palette.gutter(" \(padding)\(number) │") + (line.text.isEmpty ? "" : " \(line.text)") + "\n"
                printedLine = segment.line
            }
            text += palette.gutter("\(blank)│") + " " + String(repeating: " ", count: line.markStart)
            text += underline(segment, width: line.markWidth) + "\n"
        }
        return (text, palette.gutter("\(blank)│"))
    }

    private func underline(_ segment: Segment, width: Int) -> String {
        let label = segment.label.isEmpty ? "" : " \(segment.label.safeLine)"
        switch segment.style {
        case .primary(let severity):
            return palette.severity(severity, String(repeating: "^", count: width) + label)
        case .note:
            return palette.note(String(repeating: "─", count: width) + label)
        }
    }
}
