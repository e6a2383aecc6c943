import Observation

/// What a condition or rule of a definition may ask.
///
/// A control that is hidden or disabled does not count: ``isOn(_:)`` and every comparison with it are false.
@MainActor public final class DialogConditions<Values: DialogValues> {
    /// How two values stand to each other.
    public enum Order: Sendable { case less, lessOrEqual, greater, greaterOrEqual }

    /// The values as they stand, whether their controls count or not.
    public let values: Values
    private let isActive: @MainActor (AnyKeyPath) -> Bool
    /// The values asked for so far.
    private(set) var consulted: Set<AnyKeyPath> = []
    /// Whether one of them belongs to a control that does not count.
    private(set) var metInactive = false

    init(_ values: Values, isActive: @escaping @MainActor (AnyKeyPath) -> Bool) {
        self.values = values
        self.isActive = isActive
    }

    private func counts(_ path: AnyKeyPath) -> Bool {
        consulted.insert(path)
        if isActive(path) { return true }
        metInactive = true
        return false
    }

    /// `click`: whether a toggle is on.
    public func isOn(_ path: KeyPath<Values, Bool>) -> Bool { counts(path) && values[keyPath: path] }

    /// `mode == mqtt`
    public func equals<Value: Equatable>(_ path: KeyPath<Values, Value>, _ value: Value) -> Bool {
        counts(path) && values[keyPath: path] == value
    }

    /// `first == second`
    public func equals<Value: Equatable>(_ path: KeyPath<Values, Value>, _ other: KeyPath<Values, Value>) -> Bool {
        both(path, other) && values[keyPath: path] == values[keyPath: other]
    }

    /// `mode != mqtt`
    public func differs<Value: Equatable>(_ path: KeyPath<Values, Value>, _ value: Value) -> Bool {
        counts(path) && values[keyPath: path] != value
    }

    /// `first != second`
    public func differs<Value: Equatable>(_ path: KeyPath<Values, Value>, _ other: KeyPath<Values, Value>) -> Bool {
        both(path, other) && values[keyPath: path] != values[keyPath: other]
    }

    /// `first == second` where the first may be missing.
    public func equals<Value: Equatable>(_ path: KeyPath<Values, Value?>, _ other: KeyPath<Values, Value>) -> Bool {
        both(path, other) && values[keyPath: path] == values[keyPath: other]
    }

    /// `first == second` where the second may be missing.
    public func equals<Value: Equatable>(_ path: KeyPath<Values, Value>, _ other: KeyPath<Values, Value?>) -> Bool {
        equals(other, path)
    }

    /// `first != second` where the first may be missing.
    public func differs<Value: Equatable>(_ path: KeyPath<Values, Value?>, _ other: KeyPath<Values, Value>) -> Bool {
        both(path, other) && values[keyPath: path] != values[keyPath: other]
    }

    /// `first != second` where the second may be missing.
    public func differs<Value: Equatable>(_ path: KeyPath<Values, Value>, _ other: KeyPath<Values, Value?>) -> Bool {
        differs(other, path)
    }

    /// `bpm < 200`
    public func compare<Value: Comparable>(_ path: KeyPath<Values, Value>, _ order: Order, _ value: Value) -> Bool {
        counts(path) && holds(values[keyPath: path], order, value)
    }

    /// `low < high`
    public func compare<Value: Comparable>(
        _ path: KeyPath<Values, Value>, _ order: Order, _ other: KeyPath<Values, Value>
    ) -> Bool {
        both(path, other) && holds(values[keyPath: path], order, values[keyPath: other])
    }

    /// `bpm < 200` for a value that may be missing; false while it is.
    public func compare<Value: Comparable>(_ path: KeyPath<Values, Value?>, _ order: Order, _ value: Value) -> Bool {
        counts(path) && holds(values[keyPath: path], order, value)
    }

    /// `low < high` for values that may be missing; false while one is.
    public func compare<Value: Comparable>(
        _ path: KeyPath<Values, Value?>, _ order: Order, _ other: KeyPath<Values, Value?>
    ) -> Bool {
        both(path, other) && holds(values[keyPath: path], order, values[keyPath: other])
    }

    /// `low < high` where the first may be missing.
    public func compare<Value: Comparable>(
        _ path: KeyPath<Values, Value?>, _ order: Order, _ other: KeyPath<Values, Value>
    ) -> Bool {
        both(path, other) && holds(values[keyPath: path], order, values[keyPath: other])
    }

    /// `low < high` where the second may be missing.
    public func compare<Value: Comparable>(
        _ path: KeyPath<Values, Value>, _ order: Order, _ other: KeyPath<Values, Value?>
    ) -> Bool {
        both(path, other) && holds(values[keyPath: path], order, values[keyPath: other])
    }

    private func both(_ path: AnyKeyPath, _ other: AnyKeyPath) -> Bool {
        // Both are asked, so that a rule knows all values that it depends on.
        let first = counts(path)
        let second = counts(other)
        return first && second
    }

    private func holds<Value: Comparable>(_ left: Value?, _ order: Order, _ right: Value?) -> Bool {
        guard let left, let right else { return false }
        return switch order {
        case .less: left < right
        case .lessOrEqual: left <= right
        case .greater: left > right
        case .greaterOrEqual: left >= right
        }
    }
}

/// A yes or no of the app that conditions ask for; the dialog follows when it changes.
@MainActor public final class DialogObserved {
    /// What the app answered last.
    public private(set) var value = false
    private let read: @MainActor () -> Bool
    private let changed: @MainActor () -> Void

    init(_ read: @escaping @MainActor () -> Bool, changed: @escaping @MainActor () -> Void) {
        self.read = read
        self.changed = changed
        observe()
    }

    /// One registration at a time, however often the dialog's own values change.
    private func observe() {
        value = withObservationTracking(read) { [weak self] in
            Task { @MainActor in self?.follow() }
        }
    }

    private func follow() {
        let old = value
        observe()
        if value != old { changed() }
    }
}
