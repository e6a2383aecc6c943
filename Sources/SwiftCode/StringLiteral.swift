/// The text as it is written inside a Swift string literal that is exactly `text` when the program runs.
///
/// Everything that an editor could hide, reorder or merge with its neighbours is written as an escape: controls, line
/// and paragraph separators, direction marks, unassigned and private characters, unusual spaces, and a combining mark
/// at the start, which would attach itself to the quote.
///
/// - Parameter atStart: whether nothing stands before the text in its literal.
func escaped(_ text: String, atStart: Bool = true) -> String {
    var literal: [UInt8] = []
    literal.reserveCapacity(text.utf8.count + 16)
    var isFirst = atStart
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": literal += "\\\"".utf8
        case "\\": literal += "\\\\".utf8
        case "\n": literal += "\\n".utf8
        case "\r": literal += "\\r".utf8
        case "\t": literal += "\\t".utf8
        case "\0": literal += "\\0".utf8
        case " "..."~": literal.append(UInt8(truncatingIfNeeded: scalar.value))
        default:
            if isPlain(scalar, atStart: isFirst) || hasNoEscape(scalar) {
                literal += String(scalar).utf8
            } else {
                literal += unicodeEscape(scalar).utf8
            }
        }
        isFirst = false
    }
    return String(decoding: literal, as: UTF8.self)
}

/// Whether a text in UTF-8 stands in a string literal as it is: ASCII that can be seen, spaces, no quotes or backslashes.
func isPlainLiteral(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    if bytes.count < 8 {
        // Filled up with spaces.
        return isPlainLiteral(bytes.reduce(0x2020_2020_2020_2020) { $0 << 8 | UInt64($1) })
    }
    // Eight bytes at a time, of which the last overlap with those before.
    let last = bytes.count - 8
    var index = 0
    while index < last {
        if !isPlainLiteral(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) { return false }
        index += 8
    }
    return isPlainLiteral(raw.loadUnaligned(fromByteOffset: last, as: UInt64.self))
}

/// The same of eight bytes: the highest bit of each stays set in `plain` if the byte is plain.
private func isPlainLiteral(_ word: UInt64) -> Bool {
    let isASCII = ~word
    let isNoControl = (word &+ 0x6060_6060_6060_6060) & ~(word &+ 0x0101_0101_0101_0101)
    let isNoQuote = (word ^ 0x2222_2222_2222_2222) &+ 0x7F7F_7F7F_7F7F_7F7F
    let isNoBackslash = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &+ 0x7F7F_7F7F_7F7F_7F7F
    let plain = isASCII & isNoControl & isNoQuote & isNoBackslash & 0x8080_8080_8080_8080
    return plain == 0x8080_8080_8080_8080
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
