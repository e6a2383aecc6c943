/// Findings about buttons, and about controls where none can be.
extension CatalogueEntry {
    static let multipleCancelButtons = CatalogueEntry(
        summary: "a dialog has two cancel buttons",
        explanation: """
            Escape, a tap outside and the system's own gestures mean the cancel button, so there can be one only. Take \
            `role: cancel` from the other; without a role it just closes the dialog and answers with itself.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              discard:
                presentation: alert
                title: Discard the changes?
                buttons:
                  - {id: discard, title: Discard, role: destructive}
                  - {id: keep, title: Keep, role: cancel}
                  - cancel
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              discard:
                presentation: alert
                title: Discard the changes?
                buttons:
                  - {id: discard, title: Discard, role: destructive}
                  - {id: keep, title: Keep}
                  - cancel
            """))

    static let multipleDefaultButtons = CatalogueEntry(
        summary: "a dialog has two default buttons",
        explanation: """
            The default button is the one that Return presses, so there can be one only. Keep `isDefault` on the button that \
            people will want most often.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              export:
                presentation: alert
                title: Export the song
                buttons:
                  - {id: audio, title: As audio, isDefault: true}
                  - {id: midi, title: As MIDI, isDefault: true}
                  - cancel
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              export:
                presentation: alert
                title: Export the song
                buttons:
                  - {id: audio, title: As audio, isDefault: true}
                  - {id: midi, title: As MIDI}
                  - cancel
            """))

    static let destructiveDefault = CatalogueEntry(
        summary: "the default button destroys something",
        explanation: """
            Return presses the default button, often without a look. Something that cannot be undone must not happen that \
            way. Take `isDefault` from the destructive button.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              deleteTrack:
                presentation: alert
                title: Delete the track?
                buttons:
                  - {id: remove, title: Delete, role: destructive, isDefault: true}
                  - cancel
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              deleteTrack:
                presentation: alert
                title: Delete the track?
                buttons:
                  - {id: remove, title: Delete, role: destructive}
                  - cancel
            """))

    static let missingDismissButton = CatalogueEntry(
        summary: "nothing says what closing without a button means",
        explanation: """
            An alert or confirmation can go away without a press: by the escape key, a tap outside, or because the app closes \
            it. Its answer is one of its buttons all the same: the only one, the cancel button, or the one with \
            `onDismiss: true`. Mark one.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              discard:
                presentation: alert
                title: Discard the changes?
                buttons:
                  - {id: discard, title: Discard, role: destructive}
                  - {id: keep, title: Keep}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              discard:
                presentation: alert
                title: Discard the changes?
                buttons:
                  - {id: discard, title: Discard, role: destructive}
                  - {id: keep, title: Keep, onDismiss: true}
            """))

    static let nothingConfirms = CatalogueEntry(
        summary: "values wait for a button that does not exist",
        explanation: """
            With `apply: onConfirm` the values are handed over when a button with `role: confirm` or `isDefault` is pressed, \
            and this dialog has none, so that nothing entered would ever arrive. Add such a button, or write `apply: live`. A \
            page has no buttons and is always live.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              metronome:
                presentation: popup
                title: Metronome
                apply: onConfirm
                controls:
                  - {id: click, kind: toggle, title: Click}
                buttons: [cancel]
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              metronome:
                presentation: popup
                title: Metronome
                apply: onConfirm
                controls:
                  - {id: click, kind: toggle, title: Click}
                buttons: [cancel, ok]
            """))

    static let tooManyButtons = CatalogueEntry(
        summary: "an alert has more than three buttons",
        explanation: """
            Alerts with more than three buttons become a long column that hides its question, and some platforms show fewer. \
            A `confirmationDialog` is made for a choice among several actions.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              export:
                presentation: alert
                title: Export the song
                buttons:
                  - {id: audio, title: As audio}
                  - {id: midi, title: As MIDI}
                  - {id: score, title: As a score}
                  - cancel
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              export:
                presentation: confirmationDialog
                title: Export the song
                buttons:
                  - {id: audio, title: As audio}
                  - {id: midi, title: As MIDI}
                  - {id: score, title: As a score}
                  - cancel
            """))

    static let controlNotAllowed = CatalogueEntry(
        summary: "the presentation cannot hold this control",
        explanation: """
            An alert has room for text fields and secure fields only, a confirmation dialog for no control at all. Use a \
            `popup` or a `sheet` for anything more.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              metronome:
                presentation: alert
                title: Metronome
                controls:
                  - {id: click, kind: toggle, title: Click}
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
            """))
}
