/// The lines of a comment: text that cannot leave the comment, each line without surrounding white space at its end.
///
/// Every kind of line break starts a new line; other characters that are not visible are written as escapes.
func commentLines(_ text: String) -> [String] {
    if isCommentLine(text) { return [text] }
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
func commentLine(_ text: String) -> String {
    isCommentLine(text) ? text : commentLines(text).joined(separator: " ")
}

/// Whether the text is a line that can stand in a comment as it is. Most are.
func isCommentLine(_ text: String) -> Bool {
    text.withBytes { bytes in
        if bytes.last == UInt8(ascii: " ") { return false }
        return isPlainLiteral(bytes) || bytes.allSatisfy { (0x20...0x7E).contains($0) }
    }
}
