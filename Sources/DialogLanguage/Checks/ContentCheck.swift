import Diagnostics
import YAMLTree

// Which controls a presentation can hold, and which keys need controls.

extension DialogChecks {
    static func checkContent(of dialog: DialogDraft, into sink: inout DiagnosticSink) {
        guard let presentation = dialog.presentation else { return }
        switch presentation {
        case .alert:
            for control in dialog.controls {
                guard let kind = control.kind, kind != .textField, kind != .secureField else { continue }
                reportNotAllowed(
                    control, "an alert holds only textField and secureField; a popup takes any control", into: &sink)
            }
        case .confirmationDialog:
            // One finding for the mistake of putting controls here at all.
            if let first = dialog.controls.first(where: { $0.kind != nil }) {
                reportNotAllowed(first, "a confirmation dialog holds only buttons; a popup takes controls", into: &sink)
            }
        case .popup, .sheet, .fullScreenCover, .popover, .loading, .page: break
        }
        checkKeysThatNeedControls(of: dialog, presentation: presentation, into: &sink)
    }

    private static func reportNotAllowed(_ control: ControlDraft, _ message: String, into sink: inout DiagnosticSink) {
        guard let field = control.record[.kind] else { return }
        sink.report(.controlNotAllowed, message, at: field.node)
    }

    private static func checkKeysThatNeedControls(
        of dialog: DialogDraft, presentation: Presentation, into sink: inout DiagnosticSink
    ) {
        let record = dialog.record
        // An alert has no sections; where they are given nonetheless, that was reported.
        guard record.isAbsent(.controls), presentation == .alert || record.isAbsent(.sections) else { return }
        let keys: [Key] = presentation == .alert ? [.edits, .apply, .rules] : [.rules]
        for key in keys {
            guard let field = record[key], !field.isWrong else { continue }
            // Without any content the missing key says it all.
            guard presentation == .alert || record[.content] != nil else { continue }
            sink.report(
                .keyNotApplicable, "\(key.rawValue) is about controls, and this dialog has none", at: field.keyNode)
        }
    }
}
