import DialogRuntime

/// What keys do to the control that has the focus.
@MainActor struct ControlKeys {
    private let session: DialogSession
    private let view: (any TerminalView)?

    init(_ session: DialogSession, view: (any TerminalView)?) {
        self.session = session
        self.view = view
    }

    /// Returns whether the control used the key.
    func handle(_ key: TerminalKey, _ control: DialogControl, _ state: inout FocusState) -> Bool {
        guard control.base.isEnabled else { return false }
        if let list = session.list(ofRow: control.base.id), handle(key, control.base.id, in: list, &state) {
            return true
        }
        switch control {
        case .toggle(let toggle): return handle(key, toggle)
        case .number(let number): return handle(key, number, &state)
        case .choice(let choice): return handle(key, choice)
        case .multiChoice(let choices): return handle(key, choices, &state)
        case .text(let text): return handle(key, text, &state)
        case .date(let date): return handle(key, date, &state)
        case .duration(let duration): return handle(key, duration, &state)
        case .color(let color): return handle(key, color, &state)
        case .list(let list):
            guard key == .enter || key == .character(" ") || key == .control("o") else { return false }
            return add(to: list, &state)
        case .action(let action):
            guard key == .enter || key == .character(" ") else { return false }
            return action.perform()
        case .custom: return view?.handle(key) ?? false
        case .readout, .paragraph: return false
        }
    }

    /// Keys that no row needs for itself.
    private func handle(
        _ key: TerminalKey, _ row: String, in list: ListControl, _ state: inout FocusState
    ) -> Bool {
        guard let position = list.position(of: row) else { return false }
        switch key {
        case .control("o"): return add(to: list, &state)
        case .control("d"):
            guard list.canDelete else { return false }
            list.delete(at: [position])
            state.next = list.rows.isEmpty ? list.id : list.rows[min(position, list.rows.count - 1)].base.id
        case .control("p") where position > 0: list.move(from: position, to: position - 1)
        case .control("n") where position + 1 < list.rows.count: list.move(from: position, to: position + 1)
        default: return false
        }
        return true
    }

    private func add(to list: ListControl, _ state: inout FocusState) -> Bool {
        guard list.canAdd else { return false }
        // A record comes when its dialog is confirmed; until then the focus stays.
        state.next = list.add()?.base.id
        return true
    }

    private func handle(_ key: TerminalKey, _ toggle: ToggleControl) -> Bool {
        switch key {
        case .character(" "): toggle.isOn.toggle()
        // Where no button waits for Return, it does what a row promises.
        case .enter where session.defaultButton == nil: toggle.isOn.toggle()
        default: return false
        }
        return true
    }

    private func handle(_ key: TerminalKey, _ number: NumberControl, _ state: inout FocusState) -> Bool {
        switch key {
        case .left: number.decrement()
        case .right: number.increment()
        case .enter: return submit(number.id, &state)
        // No number has these, in any language.
        case .character(let character) where character.isLetter || character.isWhitespace: return false
        default:
            // A number is typed at its end, so that the arrows are free for its steps.
            guard let text = state.field.edit(number.text, with: key, isMultiline: false) else { return false }
            number.text = text
            return true
        }
        state.field.replacesAll = true
        return true
    }

    private func handle(_ key: TerminalKey, _ typed: TypedControl, _ state: inout FocusState) -> Bool {
        switch key {
        case .left where typed.canDecrement: typed.decrement()
        case .right where typed.canIncrement: typed.increment()
        case .enter: return submit(typed.id, &state)
        // Before anything is typed a space switches; within a text it is one, as in a date with a time.
        case .character(" ") where state.field.replacesAll:
            guard typed.isOptional else { return false }
            typed.hasValue.toggle()
        default:
            guard let text = state.field.edit(typed.text, with: key, isMultiline: false) else { return false }
            typed.text = text
            return true
        }
        state.field.replacesAll = true
        return true
    }

    private func handle(_ key: TerminalKey, _ choice: ChoiceControl) -> Bool {
        switch key {
        case .left: step(choice, -1)
        case .right, .character(" "): step(choice, 1)
        case .character(let letter): return jump(choice, to: letter)
        default: return false
        }
        return true
    }

    /// One option on, round at the ends. "Nothing chosen" stands before the first one where it is allowed.
    private func step(_ choice: ChoiceControl, _ step: Int) {
        let ids: [String?] = (choice.isOptional ? [nil] : []) + choice.options.map(\.id)
        guard !ids.isEmpty else { return }
        let current = ids.firstIndex(of: choice.selection) ?? (step > 0 ? -1 : 0)
        choice.selection = ids[(current + step + ids.count) % ids.count]
    }

    /// The next option that begins with a letter.
    private func jump(_ choice: ChoiceControl, to letter: Character) -> Bool {
        let options = choice.options
        let current = options.firstIndex { $0.id == choice.selection } ?? -1
        let order = options[(current + 1)...] + options[..<max(current, 0)]
        let found = order.first { session.string($0.title).lowercased().hasPrefix(letter.lowercased()) }
        guard let found else { return false }
        choice.selection = found.id
        return true
    }

    private func handle(_ key: TerminalKey, _ choices: MultiChoiceControl, _ state: inout FocusState) -> Bool {
        let options = choices.options
        guard !options.isEmpty else { return false }
        let current = min(state.option, options.count - 1)
        switch key {
        case .left: state.option = (current + options.count - 1) % options.count
        case .right: state.option = (current + 1) % options.count
        case .character(" "): choices.toggle(options[current].id)
        case .character(let letter):
            let order = (1..<options.count).map { (current + $0) % options.count }
            let found = order.first {
                session.string(options[$0].title).lowercased().hasPrefix(letter.lowercased())
            }
            guard let found else { return false }
            state.option = found
        default: return false
        }
        return true
    }

    private func handle(_ key: TerminalKey, _ text: TextControl, _ state: inout FocusState) -> Bool {
        let isMultiline = text.style == .editor
        if state.field.move(key, in: text.text, isMultiline: isMultiline) { return true }
        if let changed = state.field.edit(text.text, with: key, isMultiline: isMultiline) {
            text.text = changed
            return true
        }
        return key == .enter && submit(text.id, &state)
    }

    private func submit(_ id: String, _ state: inout FocusState) -> Bool {
        if let next = session.submit(id) {
            state.next = next
            return true
        }
        // On a page nothing waits for Return; the focus goes on.
        return session.defaultButton != nil
    }
}
