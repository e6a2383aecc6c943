import DialogRuntime
import DialogTesting
import Foundation
import Testing

/// Dates, durations and colours: their values, their controls, their storage.
@MainActor @Suite struct DateRuleTests {
    private let world = TestWorld()

    private func open() -> (ScriptedPresenter, DialogHandle<ReleaseFixture>) {
        let presenter = world.presenter()
        return (presenter, DialogOpener<ReleaseFixture>(world.center, texts: DialogTextTable()).show())
    }

    private func issues(_ presenter: ScriptedPresenter, _ id: String) -> [DialogIssue.Code] {
        presenter.top?.control(id)?.base.issues.map(\.code) ?? []
    }

    // MARK: Values

    @Test(arguments: [
        "0001-01-01", "1582-10-15", "1900-02-28", "1970-01-01", "2000-02-29", "2024-02-29", "2026-11-30", "9999-12-31",
    ])
    func daysAreTheirTextAndTheirNumber(_ text: String) throws {
        let day = try #require(DialogDate(text))
        #expect(day.description == text)
        #expect(day.adding(days: 0) == day)
        #expect(day.adding(days: 400).adding(days: -400) == day || day.year == 9999)
        #expect(try JSONDecoder().decode(DialogDate.self, from: JSONEncoder().encode(day)) == day)
    }

    @Test(arguments: ["2026-02-30", "2025-02-29", "1900-02-29", "2026-13-01", "2026-1-1", "26-01-01", "", "２０２６-01-01"])
    func whatIsNoDayIsNone(_ text: String) {
        #expect(DialogDate(text) == nil)
    }

    @Test func daysFollowEachOther() {
        var day = DialogDate(year: 1999, month: 12, day: 31)
        for expected in ["2000-01-01", "2000-01-02"] {
            day = day.adding(days: 1)
            #expect(day.description == expected)
        }
        #expect(DialogDate(year: 2024, month: 2, day: 28).adding(days: 1).description == "2024-02-29")
        #expect(DialogDate(year: 2100, month: 2, day: 28).adding(days: 1).description == "2100-03-01")
        #expect(DialogDate(year: 9999, month: 12, day: 31).adding(days: .max).description == "9999-12-31")
        #expect(DialogDate(year: 2026, month: 2, day: 31) == DialogDate(year: 2026, month: 2, day: 28))
    }

    @Test func timesAndColorsAreTheirText() throws {
        #expect(DialogTime("12:30")?.description == "12:30")
        #expect(DialogTime("12:30:15")?.description == "12:30:15")
        for text in ["24:00", "12:60", "1:30", "12:30:60", "12"] { #expect(DialogTime(text) == nil) }
        #expect(DialogColor("#FF8800")?.description == "#FF8800FF")
        #expect(DialogColor("#ff880080") == DialogColor(red: 255, green: 136, blue: 0, alpha: 128))
        for text in ["FF8800", "#F80", "#GG0000", "#FF8800F", "#"] { #expect(DialogColor(text) == nil) }
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(DialogColor.self, from: Data("\"red\"".utf8))
        }
    }

    @Test(arguments: ["UTC", "Asia/Tokyo", "America/New_York", "Pacific/Apia"])
    func aDayAndATimeAreAPointInTimeAndBack(_ zone: String) throws {
        let zone = try #require(TimeZone(identifier: zone))
        for text in ["1999-12-31", "2026-03-29", "2026-06-15", "2026-11-01"] {
            let day = try #require(DialogDate(text))
            for time in [DialogTime(hour: 0, minute: 0), DialogTime(hour: 23, minute: 59, second: 59)] {
                let date = day.at(time, in: zone)
                #expect(DialogDate(date, in: zone) == day)
                #expect(DialogTime(date, in: zone) == time)
            }
        }
        let utc = try #require(TimeZone(identifier: "UTC"))
        let noon = DialogDate(year: 2026, month: 11, day: 30).at(hour: 12, minute: 30, in: utc)
        #expect(noon == Date(timeIntervalSince1970: 1_796_041_800))
    }

    // MARK: Controls

    @Test func rule11_datesAreReadAtEveryChangeAndUnfinishedOnesAreNoMistake() throws {
        let (presenter, handle) = open()
        for text in ["", "2", "2026", "2026-", "2026-1", "2026-11-"] {
            try presenter.type(text, into: "day")
            #expect(issues(presenter, "day") == [.incomplete], "\(text)")
            #expect(presenter.messages(at: "day").isEmpty)
        }
        try presenter.type("2026-11-3", into: "day")
        #expect(handle.session.values.day.description == "2026-11-03")
        for text in ["2026-11-31", "26-11-30", "30.11.2026", "x", "2026-11-301"] {
            try presenter.type(text, into: "day")
            #expect(issues(presenter, "day") == [.malformed], "\(text)")
        }
        #expect(presenter.messages(at: "day") == ["Write it like this: 2026-11-30"])
        try presenter.type("2027-01-01", into: "day")
        #expect(presenter.messages(at: "day") == ["Use 2026-01-01 to 2026-12-31."])
        #expect(presenter.enabledButtons == ["cancel"])
        try presenter.type("２０２６／１２／０１", into: "day")
        #expect(issues(presenter, "day").isEmpty)
        try presenter.leave("day")
        #expect(try presenter.value(of: "day") == "2026-12-01")
    }

    @Test func rule11_timesDurationsAndColorsAreReadInTheirForms() throws {
        let (presenter, handle) = open()
        for (text, time) in [("9:05", "09:05"), ("17:30", "17:30"), ("12:30:15", "12:30:15"), ("１２：３０", "12:30")] {
            try presenter.type(text, into: "alarm")
            #expect(handle.session.values.alarm.description == time)
        }
        let durations: [(String, Duration)] = [
            ("90s", .seconds(90)), ("1:30", .seconds(90)), ("1h 30min", .seconds(5400)), ("1:00:00", .seconds(3600)),
            ("1.5s", .milliseconds(1500)), ("250ms", .milliseconds(250)),
        ]
        for (text, duration) in durations {
            try presenter.type(text, into: "pause")
            #expect(handle.session.values.pause == duration, "\(text)")
        }
        for text in ["", "5", "1h 30m"] {
            try presenter.type(text, into: "pause")
            #expect(issues(presenter, "pause") == [.incomplete], "\(text)")
        }
        for text in ["5 apples", "s", "1min 1h", "1:75", "-5s"] {
            try presenter.type(text, into: "pause")
            #expect(issues(presenter, "pause") == [.malformed], "\(text)")
        }
        try presenter.type("90s", into: "sleep")
        #expect(issues(presenter, "sleep") == [.malformed], "whole minutes only")
        try presenter.type("2h", into: "sleep")
        #expect(handle.session.values.sleep == 120)
        try presenter.type("ff8800", into: "tint")
        #expect(handle.session.values.tint == DialogColor(red: 255, green: 136, blue: 0))
        try presenter.type("#FF88", into: "tint")
        #expect(issues(presenter, "tint") == [.incomplete])
        try presenter.type("#FF880080", into: "tint")
        #expect(presenter.messages(at: "tint") == ["Use a color without transparency."])
        try presenter.type("orange", into: "tint")
        #expect(issues(presenter, "tint") == [.malformed])
    }

    @Test func stepsEndAtTheRange() throws {
        let (_, handle) = open()
        guard case .date(let day)? = handle.session.control("day"),
            case .duration(let pause)? = handle.session.control("pause")
        else { return #expect(Bool(false), "the controls are there") }
        day.moment = .date(DialogDate(year: 2030, month: 1, day: 1))
        #expect(handle.session.values.day.description == "2026-12-31", "what is set is moved into the range")
        #expect(!day.canIncrement)
        day.decrement()
        #expect(handle.session.values.day.description == "2026-12-30")
        day.moment = .time(DialogTime(hour: 1, minute: 1))
        #expect(handle.session.values.day.description == "2026-12-30")
        pause.duration = .milliseconds(250)
        #expect(!pause.canDecrement)
        pause.increment()
        #expect(handle.session.values.pause == .milliseconds(500))
    }

    @Test func anOptionalOneHasASwitchThatBringsTheLastValueBack() throws {
        let (presenter, handle) = open()
        #expect(handle.session.values.until == nil)
        #expect(try presenter.value(of: "until") == "")
        #expect(issues(presenter, "until") == [.required])
        try presenter.toggle("until")
        #expect(handle.session.values.until != nil)
        try presenter.type("2028-05-06", into: "until")
        try presenter.toggle("until")
        #expect(handle.session.values.until == nil)
        try presenter.toggle("until")
        #expect(handle.session.values.until?.description == "2028-05-06")
        try presenter.type("", into: "until")
        #expect(handle.session.values.until == nil)
        #expect(issues(presenter, "until") == [.required])
        #expect(throws: ScriptError.self) { try presenter.toggle("day") }
    }

    @Test func rule14_conditionsCompareDatesDurationsAndColors() throws {
        let (presenter, _) = open()
        #expect(!presenter.controls.contains("late"))
        try presenter.type("2026-12-24", into: "day")
        #expect(presenter.controls.contains("late"))
    }

    // MARK: Storage

    @Test func valuesAreStoredAsTextSecondsAndNumbers() throws {
        let (presenter, _) = open()
        try presenter.type("2028-05-06", into: "until")
        try presenter.type("2026-12-24", into: "day")
        try presenter.type("9:05", into: "alarm")
        try presenter.type("1.5s", into: "pause")
        try presenter.type("2h", into: "sleep")
        try presenter.type("#0080FF", into: "tint")
        try presenter.press("save")
        #expect(
            world.defaults.values == [
                "until": .text("2028-05-06"), "day": .text("2026-12-24"), "alarm": .text("09:05"),
                "pause": .double(1.5), "sleep": .int(120), "tint": .text("#0080FFFF"),
            ])
        let again = DialogOpener<ReleaseFixture>(world.center, texts: DialogTextTable()).show()
        #expect(again.session.values.pause == .milliseconds(1500))
        #expect(again.session.values.day.description == "2026-12-24")
        #expect(world.center.reports.isEmpty)
    }

    @Test func pointsInTimeAreStoredInUTC() {
        let date = Date(timeIntervalSince1970: 1_796_041_800)
        #expect(date.stored == .text("2026-11-30T12:30:00Z"))
        #expect(Date(stored: date.stored) == date)
        let fraction = Date(timeIntervalSince1970: 1_796_041_800.25)
        #expect(Date(stored: fraction.stored) == fraction)
        #expect(Date(stored: .text("yesterday")) == nil)
        #expect(Duration(stored: .int(90)) == .seconds(90))
        #expect(Duration(stored: .double(0.1)) == .milliseconds(100))
        #expect(Duration(stored: .double(.infinity)) == nil)
    }

    @Test func rule12_storedValuesThatDoNotFitAreReplacedAndReportedOnce() {
        world.defaults.values = [
            "day": .text("1999-01-01"), "alarm": .text("25:00"), "pause": .double(-5), "tint": .text("#FF880080"),
            "sleep": .text("long"),
        ]
        let values = open().1.session.values
        #expect(values.day.description == "2026-01-01")
        #expect(values.alarm.description == "12:30")
        #expect(values.pause == .milliseconds(250))
        #expect(values.tint == DialogColor(red: 255, green: 136, blue: 0))
        #expect(values.sleep == 5)
        #expect(world.reported.filter { $0 == .valueReplaced }.count == 5)
    }
}

/// A dialog with the kinds of this suite, as generated code has them.
nonisolated struct ReleaseFixture: DialogRuntime.ValueDialog, DialogRuntime.PlainDialog {
    struct Values: DialogRuntime.DialogValues {
        var day = DialogRuntime.DialogDate(year: 2026, month: 11, day: 30)
        var alarm = DialogRuntime.DialogTime(hour: 12, minute: 30)
        var until: DialogRuntime.DialogDate?
        var pause = Swift.Duration.seconds(5)
        var sleep = 5
        var tint = DialogRuntime.DialogColor(red: 255, green: 0, blue: 0)
    }
    enum Button: String, DialogRuntime.DialogButtons { case cancel, save }
    static var info: DialogRuntime.DialogInfo { .init("release", .sheet) }
    @MainActor static func describe(_ dialog: Self, to d: DialogRuntime.DialogBuilder<Self>) {
        d.title(.init("r", "Release"))
        d.storage(.userDefaults())
        d.datePicker(
            "day", \.day,
            in: DialogDate(year: 2026, month: 1, day: 1)...DialogDate(year: 2026, month: 12, day: 31))
        d.datePicker("alarm", \.alarm)
        d.datePicker("until", \.until, in: ...DialogDate(year: 2030, month: 12, day: 31)).required()
        d.durationPicker(
            "pause", \.pause, in: Duration.milliseconds(250)...Duration.seconds(7200), step: .milliseconds(250))
        d.durationPicker("sleep", \.sleep, storedAs: .minutes)
        d.colorPicker("tint", \.tint, opacity: false)
        d.text("late", .init("l", "Late")).visibleWhen { c in
            c.compare(\.day, .greater, DialogDate(year: 2026, month: 12, day: 1)) && c.differs(\.day, \.until)
                && c.compare(\.pause, .less, .seconds(60))
                && c.equals(\.tint, DialogColor(red: 255, green: 0, blue: 0))
        }
        d.button(.cancel, standard: .cancel)
        d.button(.save, standard: .save)
    }
}
