/// Where a binding leads, so that two presentations from one source can be seen.
package struct _BindingSource: Hashable {
    let root: ObjectIdentifier
    var path: [AnyHashable] = []

    func appending(_ part: AnyHashable) -> _BindingSource { _BindingSource(root: root, path: path + [part]) }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void
    let source: _BindingSource?
    public var transaction = Transaction()

    init(from source: _BindingSource?, get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.source = source
        getter = get
        setter = set
    }

    @preconcurrency
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // Views are evaluated and events handled on the main actor, where such closures are formed.
        let get = unsafeBitCast(get, to: (() -> Value).self)
        let set = unsafeBitCast(set, to: ((Value) -> Void).self)
        self.init(from: nil, get: get, set: { value, _ in set(value) })
    }

    @preconcurrency
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        let get = unsafeBitCast(get, to: (() -> Value).self)
        let set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
        self.init(from: nil, get: get, set: set)
    }

    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            from: base.source, get: { base.wrappedValue },
            set: { value, transaction in
                if let value { base.write(value, transaction) }
            })
    }

    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(
            from: base.source, get: { base.wrappedValue ?? first }, set: { base.write($0, $1) })
    }

    public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
        self.init(
            from: base.source, get: { base.wrappedValue },
            set: { value, transaction in
                if let value = value.base as? V { base.write(value, transaction) }
            })
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(from: nil, get: { value }, set: { _, _ in })
    }

    public var wrappedValue: Value {
        get { getter() }
        nonmutating set { write(newValue, transaction) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            from: source?.appending(keyPath), get: { wrappedValue[keyPath: keyPath] },
            set: { value, transaction in
                var whole = wrappedValue
                whole[keyPath: keyPath] = value
                write(whole, transaction)
            })
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    private func write(_ value: Value, _ transaction: Transaction) {
        if let animation = transaction.animation {
            withAnimation(animation) { setter(value, transaction) }
        } else {
            setter(value, transaction)
        }
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public var id: Value.ID { wrappedValue.id }
}

extension Binding where Value: MutableCollection {
    /// The element at an index; the last one read when the collection has become shorter in the meantime.
    func _element(at index: Value.Index) -> Binding<Value.Element> {
        let first = wrappedValue[index]
        return Binding<Value.Element>(
            from: (index as? AnyHashable).flatMap { source?.appending($0) },
            get: {
                let values = wrappedValue
                return values.indices.contains(where: { $0 == index }) ? values[index] : first
            },
            set: { value, transaction in
                var values = wrappedValue
                values[index] = value
                setter(values, transaction)
            })
    }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public var startIndex: Binding<Value>.Index { wrappedValue.startIndex }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public var endIndex: Binding<Value>.Index { wrappedValue.endIndex }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public var indices: Value.Indices { wrappedValue.indices }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public func index(after i: Binding<Value>.Index) -> Binding<Value>.Index { wrappedValue.index(after: i) }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public func formIndex(after i: inout Binding<Value>.Index) { wrappedValue.formIndex(after: &i) }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public subscript(position: Binding<Value>.Index) -> Binding<Value>.Element { _element(at: position) }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public func index(before i: Binding<Value>.Index) -> Binding<Value>.Index { wrappedValue.index(before: i) }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public func formIndex(before i: inout Binding<Value>.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
