// The controls that have a value.

extension DialogBuilder {
    // MARK: Toggles

    /// On or off.
    @discardableResult public func toggle(
        _ id: String, _ path: WritableKeyPath<D.Values, Bool>
    ) -> ControlOptions<D, ToggleControl, Bool> {
        let control = ToggleControl(id, in: dialogID, value: draft.value(path))
        return add(control, as: .toggle(control), value: ValueEntry(path, form: .plain), path: path)
    }

    // MARK: Numbers

    /// A number with two buttons.
    @discardableResult public func stepper<Value: DialogNumeric>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value>, in range: some DialogRange<Value>, step: Value
    ) -> ControlOptions<D, NumberControl, Value> {
        number(id, path, .stepper, range.lowest, range.highest, step)
    }

    /// A number on a line; without a step it has no stops, a whole one stops at each number.
    @discardableResult public func slider<Value: DialogNumeric>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value>, in range: ClosedRange<Value>, step: Value? = nil
    ) -> ControlOptions<D, NumberControl, Value> {
        number(id, path, .slider, range.lowerBound, range.upperBound, step)
    }

    /// A number to type.
    @discardableResult public func numberField<Value: DialogNumeric>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value>
    ) -> ControlOptions<D, NumberControl, Value> {
        number(id, path, .field, nil, nil, nil)
    }

    /// A number to type, within bounds.
    @discardableResult public func numberField<Value: DialogNumeric>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value>, in range: some DialogRange<Value>
    ) -> ControlOptions<D, NumberControl, Value> {
        number(id, path, .field, range.lowest, range.highest, nil)
    }

    /// A number to type that may be left out.
    @discardableResult public func numberField<Value: DialogNumeric>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value?>
    ) -> ControlOptions<D, NumberControl, Value?> {
        optionalNumber(id, path, nil, nil)
    }

    /// A number to type within bounds, or to leave out.
    @discardableResult public func numberField<Value: DialogNumeric>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value?>, in range: some DialogRange<Value>
    ) -> ControlOptions<D, NumberControl, Value?> {
        optionalNumber(id, path, range.lowest, range.highest)
    }

    private func number<Value: DialogNumeric>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value>, _ style: NumberControl.Style, _ lowest: Value?,
        _ highest: Value?, _ step: Value?
    ) -> ControlOptions<D, NumberControl, Value> {
        let control = NumberControl(
            id, in: dialogID, style: style, isInteger: Value.isInteger, isOptional: false,
            lowest: lowest?.dialogNumber, highest: highest?.dialogNumber, step: step?.dialogNumber,
            value: draft.value(path, form: { $0.dialogNumber }, value: { $0.flatMap(Value.init(_:)) }))
        let value = ValueEntry(path, form: .plain) { $0.clamped(lowest, highest, fallback: $1) }
        return add(control, as: .number(control), value: value, path: path)
    }

    private func optionalNumber<Value: DialogNumeric>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value?>, _ lowest: Value?, _ highest: Value?
    ) -> ControlOptions<D, NumberControl, Value?> {
        let control = NumberControl(
            id, in: dialogID, style: .field, isInteger: Value.isInteger, isOptional: true,
            lowest: lowest?.dialogNumber, highest: highest?.dialogNumber, step: nil,
            value: draft.value(path, form: { $0?.dialogNumber }, value: { $0.map(Value.init(_:)) ?? .some(nil) }))
        let value = ValueEntry(path, form: StoredForm<Value>.plain.optional) { value, fallback in
            value.map { $0.clamped(lowest, highest, fallback: fallback ?? $0) }
        }
        return add(control, as: .number(control), value: value, path: path)
    }

    // MARK: Pickers

    /// One case of a generated enum.
    @discardableResult public func picker<Value: DialogOptions>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value>
    ) -> ControlOptions<D, ChoiceControl, Value> {
        choice(id, path, Value._options)
    }

    /// One case of a generated enum, or none.
    @discardableResult public func picker<Value: DialogOptions>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value?>
    ) -> ControlOptions<D, ChoiceControl, Value?> {
        optionalChoice(id, path, Value._options)
    }

    /// One of the values of a list: numbers, or values of a type of the app.
    @discardableResult public func picker<Value: Equatable & Sendable>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value>, _ list: DialogOptionList<Value>
    ) -> ControlOptions<D, ChoiceControl, Value> {
        choice(id, path, list)
    }

    /// One of the values of a list, or none.
    @discardableResult public func picker<Value: Equatable & Sendable>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value?>, _ list: DialogOptionList<Value>
    ) -> ControlOptions<D, ChoiceControl, Value?> {
        optionalChoice(id, path, list)
    }

    /// One number of a range.
    @discardableResult public func picker<Value: DialogNumeric & LosslessStringConvertible>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value>, in range: ClosedRange<Value>, step: Value
    ) -> ControlOptions<D, ChoiceControl, Value> {
        choice(id, path, DialogOptionList(range, step: step))
    }

    /// One number of a range, or none.
    @discardableResult public func picker<Value: DialogNumeric & LosslessStringConvertible>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value?>, in range: ClosedRange<Value>, step: Value
    ) -> ControlOptions<D, ChoiceControl, Value?> {
        optionalChoice(id, path, DialogOptionList(range, step: step))
    }

    /// One of the options that the app supplies when the dialog opens.
    @discardableResult public func picker<Value: DialogStorable & LosslessStringConvertible>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value>, options: [DialogOption<Value>]
    ) -> ControlOptions<D, ChoiceControl, Value> {
        if options.isEmpty { model.report(.unusable, at: id, "the app has no options for it") }
        return choice(id, path, DialogOptionList(options) { $0.description })
    }

    /// One of the options that the app supplies when the dialog opens, or none.
    @discardableResult public func picker<Value: DialogStorable & LosslessStringConvertible>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value?>, options: [DialogOption<Value>]
    ) -> ControlOptions<D, ChoiceControl, Value?> {
        optionalChoice(id, path, DialogOptionList(options) { $0.description })
    }

    private func choice<Value: Equatable & Sendable>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value>, _ list: DialogOptionList<Value>
    ) -> ControlOptions<D, ChoiceControl, Value> {
        let control = ChoiceControl(
            id, in: dialogID, isOptional: false, choices: list.choices,
            value: draft.value(path, form: { list.key(of: $0) }, value: { $0.flatMap(list.value(for:)) }))
        let value = ValueEntry(path, form: list.storedForm) { value, fallback in
            if list.index(of: value) != nil { return value }
            return list.index(of: fallback) != nil ? fallback : list.values.first ?? value
        }
        return add(control, as: .choice(control), value: value, path: path)
    }

    private func optionalChoice<Value: Equatable & Sendable>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value?>, _ list: DialogOptionList<Value>
    ) -> ControlOptions<D, ChoiceControl, Value?> {
        let control = ChoiceControl(
            id, in: dialogID, isOptional: true, choices: list.choices,
            value: draft.value(
                path, form: { $0.flatMap(list.key(of:)) },
                value: { key in key.map { list.value(for: $0).map(Value?.some) ?? nil } ?? .some(nil) }))
        let value = ValueEntry(path, form: list.storedForm.optional) { value, fallback in
            value.flatMap { list.index(of: $0) != nil ? $0 : fallback.flatMap { list.index(of: $0) != nil ? $0 : nil } }
        }
        return add(control, as: .choice(control), value: value, path: path)
    }

    // MARK: Texts

    /// A text of one line.
    @discardableResult public func textField(
        _ id: String, _ path: WritableKeyPath<D.Values, String>
    ) -> ControlOptions<D, TextControl, String> {
        text(id, path, .field)
    }

    /// A text of one line; an empty one is none.
    @discardableResult public func textField(
        _ id: String, _ path: WritableKeyPath<D.Values, String?>
    ) -> ControlOptions<D, TextControl, String?> {
        let value: ControlValue<String> = draft.value(
            path, form: { $0 ?? "" }, value: { .some($0.isEmpty ? nil : $0) })
        let control = TextControl(id, in: dialogID, style: .field, value: value)
        let entry = ValueEntry(path, form: StoredForm<String>.plain.optional) { value, _ in
            value.flatMap { $0.isEmpty ? nil : $0 }
        }
        return add(control, as: .text(control), value: entry, path: path)
    }

    /// A secret.
    @discardableResult public func secureField(
        _ id: String, _ path: WritableKeyPath<D.Values, String>
    ) -> ControlOptions<D, TextControl, String> {
        text(id, path, .secure)
    }

    /// A text of several lines.
    @discardableResult public func textEditor(
        _ id: String, _ path: WritableKeyPath<D.Values, String>
    ) -> ControlOptions<D, TextControl, String> {
        text(id, path, .editor)
    }

    private func text(
        _ id: String, _ path: WritableKeyPath<D.Values, String>, _ style: TextControl.Style
    ) -> ControlOptions<D, TextControl, String> {
        let control = TextControl(id, in: dialogID, style: style, value: draft.value(path))
        return add(control, as: .text(control), value: ValueEntry(path, form: .plain), path: path)
    }
}

extension DialogOptionList {
    /// A chosen value is stored as its key; numbers as numbers.
    var storedForm: StoredForm<Value> {
        StoredForm(
            load: { stored in
                switch stored {
                case .text(let key): value(for: key)
                case .int(let number): value(for: String(number))
                case .double(let number):
                    value(for: String(number)) ?? Int(exactly: number).flatMap { value(for: String($0)) }
                default: nil
                }
            },
            save: { value in
                if let value = value as? any DialogNumeric {
                    value.stored
                } else {
                    key(of: value).map(DialogStoredValue.text)
                }
            })
    }
}
