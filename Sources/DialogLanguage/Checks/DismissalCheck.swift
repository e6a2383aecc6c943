import Diagnostics

// Which gestures close a dialog.

extension DialogChecks {
    static func checkDismissal(of dialog: DialogDraft, into sink: inout DiagnosticSink) {
        guard let presentation = dialog.presentation, let dismiss = dialog.record.record(.dismiss, .dismiss) else {
            return
        }
        if presentation != .popup, presentation != .popover, let field = dismiss[.outsideTap] {
            sink.report(
                .keyNotApplicable, "only a popup or popover closes by a tap outside", at: field.keyNode)
        }
        if presentation != .sheet, let field = dismiss[.swipe] {
            sink.report(.keyNotApplicable, "only a sheet closes by a swipe", at: field.keyNode)
        }
        guard let field = dismiss[.whenEdited], !dialog.record.isUnknown(.apply), !dialog.hasUnknownButtons else {
            return
        }
        let hasCancel = dialog.buttons.contains { $0.button.role == .cancel }
        guard dialog.dialog.apply == .live, !hasCancel else { return }
        sink.report(
            .keyNotApplicable,
            "closing loses nothing here, since every change is applied at once; whenEdited goes with apply: "
                + "onConfirm or a cancel button",
            at: field.keyNode)
    }
}
