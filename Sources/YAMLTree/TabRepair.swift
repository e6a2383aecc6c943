/// Tabs that mean nothing but that libyaml stumbles over: at the end of a line, on an empty line, before a comment.
enum TabRepair {
    /// The bytes with every such tab replaced by a space, which moves nothing.
    ///
    /// - Returns: nothing if the error is not about such a tab.
    static func repair(_ bytes: [UInt8], after fault: SyntaxFault) -> [UInt8]? {
        let lines = SourceLines(bytes)
        guard lines.byte(at: fault.offset) == UInt8(ascii: "\t"), isMeaningless(at: fault.offset, in: lines) else {
            return nil
        }
        var result = bytes
        var position = 0
        while position < bytes.count {
            guard SourceLines.isBlank(bytes[position]) else {
                position += 1
                continue
            }
            let start = position
            while position < bytes.count, SourceLines.isBlank(bytes[position]) { position += 1 }
            // A run behind content stays, since it troubles nobody there and may be a block scalar's text.
            guard endsLine(at: position, in: lines), isLineStart(start, in: lines) else { continue }
            for index in start..<position { result[index] = UInt8(ascii: " ") }
        }
        return result
    }

    /// Whether nothing but blanks and the dashes of list entries stands before an offset on its line.
    private static func isLineStart(_ offset: Int, in lines: SourceLines) -> Bool {
        lines.bytes[lines.lineStart(of: offset)..<offset].allSatisfy {
            SourceLines.isBlank($0) || $0 == UInt8(ascii: "-")
        }
    }

    private static func isMeaningless(at offset: Int, in lines: SourceLines) -> Bool {
        var end = offset
        while let byte = lines.byte(at: end), SourceLines.isBlank(byte) { end += 1 }
        return endsLine(at: end, in: lines)
    }

    private static func endsLine(at offset: Int, in lines: SourceLines) -> Bool {
        guard let byte = lines.byte(at: offset) else { return true }
        return SourceLines.isBreak(byte) || byte == UInt8(ascii: "#")
    }
}
