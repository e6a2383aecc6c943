import DialogLanguage
import SwiftCode

// What each kind of control has of its own.

extension DialogCode {
    /// `d.stepper("bpm", \.bpm, in: 40...240, step: 1)`
    func kindCall(_ control: Control) -> Expression {
        let id = Expression.string(control.id)
        let value = path(control.id)
        switch control.kind {
        case .toggle: return d("toggle", id, nil, value)
        case .stepper(let number): return limitedCall("stepper", control, number.range, step: number.step)
        case .slider(let number): return limitedCall("slider", control, number.range, step: number.step)
        case .numberField(let number): return limitedCall("numberField", control, number.range)
        case .picker(let picker): return optionsCall("picker", id, value, options(control, picker.options))
        case .multiPicker(let picker): return optionsCall("multiPicker", id, value, options(control, picker.options))
        case .textField: return d("textField", id, nil, value)
        case .secureField: return d("secureField", id, nil, value)
        case .textEditor: return d("textEditor", id, nil, value)
        case .datePicker(let picker): return limitedCall("datePicker", control, picker.range)
        case .durationPicker(let picker):
            let unit = picker.unit.map { [Expression.Argument("storedAs", .implicitMember($0.rawValue))] } ?? []
            return limitedCall("durationPicker", control, picker.range, step: picker.step, after: unit)
        case .colorPicker(let picker):
            return d(
                "colorPicker",
                [.init(nil, id), .init(nil, value)] + (picker.allowsOpacity ? [] : [.init("opacity", .bool(false))]))
        case .list(let list): return listCall(control, list)
        case .labeledContent(.text(let text)): return d("labeledContent", id, nil, text.expression(in: dialog))
        case .labeledContent(.app(let reference)):
            return .method(
                .identifier("d"), "labeledContent", id,
                trailing: Closure(.member(.identifier("app"), reference.name)))
        case .text(let text): return d("text", id, nil, text.expression(in: dialog))
        case .button(.action(let reference), _):
            return .method(.identifier("d"), "action", id, trailing: Closure(appCall(reference)))
        case .button(.opens(let target), _):
            return .method(.identifier("d"), "opens", [.init(nil, id)] + appArgument(target), trailing: opened(target))
        case .navigationLink(.page(let target)):
            return .method(
                .identifier("d"), "navigationLink", [.init(nil, id)] + appArgument(target), trailing: opened(target))
        case .navigationLink(.slot(let view)): return d("navigationLink", id, "view", slot(view))
        case .link(.url(let url)): return d("link", id, nil, .string(url))
        case .link(.systemSettings): return d("link", id, "system", .implicitMember("settings"))
        case .link(.systemNotifications): return d("link", id, "system", .implicitMember("notifications"))
        case .custom(let view):
            if control.value == nil { return d("custom", id, nil, slot(view)) }
            return d("custom", [.init(nil, id), .init(nil, value), .init(nil, slot(view))])
        }
    }

    /// Chains the calls that only this kind has.
    func kindOptions(_ control: Control, on call: inout Expression) {
        switch control.kind {
        case .toggle(let toggle): word("style", toggle.style?.rawValue, on: &call)
        case .stepper(let number), .slider(let number), .numberField(let number): numberOptions(number, on: &call)
        case .picker(let picker): pickerOptions(picker, on: &call)
        case .multiPicker(let picker):
            word("style", picker.style?.rawValue, on: &call)
            optionArguments(picker.options, on: &call)
            if let count = bounds(picker.count) { call = call.calling("count", count) }
        case .textField(let text), .secureField(let text), .textEditor(let text): textOptions(text, on: &call)
        case .button(_, let role): word("role", role?.rawValue, on: &call)
        case .datePicker(let picker): word("style", picker.style?.rawValue, on: &call)
        case .list(let list): listOptions(list, on: &call)
        case .durationPicker, .colorPicker, .labeledContent, .text, .navigationLink, .link, .custom: break
        }
    }

    /// Chains a call with a word, where there is one.
    private func word(_ name: String, _ word: String?, on call: inout Expression) {
        if let word { call = call.calling(name, .implicitMember(word)) }
    }

    // MARK: Numbers

    /// The call for a control with bounds and a step, where there are any.
    private func limitedCall(
        _ name: String, _ control: Control, _ range: Bounds, step: Literal? = nil,
        after more: [Expression.Argument] = []
    ) -> Expression {
        var arguments: [Expression.Argument] = []
        arguments.reserveCapacity(4 + more.count)
        arguments.append(.init(nil, .string(control.id)))
        arguments.append(.init(nil, path(control.id)))
        arguments += more
        addLimits(range, step, to: &arguments)
        return d(name, arguments)
    }

    func limits(_ range: Bounds, step: Literal? = nil) -> [Expression.Argument] {
        var arguments: [Expression.Argument] = []
        addLimits(range, step, to: &arguments)
        return arguments
    }

    private func addLimits(_ range: Bounds, _ step: Literal?, to arguments: inout [Expression.Argument]) {
        switch range {
        case .fixed(nil, nil): break
        case .fixed(let lower, let upper):
            arguments.append(.init("in", .range(lower: lower?.expression, upper: upper?.expression)))
        case .app(let reference): arguments.append(.init("in", .member(.identifier("app"), reference.name)))
        }
        if let step { arguments.append(.init("step", step.expression)) }
    }

    private func numberOptions(_ number: NumberControl, on call: inout Expression) {
        text("unit", number.unit, on: &call)
        switch number.format {
        case .integer: word("format", "integer", on: &call)
        case .decimal(let digits):
            call = call.calling("format", .method(nil, "decimal", .int(digits)))
        case .percent: word("format", "percent", on: &call)
        case .duration: word("format", "duration", on: &call)
        case nil: break
        }
        text("minimumLabel", number.minimumLabel, on: &call)
        text("maximumLabel", number.maximumLabel, on: &call)
        text("placeholder", number.placeholder, on: &call)
        word("contentType", number.contentType?.rawValue, on: &call)
        word("keyboard", number.keyboard?.rawValue, on: &call)
    }

    // MARK: Pickers

    private func optionsCall(
        _ name: String, _ id: Expression, _ value: Expression, _ options: [Expression.Argument]
    ) -> Expression {
        // The rule: the options stand in an enum.
        options.isEmpty ? d(name, id, nil, value) : d(name, [.init(nil, id), .init(nil, value)] + options)
    }

    /// The options, where the type of the value does not hold them.
    ///
    /// - Parameter isRow: whether the control is the rows of a list.
    func options(_ control: Control, _ options: Picker.Options, isRow: Bool = false) -> [Expression.Argument] {
        switch options {
        case .range(let lower, let upper, let step):
            return [
                .init("in", .range(lower: lower.expression, upper: upper.expression)), .init("step", step.expression),
            ]
        case .app(let reference): return [.init("options", .member(.identifier("app"), reference.name))]
        case .list, .set:
            guard let type = control.value?.type.element else { return [] }
            switch type {
            case .controlOption, .optionSet: return []
            case .bool, .int, .double, .string, .date, .time, .dateAndTime, .duration, .color, .app, .optional, .set,
                .list:
                guard let list = context.optionList(of: control) else { return [] }
                let code = OptionCode(list: list, prefix: optionPrefix(control, isInList: isRow))
                return [.init(nil, code.table(of: typeReference(type)))]
            }
        }
    }

    private func pickerOptions(_ picker: Picker, on call: inout Expression) {
        word("style", picker.style?.rawValue, on: &call)
        text("placeholder", picker.placeholder, on: &call)
        optionArguments(picker.options, on: &call)
    }

    /// What fills the placeholders of option texts; only a dialog's own options may have any.
    private func optionArguments(_ options: Picker.Options, on call: inout Expression) {
        guard !dialog.arguments.isEmpty, case .list(let list) = options else { return }
        let placeholders = list.argumentNames
        if placeholders.isEmpty { return }
        call = call.calling(
            "optionArguments", trailing: Closure(dialog.giveArguments(for: placeholders, to: .identifier("$0"))))
    }

    /// What the keys of the options' titles start with; those of the rows of a list stand in its item.
    func optionPrefix(_ control: Control, isInList: Bool) -> String {
        if case .set(let name)? = control.kind.options { return OptionCode.prefix(set: name) }
        let end = isInList ? ".item.options" : ".options"
        return String(joining: dialog.id, ".", control.id, end)
    }

    // MARK: Texts

    private func textOptions(_ control: TextControl, on call: inout Expression) {
        text("placeholder", control.placeholder, on: &call)
        if let length = bounds(control.length) { call = call.calling("length", length) }
        if let pattern = control.pattern { call = call.calling("pattern", .string(pattern)) }
        text("unit", control.unit, on: &call)
        word("contentType", control.contentType?.rawValue, on: &call)
        word("keyboard", control.keyboard?.rawValue, on: &call)
        word("autocapitalization", control.autocapitalization?.rawValue, on: &call)
        if let corrects = control.autocorrection {
            call = call.calling("autocorrection", .bool(corrects))
        }
        if let lines = bounds(control.lineLimit) { call = call.calling("lineLimit", lines) }
    }

    func bounds(_ bounds: (lower: Int?, upper: Int?)?) -> Expression? {
        guard let bounds, bounds.lower != nil || bounds.upper != nil else { return nil }
        return .range(lower: bounds.lower.map { .int($0) }, upper: bounds.upper.map { .int($0) })
    }
}

extension Control {
    var isList: Bool { if case .list = kind { true } else { false } }
}
