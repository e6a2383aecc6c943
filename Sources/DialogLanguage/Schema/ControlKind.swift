/// The words of `kind`.
///
/// A new kind starts here: the compiler then asks for its doc, its keys stand in `Schema+Control.swift`, and its
/// lowering to the model in `ControlLowering`.
public enum ControlKind: String, Sendable, CaseIterable {
    case toggle
    case stepper
    case slider
    case picker
    case multiPicker
    case textField
    case secureField
    case textEditor
    case datePicker
    case durationPicker
    case colorPicker
    case list
    case labeledContent
    case text
    case button
    case navigationLink
    case link
    case custom

    /// Whether the kind can hold a value; `custom` does so only with a `valueType`.
    var mayHoldValue: Bool {
        switch self {
        case .toggle, .stepper, .slider, .picker, .multiPicker, .textField, .secureField, .textEditor, .datePicker,
            .durationPicker, .colorPicker, .list, .custom:
            true
        case .labeledContent, .text, .button, .navigationLink, .link: false
        }
    }
}

extension ControlKind: DocumentedWord {
    var doc: String {
        switch self {
        case .toggle: "A switch between on and off; its value is a `Bool`."
        case .stepper: "A number that is stepped up and down inside a range."
        case .slider: "A number that is dragged inside a closed range."
        case .picker: "One of several options: a generated enum, a number, or the app's own enum."
        case .multiPicker: "Any number of several options; its value is a `Set`, shown in the order of the options."
        case .textField: "A line of text, or a number that is typed."
        case .secureField: "A line of text that is not shown, such as a password."
        case .textEditor: "A text of several lines."
        case .datePicker: "A day, a time of day or both; its value is a `DialogDate`, a `DialogTime` or a `Date`."
        case .durationPicker: "A length of time; its value is a `Duration`, or an `Int` with `storedAs`."
        case .colorPicker: "A colour in sRGB; its value is a `DialogColor`."
        case .list:
            "Any number of texts, numbers, options or records in an order; its value is an array, of the generated enum "
                + "where the rows are pickers of texts."
        case .labeledContent: "A row that shows a text of the definition or of the app; holds no value."
        case .text: "A paragraph of text; holds no value."
        case .button: "A row that calls the app or opens another dialog."
        case .navigationLink: "A row that pushes a page or a view of the app."
        case .link: "A row that opens a URL or a page of the system's settings."
        case .custom: "A view of the app, with a value of its own if `valueType` is given."
        }
    }
}
