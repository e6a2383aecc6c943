/// What holds when a dialog opens with its defaults.
struct InitialState {
    private var controls: [String: (control: Control, conditions: [Condition])] = [:]
    /// Whether a control is visible and enabled; `nil` if that depends on the app or on arguments.
    private var active: [String: Bool?] = [:]

    /// - Parameter dialog: one whose conditions have no cycles.
    init(_ dialog: DialogDraft) {
        for draft in dialog.controls {
            guard let control = draft.control, controls[control.id] == nil else { continue }
            let section = dialog.sections[draft.section].section
            let conditions = [
                control.visibleWhen, control.enabledWhen, section.visibleWhen, section.enabledWhen,
            ].compactMap(\.self)
            controls[control.id] = (control, conditions)
        }
        for draft in dialog.controls {
            if let id = draft.id { settle(id) }
        }
    }

    /// Whether a control is visible and enabled at first; `nil` if that is not known.
    func isActive(_ id: String) -> Bool? { active[id] ?? nil }

    var values: ConditionValues {
        ConditionValues(control: value, isActive: isActive)
    }

    private func value(_ id: String) -> ConditionValues.Value? {
        switch controls[id]?.control.value?.initial {
        case .literal(let literal): .literal(literal)
        case .option(let index): .option(index: index)
        case .some(.none): ConditionValues.Value.none
        case .app, .several, nil: nil
        }
    }

    /// Settles a control after all that it depends on. Chains can be long, so that the way is kept in a list.
    private mutating func settle(_ id: String) {
        var way = [id]
        while let next = way.last {
            guard active[next] == nil, let conditions = controls[next]?.conditions else {
                way.removeLast()
                continue
            }
            let open = conditions.flatMap(\.controls).filter { active[$0] == nil && controls[$0] != nil }
            guard open.isEmpty else {
                way += open
                continue
            }
            active[next] = .some(state(of: conditions))
            way.removeLast()
        }
    }

    private func state(of conditions: [Condition]) -> Bool? {
        var result: Bool? = true
        for condition in conditions {
            switch condition.holds(for: values) {
            case false?: return false
            case nil: result = nil
            case true?: break
            }
        }
        return result
    }
}
