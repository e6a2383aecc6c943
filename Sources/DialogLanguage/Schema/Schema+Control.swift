// A control: the keys all have, those of value controls, and each kind's own.

extension Schema {
    private static let numbers = WordSet.kinds(.stepper, .slider)
    private static let texts = WordSet.kinds(.textField, .secureField, .textEditor)

    static let control = Shape(
        .control, noun: "a control", doc: "One row of a dialog.", discriminator: .kind,
        choices: [
            Shape.Choice(keys: [.options, .range], isRequiredFor: .kinds(.picker)),
            Shape.Choice(keys: [.action, .opens], isRequiredFor: .kinds(.button)),
            Shape.Choice(keys: [.opens, .content], isRequiredFor: .kinds(.navigationLink)),
        ],
        rules: controlRules,
        keys: identityKeys + bindingKeys + choiceKeys + optionKeys + defaultKeys + labelKeys + ownKeys + valueKeys
            + commonKeys)

    // The parts are in the order in which keys are written.

    private static let identityKeys: [KeySpec] = [
        KeySpec(
            .id, .scalar(.identifier(role: "control")), required: .all, otherSpellings: ["name"],
            "The id: the name of the generated property and part of every key."),
        KeySpec(.kind, .word(.controlKinds), required: .all, otherSpellings: ["type", "control"], "What is drawn."),
        KeySpec(
            .title, .text, for: .allKinds(but: .text), otherSpellings: ["label", "caption", "text"],
            "The title; may be left out for the only control of a dialog or of a section with a header."),
        KeySpec(
            .subtitle, .anyOf([.markdown, .record(.onOffTexts)]),
            narrowings: [KeySpec.Narrowing(for: .allKinds(but: .toggle), .markdown)],
            "The second line of the row, always visible; inline Markdown."),
        KeySpec(.icon, .icon, otherSpellings: ["image", "symbol"], "A symbol or image beside the title."),
    ]

    private static let commonKeys: [KeySpec] = [
        KeySpec(
            .help, .markdown, for: .allKinds(but: .button, .link, .text), otherSpellings: ["hint", "description"],
            "An explanation of any length; inline Markdown."),
        KeySpec(.enabledWhen, .condition, otherSpellings: ["enabled", "enabledIf"], "When the control can be used."),
        KeySpec(.visibleWhen, .condition, otherSpellings: ["visible", "visibleIf"], "When the control is there."),
        KeySpec(.platforms, .platforms, "The platforms that have the control."),
        KeySpec(.accessibilityLabel, .text, "What assistive technology reads instead of the title."),
        KeySpec(.accessibilityHint, .text, "What assistive technology reads instead of the help."),
        KeySpec(
            .accessibilityIdentifier, .string, example: "tempo.bpm",
            "The name in UI tests; `dialogId.controlId` if left out."),
        KeySpec(
            .searchKeywords, .anyOf([.list(of: .text, mayBeEmpty: false), .text]),
            "Further words that a search finds the row by."),
        KeySpec(.deprecated, .string, "Marks the generated property as deprecated, with this message."),
        KeySpec(.doc, .string, "The doc comment in the generated code."),
    ]

    private static let bindingKeys: [KeySpec] = [
        KeySpec(.bind, .swiftName(.keyPath), for: .valueKinds, "The property of the edited type."),
        KeySpec(
            .valueType, .swiftName(.type), for: .valueKinds.subtracting(.kinds(.list)),
            narrowings: [
                KeySpec.Narrowing(for: .kinds(.toggle), .word(.boolType)),
                KeySpec.Narrowing(for: numbers, .word(.numberTypes)),
                KeySpec.Narrowing(for: .kinds(.textField), .word(.fieldTypes)),
                KeySpec.Narrowing(for: .kinds(.secureField, .textEditor), .word(.textType)),
            ],
            "The Swift type of the value."),
    ]

    private static let defaultKeys: [KeySpec] = [
        KeySpec(
            .default, .orApp(.scalar(.literal)),
            for: .valueKinds.subtracting(.kinds(.secureField, .multiPicker, .durationPicker, .colorPicker, .list)),
            otherSpellings: ["initial", "initialValue"], isOnlyOne: false,
            narrowings: [
                KeySpec.Narrowing(for: .kinds(.toggle), .orApp(.bool)),
                KeySpec.Narrowing(for: numbers, .orApp(.scalar(.number))),
                KeySpec.Narrowing(for: .kinds(.custom), .record(.appReference)),
            ],
            "The value at first: a literal, or `{app: name}` to ask the app."),
        KeySpec(
            .default, .orApp(.scalar(.duration)), for: .kinds(.durationPicker),
            otherSpellings: ["initial", "initialValue"], isOnlyOne: false,
            "The duration at first, as `90s`, or `{app: name}` to ask the app."),
        KeySpec(
            .default, .orApp(.scalar(.color)), for: .kinds(.colorPicker),
            otherSpellings: ["initial", "initialValue"], isOnlyOne: false,
            "The colour at first, as `'#FF8800'`, or `{app: name}` to ask the app."),
        KeySpec(
            .default, .orApp(.list(of: .scalar(.literal), mayBeEmpty: true)), for: .kinds(.multiPicker, .list),
            otherSpellings: ["initial", "initialValue"], isOnlyOne: false,
            "The values at first: a list of literals, or `{app: name}` to ask the app."),
    ]

    private static let valueKeys: [KeySpec] = [
        KeySpec(
            .storageKey, .anyOf([.string, .record(.storageKey)]), for: .valueKinds, example: "metronomeClick",
            "The stored key instead of the id."),
        KeySpec(
            .onChange, .swiftName(.path), for: .valueKinds, example: "clickChanged",
            "The app's function that is called on a change."),
        KeySpec(.validationMessage, .text, for: .valueKinds, "What is shown when the value does not pass its checks."),
        KeySpec(
            .showsValue, .bool, for: .valueKinds.subtracting(.kinds(.secureField)),
            defaultValue: "true", "Whether the row of a page shows the value."),
        KeySpec(
            .optional, .bool,
            for: .kinds(.picker, .textField, .datePicker, .durationPicker, .colorPicker, .custom),
            defaultValue: "false",
            "Whether there may be no value: `T?`."),
        KeySpec(
            .required, .bool,
            for: .kinds(
                .toggle, .picker, .textField, .secureField, .textEditor, .datePicker, .durationPicker, .colorPicker),
            defaultValue: "false", "Whether it must be filled in, chosen or on before a button commits."),
    ]

    private static let choiceKeys: [KeySpec] = [
        KeySpec(.style, .word(.toggleStyles), for: .kinds(.toggle), isOnlyOne: false, "How the toggle is drawn."),
        KeySpec(.style, .word(.pickerStyles), for: .kinds(.picker), isOnlyOne: false, "How the picker is drawn."),
        KeySpec(
            .style, .word(.multiPickerStyles), for: .kinds(.multiPicker), isOnlyOne: false,
            "How the options are drawn."),
        KeySpec(
            .range, .orApp(.scalar(.range)), for: .kinds(.stepper, .slider, .picker, .textField), required: numbers,
            otherSpellings: ["bounds", "limits"], isOnlyOne: false, "The smallest and the largest value: `a...b`."),
        KeySpec(
            .range, .orApp(.scalar(.dateRange)), for: .kinds(.datePicker), otherSpellings: ["bounds", "limits"],
            isOnlyOne: false, "The first and the last date or time: `2026-01-01...2026-12-31`, `09:00...17:30`."),
        KeySpec(
            .range, .orApp(.scalar(.durationRange)), for: .kinds(.durationPicker),
            otherSpellings: ["bounds", "limits"], isOnlyOne: false,
            "The shortest and the longest duration: `1s...10min`."),
        KeySpec(
            .step, .scalar(.number), for: .kinds(.stepper, .slider, .picker), isOnlyOne: false,
            "The distance between values."),
        KeySpec(
            .step, .scalar(.duration), for: .kinds(.durationPicker), isOnlyOne: false,
            "The distance between durations, as `5s`."),
        KeySpec(
            .components, .word(.dateComponents), for: .kinds(.datePicker),
            defaultValue: "date",
            "What is chosen, and so the type of the value."),
        KeySpec(
            .style, .word(.datePickerStyles), for: .kinds(.datePicker), isOnlyOne: false,
            "How the date picker is drawn."),
        KeySpec(
            .storedAs, .word(.durationUnits), for: .kinds(.durationPicker),
            "Makes the value an `Int` that counts these."),
        KeySpec(
            .opacity, .bool, for: .kinds(.colorPicker), defaultValue: "true",
            "Whether the colour may be transparent."),
    ]

    private static let labelKeys: [KeySpec] = [
        KeySpec(
            .unit, .text, for: .kinds(.stepper, .slider, .textField), example: "BPM",
            "The unit shown after the value."),
        KeySpec(
            .format, .scalar(.numberFormat), for: numbers,
            "How the number is shown: `integer`, `decimal(n)`, `percent`, `duration`."),
        KeySpec(.minimumLabel, .text, for: .kinds(.slider), "The words at the lower end."),
        KeySpec(.maximumLabel, .text, for: .kinds(.slider), "The words at the upper end."),
    ]

    private static let optionKeys: [KeySpec] = [
        KeySpec(
            .options, options, for: .kinds(.picker, .multiPicker), required: .kinds(.multiPicker),
            otherSpellings: ["choices", "values", "items"],
            "What can be chosen: a list, `{set: name}` or `{app: name}`."),
        KeySpec(
            .item, .listItem, for: .kinds(.list), required: .kinds(.list), otherSpellings: ["items", "row", "element"],
            example: "{kind: textField}", "What every row is: a control for a value, or a record of the app."),
        KeySpec(
            .addTitle, .text, for: .kinds(.list), example: "Add number",
            "The title of the button that adds a row; the platform's word for Add if left out."),
        KeySpec(
            .count, .scalar(.count), for: .kinds(.multiPicker, .list),
            "How many options have to be chosen, or rows to be there: `a...b`, `a...`, `...b` or `n`."),
        KeySpec(.allowsAdd, .bool, for: .kinds(.list), defaultValue: "true", "Whether the user can add rows."),
        KeySpec(
            .allowsDelete, .bool, for: .kinds(.list), defaultValue: "true", "Whether the user can delete rows."),
        KeySpec(
            .allowsMove, .bool, for: .kinds(.list), defaultValue: "true",
            "Whether the user can change the order of the rows."),
    ]

    private static let ownKeys: [KeySpec] = [
        KeySpec(
            .placeholder, .text, for: .kinds(.picker, .textField, .secureField, .textEditor),
            otherSpellings: ["prompt"],
            "What is shown while there is no value."),
        KeySpec(.length, .scalar(.count), for: texts, "How many characters: `a...b`, `...b` or `n`."),
        KeySpec(
            .pattern, .scalar(.pattern), for: .kinds(.textField, .secureField), otherSpellings: ["regex"],
            "A Swift regular expression for the whole text."),
        KeySpec(.contentType, .word(.contentTypes), for: texts, "What is typed; decides keyboard and correction."),
        KeySpec(.keyboard, .word(.keyboards), for: .kinds(.textField), "The keyboard on a touch screen."),
        KeySpec(
            .autocapitalization, .word(.autocapitalizations), for: .kinds(.textField),
            "What is capitalised while typing."),
        KeySpec(.autocorrection, .bool, for: .kinds(.textField), "Whether typing is corrected."),
        KeySpec(.lineLimit, .scalar(.count), for: .kinds(.textEditor), "How many lines are shown: `a...b` or `n`."),
        KeySpec(
            .value, .orApp(.text),
            for: .kinds(.labeledContent), required: .kinds(.labeledContent), "What the row shows."),
        KeySpec(
            .text, .markdown, for: .kinds(.text), required: .kinds(.text), "The paragraph; inline Markdown."),
        KeySpec(.role, .word(.roles), for: .kinds(.button), "How the button is drawn."),
        KeySpec(
            .action, .swiftName(.path), for: .kinds(.button), example: "eraseAll",
            "The app's function that is called."),
        KeySpec(
            .opens, .opens, for: .kinds(.button, .navigationLink), otherSpellings: ["open"],
            "The dialog that is opened."),
        KeySpec(
            .url, .anyOf([.scalar(.url), .record(.systemLink)]), for: .kinds(.link), required: .kinds(.link),
            otherSpellings: ["href", "link"], "The URL, or `{system: settings}`."),
        KeySpec(.content, .record(.content), for: .kinds(.navigationLink), "The view of the app that is pushed."),
        KeySpec(
            .view, .swiftName(.path), for: .kinds(.custom), required: .kinds(.custom), example: "Knob",
            "The name of the app's view."),
        KeySpec(.with, .literals, for: .kinds(.custom), example: "{size: 40}", "Constants for the view, by name."),
    ]
}
