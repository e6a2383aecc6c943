/// Turns libyaml's marks, which count Unicode scalars, into byte offsets.
///
/// Marks come nearly in order, so walking from the last one visits each byte about once. In an ASCII file there is nothing
/// to walk.
struct MarkOffsets {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let start: Int
    private let firstMark: Int
    private let isASCII: Bool
    private var mark: Int
    private var offset: Int

    /// - Parameters:
    ///   - bytes: the whole file, valid UTF-8.
    ///   - start: where marks begin.
    ///   - firstMark: the mark that stands there. Smaller ones give the same place.
    init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int, firstMark: Int, isASCII: Bool) {
        self.bytes = bytes
        self.start = start
        self.firstMark = firstMark
        self.isASCII = isASCII
        mark = firstMark
        offset = start
    }

    /// The offset of the scalar that a mark counts; a mark past the end gives the end.
    @inline(__always)
    mutating func offset(of mark: Int) -> Int {
        let mark = max(mark, firstMark)
        return isASCII ? min(start + mark - firstMark, bytes.count) : offset(walkingTo: mark)
    }

    private mutating func offset(walkingTo mark: Int) -> Int {
        while self.mark < mark, offset < bytes.count {
            offset += 1
            while offset < bytes.count, Self.isContinuation(bytes[offset]) { offset += 1 }
            self.mark += 1
        }
        while self.mark > mark, offset > start {
            offset -= 1
            while offset > start, Self.isContinuation(bytes[offset]) { offset -= 1 }
            self.mark -= 1
        }
        return offset
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
