/// Stands in for the three names of Combine that view code touches.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { PublisherTable.publisher(of: self) }
}

public final class ObservableObjectPublisher {
    package var observers: [ObjectIdentifier: () -> Void] = [:]

    public init() {}

    public func send() {
        for observer in observers.values { observer() }
    }
}

/// The publishers of objects that declare none themselves; an object cannot hold one for its protocol.
private enum PublisherTable {
    private final class Entry {
        weak var object: AnyObject?
        let publisher = ObservableObjectPublisher()
        init(_ object: AnyObject) { self.object = object }
    }
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        if let entry = entries[key], entry.object === object { return entry.publisher }
        let entry = Entry(object)
        entries[key] = entry
        return entry.publisher
    }
}

@propertyWrapper public struct Published<Value> {
    private var value: Value

    public init(wrappedValue: Value) { value = wrappedValue }
    public init(initialValue: Value) { value = initialValue }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    public static subscript<Owner: AnyObject>(
        _enclosingInstance owner: Owner,
        wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
    ) -> Value {
        get { owner[keyPath: storage].value }
        set {
            if let object = owner as? any ObservableObject { _ = announce(object) }
            owner[keyPath: storage].value = newValue
        }
    }

    private static func announce(_ object: some ObservableObject) -> Bool {
        guard let publisher = object.objectWillChange as? ObservableObjectPublisher else { return false }
        publisher.send()
        return true
    }
}
