/// One evaluation of a dialog's conditions. A control's state is found when it is first asked for, so that a condition
/// may depend on controls declared later and on chains of any length.
@MainActor final class ConditionPass<D: DialogDefinition> {
    private enum State {
        case unknown, inProgress
        case known(isVisible: Bool, isEnabled: Bool)
    }

    private let model: DialogModel<D>
    private let values: D.Values
    private var controls: [State]
    private var sections: [State]

    init(_ model: DialogModel<D>, values: D.Values) {
        self.model = model
        self.values = values
        controls = Array(repeating: .unknown, count: model.entries.count)
        sections = Array(repeating: .unknown, count: model.sections.count)
    }

    /// What the conditions of this pass ask.
    func context() -> DialogConditions<D.Values> {
        DialogConditions(values) { path in
            guard let indices = self.model.indices[path] else { return true }
            return indices.contains { index in
                let state = self.control(index)
                return state.isVisible && state.isEnabled
            }
        }
    }

    func control(_ index: Int) -> (isVisible: Bool, isEnabled: Bool) {
        switch controls[index] {
        case .known(let isVisible, let isEnabled): return (isVisible, isEnabled)
        // Definitions with cycles are rejected; should one come here, it ends here.
        case .inProgress: return (false, false)
        case .unknown: break
        }
        controls[index] = .inProgress
        let entry = model.entries[index]
        let section = section(entry.section)
        let isVisible =
            section.isVisible && entry.platforms.includes(model.platforms)
            && entry.visibleWhen.map { $0(context()) } ?? true
        let isEnabled = section.isEnabled && entry.enabledWhen.map { $0(context()) } ?? true
        controls[index] = .known(isVisible: isVisible, isEnabled: isEnabled)
        return (isVisible, isEnabled)
    }

    func section(_ index: Int) -> (isVisible: Bool, isEnabled: Bool) {
        switch sections[index] {
        case .known(let isVisible, let isEnabled): return (isVisible, isEnabled)
        case .inProgress: return (false, false)
        case .unknown: break
        }
        sections[index] = .inProgress
        let conditions = model.sectionConditions[index]
        let isVisible =
            model.sections[index].platforms.includes(model.platforms)
            && conditions?.visibleWhen.map { $0(context()) } ?? true
        let isEnabled = conditions?.enabledWhen.map { $0(context()) } ?? true
        sections[index] = .known(isVisible: isVisible, isEnabled: isEnabled)
        return (isVisible, isEnabled)
    }

    /// Whether a rule is broken, and by which values. A rule at a hidden control is skipped, and so is one that fails
    /// only because a value it compares does not count: nobody could put it right.
    func broken(_ rule: DialogRule<D.Values>) -> Set<AnyKeyPath>? {
        guard
            let at = model.entries.indices.first(where: {
                model.entries[$0].control.base.id == rule.control && control($0).isVisible
            })
        else { return nil }
        let context = context()
        if rule.holds(context) || context.metInactive { return nil }
        var paths = context.consulted
        if let path = model.entries[at].value?.path { paths.insert(path) }
        return paths
    }
}

/// A rule of a definition.
struct DialogRule<Values: DialogValues> {
    /// The id of the control that shows the message.
    let control: String
    let message: DialogText
    let holds: @MainActor (DialogConditions<Values>) -> Bool
}

/// The conditions of a section.
struct SectionConditions<Values: DialogValues> {
    var visibleWhen: (@MainActor (DialogConditions<Values>) -> Bool)?
    var enabledWhen: (@MainActor (DialogConditions<Values>) -> Bool)?
}
