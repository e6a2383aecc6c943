/// Walks over bytes that may be invalid UTF-8 without ever trapping: every byte outside a valid sequence stands alone.
package enum UTF8Scanner {
    /// The length in bytes of the scalar that starts at `index`; 1 for a byte that starts none.
    static func length(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        bytes[index] < 0x80 ? 1 : decode(at: index, in: bytes).length
    }

    /// The scalar that starts at `index`, which must be inside `bytes`; none where the bytes are no valid UTF-8.
    @inlinable package static func decode(
        at index: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> (scalar: Unicode.Scalar?, length: Int) {
        let lead = bytes[index]
        let length: Int
        var value: UInt32
        switch lead {
        case 0..<0x80: return (Unicode.Scalar(lead), 1)
        case 0xC2...0xDF: (length, value) = (2, UInt32(lead & 0x1F))
        case 0xE0...0xEF: (length, value) = (3, UInt32(lead & 0x0F))
        case 0xF0...0xF4: (length, value) = (4, UInt32(lead & 0x07))
        default: return (nil, 1)
        }
        guard index + length <= bytes.count else { return (nil, 1) }
        for next in index + 1..<index + length {
            guard bytes[next] & 0xC0 == 0x80 else { return (nil, 1) }
            value = value << 6 | UInt32(bytes[next] & 0x3F)
        }
        let isShortest = length == 2 || (length == 3 ? value >= 0x800 : value >= 0x1_0000)
        guard isShortest, let scalar = Unicode.Scalar(value) else { return (nil, 1) }
        return (scalar, length)
    }

    /// The start of the scalar (or the stray byte) that ends at `index`, which must lie after `limit`.
    static func start(before index: Int, notBefore limit: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var start = index - 1
        while start > limit, index - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return start + decode(at: start, in: bytes).length == index ? start : index - 1
    }
}
