public import Foundation

/// What a store keeps: plain values that every store has a form for, independent of language and country.
public enum DialogStoredValue: Sendable, Hashable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case text(String)
    case data(Data)
    case list([DialogStoredValue])
}

/// Where values of dialogs live. The app may give its own.
@MainActor public protocol DialogStorage: AnyObject {
    /// What is kept under a key, or nothing.
    func value(for key: String) -> DialogStoredValue?
    /// Keeps a value, or removes it.
    func set(_ value: DialogStoredValue?, for key: String)
    /// Tells the default of a key to others who read the same store. Nothing has to be done.
    func register(_ value: DialogStoredValue, for key: String)
    /// Whether a value was kept under a key; a default that was registered is none. Without an implementation, whether
    /// there is a value.
    func holds(_ key: String) -> Bool
}

extension DialogStorage {
    public func register(_ value: DialogStoredValue, for key: String) {}
    public func holds(_ key: String) -> Bool { value(for: key) != nil }
}

/// Which store a dialog uses.
public enum DialogStoragePlace {
    /// The user defaults, those of an app group if a suite is named.
    case userDefaults(suite: String? = nil)
    /// A store of the app.
    case app(any DialogStorage)
}

/// A store in memory: for tests and previews.
@MainActor public final class MemoryStorage: DialogStorage {
    /// Everything kept, by key.
    public var values: [String: DialogStoredValue]

    /// A store that holds these values.
    public init(_ values: [String: DialogStoredValue] = [:]) { self.values = values }

    public func value(for key: String) -> DialogStoredValue? { values[key] }
    public func set(_ value: DialogStoredValue?, for key: String) { values[key] = value }
}
