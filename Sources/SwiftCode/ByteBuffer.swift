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

    mutating func append(_ byte: UInt8) {
        reserve(1)
        start[count] = byte
        count += 1
    }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        reserve(bytes.count)
        (start + count).update(from: source, count: bytes.count)
        count += bytes.count
    }

    mutating func append(_ byte: UInt8, count repetitions: Int) {
        reserve(repetitions)
        (start + count).update(repeating: byte, count: repetitions)
        count += repetitions
    }

    /// Takes back everything from an offset on.
    mutating func removeSuffix(from offset: Int) { count = offset }

    /// Puts the same bytes in at several offsets, which are in order.
    mutating func insert(_ bytes: [UInt8], at offsets: [Int]) {
        var distance = bytes.count * offsets.count
        reserve(distance)
        var end = count
        count += distance
        // From the back, so that each byte moves once.
        for offset in offsets.reversed() {
            (start + offset + distance).update(from: start + offset, count: end - offset)
            distance -= bytes.count
            for index in bytes.indices { start[offset + distance + index] = bytes[index] }
            end = offset
        }
    }

    private mutating func reserve(_ additional: Int) {
        if count + additional > capacity { grow(by: additional) }
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
