/// A place in a file as people and editors count it.
public struct SourcePosition: Hashable, Sendable {
    /// Counted from 1.
    public var line: Int
    /// Unicode scalars from 1. A byte that is not part of valid UTF-8 counts as one.
    public var column: Int
    /// UTF-8 bytes from 1, the way swiftc counts columns.
    public var utf8Column: Int
    /// UTF-8 bytes from 0 at the first byte of the file, a byte-order mark included.
    public var offset: Int

    public init(line: Int, column: Int, utf8Column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.utf8Column = utf8Column
        self.offset = offset
    }
}

/// Turns byte offsets of one file into lines and columns.
///
/// Lines end at LF, CRLF or CR, as YAML and editors see it. The character after a byte-order mark is column 1. Building it
/// reads the file once; a lookup then costs a binary search and at most one short stretch of bytes, however long the line
/// is. Build it only for files that have something to report.
public struct LineTable: Sendable {
    public let file: SourceFile

    /// The offset at which each line starts; never empty.
    private let lineStarts: [UInt32]
    /// Marks every `stride` bytes for counting scalars; empty when the file is ASCII, where bytes and scalars are the same.
    private let checkpoints: [Checkpoint]

    private struct Checkpoint {
        /// The first start of a scalar at or after the checkpoint's nominal offset.
        var offset: UInt32
        /// How many scalars start before `offset`.
        var scalars: UInt32
    }

    private static let stride = 128

    public init(_ file: SourceFile) {
        self.file = file
        (lineStarts, checkpoints) = file.bytes.withUnsafeBufferPointer { bytes in
            let (starts, isASCII) = Self.scanLines(bytes)
            return (starts, isASCII ? [] : Self.scanScalars(bytes))
        }
    }

    /// How many lines the file has: one more than it has line breaks.
    public var lineCount: Int { lineStarts.count }

    /// The place of a byte. An offset beyond the end gives the end; one inside a character gives that character's column.
    public func position(at offset: UInt32) -> SourcePosition {
        let offset = min(Int(offset), file.bytes.count)
        let line = lineIndex(containing: offset)
        let start = Int(lineStarts[line])
        // Only a byte-order mark stands before the start of the first line.
        guard offset > start else { return SourcePosition(line: line + 1, column: 1, utf8Column: 1, offset: offset) }
        let column = checkpoints.isEmpty ? offset - start : scalars(before: offset) - scalars(before: start)
        return SourcePosition(line: line + 1, column: column + 1, utf8Column: offset - start + 1, offset: offset)
    }

    /// The bytes of a line without its line break and without the byte-order mark; empty for a line the file does not have.
    ///
    /// - Parameter line: counted from 1.
    public func range(ofLine line: Int) -> ByteRange {
        guard line >= 1, line <= lineStarts.count else { return ByteRange(file.bytes.count, file.bytes.count) }
        let start = Int(lineStarts[line - 1])
        var end = line < lineStarts.count ? Int(lineStarts[line]) : file.bytes.count
        if line < lineStarts.count {
            end -= 1
            if end > start, file.bytes[end] == UInt8(ascii: "\n"), file.bytes[end - 1] == UInt8(ascii: "\r") {
                end -= 1
            }
        }
        return ByteRange(start, end)
    }

    private func lineIndex(containing offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private func scalars(before offset: Int) -> Int {
        let checkpoint = checkpoints[offset / Self.stride]
        var position = Int(checkpoint.offset)
        // The scalar that holds `offset` began before the checkpoint's nominal offset.
        if position > offset { return Int(checkpoint.scalars) - 1 }
        var count = Int(checkpoint.scalars)
        file.bytes.withUnsafeBufferPointer { bytes in
            while position < offset {
                position += UTF8Scanner.length(at: position, in: bytes)
                if position <= offset { count += 1 }
            }
        }
        return count
    }

    private static func scanLines(_ bytes: UnsafeBufferPointer<UInt8>) -> (starts: [UInt32], isASCII: Bool) {
        let first = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var starts: [UInt32] = []
        // Lines of definitions are about this long.
        starts.reserveCapacity(bytes.count / 24 + 2)
        starts.append(UInt32(first))
        var seen: UInt64 = 0
        let raw = UnsafeRawBufferPointer(bytes)
        var index = first
        while index < bytes.count {
            var word: UInt64
            // Eight bytes at a time.
            if index + 8 <= bytes.count {
                word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            } else {
                word = 0
                for byte in bytes[index...].reversed() { word = word << 8 | UInt64(byte) }
            }
            seen |= word
            // Most have no control character, and nothing more has to be looked at.
            if (word &- 0x2020_2020_2020_2020) & ~word & highestBits == 0 {
                index += 8
                continue
            }
            var ends = places(of: UInt8(ascii: "\n"), in: word) | places(of: UInt8(ascii: "\r"), in: word)
            while ends != 0 {
                let next = index + ends.trailingZeroBitCount / 8 + 1
                ends &= ends - 1
                let isHalfOfPair =
                    next < bytes.count && bytes[next - 1] == UInt8(ascii: "\r") && bytes[next] == UInt8(ascii: "\n")
                if !isHalfOfPair { starts.append(UInt32(clamping: next)) }
            }
            index += 8
        }
        return (starts, seen & highestBits == 0)
    }

    private static let highestBits: UInt64 = 0x8080_8080_8080_8080

    /// The highest bit of each of the eight bytes that is the given one.
    private static func places(of byte: UInt8, in word: UInt64) -> UInt64 {
        let difference = word ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
        // Any bit in a byte carries into its highest one, and never further.
        return ~((difference & ~highestBits) &+ ~highestBits | difference | ~highestBits)
    }

    private static func scanScalars(_ bytes: UnsafeBufferPointer<UInt8>) -> [Checkpoint] {
        var checkpoints: [Checkpoint] = []
        checkpoints.reserveCapacity(bytes.count / stride + 1)
        var position = 0
        var count = 0
        while position <= bytes.count {
            while checkpoints.count * stride <= position {
                checkpoints.append(Checkpoint(offset: UInt32(clamping: position), scalars: UInt32(clamping: count)))
            }
            guard position < bytes.count else { break }
            position += UTF8Scanner.length(at: position, in: bytes)
            count += 1
        }
        return checkpoints
    }
}
