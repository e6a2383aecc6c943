/// What Swift takes as an identifier.
enum SwiftIdentifier {
    /// Whether the text is an identifier, keywords included; `_` alone is none.
    static func isValid(_ text: some StringProtocol) -> Bool {
        var scalars = text.unicodeScalars.makeIterator()
        guard let first = scalars.next(), isHead(first), text != "_" else { return false }
        while let scalar = scalars.next() {
            guard isHead(scalar) || isTail(scalar) else { return false }
        }
        return true
    }

    /// Whether the text is a single name of ASCII letters and digits, as nearly all are: its bytes tell.
    static func isPlainWord(_ text: String) -> Bool {
        text.withBytes { bytes in
            guard let first = bytes.first, 0x61...0x7A ~= first | 0x20 else { return false }
            return bytes.allSatisfy { 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 }
        }
    }

    /// Keywords that cannot stand alone as the name of a declaration or a type.
    static let reservedWords = SpellingTable([
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ])

    /// Keywords that keep their meaning after a dot.
    static let reservedMembers = SpellingTable(["Protocol", "Self", "Type", "init", "self"])

    static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0x5F: true
        case 0...0x7F: false
        default: isIdentifier(scalar.value) && !isTailOnly(scalar.value)
        }
    }

    /// Digits and combining marks, which cannot come first.
    static func isTail(_ scalar: Unicode.Scalar) -> Bool {
        0x30...0x39 ~= scalar.value || isTailOnly(scalar.value)
    }

    private static func isTailOnly(_ value: UInt32) -> Bool {
        switch value {
        case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: false
        }
    }

    /// The ranges of the Swift grammar beyond ASCII.
    private static func isIdentifier(_ value: UInt32) -> Bool {
        switch value {
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF: true
        case 0x0100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF: true
        case 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x206F, 0x2070...0x218F: true
        case 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF: true
        case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF: true
        case 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD: true
        case 0x10000...0xEFFFF: value & 0xFFFF <= 0xFFFD
        default: false
        }
    }
}
