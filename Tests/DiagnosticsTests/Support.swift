@testable import Diagnostics

extension SourceFile {
    /// The first place where the text stands.
    func span(of text: String) -> SourceSpan? {
        let wanted = Array(text.utf8)
        guard bytes.count >= wanted.count else { return nil }
        for start in 0...bytes.count - wanted.count where bytes[start..<start + wanted.count].elementsEqual(wanted) {
            return SourceSpan(self, ByteRange(start, start + wanted.count))
        }
        return nil
    }
}

/// A seeded generator, so that a failing case can be repeated.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// Bytes with many line breaks, wide characters and broken sequences.
    mutating func bytes(upTo count: Int) -> [UInt8] {
        let pieces: [[UInt8]] = [
            [0x0A], [0x0D], [0x0D, 0x0A], [0x09], [0x61], [0x20], Array("é".utf8), Array("設".utf8), Array("🎹".utf8),
            Array("\u{2028}".utf8), Array("\u{85}".utf8), [0xEF, 0xBB, 0xBF], [0xC3], [0xE8, 0xA8], [0xF0, 0x9F],
            [0x80], [0xFF], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0x1B], [0x00],
        ]
        var bytes: [UInt8] = []
        let wanted = Int.random(in: 0...count, using: &self)
        while bytes.count < wanted { bytes += pieces.randomElement(using: &self) ?? [] }
        return bytes
    }
}
