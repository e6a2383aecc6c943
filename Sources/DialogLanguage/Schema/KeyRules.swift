// What holds between the keys of a mapping, by shape.

extension Schema {
    static let fileRules = [
        KeyRule(
            "A file has `dialogs`, `optionSets` or both.", .any([.has(.dialogs), .has(.optionSets)]))
    ]

    static let dialogRules = [
        KeyRule(
            "With `edits` every control that holds a value has a `bind` and none a `storageKey`.",
            when: .has(.edits),
            then: .eachControl(.all([.implies(holdsValue, .has(.bind)), .lacks(.storageKey)]))),
        KeyRule("Without `edits` no control has a `bind`.", when: .lacks(.edits), then: .eachControl(.lacks(.bind))),
        KeyRule(
            "`storageKey` goes with `storage`; a page may have it from the page that leads to it.",
            when: .all([
                .lacks(.storage), .word(.presentation, Presentation.allCases.filter { $0 != .page }.map(\.rawValue)),
            ]),
            then: .eachControl(.lacks(.storageKey))),
        KeyRule("Of several controls each has a `title`.", when: .several(.controls), then: .each(.controls, titled)),
        KeyRule(
            "Of several sections, those without a `header` hold only controls with a `title`.",
            when: .several(.sections), then: .each(.sections, .implies(.lacks(.header), .each(.controls, titled)))),
        KeyRule(
            "`rules`, `edits` and `apply` of an alert go with `controls`.",
            when: .all([.presentation(.alert), .lacks(.controls)]), then: .lacksAll(.rules, .edits, .apply)),
        KeyRule("`rules` are about controls, not about `content`.", when: .has(.content), then: .lacks(.rules)),
        KeyRule(
            "`outsideTap` is for a popup or popover.",
            when: .presentation(.sheet, .fullScreenCover), then: .inside(.dismiss, .lacks(.outsideTap))),
        KeyRule(
            "`swipe` is for a sheet.",
            when: .presentation(.popup, .fullScreenCover, .popover), then: .inside(.dismiss, .lacks(.swipe))),
        KeyRule(
            "`whenEdited` is for dialogs that lose something by closing: with `apply: onConfirm`, or a button that "
                + "cancels.",
            when: .all([.any([.lacks(.apply), .word(.apply, [ApplyMode.live.rawValue])]), .lacks(.buttons)]),
            then: .inside(.dismiss, .lacks(.whenEdited))),
        KeyRule(
            "`onDismiss` is for the buttons of alerts and confirmation dialogs.",
            when: .presentation(.popup, .sheet, .fullScreenCover, .popover),
            then: .each(.buttons, .lacks(.onDismiss))),
    ]

    static let sectionRules = [
        KeyRule(
            "A `header` or `footer` without a key of its own needs the `id` of the section.",
            when: .any([.unkeyedText(.header), .unkeyedText(.footer)]), then: .has(.id)),
        KeyRule("Of several controls each has a `title`.", when: .several(.controls), then: .each(.controls, titled)),
    ]

    static let buttonRules = [
        KeyRule(
            "Only with `role: cancel` or `role: confirm` the `title` may be left out.",
            .any([.has(.title), .word(.role, [Button.Role.cancel.rawValue, Button.Role.confirm.rawValue])]))
    ]

    static let controlRules = [
        KeyRule(
            "A date, duration or colour, and a field for a number, need `default` or `optional: true`.",
            when: .any([.kind(.datePicker, .durationPicker, .colorPicker), numberField]), then: startsSomehow),
        KeyRule(
            "A `custom` view with a `valueType` needs `default` or `optional: true`, or a type that ends in `?`.",
            when: .all([.kind(.custom), .has(.valueType)]),
            then: .any([startsSomehow, .text(.valueType, matching: #"\?$"#)])),
        KeyRule(
            "A `custom` view without a `valueType` has no value, and none of the keys that are about one.",
            when: .all([.kind(.custom), .lacks(.valueType)]),
            then: .lacksAll(
                .default, .bind, .storageKey, .onChange, .validationMessage, .showsValue, .optional)),
        KeyRule(
            "A stepper for decimal numbers needs `step`.",
            when: .all([
                .kind(.stepper),
                .any([.word(.valueType, ["Double"]), .text(.range, matching: #"[0-9]\.[0-9]"#)]),
            ]), then: .any([.has(.step), .word(.valueType, ["Int"])])),
        KeyRule(
            "A picker with a `range` needs `step`.", when: .all([.kind(.picker), .has(.range)]), then: .has(.step)),
        KeyRule(
            "`step` goes with `range`, not with `options`.", when: .all([.kind(.picker), .has(.options)]),
            then: .lacks(.step)),
        KeyRule(
            "`range` of a text field is for one with `valueType: Int` or `valueType: Double`.",
            when: .all([.kind(.textField), .any([.lacks(.valueType), .word(.valueType, ["String"])])]),
            then: .lacks(.range)),
        KeyRule(
            "`length`, `pattern`, `autocapitalization` and `autocorrection` are for texts, not for numbers.",
            when: numberField, then: .lacksAll(.length, .pattern, .autocapitalization, .autocorrection)),
    ]

    private static let numberField = MappingPattern.all([.kind(.textField), .word(.valueType, ["Int", "Double"])])
    private static let startsSomehow = MappingPattern.any([.has(.default), .isTrue(.optional)])
    private static let titled = MappingPattern.implies(
        .word(.kind, ControlKind.allCases.filter { $0 != .text }.map(\.rawValue)), .has(.title))
    private static let holdsValue = MappingPattern.any([
        .word(.kind, ControlKind.allCases.filter { $0.mayHoldValue && $0 != .custom }.map(\.rawValue)),
        .all([.kind(.custom), .has(.valueType)]),
    ])
}
