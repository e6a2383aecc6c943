// Mappings that stand for one value.

extension Schema {
    static let text = Shape(
        .text, noun: "a text", doc: "A text with a key or a comment of its own.",
        keys: [
            KeySpec(.text, .scalar(.sourceText), required: .all, "The text in the source language."),
            KeySpec(.key, .string, example: "common.ok", "The key in the String Catalog instead of the text's path."),
            KeySpec(.comment, .string, "What translators should know."),
        ])

    static let onOffTexts = Shape(
        .onOffTexts, noun: "a pair of texts", doc: "A second line that depends on a toggle.",
        keys: [
            KeySpec(.whenOn, .markdown, required: .all, "The text while the toggle is on; inline Markdown."),
            KeySpec(.whenOff, .markdown, required: .all, "The text while it is off; inline Markdown."),
        ])

    static let icon = Shape(
        .icon, noun: "an icon", doc: "An image of the app instead of an SF Symbol.",
        keys: [KeySpec(.asset, .string, required: .all, example: "sharp", "The name of the image in the app's assets.")]
    )

    static let content = Shape(
        .content, noun: "a slot", doc: "A slot for the app's own view.",
        keys: [
            KeySpec(.view, .swiftName(.path), required: .all, example: "ScoreView", "The name of the view."),
            KeySpec(.with, .literals, "Constants for the view, by name."),
        ])

    static let openTarget = Shape(
        .openTarget, noun: "a target", doc: "A dialog to open, with its arguments.",
        keys: [
            KeySpec(.dialog, .scalar(.reference), required: .all, otherSpellings: ["id"], "The id of the dialog."),
            KeySpec(.with, .literals, otherSpellings: ["arguments"], "Values for its arguments, by name."),
        ])

    static let appReference = Shape(
        .appReference, noun: "a reference to the app", doc: "Something that the app supplies when asked.",
        keys: [
            KeySpec(
                .app, .swiftName(.path), required: .all, example: "voices", "The name of the generated requirement.")
        ])

    static let storageKey = Shape(
        .storageKey, noun: "a storage key", doc: "The key of a stored value, and the keys it had before.",
        choices: [Shape.Choice(keys: [.name, .absolute], isRequiredFor: .all)],
        keys: [
            KeySpec(.name, .string, otherSpellings: ["key"], example: "click", "Replaces the id; the prefix stays."),
            KeySpec(.absolute, .string, example: "metronome.click", "Replaces both the prefix and the id."),
            KeySpec(
                .was, .list(of: .string, mayBeEmpty: true), otherSpellings: ["formerly", "old"],
                example: "[metronomeClick]",
                "Earlier keys, whose values move to this one."),
        ])

    static let systemLink = Shape(
        .systemLink, noun: "a system link", doc: "A page of the system's settings.",
        keys: [KeySpec(.system, .word(.systemPages), required: .all, "Which page.")])
}
