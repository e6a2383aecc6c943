public import Foundation

/// A time of day without a time zone and without a day.
public struct DialogTime: Sendable, Hashable {
    /// 0...23
    public let hour: Int
    /// 0...59
    public let minute: Int
    /// 0...59
    public let second: Int

    /// A time. Numbers that a clock does not have are moved to the nearest that it has.
    public init(hour: Int, minute: Int, second: Int = 0) {
        self.hour = min(max(hour, 0), 23)
        self.minute = min(max(minute, 0), 59)
        self.second = min(max(second, 0), 59)
    }

    /// What a clock shows at a point in time.
    public init(_ date: Date, in timeZone: TimeZone = .current) {
        self.init(secondsSinceMidnight: WallClock(date, in: timeZone).seconds)
    }

    var secondsSinceMidnight: Int { hour * 3600 + minute * 60 + second }

    init(secondsSinceMidnight seconds: Int) {
        self.init(hour: seconds / 3600, minute: seconds / 60 % 60, second: seconds % 60)
    }
}

extension DialogTime: Comparable {
    public static func < (left: Self, right: Self) -> Bool { left.secondsSinceMidnight < right.secondsSinceMidnight }
}

extension DialogTime: LosslessStringConvertible {
    /// ISO 8601, as it is stored, with seconds only where there are some: `12:30`.
    public var description: String {
        "\(padded(hour, 2)):\(padded(minute, 2))" + (second == 0 ? "" : ":\(padded(second, 2))")
    }

    /// The time that ISO 8601 spells in 24 hours; nothing for one that no clock shows.
    public init?(_ description: String) {
        let fields =
            digits(in: description, widths: [2, 2], separator: ":").map { $0 + [0] }
            ?? digits(in: description, widths: [2, 2, 2], separator: ":")
        guard let fields else { return nil }
        self.init(hour: fields[0], minute: fields[1], second: fields[2])
        guard [hour, minute, second] == fields else { return nil }
    }
}

extension DialogTime: Codable, DialogTextStorable {
    public typealias DialogValueFamily = DialogTime
}

/// What a calendar and a clock show somewhere at a point in time.
struct WallClock {
    /// Since 1970, by the calendar on the wall.
    var days: Int
    /// Since midnight, 0..<86400.
    var seconds: Int

    init(days: Int, seconds: Int) {
        self.days = days
        self.seconds = seconds
    }

    init(_ date: Date, in timeZone: TimeZone) {
        let offset = Double(timeZone.secondsFromGMT(for: date))
        // Bounds far outside of the years 1 to 9999, so that no date can overflow.
        let local = min(max((date.timeIntervalSince1970 + offset).rounded(.down), -1e12), 1e12)
        days = Int((local / 86_400).rounded(.down))
        seconds = Int(local) - days * 86_400
    }

    /// The point in time. An hour that a change of clocks leaves out is the one after it.
    func date(in timeZone: TimeZone) -> Date {
        let local = Double(days) * 86_400 + Double(seconds)
        let guess = Date(timeIntervalSince1970: local)
        // The offset at the place is nearly that of the guess; asked again, since a change of clocks may lie between.
        let near = guess.addingTimeInterval(-Double(timeZone.secondsFromGMT(for: guess)))
        return guess.addingTimeInterval(-Double(timeZone.secondsFromGMT(for: near)))
    }
}

func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

/// The numbers between the separators, if each has exactly the digits that it should have.
func digits(in text: String, widths: [Int], separator: Character) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == widths, parts.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }) else {
        return nil
    }
    return parts.compactMap { Int($0) }
}
