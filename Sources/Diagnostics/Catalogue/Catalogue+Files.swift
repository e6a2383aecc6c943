/// Findings about files, platforms and accepted findings.
extension CatalogueEntry {
    static let unavailableOnPlatform = CatalogueEntry(
        summary: "a platform does not have this",
        explanation: """
            The style, presentation or control does not exist on one of the platforms that the dialog or the configuration \
            names. Choose another style, or limit the control to the platforms that have it with `platforms`.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              instrument:
                presentation: popup
                title: Instrument
                platforms: [macOS]
                controls:
                  - {id: voice, kind: picker, options: [piano, bass], style: wheel}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              instrument:
                presentation: popup
                title: Instrument
                platforms: [macOS]
                controls:
                  - {id: voice, kind: picker, options: [piano, bass], style: menu}
            """))

    static let unreadableFile = CatalogueEntry(
        summary: "a file cannot be read",
        explanation: """
            The system refused to hand out the content of the file: it does not exist, is a folder, or may not be read by \
            you. Check the path and the permissions. The exit status is 3.
            """,
        wrong: Example(files: [File("example.dialog.yaml", .folder)]),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              saved: {presentation: alert, title: Saved}
            """))

    static let noDefinitions = CatalogueEntry(
        summary: "there is no definition file",
        explanation: """
            The folders searched hold no file whose name ends in `.dialog.yaml` or `.dialog.yml`; hidden folders are left \
            out. Check the path and the names.
            """,
        wrong: Example(
            files: [File("example.yaml", "dialoggen: 1\ndialogs:\n  saved: {presentation: alert, title: Saved}")]),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              saved: {presentation: alert, title: Saved}
            """))

    static let unusedSuppression = CatalogueEntry(
        summary: "a finding is allowed that does not occur",
        explanation: """
            `allow` accepts a warning at this place, and there is no such warning here, or no longer. Left in, it would hide \
            the next real one. Remove the code from the list.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              saved:
                presentation: alert
                title: Saved
                allow: [title-too-long]
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              saved:
                presentation: alert
                title: Saved
            """))
}
