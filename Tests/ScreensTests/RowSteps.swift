import DialogLanguage
import DialogRuntime
import Testing

@testable import Screens

// What a user does with each kind of row. The last step leaves a value that may be kept and, where there is one, that is
// not the default.

extension ScreenWalk {
    func steps(for control: Control, _ row: DialogControl) -> [RowStep] {
        switch (control.kind, row) {
        case (.toggle, .toggle(let toggle)): return steps(for: control, toggle)
        case (.stepper(let kind), .number(let number)), (.slider(let kind), .number(let number)),
            (.numberField(let kind), .number(let number)):
            return steps(for: control, kind, number)
        case (.picker(let kind), .choice(let choice)): return steps(for: control, kind, choice)
        case (.multiPicker(let kind), .multiChoice(let choices)): return steps(for: control, kind, choices)
        case (.textField(let kind), .text(let text)), (.secureField(let kind), .text(let text)),
            (.textEditor(let kind), .text(let text)):
            return steps(for: control, kind, text)
        case (.datePicker(let kind), .date(let date)): return steps(for: control, kind, date)
        case (.durationPicker(let kind), .duration(let duration)): return steps(for: control, kind, duration)
        case (.colorPicker(let kind), .color(let color)): return steps(for: control, kind, color)
        default:
            unexpected(control)
            return []
        }
    }

    func isRequired(_ control: Control) -> Bool { control.value?.isRequired == true }

    // MARK: Toggles

    private func steps(for control: Control, _ toggle: ToggleControl) -> [RowStep] {
        let on = RowStep("on", .becomes(.bool(true))) { toggle.isOn = true }
        if isRequired(control) {
            return [on, RowStep("off", .shows(.bool(false))) { toggle.isOn = false }, on]
        }
        let off = RowStep("off", .becomes(.bool(false))) { toggle.isOn = false }
        return initial(control) == .bool(true) ? [on, off] : [off, on, off, on]
    }

    // MARK: Choices

    private func steps(for control: Control, _ kind: Picker, _ choice: ChoiceControl) -> [RowStep] {
        let values = optionValues(of: control)
        expectOptions(choice.options, of: control)
        guard values.count == choice.options.count else { return [] }
        let options = zip(choice.options, values).map { option, value in
            RowStep("option \(option.id)", .becomes(value)) { choice.selection = option.id }
        }
        let none = RowStep("none", noneOutcome(of: control)) { choice.selection = nil }
        let last = zip(options, values).reversed().first { $0.1 != initial(control) }?.0
        return options + [none] + (last.map { [$0] } ?? options.suffix(1))
    }

    /// What comes of taking the value away.
    func noneOutcome(of control: Control) -> RowStep.Outcome {
        if !isOptional(control) { return .ignores }
        return isRequired(control) ? .shows(.none) : .becomes(.none)
    }

    /// The rows of a picker are the options of the definition, with their titles, second lines and groups.
    private func expectOptions(_ rows: [DialogChoice], of control: Control) {
        let place = place(control)
        #expect(!rows.isEmpty, "\(place) has no options")
        #expect(rows.count == optionValues(of: control).count, "\(place): the number of options")
        guard let list = Definitions.options(of: control) else { return }
        let wanted = list.groups.flatMap { group in group.options.map { (group.title, $0) } }
        for (row, (group, option)) in zip(rows, wanted) {
            #expect(session.string(row.title) == option.title.template.source, "\(place)")
            #expect(row.subtitle.map(session.string) == option.subtitle?.template.source, "\(place)")
            #expect(row.group.map(session.string) == group?.template.source, "\(place)")
        }
    }

    private func steps(for control: Control, _ kind: MultiPicker, _ choices: MultiChoiceControl) -> [RowStep] {
        let values = optionValues(of: control).compactMap(\.stored)
        expectOptions(choices.options, of: control)
        guard values.count == choices.options.count else { return [] }
        func outcome(_ chosen: Set<DialogStoredValue>) -> RowStep.Outcome {
            let isAllowed = chosen.count >= kind.count?.lower ?? 0 && chosen.count <= kind.count?.upper ?? .max
            return isAllowed ? .becomes(.several(chosen)) : .shows(.several(chosen))
        }
        var steps = [RowStep("nothing", outcome([])) { choices.selection = [] }]
        var chosen: Set<DialogStoredValue> = []
        // From the last to the first, so that the order of choosing is not that of the options.
        for (option, value) in zip(choices.options, values).reversed() {
            chosen.insert(value)
            steps.append(RowStep("and \(option.id)", outcome(chosen)) { choices.toggle(option.id) })
        }
        if let first = choices.options.first, let value = values.first {
            steps.append(RowStep("only \(first.id)", outcome([value])) { choices.selection = [first.id] })
        }
        return steps
    }

    // MARK: Texts

    private func steps(for control: Control, _ kind: DialogLanguage.TextControl, _ text: DialogRuntime.TextControl)
        -> [RowStep]
    {
        func type(_ words: String, _ isValid: Bool) -> RowStep {
            let value: PlainValue = words.isEmpty && isOptional(control) ? .none : .text(words)
            return .typing(words, isValid ? .becomes(value) : .shows(value)) { text.text = $0 }
        }
        #expect(text.isRequired == isRequired(control), "\(place(control))")
        var steps = [type("", !isRequired(control))]
        if isRequired(control) { steps.append(type("  \n", false)) }
        var sample = "Some words"
        if let pattern = kind.pattern {
            guard let samples = TextSamples.all[pattern] else {
                Issue.record("\(place(control)): TextSamples knows no text for \(pattern)")
                return []
            }
            steps += samples.right.map { type($0, true) } + samples.wrong.map { type($0, false) }
            sample = samples.right.first ?? ""
        } else {
            let (shortest, longest) = (kind.length?.lower ?? 0, kind.length?.upper)
            if shortest > 1 { steps.append(type(String(repeating: "é", count: shortest - 1), false)) }
            if let longest {
                // Letters of two scalars are one character.
                steps.append(type(String(repeating: "e\u{301}", count: longest), true))
                steps.append(type(String(repeating: "x", count: longest + 1), false))
            }
            sample = String(repeating: "Words of my own ", count: max(1, (shortest + 15) / 16))
            if let longest { sample = String(sample.prefix(longest)) }
            steps.append(type(sample + (longest == nil ? "日本語 {name} \\ \"" : ""), true))
        }
        return steps + [type(sample, true)]
    }
}
