import DialogRuntime
import Testing

@testable import DialogLanguage
@testable import Screens

// Numbers, dates, durations and colours: values that are typed as well as set.

extension ScreenWalk {
    // MARK: Numbers

    func steps(
        for control: Control, _ kind: DialogLanguage.NumberControl, _ number: DialogRuntime.NumberControl
    ) -> [RowStep] {
        guard case .fixed(let lowest, let highest) = kind.range else {
            unexpected(control)
            return []
        }
        let isInteger = control.value?.type.unwrapped == .int
        let lower = lowest.flatMap(Self.number)
        let upper = highest.flatMap(Self.number)
        func value(_ number: Double) -> PlainValue { .value(isInteger ? .int(Int(number)) : .double(number)) }
        func type(_ typed: Double, _ outcome: RowStep.Outcome) -> RowStep {
            .typing(Self.text(typed), outcome) { number.text = $0 }
        }
        #expect(number.isInteger == isInteger, "\(place(control))")
        var steps: [RowStep] = []
        for text in ["abc", "-", isInteger ? "1.5" : "1.2.3"] {
            steps.append(.typing(text, .refuses) { number.text = $0 })
        }
        steps.append(.typing("", isOptional(control) ? noneOutcome(of: control) : .refuses) { number.text = $0 })
        if let upper {
            steps.append(type(upper, .becomes(value(upper))))
            steps.append(type(upper + 1, .refuses))
            steps.append(RowStep("set too much", .becomes(value(upper))) { number.value = upper + 1 })
            steps.append(RowStep("step beyond", .ignores) { number.increment() })
        } else {
            steps.append(type(123_456, .becomes(value(123_456))))
        }
        if let lower {
            steps.append(type(lower, .becomes(value(lower))))
            steps.append(type(lower - 1, .refuses))
            steps.append(RowStep("set too little", .becomes(value(lower))) { number.value = lower - 1 })
            steps.append(RowStep("step below", .ignores) { number.decrement() })
        }
        if let lower, let step = kind.step.flatMap(Self.number), lower + step <= upper ?? .infinity {
            let next = Self.rounded(lower + step)
            steps.append(RowStep("step up", .becomes(value(next))) { number.increment() })
            steps.append(RowStep("step down", .becomes(value(lower))) { number.decrement() })
            steps.append(RowStep("step up again", .becomes(value(next))) { number.increment() })
            if number.style == .slider, lower + 2 * step <= upper ?? .infinity, !isInteger || step >= 4 {
                steps.append(
                    RowStep("drag to between two stops", .becomes(value(next))) { number.value = next + step * 0.3 })
            }
        }
        let ends = [lower, upper].compactMap { $0 }.filter { value($0) != initial(control) }
        return steps + [type(ends.first ?? 7, .becomes(value(ends.first ?? 7)))]
    }

    private static func number(_ literal: Literal) -> Double? {
        switch literal {
        case .int(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }

    private static func text(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }

    /// Sums of decimals as a person writes them.
    private static func rounded(_ number: Double) -> Double { (number * 1e9).rounded() / 1e9 }

    // MARK: Dates

    func steps(for control: Control, _ kind: DatePicker, _ date: DateControl) -> [RowStep] {
        func type(_ text: String, _ outcome: RowStep.Outcome) -> RowStep {
            .typing(text, outcome) { date.text = $0 }
        }
        func becomes(_ literal: Literal) -> RowStep {
            type(Self.typed(literal), .becomes(PlainValue(literal: literal)))
        }
        guard case .fixed(let lower, let upper) = kind.range else {
            unexpected(control)
            return []
        }
        let samples: [Literal]
        var steps: [RowStep] = []
        switch kind.components {
        case .date:
            samples = [
                .date(CalendarDate(year: 2026, month: 2, day: 28)), .date(CalendarDate(year: 2024, month: 2, day: 29)),
            ]
            steps += ["2026-02-30", "tomorrow", "2026-1", "2026-"].map { type($0, .refuses) }
        case .time:
            samples = [.time(ClockTime(hour: 7, minute: 5)), .time(ClockTime(hour: 18, minute: 30))]
            steps += ["24:00", "7 o'clock", "7:"].map { type($0, .refuses) }
        case .dateAndTime:
            samples = [
                .dateAndTime(
                    CalendarDateTime(
                        date: CalendarDate(year: 2026, month: 12, day: 31), time: ClockTime(hour: 23, minute: 59))),
                .dateAndTime(
                    CalendarDateTime(
                        date: CalendarDate(year: 2027, month: 1, day: 1), time: ClockTime(hour: 0, minute: 1))),
            ]
            steps += ["2026-12-31 25:00", "2026-13-01 10:00", "2026-12-31"].map { type($0, .refuses) }
        }
        steps.append(type("", isOptional(control) ? noneOutcome(of: control) : .refuses))
        for sample in samples {
            let isInside =
                lower.map { !Self.isBefore(sample, $0) } ?? true && upper.map { !Self.isBefore($0, sample) } ?? true
            steps.append(isInside ? becomes(sample) : type(Self.typed(sample), .refuses))
        }
        if let lower {
            steps += [becomes(lower), RowStep("step below", .ignores) { date.decrement() }]
            if let before = Self.before(lower) { steps.append(type(Self.typed(before), .refuses)) }
        }
        if let upper {
            steps += [becomes(upper), RowStep("step beyond", .ignores) { date.increment() }]
        }
        let inside = samples.first { sample in
            lower.map { !Self.isBefore(sample, $0) } ?? true && upper.map { !Self.isBefore($0, sample) } ?? true
        }
        let last = inside ?? lower ?? upper ?? samples[0]
        steps.append(becomes(last))
        if isOptional(control) {
            steps.append(RowStep("switch off", noneOutcome(of: control)) { date.hasValue = false })
            steps.append(RowStep("switch on", .becomes(PlainValue(literal: last))) { date.hasValue = true })
        } else {
            steps.append(RowStep("switch off", .ignores) { date.hasValue = false })
        }
        return steps
    }

    static func typed(_ literal: Literal) -> String {
        switch literal {
        case .date(let date): date.description
        case .time(let time): time.description
        case .dateAndTime(let moment): "\(moment.date) \(moment.time)"
        default: ""
        }
    }

    private static func isBefore(_ left: Literal, _ right: Literal) -> Bool { typed(left) < typed(right) }

    /// A value just before, where that is easily said.
    private static func before(_ literal: Literal) -> Literal? {
        switch literal {
        case .date(let date) where date.year > 1:
            .date(CalendarDate(year: date.year - 1, month: date.month, day: min(date.day, 28)))
        case .time(let time) where time.hour > 0: .time(ClockTime(hour: time.hour - 1, minute: 59))
        default: nil
        }
    }

    // MARK: Durations

    func steps(for control: Control, _ kind: DurationPicker, _ duration: DurationControl) -> [RowStep] {
        guard case .fixed(let lowest, let highest) = kind.range else {
            unexpected(control)
            return []
        }
        let unit = kind.unit
        func nanoseconds(_ literal: Literal) -> Int64? {
            switch literal {
            case .duration(let nanoseconds): nanoseconds
            case .int(let count): Int64(count) * (unit?.nanoseconds ?? 1)
            default: nil
            }
        }
        func value(_ nanoseconds: Int64) -> PlainValue {
            guard let unit else { return .value(.double(Double(nanoseconds) / 1e9)) }
            return .value(.int(Int(nanoseconds / unit.nanoseconds)))
        }
        func type(_ nanoseconds: Int64, _ outcome: RowStep.Outcome) -> RowStep {
            .typing("\(nanoseconds / 1_000_000)ms", outcome) { duration.text = $0 }
        }
        func becomes(_ nanoseconds: Int64) -> RowStep { type(nanoseconds, .becomes(value(nanoseconds))) }
        let one = unit?.nanoseconds ?? 1_000_000
        let lower = lowest.flatMap(nanoseconds) ?? 0
        let upper = highest.flatMap(nanoseconds)
        var steps = ["soon", "3 parsecs"].map { RowStep.typing($0, .refuses) { duration.text = $0 } }
        steps.append(.typing("", isOptional(control) ? noneOutcome(of: control) : .refuses) { duration.text = $0 })
        steps.append(becomes(lower))
        if lower > 0 { steps.append(type(lower - one, .refuses)) }
        if unit == .seconds || unit == .minutes { steps.append(type(lower + one + one / 2, .refuses)) }
        let step = kind.step.flatMap(nanoseconds)
        if let step, lower + step <= upper ?? .max {
            steps.append(becomes(lower))
            steps.append(RowStep("step up", .becomes(value(lower + step))) { duration.increment() })
            steps.append(RowStep("step down", .becomes(value(lower))) { duration.decrement() })
            steps.append(RowStep("step below", .ignores) { duration.decrement() })
        }
        if let upper {
            steps += [type(upper + one, .refuses), becomes(upper)]
        }
        let last = value(lower) == initial(control) ? upper ?? lower + one : lower
        steps.append(becomes(last))
        if isOptional(control) {
            steps.append(RowStep("switch off", noneOutcome(of: control)) { duration.hasValue = false })
            steps.append(RowStep("switch on", .becomes(value(last))) { duration.hasValue = true })
        }
        return steps
    }

    // MARK: Colours

    func steps(for control: Control, _ kind: ColorPicker, _ color: ColorControl) -> [RowStep] {
        func type(_ text: String, _ outcome: RowStep.Outcome) -> RowStep {
            .typing(text, outcome) { color.text = $0 }
        }
        #expect(color.allowsOpacity == kind.allowsOpacity, "\(place(control))")
        var steps = ["red", "#12", "#GG0000"].map { type($0, .refuses) }
        steps.append(type("", isOptional(control) ? noneOutcome(of: control) : .refuses))
        steps.append(type("#123456", .becomes(.text("#123456FF"))))
        steps.append(type("#abcdef80", kind.allowsOpacity ? .becomes(.text("#ABCDEF80")) : .refuses))
        let half = DialogColor(red: 1, green: 2, blue: 3, alpha: 127)
        let picked: PlainValue = .text(kind.allowsOpacity ? "#0102037F" : "#010203FF")
        steps.append(RowStep("pick a color", .becomes(picked)) { color.color = half })
        if isOptional(control) {
            steps.append(RowStep("switch off", noneOutcome(of: control)) { color.hasValue = false })
            steps.append(RowStep("switch on", .becomes(picked)) { color.hasValue = true })
        }
        return steps
    }
}
