import Diagnostics
import YAMLTree

// What the buttons of a dialog are together.

extension DialogChecks {
    static func checkButtons(of dialog: DialogDraft, into sink: inout DiagnosticSink) {
        checkRoles(of: dialog.buttons, into: &sink)
        checkDismissAnswer(of: dialog, into: &sink)
        checkCommit(of: dialog, into: &sink)
        if dialog.presentation == .alert, dialog.buttons.count > 3 {
            let fourth = dialog.buttons[3]
            sink.report(
                .tooManyButtons,
                "an alert with more than three buttons is hard to read; a confirmationDialog lists them better",
                at: fourth.record?[.id]?.node ?? fourth.node)
        }
    }

    private static func checkRoles(of buttons: [ButtonDraft], into sink: inout DiagnosticSink) {
        var cancel: (id: String, node: YAMLNode)?
        var standard: YAMLNode?
        for index in buttons.indices where buttons[index].button.role == .cancel || buttons[index].button.isDefault {
            let button = buttons[index]
            if button.button.role == .cancel {
                let place = button.place(of: .role)
                // The same button twice is a duplicate id, which was reported.
                if let cancel, cancel.id != button.button.id {
                    sink.report(
                        .multipleCancelButtons, "a dialog has one cancel button", at: place,
                        notes: [Diagnostic.Note("the first one", at: cancel.node.span)])
                }
                cancel = cancel ?? (button.button.id, place)
            }
            guard button.button.isDefault else { continue }
            let place = button.place(of: .isDefault)
            if let standard {
                sink.report(
                    .multipleDefaultButtons, "only one button can be the one that Return presses", at: place,
                    notes: [Diagnostic.Note("the first one", at: standard.span)])
            }
            standard = standard ?? place
            if button.button.role == .destructive {
                let role = button.place(of: .role)
                let later = role.range.start > place.range.start ? role : place
                sink.report(
                    .destructiveDefault,
                    "Return would do what cannot be undone; a destructive button is not the default", at: later)
            }
        }
    }

    /// What an alert answers that goes away without a button.
    private static func checkDismissAnswer(of dialog: DialogDraft, into sink: inout DiagnosticSink) {
        guard let presentation = dialog.presentation else { return }
        var first: YAMLNode?
        for index in dialog.buttons.indices where dialog.buttons[index].record?.has(.onDismiss) ?? false {
            let button = dialog.buttons[index]
            guard let field = button.record?[.onDismiss] else { continue }
            if presentation != .alert, presentation != .confirmationDialog {
                sink.report(
                    .keyNotApplicable,
                    "onDismiss is for alerts and confirmation dialogs; a \(presentation.rawValue) says how it "
                        + "was closed",
                    at: field.keyNode)
            } else if button.button.answersDismissal {
                if let first {
                    sink.report(
                        .conflictingKeys, "only one button can be the answer on dismissal", at: field.keyNode,
                        notes: [Diagnostic.Note("the first one", at: first.span)])
                }
                first = first ?? field.keyNode
            }
        }
        guard presentation == .alert || presentation == .confirmationDialog,
            Set(dialog.buttons.map(\.button.id)).count > 1,
            !dialog.hasUnknownButtons, let field = dialog.record[.buttons],
            !dialog.buttons.contains(where: { $0.button.role == .cancel || $0.button.answersDismissal })
        else { return }
        sink.report(
            .missingDismissButton,
            "it is not said which button is the answer when this goes away without one; give a button role: "
                + "cancel or onDismiss: true",
            at: field.keyNode)
    }

    private static func checkCommit(of dialog: DialogDraft, into sink: inout DiagnosticSink) {
        guard let presentation = dialog.presentation, let field = dialog.record[.apply],
            dialog.record.word(.apply, as: ApplyMode.self) == .onConfirm, !dialog.hasUnknownButtons
        else { return }
        if presentation == .page {
            sink.report(.nothingConfirms, "a page has no buttons and always applies changes at once", at: field.node)
            return
        }
        // An alert without buttons has one `ok`.
        if presentation == .alert, dialog.record.isAbsent(.buttons) { return }
        guard !dialog.buttons.contains(where: \.button.commits) else { return }
        sink.report(
            .nothingConfirms,
            "no button commits the changes; give one role: confirm or isDefault: true, without opens and action",
            at: field.node)
    }
}

extension DialogDraft {
    /// Whether something about the buttons was wrong that could change what they are together.
    var hasUnknownButtons: Bool {
        if record.isUnknown(.buttons) || record.list(.buttons).count != buttons.count { return true }
        return buttons.contains { button in
            guard let record = button.record else { return false }
            return [Key.role, .isDefault, .onDismiss, .opens, .action].contains(where: record.isUnknown)
        }
    }
}
