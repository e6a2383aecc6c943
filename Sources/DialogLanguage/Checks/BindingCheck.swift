import Diagnostics
import YAMLTree

// `edits` and `bind`.

extension DialogChecks {
    static func checkBindings(of dialog: DialogDraft, into sink: inout DiagnosticSink) {
        let record = dialog.record
        guard !record.isUnknown(.edits) else { return }
        guard let edits = record[.edits] else {
            for control in dialog.controls {
                guard let field = control.record[.bind], !field.isWrong, control.kind != nil else { continue }
                // A custom view without a value has been told so.
                guard control.control == nil || control.hasValue else { continue }
                sink.report(
                    .keyNotApplicable, "bind names a property of the edited type, and the dialog has no edits",
                    at: field.keyNode)
            }
            return
        }
        var bound: [String: [(field: Record.Field, platforms: [Platform]?)]] = [:]
        for control in dialog.controls {
            if let field = control.record[.bind], let path = control.record.name(.bind) {
                guard !control.record.hasUnknownPlatforms else { continue }
                let platforms = control.record.platforms
                let earlier = bound[path]?.first { !Platform.areDisjoint($0.platforms, platforms) }
                if let earlier {
                    sink.report(
                        .duplicateBinding, "\(path) is edited by two controls, which would overwrite each other",
                        at: field.node, notes: [Diagnostic.Note("the first one", at: earlier.field.node.span)])
                }
                bound[path, default: []].append((field, platforms))
            } else if control.hasValue, control.record.isAbsent(.bind) {
                let type = edits.node.text
                sink.report(
                    .unboundControl, "the control has no bind, so that it edits nothing of \(Values.shown(type))",
                    at: control.span, notes: [Diagnostic.Note("the edited type", at: edits.node.span)])
            }
        }
    }
}
