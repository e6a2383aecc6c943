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
        let names = names(of: dialog)
        // Nearly always all names differ, and nothing more has to be looked at.
        var known = SmallDictionary<String, Bool>(capacity: names.count)
        guard names.indices.contains(where: { known.add(names[$0].id, true) != nil }) else { return }
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

    private static func names(of dialog: DialogDraft) -> [Name] {
        var names: [Name] = []
        names.reserveCapacity(dialog.controls.count + dialog.buttons.count + dialog.sections.count)
        for entry in dialog.record.names(.arguments) where entry.isNameSound {
            names.append(Name(id: entry.name, node: entry.keyNode, noun: "argument"))
        }
        for section in dialog.sections {
            if let field = section.record?[.id], let id = section.section.id {
                names.append(Name(id: id, node: field.node, noun: "section"))
            }
        }
        for index in dialog.controls.indices {
            guard let field = dialog.controls[index].record[.id], let id = dialog.controls[index].id else { continue }
            names.append(Name(id: id, node: field.node, noun: "control", control: index))
        }
        for index in dialog.buttons.indices {
            if let record = dialog.buttons[index].record {
                guard let field = record[.id], let id = record.name(.id) else { continue }
                names.append(Name(id: id, node: field.node, noun: "button"))
            } else {
                names.append(
                    Name(id: dialog.buttons[index].button.id, node: dialog.buttons[index].node, noun: "button"))
            }
        }
        return names
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
