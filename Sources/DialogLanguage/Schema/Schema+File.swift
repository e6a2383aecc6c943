// A definition file and the configuration file.

extension Schema {
    static let file = Shape(
        .file, noun: "a definition file", doc: "A file with one or more dialogs.", rules: fileRules,
        keys: [
            KeySpec(
                .dialoggen, .scalar(.int), required: .all, otherSpellings: ["version"],
                "The version of the format; stands first."),
            KeySpec(
                .imports, .list(of: .swiftName(.module), mayBeEmpty: true), otherSpellings: ["import"],
                "The modules that the app's types come from."),
            KeySpec(
                .optionSets, .names(.identifier(role: "set"), of: optionList, mayBeEmpty: true),
                otherSpellings: ["sets"],
                "Lists of options by name, for several pickers in any file: `options: {set: name}`."),
            KeySpec(
                .dialogs, .names(.identifier(role: "dialog"), of: .record(.dialog), mayBeEmpty: false),
                otherSpellings: ["dialog"],
                "The dialogs by id; their order is kept in listings."),
        ])

    static let configuration = Shape(
        .configuration, noun: "the configuration", doc: "What holds for all definitions beside or below the file.",
        keys: [
            KeySpec(.dialoggen, .scalar(.int), "The version of the format; stands first."),
            KeySpec(
                .accessLevel, .word(.accessLevels), defaultValue: "internal",
                "The access level of generated declarations."),
            KeySpec(
                .sourceLanguage, .string, defaultValue: "en", example: "ja",
                "The language that the texts of the definitions are written in."),
            KeySpec(
                .stringsTable, .string, defaultValue: "Dialogs", example: "Dialogs",
                "The name of the strings table that texts are looked up in."),
            KeySpec(
                .catalog, .string, example: "Dialogs.xcstrings",
                "The String Catalog; checked for missing and wrong translations when named."),
            KeySpec(
                .platforms, .names(.word(.platforms), of: .scalar(.version), mayBeEmpty: true),
                "The platforms of the app and their smallest versions; only these are checked."),
            KeySpec(
                .lint, .names(.word(.warningCodes), of: .word(.lintLevels), mayBeEmpty: true),
                "The level of warnings: `error`, `warning` or `ignore`, by code."),
            KeySpec(
                .baseline, .string, example: "dialogs.baseline.json",
                "The file with the public surface that changes are compared against."),
            KeySpec(.bundle, .word(.bundles), defaultValue: "main", "The bundle that texts are looked up in."),
            KeySpec(
                .facade, .swiftName(.declaration), defaultValue: "Dialogs",
                "The name of the generated entry type, one a module."),
            KeySpec(
                .imports, .list(of: .swiftName(.module), mayBeEmpty: true),
                "Modules that every generated file imports."),
            KeySpec(
                .previews, .scalar(.bool), defaultValue: "false",
                "Previews of every dialog for Xcode, in debug builds."),
        ])
}
