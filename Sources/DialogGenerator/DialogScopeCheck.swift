import Diagnostics
import DialogLanguage

/// Reports Swift names that collide inside a dialog's type or inside an enum of options.
struct DialogScopeCheck {
    private(set) var sink = DiagnosticSink()

    /// Adds what was found elsewhere.
    mutating func add(_ other: DialogScopeCheck) { sink.append(other.sink) }

    /// Types inside a dialog, and the cases of its enums.
    mutating func check(_ dialog: Dialog) {
        var own: [(control: String, span: SourceSpan)] = []
        var known: Set<String> = []
        var shared: [String] = []
        // One control with options collides with nothing, and most dialogs have no more: no lists are made for it.
        let canCollide = dialog.controls.count { $0.kind.options != nil } > 1
        for control in dialog.controls {
            guard let options = control.kind.options else { continue }
            if canCollide, case .set(let name) = options { shared.append(name) }
            guard case .controlOption? = control.value?.type.element, !canCollide || known.insert(control.id).inserted
            else { continue }
            if canCollide { own.append((control.id, control.span)) }
            if case .list(let list) = options { checkCases(list) }
        }
        guard !own.isEmpty, own.count + shared.count > 1 else { return }
        var types = NameScope("type inside \(SwiftNames.type(dialog))")
        // An enum of the control would hide the shared one from the dialog's own code.
        for name in shared {
            types.reserve(
                SwiftNames.optionType(set: name), "the enum of option set \(name), which the dialog uses too")
        }
        for (control, span) in own {
            types.add(SwiftName(SwiftNames.optionType(control: control)), .control(control), span, into: &sink)
        }
    }

    /// What every enum of options has, and the module that it names.
    private static let reservedCases = [
        "allCases", "AllCases", "_options", "DialogValueFamily", "DialogRuntime",
    ]

    /// Equal case names are found where they are made; here, those that no enum of options can have.
    mutating func checkCases(_ list: OptionList) {
        guard list.values.isText else { return }
        for group in list.groups {
            for index in group.options.indices {
                guard let name = group.options[index].caseName, Self.reservedCases.contains(name) else { continue }
                sink.report(
                    .identifierCollision,
                    "the option would need the Swift name \(name), which every enum of options has or uses; "
                        + "give it a swiftName of its own",
                    at: group.options[index].title.span)
            }
        }
    }
}
