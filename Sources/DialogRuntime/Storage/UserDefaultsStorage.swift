import Foundation

/// A store in the user defaults.
@MainActor public final class UserDefaultsStorage: DialogStorage {
    private let defaults: UserDefaults
    /// The name under which the values are kept, without what is registered.
    private let domain: String

    /// The standard defaults, or those of a suite; a suite that cannot be opened falls back to the standard ones.
    public init(suite: String? = nil) {
        if let suite, let defaults = UserDefaults(suiteName: suite) {
            self.defaults = defaults
            domain = suite
        } else {
            defaults = .standard
            domain = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        }
    }

    public func value(for key: String) -> DialogStoredValue? {
        defaults.object(forKey: key).flatMap(Self.stored)
    }

    private static func stored(_ object: Any) -> DialogStoredValue? {
        switch object {
        case let text as String: .text(text)
        case let data as Data: .data(data)
        case let number as NSNumber: stored(number)
        case let list as [Any]: .list(list.compactMap(stored))
        default: nil
        }
    }

    private static func stored(_ number: NSNumber) -> DialogStoredValue {
        // Type codes: "c" and "B" are what the platforms give for a boolean, "d" and "f" for a fraction.
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "c"), UInt8(ascii: "B"): .bool(number.boolValue)
        case UInt8(ascii: "d"), UInt8(ascii: "f"): .double(number.doubleValue)
        default: .int(number.intValue)
        }
    }

    public func set(_ value: DialogStoredValue?, for key: String) {
        if let value { defaults.set(Self.object(value), forKey: key) } else { defaults.removeObject(forKey: key) }
    }

    public func register(_ value: DialogStoredValue, for key: String) {
        defaults.register(defaults: [key: Self.object(value)])
    }

    /// What is registered is seen under the key as if it were kept, by all stores of the process.
    public func holds(_ key: String) -> Bool {
        // Not every system finds the standard defaults by a name.
        guard let kept = defaults.persistentDomain(forName: domain), !kept.isEmpty else {
            return value(for: key) != nil
        }
        return kept[key] != nil
    }

    private static func object(_ value: DialogStoredValue) -> Any {
        switch value {
        case .bool(let value): value
        case .int(let value): value
        case .double(let value): value
        case .text(let value): value
        case .data(let value): value
        case .list(let values): values.map(object)
        }
    }
}
