import Diagnostics
import Testing

@Suite("Comparing bytes")
struct ByteComparisonTests {
    private static func areSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.withUnsafeBufferPointer { left in right.withUnsafeBufferPointer { left.hasSameBytes(as: $0) } }
    }

    @Test("the same bytes are found to be the same, and each single one that differs is seen", arguments: 0...40)
    func everyLength(count: Int) {
        let bytes = (0..<count).map { UInt8($0 * 7 & 0xFF) }
        #expect(Self.areSame(bytes, bytes.map { $0 }))
        #expect(!Self.areSame(bytes, bytes + [0]))
        for index in bytes.indices {
            var other = bytes
            other[index] ^= 0x80
            #expect(!Self.areSame(bytes, other))
        }
    }

    @Test("a text is spelt by its own bytes only")
    func spelling() {
        Array("null".utf8).withUnsafeBufferPointer { bytes in
            #expect(bytes.spells("null"))
            #expect(!bytes.spells("nul"))
            #expect(!bytes.spells("Null"))
        }
        #expect(UnsafeBufferPointer<UInt8>(start: nil, count: 0).spells(""))
    }
}
