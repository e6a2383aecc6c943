/// Findings about keys, words and names: whether the file has the shape that the language asks for.
extension CatalogueEntry {
    static let unknownKey = CatalogueEntry(
        summary: "the language has no such key",
        explanation: """
            The key is none that the language knows. It is most often a slip of the pen, and a key that is silently ignored \
            would be worse than an error. If a similar key is possible here, the message names it. Inside of `{ }` a comma \
            ends a text; one that holds a comma needs quotes there: `help: 'Slow, but safe'`.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              saved:
                presentation: alert
                title: Saved
                mesage: You can go on working.
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              saved:
                presentation: alert
                title: Saved
                message: You can go on working.
            """))

    static let missingKey = CatalogueEntry(
        summary: "a required key is missing",
        explanation: """
            Something that the dialog, control or button cannot do without is not given. The message says which key is \
            missing; the mark shows what it is missing from. Add the key.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              saved:
                presentation: alert
                message: You can go on working.
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              saved:
                presentation: alert
                title: Saved
                message: You can go on working.
            """))

    static let wrongType = CatalogueEntry(
        summary: "a value of another type is needed here",
        explanation: """
            The key asks for another kind of value: for `true` or `false`, for a list, for a mapping or for a single value. \
            Of the many words that YAML tools have read as a bool, only a plain `true` and `false` count here; `yes`, `on` \
            and words in quotes do not.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              songTitle:
                presentation: popup
                title: Title
                controls:
                  - {id: name, kind: textField, required: yes}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              songTitle:
                presentation: popup
                title: Title
                controls:
                  - {id: name, kind: textField, required: true}
            """))

    static let emptyValue = CatalogueEntry(
        summary: "a key has no value",
        explanation: """
            Nothing follows the key, or an empty text where one is needed. An empty value never means “leave it out”: remove \
            the key to do that. A colour must be quoted, because an unquoted `#` begins a comment.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              saved:
                presentation: alert
                title: Saved
                message:
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              saved:
                presentation: alert
                title: Saved
            """))

    static let emptyFile = CatalogueEntry(
        summary: "the file defines nothing",
        explanation: """
            The file holds nothing, or nothing but comments. A definition file begins with `dialoggen: 1` and has dialogs. \
            Write one, or remove the file.
            """,
        wrong: Example("# The dialogs will follow."),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              saved: {presentation: alert, title: Saved}
            """))

    static let unknownWord = CatalogueEntry(
        summary: "the key knows no such word",
        explanation: """
            The key takes one of a fixed list of words, and this is none of them. Upper and lower case count. The message \
            names the nearest word, or all of them.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              metronome:
                presentation: popUp
                title: Metronome
                controls:
                  - {id: click, kind: toggle}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              metronome:
                presentation: popup
                title: Metronome
                controls:
                  - {id: click, kind: toggle}
            """))

    static let keyNotApplicable = CatalogueEntry(
        summary: "the key does not apply here",
        explanation: """
            The key exists, but not for this presentation, this kind of control or this combination of keys, where it would \
            have no effect. Remove it, or choose the presentation or kind that has it.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              metronome:
                presentation: popup
                title: Metronome
                search: true
                controls:
                  - {id: click, kind: toggle}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              metronome:
                presentation: page
                title: Metronome
                search: true
                controls:
                  - {id: click, kind: toggle}
            """))

    static let conflictingKeys = CatalogueEntry(
        summary: "two keys exclude each other",
        explanation: """
            Each of the two keys is fine alone, but together they contradict each other: a dialog has `controls`, `sections` \
            or `content`, and its values live in what it `edits` or in a `storage`. Keep one of them.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              metronome:
                presentation: popup
                title: Metronome
                controls:
                  - {id: click, kind: toggle, title: Click}
                sections:
                  - controls:
                      - {id: accent, kind: toggle, title: Accent}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              metronome:
                presentation: popup
                title: Metronome
                sections:
                  - controls:
                      - {id: click, kind: toggle, title: Click}
                      - {id: accent, kind: toggle, title: Accent}
            """))

    static let invalidIdentifier = CatalogueEntry(
        summary: "an id is not spelt like one",
        explanation: """
            Ids become names in Swift, keys of translations and keys of stored values. They begin with a lower-case letter \
            from a to z and go on with letters and digits. `and`, `or`, `not`, `none`, `true`, `false` and `app` are taken by \
            conditions. What people read is the `title`, which may be any text.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              save-changes:
                presentation: alert
                title: Saved
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              saveChanges:
                presentation: alert
                title: Saved
            """))

    static let duplicateID = CatalogueEntry(
        summary: "an id is used twice",
        explanation: """
            Dialog ids and names of option sets are unique over all files; the sections, controls, buttons and arguments of a \
            dialog share one set of names. Rename one of the two. Two controls may share an id if their `platforms` have \
            nothing in common and their values the same type.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              metronome:
                presentation: popup
                title: Metronome
                controls:
                  - {id: click, kind: toggle, title: Click}
                  - {id: click, kind: toggle, title: Click on the first beat}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              metronome:
                presentation: popup
                title: Metronome
                controls:
                  - {id: click, kind: toggle, title: Click}
                  - {id: accent, kind: toggle, title: Click on the first beat}
            """))

    static let identifierCollision = CatalogueEntry(
        summary: "two names become the same name in Swift",
        explanation: """
            Names of the definition become Swift names, and these two become the same one, or one is what generated code calls \
            something itself, or nothing usable is left of one. \
            An option's case is its value without everything that is no letter or digit, in lowerCamelCase. Choose another \
            spelling, or give the option a `swiftName`.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              songKey:
                presentation: popup
                title: Key
                controls:
                  - {id: tonic, kind: picker, options: [C major, c-major]}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              songKey:
                presentation: popup
                title: Key
                controls:
                  - {id: tonic, kind: picker, options: [C major, C minor]}
            """))

    static let unsupportedVersion = CatalogueEntry(
        summary: "the file asks for another version of the format",
        explanation: """
            `dialoggen:` at the top says which version of the format the file is written in. This program knows version 1. \
            Write `dialoggen: 1`, or use a newer program for a file that needs a newer format.
            """,
        wrong: Example(
            """
            dialoggen: 2
            dialogs:
              saved: {presentation: alert, title: Saved}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              saved: {presentation: alert, title: Saved}
            """))
}
