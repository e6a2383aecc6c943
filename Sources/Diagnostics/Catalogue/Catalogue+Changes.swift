/// Findings about definitions that changed since a baseline was written.
extension CatalogueEntry {
    static let breakingSourceChange = CatalogueEntry(
        summary: "code of the app may not compile any more",
        explanation: """
            The baseline names something that the app's code uses, such as a dialog, a button, an argument or the type of a \
            value, and the definitions do not have it like that any more, or ask something new of the app. Take the change \
            back, or change the code with it and write the baseline anew with `dialoggen baseline`. `dialoggen diff --allow \
            source` accepts such changes for one run.
            """,
        wrong: compared(
            with: Self.deleteNamedTrack,
            """
            dialoggen: 1
            dialogs:
              deleteTrack:
                presentation: alert
                arguments: {name: String}
                title: Delete {name}?
            """),
        right: compared(
            with: Self.deleteNamedTrack,
            """
            dialoggen: 1
            dialogs:
              deleteTrack:
                presentation: alert
                arguments: {trackName: String}
                title: Delete {trackName} for good?
            """))

    static let breakingStorageChange = CatalogueEntry(
        summary: "values that people have stored may be lost",
        explanation: """
            The baseline tells under which key, in which form and within which bounds a value is stored. With the \
            definitions as they are, what people have stored is not found, cannot be read or is replaced. Keep the key, or \
            let the old one move with `storageKey: {name: …, was: […]}`; keep options and bounds that somebody may have \
            chosen. If nothing was published yet, write the baseline anew with `dialoggen baseline`.
            """,
        wrong: compared(
            with: Self.sound,
            """
            dialoggen: 1
            dialogs:
              sound:
                presentation: sheet
                title: Sound
                storage: {kind: userDefaults}
                controls:
                  - {id: click, kind: toggle, storageKey: metronome}
            """),
        right: compared(
            with: Self.sound,
            """
            dialoggen: 1
            dialogs:
              sound:
                presentation: sheet
                title: Sound
                storage: {kind: userDefaults}
                controls:
                  - {id: click, kind: toggle, storageKey: {name: metronome, was: [click]}}
            """))

    static let breakingTextChange = CatalogueEntry(
        summary: "translations or tests may not find what they look for",
        explanation: """
            The baseline has a text key, its placeholders or an accessibility identifier that the definitions do not have \
            like that any more. Translations of the text stay behind under the old key, and tests of the screens look for \
            the old identifier. Keep the old one with `key` or `accessibilityIdentifier`, or change translations and tests \
            as well and write the baseline anew with `dialoggen baseline`.
            """,
        wrong: compared(
            with: Self.deleteTrack,
            """
            dialoggen: 1
            dialogs:
              deleteTrack:
                presentation: alert
                title: {text: Delete?, key: common.delete}
            """),
        right: compared(
            with: Self.deleteTrack,
            """
            dialoggen: 1
            dialogs:
              deleteTrack:
                presentation: alert
                title: Delete the track?
            """))

    static let invalidBaseline = CatalogueEntry(
        summary: "the baseline cannot be understood",
        explanation: """
            A baseline is a JSON file that `dialoggen baseline` writes. This one is no valid JSON, has another shape, or \
            comes from a newer dialoggen. Take an earlier version of the file, update dialoggen, or write it anew with \
            `dialoggen baseline`.
            """,
        wrong: compared(
            with: #"{"dialoggenBaseline": 1, "dialogs": ["deleteTrack"]}"#,
            """
            dialoggen: 1
            dialogs:
              deleteTrack: {presentation: alert, title: Delete?}
            """),
        right: compared(
            with: Self.deleteTrack,
            """
            dialoggen: 1
            dialogs:
              deleteTrack: {presentation: alert, title: Delete?}
            """))

    private static let deleteNamedTrack = """
        {"dialoggenBaseline": 1, "dialogs": {
          "deleteTrack": {
            "type": "DeleteTrackDialog", "presentation": "alert", "answer": "Button",
            "arguments": [{"name": "trackName", "type": "String"}], "buttons": ["ok"]}},
         "texts": {"deleteTrack.title": "%1$@"}}
        """

    private static let sound = """
        {"dialoggenBaseline": 1, "dialogs": {
          "sound": {
            "type": "SoundDialog", "presentation": "sheet", "answer": "DialogOutcome<Values>",
            "storage": "userDefaults",
            "controls": {
              "click": {"type": "Bool", "storageKey": "click", "storedForm": "Bool",
                        "accessibilityIdentifier": "sound.click"}}}},
         "texts": {"sound.title": ""}}
        """

    private static let deleteTrack = """
        {"dialoggenBaseline": 1, "dialogs": {
          "deleteTrack": {
            "type": "DeleteTrackDialog", "presentation": "alert", "answer": "Button", "buttons": ["ok"]}},
         "texts": {"deleteTrack.title": ""}}
        """

    /// A project with a baseline.
    private static func compared(with baseline: String, _ definition: String) -> Example {
        Example(
            files: [
                File("dialoggen.yaml", "dialoggen: 1\nbaseline: dialogs.baseline.json"),
                File("dialogs.baseline.json", baseline), File("example.dialog.yaml", definition),
            ])
    }
}
