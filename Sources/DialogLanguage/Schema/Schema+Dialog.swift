// A dialog and the mappings directly inside it.

extension Schema {
    /// The presentations that show controls, or a view of the app.
    static let panels = WordSet.presentations(.popup, .sheet, .fullScreenCover, .popover, .page)
    private static let panelsAndAlert = WordSet.presentations(
        .popup, .sheet, .fullScreenCover, .popover, .page, .alert)
    private static let dismissible = WordSet.presentations(.popup, .sheet, .fullScreenCover, .popover)

    static let dialog = Shape(
        .dialog, noun: "a dialog", doc: "One dialog, alert, confirmation, loading overlay or page.",
        discriminator: .presentation,
        choices: [
            Shape.Choice(keys: [.controls, .sections, .content], isRequiredFor: panels),
            Shape.Choice(keys: [.edits, .storage], isRequiredFor: .none),
        ],
        rules: dialogRules,
        keys: [
            KeySpec(
                .presentation, .word(.presentations), required: .all, otherSpellings: ["type", "kind"],
                "How the dialog is shown."),
            KeySpec(
                .title, .text, required: .allPresentations(but: .loading), otherSpellings: ["label", "heading"],
                "The title."),
            KeySpec(
                .message, .markdown, for: .allPresentations(but: .page), otherSpellings: ["body", "description"],
                "The text below the title; inline Markdown."),
            KeySpec(.doc, .string, "The doc comment in the generated code."),
            KeySpec(
                .arguments, .names(.identifier(role: "argument"), of: .word(.argumentTypes), mayBeEmpty: true),
                otherSpellings: ["parameters", "args"],
                "What is given on opening, by name; used in texts as `{name}` and in conditions."),
            KeySpec(
                .edits, .swiftName(.path), for: panelsAndAlert, otherSpellings: ["model", "editing"],
                "The app's type whose properties the controls edit."),
            KeySpec(
                .storage, .record(.storage), for: panels,
                "Where the values live, instead of being handed back."),
            KeySpec(
                .apply, .word(.applyModes), for: panelsAndAlert,
                "Whether changes are written at once or by a button that commits."),
            KeySpec(
                .whenBusy, .word(.busyPolicies), for: .allPresentations(but: .page, .loading),
                "What happens when another dialog is showing."),
            KeySpec(
                .anchor, .scalar(.anchor), for: .presentations(.confirmationDialog, .popover),
                "The control of a page that opens the dialog: `dialogId.controlId`."),
            KeySpec(
                .progress, .word(.progressKinds), for: .presentations(.loading), defaultValue: "indeterminate",
                "Whether the work reports how far it is."),
            KeySpec(
                .cancellable, .bool, for: .presentations(.loading), otherSpellings: ["cancelable"],
                defaultValue: "false", "Whether the user may cancel the work."),
            KeySpec(
                .delay, .scalar(.duration), for: .presentations(.loading), defaultValue: "250ms",
                "Work shorter than this never shows."),
            KeySpec(
                .minimumDuration, .scalar(.duration), for: .presentations(.loading), defaultValue: "500ms",
                "Once shown, the overlay stays this long."),
            KeySpec(
                .search, .bool, for: .presentations(.page), otherSpellings: ["searchable"], defaultValue: "false",
                "Whether the rows can be searched by title, subtitle, help and `searchKeywords`."),
            KeySpec(
                .dialogStyle, .string, for: .presentations(.popup, .sheet, .fullScreenCover, .loading, .page),
                otherSpellings: ["style"], example: "studio", "The name that the app registers a style under."),
            KeySpec(.platforms, .platforms, "The platforms that have the dialog; all if left out."),
            KeySpec(.deprecated, .string, "Marks the generated code as deprecated, with this message."),
            KeySpec(
                .allow, .list(of: .word(.warningCodes), mayBeEmpty: true), otherSpellings: ["ignore", "suppress"],
                "Codes of warnings that are accepted in this dialog."),
            KeySpec(.swiftName, .swiftName(.declaration), "The Swift name instead of the derived one."),
            // A confirmation dialog takes none; each gets a finding of its own, so that the key is let through here.
            KeySpec(
                .controls, .list(of: .record(.control), mayBeEmpty: false),
                for: .presentations(.popup, .sheet, .fullScreenCover, .popover, .page, .alert, .confirmationDialog),
                otherSpellings: ["fields", "items", "rows"], "The controls, from top to bottom."),
            KeySpec(
                .sections, .list(of: .record(.section), mayBeEmpty: false), for: panels, otherSpellings: ["groups"],
                "The controls in groups; instead of `controls`."),
            KeySpec(
                .content, .record(.content), for: panels, otherSpellings: ["view"],
                "A view of the app instead of controls."),
            KeySpec(
                .rules, .list(of: .record(.rule), mayBeEmpty: true), for: panelsAndAlert,
                otherSpellings: ["validation", "constraints"], "What has to hold between the values."),
            KeySpec(
                .dismiss, .record(.dismiss), for: dismissible, otherSpellings: ["dismissal", "close"],
                "Which gestures close the dialog, and what they do to changes."),
            KeySpec(
                .buttons, .list(of: .anyOf([.scalar(.standardButton), .record(.button)]), mayBeEmpty: false),
                for: .allPresentations(but: .loading, .page), required: .presentations(.confirmationDialog),
                otherSpellings: ["actions"], "The buttons: standard words, or buttons of your own."),
        ])

    static let storage = Shape(
        .storage, noun: "a storage", doc: "Where the values of a dialog live.", discriminator: .kind,
        keys: [
            KeySpec(.kind, .word(.storageKinds), required: .all, otherSpellings: ["type"], "Who keeps the values."),
            KeySpec(
                .suite, .string, for: WordSet([StorageKind.userDefaults]), example: "group.composer",
                "The name of the defaults suite; the standard defaults if left out."),
            KeySpec(.prefix, .string, example: "playback.", "Stands before every key; may hold `{argument}`."),
        ])

    static let dismiss = Shape(
        .dismiss, noun: "a dismissal", doc: "Which gestures close a dialog.",
        keys: [
            KeySpec(.closeButton, .bool, defaultValue: "true", "Whether there is a close button."),
            KeySpec(.outsideTap, .bool, defaultValue: "true", "Whether a tap outside closes; popup and popover only."),
            KeySpec(.swipe, .bool, defaultValue: "true", "Whether swiping down closes; sheet only."),
            KeySpec(.escape, .bool, defaultValue: "true", "Whether the escape key closes."),
            KeySpec(
                .whenEdited, .word(.whenEditedPolicies), defaultValue: "discard",
                "What closing does when it would lose changes."),
        ])

    static let rule = Shape(
        .rule, noun: "a rule", doc: "Something that has to hold between values.",
        keys: [
            KeySpec(
                .require, .condition, required: .all, otherSpellings: ["condition", "check"], "What has to hold."),
            KeySpec(.message, .markdown, required: .all, "What is shown when it does not; inline Markdown."),
            KeySpec(
                .at, .scalar(.reference), required: .all, otherSpellings: ["control", "field"],
                "The control that shows the message."),
        ])

    static let section = Shape(
        .section, noun: "a section", doc: "A group of controls.", rules: sectionRules,
        keys: [
            KeySpec(
                .id, .scalar(.identifier(role: "section")),
                "The id; needed where a header or footer has no `key` of its own."),
            KeySpec(.header, .text, otherSpellings: ["title"], "The line above the group."),
            KeySpec(.footer, .markdown, "The text below the group; inline Markdown."),
            KeySpec(.icon, .icon, "A symbol or image beside the header."),
            KeySpec(.collapsed, .bool, "Whether the section starts folded; without the key it cannot be folded."),
            KeySpec(.visibleWhen, .condition, "When the section is there."),
            KeySpec(.enabledWhen, .condition, "When its controls can be used."),
            KeySpec(.platforms, .platforms, "The platforms that have the section."),
            KeySpec(
                .controls, .list(of: .record(.control), mayBeEmpty: false), required: .all,
                otherSpellings: ["fields", "items", "rows"], "The controls, from top to bottom."),
        ])

    static let button = Shape(
        .button, noun: "a button", doc: "A button of a dialog, alert or confirmation.",
        choices: [Shape.Choice(keys: [.opens, .action], isRequiredFor: .none)], rules: buttonRules,
        keys: [
            KeySpec(
                .id, .scalar(.identifier(role: "button")), required: .all, otherSpellings: ["name"],
                "The id: the case of the generated `Button` enum."),
            KeySpec(
                .title, .text, otherSpellings: ["label", "text"],
                "The words on the button; may be left out with `role: cancel` or `confirm`."),
            KeySpec(.role, .word(.roles), "What a press does to the values, and how the button is drawn."),
            KeySpec(
                .isDefault, .bool, otherSpellings: ["default"], defaultValue: "false",
                "Whether Return presses the button."),
            KeySpec(
                .onDismiss, .bool, defaultValue: "false",
                "Whether this is the answer when the alert goes away without a button."),
            KeySpec(.enabledWhen, .condition, "When the button can be pressed."),
            KeySpec(.opens, .opens, otherSpellings: ["open"], "The dialog that the button opens; its own one stays."),
            KeySpec(
                .action, .swiftName(.path), example: "showHelp", "The app's function that is called; the dialog stays."),
            KeySpec(.icon, .icon, "A symbol or image beside the title."),
            KeySpec(.platforms, .platforms, "The platforms that have the button."),
            KeySpec(.doc, .string, "The doc comment in the generated code."),
        ])
}
