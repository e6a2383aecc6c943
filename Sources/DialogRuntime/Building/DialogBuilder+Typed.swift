// Dates, durations and colours.

extension DialogBuilder {
    // MARK: Dates and times

    /// A day, a time of day or a point in time.
    @discardableResult public func datePicker<Value: DialogMomentValue>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value>
    ) -> ControlOptions<D, DateControl, Value> {
        date(id, path, nil, nil)
    }

    /// A day, a time of day or a point in time, within bounds.
    @discardableResult public func datePicker<Value: DialogMomentValue>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value>, in range: some DialogRange<Value>
    ) -> ControlOptions<D, DateControl, Value> {
        date(id, path, range.lowest, range.highest)
    }

    /// A day, a time of day or a point in time, or none.
    @discardableResult public func datePicker<Value: DialogMomentValue>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value?>
    ) -> ControlOptions<D, DateControl, Value?> {
        optionalDate(id, path, nil, nil)
    }

    /// A day, a time of day or a point in time within bounds, or none.
    @discardableResult public func datePicker<Value: DialogMomentValue>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value?>, in range: some DialogRange<Value>
    ) -> ControlOptions<D, DateControl, Value?> {
        optionalDate(id, path, range.lowest, range.highest)
    }

    private func date<Value: DialogMomentValue>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value>, _ lowest: Value?, _ highest: Value?
    ) -> ControlOptions<D, DateControl, Value> {
        let control = DateControl(
            id, in: dialogID, components: Value.parts, isOptional: false, lowest: lowest?.moment,
            highest: highest?.moment,
            value: draft.value(path, form: { $0.moment }, value: { $0.flatMap(Value.init(_:)) }))
        let entry = ValueEntry(path, form: .plain) { value, _ in clamp(value, lowest, highest) }
        return add(control, as: .date(control), value: entry, path: path)
    }

    private func optionalDate<Value: DialogMomentValue>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value?>, _ lowest: Value?, _ highest: Value?
    ) -> ControlOptions<D, DateControl, Value?> {
        let control = DateControl(
            id, in: dialogID, components: Value.parts, isOptional: true, lowest: lowest?.moment,
            highest: highest?.moment,
            value: draft.value(path, form: { $0?.moment }, value: { $0.map(Value.init(_:)) ?? .some(nil) }))
        let entry = ValueEntry(path, form: StoredForm<Value>.plain.optional) { value, _ in
            value.map { clamp($0, lowest, highest) }
        }
        return add(control, as: .date(control), value: entry, path: path)
    }

    // MARK: Durations

    /// A length of time: a `Duration`, or an `Int` that counts a unit.
    @discardableResult public func durationPicker<Value: DialogDurationValue>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value>, storedAs unit: DialogDurationUnit? = nil,
        step: Value? = nil
    ) -> ControlOptions<D, DurationControl, Value> {
        duration(id, path, unit, nil, nil, step)
    }

    /// A length of time within bounds.
    @discardableResult public func durationPicker<Value: DialogDurationValue>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value>, storedAs unit: DialogDurationUnit? = nil,
        in range: some DialogRange<Value>, step: Value? = nil
    ) -> ControlOptions<D, DurationControl, Value> {
        duration(id, path, unit, range.lowest, range.highest, step)
    }

    /// A length of time, or none.
    @discardableResult public func durationPicker<Value: DialogDurationValue>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value?>, storedAs unit: DialogDurationUnit? = nil,
        step: Value? = nil
    ) -> ControlOptions<D, DurationControl, Value?> {
        optionalDuration(id, path, unit, nil, nil, step)
    }

    /// A length of time within bounds, or none.
    @discardableResult public func durationPicker<Value: DialogDurationValue>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value?>, storedAs unit: DialogDurationUnit? = nil,
        in range: some DialogRange<Value>, step: Value? = nil
    ) -> ControlOptions<D, DurationControl, Value?> {
        optionalDuration(id, path, unit, range.lowest, range.highest, step)
    }

    private func duration<Value: DialogDurationValue>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value>, _ unit: DialogDurationUnit?, _ lowest: Value?,
        _ highest: Value?, _ step: Value?
    ) -> ControlOptions<D, DurationControl, Value> {
        let value: ControlValue<Duration?> = draft.value(
            path, form: { $0.duration(in: unit) }, value: { $0.flatMap { Value($0, in: unit) } })
        let control = durationControl(id, unit, lowest, highest, step, isOptional: false, value)
        let shortest = lowest ?? Value(.zero, in: unit)
        let entry = ValueEntry(path, form: .plain) { value, _ in clamp(value, shortest, highest) }
        return add(control, as: .duration(control), value: entry, path: path)
    }

    private func optionalDuration<Value: DialogDurationValue>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value?>, _ unit: DialogDurationUnit?, _ lowest: Value?,
        _ highest: Value?, _ step: Value?
    ) -> ControlOptions<D, DurationControl, Value?> {
        let value: ControlValue<Duration?> = draft.value(
            path, form: { $0?.duration(in: unit) },
            value: { $0.map { Value($0, in: unit) } ?? .some(nil) })
        let control = durationControl(id, unit, lowest, highest, step, isOptional: true, value)
        let shortest = lowest ?? Value(.zero, in: unit)
        let entry = ValueEntry(path, form: StoredForm<Value>.plain.optional) { value, _ in
            value.map { clamp($0, shortest, highest) }
        }
        return add(control, as: .duration(control), value: entry, path: path)
    }

    private func durationControl<Value: DialogDurationValue>(
        _ id: String, _ unit: DialogDurationUnit?, _ lowest: Value?, _ highest: Value?, _ step: Value?,
        isOptional: Bool, _ value: ControlValue<Duration?>
    ) -> DurationControl {
        DurationControl(
            id, in: dialogID, unit: unit, isOptional: isOptional, lowest: lowest?.duration(in: unit) ?? .zero,
            highest: highest?.duration(in: unit),
            step: step?.duration(in: unit) ?? (unit ?? .seconds).duration, value: value)
    }

    // MARK: Colours

    /// A colour.
    @discardableResult public func colorPicker(
        _ id: String, _ path: WritableKeyPath<D.Values, DialogColor>, opacity: Bool = true
    ) -> ControlOptions<D, ColorControl, DialogColor> {
        let control = ColorControl(
            id, in: dialogID, allowsOpacity: opacity, isOptional: false,
            value: draft.value(path, form: { $0 }, value: { $0 }))
        let entry = ValueEntry(path, form: .plain) { value, _ in opacity ? value : value.opaque }
        return add(control, as: .color(control), value: entry, path: path)
    }

    /// A colour, or none.
    @discardableResult public func colorPicker(
        _ id: String, _ path: WritableKeyPath<D.Values, DialogColor?>, opacity: Bool = true
    ) -> ControlOptions<D, ColorControl, DialogColor?> {
        let control = ColorControl(
            id, in: dialogID, allowsOpacity: opacity, isOptional: true, value: draft.value(path))
        let entry = ValueEntry(path, form: StoredForm<DialogColor>.plain.optional) { value, _ in
            opacity ? value : value?.opaque
        }
        return add(control, as: .color(control), value: entry, path: path)
    }
}

private func clamp<Value: Comparable>(_ value: Value, _ lowest: Value?, _ highest: Value?) -> Value {
    if let lowest, value < lowest { return lowest }
    if let highest, value > highest { return highest }
    return value
}

// MARK: - Options

extension ControlOptions where Control: TypedControl {
    /// The dialog cannot be confirmed without it.
    @discardableResult public func required() -> Self {
        control.isRequired = true
        return self
    }
}

extension ControlOptions where Control == DateControl {
    /// How the picker is drawn.
    @discardableResult public func style(_ style: DatePickerStyle) -> Self {
        control.style = style
        return self
    }
}
