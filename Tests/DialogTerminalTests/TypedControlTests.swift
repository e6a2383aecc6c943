import DialogRuntime
import Testing

@testable import DialogTerminal

/// Dates, durations and colours in both faces.
@MainActor @Suite struct TypedControlTests {
    private let app = TestApp()

    private func open(_ lines: String...) async -> [String] {
        app.opener(TypedDialog.self).show()
        var output = await app.plain("help")
        for line in lines { output = await app.plain(line) }
        return output
    }

    @Test func theyAreShownAndTypedInAPipe() async {
        #expect(
            await open("pause +") == [
                "--- Typed ---", "  day    Day: 2026-11-30 (2026-01-01...2026-12-31)", "  start  Start: off",
                "  pause  Pause: 6s (1s...1min)", "  tint   Tint: #FF8800", "buttons: save (Save, default)",
            ])
        #expect(await app.plain("day 2026-12-24").contains("  day    Day: 2026-12-24 (2026-01-01...2026-12-31)"))
        #expect(await app.plain("start 12:30").contains("  start  Start: 12:30"))
        #expect(await app.plain("start none").contains("  start  Start: off"))
        #expect(await app.plain("start on").contains("  start  Start: 12:30"))
        #expect(await app.plain("pause 1:00").contains("  pause  Pause: 1min (1s...1min)"))
        #expect(await app.plain("tint #00ff0080").contains("  tint   Tint: #00FF0080"))
        #expect(await app.plain("day 2027-01-01").contains("         ! Use 2026-01-01 to 2026-12-31."))
        #expect(await app.plain("day") == ["? Write it like this: day YYYY-MM-DD|+|-"])
        #expect(await app.plain("tint") == ["? Write it like this: tint #RRGGBB"])
    }

    @Test func keysStepTypeAndSwitch() async throws {
        let handle = app.opener(TypedDialog.self).show()
        let face = BoxFace(app.stage, menu: app.menu, columns: 80, rows: 24)
        func press(_ keys: TerminalKey...) { for key in keys { _ = face.handle(key) } }
        func type(_ text: String) { for character in text { press(.character(character)) } }
        func shows(_ text: String) -> Bool {
            ScreenReader.screen(handle.session).rows.contains {
                if case .typed(let typed) = $0.value { typed.text.string == text } else { false }
            }
        }
        press(.right)
        #expect(handle.session.values.day.description == "2026-12-01")
        press(.left, .left)
        #expect(handle.session.values.day.description == "2026-11-29")
        type("2026-12-0")
        #expect(shows("2026-12-0"))
        press(.backspace, .character("5"))
        #expect(handle.session.values.day.description == "2026-12-05")
        press(.down, .character(" "))
        #expect(handle.session.values.start != nil)
        type("7:45")
        #expect(handle.session.values.start?.description == "07:45")
        press(.down)
        press(.up, .character(" "))
        #expect(handle.session.values.start == nil)
    }
}

/// A dialog with these kinds.
nonisolated struct TypedDialog: DialogRuntime.ValueDialog, DialogRuntime.PlainDialog {
    struct Values: DialogRuntime.DialogValues {
        var day = DialogRuntime.DialogDate(year: 2026, month: 11, day: 30)
        var start: DialogRuntime.DialogTime?
        var pause = Swift.Duration.seconds(5)
        var tint = DialogRuntime.DialogColor(red: 255, green: 136, blue: 0)
    }
    enum Button: String, DialogRuntime.DialogButtons { case save }
    static var info: DialogRuntime.DialogInfo { .init("typed", .sheet) }
    @MainActor static func describe(_ dialog: Self, to d: DialogRuntime.DialogBuilder<Self>) {
        d.title(.init("t", "Typed"))
        d.datePicker(
            "day", \.day, in: DialogDate(year: 2026, month: 1, day: 1)...DialogDate(year: 2026, month: 12, day: 31)
        ).title(.init("d", "Day"))
        d.datePicker("start", \.start).title(.init("s", "Start"))
        d.durationPicker("pause", \.pause, in: Duration.seconds(1)...Duration.seconds(60)).title(.init("p", "Pause"))
        d.colorPicker("tint", \.tint).title(.init("c", "Tint"))
        d.button(.save, standard: .save)
    }
}
