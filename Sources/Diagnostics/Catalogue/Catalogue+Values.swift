/// Findings about options, texts and other values that are no plain numbers.
extension CatalogueEntry {
    static let defaultNotAnOption = CatalogueEntry(
        summary: "a default is none of the options",
        explanation: """
            The default of a picker is the value of one of its options, spelt the same way. Correct the spelling, or add the \
            option.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              instrument:
                presentation: popup
                title: Instrument
                controls:
                  - {id: voice, kind: picker, options: [piano, bass], default: drums}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              instrument:
                presentation: popup
                title: Instrument
                controls:
                  - {id: voice, kind: picker, options: [piano, bass, drums], default: drums}
            """))

    static let defaultBreaksRule = CatalogueEntry(
        summary: "a default breaks the control's own rules",
        explanation: """
            The default does not satisfy the `length`, `count` or `pattern` of its control, or a rule of the dialog, so the \
            dialog would open with a complaint about something nobody has typed. Change the default or the rule.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              songTitle:
                presentation: popup
                title: Title
                controls:
                  - {id: name, kind: textField, length: 3...40, default: Hi}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              songTitle:
                presentation: popup
                title: Title
                controls:
                  - {id: name, kind: textField, length: 3...40, default: Untitled}
            """))

    static let duplicateOption = CatalogueEntry(
        summary: "two options have the same value or title",
        explanation: """
            Options are told apart by their values, and by people through their titles, so both are unique within a control. \
            Remove or rename the later one.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              instrument:
                presentation: popup
                title: Instrument
                controls:
                  - {id: voice, kind: picker, options: [piano, bass, piano]}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              instrument:
                presentation: popup
                title: Instrument
                controls:
                  - {id: voice, kind: picker, options: [piano, bass]}
            """))

    static let mixedOptionTypes = CatalogueEntry(
        summary: "options mix numbers and quoted numbers",
        explanation: """
            If all options are plain numbers, the value is a number; else it is an enum. A quoted number among plain ones \
            leaves open which of the two is meant. Take the quotes away, quote all of them, or say `valueType`.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              meter:
                presentation: popup
                title: Meter
                controls:
                  - {id: beats, kind: picker, options: [2, 3, "4"]}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              meter:
                presentation: popup
                title: Meter
                controls:
                  - {id: beats, kind: picker, options: [2, 3, 4]}
            """))

    static let invalidPattern = CatalogueEntry(
        summary: "a pattern is no regular expression",
        explanation: """
            `pattern` is a regular expression of Swift that the whole text must match. This one cannot be compiled; the \
            message says why. Single quotes keep YAML from reading backslashes and brackets in its own way.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              songTitle:
                presentation: popup
                title: Title
                controls:
                  - {id: name, kind: textField, pattern: '[A-Z'}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              songTitle:
                presentation: popup
                title: Title
                controls:
                  - {id: name, kind: textField, pattern: '[A-Z]+'}
            """))

    static let invalidDate = CatalogueEntry(
        summary: "a date or time is not written as one, or does not exist",
        explanation: """
            Dates are written `2026-11-30`, times `12:30` or `12:30:15`, both together `2026-11-30T12:30`, and they must \
            exist in the calendar. Which of the three is wanted depends on the `components` of the date picker.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              release:
                presentation: popup
                title: Release
                controls:
                  - {id: day, kind: datePicker, components: date, default: 2026-02-30}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              release:
                presentation: popup
                title: Release
                controls:
                  - {id: day, kind: datePicker, components: date, default: 2026-02-28}
            """))

    static let invalidDuration = CatalogueEntry(
        summary: "a duration is not written as one",
        explanation: """
            A duration is a number with its unit, without a space: `250ms`, `1.5s`, `2min`, `1h`. A number alone would leave \
            open what it counts.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              export:
                presentation: loading
                title: Exporting
                delay: 500
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              export:
                presentation: loading
                title: Exporting
                delay: 500ms
            """))

    static let invalidColor = CatalogueEntry(
        summary: "a colour is not written as one",
        explanation: """
            A colour is written in quotes as `'#RRGGBB'` or, with opacity, as `'#RRGGBBAA'`, in hexadecimal digits. Names of \
            colours mean different colours in different places, so there are none.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              track:
                presentation: popup
                title: Track
                controls:
                  - {id: tint, kind: colorPicker, default: red}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              track:
                presentation: popup
                title: Track
                controls:
                  - {id: tint, kind: colorPicker, default: '#FF0000'}
            """))

    static let invalidURL = CatalogueEntry(
        summary: "a link leads nowhere",
        explanation: """
            A link needs a complete address that begins with `https:`, `http:`, `mailto:` or `tel:`, without spaces and, for \
            web pages, with a host. Write a space inside an address as `%20`.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              about:
                presentation: page
                title: About
                controls:
                  - {id: manual, kind: link, title: Manual, url: example.com/manual}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              about:
                presentation: page
                title: About
                controls:
                  - {id: manual, kind: link, title: Manual, url: 'https://example.com/manual'}
            """))

    static let invalidSwiftName = CatalogueEntry(
        summary: "a name is not a name in Swift",
        explanation: """
            The key names something of the app: a type, a property, a function. The name goes into the generated code as it \
            stands, so it must be a Swift name, for properties and nested types with dots between.
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
                  - {id: bpm, kind: stepper, range: 40...240, bind: beats-per-minute}
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
                  - {id: bpm, kind: stepper, range: 40...240, bind: beatsPerMinute}
            """))
}
