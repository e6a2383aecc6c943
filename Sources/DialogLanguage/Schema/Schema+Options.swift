// The options of pickers.

extension Schema {
    /// What stands after the name of an option set.
    static let optionList = ValueForm.list(
        of: .anyOf([.scalar(.literal), .record(.option), .record(.optionGroup)]), mayBeEmpty: false)

    /// What stands after `options`.
    static let options = ValueForm.anyOf([optionList, .record(.optionSetReference), .record(.appReference)])

    static let option = Shape(
        .option, noun: "an option", doc: "One thing that can be chosen.",
        keys: [
            KeySpec(.value, .scalar(.literal), required: .all, otherSpellings: ["id", "tag"], "What is stored."),
            KeySpec(.title, .text, otherSpellings: ["label", "name", "text"], "What is shown; the value if left out."),
            KeySpec(.subtitle, .markdown, "A second line; inline Markdown."),
            KeySpec(.icon, .icon, "A symbol or image beside the title."),
            KeySpec(.platforms, .platforms, "The platforms that offer the option."),
            KeySpec(.swiftName, .swiftName(.caseName), "The name of the enum case instead of the derived one."),
            KeySpec(.doc, .string, "The doc comment in the generated code."),
        ])

    static let optionGroup = Shape(
        .optionGroup, noun: "a group of options", doc: "Options under a title of their own.",
        keys: [
            KeySpec(.group, .text, required: .all, "The title of the group."),
            KeySpec(
                .options, .list(of: .anyOf([.scalar(.literal), .record(.option)]), mayBeEmpty: false), required: .all,
                "The options of the group."),
        ])

    static let optionSetReference = Shape(
        .optionSetReference, noun: "a reference to an option set", doc: "The options that a set of any file lists.",
        keys: [KeySpec(.set, .scalar(.reference), required: .all, "The name of the set.")])
}
