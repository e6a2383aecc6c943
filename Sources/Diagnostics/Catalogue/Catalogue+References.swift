/// Findings about names that refer to something else: conditions, openers, bindings, storage.
extension CatalogueEntry {
    static let unresolvedReference = CatalogueEntry(
        summary: "a name refers to nothing",
        explanation: """
            No dialog, control, argument or option set has this name at the place where it is looked for. Conditions see the \
            controls and arguments of their own dialog; `opens` sees the dialogs of all files. Check the spelling, and that \
            the file with the definition is among those compiled.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              tools:
                presentation: popup
                title: Tools
                controls:
                  - {id: info, kind: button, title: About this song, opens: songInfos}
              songInfo: {presentation: alert, title: Four tracks in C major}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              tools:
                presentation: popup
                title: Tools
                controls:
                  - {id: info, kind: button, title: About this song, opens: songInfo}
              songInfo: {presentation: alert, title: Four tracks in C major}
            """))

    static let referenceCycle = CatalogueEntry(
        summary: "conditions depend on each other in a circle",
        explanation: """
            Whether a control is enabled or visible depends, over one or several others, on itself, so there is no answer to \
            begin with. Remove one of the conditions on the way round; the notes show them. For two switches of which only \
            one may be on, write a rule: `require: not (a and b)`.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              metronome:
                presentation: popup
                title: Metronome
                controls:
                  - {id: click, kind: toggle, title: Click, enabledWhen: accent}
                  - {id: accent, kind: toggle, title: Accent, enabledWhen: click}
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
                  - {id: accent, kind: toggle, title: Accent, enabledWhen: click}
            """))

    static let missingArgument = CatalogueEntry(
        summary: "a dialog is opened without one of its arguments",
        explanation: """
            The dialog that is opened has an argument for which there is no value: neither does `with` give one, nor has the \
            opening dialog an argument of the same name. Add the value: `opens: {dialog: …, with: {name: …}}`.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              tools:
                presentation: popup
                title: Tools
                controls:
                  - {id: info, kind: button, title: About the bass, opens: trackInfo}
              trackInfo:
                presentation: alert
                title: The track {name}
                arguments: {name: String}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              tools:
                presentation: popup
                title: Tools
                controls:
                  - {id: info, kind: button, title: About the bass, opens: {dialog: trackInfo, with: {name: Bass}}}
              trackInfo:
                presentation: alert
                title: The track {name}
                arguments: {name: String}
            """))

    static let wrongOpener = CatalogueEntry(
        summary: "this control cannot open that dialog",
        explanation: """
            A `navigationLink` moves on to a page in the same stack; a `button` opens everything else on top. Neither can do \
            the other's work. A dialog that edits another type needs an object that only the app can choose: use `action`.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              settings:
                presentation: page
                title: Settings
                controls:
                  - {id: toSound, kind: button, title: Sound, opens: sound}
              sound:
                presentation: page
                title: Sound
                controls:
                  - {id: click, kind: toggle, title: Click}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              settings:
                presentation: page
                title: Settings
                controls:
                  - {id: toSound, kind: navigationLink, title: Sound, opens: sound}
              sound:
                presentation: page
                title: Sound
                controls:
                  - {id: click, kind: toggle, title: Click}
            """))

    static let conditionSyntax = CatalogueEntry(
        summary: "a condition is not written as one",
        explanation: """
            Conditions are made of ids, comparisons (`== != < <= > >=`), `and`, `or`, `not` and parentheses, such as \
            `click and (volume > 3 or accent)`. There is no arithmetic and there are no functions. The mark shows where the \
            condition stops making sense.
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
                  - {id: sound, kind: toggle, title: Sound}
                  - {id: accent, kind: toggle, title: Accent, enabledWhen: click && sound}
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
                  - {id: sound, kind: toggle, title: Sound}
                  - {id: accent, kind: toggle, title: Accent, enabledWhen: click and sound}
            """))

    static let conditionType = CatalogueEntry(
        summary: "a condition compares what cannot be compared",
        explanation: """
            Both sides of a comparison have the same type: a number with a number, a picker with one of its options, an \
            optional with `none`. Only a toggle, a `Bool` argument or a value of the app can stand alone, and only what has \
            an order can be compared with `<` and `>`.
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
                  - {id: accent, kind: toggle, title: Accent, enabledWhen: click > 3}
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
                  - {id: accent, kind: toggle, title: Accent, enabledWhen: click}
            """))
}
