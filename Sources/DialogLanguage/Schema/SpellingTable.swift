import Diagnostics

/// Words by their bytes: an open-addressing table built once, since every key and every word of every file is looked up in
/// one.
///
/// A class, so that a look-up counts at most one reference; a `Set` of strings would take ten times as long to hash. Immutable.
final class SpellingTable: Sendable {
    /// All words, one behind the other.
    private let bytes: [UInt8]
    /// How many there are is a power of two.
    private let slots: [Slot]

    /// A place in the table.
    private struct Slot {
        /// Of the word in the list; -1 where no word is.
        var position: Int16
        /// Where the word stands in `bytes`.
        var start: Int32
        var count: Int32

        static var free: Slot { Slot(position: -1, start: 0, count: 0) }
    }

    init(_ words: [String]) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(words.reduce(0) { $0 + $1.utf8.count })
        var slotCount = 8
        while slotCount < words.count * 4 { slotCount *= 2 }
        var slots = [Slot](repeating: .free, count: slotCount)
        for (position, word) in words.enumerated() {
            var index = word.withBytes(Self.hash) & (slotCount - 1)
            while slots[index].position >= 0 { index = (index + 1) & (slotCount - 1) }
            slots[index] = Slot(
                position: Int16(position), start: Int32(bytes.count), count: Int32(word.utf8.count))
            bytes += word.utf8
        }
        self.bytes = bytes
        self.slots = slots
    }

    /// The position of the word that these bytes spell.
    func position(spelt text: UnsafeBufferPointer<UInt8>) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var index = Self.hash(text) & (slots.count - 1)
            while true {
                let slot = slots[index]
                guard slot.position >= 0 else { return nil }
                let (start, count) = (Int(slot.start), Int(slot.count))
                if count == text.count,
                    UnsafeBufferPointer(rebasing: bytes[start..<start + count]).hasSameBytes(as: text)
                {
                    return Int(slot.position)
                }
                index = (index + 1) & (slots.count - 1)
            }
        }
    }

    /// Whether the text is one of the words.
    func contains(_ text: String) -> Bool {
        text.withBytes { position(spelt: $0) } != nil
    }

    /// The length and three letters tell nearly all words apart.
    private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        guard let first = text.first, let last = text.last else { return 0 }
        return text.count &* 29 &+ Int(first) &* 7 &+ Int(text[text.count / 2]) &* 13 &+ Int(last) &* 17
    }
}
