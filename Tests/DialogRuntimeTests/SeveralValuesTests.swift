import DialogRuntime
import DialogTesting
import Foundation
import Testing

/// Controls that hold several values.
@MainActor @Suite struct SeveralValuesTests {
    private let world = TestWorld()

    private func show() -> DialogHandle<RemindersDialog> {
        DialogOpener<RemindersDialog>(world.center, texts: DialogTextTable()).show()
    }

    @Test func whatIsChosenIsShownInTheOrderOfTheOptions() throws {
        let presenter = world.presenter()
        let handle = show()
        #expect(try presenter.value(of: "days") == "Tuesday")
        try presenter.choose(["wednesday", "monday"], in: "days")
        #expect(try presenter.value(of: "days") == "Monday, Wednesday")
        #expect(handle.session.values.days == [.wednesday, .monday])
        let days = try presenter.choices("days")
        days.toggle("monday")
        days.toggle("tuesday")
        #expect(handle.session.values.days == [.wednesday, .tuesday])
        days.selection = ["sunday", "monday"]
        #expect(handle.session.values.days == [.monday], "ids that are none are ignored")
        #expect(throws: ScriptError.self) { try presenter.choose(["sunday"], in: "days") }
    }

    @Test func tooFewAndTooManyKeepTheDialogFromBeingConfirmed() throws {
        let presenter = world.presenter()
        let handle = show()
        #expect(presenter.top?.issues == [])
        try presenter.choose([] as [String], in: "days")
        #expect(presenter.messages(at: "days") == ["Choose at least 1."])
        #expect(presenter.top?.issues.map(\.code) == [.tooFew])
        try presenter.choose(["2", "3", "4"], in: "beats")
        #expect(presenter.messages(at: "beats") == ["One or two beats."])
        #expect(presenter.top?.issues.map(\.code) == [.tooFew, .tooMany])
        try presenter.press("ok")
        #expect(handle.session.phase == .presented)
        try presenter.choose(["monday"], in: "days")
        try presenter.choose(["4"], in: "beats")
        try presenter.press("ok")
        #expect(presenter.top == nil)
    }

    @Test func anOptionOfAnotherPlatformIsOnlyShownWhileItIsChosen() throws {
        let presenter = world.presenter(platforms: .iOS)
        _ = show()
        let days = try presenter.choices("days")
        #expect(days.options.map(\.id) == ["monday", "tuesday"])
        days.selection = ["wednesday"]
        #expect(days.options.map(\.id) == ["monday", "tuesday", "wednesday"])
    }

    @Test func rule12_severalValuesAreStoredAsAListInTheOrderOfTheOptions() throws {
        let presenter = world.presenter()
        _ = show()
        try presenter.choose(["wednesday", "monday"], in: "days")
        try presenter.choose(["4", "2"], in: "beats")
        try presenter.press("ok")
        #expect(world.defaults.values["r.days"] == .list([.text("monday"), .text("wednesday")]))
        #expect(world.defaults.values["r.beats"] == .list([.int(2), .int(4)]))
        let again = show()
        #expect(again.session.values.days == [.monday, .wednesday])
        #expect(again.session.values.beats == [2, 4])
        #expect(world.reported == [])
    }

    @Test func rule12_storedOptionsThatAreGoneAreDroppedAndReportedOnce() throws {
        let presenter = world.presenter()
        world.defaults.values = [
            "r.days": .list([.text("someday"), .text("monday"), .int(3)]), "r.beats": .list([.int(4), .double(2)]),
        ]
        let handle = show()
        #expect(handle.session.values.days == [.monday])
        #expect(handle.session.values.beats == [2, 4])
        #expect(world.reported == [.valueReplaced])
        presenter.dismiss()
        _ = show()
        #expect(world.reported == [.valueReplaced])
        presenter.dismiss()
        world.defaults.values["r.days"] = .text("monday")
        #expect(show().session.values.days == [.tuesday], "a value of another kind gives way to the default")
        #expect(world.reported == [.valueReplaced, .valueReplaced])
    }

    @Test func rule12_valuesThatAreNoOptionsAreLeftOut() throws {
        let presenter = world.presenter()
        let handle = show()
        try presenter.set(RemindersDialog.self, \.beats, [3, 7])
        #expect(handle.session.values.beats == [3])
    }

    @Test func aDialogEditsListsAndSetsOfOtherTypes() throws {
        let presenter = world.presenter()
        let target = Plan()
        DialogOpener<PlanDialog>(world.center, texts: DialogTextTable()).show(.init(), editing: .object(target))
        let shown = try #require(presenter.shown(PlanDialog.self))
        #expect(shown.values.days == [.wednesday, .monday])
        #expect(shown.values.beats == [2, 4])
        #expect(shown.values.bars == [1])
        #expect(world.reported == [.valueReplaced], "one name is none of the options")
        try presenter.choose(["wednesday", "tuesday", "monday"], in: "days")
        try presenter.choose(["4", "3"], in: "beats")
        try presenter.choose(["300", "20"], in: "bars")
        try presenter.press("ok")
        #expect(target.days == ["monday", "tuesday", "wednesday"])
        #expect(target.beats == [3, 4])
        #expect(target.bars == [20, 255], "a number that is too large is clamped")
        #expect(world.reported == [.valueReplaced, .valueReplaced])
    }
}

/// An object whose properties are of other types than the values of its dialog.
@MainActor private final class Plan {
    var days = ["wednesday", "someday", "monday"]
    var beats: Set<UInt8> = [2, 4]
    var bars: [UInt8] = [1]
}

/// Edits a plan.
nonisolated private struct PlanDialog: EditingDialog, PlainDialog {
    struct Values: DialogValues {
        var days: Set<RemindersDialog.DaysOption> = []
        var beats: Set<Int> = []
        var bars: Set<Int> = []
    }
    enum Button: String, DialogButtons { case ok }
    typealias Target = Plan

    static var info: DialogInfo { .init("plan", .popup, apply: .onConfirm) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.multiPicker("days", \.days)
        d.multiPicker("beats", \.beats, .init(numbers: "plan.beats.options", "2\t2\n3\t3\n4\t4"))
        d.multiPicker("bars", \.bars, .init(numbers: "plan.bars.options", "1\t1\n20\t20\n300\t300"))
        d.button(.ok, standard: .ok)
    }

    @MainActor static func read(_ target: Plan, into r: DialogReader<Values>) {
        r.read(\.days, target.days)
        r.read(\.beats, target.beats)
        r.read(\.bars, target.bars)
    }

    @MainActor static func write(_ w: DialogWriter<Values>, to target: inout Plan) {
        if let new = w.changed(\.days, over: target.days) { target.days = new }
        if let new = w.changed(\.beats, over: target.beats) { target.beats = new }
        if let new = w.changed(\.bars, over: target.bars) { target.bars = new }
    }
}

extension ScriptedPresenter {
    fileprivate func choices(_ id: String) throws -> MultiChoiceControl {
        guard case .multiChoice(let choices)? = top?.control(id) else { throw MissingControl(id: id) }
        return choices
    }
}

/// A generated enum and numbers, several of each, kept in a store.
nonisolated struct RemindersDialog: ValueDialog, PlainDialog, StoredDialog {
    struct Values: DialogValues {
        var days: Set<DaysOption> = [.tuesday]
        var beats: Set<Int> = [2]
    }
    enum DaysOption: DialogOptions {
        case monday
        case tuesday
        case wednesday
        static let _options = DialogOptionList<Self>(
            "reminders.days.options", "monday\tMonday\ntuesday\tTuesday\nwednesday\tWednesday\tplatforms=macOS")
    }
    enum Button: String, DialogButtons { case ok }

    static var info: DialogInfo { .init("reminders", .popup, apply: .onConfirm) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.storage(.userDefaults(), prefix: "r.")
        d.multiPicker("days", \.days).title(.init("reminders.days.title", "Days")).count(1...)
        d.multiPicker("beats", \.beats, .init(numbers: "reminders.beats.options", "2\tTwo\n3\tThree\n4\tFour"))
            .title(.init("reminders.beats.title", "Beats")).count(1...2).style(.menu)
            .validationMessage(.init("reminders.beats.validationMessage", "One or two beats."))
        d.button(.ok, standard: .ok)
    }
}
