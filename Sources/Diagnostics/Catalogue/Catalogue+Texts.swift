/// Findings about the texts that people read, and their translations.
extension CatalogueEntry {
    static let unknownArgument = CatalogueEntry(
        summary: "a placeholder names no argument",
        explanation: """
            `{name}` in a text stands for an argument of the dialog, and there is no argument of that name, or the brace is \
            not closed. Add it under `arguments`, or correct the spelling. Write `{{` and `}}` for braces that are meant to \
            be seen.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              deleteTrack:
                presentation: alert
                title: Delete {track}?
                message: All notes of {name} will be lost.
                arguments: {name: String}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              deleteTrack:
                presentation: alert
                title: Delete {name}?
                message: All notes of {name} will be lost.
                arguments: {name: String}
            """))

    static let unusedArgument = CatalogueEntry(
        summary: "an argument is used nowhere",
        explanation: """
            The app has to give this argument whenever it opens the dialog, and nothing in the dialog uses it. Use it in a \
            text or a condition, or remove it.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              deleteTrack:
                presentation: alert
                title: Delete the track?
                arguments: {name: String}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              deleteTrack:
                presentation: alert
                title: Delete {name}?
                arguments: {name: String}
            """))

    static let surroundingWhitespace = CatalogueEntry(
        summary: "a text begins or ends with a space",
        explanation: """
            Spaces around a text are rarely meant, cannot be seen when translating, and shift the text when it is centred. \
            Remove them.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              saved:
                presentation: alert
                title: 'Saved '
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              saved:
                presentation: alert
                title: Saved
            """))

    static let titleTooLong = CatalogueEntry(
        summary: "a title is too long to be shown in full",
        explanation: """
            Titles of dialogs and controls over 60 characters, and those of buttons over 30, are cut off on small screens, \
            and translations are often longer still. Shorten the title and put the rest into `message`, `subtitle` or `help`.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              saved:
                presentation: alert
                title: All changes that you have made to this song since yesterday have been saved
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              saved:
                presentation: alert
                title: Saved
                message: All changes that you have made to this song since yesterday have been saved.
            """))

    static let yamlBooleanWord = CatalogueEntry(
        summary: "other YAML tools read this text as a bool",
        explanation: """
            Here a plain `no`, `off`, `yes` or `on` is the text that it looks like. Tools that follow YAML 1.1 read true or \
            false instead. If such tools handle your files, raise this code in `lint` and put the words in quotes.
            """,
        wrong: Example(
            configuration: """
                dialoggen: 1
                lint: {yaml-boolean-word: warning}
                """,
            """
            dialoggen: 1
            dialogs:
              metronome:
                presentation: popup
                title: Metronome
                controls:
                  - {id: click, kind: picker, options: [always, off]}
            """),
        right: Example(
            configuration: """
                dialoggen: 1
                lint: {yaml-boolean-word: warning}
                """,
            """
            dialoggen: 1
            dialogs:
              metronome:
                presentation: popup
                title: Metronome
                controls:
                  - {id: click, kind: picker, options: [always, 'off']}
            """))

    static let missingTranslation = CatalogueEntry(
        summary: "a text has no translation",
        explanation: """
            The String Catalog named in `dialoggen.yaml` has other languages, and this text is not translated into one of \
            them; people would see it in the source language. Translate it in the catalogue.
            """,
        wrong: translated(
            """
            "saved.message": {},
            "saved.title": {"localizations": {"ja": {"stringUnit": {"state": "translated", "value": "保存しました"}}}}
            """,
            """
            dialoggen: 1
            dialogs:
              saved: {presentation: alert, title: Saved, message: You can go on working.}
            """),
        right: translated(
            """
            "saved.message": {"localizations": {"ja": {"stringUnit": {"state": "translated", "value": "作業を続けられます。"}}}},
            "saved.title": {"localizations": {"ja": {"stringUnit": {"state": "translated", "value": "保存しました"}}}}
            """,
            """
            dialoggen: 1
            dialogs:
              saved: {presentation: alert, title: Saved, message: You can go on working.}
            """))

    static let translationPlaceholder = CatalogueEntry(
        summary: "a translation has other placeholders than its text",
        explanation: """
            A placeholder in the catalogue has the number and the type of its argument: `%1$@` for a String or Date, \
            `%1$lld` for an Int, `%1$lf` for a Double, counted in the order of `arguments`. One that is missing or has \
            another type would show a wrong value. Correct it in the catalogue.
            """,
        wrong: translated(
            """
            "deleteTrack.title": {"localizations": {"ja": {"stringUnit": {"state": "translated", "value": "%1$lldを削除しますか？"}}}}
            """,
            """
            dialoggen: 1
            dialogs:
              deleteTrack: {presentation: alert, title: 'Delete {name}?', arguments: {name: String}}
            """),
        right: translated(
            """
            "deleteTrack.title": {"localizations": {"ja": {"stringUnit": {"state": "translated", "value": "%1$@を削除しますか？"}}}}
            """,
            """
            dialoggen: 1
            dialogs:
              deleteTrack: {presentation: alert, title: 'Delete {name}?', arguments: {name: String}}
            """))

    static let conflictingTexts = CatalogueEntry(
        summary: "two different texts have the same key",
        explanation: """
            Translators see one entry for each key, so all texts with that key must say the same. Give one of the two a key \
            of its own, or make the texts alike.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              saved: {presentation: alert, title: {text: Saved, key: common.saved}}
              exported: {presentation: alert, title: {text: Song saved, key: common.saved}}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              saved: {presentation: alert, title: {text: Saved, key: common.saved}}
              exported: {presentation: alert, title: {text: Song saved, key: exported.title}}
            """))

    static let invalidCatalog = CatalogueEntry(
        summary: "the String Catalog cannot be understood",
        explanation: """
            A String Catalog is a JSON file that Xcode and `dialoggen strings` write. This one is no valid JSON, has another \
            shape, or has another source language than the definitions. Mend the place, take an earlier version of the file, \
            or correct `sourceLanguage` in `dialoggen.yaml`.
            """,
        wrong: translated(
            """
            "saved.title": {"localizations": {"ja": {"stringUnit": "保存しました"}}}
            """,
            """
            dialoggen: 1
            dialogs:
              saved: {presentation: alert, title: Saved}
            """),
        right: translated(
            """
            "saved.title": {"localizations": {"ja": {"stringUnit": {"state": "translated", "value": "保存しました"}}}}
            """,
            """
            dialoggen: 1
            dialogs:
              saved: {presentation: alert, title: Saved}
            """))

    /// A project with a String Catalog of these entries.
    private static func translated(_ entries: String, _ definition: String) -> Example {
        let catalog = """
            {"version": "1.0", "sourceLanguage": "en", "strings": {
            \(entries)
            }}
            """
        return Example(
            files: [
                File("dialoggen.yaml", "dialoggen: 1\ncatalog: Dialogs.xcstrings"),
                File("Dialogs.xcstrings", catalog), File("example.dialog.yaml", definition),
            ])
    }
}
