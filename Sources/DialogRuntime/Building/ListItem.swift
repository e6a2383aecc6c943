/// What every row of a list is: `.textField()`, `.stepper(in: 1...9, step: 1)`, `.picker()`.
@MainActor public struct ListItem<Element: Equatable & Sendable, Control: ControlState> {
    let makeControl: @MainActor (String, String, ControlValue<Element>) -> Control
    let form: @MainActor (Control) -> DialogControl
    let storedForm: StoredForm<Element>
    /// The nearest element that is allowed; nothing if there is none.
    let fit: @MainActor (Element) -> Element?
    /// What a new row begins with; nothing if there is nothing to choose.
    let start: Element?
}

extension ListItem where Element == String, Control == TextControl {
    /// Texts of one line.
    public static func textField() -> ListItem {
        ListItem(
            makeControl: { TextControl($0, in: $1, style: .field, value: $2) }, form: DialogControl.text,
            storedForm: .plain, fit: { $0 }, start: "")
    }
}

extension ListItem where Element: DialogNumeric, Control == NumberControl {
    /// Numbers with two buttons.
    public static func stepper(in range: some DialogRange<Element>, step: Element) -> ListItem {
        number(.stepper, range.lowest, range.highest, step)
    }

    /// Numbers to type.
    public static func numberField() -> ListItem { number(.field, nil, nil, nil) }

    /// Numbers to type, within bounds.
    public static func numberField(in range: some DialogRange<Element>) -> ListItem {
        number(.field, range.lowest, range.highest, nil)
    }

    private static func number(
        _ style: NumberControl.Style, _ lowest: Element?, _ highest: Element?, _ step: Element?
    ) -> ListItem {
        let zero = Element(.int(0))
        let start = (lowest ?? zero ?? highest).map { $0.clamped(lowest, highest, fallback: $0) }
        return ListItem(
            makeControl: { id, dialogID, value in
                NumberControl(
                    id, in: dialogID, style: style, isInteger: Element.isInteger, isOptional: false,
                    lowest: lowest?.dialogNumber, highest: highest?.dialogNumber, step: step?.dialogNumber,
                    value: value.converted(form: { $0.dialogNumber }, value: { $0.flatMap(Element.init(_:)) }))
            }, form: DialogControl.number, storedForm: .plain,
            fit: { value in
                (Element(value.dialogNumber) ?? start)?.clamped(lowest, highest, fallback: value)
            }, start: start)
    }
}

extension ListItem where Control == ChoiceControl {
    /// Cases of a generated enum.
    public static func picker() -> ListItem where Element: DialogOptions { choice(Element._options) }

    /// Values of a list: numbers, or values of a type of the app.
    public static func picker(_ list: DialogOptionList<Element>) -> ListItem { choice(list) }

    /// Numbers of a range.
    public static func picker(in range: ClosedRange<Element>, step: Element) -> ListItem
    where Element: DialogNumeric & LosslessStringConvertible {
        choice(DialogOptionList(range, step: step))
    }

    /// Options that the app supplies when the dialog opens.
    public static func picker(options: [DialogOption<Element>]) -> ListItem
    where Element: DialogStorable & LosslessStringConvertible {
        choice(DialogOptionList(options) { $0.description })
    }

    private static func choice(_ list: DialogOptionList<Element>) -> ListItem {
        ListItem(
            makeControl: { id, dialogID, value in
                ChoiceControl(
                    id, in: dialogID, isOptional: false, choices: list.choices,
                    value: value.converted(form: { list.key(of: $0) }, value: { $0.flatMap(list.value(for:)) }))
            }, form: DialogControl.choice, storedForm: list.storedForm,
            fit: { list.index(of: $0) == nil ? nil : $0 }, start: list.values.first)
    }
}
