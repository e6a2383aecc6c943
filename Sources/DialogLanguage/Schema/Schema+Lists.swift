// What the rows of a list are: a control for values, or records of the app.

extension Schema {
    static let listItem = Shape(
        .listItem, noun: "a list item",
        doc: "What every row of a list of values is: the keys that the kind of control has, but for those of one row.",
        discriminator: .kind, choices: [Shape.Choice(keys: [.options, .range], isRequiredFor: .itemKinds(.picker))],
        keys: [
            KeySpec(.kind, .word(.itemKinds), required: .all, otherSpellings: ["type", "control"], "What is drawn."),
            KeySpec(
                .title, .text, otherSpellings: ["label", "caption"],
                "The label of each row; without one a row is called after its place."),
            KeySpec(
                .valueType, .swiftName(.type),
                narrowings: [
                    KeySpec.Narrowing(for: .itemKinds(.stepper), .word(.numberTypes)),
                    KeySpec.Narrowing(for: .itemKinds(.textField), .word(.fieldTypes)),
                ],
                "The Swift type of each value."),
            KeySpec(.style, .word(.pickerStyles), for: .itemKinds(.picker), "How the pickers are drawn."),
            KeySpec(
                .range, .orApp(.scalar(.range)), for: .itemKinds(.textField, .stepper, .picker),
                required: .itemKinds(.stepper), otherSpellings: ["bounds", "limits"],
                "The smallest and the largest value: `a...b`."),
            KeySpec(
                .step, .scalar(.number), for: .itemKinds(.stepper, .picker), "The distance between values."),
            KeySpec(
                .options, options, for: .itemKinds(.picker), otherSpellings: ["choices", "values", "items"],
                "What can be chosen: a list, `{set: name}` or `{app: name}`."),
            KeySpec(
                .default, .scalar(.literal), otherSpellings: ["initial", "initialValue"],
                narrowings: [KeySpec.Narrowing(for: .itemKinds(.stepper), .scalar(.number))],
                "What a new row begins with, if not empty, at the lower bound or at the first option."),
            KeySpec(
                .unit, .text, for: .itemKinds(.stepper, .textField), example: "BPM",
                "The unit shown after each value."),
            KeySpec(
                .format, .scalar(.numberFormat), for: .itemKinds(.stepper),
                "How each number is shown: `integer`, `decimal(n)`, `percent`, `duration`."),
            KeySpec(
                .placeholder, .text, for: .itemKinds(.textField), otherSpellings: ["prompt"],
                "What is shown in a row while it is empty."),
            KeySpec(
                .length, .scalar(.count), for: .itemKinds(.textField), "How many characters: `a...b`, `...b` or `n`."),
            KeySpec(
                .pattern, .scalar(.pattern), for: .itemKinds(.textField), otherSpellings: ["regex"],
                "A Swift regular expression for the whole text of each row."),
            KeySpec(
                .contentType, .word(.contentTypes), for: .itemKinds(.textField),
                "What is typed; decides keyboard and correction."),
            KeySpec(
                .keyboard, .word(.keyboards), for: .itemKinds(.textField), "The keyboard on a touch screen."),
            KeySpec(
                .autocapitalization, .word(.autocapitalizations), for: .itemKinds(.textField),
                "What is capitalised while typing."),
            KeySpec(.autocorrection, .bool, for: .itemKinds(.textField), "Whether typing is corrected."),
            KeySpec(
                .required, .bool, for: .itemKinds(.textField), defaultValue: "false",
                "Whether every row must be filled in before a button commits."),
            KeySpec(
                .validationMessage, .text, for: .itemKinds(.textField, .stepper),
                "What is shown at a row that does not pass its checks."),
        ])

    static let recordItem = Shape(
        .recordItem, noun: "an item of records",
        doc:
            "Rows that show records of the app. A record is `Equatable` and `Sendable`, and `Codable` where it is stored; "
            + "a new one comes from the app (`newAccount()` for the type `Account`), unless `allowsAdd` is `false`.",
        keys: [
            KeySpec(
                .edits, .swiftName(.path), required: .all, example: "Account", "The app's type of the records."),
            KeySpec(
                .opens, .opens, required: .all, otherSpellings: ["open"],
                "The dialog that edits one record: its `edits` is the same type."),
            KeySpec(
                .title, .swiftName(.keyPath), required: .all, otherSpellings: ["label"],
                "The property of a record that its row shows, a `String`."),
        ])
}

extension ValueForm {
    /// What stands after `item`.
    static let listItem = ValueForm.anyOf([.record(.listItem), .record(.recordItem)])
}

extension WordSet {
    static func itemKinds(_ kinds: ListItemKind...) -> WordSet { WordSet(kinds) }
}

/// The kinds of control that the rows of a list can be.
enum ListItemKind: String, DocumentedWord {
    case textField
    case stepper
    case picker

    var doc: String {
        switch self {
        case .textField: "A line of text in each row, or a number that is typed."
        case .stepper: "A number in each row that is stepped up and down inside a range."
        case .picker: "One of several options in each row."
        }
    }

    /// The control that it is elsewhere.
    var controlKind: ControlKind {
        switch self {
        case .textField: .textField
        case .stepper: .stepper
        case .picker: .picker
        }
    }
}
