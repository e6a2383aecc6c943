// The controls that hold several values.

extension DialogBuilder {
    /// Any number of cases of a generated enum.
    @discardableResult public func multiPicker<Value: DialogOptions>(
        _ id: String, _ path: WritableKeyPath<D.Values, Set<Value>>
    ) -> ControlOptions<D, MultiChoiceControl, Set<Value>> {
        choices(id, path, Value._options)
    }

    /// Any number of the values of a list: numbers, or values of a type of the app.
    @discardableResult public func multiPicker<Value: Hashable & Sendable>(
        _ id: String, _ path: WritableKeyPath<D.Values, Set<Value>>, _ list: DialogOptionList<Value>
    ) -> ControlOptions<D, MultiChoiceControl, Set<Value>> {
        choices(id, path, list)
    }

    /// Any number of the options that the app supplies when the dialog opens.
    @discardableResult public func multiPicker<Value: DialogStorable & LosslessStringConvertible & Hashable>(
        _ id: String, _ path: WritableKeyPath<D.Values, Set<Value>>, options: [DialogOption<Value>]
    ) -> ControlOptions<D, MultiChoiceControl, Set<Value>> {
        if options.isEmpty { model.report(.unusable, at: id, "the app has no options for it") }
        return choices(id, path, DialogOptionList(options) { $0.description })
    }

    private func choices<Value: Hashable & Sendable>(
        _ id: String, _ path: WritableKeyPath<D.Values, Set<Value>>, _ list: DialogOptionList<Value>
    ) -> ControlOptions<D, MultiChoiceControl, Set<Value>> {
        let control = MultiChoiceControl(
            id, in: dialogID, choices: list.choices,
            value: draft.value(
                path, form: { Set($0.compactMap(list.key(of:))) }, value: { Set($0.compactMap(list.value(for:))) }))
        // What is none of the options any more is left out; the rest of the user's choice stays.
        let value = ValueEntry(path, form: list.storedForm.several(inOrderOf: list.values)) { value, _ in
            value.intersection(list.values)
        }
        return add(control, as: .multiChoice(control), value: value, path: path)
    }
}

extension StoredForm where Value: Hashable & Sendable {
    /// The same for several values, kept as a list in a fixed order. Entries of no use are left out.
    func several(inOrderOf values: [Value]) -> StoredForm<Set<Value>> {
        StoredForm<Set<Value>>(
            load: { stored in list.load(stored).map { Set($0) } },
            save: { chosen in list.save(values.filter(chosen.contains)) }, leavesOut: list.leavesOut)
    }
}
