import Diagnostics

extension Values {
    /// Reads a day: `2026-11-30`.
    public static func date(_ text: String) -> Parsed<CalendarDate> {
        guard let fields = fields(of: text, widths: [4, 2, 2], separator: "-") else {
            return .problem(misspeltDate(text))
        }
        return calendarDate(fields)
    }

    /// Reads a time of day: `12:30` or `12:30:15`.
    public static func time(_ text: String) -> Parsed<ClockTime> {
        let fields =
            fields(of: text, widths: [2, 2], separator: ":") ?? fields(of: text, widths: [2, 2, 2], separator: ":")
        guard let fields else { return .problem(misspeltTime(text)) }
        return clockTime(fields)
    }

    /// Reads a day with a time of day: `2026-11-30T12:30`.
    public static func dateAndTime(_ text: String) -> Parsed<CalendarDateTime> {
        let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, parts[0].first?.isNumber == true else {
            return .problem(misspeltDateAndTime(text))
        }
        switch (date(parts[0]), time(parts[1])) {
        case (.value(let date), .value(let time)): return .value(CalendarDateTime(date: date, time: time))
        case (.problem(var problem), let time):
            problem.fix = problem.fix.flatMap { fix in
                time.value.map { .init("\(fix.replacement)T\($0)", isSafe: fix.isSafe) }
            }
            return .problem(problem)
        case (.value(let date), .problem(var problem)):
            if let local = withoutTimeZone(parts[1]) {
                return .problem(
                    ValueProblem(
                        .invalidDate, "\(shown(text)) names a time zone; dates and times here have none",
                        fix: .init("\(date)T\(local)", isSafe: false)))
            }
            problem.fix = problem.fix.map { .init("\(date)T\($0.replacement)", isSafe: $0.isSafe) }
            return .problem(problem)
        }
    }

    /// Reads `a...b` with days as bounds.
    public static func dateRange(_ text: String) -> Parsed<ValueRange<CalendarDate>> {
        range(text, example: "2026-01-01...2026-12-31", separators: ["/"]) { date($0) }
    }

    /// Reads `a...b` with times of day as bounds.
    public static func timeRange(_ text: String) -> Parsed<ValueRange<ClockTime>> {
        range(text, example: "09:00...17:30", separators: ["-"]) { time($0) }
    }

    /// Reads `a...b` with days and times of day as bounds.
    public static func dateAndTimeRange(_ text: String) -> Parsed<ValueRange<CalendarDateTime>> {
        range(text, example: "2026-01-01T09:00...2026-01-31T17:30", separators: ["/"]) { dateAndTime($0) }
    }

    private static func calendarDate(_ fields: [Int]) -> Parsed<CalendarDate> {
        let (year, month, day) = (fields[0], fields[1], fields[2])
        func problem(_ message: String) -> Parsed<CalendarDate> { .problem(ValueProblem(.invalidDate, message)) }
        guard year > 0 else { return problem("there is no year 0; years run from 0001 to 9999") }
        guard 1...12 ~= month else { return problem("there is no month \(month); months run from 01 to 12") }
        let days = CalendarDate.days(inMonth: month, of: year)
        guard 1...days ~= day else {
            return problem("there is no day \(day): \(CalendarDate.monthNames[month - 1]) \(year) has \(days) days")
        }
        return .value(CalendarDate(year: year, month: month, day: day))
    }

    private static func clockTime(_ fields: [Int]) -> Parsed<ClockTime> {
        let time = ClockTime(hour: fields[0], minute: fields[1], second: fields.count > 2 ? fields[2] : 0)
        func problem(_ message: String) -> Parsed<ClockTime> { .problem(ValueProblem(.invalidDate, message)) }
        guard time.hour < 24 else {
            return problem("there is no hour \(time.hour); the hours of a day run from 00 to 23")
        }
        guard time.minute < 60 else { return problem("there is no minute \(time.minute); minutes run from 00 to 59") }
        guard time.second < 60 else { return problem("there is no second \(time.second); seconds run from 00 to 59") }
        return .value(time)
    }

    /// The numbers between the separators, if each has exactly the digits it should have.
    private static func fields(of text: String, widths: [Int], separator: Character) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == widths.count else { return nil }
        var fields: [Int] = []
        for (part, width) in zip(parts, widths) {
            guard part.utf8.count == width, part.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let field = Int(part)
            else { return nil }
            fields.append(field)
        }
        return fields
    }

    private static func misspeltDate(_ text: String) -> ValueProblem {
        let form = "a date is written year-month-day, as 2026-11-30"
        let parts = text.split { $0 == "-" || $0 == "/" || $0 == "." || $0 == "年" || $0 == "月" || $0 == "日" }
        let numbers = parts.compactMap { $0.utf8.count <= 4 ? Int($0) : nil }
        guard numbers.count == 3, parts.count == 3 else {
            return ValueProblem(.invalidDate, "'\(shown(text))' is not a date; \(form)")
        }
        let startsWithYear = parts[0].utf8.count == 4
        var fields = startsWithYear ? numbers : numbers.reversed()
        // With slashes the month may come first; where both readings are possible only the author knows.
        if !startsWithYear, text.contains("/"), fields[1] > 12 { fields.swapAt(1, 2) }
        let isAmbiguous = !startsWithYear && text.contains("/") && fields[1] <= 12 && fields[2] <= 12
        guard parts.contains(where: { $0.utf8.count == 4 }), !isAmbiguous, let date = calendarDate(fields).value else {
            return ValueProblem(.invalidDate, "'\(shown(text))' is not a date; \(form)")
        }
        return ValueProblem(
            .invalidDate, "'\(shown(text))' is not how a date is written; write \(date)",
            fix: .init(date.description, isSafe: startsWithYear))
    }

    private static func misspeltTime(_ text: String) -> ValueProblem {
        let form = "a time is written in 24 hours, as 09:30 or 17:05:30"
        var digits = text.lowercased().filter { $0 != " " }
        var shift: Int?
        for (suffix, hours) in [("am", 0), ("a.m.", 0), ("pm", 12), ("p.m.", 12)] where digits.hasSuffix(suffix) {
            digits.removeLast(suffix.count)
            shift = hours
        }
        let parts = digits.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
        var numbers = parts.compactMap { 1...2 ~= $0.utf8.count ? Int($0) : nil }
        if shift != nil, numbers.count == 1 { numbers.append(0) }
        guard 2...3 ~= numbers.count, parts.count == numbers.count || parts.count == 1 else {
            return ValueProblem(.invalidDate, "'\(shown(text))' is not a time; \(form)")
        }
        if let shift {
            guard 1...12 ~= numbers[0] else {
                return ValueProblem(.invalidDate, "'\(shown(text))' is not a time; \(form)")
            }
            numbers[0] = numbers[0] % 12 + shift
        }
        guard let time = clockTime(numbers).value else {
            return ValueProblem(.invalidDate, "'\(shown(text))' is not a time; \(form)")
        }
        return ValueProblem(
            .invalidDate, "'\(shown(text))' is not how a time is written; write \(time)",
            // 9.5 may be half past nine.
            fix: .init(time.description, isSafe: parts.dropFirst().allSatisfy { $0.utf8.count == 2 }))
    }

    private static func misspeltDateAndTime(_ text: String) -> ValueProblem {
        let parts = text.split(maxSplits: 1) { $0 == " " || $0 == "t" }.map(String.init)
        if parts.count == 2, let date = date(parts[0]).value, let time = time(parts[1]).value {
            let mended = CalendarDateTime(date: date, time: time)
            return ValueProblem(
                .invalidDate, "'\(shown(text))' needs a T between the date and the time",
                fix: .init(mended.description, isSafe: true))
        }
        return ValueProblem(
            .invalidDate, "'\(shown(text))' is not a date with a time; it is written as 2026-11-30T12:30")
    }

    /// The time in `12:30Z` or `12:30+09:00`.
    private static func withoutTimeZone(_ text: String) -> ClockTime? {
        guard let end = text.firstIndex(where: { $0 == "Z" || $0 == "+" || $0 == "-" }) else { return nil }
        return time(String(text[..<end])).value
    }
}
