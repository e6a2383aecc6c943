import Diagnostics

/// A character, or a run of the same, that looks like nothing or like a space and is neither to YAML.
struct InvisibleCharacter {
    var scalar: Unicode.Scalar
    var kind: Kind
    var range: ByteRange

    enum Kind {
        /// libyaml begins a new line here, editors do not.
        case lineBreak
        /// Looks like a space that separates or indents, and is text.
        case space
        /// A byte-order mark within the file.
        case byteOrderMark
        /// Takes no room at all.
        case zeroWidth

        init?(_ scalar: Unicode.Scalar) {
            switch scalar.value {
            case 0x85, 0x2028, 0x2029: self = .lineBreak
            case 0xA0, 0x3000: self = .space
            case 0xFEFF: self = .byteOrderMark
            case 0xAD, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069: self = .zeroWidth
            default: return nil
            }
        }
    }

    /// For example `a no-break space (U+00A0)`.
    var description: String {
        let name =
            switch scalar.value {
            case 0x85: "a next-line character"
            case 0x2028: "a line separator"
            case 0x2029: "a paragraph separator"
            case 0xA0: "a no-break space"
            case 0x3000: "a full-width space"
            case 0xFEFF: "a byte-order mark"
            case 0xAD: "a soft hyphen"
            case 0x200B: "a zero-width space"
            case 0x200C: "a zero-width non-joiner"
            case 0x200D: "a zero-width joiner"
            case 0x2060: "a word joiner"
            default: "an invisible formatting character"
            }
        return "\(name) (\(scalar.codePoint))"
    }
}
