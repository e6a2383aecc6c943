/// Findings about YAML itself, before any key of the language is looked at.
extension CatalogueEntry {
    static let yamlSyntax = CatalogueEntry(
        summary: "the file is not YAML",
        explanation: """
            The text breaks the grammar of YAML, so nothing after this place can be read. The usual causes are a colon or \
            comma left out, a colon without a space after it, or a line that is indented differently from its neighbours. \
            Look at the marked place and at the line above it.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              saved:
                presentation alert
                title: Saved
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              saved:
                presentation: alert
                title: Saved
            """))

    static let yamlUnclosed = CatalogueEntry(
        summary: "a quote or bracket is never closed",
        explanation: """
            A quoted text, a `{` or a `[` begins at the marked place and nothing ends it. Everything after it was read as \
            part of it. Put the closing quote or bracket where the value ends.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              saved: {presentation: alert, title: Saved
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              saved: {presentation: alert, title: Saved}
            """))

    static let yamlTab = CatalogueEntry(
        summary: "a tab is used for indentation",
        explanation: """
            YAML forbids tabs in indentation, because editors disagree about how wide one is. Replace each by spaces; two \
            for each level are usual. Most editors can do this for the whole file and keep it so.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              saved:
            \tpresentation: alert
            \ttitle: Saved
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              saved:
                presentation: alert
                title: Saved
            """))

    static let yamlEncoding = CatalogueEntry(
        summary: "the file is not UTF-8 text",
        explanation: """
            Definition files are UTF-8. The marked bytes are no UTF-8, or they are a control character that has no place in a \
            text. The file was probably saved in another encoding, such as Latin-1, Shift-JIS or UTF-16: open it in that \
            encoding and save it as UTF-8.
            """,
        wrong: Example(
            files: [
                File(
                    "example.dialog.yaml",
                    .bytes(
                        Array("dialoggen: 1\ndialogs:\n  closed:\n    presentation: alert\n    title: Caf".utf8)
                            + [0xE9] + Array(" closed\n".utf8)))
            ]),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              closed:
                presentation: alert
                title: Café closed
            """))

    static let yamlInvisibleCharacter = CatalogueEntry(
        summary: "an invisible character stands where it changes the meaning",
        explanation: """
            The marked character looks like a space, or like nothing at all, but YAML does not treat it as a space. It often \
            comes in with text copied from a web page or a chat, or from a keyboard shortcut. Delete it and type a plain \
            space. Inside quotes such characters are allowed.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              saved:
                presentation: alert
                title:\u{A0}Saved
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              saved:
                presentation: alert
                title: Saved
            """))

    static let yamlDuplicateKey = CatalogueEntry(
        summary: "a key is given twice",
        explanation: """
            The same key stands twice in one mapping. YAML tools disagree about which of the two counts, so neither does \
            here. Remove one of them.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              saved:
                presentation: alert
                title: Saved
                title: All changes saved
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              saved:
                presentation: alert
                title: All changes saved
            """))

    static let yamlMultipleDocuments = CatalogueEntry(
        summary: "the file holds more than one YAML document",
        explanation: """
            A line `---` in the middle of a file starts a second YAML document. A definition file holds one. Put the dialogs \
            of both below one `dialogs:` key, or into two files.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              saved: {presentation: alert, title: Saved}
            ---
            dialoggen: 1
            dialogs:
              failed: {presentation: alert, title: Not saved}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              saved: {presentation: alert, title: Saved}
              failed: {presentation: alert, title: Not saved}
            """))

    static let yamlUndefinedAlias = CatalogueEntry(
        summary: "an alias names no anchor",
        explanation: """
            `*name` repeats the value that was marked with `&name` earlier in the same file, and no value above is marked so. \
            Check the spelling, and that the anchor stands before its first use. A text that really begins with `*` needs \
            quotes.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              saved: {presentation: alert, title: &done Saved}
              stored: {presentation: alert, title: *dune}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              saved: {presentation: alert, title: &done Saved}
              stored: {presentation: alert, title: *done}
            """))

    static let yamlRecursiveAlias = CatalogueEntry(
        summary: "an alias stands inside the value that it repeats",
        explanation: """
            The alias repeats a value that contains the alias itself, which would go on for ever. Repeat a smaller part, or \
            write the value out.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs: &all
              saved: *all
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              saved: {presentation: alert, title: Saved}
            """))

    static let yamlMergeKey = CatalogueEntry(
        summary: "merge keys are not part of the language",
        explanation: """
            `<<` copies the keys of another mapping into this one. It was dropped from YAML in version 1.2, and it hides what \
            a dialog consists of. Write the keys out; single values can be shared with an anchor and an alias.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              saved: &base
                presentation: alert
                title: Saved
                message: You can go on working.
              exported:
                <<: *base
                presentation: alert
                title: Exported
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              saved:
                presentation: alert
                title: Saved
                message: &next You can go on working.
              exported:
                presentation: alert
                title: Exported
                message: *next
            """))

    static let yamlTag = CatalogueEntry(
        summary: "tags are not part of the language",
        explanation: """
            A tag such as `!!str` tells a YAML tool which type a value has. Here each key knows its type, and a text stays a \
            text whatever it looks like. Remove the tag. A text that really begins with `!` needs quotes.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              version: {presentation: alert, title: !!str 1.10}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              version: {presentation: alert, title: 1.10}
            """))

    static let yamlLimit = CatalogueEntry(
        summary: "the file exceeds a limit",
        explanation: """
            A definition file may have 4 MiB, 64 levels of nesting, 200,000 values (each use of an alias counts in full) and \
            texts of 16 KiB. The limits are far above what people write and keep a broken or hostile file from using up \
            memory and time. Nothing more of the file is checked. Split the file, or write less deeply.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs: \(String(repeating: "[", count: 70))\(String(repeating: "]", count: 70))
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              saved: {presentation: alert, title: Saved}
            """))
}
