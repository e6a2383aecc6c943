@MainActor @propertyWrapper @preconcurrency public struct ObservedObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
    @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding<Subject>(
                from: _BindingSource(root: ObjectIdentifier(object)).appending(keyPath),
                get: { object[keyPath: keyPath] }, set: { value, _ in object[keyPath: keyPath] = value })
        }
    }

    nonisolated(unsafe) private var object: ObjectType

    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { Wrapper(object: object) }

    nonisolated public init(initialValue: ObjectType) { object = initialValue }
    nonisolated public init(wrappedValue: ObjectType) { object = wrappedValue }
    nonisolated public mutating func update() {}
}

extension ObservedObject: _Installable {
    package mutating func _install(_ context: _Context, slot: Int) { _observe(wrappedValue, context.runtime) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @propertyWrapper @preconcurrency public struct StateObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
    nonisolated(unsafe) private let make: () -> ObjectType
    private var cell: _Cell<ObjectType>?

    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }
    nonisolated public mutating func update() {}

    public var wrappedValue: ObjectType { cell?.value ?? make() }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension StateObject: _Installable {
    package mutating func _install(_ context: _Context, slot: Int) {
        let cell = context.keep(slot, make())
        self.cell = cell
        _observe(cell.value, context.runtime)
    }
}

@MainActor @propertyWrapper @preconcurrency public struct EnvironmentObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
    private var object: ObjectType?

    nonisolated public init() {}
    nonisolated public mutating func update() {}

    public var wrappedValue: ObjectType {
        guard let object else { fatalError("No ObservableObject of type \(ObjectType.self) found.") }
        return object
    }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension EnvironmentObject: _Installable {
    package mutating func _install(_ context: _Context, slot: Int) {
        object = context.environment._objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
        if let object { _observe(object, context.runtime) }
    }
}

@MainActor private func _observe(_ object: some ObservableObject, _ runtime: _Runtime) {
    guard let publisher = object.objectWillChange as? ObservableObjectPublisher else { return }
    publisher.observers[ObjectIdentifier(runtime)] = { [weak runtime] in runtime?.stateChanged("an observed object") }
}

extension View {
    nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
        _environment { $0._objects[ObjectIdentifier(T.self)] = object }
    }
}
