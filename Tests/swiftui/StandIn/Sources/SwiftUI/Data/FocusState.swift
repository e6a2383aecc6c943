@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
    @propertyWrapper public struct Binding {
        let cell: _Cell<Value>?
        let empty: Value

        public var wrappedValue: Value {
            get { cell?.value ?? empty }
            nonmutating set { cell?.set(newValue) }
        }
        public var projectedValue: FocusState<Value>.Binding { self }
    }

    private let empty: Value
    private var cell: _Cell<Value>?

    public init() where Value == Bool { empty = false }
    public init<T>() where Value == T?, T: Hashable { empty = nil }

    public var wrappedValue: Value {
        get { cell?.value ?? empty }
        nonmutating set {
            guard let cell else {
                return _unattached("FocusState was written outside of a view that is on the screen")
            }
            if cell.value != newValue { cell.set(newValue) }
        }
    }
    public var projectedValue: FocusState<Value>.Binding { Binding(cell: cell, empty: empty) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension FocusState: _Installable {
    package mutating func _install(_ context: _Context, slot: Int) {
        let cell = context.keep(slot, empty)
        let empty = empty
        self.cell = cell
        context.runtime.focus.declare(
            ObjectIdentifier(cell), isEmpty: { cell.value == empty }, clear: { cell.set(empty) })
    }
}

extension View {
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func focused<Value>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View where Value: Hashable {
        _focus(binding, value)
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { _focus(condition, true) }

    nonisolated private func _focus<Value>(_ binding: FocusState<Value>.Binding, _ value: Value) -> some View {
        _each { node in
            guard let cell = binding.cell else { return }
            node.focusBindings.append(
                _FocusBinding(
                    source: ObjectIdentifier(cell), isWanted: { cell.value == value }, take: { cell.set(value) },
                    release: { cell.set(binding.empty) }))
        }
    }

    @available(iOS 17.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        _attribute("focusable", String(isFocusable))
    }

    @available(iOS 17.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func defaultFocus<V>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View where V: Hashable {
        onAppear { if binding.wrappedValue == binding.empty { binding.wrappedValue = value } }
    }
}

@available(iOS 17.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct DefaultFocusEvaluationPriority: Sendable {
    let name: String
    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}
