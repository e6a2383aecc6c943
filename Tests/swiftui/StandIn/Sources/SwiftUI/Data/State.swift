public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

@propertyWrapper public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var cell: _Cell<Value>?

    public init(wrappedValue value: Value) { initial = value }
    public init(initialValue value: Value) { initial = value }

    public var wrappedValue: Value {
        get { cell?.value ?? initial }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> {
        Binding(
            from: cell.map { _BindingSource(root: ObjectIdentifier($0)) }, get: { wrappedValue },
            set: { value, _ in write(value) })
    }

    private func write(_ value: Value) {
        guard let cell else {
            _unattached("State<\(Value.self)> was written outside of a view that is on the screen")
            return
        }
        cell.set(value)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: _Installable {
    package mutating func _install(_ context: _Context, slot: Int) { cell = context.keep(slot, initial) }
}

/// A write that reaches no view is lost, as on the platforms.
func _unattached(_ text: String) {
    MainActor.assumeIsolated { _Runtime.current?.diagnose(text) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }

    init(holding value: Value) { wrappedValue = value }

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { self.init(holding: wrappedValue) }

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Bindable where Value: AnyObject {
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let object = wrappedValue
        return Binding<Subject>(
            from: _BindingSource(root: ObjectIdentifier(object)).appending(keyPath),
            get: { object[keyPath: keyPath] }, set: { value, _ in object[keyPath: keyPath] = value })
    }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Bindable where Value: ObservableObject {
    @available(
        *, unavailable,
        message: "@Bindable only works with Observable types. For ObservableObject types, use @ObservedObject instead."
    )
    public init(wrappedValue: Value) { self.init(holding: wrappedValue) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Bindable where Value: AnyObject, Value: Observable {
    public init(wrappedValue: Value) { self.init(holding: wrappedValue) }
    public init(_ wrappedValue: Value) { self.init(holding: wrappedValue) }
    public init(projectedValue: Bindable<Value>) { self.init(holding: projectedValue.wrappedValue) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Bindable: Sendable where Value: Sendable {}
