/// Findings about where values live: bindings, stored keys, option sets.
extension CatalogueEntry {
    static let duplicateBinding = CatalogueEntry(
        summary: "two controls edit the same property",
        explanation: """
            Both controls would write the same property, and the one written last would win by chance. Bind each control to a \
            property of its own.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              metronome:
                presentation: popup
                title: Metronome
                edits: Song
                controls:
                  - {id: click, kind: toggle, title: Click, bind: click}
                  - {id: accent, kind: toggle, title: Accent, bind: click}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              metronome:
                presentation: popup
                title: Metronome
                edits: Song
                controls:
                  - {id: click, kind: toggle, title: Click, bind: click}
                  - {id: accent, kind: toggle, title: Accent, bind: accent}
            """))

    static let unboundControl = CatalogueEntry(
        summary: "a control has no property to edit",
        explanation: """
            The dialog `edits` a type of the app, so that each control with a value names the property that it edits: \
            `bind: tempo`. Without one, what people enter would go nowhere.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              tempo:
                presentation: popup
                title: Tempo
                edits: Song
                controls:
                  - {id: bpm, kind: stepper, range: 40...240}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              tempo:
                presentation: popup
                title: Tempo
                edits: Song
                controls:
                  - {id: bpm, kind: stepper, range: 40...240, bind: tempo}
            """))

    static let duplicateStorageKey = CatalogueEntry(
        summary: "two controls are stored under the same key",
        explanation: """
            The full key of a stored value is the storage's `prefix` and the control's id or `storageKey`. Two controls with \
            the same key in the same store overwrite each other. Change an id, a prefix or a `storageKey`.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              metronome:
                presentation: page
                title: Metronome
                storage: {kind: userDefaults}
                controls:
                  - {id: click, kind: toggle, title: Click}
                  - {id: accent, kind: toggle, title: Accent, storageKey: click}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              metronome:
                presentation: page
                title: Metronome
                storage: {kind: userDefaults}
                controls:
                  - {id: click, kind: toggle, title: Click}
                  - {id: accent, kind: toggle, title: Accent}
            """))

    static let secretInDefaults = CatalogueEntry(
        summary: "a secret would be stored where anyone can read it",
        explanation: """
            User defaults are a plain file, included in backups; a password does not belong there. Let the app store the \
            value, in the keychain for example: `storage: {kind: app}`.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              account:
                presentation: page
                title: Account
                storage: {kind: userDefaults}
                controls:
                  - {id: secret, kind: secureField, title: Password}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              account:
                presentation: page
                title: Account
                storage: {kind: app}
                controls:
                  - {id: secret, kind: secureField, title: Password}
            """))

    static let unusedOptionSet = CatalogueEntry(
        summary: "an option set is used by nobody",
        explanation: """
            No picker in any of the files names this option set. Use it with `options: {set: name}`, or remove it.
            """,
        wrong: Example(
            """
            dialoggen: 1
            optionSets:
              keys: [C major, G major]
            dialogs:
              songKey:
                presentation: popup
                title: Key
                controls:
                  - {id: tonic, kind: picker, options: [C major, G major]}
            """),
        right: Example(
            """
            dialoggen: 1
            optionSets:
              keys: [C major, G major]
            dialogs:
              songKey:
                presentation: popup
                title: Key
                controls:
                  - {id: tonic, kind: picker, options: {set: keys}}
            """))
}
