import Diagnostics
import YAMLTree

// Sections, controls, buttons and arguments share one namespace.

extension DialogChecks {
    /// A name of the dialog and what bears it.
    private struct Name {
        var id: String
        var node: YAMLNode
        var noun: StaticString
        /// Of a control, its position.
        var control: Int?
    }

    static func checkScope(of dialog: DialogDraft, into sink: inout DiagnosticSink) {
        // Nearly always all names differ, and nothing more has to be looked at.
        var known = SmallDictionary<String, Bool>(capacity: dialog.controls.count + dialog.buttons.count)
        var hasRepetition = false
        forEachName(of: dialog) { id, _, _, _ in
            if known.add(id, true) != nil { hasRepetition = true }
        }
        guard hasRepetition else { return }
        var names: [Name] = []
        forEachName(of: dialog) { id, node, noun, control in
            names.append(Name(id: id, node: node(), noun: noun, control: control))
        }
        var bearers: [String: PlatformUses<Name>] = [:]
        for name in names.sorted(by: { $0.node.range.start < $1.node.range.start }) {
            let control = name.control.map { dialog.controls[$0] }
            // Where it will be shown is not known.
            if control?.record.hasUnknownPlatforms ?? false { continue }
            for earlier in bearers[name.id, default: PlatformUses()].uses {
                guard let message = clash(of: name, with: earlier, in: dialog.controls) else { continue }
                sink.report(
                    .duplicateID, message, at: name.node,
                    notes: [Diagnostic.Note("the \(earlier.noun) \(earlier.id)", at: earlier.node.span)])
                break
            }
            bearers[name.id, default: PlatformUses()].add(name, on: control?.record.platforms)
        }
    }

    /// Calls `body` with each name, where it stands, what bears it and, of a control, its position.
    private static func forEachName(
        of dialog: DialogDraft, _ body: (String, () -> YAMLNode, StaticString, Int?) -> Void
    ) {
        if dialog.record.has(.arguments) {
            for entry in dialog.record.names(.arguments) where entry.isNameSound {
                body(entry.name, { entry.keyNode }, "argument", nil)
            }
        }
        // By index, since elements would be copied with all they hold.
        for index in dialog.sections.indices {
            if let field = dialog.sections[index].record?[.id], let id = dialog.sections[index].section.id {
                body(id, { field.node }, "section", nil)
            }
        }
        for index in dialog.controls.indices {
            guard let field = dialog.controls[index].record[.id], let id = dialog.controls[index].id else { continue }
            body(id, { field.node }, "control", index)
        }
        for index in dialog.buttons.indices {
            if let record = dialog.buttons[index].record {
                guard let field = record[.id], let id = record.name(.id) else { continue }
                body(id, { field.node }, "button", nil)
            } else {
                body(dialog.buttons[index].button.id, { dialog.buttons[index].node }, "button", nil)
            }
        }
    }

    /// What is wrong with two bearers of one id; `nil` if they can share it.
    private static func clash(of name: Name, with earlier: Name, in controls: [ControlDraft]) -> String? {
        let (control, other) = (name.control.map { controls[$0] }, earlier.control.map { controls[$0] })
        guard let control, let other,
            Platform.areDisjoint(control.record.platforms, other.record.platforms)
        else {
            return "\(name.id) is taken: sections, controls, buttons and arguments of a dialog share their names"
        }
        guard let first = other.control, let second = control.control else { return nil }
        if haveOneType(first, second) { return nil }
        return "controls that share an id on different platforms need values of one type; these differ"
    }

    private static func haveOneType(_ first: Control, _ second: Control) -> Bool {
        guard first.value?.type == second.value?.type else { return false }
        guard case .list(let firstList)? = first.kind.options, case .list(let secondList)? = second.kind.options else {
            return true
        }
        // Both would be one enum.
        return firstList.options.map(\.value) == secondList.options.map(\.value)
            && firstList.options.map(\.caseName) == secondList.options.map(\.caseName)
    }
}
