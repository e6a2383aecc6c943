// The words that controls and buttons take.

extension Button.Role: DocumentedWord {
    var doc: String {
        switch self {
        case .cancel: "Rolls back what was changed and closes."
        case .destructive: "Does something that cannot be undone; drawn as a warning."
        case .confirm: "Validates, commits and closes."
        }
    }
}

extension Button.Standard: DocumentedWord {
    var doc: String {
        switch self {
        case .ok: "The platform's word for OK; confirms."
        case .cancel: "The platform's word for Cancel; has the role `cancel`."
        case .close: "The platform's word for Close; has no role."
        case .done: "The platform's word for Done; confirms."
        case .save: "The platform's word for Save; confirms."
        case .delete: "The platform's word for Delete; has the role `destructive`."
        }
    }
}

extension Toggle.Style: DocumentedWord {
    var doc: String {
        switch self {
        case .switch: "A switch."
        case .checkbox: "A box with a tick; Mac only."
        case .button: "A button that stays pressed."
        }
    }
}

extension Picker.Style: DocumentedWord {
    var doc: String {
        switch self {
        case .automatic: "What the platform takes in this place."
        case .menu: "A button that opens a menu."
        case .wheel: "A turning wheel."
        case .segmented: "Segments side by side."
        case .inline: "All options as rows, one ticked."
        case .navigationLink: "A row that pushes the list of options."
        case .palette: "Symbols side by side in a menu."
        case .radioGroup: "Radio buttons; Mac only."
        }
    }
}

extension MultiPicker.Style: DocumentedWord {
    var doc: String {
        switch self {
        case .checkboxes: "All options as rows, each with a tick."
        case .menu: "A button that opens a menu, in which options are ticked."
        }
    }
}

extension DatePicker.Components: DocumentedWord {
    var doc: String {
        switch self {
        case .date: "A day without a time zone; the value is a `DialogDate`."
        case .time: "A time of day without a time zone; the value is a `DialogTime`."
        case .dateAndTime: "A point in time, in the time zone of the device; the value is a `Date`."
        }
    }
}

extension DatePicker.Style: DocumentedWord {
    var doc: String {
        switch self {
        case .compact: "A short text that opens a calendar or a clock."
        case .wheel: "Turning wheels."
        case .graphical: "A calendar or a clock in place."
        }
    }
}

extension DurationPicker.Unit: DocumentedWord {
    var doc: String {
        switch self {
        case .milliseconds: "Thousandths of a second."
        case .seconds: "Seconds."
        case .minutes: "Minutes."
        }
    }
}

extension TextControl.ContentType: DocumentedWord {
    var doc: String {
        switch self {
        case .name: "A person's name."
        case .username: "The name of an account."
        case .password: "A password that exists."
        case .newPassword: "A password that is being chosen."
        case .oneTimeCode: "A code that was sent to the user."
        case .email: "An e-mail address."
        case .phone: "A telephone number."
        case .url: "A web address."
        case .address: "A street address."
        case .postalCode: "A postal code."
        case .number: "Digits."
        case .code: "Program text: monospaced, without smart punctuation."
        }
    }
}

extension TextControl.Keyboard: DocumentedWord {
    var doc: String {
        switch self {
        case .default: "The usual keyboard."
        case .numberPad: "Digits only."
        case .decimalPad: "Digits and the decimal separator."
        case .numbersAndPunctuation: "Digits and punctuation."
        case .emailAddress: "For e-mail addresses."
        case .phonePad: "For telephone numbers."
        case .url: "For web addresses."
        case .asciiCapable: "ASCII characters only."
        }
    }
}

extension TextControl.Autocapitalization: DocumentedWord {
    var doc: String {
        switch self {
        case .none: "Nothing is capitalised."
        case .words: "Every word is."
        case .sentences: "The first word of every sentence is."
        case .characters: "Every letter is."
        }
    }
}
