/// A large value behind one reference, so that what holds it is cheap to copy; copied before it is changed.
struct Boxed<Value: Sendable>: Sendable {
    /// `@unchecked`: it is changed only while nobody else refers to it, and what others refer to never changes.
    private final class Storage: @unchecked Sendable {
        // The struct around it is what is accessed, and overlapping accesses to that are found already.
        @exclusivity(unchecked) var value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private var storage: Storage

    init(_ value: Value) {
        storage = Storage(value)
    }

    var value: Value {
        _read { yield storage.value }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
            yield &storage.value
        }
    }
}
