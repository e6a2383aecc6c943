/// The order of Unicode scalars, which is that of the UTF-8 bytes and the same in every locale: whatever is made of
/// several files is made in the order of their paths.
public enum ScalarOrder {
    /// Whether one text stands before another.
    public static func precedes(_ left: String, _ right: String) -> Bool {
        let result = left.utf8.withContiguousStorageIfAvailable { left in
            right.utf8.withContiguousStorageIfAvailable { right in precedes(left, right) }
        }
        return (result ?? nil) ?? left.utf8.lexicographicallyPrecedes(right.utf8)
    }

    /// The elements in the order of their keys; equal ones keep their order.
    ///
    /// Files are mostly found in order, and large elements are costly to move about: so that is looked at first, and
    /// then positions are sorted instead of elements.
    ///
    /// Inlinable, since for types unknown here each step would first have to find out what they are.
    @inlinable
    public static func sorted<Element>(_ elements: [Element], by key: (Element) -> String) -> [Element] {
        positions(of: elements.map(key))?.map { elements[$0] } ?? elements
    }

    /// The positions of keys in their order; `nil` if they are in order already.
    @usableFromInline
    static func positions(of keys: [String]) -> [Int]? {
        let isSorted = keys.indices.dropFirst().allSatisfy { !precedes(keys[$0], keys[$0 - 1]) }
        guard !isSorted else { return nil }
        let sharedCount = sharedPrefixCount(of: keys)
        let heads = keys.map { head(of: $0, from: sharedCount) }
        return keys.indices.sorted { left, right in
            heads[left] == heads[right] ? precedes(keys[left], keys[right]) : heads[left] < heads[right]
        }
    }

    /// How many bytes all texts have in common at their start. Paths begin alike for long.
    private static func sharedPrefixCount(of texts: [String]) -> Int {
        guard let first = texts.first else { return 0 }
        var count = first.utf8.count
        for text in texts {
            var ownCount = 0
            for (byte, other) in zip(first.utf8.prefix(count), text.utf8) {
                if byte != other { break }
                ownCount += 1
            }
            count = ownCount
        }
        return count
    }

    /// Eight bytes as a number, which is larger where they stand later in the order; a text that ends has zeros there.
    private static func head(of text: String, from offset: Int) -> UInt64 {
        var bytes = text.utf8.dropFirst(offset).makeIterator()
        return (0..<8).reduce(0) { head, _ in head << 8 | UInt64(bytes.next() ?? 0) }
    }

    private static func precedes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        let count = min(left.count, right.count)
        let (leftBytes, rightBytes) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
        var start = 0
        // Paths begin alike for long.
        while start + 8 <= count,
            leftBytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
                == rightBytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
        {
            start += 8
        }
        for index in start..<count where left[index] != right[index] { return left[index] < right[index] }
        return left.count < right.count
    }
}
