/// Puts lines together from bytes that arrive in pieces. Line ends are `\n` or `\r\n`; bytes that are no UTF-8 become
/// U+FFFD.
struct LineSplitter {
    private var pending: [UInt8] = []

    /// The lines that are complete with these bytes.
    mutating func lines(with bytes: [UInt8]) -> [String] {
        pending += bytes
        var lines: [String] = []
        var start = pending.startIndex
        while let end = pending[start...].firstIndex(of: 0x0A) {
            lines.append(LineSplitter.text(pending[start..<end]))
            start = end + 1
        }
        pending.removeFirst(start)
        return lines
    }

    /// The last line, if it did not end with a line end.
    mutating func rest() -> String? {
        defer { pending = [] }
        return pending.isEmpty ? nil : LineSplitter.text(pending[...])
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
    }
}
