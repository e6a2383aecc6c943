/// What holds when a dialog opens with its defaults.
struct InitialState {
    private var controls: [String: (control: Control, section: Int)] = [:]
    private var conditions: [ConditionReader: [Condition]] = [:]
    /// Whether a control or section is visible and enabled; `nil` if that depends on the app or on arguments.
    private var active: [ConditionReader: Bool?] = [:]

    /// - Parameter dialog: one whose conditions have no cycles.
    init(_ dialog: DialogDraft) {
        for (index, draft) in dialog.sections.enumerated() {
            let section = draft.section
            conditions[.section(index)] = [section.visibleWhen, section.enabledWhen].compactMap(\.self)
        }
        for draft in dialog.controls {
            guard let control = draft.control, controls[control.id] == nil else { continue }
            controls[control.id] = (control, draft.section)
            conditions[.control(control.id)] = [control.visibleWhen, control.enabledWhen].compactMap(\.self)
        }
        for draft in dialog.controls {
            if let id = draft.id { settle(.control(id)) }
        }
    }

    /// Whether a control is visible and enabled at first; `nil` if that is not known.
    func isActive(_ id: String) -> Bool? { active[.control(id)] ?? nil }

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
    private mutating func settle(_ reader: ConditionReader) {
        var way = [reader]
        while let next = way.last {
            guard active[next] == nil, let conditions = conditions[next] else {
                way.removeLast()
                continue
            }
            let section = section(of: next)
            let needed = conditions.flatMap(\.controls).map(ConditionReader.control) + [section].compactMap(\.self)
            let open = needed.filter { active[$0] == nil && self.conditions[$0] != nil }
            guard open.isEmpty else {
                way += open
                continue
            }
            let states = conditions.map { $0.holds(for: values) } + [section.flatMap { active[$0] }].compactMap(\.self)
            active[next] = .some(states.contains(false) ? false : states.contains(nil) ? nil : true)
            way.removeLast()
        }
    }

    private func section(of reader: ConditionReader) -> ConditionReader? {
        guard case .control(let id) = reader else { return nil }
        return controls[id].map { .section($0.section) }
    }
}
