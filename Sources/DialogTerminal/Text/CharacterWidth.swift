/// How many columns of a terminal a character takes.
enum CharacterWidth {
    /// 0 for marks that need another character to stand on, 2 for wide East Asian characters and emoji, else 1.
    static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        if first.isASCII && scalars.count == 1 { return 1 }
        // U+FE0F asks for the emoji form, two regional indicators make a flag, and joined emoji are drawn as one.
        if scalars.contains(where: { $0.value == 0xFE0F }) && first.properties.isEmoji { return 2 }
        if scalars.count > 1 && isRegionalIndicator(first) { return 2 }
        return scalars.reduce(0) { max($0, columns(of: $1)) }
    }

    /// The columns of a text that holds no control characters.
    static func columns(of text: some Sequence<Character>) -> Int {
        text.reduce(0) { $0 + columns(of: $1) }
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        // Vowels and finals of decomposed Hangul are drawn onto the initial.
        if (0x1160...0x11FF).contains(scalar.value) { return 0 }
        if properties.isEmojiPresentation && !isRegionalIndicator(scalar) { return 2 }
        return isWide(scalar.value) ? 2 : 1
    }

    private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F1E6...0x1F1FF).contains(scalar.value)
    }

    private static func isWide(_ value: UInt32) -> Bool {
        guard value >= 0x1100 else { return false }
        return wideRanges.contains { $0.contains(value) }
    }

    /// East Asian Width W and F, without the emoji, which a scalar's own properties tell.
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
        0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1D300...0x1D376,
        0x1F200...0x1F265, 0x20000...0x3FFFD,
    ]
}
