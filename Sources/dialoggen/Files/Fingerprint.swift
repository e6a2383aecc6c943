/// A number that stands for a sequence of texts: equal sequences have equal numbers, and two that differ by accident
/// practically never do. It is no protection against somebody who wants two to be equal.
struct Fingerprint: Sendable {
    private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

    init() {}

    init(of bytes: [UInt8]) { add(bytes) }

    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    mutating func add(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { add($0) }
    }

    /// One number more, such as the value of another fingerprint.
    mutating func add(_ number: UInt64) {
        // Both halves of the product depend on all bits of both factors. What was there before is kept beside it, so
        // that a factor of nothing cannot make everything equal that came before.
        let product = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: number ^ 0xE703_7ED1_A0B4_28DB)
        value = product.high ^ product.low ^ (value << 23 | value >> 41)
    }

    /// The length comes first, so that it is known where one text ends and the next one begins.
    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        add(UInt64(bytes.count))
        var offset = 0
        while offset + 8 <= bytes.count {
            add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < bytes.count {
            rest = rest << 8 | UInt64(bytes[offset])
            offset += 1
        }
        add(rest)
    }
}
