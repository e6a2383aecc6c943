/// How a piece of text looks. Colours are left out where they are not wanted; the other attributes stay.
public struct TextStyle: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let bold = TextStyle(rawValue: 1)
    public static let dim = TextStyle(rawValue: 2)
    public static let underlined = TextStyle(rawValue: 4)
    /// Foreground and background exchanged: where the focus is.
    public static let reversed = TextStyle(rawValue: 8)
    /// Destructive buttons and messages about faults.
    public static let alarming = TextStyle(rawValue: 16)
    /// Values that can be changed.
    public static let accented = TextStyle(rawValue: 32)

    /// The control sequence that switches to exactly this style.
    func sequence(usesColor: Bool) -> String {
        var codes = ["0"]
        if contains(.bold) { codes.append("1") }
        if contains(.dim) { codes.append("2") }
        if contains(.underlined) { codes.append("4") }
        if contains(.reversed) { codes.append("7") }
        if usesColor && contains(.alarming) { codes.append("31") }
        if usesColor && contains(.accented) { codes.append("36") }
        return "\u{1B}[\(codes.joined(separator: ";"))m"
    }
}

/// A line made of pieces in different styles.
public struct StyledLine: Sendable, Hashable {
    public struct Piece: Sendable, Hashable {
        public var text: DisplayText
        public var style: TextStyle

        public init(_ text: DisplayText, _ style: TextStyle = []) {
            self.text = text
            self.style = style
        }
    }

    public var pieces: [Piece]

    public init(_ pieces: [Piece] = []) {
        self.pieces = pieces
    }

    public init(_ text: DisplayText, _ style: TextStyle = []) {
        pieces = [Piece(text, style)]
    }

    /// The columns it takes.
    public var width: Int { pieces.reduce(0) { $0 + $1.text.width } }

    /// The text without styles.
    public var plain: String { pieces.map(\.text.string).joined() }

    public mutating func append(_ text: DisplayText, _ style: TextStyle = []) {
        pieces.append(Piece(text, style))
    }

    /// The same text with more attributes.
    public func adding(_ style: TextStyle) -> StyledLine {
        StyledLine(pieces.map { Piece($0.text, $0.style.union(style)) })
    }
}
