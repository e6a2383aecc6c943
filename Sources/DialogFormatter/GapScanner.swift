import Diagnostics

/// Reads what stands between the values of a file: blanks, line breaks and comments.
struct GapScanner {
    let bytes: [UInt8]
    var position: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        start = position
    }

    private let start: Int

    /// A comment or a stretch of blank lines.
    enum Piece {
        case blank
        case comment(Comment)
    }

    struct Comment {
        var text: String
        /// Whether nothing but blanks stands before it on its line.
        var isAlone: Bool
        /// The number of cells before it on its line.
        var column: Int
        /// Where it ends.
        var end: Int
    }

    /// The byte at the position; none at the end of the file.
    var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Goes on to the next byte that is neither blank nor part of a comment.
    mutating func gap() -> [Piece] {
        var pieces: [Piece] = []
        var breakCount = position == start ? 1 : 0
        var isAlone = position == start
        while let byte {
            if Self.isBreak(byte) {
                skipBreak()
                breakCount += 1
                isAlone = true
                if breakCount == 2 { pieces.append(.blank) }
            } else if Self.isBlank(byte) {
                position += 1
            } else if byte == UInt8(ascii: "#") {
                pieces.append(.comment(comment(isAlone: isAlone)))
                breakCount = 0
                isAlone = false
            } else {
                break
            }
        }
        return pieces
    }

    /// The gap ahead and the column of what follows it, -1 at the end of the document; the position stays.
    func gapAhead() -> (pieces: [Piece], nextColumn: Int) {
        var ahead = self
        let pieces = ahead.gap()
        return (pieces, ahead.byte == nil || ahead.isAtMark("...") || ahead.isAtMark("---") ? -1 : ahead.column)
    }

    /// The comment that follows on the line, if there is one.
    ///
    /// - Parameter afterComma: whether a comma may stand before it.
    mutating func trailingComment(afterComma: Bool = false) -> TrailingComment? {
        var ahead = self
        ahead.skipBlanks()
        if afterComma, ahead.byte == UInt8(ascii: ",") {
            ahead.position += 1
            ahead.skipBlanks()
        }
        guard ahead.byte == UInt8(ascii: "#") else { return nil }
        let comment = ahead.comment(isAlone: false)
        position = ahead.position
        return TrailingComment(text: comment.text, column: comment.column)
    }

    /// The name of the anchor whose `&` is at the position.
    mutating func anchorName() -> String {
        position += 1
        let first = position
        while let byte, Self.isNameByte(byte) { position += 1 }
        return String(decoding: bytes[first..<position], as: UTF8.self)
    }

    /// How many cells of a terminal stand before the position on its line.
    var column: Int {
        var first = position
        while first > start, !Self.isBreak(bytes[first - 1]) { first -= 1 }
        return String(decoding: bytes[first..<position], as: UTF8.self).cellCount
    }

    /// Whether `---` or `...` is at the position, as a mark and not as part of a text.
    func isAtMark(_ mark: StaticString) -> Bool {
        let end = position + mark.utf8CodeUnitCount
        guard end <= bytes.count, position == start || Self.isBreak(bytes[position - 1]) else { return false }
        guard mark.withUTF8Buffer({ bytes[position..<end].elementsEqual($0) }) else { return false }
        return end == bytes.count || Self.isBlank(bytes[end]) || Self.isBreak(bytes[end])
    }

    /// The rest of the line, without blanks at its end.
    mutating func restOfLine() -> String {
        let first = position
        position = lineEnd(of: position)
        var end = position
        while end > first, Self.isBlank(bytes[end - 1]) { end -= 1 }
        return String(decoding: bytes[first..<end], as: UTF8.self)
    }

    /// Goes to the end of the last of the blank lines that follow the position's line.
    ///
    /// By offsets, not with a scanner that runs ahead: the optimiser of Swift 6.3.1 fails on that.
    mutating func skipBlankLines() {
        position = lineEnd(of: position)
        while position < bytes.count {
            var next = position + breakLength
            while next < bytes.count, Self.isBlank(bytes[next]) { next += 1 }
            if next < bytes.count, !Self.isBreak(bytes[next]) { return }
            position = next
        }
    }

    /// Where the line's break stands.
    func lineEnd(of offset: Int) -> Int {
        var end = offset
        while end < bytes.count, !Self.isBreak(bytes[end]) { end += 1 }
        return end
    }

    /// Whether a line ends between two places.
    func hasBreak(from start: Int, to end: Int) -> Bool {
        start < end && bytes[start..<end].contains(where: Self.isBreak)
    }

    private mutating func comment(isAlone: Bool) -> Comment {
        let column = column
        let text = restOfLine()
        return Comment(text: text, isAlone: isAlone, column: column, end: position)
    }

    private mutating func skipBlanks() {
        while let byte, Self.isBlank(byte) { position += 1 }
    }

    private mutating func skipBreak() { position += breakLength }

    /// How many bytes the line break at the position has.
    private var breakLength: Int {
        let isPair =
            bytes[position] == UInt8(ascii: "\r") && position + 1 < bytes.count
            && bytes[position + 1] == UInt8(ascii: "\n")
        return isPair ? 2 : 1
    }

    static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    static func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}

extension String {
    /// How many cells of a terminal the text takes.
    var cellCount: Int {
        if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
        return unicodeScalars.reduce(0) { $0 + $1.terminalWidth }
    }
}

extension [GapScanner.Piece] {
    /// As lines above an entry, whether they stood alone or not.
    var lines: [LeadLine] {
        map { piece in
            switch piece {
            case .blank: .blank
            case .comment(let comment): .comment(comment.text)
            }
        }
    }

    /// The comments as lines above an entry.
    var comments: [LeadLine] { lines.filter(\.isComment) }

    /// Takes the comment off that stands behind something on its line.
    mutating func takeTrailing() -> TrailingComment? {
        guard case .comment(let comment)? = first, !comment.isAlone else { return nil }
        removeFirst()
        return TrailingComment(text: comment.text, column: comment.column)
    }
}
