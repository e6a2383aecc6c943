import DialogLanguage
import SwiftCode

// What each kind of control has of its own.

extension DialogCode {
    /// `d.stepper("bpm", \.bpm, in: 40...240, step: 1)`
    func kindCall(_ control: Control) -> Expression {
        let id = Expression.Argument(nil, .string(control.id))
        let value = Expression.Argument(nil, path(control.id))
        switch control.kind {
        case .toggle: return d("toggle", [id, value])
        case .stepper(let number):
            return d("stepper", [id, value] + range(number.range) + step(number.step))
        case .slider(let number):
            return d("slider", [id, value] + range(number.range) + step(number.step))
        case .numberField(let number): return d("numberField", [id, value] + range(number.range))
        case .picker(let picker): return d("picker", [id, value] + options(control, picker.options))
        case .multiPicker(let picker): return d("multiPicker", [id, value] + options(control, picker.options))
        case .textField: return d("textField", [id, value])
        case .secureField: return d("secureField", [id, value])
        case .textEditor: return d("textEditor", [id, value])
        case .datePicker(let picker): return d("datePicker", [id, value] + range(picker.range))
        case .durationPicker(let picker):
            let unit = picker.unit.map { [Expression.Argument("storedAs", .implicitMember($0.rawValue))] } ?? []
            return d("durationPicker", [id, value] + unit + range(picker.range) + step(picker.step))
        case .colorPicker(let picker):
            return d("colorPicker", [id, value] + (picker.allowsOpacity ? [] : [.init("opacity", .bool(false))]))
        case .list(let list): return listCall(control, list)
        case .labeledContent(.text(let text)): return d("labeledContent", [id, text.argument(in: dialog)])
        case .labeledContent(.app(let reference)):
            return .method(
                .identifier("d"), "labeledContent", [id],
                trailing: Closure(.member(.identifier("app"), reference.name)))
        case .text(let text): return d("text", [id, text.argument(in: dialog)])
        case .button(.action(let reference), _):
            return .method(.identifier("d"), "action", [id], trailing: Closure(appCall(reference)))
        case .button(.opens(let target), _):
            return .method(.identifier("d"), "opens", [id] + appArgument(target), trailing: opened(target))
        case .navigationLink(.page(let target)):
            return .method(.identifier("d"), "navigationLink", [id] + appArgument(target), trailing: opened(target))
        case .navigationLink(.slot(let view)): return d("navigationLink", [id, .init("view", slot(view))])
        case .link(.url(let url)): return d("link", [id, .init(nil, .string(url))])
        case .link(.systemSettings): return d("link", [id, .init("system", .implicitMember("settings"))])
        case .link(.systemNotifications): return d("link", [id, .init("system", .implicitMember("notifications"))])
        case .custom(let view):
            let slot = Expression.Argument(nil, slot(view))
            return d("custom", control.value == nil ? [id, slot] : [id, value, slot])
        }
    }

    /// The chained calls that only this kind has.
    func kindOptions(_ control: Control, on call: Expression) -> Expression {
        switch control.kind {
        case .toggle(let toggle): return word("style", toggle.style?.rawValue, on: call)
        case .stepper(let number), .slider(let number), .numberField(let number):
            return numberOptions(number, on: call)
        case .picker(let picker): return pickerOptions(picker, on: call)
        case .multiPicker(let picker):
            let styled = optionArguments(picker.options, on: word("style", picker.style?.rawValue, on: call))
            guard let count = bounds(picker.count) else { return styled }
            return styled.calling("count", [.init(nil, count)])
        case .textField(let text), .secureField(let text), .textEditor(let text): return textOptions(text, on: call)
        case .button(_, let role): return word("role", role?.rawValue, on: call)
        case .datePicker(let picker): return word("style", picker.style?.rawValue, on: call)
        case .list(let list): return listOptions(list, on: call)
        case .durationPicker, .colorPicker, .labeledContent, .text, .navigationLink, .link, .custom: return call
        }
    }

    private func word(_ name: String, _ word: String?, on call: Expression) -> Expression {
        guard let word else { return call }
        return call.calling(name, [.init(nil, .implicitMember(word))])
    }

    // MARK: Numbers

    func range(_ bounds: Bounds) -> [Expression.Argument] {
        switch bounds {
        case .fixed(nil, nil): []
        case .fixed(let lower, let upper):
            [.init("in", .range(lower: lower?.expression, upper: upper?.expression))]
        case .app(let reference): [.init("in", .member(.identifier("app"), reference.name))]
        }
    }

    func step(_ step: Literal?) -> [Expression.Argument] {
        step.map { [.init("step", $0.expression)] } ?? []
    }

    private func numberOptions(_ number: NumberControl, on call: Expression) -> Expression {
        var call = text("unit", number.unit, on: call)
        switch number.format {
        case .integer: call = word("format", "integer", on: call)
        case .decimal(let digits):
            call = call.calling("format", [.init(nil, .method(nil, "decimal", [.init(nil, .int(digits))]))])
        case .percent: call = word("format", "percent", on: call)
        case .duration: call = word("format", "duration", on: call)
        case nil: break
        }
        call = text("minimumLabel", number.minimumLabel, on: call)
        call = text("maximumLabel", number.maximumLabel, on: call)
        call = text("placeholder", number.placeholder, on: call)
        call = word("contentType", number.contentType?.rawValue, on: call)
        return word("keyboard", number.keyboard?.rawValue, on: call)
    }

    // MARK: Pickers

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
            guard let type = control.value?.type.element, let list = context.optionList(of: control) else {
                return []
            }
            switch type {
            case .controlOption, .optionSet: return []
            case .bool, .int, .double, .string, .date, .time, .dateAndTime, .duration, .color, .app, .optional, .set,
                .list:
                let code = OptionCode(list: list, prefix: optionPrefix(control, isInList: isRow))
                return [.init(nil, code.table(of: typeReference(type)))]
            }
        }
    }

    private func pickerOptions(_ picker: Picker, on call: Expression) -> Expression {
        let styled = word("style", picker.style?.rawValue, on: call)
        return optionArguments(picker.options, on: text("placeholder", picker.placeholder, on: styled))
    }

    /// What fills the placeholders of option texts; only a dialog's own options may have any.
    private func optionArguments(_ options: Picker.Options, on call: Expression) -> Expression {
        guard !dialog.arguments.isEmpty, case .list(let list) = options else { return call }
        let placeholders = list.argumentNames
        if placeholders.isEmpty { return call }
        return call.calling(
            "optionArguments", trailing: Closure(dialog.giveArguments(for: placeholders, to: .identifier("$0"))))
    }

    /// What the keys of the options' titles start with; those of the rows of a list stand in its item.
    func optionPrefix(_ control: Control, isInList: Bool) -> String {
        if case .set(let name)? = control.kind.options { return OptionCode.prefix(set: name) }
        return dialog.id + "." + control.id + (isInList ? ".item.options" : ".options")
    }

    // MARK: Texts

    private func textOptions(_ control: TextControl, on call: Expression) -> Expression {
        var call = text("placeholder", control.placeholder, on: call)
        if let length = bounds(control.length) { call = call.calling("length", [.init(nil, length)]) }
        if let pattern = control.pattern { call = call.calling("pattern", [.init(nil, .string(pattern))]) }
        call = text("unit", control.unit, on: call)
        call = word("contentType", control.contentType?.rawValue, on: call)
        call = word("keyboard", control.keyboard?.rawValue, on: call)
        call = word("autocapitalization", control.autocapitalization?.rawValue, on: call)
        if let corrects = control.autocorrection {
            call = call.calling("autocorrection", [.init(nil, .bool(corrects))])
        }
        if let lines = bounds(control.lineLimit) { call = call.calling("lineLimit", [.init(nil, lines)]) }
        return call
    }

    func bounds(_ bounds: (lower: Int?, upper: Int?)?) -> Expression? {
        guard let bounds, bounds.lower != nil || bounds.upper != nil else { return nil }
        return .range(lower: bounds.lower.map { .int($0) }, upper: bounds.upper.map { .int($0) })
    }
}

extension Control {
    var isList: Bool { if case .list = kind { true } else { false } }
}
