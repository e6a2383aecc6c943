extension UnsafeBufferPointer<UInt8> {
    /// Whether both hold the same bytes.
    ///
    /// Nearly all that is compared are words of few letters: those are compared by one or two loads that may overlap, where
    /// `elementsEqual` goes from byte to byte and a call of `memcmp` takes longer than the comparing.
    @inlinable
    public func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        guard let left = UnsafeRawPointer(baseAddress), let right = UnsafeRawPointer(other.baseAddress) else {
            return true
        }
        func isSame<Word: FixedWidthInteger & BitwiseCopyable>(_ type: Word.Type, at offset: Int) -> Bool {
            left.loadUnaligned(fromByteOffset: offset, as: type)
                == right.loadUnaligned(fromByteOffset: offset, as: type)
        }
        if count >= 8 {
            var offset = 0
            while offset < count - 8 {
                guard isSame(UInt64.self, at: offset) else { return false }
                offset += 8
            }
            return isSame(UInt64.self, at: count - 8)
        }
        if count >= 4 { return isSame(UInt32.self, at: 0) && isSame(UInt32.self, at: count - 4) }
        if count >= 2 { return isSame(UInt16.self, at: 0) && isSame(UInt16.self, at: count - 2) }
        return count == 0 || self[0] == other[0]
    }

    /// Whether these are the bytes of a text.
    @inlinable
    public func spells(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { hasSameBytes(as: $0) }
    }
}
