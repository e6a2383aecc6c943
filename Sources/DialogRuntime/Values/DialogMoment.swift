public import Foundation

/// A day, a time of day or a point in time: what a date picker holds. Only those of one kind have an order.
public enum DialogMoment: Sendable, Hashable {
    case date(DialogDate)
    case time(DialogTime)
    case dateAndTime(Date)

    /// What the moment consists of.
    public var parts: DateParts {
        switch self {
        case .date: .date
        case .time: .time
        case .dateAndTime: .dateAndTime
        }
    }

    init(_ date: Date, _ parts: DateParts) {
        switch parts {
        case .date: self = .date(DialogDate(date))
        case .time: self = .time(DialogTime(date))
        case .dateAndTime: self = .dateAndTime(date)
        }
    }

    /// The moment as a point in time, for the date picker of a system: a day at noon, a time of day today.
    public var date: Date {
        switch self {
        // At noon no change of clocks can move it to another day.
        case .date(let day): day.at(hour: 12, minute: 0)
        case .time(let time): DialogDate(.now).at(time)
        case .dateAndTime(let date): date
        }
    }

    /// The moment as a user types it.
    var text: String {
        switch self {
        case .date(let day): day.description
        case .time(let time): time.description
        case .dateAndTime(let date): "\(DialogDate(date)) \(DialogTime(date))"
        }
    }

    func clamped(_ lowest: DialogMoment?, _ highest: DialogMoment?) -> DialogMoment {
        if let lowest, isLess(than: lowest) { return lowest }
        if let highest, highest.isLess(than: self) { return highest }
        return self
    }

    private func isLess(than other: DialogMoment) -> Bool {
        switch (self, other) {
        case (.date(let left), .date(let right)): left < right
        case (.time(let left), .time(let right)): left < right
        case (.dateAndTime(let left), .dateAndTime(let right)): left < right
        default: false
        }
    }

    /// The next day or minute in a direction; nothing at the end of the calendar or of the day.
    func next(_ direction: Int) -> DialogMoment? {
        switch self {
        case .date(let day):
            let next = day.adding(days: direction)
            return next == day ? nil : .date(next)
        case .time(let time):
            let seconds = time.secondsSinceMidnight + direction * 60
            return 0..<86_400 ~= seconds ? .time(DialogTime(secondsSinceMidnight: seconds)) : nil
        case .dateAndTime(let date):
            let next = DialogDate(date).adding(days: direction)
            return next == DialogDate(date) ? nil : .dateAndTime(next.at(DialogTime(date)))
        }
    }
}

/// The types that a date picker can hold.
public protocol DialogMomentValue: DialogStorable, Comparable {
    /// The value of a moment; nothing if it has other parts.
    init?(_ moment: DialogMoment)
    /// The value without its type.
    var moment: DialogMoment { get }
    /// What the type consists of.
    static var parts: DateParts { get }
}

extension DialogDate: DialogMomentValue {
    public init?(_ moment: DialogMoment) {
        guard case .date(let day) = moment else { return nil }
        self = day
    }

    public var moment: DialogMoment { .date(self) }
    public static var parts: DateParts { .date }
}

extension DialogTime: DialogMomentValue {
    public init?(_ moment: DialogMoment) {
        guard case .time(let time) = moment else { return nil }
        self = time
    }

    public var moment: DialogMoment { .time(self) }
    public static var parts: DateParts { .time }
}

extension Date: DialogMomentValue {
    public init?(_ moment: DialogMoment) {
        guard case .dateAndTime(let date) = moment else { return nil }
        self = date
    }

    public var moment: DialogMoment { .dateAndTime(self) }
    public static var parts: DateParts { .dateAndTime }
}
