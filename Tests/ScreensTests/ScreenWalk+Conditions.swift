import DialogRuntime
import Testing

@testable import DialogLanguage
@testable import Screens

// When rows are shown and can be used: the compiler's reading of the conditions against what the runtime does, and ways to
// reach rows that are hidden at first.

extension ScreenWalk {
    func isMeantForPlatform(_ control: Control) -> Bool {
        includesPlatform(control.platforms) && includesPlatform(controls[control.id]?.section.platforms)
    }

    private func includesPlatform(_ platforms: [Platform]?) -> Bool {
        guard let platforms else { return true }
        return platforms.contains { $0.rawValue == world.platform.rawValue }
    }

    /// What a control's state has to be, by the definition and the values as they stand.
    func expectedState(_ id: String) -> (isVisible: Bool, isEnabled: Bool) {
        guard let (control, section) = controls[id] else { return (false, false) }
        let values = conditionValues
        let visible = [section.visibleWhen, control.visibleWhen].compactMap { $0?.holds(for: values) }
        let enabled = [section.enabledWhen, control.enabledWhen].compactMap { $0?.holds(for: values) }
        return (isMeantForPlatform(control) && !visible.contains(false), !enabled.contains(false))
    }

    func isActive(_ id: String) -> Bool {
        let state = expectedState(id)
        return state.isVisible && state.isEnabled
    }

    var conditionValues: ConditionValues {
        ConditionValues(
            control: conditionValue,
            isActive: isActive,
            argument: { name in
                screenArguments[name].map { .literal(.string($0)) } ?? .literal(.bool(true))
            },
            app: { [world] in world.app.conditions[$0] })
    }

    private func conditionValue(of id: String) -> ConditionValues.Value? {
        guard let control = controls[id]?.control else { return nil }
        let value = value(of: control)
        if value == .none { return ConditionValues.Value.none }
        if let list = Definitions.options(of: control), case .text = list.values {
            return optionValues(of: control).firstIndex(of: value).map { .option(index: $0) }
        }
        switch (rows[id], value) {
        case (.date(let date), _): return date.moment.flatMap(Self.literal).map { .literal($0) }
        case (.duration(let duration), _) where duration.unit == nil:
            let parts = (duration.duration ?? .zero).components
            return .literal(.duration(nanoseconds: parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000))
        case (_, .value(.bool(let value))): return .literal(.bool(value))
        case (_, .value(.int(let value))): return .literal(.int(value))
        case (_, .value(.double(let value))): return .literal(.double(value))
        case (_, .value(.text(let value))): return .literal(.string(value))
        default: return nil
        }
    }

    private static func literal(_ moment: DialogMoment) -> Literal? {
        switch moment {
        case .date(let date): return .date(CalendarDate(year: date.year, month: date.month, day: date.day))
        case .time(let time): return .time(ClockTime(hour: time.hour, minute: time.minute, second: time.second))
        case .dateAndTime(let instant):
            let (day, time) = (DialogDate(instant), DialogTime(instant))
            return .dateAndTime(
                CalendarDateTime(
                    date: CalendarDate(year: day.year, month: day.month, day: day.day),
                    time: ClockTime(hour: time.hour, minute: time.minute, second: time.second)))
        }
    }

    /// Every row is shown and enabled exactly when the definition says so.
    func expectConditions(_ place: String) {
        for control in definition.controls {
            guard let row = rows[control.id]?.base else { continue }
            let wanted = expectedState(control.id)
            // Asked after every step, and an expectation takes its time.
            guard (row.isVisible, row.isEnabled) != (wanted.isVisible, wanted.isEnabled) else { continue }
            Issue.record(
                """
                \(place): \(control.id) is shown: \(row.isVisible), enabled: \(row.isEnabled); \
                wanted: \(wanted.isVisible), \(wanted.isEnabled)
                """)
        }
    }

    // MARK: Reaching a row

    /// Changes other rows until this one can be used, as a user would. Answers whether that was possible.
    func reach(_ control: Control) -> Bool {
        guard let row = rows[control.id]?.base else { return false }
        if row.isVisible && row.isEnabled { return true }
        let causes = causes(of: control)
        return (1...3).contains { change($0, of: causes) { row.isVisible && row.isEnabled } }
    }

    /// Tries all ways to change up to so many rows.
    private func change(_ count: Int, of causes: [Control], until isReached: () -> Bool) -> Bool {
        for cause in causes where isUsable(cause) {
            let before = value(of: cause)
            for candidate in candidates(for: cause) where candidate.value != before {
                candidate.set()
                if isReached() || count > 1 && change(count - 1, of: causes, until: isReached) { return true }
            }
            candidates(for: cause).first { $0.value == before }?.set()
        }
        return false
    }

    private func isUsable(_ control: Control) -> Bool {
        rows[control.id].map { $0.base.isVisible && $0.base.isEnabled } ?? false
    }

    /// The rows that a row's state depends on, through any number of others.
    private func causes(of control: Control) -> [Control] {
        var found: [Control] = []
        var open = [control]
        while let next = open.popLast() {
            let section = controls[next.id]?.section
            let conditions = [next.visibleWhen, next.enabledWhen, section?.visibleWhen, section?.enabledWhen]
            for id in conditions.flatMap({ $0?.controls ?? [] }) where !found.contains(where: { $0.id == id }) {
                guard let cause = controls[id]?.control else { continue }
                found.append(cause)
                open.append(cause)
            }
        }
        return found
    }

    /// Values that a condition may ask for.
    private func candidates(for control: Control) -> [(value: PlainValue, set: () -> Void)] {
        switch rows[control.id] {
        case .toggle(let toggle):
            return [true, false].map { value in (.bool(value), { toggle.isOn = value }) }
        case .choice(let choice):
            let values = optionValues(of: control)
            var all = zip(choice.options, values).map { option, value in
                (value: value, set: { choice.selection = option.id })
            }
            if choice.isOptional { all.append((.none, { choice.selection = nil })) }
            return all
        case .number(let number):
            return [number.lowest, number.highest].compactMap { $0 }.map { bound in
                (PlainValue(number: bound), { number.number = bound })
            }
        case .text(let text):
            return ["", "abc"].map { words in
                (words.isEmpty && isOptional(control) ? .none : .text(words), { text.text = words })
            }
        case .date(let date) where date.isOptional: return [(.none, { date.hasValue = false })]
        default: return []
        }
    }
}

extension ScreenWalk {
    /// The words of the dialog, its sections, rows and buttons are those of the definition.
    func expectWords() {
        func words(_ template: TextTemplate?) -> String? { template.map(Self.text) }
        #expect(session.string(session.title) == words(definition.title?.template), "\(definition.id)")
        #expect(session.message.map(session.string) == words(definition.message?.template), "\(definition.id)")
        for (section, wanted) in zip(session.sections, definition.sections) {
            #expect(section.header.map(session.string) == words(wanted.header?.template), "\(definition.id)")
            #expect(section.footer.map(session.string) == words(wanted.footer?.template), "\(definition.id)")
            #expect(section.startsCollapsed == (wanted.collapsed == true), "\(definition.id)")
        }
        #expect(session.sections.flatMap(\.controls).map(\.base.id) == definition.controls.map(\.id))
        for control in definition.controls {
            guard let row = rows[control.id]?.base else { continue }
            #expect(row.title.map(session.string) == words(control.title?.template), "\(place(control))")
            #expect(row.help.map(session.string) == words(control.help?.template), "\(place(control))")
            if case .always(let subtitle)? = control.subtitle {
                #expect(row.subtitle.map(session.string) == words(subtitle.template), "\(place(control))")
            }
        }
    }
}
