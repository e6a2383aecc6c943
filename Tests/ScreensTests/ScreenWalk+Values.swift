import DialogLanguage
import DialogRuntime
import Foundation

@testable import Screens

// What the values of the rows are, and what they ought to be.

extension ScreenWalk {
    /// The value that a row shows.
    func value(of control: Control) -> PlainValue { value(of: control, in: rows[control.id]) }

    private func value(of control: Control, in row: DialogControl?) -> PlainValue {
        switch row {
        case .toggle(let toggle): .bool(toggle.isOn)
        case .number(let number): number.number.map { PlainValue(number: $0) } ?? .none
        case .choice(let choice):
            choice.selection.flatMap { value(of: $0, among: choice.options, of: control) } ?? .none
        case .multiChoice(let choices):
            .several(
                Set(choices.selection.compactMap { value(of: $0, among: choices.options, of: control)?.stored }))
        case .list(let list): .list(list.rows.compactMap { element(of: control, in: $0).stored })
        case .text(let text): isOptional(control) && text.text.isEmpty ? .none : .text(text.text)
        case .date(let date): date.moment.map { PlainValue(moment: $0) } ?? .none
        case .duration(let duration): duration.duration.map { PlainValue(duration: $0, in: duration.unit) } ?? .none
        case .color(let color): color.color.map { .text($0.description) } ?? .none
        case .readout, .paragraph, .action, .custom, nil: .none
        }
    }

    func isOptional(_ control: Control) -> Bool { control.value?.type.isOptional == true }

    /// The values of the options, in order.
    func optionValues(of control: Control) -> [PlainValue] {
        if let options = Definitions.options(of: control)?.options {
            let isOfApp = if case .app? = control.value?.type.element { true } else { false }
            return options.map { option in
                if isOfApp, let name = option.caseName { return .named(name) }
                return PlainValue(literal: option.value)
            }
        }
        if case .app(let reference)? = control.kind.options {
            return world.app.suppliedOptions[reference.name] ?? []
        }
        return []
    }

    /// The value of the option with this id in the runtime.
    private func value(of id: String, among options: [DialogChoice], of control: Control) -> PlainValue? {
        let values = optionValues(of: control)
        return options.firstIndex { $0.id == id }.flatMap { $0 < values.count ? values[$0] : nil }
    }

    /// What one row of a list holds; of a record its title.
    private func element(of control: Control, in row: DialogControl) -> PlainValue {
        if case .list(let kind) = control.kind, let item = kind.control { return value(of: item, in: row) }
        return .text(row.base.title?.source ?? "")
    }

    /// What the value is at first: what the definition says, or the first option where it cannot say that since the
    /// options are the app's.
    func initial(_ control: Control) -> PlainValue {
        guard let value = control.value else { return .none }
        let initial = initial(value.initial, of: control)
        if case .app? = control.kind.options, initial != .none, !value.type.isCollection {
            let options = optionValues(of: control)
            return options.contains(initial) ? initial : options.first ?? .none
        }
        return initial
    }

    /// What the definition alone says.
    func literalInitial(_ control: Control) -> PlainValue {
        control.value.map { initial($0.initial, of: control) } ?? .none
    }

    private func initial(_ initial: InitialValue, of control: Control) -> PlainValue {
        switch initial {
        case .literal(let literal): PlainValue(literal: literal)
        case .option(let index): optionValues(of: control)[index]
        case .none: .none
        case .app(let reference): world.app.suppliedValues[reference.name] ?? .none
        case .several(let several):
            if case .list? = control.value?.type {
                .list(several.compactMap { self.initial($0, of: control).stored })
            } else {
                .several(Set(several.compactMap { self.initial($0, of: control).stored }))
            }
        }
    }

    // MARK: The store

    /// What the store has for a control.
    func stored(_ control: Control) -> DialogStoredValue? {
        guard let store, control.value != nil else { return nil }
        return store.memory.values[key(of: control, in: store)]
    }

    func key(of control: Control, in store: ScreenStore) -> String {
        guard let key = control.value?.storageKey?.key else { return store.prefix + control.id }
        return Self.text(key)
    }

    static func text(_ template: TextTemplate) -> String {
        template.parts.map { part in
            switch part {
            case .text(let text): text
            case .argument(let name): screenArguments[name] ?? ""
            }
        }.joined()
    }

    /// How a value is kept. None is no entry, or an empty text where it has to be told from a default.
    func storedForm(of value: PlainValue, _ control: Control) -> DialogStoredValue? {
        switch value {
        case .none: initial(control) == .none ? nil : .text("")
        case .named: nil
        case .value(let stored): stored
        case .list(let elements): .list(elements)
        case .several(let chosen): .list(optionValues(of: control).compactMap(\.stored).filter(chosen.contains))
        }
    }
}

extension PlainValue {
    init(number: DialogNumber) {
        switch number {
        case .int(let value): self = .value(.int(value))
        case .double(let value): self = .value(.double(value))
        }
    }

    init(moment: DialogMoment) {
        switch moment {
        case .date(let date): self = .text(date.description)
        case .time(let time): self = .text(time.description)
        case .dateAndTime(let date): self = .text(date.formatted(.iso8601))
        }
    }

    init(duration: Duration, in unit: DialogDurationUnit?) {
        let milliseconds = duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
        switch unit {
        case nil: self = .value(.double(Double(milliseconds) / 1000))
        case .milliseconds: self = .value(.int(Int(milliseconds)))
        case .seconds: self = .value(.int(Int(milliseconds / 1000)))
        case .minutes: self = .value(.int(Int(milliseconds / 60_000)))
        }
    }

    init(literal: Literal) {
        switch literal {
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .value(.int(value))
        case .double(let value): self = .value(.double(value))
        case .string(let value): self = .text(value)
        case .date(let date): self = .text(date.description)
        case .time(let time): self = .text(time.description)
        case .dateAndTime(let moment): self = PlainValue(moment: .dateAndTime(moment.instant))
        case .duration(let nanoseconds): self = .value(.double(Double(nanoseconds) / 1e9))
        case .color(let color):
            let bytes = [color.red, color.green, color.blue, color.alpha]
            self = .text("#" + bytes.map { String(format: "%02X", $0) }.joined())
        case .url(let url): self = .text(url)
        }
    }
}

extension CalendarDateTime {
    /// The point in time, in the time zone of the machine.
    var instant: Date {
        var parts = DateComponents()
        parts.year = date.year
        parts.month = date.month
        parts.day = date.day
        parts.hour = time.hour
        parts.minute = time.minute
        parts.second = time.second
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        return calendar.date(from: parts) ?? .distantPast
    }
}
