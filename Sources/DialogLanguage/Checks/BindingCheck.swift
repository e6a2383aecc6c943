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
        // Nearly always each path is bound once; only where it is bound again, platforms matter.
        var firstBinders = SmallDictionary<String, Int>(capacity: dialog.controls.count)
        var bound: [String: PlatformUses<Record.Field>] = [:]
        // By index, since elements would be copied with all they hold.
        for index in dialog.controls.indices {
            if let path = dialog.controls[index].record.name(.bind) {
                guard !dialog.controls[index].record.hasUnknownPlatforms,
                    let firstIndex = firstBinders.add(path, index)
                else { continue }
                let (first, record) = (dialog.controls[firstIndex].record, dialog.controls[index].record)
                guard let field = record[.bind], let firstField = first[.bind] else { continue }
                if bound[path] == nil { bound[path] = PlatformUses(firstField, on: first.platforms) }
                if let earlier = bound[path]?.first(on: record.platforms) {
                    sink.report(
                        .duplicateBinding, "\(path) is edited by two controls, which would overwrite each other",
                        at: field.node, notes: [Diagnostic.Note("the first one", at: earlier.node.span)])
                }
                bound[path]?.add(field, on: record.platforms)
            } else if dialog.controls[index].hasValue, dialog.controls[index].record.isAbsent(.bind) {
                let type = edits.node.text
                sink.report(
                    .unboundControl, "the control has no bind, so that it edits nothing of \(Values.shown(type))",
                    at: dialog.controls[index].record.idSpan,
                    notes: [Diagnostic.Note("the edited type", at: edits.node.span)])
            }
        }
    }
}
