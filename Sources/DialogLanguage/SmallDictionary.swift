/// A dictionary that keeps the order in which keys came, for what is nearly always small: the names and options of one
/// dialog. As long as there are few keys, comparing them takes far less time than hashing; many are hashed.
struct SmallDictionary<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// In the order in which they came.
    private(set) var entries: [(key: Key, value: Value)] = []
    /// Where each key stands in `entries`, once there are many.
    private var positions: [Key: Int] = [:]
    private static var mostCompared: Int { 12 }

    /// - Parameter capacity: about how many keys there will be.
    init(capacity: Int = 0) {
        entries.reserveCapacity(capacity)
    }

    subscript(key: Key) -> Value? { position(of: key).map { entries[$0].value } }

    /// Adds a key, unless it is there already.
    ///
    /// - Returns: the value that was there before; `nil` if the key is new.
    mutating func add(_ key: Key, _ value: Value) -> Value? {
        if let position = position(of: key) { return entries[position].value }
        let position = entries.count
        entries.append((key, value))
        if position == Self.mostCompared {
            for (position, entry) in entries.enumerated() { positions[entry.key] = position }
        } else if position > Self.mostCompared {
            positions[key] = position
        }
        return nil
    }

    private func position(of key: Key) -> Int? {
        guard entries.count <= Self.mostCompared else { return positions[key] }
        // The buffer, since looking at an element of the array copies it with its value.
        return entries.withUnsafeBufferPointer { entries in
            for position in entries.indices where entries[position].key == key { return position }
            return nil
        }
    }
}
