import Diagnostics

/// What whoever opens a dialog must know of it.
struct OpenedDialog {
    /// `nil` if the word was wrong or missing.
    let presentation: Presentation?
    let hasErrors: Bool
    let valueSource: ValueSource
    let arguments: [Argument]
    /// Whether it is not known what it edits.
    let hasUnknownEdits: Bool

    init(_ draft: DialogDraft) {
        presentation = draft.presentation
        hasErrors = draft.hasErrors
        valueSource = draft.dialog.valueSource
        arguments = draft.dialog.arguments
        hasUnknownEdits = draft.record.isUnknown(.edits)
    }

    init(_ settled: SettledDialog) {
        presentation = settled.dialog.presentation
        hasErrors = settled.hasErrors
        valueSource = settled.dialog.valueSource
        arguments = settled.dialog.arguments
        hasUnknownEdits = false
    }
}
