/// A store and the prefix of a dialog's keys in it.
struct DialogStore {
    let storage: any DialogStorage
    let prefix: String
}

/// How one control's value is kept in a store.
struct StoredForm<Value> {
    /// The value for a stored one; nothing if it is of another type or kind.
    let load: @MainActor (DialogStoredValue) -> Value?
    /// The stored form; nothing for an optional without a value.
    let save: @MainActor (Value) -> DialogStoredValue?
    /// Whether a part of a stored value that can be loaded is of no use.
    var leavesOut: @MainActor (DialogStoredValue) -> Bool = { _ in false }
}

extension StoredForm where Value: DialogStorable {
    static var plain: StoredForm { StoredForm(load: { Value(stored: $0) }, save: { $0.stored }) }
}

extension StoredForm {
    /// The same for a value that may be missing: an empty text stands for none where the default is a value.
    var optional: StoredForm<Value?> {
        StoredForm<Value?>(
            load: { stored in load(stored).map(Value?.some) ?? (stored == .text("") ? .some(nil) : nil) },
            save: { value in value.flatMap { save($0) } })
    }
}

/// Where one control's value is kept.
struct StorageKey {
    var name: String
    /// Whether the name is the whole key, without the dialog's prefix.
    var isAbsolute = false
    /// Names that the value was kept under before.
    var formerNames: [String] = []

    func key(in store: DialogStore) -> String { isAbsolute ? name : store.prefix + name }

    /// The keys that may hold an old value: with the dialog's prefix, and as they stand, since a value of before the
    /// definition had no prefix.
    func formerKeys(in store: DialogStore) -> [String] {
        formerNames.flatMap { isAbsolute ? [$0] : [store.prefix + $0, $0] }
    }
}
