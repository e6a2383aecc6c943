/// Bytes that are written one after the other.
///
/// An array would check with each piece, however short, that nobody else has it; here the one owner is the type's promise.
struct ByteBuffer: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        start = .allocate(capacity: max(capacity, 1))
        self.capacity = max(capacity, 1)
    }

    deinit { start.deallocate() }

    /// A copy of everything.
    var bytes: [UInt8] { Array(suffix(from: 0)) }

    /// The bytes from an offset on; valid until the next change.
    func suffix(from offset: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start + offset, count: count - offset)
    }

    // Additions without a check for overflow: what is counted are bytes in memory.

    mutating func append(_ byte: UInt8) {
        reserve(1)
        start[count] = byte
        count &+= 1
    }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        reserve(bytes.count)
        // Words of two or three letters are many, and `update(from:)` compares addresses for each.
        UnsafeMutableRawPointer(start + count).copyMemory(from: source, byteCount: bytes.count)
        count &+= bytes.count
    }

    mutating func append(_ byte: UInt8, count repetitions: Int) {
        reserve(repetitions)
        (start + count).update(repeating: byte, count: repetitions)
        count &+= repetitions
    }

    /// Takes back everything from an offset on.
    mutating func removeSuffix(from offset: Int) { count = offset }

    /// Puts the same bytes in at several marks, which are in order.
    mutating func insert(_ bytes: [UInt8], at marks: [CodePrinter.Mark]) {
        var distance = bytes.count * marks.count
        reserve(distance)
        var end = count
        count += distance
        // From the back, so that each byte moves once.
        for offset in marks.lazy.reversed().map(\.offset) {
            (start + offset + distance).update(from: start + offset, count: end - offset)
            distance -= bytes.count
            for index in bytes.indices { start[offset + distance + index] = bytes[index] }
            end = offset
        }
    }

    private mutating func reserve(_ additional: Int) {
        if additional > capacity &- count { grow(by: additional) }
    }

    @inline(never)
    private mutating func grow(by additional: Int) {
        capacity = max(capacity * 2, count + additional)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: start, count: count)
        start.deallocate()
        start = larger
    }
}

extension String {
    /// Hands over the text in UTF-8. `withUTF8` alone would need a copy of its own, which takes counting references.
    /// It stands in DialogLanguage as well: this module depends on no other.
    @inline(__always)
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        // Only a text of Foundation's has none.
        var copy = self
        return copy.withUTF8(body)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Where a byte stands first, from an offset on.
    func offset(of byte: UInt8, from start: Int) -> Int? {
        let raw = UnsafeRawBufferPointer(self)
        let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
        var index = start
        // Eight bytes at a time. The lowest bit that stays set tells of the first byte that is equal.
        while index + 8 <= count {
            let difference = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) ^ pattern
            let equal = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
            if equal != 0 { return index + equal.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < count {
            if self[index] == byte { return index }
            index += 1
        }
        return nil
    }
}
