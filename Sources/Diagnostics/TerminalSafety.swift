extension Unicode.Scalar {
    /// Whether the character could change what a terminal shows instead of being shown: control characters, marks that
    /// turn the direction of writing, invisible characters and line breaks that are not LF.
    var isUnsafeOnTerminal: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0x00AD, 0x061C, 0x180E: true
        case 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F: true
        case 0xFEFF, 0xFFF9...0xFFFB: true
        case 0xE0000...0xE007F: true
        default: false
        }
    }

    /// Whether a reader cannot see the character, although it may well be harmless in running text.
    var isInvisible: Bool {
        isUnsafeOnTerminal || (properties.isWhitespace && self != " ") || properties.isDefaultIgnorableCodePoint
    }

    /// A form of the character that can be seen: `␛`, `<U+202E>`.
    var visibleForm: String {
        switch value {
        case 0x00...0x1F: return String(Character(Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"))
        case 0x7F: return "\u{2421}"
        default:
            let digits = String(value, radix: 16, uppercase: true)
            return "<U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits + ">"
        }
    }
}

extension String {
    /// The text on one line, with everything that could play with a terminal made visible, cut when it is very long.
    ///
    /// Messages and paths quote what users wrote, so they pass through here before they are printed.
    public var safeLine: String {
        let longest = 4_096
        let isCut = utf8.count > longest && unicodeScalars.count > longest
        let shown = isCut ? String(unicodeScalars.prefix(longest)) : self
        return shown.escaped { $0.isUnsafeOnTerminal ? $0.visibleForm : nil } + (isCut ? "…" : "")
    }

    /// The same in quotes.
    public var safeQuote: String { "\"\(safeLine)\"" }
}
