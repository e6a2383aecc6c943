/// The values of one presentation as they stand, in one place. Controls keep it alive, so that a view that is still
/// fading out can read its value.
@MainActor final class DialogDraft<Values: DialogValues> {
    fileprivate(set) var current: Values
    /// Asks the model to change the values for a control; nothing happens once the model is gone.
    var edit: (@MainActor (ControlState, (inout Values) -> Void) -> Void)?

    init(_ values: Values) { current = values }

    func replace(with values: Values) { current = values }

    /// A control's way to one value.
    func value<Value>(_ path: WritableKeyPath<Values, Value>) -> ControlValue<Value> {
        ControlValue(
            read: { self.current[keyPath: path] },
            write: { control, value in self.edit?(control) { $0[keyPath: path] = value } })
    }

    /// A control's way to one value that it knows in another form. A form without a value is ignored.
    func value<Value, Form>(
        _ path: WritableKeyPath<Values, Value>, form: @escaping @MainActor (Value) -> Form,
        value: @escaping @MainActor (Form) -> Value?
    ) -> ControlValue<Form> {
        self.value(path).converted(form: form, value: value)
    }
}

/// What the model knows of one control.
struct ControlEntry<Values: DialogValues> {
    let control: DialogControl
    /// The index of its section.
    let section: Int
    var platforms = DialogPlatforms.all
    var visibleWhen: (@MainActor (DialogConditions<Values>) -> Bool)?
    var enabledWhen: (@MainActor (DialogConditions<Values>) -> Bool)?
    var value: ValueEntry<Values>?
    var storageKey: StorageKey
    var onChange: (@MainActor (Values) -> Void)?
}

/// What the model knows of one control's value, without its type.
struct ValueEntry<Values: DialogValues> {
    let path: AnyKeyPath
    let differs: @MainActor (Values, Values) -> Bool
    /// Takes the value of the first into the second.
    let copy: @MainActor (Values, inout Values) -> Void
    /// Makes the value one that the control allows. Returns whether it was one.
    let fit: @MainActor (inout Values, _ fallback: Values) -> Bool
    let load: @MainActor (DialogStoredValue, inout Values) -> Bool
    let save: @MainActor (Values) -> DialogStoredValue?
    /// Whether a part of a stored value was of no use when it was loaded.
    let leavesOut: @MainActor (DialogStoredValue) -> Bool
    /// Whether the app gave the default.
    var hasDefaultOfApp = false
}

extension ValueEntry {
    @MainActor init<Value: Equatable>(
        _ path: WritableKeyPath<Values, Value>, form: StoredForm<Value>,
        fit: @escaping @MainActor (_ value: Value, _ fallback: Value) -> Value = { value, _ in value }
    ) {
        self.path = path
        differs = { $0[keyPath: path] != $1[keyPath: path] }
        copy = { $1[keyPath: path] = $0[keyPath: path] }
        self.fit = { values, fallback in
            let value = values[keyPath: path]
            let fitting = fit(value, fallback[keyPath: path])
            values[keyPath: path] = fitting
            return fitting == value
        }
        load = { stored, values in
            guard let value = form.load(stored) else { return false }
            values[keyPath: path] = value
            return true
        }
        save = { form.save($0[keyPath: path]) }
        leavesOut = form.leavesOut
    }
}
