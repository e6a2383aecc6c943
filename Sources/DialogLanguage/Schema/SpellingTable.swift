/// Words by their bytes: an open-addressing table built once, since every key and every word of every file is looked up in
/// one.
///
/// A class, so that a look-up counts at most one reference; a `Set` of strings would take ten times as long to hash. Immutable.
final class SpellingTable: Sendable {
    /// All words, one behind the other.
    private let bytes: [UInt8]
    /// Where each word starts in `bytes`, with the end of the last one behind them.
    private let starts: [Int]
    /// The positions of words, or -1. How many there are is a power of two.
    private let slots: [Int16]

    init(_ words: [String]) {
        bytes = words.flatMap(\.utf8)
        starts = words.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
        var slotCount = 8
        while slotCount < words.count * 4 { slotCount *= 2 }
        var slots = [Int16](repeating: -1, count: slotCount)
        for (position, word) in words.enumerated() {
            var slot = Array(word.utf8).withUnsafeBufferPointer(Self.hash) & (slotCount - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slotCount - 1) }
            slots[slot] = Int16(position)
        }
        self.slots = slots
    }

    /// The position of the word that these bytes spell.
    func position(spelt text: UnsafeBufferPointer<UInt8>) -> Int? {
        var slot = Self.hash(text) & (slots.count - 1)
        while slots[slot] >= 0 {
            let position = Int(slots[slot])
            if isWord(at: position, text) { return position }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Whether the text is one of the words.
    func contains(_ text: String) -> Bool {
        text.withBytes { position(spelt: $0) } != nil
    }

    private func isWord(at position: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = starts[position]
        guard starts[position + 1] - start == text.count else { return false }
        for index in text.indices where text[index] != bytes[start + index] { return false }
        return true
    }

    /// The length and three letters tell nearly all words apart.
    private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        guard let first = text.first, let last = text.last else { return 0 }
        return text.count &* 29 &+ Int(first) &* 7 &+ Int(text[text.count / 2]) &* 13 &+ Int(last) &* 17
    }
}
