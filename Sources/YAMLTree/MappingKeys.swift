/// The keys of a mapping that has many, found by their texts.
///
/// Holds no texts: whoever asks knows those of the nodes, by their indices in the tree.
struct MappingKeys {
    private struct Slot {
        var hash: Int
        /// -1 in an empty slot.
        var index: Int32

        static var empty: Slot { Slot(hash: 0, index: -1) }
    }

    /// As many as a power of two, and at least twice as many as keys, so that a search soon comes to an empty one.
    private var slots: [Slot]
    private var count = 0

    init(minimumCapacity: Int) {
        var size = 32
        while size < minimumCapacity * 2 { size *= 2 }
        slots = Array(repeating: .empty, count: size)
    }

    /// Adds a key, unless there is an equal one.
    ///
    /// - Parameters:
    ///   - hash: the same for equal texts, and hard to foretell, so that no file can make searches long.
    ///   - isEqual: whether the node at an index has the text of the new one.
    /// - Returns: the index of the equal one.
    mutating func insert(_ index: Int, hash: Int, isEqual: (Int) -> Bool) -> Int? {
        if count * 2 >= slots.count { grow() }
        let mask = slots.count - 1
        var position = hash & mask
        while slots[position].index >= 0 {
            if slots[position].hash == hash, isEqual(Int(slots[position].index)) { return Int(slots[position].index) }
            position = (position + 1) & mask
        }
        slots[position] = Slot(hash: hash, index: Int32(index))
        count += 1
        return nil
    }

    private mutating func grow() {
        let old = slots
        let mask = old.count * 2 - 1
        slots = Array(repeating: .empty, count: mask + 1)
        for slot in old where slot.index >= 0 {
            var position = slot.hash & mask
            while slots[position].index >= 0 { position = (position + 1) & mask }
            slots[position] = slot
        }
    }
}
