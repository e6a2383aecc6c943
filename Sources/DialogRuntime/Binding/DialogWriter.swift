/// Hands changed values to the properties of the app's object. One call for each, in generated code:
/// `if let new = w.changed(\.bpm, over: target.tempo) { target.tempo = new }`.
///
/// A property that does not fit its control is a compile error at the name `changed`.
@MainActor public final class DialogWriter<Values: DialogValues> {
    private let new: Values
    private let old: Values
    private let originals: OriginalProperties
    private let restores: Bool
    /// Whether anything was handed over.
    private(set) var hasChanges = false
    /// What could not be handed over as it is.
    private(set) var problems: [(path: AnyKeyPath, message: String)] = []

    /// Writes what differs between two states of the values.
    init(_ new: Values, over old: Values, originals: OriginalProperties) {
        self.new = new
        self.old = old
        self.originals = originals
        restores = false
    }

    /// Writes back the properties as they were before the first change.
    init(restoring originals: OriginalProperties, values: Values) {
        new = values
        old = values
        self.originals = originals
        restores = true
    }

    /// The new value for a property of the control's own type, if it has to be written.
    public func changed<Value: Equatable>(
        _ path: KeyPath<Values, Value>, over current: @autoclosure () -> Value
    ) -> Value? {
        write(path, over: current) { $0 }
    }

    /// The new value for an optional property of the control's own type.
    public func changed<Value: Equatable>(
        _ path: KeyPath<Values, Value>, over current: @autoclosure () -> Value?
    ) -> Value?? {
        write(path, over: current) { .some($0) }
    }

    /// The new value for a property of another type: a number of another size, a text for an option.
    @_disfavoredOverload
    public func changed<Value: DialogBindable, Property: DialogBindable>(
        _ path: KeyPath<Values, Value>, over current: @autoclosure () -> Property
    ) -> Property? where Property.DialogValueFamily == Value.DialogValueFamily {
        write(path, over: current) { convert($0, path) }
    }

    /// The new value for an optional property of another type.
    @_disfavoredOverload
    public func changed<Value: DialogBindable, Property: DialogBindable>(
        _ path: KeyPath<Values, Value>, over current: @autoclosure () -> Property?
    ) -> Property?? where Property.DialogValueFamily == Value.DialogValueFamily {
        write(path, over: current) { convert($0, path).map(Property?.some) }
    }

    /// The new value for a property of a raw-value type.
    @_disfavoredOverload
    public func changed<Value: DialogBindable, Raw: RawRepresentable>(
        _ path: KeyPath<Values, Value>, over current: @autoclosure () -> Raw
    ) -> Raw? where Raw.RawValue: DialogBindable, Raw.RawValue.DialogValueFamily == Value.DialogValueFamily {
        write(path, over: current) { raw($0, path) }
    }

    /// The new value for an optional property of a raw-value type.
    @_disfavoredOverload
    public func changed<Value: DialogBindable, Raw: RawRepresentable>(
        _ path: KeyPath<Values, Value>, over current: @autoclosure () -> Raw?
    ) -> Raw?? where Raw.RawValue: DialogBindable, Raw.RawValue.DialogValueFamily == Value.DialogValueFamily {
        write(path, over: current) { raw($0, path).map(Raw?.some) }
    }

    /// The new value of an optional control for an optional property of a raw-value type.
    @_disfavoredOverload
    public func changed<Value: DialogBindable, Raw: RawRepresentable>(
        _ path: KeyPath<Values, Value?>, over current: @autoclosure () -> Raw?
    ) -> Raw?? where Raw.RawValue: DialogBindable, Raw.RawValue.DialogValueFamily == Value.DialogValueFamily {
        write(path, over: current) { value in
            guard let value else { return .some(nil) }
            return raw(value, path).map(Raw?.some)
        }
    }

    /// The new values for a list of the app: options in their order, other values by size.
    @_disfavoredOverload
    public func changed<Element: DialogBindable & Hashable, Property: DialogBindable>(
        _ path: KeyPath<Values, Set<Element>>, over current: @autoclosure () -> [Property]
    ) -> [Property]? {
        write(path, over: current) { several($0, path) }
    }

    /// The new values for a set of the app with values of another type.
    @_disfavoredOverload
    public func changed<Element: DialogBindable & Hashable, Property: DialogBindable>(
        _ path: KeyPath<Values, Set<Element>>, over current: @autoclosure () -> Set<Property>
    ) -> Set<Property>? {
        write(path, over: current) { Set(several($0, path)) }
    }

    /// The new values for a list of the app with values of another type. What does not fit is left out.
    @_disfavoredOverload
    public func changed<Element: DialogBindable, Property: DialogBindable>(
        _ path: KeyPath<Values, [Element]>, over current: @autoclosure () -> [Property]
    ) -> [Property]? where Property.DialogValueFamily == Element.DialogValueFamily {
        write(path, over: current) { $0.compactMap { convert($0, path) } }
    }

    /// The new values for a list of the app with values of a raw-value type. What does not fit is left out.
    @_disfavoredOverload
    public func changed<Element: DialogBindable, Raw: RawRepresentable>(
        _ path: KeyPath<Values, [Element]>, over current: @autoclosure () -> [Raw]
    ) -> [Raw]? where Raw.RawValue: DialogBindable, Raw.RawValue.DialogValueFamily == Element.DialogValueFamily {
        write(path, over: current) { $0.compactMap { raw($0, path) } }
    }

    /// What the property cannot hold is reported and left out.
    private func several<Element: DialogBindable & Hashable, Property: DialogBindable>(
        _ values: Set<Element>, _ path: AnyKeyPath
    ) -> [Property] {
        let scalars: [DialogScalar]
        if let options = Element.self as? any DialogOptions.Type {
            scalars = options.scalars.filter(Set(values.map(\.dialogScalar)).contains)
        } else {
            scalars = values.map(\.dialogScalar).sorted { $0.precedes($1) }
        }
        return scalars.compactMap { scalar in
            guard let conversion = Property.fromDialog(scalar) else {
                problems.append((path, "\(scalar) does not fit the property"))
                return nil
            }
            if !conversion.isExact { problems.append((path, "\(scalar) had to be rounded")) }
            return conversion.value
        }
    }

    /// Everything else: the message that the compiler gives at the place of `bind` in the definition.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: """
            the property's type does not fit the control. A number goes with any number type, a text with String, a toggle \
            with Bool, an option with its own enum or String, each also with raw-value types of these; an optional \
            control needs an optional property
            """
    )
    public func changed<Value, Property>(
        _ path: KeyPath<Values, Value>, over current: @autoclosure () -> Property
    ) -> Property? { nil }

    private func write<Value: Equatable, Property>(
        _ path: KeyPath<Values, Value>, over current: () -> Property, _ convert: (Value) -> Property?
    ) -> Property? {
        if restores {
            // In two steps: a missing original is not an optional property without a value.
            guard let kept = originals[path], let original = kept as? Property else { return nil }
            hasChanges = true
            return original
        }
        let value = new[keyPath: path]
        guard value != old[keyPath: path], let property = convert(value) else { return nil }
        originals.keep(path, current())
        hasChanges = true
        return property
    }

    private func convert<Value: DialogBindable, Property: DialogBindable>(
        _ value: Value, _ path: AnyKeyPath
    ) -> Property? {
        guard let conversion = Property.fromDialog(value.dialogScalar) else {
            problems.append((path, "\(value.dialogScalar) does not fit the property"))
            return nil
        }
        if !conversion.isExact { problems.append((path, "\(value.dialogScalar) had to be rounded")) }
        return conversion.value
    }

    private func raw<Value: DialogBindable, Raw: RawRepresentable>(
        _ value: Value, _ path: AnyKeyPath
    ) -> Raw? where Raw.RawValue: DialogBindable {
        guard let rawValue: Raw.RawValue = convert(value, path) else { return nil }
        guard let property = Raw(rawValue: rawValue) else {
            problems.append((path, "\(value.dialogScalar) does not fit the property"))
            return nil
        }
        return property
    }
}

/// The app's properties as they were before the first write, so that cancelling gives back exactly what was there, also
/// where it had no equal among the control's values.
@MainActor final class OriginalProperties {
    private var values: [AnyKeyPath: Any] = [:]

    var isEmpty: Bool { values.isEmpty }

    subscript(path: AnyKeyPath) -> Any? { values[path] }

    func keep(_ path: AnyKeyPath, _ value: Any) {
        if values[path] == nil { values[path] = value }
    }
}

extension DialogOptions {
    /// The options in their order.
    fileprivate static var scalars: [DialogScalar] { _options.values.map(\.dialogScalar) }
}

extension DialogScalar {
    fileprivate func precedes(_ other: DialogScalar) -> Bool {
        switch (self, other) {
        case (.int(let left), .int(let right)): left < right
        case (.unsigned(let left), .unsigned(let right)): left < right
        case (.double(let left), .double(let right)): left < right
        case (.text(let left), .text(let right)): left < right
        default: false
        }
    }
}
