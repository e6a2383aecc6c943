public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

public struct EnvironmentValues: CustomStringConvertible {
    private var keyed: [ObjectIdentifier: Any] = [:]
    private var named: [String: Any] = [:]
    var _objects: [ObjectIdentifier: AnyObject] = [:]

    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get {
            // Looked up first: a missing entry would pass for an optional value that is nil.
            guard let value = keyed[ObjectIdentifier(key)] else { return K.defaultValue }
            return value as? K.Value ?? K.defaultValue
        }
        set { keyed[ObjectIdentifier(key)] = newValue }
    }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
        get { _objects[ObjectIdentifier(objectType)] as? T }
        set { _objects[ObjectIdentifier(objectType)] = newValue }
    }

    /// The values that the stand-in itself keeps, by their name.
    package subscript<Value>(_ name: String, or fallback: @autoclosure () -> Value) -> Value {
        get {
            guard let value = named[name] else { return fallback() }
            return value as? Value ?? fallback()
        }
        set { named[name] = newValue }
    }

    public var description: String { named.keys.sorted().joined(separator: ", ") }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value?
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { read = { $0[objectType] } }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        read = { .some($0[objectType]) }
    }

    public var wrappedValue: Value {
        if let value { return value }
        // Outside of a view the defaults answer; an object that nobody put there is the app's own mistake.
        guard let value = read(EnvironmentValues()) else {
            fatalError("No Observable object of type \(Value.self) found in the environment.")
        }
        return value
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: _Installable {
    package mutating func _install(_ context: _Context, slot: Int) { value = read(context.environment) }
}

extension View {
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        _environment { $0[keyPath: keyPath] = value }
    }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        _environment { $0[T.self] = object }
    }

    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        _environment { transform(&$0[keyPath: keyPath]) }
    }
}
