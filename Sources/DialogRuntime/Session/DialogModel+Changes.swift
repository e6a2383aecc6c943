extension DialogModel {
    /// Changes one value for the app, a test or a preview. It is made to fit, as a user's choice would be.
    public func set<Value>(_ path: WritableKeyPath<D.Values, Value>, _ value: Value) {
        edit(by: nil) { $0[keyPath: path] = value }
    }

    /// The only function that changes the draft. A control that may not be used now changes nothing.
    func edit(by control: ControlState?, _ body: (inout D.Values) -> Void) {
        guard phase != .ended else { return }
        if let control, !(control.isVisible && control.isEnabled) { return }
        let old = draft.current
        var new = old
        body(&new)
        if let control {
            control.wasEdited = true
            assign(self, \.wasEdited, true)
        }
        let changed = valueEntries.filter { $0.value?.differs(old, new) == true }
        for entry in changed { _ = entry.value?.fit(&new, old) }
        if new == old { return revalidate() }
        draft.replace(with: new)
        changes &+= 1
        for entry in changed {
            if entry.control.base !== control { entry.control.base.forgetTyping() }
            entry.control.base.valueChanged()
        }
        refresh()
        if apply == .live { writeThrough() } else { for entry in changed { entry.onChange?(new) } }
    }

    /// Brings conditions, issues and buttons up to date. Only what differs is assigned, so that only the views concerned
    /// are drawn anew.
    func refresh() {
        let pass = ConditionPass(self, values: draft.current)
        for (index, section) in sections.enumerated() {
            let state = pass.section(index)
            assign(section, \.isVisible, state.isVisible)
            assign(section, \.isEnabled, state.isEnabled)
        }
        var broken: [String: [DialogIssue]] = [:]
        for rule in rules where pass.broken(rule) != nil {
            let issue = DialogIssue(control: rule.control, code: .rule, message: rule.message)
            broken[rule.control, default: []].append(issue)
        }
        var found: [DialogIssue] = []
        for (index, entry) in entries.enumerated() {
            let control = entry.control.base
            let state = pass.control(index)
            var issues = state.isVisible && state.isEnabled ? control.check() : []
            if state.isVisible { issues += broken[control.id] ?? [] }
            control.show(issues, isVisible: state.isVisible, isEnabled: state.isEnabled)
            found += issues
        }
        assign(self, \.issues, found)
        let hasMistakes = found.contains { !$0.isIncomplete }
        for button in allButtons {
            let holds = buttonConditions[button.id].map { $0(pass.context()) } ?? true
            assign(button, \.isEnabled, holds && !(button.commits && hasMistakes))
        }
    }

    private func assign<Object: AnyObject, Value: Equatable>(
        _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>, _ value: Value
    ) {
        if object[keyPath: path] != value { object[keyPath: path] = value }
    }

    // MARK: Writing while the dialog is open

    /// Hands the valid values of a live dialog to the app's object or the store.
    func writeThrough() {
        let old = written
        let new = validValues()
        guard new != old else { return }
        written = new
        if let binding {
            let writer = DialogWriter(new, over: old, originals: properties)
            binding.write(writer)
            for problem in writer.problems { report(problem) }
        }
        for entry in valueEntries where entry.value?.differs(old, new) == true {
            save(entry, new)
            entry.onChange?(new)
        }
    }

    /// The values written last, with every change that is finished and breaks neither a check nor a rule. All values
    /// that a broken rule depends on are held back, so that what is written never breaks a rule.
    private func validValues() -> D.Values {
        var valid = written
        for entry in valueEntries {
            guard let value = entry.value, value.differs(written, draft.current), !entry.control.base.isTyping,
                entry.control.base.check().isEmpty
            else { continue }
            value.copy(draft.current, &valid)
        }
        while let reverted = withoutBrokenRule(valid) { valid = reverted }
        return valid
    }

    /// The values with what breaks the first broken rule set back; nothing if no rule is broken by a change.
    private func withoutBrokenRule(_ values: D.Values) -> D.Values? {
        guard !rules.isEmpty else { return nil }
        let pass = ConditionPass(self, values: values)
        for rule in rules {
            guard let culprits = pass.broken(rule) else { continue }
            var reverted = values
            for path in culprits {
                guard let value = indices[path]?.first.flatMap({ entries[$0].value }) else { continue }
                value.copy(written, &reverted)
            }
            if reverted != values { return reverted }
        }
        return nil
    }

    func save(_ entry: ControlEntry<D.Values>, _ values: D.Values) {
        guard let store, let value = entry.value else { return }
        let key = entry.storageKey.key(in: store)
        if storedBefore[key] == nil { storedBefore[key] = .some(store.storage.value(for: key)) }
        store.storage.set(storedForm(value, values), for: key)
        center.storedValuesChanged()
    }

    /// An optional without a value is no entry in the store, unless its default is a value: then it has to be told from
    /// one that was never set.
    private func storedForm(_ value: ValueEntry<D.Values>, _ values: D.Values) -> DialogStoredValue? {
        value.save(values) ?? (value.save(D.Values()) == nil ? nil : .text(""))
    }

    /// Takes over what another dialog changed in the same object, where this one has no edits of its own.
    func reread() {
        guard let binding, phase != .ended else { return }
        let old = draft.current
        let fresh = binding.read(old).values
        var new = old
        for entry in valueEntries {
            guard let value = entry.value, !value.differs(original, old), value.differs(old, fresh) else { continue }
            value.copy(fresh, &new)
            value.copy(fresh, &given)
            _ = value.fit(&new, old)
            value.copy(new, &original)
            value.copy(new, &written)
        }
        guard new != old else { return }
        draft.replace(with: new)
        changes &+= 1
        for entry in valueEntries where entry.value?.differs(old, new) == true { entry.control.base.valueChanged() }
        refresh()
    }
}
