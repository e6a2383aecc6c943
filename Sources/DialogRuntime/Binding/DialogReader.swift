/// Takes the bound properties of the app's object into the values. One call for each, in generated code.
///
/// Reading takes properties of any type. Whether a type fits the control is decided where the property is written:
/// by the compiler, once, in ``DialogWriter``.
@MainActor public final class DialogReader<Values: DialogValues> {
    private(set) var values: Values
    /// What could not be taken as it is, with the property it belongs to.
    private(set) var problems: [(path: AnyKeyPath, message: String)] = []

    init(_ values: Values) { self.values = values }

    /// A property of the control's own type.
    public func read<Value: Equatable>(_ path: WritableKeyPath<Values, Value>, _ current: Value) {
        // Not a number is never equal to itself: it would make every dialog look edited.
        guard current == current else { return problems.append((path, "\(current) is no number")) }
        values[keyPath: path] = current
    }

    /// An optional property of the control's own type; without a value the control keeps its default.
    public func read<Value: Equatable>(_ path: WritableKeyPath<Values, Value>, _ current: Value?) {
        if let current { read(path, current) }
    }

    /// A property of another type: another number, an optional.
    @_disfavoredOverload
    public func read<Value: DialogBindable>(_ path: WritableKeyPath<Values, Value>, _ current: some DialogBindable) {
        take(current.dialogScalar, for: path)
    }

    /// A property of a raw-value type.
    @_disfavoredOverload
    public func read<Value: DialogBindable, Raw: RawRepresentable>(
        _ path: WritableKeyPath<Values, Value>, _ current: Raw
    ) where Raw.RawValue: DialogBindable {
        take(current.rawValue.dialogScalar, for: path)
    }

    /// A property of an optional raw-value type.
    @_disfavoredOverload
    public func read<Value: DialogBindable, Raw: RawRepresentable>(
        _ path: WritableKeyPath<Values, Value>, _ current: Raw?
    ) where Raw.RawValue: DialogBindable {
        take(current?.rawValue.dialogScalar ?? .none, for: path)
    }

    /// A list of the app with the values of a set, maybe of another type. What is none of them is left out.
    @_disfavoredOverload
    public func read<Element: DialogBindable & Hashable>(
        _ path: WritableKeyPath<Values, Set<Element>>, _ current: [some DialogBindable]
    ) {
        take(current.map(\.dialogScalar), for: path)
    }

    /// A set of the app with values of another type.
    @_disfavoredOverload
    public func read<Element: DialogBindable & Hashable>(
        _ path: WritableKeyPath<Values, Set<Element>>, _ current: Set<some DialogBindable>
    ) {
        take(current.map(\.dialogScalar), for: path)
    }

    /// A list of the app with values of another type. What does not fit is left out.
    @_disfavoredOverload
    public func read<Element: DialogBindable>(
        _ path: WritableKeyPath<Values, [Element]>, _ current: [some DialogBindable]
    ) {
        values[keyPath: path] = converted(current.map(\.dialogScalar), for: path)
    }

    /// A list of the app with values of a raw-value type. What does not fit is left out.
    @_disfavoredOverload
    public func read<Element: DialogBindable, Raw: RawRepresentable>(
        _ path: WritableKeyPath<Values, [Element]>, _ current: [Raw]
    ) where Raw.RawValue: DialogBindable {
        values[keyPath: path] = converted(current.map(\.rawValue.dialogScalar), for: path)
    }

    private func take<Element: DialogBindable & Hashable>(
        _ scalars: [DialogScalar], for path: WritableKeyPath<Values, Set<Element>>
    ) {
        values[keyPath: path] = Set(converted(scalars, for: path))
    }

    private func converted<Element: DialogBindable>(_ scalars: [DialogScalar], for path: AnyKeyPath) -> [Element] {
        scalars.compactMap { scalar in
            guard let conversion = Element.fromDialog(scalar) else {
                problems.append((path, "\(scalar) does not fit"))
                return nil
            }
            if !conversion.isExact { problems.append((path, "\(scalar) had to be rounded")) }
            return conversion.value
        }
    }

    /// A property that cannot belong to the control; the call that writes it does not compile.
    @_disfavoredOverload
    public func read<Value, Property>(_ path: WritableKeyPath<Values, Value>, _ current: Property) {
        problems.append((path, "a value of type \(Property.self) does not fit"))
    }

    private func take<Value: DialogBindable>(_ scalar: DialogScalar, for path: WritableKeyPath<Values, Value>) {
        if let conversion = Value.fromDialog(scalar) {
            values[keyPath: path] = conversion.value
            if !conversion.isExact { problems.append((path, "\(scalar) had to be rounded")) }
        } else if scalar != .none {
            problems.append((path, "\(scalar) does not fit"))
        }
    }
}
