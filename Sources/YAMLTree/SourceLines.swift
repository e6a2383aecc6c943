/// Questions about the lines of a file, for finding out what a syntax error is about.
struct SourceLines {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    static func isBreak(_ byte: UInt8) -> Bool { byte == newline || byte == carriageReturn }

    func byte(at offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

    func isBlankOrBreak(at offset: Int) -> Bool {
        guard let byte = byte(at: offset) else { return true }
        return Self.isBlank(byte) || Self.isBreak(byte)
    }

    func hasText(_ text: StaticString, at offset: Int) -> Bool {
        guard offset >= 0, offset + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { bytes[offset..<offset + $0.count].elementsEqual($0) }
    }

    func lineStart(of offset: Int) -> Int {
        var start = min(offset, bytes.count)
        while start > 0, !Self.isBreak(bytes[start - 1]) { start -= 1 }
        return start == 0 && hasText("\u{FEFF}", at: 0) ? min(3, bytes.count) : start
    }

    /// Where the line's break stands.
    func lineEnd(of offset: Int) -> Int {
        var end = min(offset, bytes.count)
        while end < bytes.count, !Self.isBreak(bytes[end]) { end += 1 }
        return end
    }

    /// The start of the line below; the file's end after the last line.
    func nextLine(after offset: Int) -> Int {
        let end = lineEnd(of: offset)
        guard end < bytes.count else { return end }
        let isPair = bytes[end] == Self.carriageReturn && byte(at: end + 1) == Self.newline
        return end + (isPair ? 2 : 1)
    }

    /// The start of the nearest line above that holds more than blanks and a comment.
    func contentLine(above offset: Int) -> Int? {
        var start = lineStart(of: offset)
        while start > 0 {
            // A carriage return and newline make one empty line here, which is passed over like any other.
            let above = lineStart(of: start - 1)
            guard above < start else { return nil }
            start = above
            if let first = firstContent(of: start), bytes[first] != UInt8(ascii: "#") { return start }
        }
        return nil
    }

    /// The first character of a line that is no blank; none for an empty line.
    func firstContent(of offset: Int) -> Int? {
        var position = lineStart(of: offset)
        while let byte = byte(at: position), Self.isBlank(byte) { position += 1 }
        guard let byte = byte(at: position), !Self.isBreak(byte) else { return nil }
        return position
    }

    /// Like ``firstContent(of:)``, with the dashes of list entries passed over as well.
    func firstContentAfterDashes(of offset: Int) -> Int? {
        guard var position = firstContent(of: offset) else { return nil }
        while byte(at: position) == UInt8(ascii: "-"), isBlankOrBreak(at: position + 1) {
            position += 1
            while let byte = byte(at: position), Self.isBlank(byte) { position += 1 }
        }
        return position
    }

    func indentation(of offset: Int) -> Int { (firstContent(of: offset) ?? 0) - lineStart(of: offset) }

    /// The end of a line's content, without a comment and the blanks before it, but not before the offset: what looks like a
    /// comment may stand in quotes.
    func trimmedLineEnd(of offset: Int) -> Int {
        let start = lineStart(of: offset)
        var end = lineEnd(of: offset)
        var position = start
        while position < end {
            if bytes[position] == UInt8(ascii: "#"), position == start || Self.isBlank(bytes[position - 1]) {
                end = position
            }
            position += 1
        }
        while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
        return max(end, min(offset, bytes.count))
    }

    /// The first colon in a range that ends a key: one before a blank or a line's end.
    func keyColon(in range: Range<Int>) -> Int? {
        range.first { bytes[$0] == UInt8(ascii: ":") && isBlankOrBreak(at: $0 + 1) }
    }

    /// The end of the word or the one sign at an offset.
    func wordEnd(from offset: Int) -> Int {
        var end = offset
        while let byte = byte(at: end), !Self.isBlank(byte), !Self.isBreak(byte), !Self.isFlowSign(byte) { end += 1 }
        return end > offset ? end : min(characterEnd(from: offset), bytes.count)
    }

    /// The end of the character at an offset.
    func characterEnd(from offset: Int) -> Int {
        var end = offset + 1
        while let byte = byte(at: end), byte & 0xC0 == 0x80 { end += 1 }
        return end
    }

    static func isFlowSign(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
        default: false
        }
    }
}
