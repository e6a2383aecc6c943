/// A place in the view tree that lasts from one evaluation to the next. State lives here, and dies with its place.
@MainActor public final class _Identity {
    package enum Key: Hashable {
        case type(ObjectIdentifier)
        case index(Int)
        case branch(Bool)
        case part(String)
        case explicit(AnyHashable)
    }

    package let key: Key
    package private(set) weak var parent: _Identity?
    package var cells: [Int: AnyObject] = [:]
    private var children: [Key: _Identity] = [:]
    private var lastPass = 0

    package init(_ key: Key, parent: _Identity? = nil) {
        self.key = key
        self.parent = parent
    }

    package func child(_ key: Key, pass: Int) -> _Identity {
        if let known = children[key] {
            known.lastPass = pass
            return known
        }
        let new = _Identity(key, parent: self)
        new.lastPass = pass
        children[key] = new
        return new
    }

    /// Drops the places that the pass did not visit, and with them their state.
    package func sweep(pass: Int) {
        children = children.filter { $0.value.lastPass == pass }
        for child in children.values { child.sweep(pass: pass) }
    }

    package func cell<Cell: AnyObject>(_ slot: Int, _ make: () -> Cell) -> Cell {
        if let cell = cells[slot] as? Cell { return cell }
        let cell = make()
        cells[slot] = cell
        return cell
    }

    /// Whether it or a place around it goes by this key.
    package func isInside(_ key: Key) -> Bool { self.key == key || parent?.isInside(key) == true }

    package func isInside(_ other: _Identity) -> Bool {
        var place: _Identity? = self
        while let current = place {
            if current === other { return true }
            place = current.parent
        }
        return false
    }
}

extension _Identity: Hashable {
    nonisolated public static func == (left: _Identity, right: _Identity) -> Bool { left === right }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A mutable value that belongs to a place. A write makes the tree due for evaluation.
package final class _Cell<Value> {
    private(set) var value: Value
    private weak var runtime: _Runtime?

    init(_ value: Value, _ runtime: _Runtime?) {
        self.value = value
        self.runtime = runtime
    }

    func set(_ newValue: Value) {
        value = newValue
        runtime?.stateChanged("a state value")
    }

    /// For what the engine itself writes while it evaluates: no notice is due.
    func setSilently(_ newValue: Value) { value = newValue }
}
