public import Foundation

/// A day of the Gregorian calendar without a time zone: it is the same day wherever the device is.
public struct DialogDate: Sendable, Hashable {
    /// 1...9999
    public let year: Int
    /// 1...12
    public let month: Int
    /// 1...31
    public let day: Int

    /// A day. Numbers that the calendar does not have are moved to the nearest that it has: the 31st of April is the 30th.
    public init(year: Int, month: Int, day: Int) {
        self.year = min(max(year, 1), 9999)
        self.month = min(max(month, 1), 12)
        self.day = min(max(day, 1), Self.days(inMonth: self.month, of: self.year))
    }

    /// The day of a point in time.
    public init(_ date: Date, in timeZone: TimeZone = .current) {
        self.init(daysSince1970: WallClock(date, in: timeZone).days)
    }

    /// The point in time that a clock shows on this day.
    public func at(hour: Int, minute: Int, second: Int = 0, in timeZone: TimeZone = .current) -> Date {
        at(DialogTime(hour: hour, minute: minute, second: second), in: timeZone)
    }

    /// The point in time that a clock shows on this day.
    public func at(_ time: DialogTime, in timeZone: TimeZone = .current) -> Date {
        WallClock(days: daysSince1970, seconds: time.secondsSinceMidnight).date(in: timeZone)
    }

    /// So many days later, or earlier if negative; never beyond the years 1 to 9999.
    public func adding(days: Int) -> DialogDate {
        let (sum, overflow) = daysSince1970.addingReportingOverflow(days)
        return overflow ? (days < 0 ? .first : .last) : DialogDate(daysSince1970: sum)
    }

    static let first = DialogDate(year: 1, month: 1, day: 1)
    static let last = DialogDate(year: 9999, month: 12, day: 31)

    static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    // MARK: Counting days

    // Years that start in March have their leap day at the end, and eras of 400 years are all alike (Howard Hinnant,
    // "chrono-compatible low-level date algorithms").

    var daysSince1970: Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    init(daysSince1970 days: Int) {
        let count = min(max(days, -719_162), 2_932_896) + 719_468
        let era = count / 146_097
        let dayOfEra = count - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        self.init(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}

extension DialogDate: Comparable {
    public static func < (left: Self, right: Self) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension DialogDate: LosslessStringConvertible {
    /// ISO 8601, as it is stored: `2026-11-30`.
    public var description: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }

    /// The day that ISO 8601 spells; nothing for a day that the calendar does not have.
    public init?(_ description: String) {
        guard let fields = digits(in: description, widths: [4, 2, 2], separator: "-") else { return nil }
        self.init(year: fields[0], month: fields[1], day: fields[2])
        guard [year, month, day] == fields else { return nil }
    }
}

extension DialogDate: Codable, DialogTextStorable {
    public typealias DialogValueFamily = DialogDate
}
