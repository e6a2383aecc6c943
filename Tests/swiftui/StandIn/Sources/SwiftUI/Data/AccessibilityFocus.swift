/// Where assistive technology is. The stand-in keeps what the code asks for; it moves nothing itself.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@propertyWrapper public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
    @propertyWrapper public struct Binding {
        let cell: _Cell<Value>?
        let empty: Value
        public var wrappedValue: Value {
            get { cell?.value ?? empty }
            nonmutating set { cell?.set(newValue) }
        }
        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }

    private let empty: Value
    private var cell: _Cell<Value>?

    public init() where Value == Bool { empty = false }
    public init<T>() where Value == T?, T: Hashable { empty = nil }

    public var wrappedValue: Value {
        get { cell?.value ?? empty }
        nonmutating set { if let cell, cell.value != newValue { cell.set(newValue) } }
    }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(cell: cell, empty: empty) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension AccessibilityFocusState: _Installable {
    package mutating func _install(_ context: _Context, slot: Int) { cell = context.keep(slot, empty) }
}

extension View {
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func accessibilityFocused<Value>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View where Value: Hashable {
        _each { if binding.wrappedValue == value { $0.attributes["accessibilityFocused"] = "true" } }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.Binding
    ) -> some View {
        _each { if condition.wrappedValue { $0.attributes["accessibilityFocused"] = "true" } }
    }
}
