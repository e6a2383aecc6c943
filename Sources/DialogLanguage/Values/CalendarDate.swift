/// A day of the Gregorian calendar, without a time zone.
public struct CalendarDate: Sendable, Hashable {
    /// 1...9999
    public var year: Int
    /// 1...12
    public var month: Int
    /// 1...31
    public var day: Int

    /// The first day of the calendar.
    public static let earliest = CalendarDate(year: 1, month: 1, day: 1)

    /// Whether February has 29 days.
    static func isLeapYear(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }

    /// The number of days of a month from 1 to 12.
    static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeapYear(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    static let monthNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}

extension CalendarDate: Comparable {
    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension CalendarDate: CustomStringConvertible {
    /// ISO 8601, as it stands in a definition: `2026-11-30`.
    public var description: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }
}

/// A time of day, without a time zone.
public struct ClockTime: Sendable, Hashable {
    /// 0...23
    public var hour: Int
    /// 0...59
    public var minute: Int
    /// 0...59
    public var second: Int

    init(hour: Int, minute: Int, second: Int = 0) {
        self.hour = hour
        self.minute = minute
        self.second = second
    }
}

extension ClockTime {
    public static let midnight = ClockTime(hour: 0, minute: 0)
}

extension ClockTime: Comparable {
    public static func < (left: ClockTime, right: ClockTime) -> Bool {
        (left.hour, left.minute, left.second) < (right.hour, right.minute, right.second)
    }
}

extension ClockTime: CustomStringConvertible {
    /// ISO 8601, with seconds only where there are some: `12:30`.
    public var description: String {
        "\(padded(hour, 2)):\(padded(minute, 2))" + (second == 0 ? "" : ":\(padded(second, 2))")
    }
}

/// A day and a time of day, without a time zone.
public struct CalendarDateTime: Sendable, Hashable {
    public var date: CalendarDate
    public var time: ClockTime
}

extension CalendarDateTime {
    /// The beginning of the calendar.
    public static let earliest = CalendarDateTime(date: .earliest, time: .midnight)
}

extension CalendarDateTime: Comparable {
    public static func < (left: CalendarDateTime, right: CalendarDateTime) -> Bool {
        (left.date, left.time) < (right.date, right.time)
    }
}

extension CalendarDateTime: CustomStringConvertible {
    /// ISO 8601: `2026-11-30T12:30`.
    public var description: String { "\(date)T\(time)" }
}

private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
