/// Text that is safe to send to a terminal: it holds no control character, so no text of a user or an app can move the
/// cursor, change colours or reprogram a terminal. Everything this module prints is made of these.
public struct DisplayText: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// The text, control characters made visible.
    public let string: String

    /// Takes any text. Control characters become their pictures (`␛`), others that reorder or hide text their code
    /// (`<202E>`); line breaks become `␤`.
    public init(_ text: some StringProtocol) {
        string = DisplayText.visible(String(text))
    }

    /// A text of the program itself; it is made visible like any other.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// The columns it takes.
    public var width: Int { CharacterWidth.columns(of: string) }

    public var isEmpty: Bool { string.isEmpty }

    public static func + (left: DisplayText, right: DisplayText) -> DisplayText {
        DisplayText(left.string + right.string)
    }

    /// Any text as lines, broken where the text breaks.
    public static func lines(of text: String) -> [DisplayText] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { DisplayText($0) }
    }

    /// The longest beginning that fits into `columns`, with `…` where something was cut off.
    public func truncated(to columns: Int) -> DisplayText {
        guard width > columns else { return self }
        guard columns > 0 else { return "" }
        return DisplayText(prefix(columns: columns - 1) + "…")
    }

    /// Filled up with spaces, or cut, to exactly `columns`.
    public func padded(to columns: Int) -> DisplayText {
        let cut = truncated(to: columns)
        return DisplayText(cut.string + String(repeating: " ", count: max(0, columns - cut.width)))
    }

    /// Broken between words into lines of at most `columns`; a longer word is broken inside.
    public func wrapped(to columns: Int) -> [DisplayText] {
        let limit = max(columns, 2)
        var lines: [String] = []
        var line = ""
        var used = 0
        for word in string.split(separator: " ", omittingEmptySubsequences: false) {
            let size = CharacterWidth.columns(of: word)
            if !line.isEmpty && used + 1 + size <= limit {
                line += " " + word
                used += 1 + size
                continue
            }
            if !line.isEmpty { lines.append(line) }
            (line, used) = ("", 0)
            // Scripts without spaces, and words longer than a line.
            for character in word {
                let step = CharacterWidth.columns(of: character)
                if used + step > limit {
                    lines.append(line)
                    (line, used) = ("", 0)
                }
                line.append(character)
                used += step
            }
        }
        lines.append(line)
        return lines.map { DisplayText($0) }
    }

    private func prefix(columns: Int) -> String {
        var result = ""
        var used = 0
        for character in string {
            let step = CharacterWidth.columns(of: character)
            if used + step > columns { break }
            result.append(character)
            used += step
        }
        return result
    }

    private static func visible(_ text: String) -> String {
        let isClean = text.unicodeScalars.allSatisfy { !isHidden($0) } && !startsWithMark(text)
        if isClean { return text }
        var result = String.UnicodeScalarView()
        // A mark at the beginning would be drawn onto whatever stands before it.
        if startsWithMark(text) { result.append("◌") }
        for scalar in text.unicodeScalars {
            guard isHidden(scalar) else {
                result.append(scalar)
                continue
            }
            switch scalar.value {
            case 0x0A: result.append("␤")
            case 0x7F: result.append("␡")
            case 0..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "�")
            default: result.append(contentsOf: "<\(String(scalar.value, radix: 16, uppercase: true))>".unicodeScalars)
            }
        }
        return String(result)
    }

    private static func startsWithMark(_ text: String) -> Bool {
        guard let first = text.first, let scalar = text.unicodeScalars.first, !isHidden(scalar) else { return false }
        return !scalar.isASCII && CharacterWidth.columns(of: first) == 0
    }

    /// Control characters, line and paragraph separators, and marks that reorder what is shown.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
