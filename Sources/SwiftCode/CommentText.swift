/// The lines of a comment: text that cannot leave the comment, each line without surrounding white space at its end.
///
/// Every kind of line break starts a new line; other characters that are not visible are written as escapes.
func commentLines(_ text: String) -> [String] {
    // Most comments are a line of plain ASCII.
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }), text.utf8.last != UInt8(ascii: " ") { return [text] }
    var lines: [String] = []
    var line = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\n" where previous == "\r": break
        case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}":
            lines.append(line)
            line = ""
        case "\t": line += "    "
        default:
            if isPlain(scalar, atStart: line.isEmpty) {
                line.unicodeScalars.append(scalar)
            } else {
                line += unicodeEscape(scalar)
            }
        }
        previous = scalar
    }
    lines.append(line)
    var trimmed = lines.map { line in
        line.utf8.last == UInt8(ascii: " ") ? String(line.reversed().drop { $0 == " " }.reversed()) : line
    }
    while trimmed.count > 1, trimmed.last == "" { trimmed.removeLast() }
    return trimmed
}

/// The same on one line.
func commentLine(_ text: String) -> String { commentLines(text).joined(separator: " ") }
