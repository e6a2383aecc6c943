/// A Swift string literal that is exactly `text` when the program runs, quotes included.
///
/// Everything that an editor could hide, reorder or merge with its neighbours is written as an escape: controls, line
/// and paragraph separators, direction marks, unassigned and private characters, unusual spaces, and a combining mark
/// at the start, which would attach itself to the quote.
public func stringLiteral(_ text: String) -> String {
    var literal = "\""
    escape(text, into: &literal)
    return literal + "\""
}

/// The same without the quotes: a part of a literal.
func stringLiteralContent(_ text: String) -> String {
    var content = ""
    escape(text, into: &content)
    return content
}

/// The lines of a Swift string literal with three quotes that is exactly `lines` joined by line feeds.
///
/// A line feed inside a line is written as an escape.
func multilineStringLiteral(_ lines: [String]) -> [String] {
    let contents = lines.map { line in
        var content = stringLiteralContent(line)
        // White space at the end of a line would be lost to editors.
        if content.hasSuffix(" ") { content = content.dropLast() + unicodeEscape(" ") }
        return content
    }
    return ["\"\"\""] + contents + ["\"\"\""]
}

private func escape(_ text: String, into literal: inout String) {
    // Most texts are plain ASCII.
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
        literal += text
        return
    }
    var isFirst = true
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": literal += "\\\""
        case "\\": literal += "\\\\"
        case "\n": literal += "\\n"
        case "\r": literal += "\\r"
        case "\t": literal += "\\t"
        case "\0": literal += "\\0"
        default:
            if isPlain(scalar, atStart: isFirst) || hasNoEscape(scalar) {
                literal.unicodeScalars.append(scalar)
            } else {
                literal += unicodeEscape(scalar)
            }
        }
        isFirst = false
    }
}

/// Characters that are none for good: of all, the compiler refuses the escapes of these, and takes them as they are.
private func hasNoEscape(_ scalar: Unicode.Scalar) -> Bool { (0xFDD0...0xFDEF).contains(scalar.value) }

/// `\u{202E}`.
func unicodeEscape(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
}

/// Whether the character can stand in source text and be seen there as what it is.
func isPlain(_ scalar: Unicode.Scalar, atStart: Bool) -> Bool {
    if scalar.isASCII { return (0x20...0x7E).contains(scalar.value) }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: return false
    case .spaceSeparator: return scalar.value == 0x3000
    case .nonspacingMark, .spacingMark, .enclosingMark: return !atStart
    default: return true
    }
}
