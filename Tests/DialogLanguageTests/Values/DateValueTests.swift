import Testing

@testable import DialogLanguage

@Suite("Durations, dates and times")
struct DateValueTests {
    @Test(
        arguments: [
            ("250ms", 250_000_000), ("1.5s", 1_500_000_000), ("2min", 120_000_000_000), ("1h", 3_600_000_000_000),
            ("0s", 0),
            ("0.5h", 1_800_000_000_000), ("0.000001ms", 1), ("1.25min", 75_000_000_000), ("1.50s", 1_500_000_000),
            ("0.1min", 6_000_000_000), ("2562047h", 2_562_047 * 3_600_000_000_000), ("0.00000000010min", 6),
        ] as [(String, Int64)])
    func durations(_ text: String, _ nanoseconds: Int64) {
        #expect(Values.duration(text).value == nanoseconds)
    }

    @Test(arguments: [
        Refused("250", .invalidDuration, fix: "250ms", isSafe: false),
        Refused("250 ms", .invalidDuration, fix: "250ms"),
        Refused("2 minutes", .invalidDuration, fix: "2min"),
        Refused("5m", .invalidDuration, fix: "5min", isSafe: false),
        Refused("1H", .invalidDuration, fix: "1h"), Refused("1h30min", .invalidDuration, fix: "90min"),
        Refused("1h 30min 5s", .invalidDuration, fix: "5405s"), Refused(".5s", .invalidDuration, fix: "0.5s"),
        Refused("+5s", .invalidDuration, fix: "5s"), Refused("-5s", .invalidDuration),
        Refused("soon", .invalidDuration),
        Refused("", .invalidDuration), Refused("ms", .invalidDuration), Refused("5 days", .invalidDuration),
        Refused("0.0000001ms", .invalidDuration), Refused("1e3ms", .invalidDuration),
        Refused("30min1h", .invalidDuration),
        Refused("2562048h", .numberOverflow), Refused("99999999999999999999ms", .numberOverflow),
    ])
    func otherDurationSpellings(_ refused: Refused) {
        expectRefused(refused, by: Values.duration)
    }

    @Test func rangesOfDurationsAndDates() {
        #expect(Values.durationRange("1s...2min").value == ValueRange(lower: 1_000_000_000, upper: 120_000_000_000))
        #expect(Values.durationRange("1s-2min").problem?.fix?.replacement == "1s...2min")
        #expect(Values.dateRange("2026-01-01...2026-12-31").value?.upper?.description == "2026-12-31")
        #expect(Values.dateRange("2026-01-01/2026-12-31").problem?.fix?.replacement == "2026-01-01...2026-12-31")
        #expect(Values.dateRange("2026-12-31...2026-01-01").problem?.code == .invalidRange)
        #expect(Values.timeRange("09:00-17:30").problem?.fix?.replacement == "09:00...17:30")
        #expect(Values.timeRange("09:00...").value?.lower == ClockTime(hour: 9, minute: 0))
        #expect(Values.dateAndTimeRange("2026-01-01T09:00...2026-01-01T08:00").problem?.code == .invalidRange)
    }

    @Test func everyDayOfTheCalendarAndNoOther() {
        // A calendar that only counts: every fourth year is a leap year, but of the full centuries every fourth only.
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        var (sinceLeap, sinceCentury, centuries, days) = (0, 0, 0, 0)
        for year in 1...800 {
            sinceLeap = (sinceLeap + 1) % 4
            sinceCentury = (sinceCentury + 1) % 100
            if sinceCentury == 0 { centuries += 1 }
            let isLeap = sinceLeap == 0 && (sinceCentury != 0 || centuries % 4 == 0)
            let yearText = String(repeating: "0", count: 4 - String(year).count) + String(year)
            for month in 0...13 {
                for day in [0, 1, 27, 28, 29, 30, 31, 32] {
                    let length = 1...12 ~= month ? lengths[month - 1] + (month == 2 && isLeap ? 1 : 0) : 0
                    let text = "\(yearText)-\(twoDigits(month))-\(twoDigits(day))"
                    let date = Values.date(text).value
                    if (date != nil) != (1...max(length, 1) ~= day && length > 0) { Issue.record("\(text)") }
                    if let date, date.description != text { Issue.record("\(text) became \(date)") }
                }
                if 1...12 ~= month { days += CalendarDate.days(inMonth: month, of: year) }
            }
        }
        // The Gregorian calendar repeats after 146,097 days.
        #expect(days == 146_097 * 2)
    }

    @Test func messagesNameTheMonth() {
        #expect(Values.date("2026-02-29").problem?.message == "there is no day 29: February 2026 has 28 days")
        #expect(Values.date("2028-02-30").problem?.message == "there is no day 30: February 2028 has 29 days")
        #expect(Values.date("2026-13-01").problem?.message == "there is no month 13; months run from 01 to 12")
        #expect(Values.time("24:00").problem?.message == "there is no hour 24; the hours of a day run from 00 to 23")
    }

    @Test(arguments: [
        Refused("2026-1-5", .invalidDate, fix: "2026-01-05"), Refused("2026/11/30", .invalidDate, fix: "2026-11-30"),
        Refused("30.11.2026", .invalidDate, fix: "2026-11-30", isSafe: false),
        Refused("11/30/2026", .invalidDate, fix: "2026-11-30", isSafe: false), Refused("03/04/2026", .invalidDate),
        Refused("2026年11月30日", .invalidDate, fix: "2026-11-30"), Refused("2026-02-29", .invalidDate),
        Refused("0000-01-01", .invalidDate), Refused("tomorrow", .invalidDate), Refused("", .invalidDate),
        Refused("20261130", .invalidDate), Refused("２０２６-11-30", .invalidDate), Refused("26-11-30", .invalidDate),
    ])
    func otherDateSpellings(_ refused: Refused) {
        expectRefused(refused, by: Values.date)
    }

    @Test func timesOfDay() {
        #expect(Values.time("00:00").value == ClockTime(hour: 0, minute: 0))
        #expect(Values.time("12:30:15").value?.description == "12:30:15")
        #expect(Values.time("23:59").value?.description == "23:59")
    }

    @Test(arguments: [
        Refused("9:30", .invalidDate, fix: "09:30"), Refused("12:30 PM", .invalidDate, fix: "12:30"),
        Refused("12:30 am", .invalidDate, fix: "00:30"), Refused("5pm", .invalidDate, fix: "17:00"),
        Refused("12.30", .invalidDate, fix: "12:30"), Refused("24:00", .invalidDate), Refused("12:60", .invalidDate),
        Refused("12:30:60", .invalidDate), Refused("13pm", .invalidDate), Refused("noon", .invalidDate),
        Refused("", .invalidDate),
        Refused("1230", .invalidDate), Refused("12:30:15.5", .invalidDate),
    ])
    func otherTimeSpellings(_ refused: Refused) {
        expectRefused(refused, by: Values.time)
    }

    @Test(arguments: [
        Refused("2026-11-30 12:30", .invalidDate, fix: "2026-11-30T12:30"),
        Refused("2026-11-30t12:30", .invalidDate, fix: "2026-11-30T12:30"),
        Refused("2026-11-30T12:30Z", .invalidDate, fix: "2026-11-30T12:30", isSafe: false),
        Refused("2026-11-30T12:30+09:00", .invalidDate, fix: "2026-11-30T12:30", isSafe: false),
        Refused("2026-11-30T9:30", .invalidDate, fix: "2026-11-30T09:30"),
        Refused("2026-1-30T09:30", .invalidDate, fix: "2026-01-30T09:30"), Refused("2026-02-30T09:30", .invalidDate),
        Refused("2026-11-30", .invalidDate), Refused("Tuesday", .invalidDate), Refused("", .invalidDate),
    ])
    func otherDateAndTimeSpellings(_ refused: Refused) {
        expectRefused(refused, by: Values.dateAndTime)
        #expect(Values.dateAndTime("2026-11-30T12:30").value?.description == "2026-11-30T12:30")
    }

    @Test func datesAndTimesAreOrdered() throws {
        let dates = try ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"].map {
            try #require(Values.date($0).value)
        }
        #expect(dates == dates.reversed().sorted())
        let times = try ["2026-01-01T23:59", "2026-01-02T00:00", "2026-01-02T00:00:01"].map {
            try #require(Values.dateAndTime($0).value)
        }
        #expect(times == times.reversed().sorted())
    }
}
