/// Findings about numbers, ranges and steps.
extension CatalogueEntry {
    static let numberFormat = CatalogueEntry(
        summary: "a number is not written as one",
        explanation: """
            Numbers are written as in JSON: digits, a decimal point with digits on both sides, a minus sign where needed, no \
            quotes. YAML tools read spellings such as `014`, `0x1F` and `1_000` in different ways, so they are refused rather \
            than guessed at.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              volume:
                presentation: popup
                title: Volume
                controls:
                  - {id: level, kind: stepper, range: 0...100, step: 05}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              volume:
                presentation: popup
                title: Volume
                controls:
                  - {id: level, kind: stepper, range: 0...100, step: 5}
            """))

    static let numberOverflow = CatalogueEntry(
        summary: "a number is too large",
        explanation: """
            The number does not fit the type that it is for: an `Int` has 64 bits, a `Double` ends at about 1.8 × 10³⁰⁸. \
            Write a smaller number. If the range is meant to be open, leave the bound out: `0...`.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              volume:
                presentation: popup
                title: Volume
                controls:
                  - {id: level, kind: stepper, range: 0...99999999999999999999}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              volume:
                presentation: popup
                title: Volume
                controls:
                  - {id: level, kind: stepper, range: 0...100}
            """))

    static let invalidRange = CatalogueEntry(
        summary: "a range is not written as one, or is empty",
        explanation: """
            A range is written `40...240`, `40...` or `...240`, without spaces, the smaller bound first; some controls need \
            both bounds. A `length` or `count` may also be one number.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              tempo:
                presentation: popup
                title: Tempo
                controls:
                  - {id: bpm, kind: stepper, range: 240...40}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              tempo:
                presentation: popup
                title: Tempo
                controls:
                  - {id: bpm, kind: stepper, range: 40...240}
            """))

    static let invalidStep = CatalogueEntry(
        summary: "a step is not greater than zero",
        explanation: """
            The step is the distance between two values that can be chosen. It must be greater than zero, or the control \
            could not move.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              tempo:
                presentation: popup
                title: Tempo
                controls:
                  - {id: bpm, kind: stepper, range: 40...240, step: 0}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              tempo:
                presentation: popup
                title: Tempo
                controls:
                  - {id: bpm, kind: stepper, range: 40...240, step: 1}
            """))

    static let stepMissesRange = CatalogueEntry(
        summary: "the steps do not end at the upper bound",
        explanation: """
            Counted from the lower bound, no step arrives at the upper bound, so that the largest value cannot be chosen. \
            Choose a step that divides the range, or move the bound to the last value that the steps reach.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              volume:
                presentation: popup
                title: Volume
                controls:
                  - {id: level, kind: stepper, range: 0...100, step: 30}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              volume:
                presentation: popup
                title: Volume
                controls:
                  - {id: level, kind: stepper, range: 0...100, step: 25}
            """))

    static let defaultOutOfRange = CatalogueEntry(
        summary: "a default lies outside its own range",
        explanation: """
            The control would begin with a value that nobody could choose in it. Choose a default inside the range, or widen \
            the range.
            """,
        wrong: Example(
            """
            dialoggen: 1
            dialogs:
              tempo:
                presentation: popup
                title: Tempo
                controls:
                  - {id: bpm, kind: stepper, range: 40...240, default: 400}
            """),
        right: Example(
            """
            dialoggen: 1
            dialogs:
              tempo:
                presentation: popup
                title: Tempo
                controls:
                  - {id: bpm, kind: stepper, range: 40...240, default: 120}
            """))
}
