import DialogRuntime
import DialogTesting
import Foundation
import Testing

/// Values that are kept: their keys, their earlier names, their stores and what others read there.
@MainActor @Suite struct StoredValueTests {
    private let world = TestWorld()

    private var preferences: DialogOpener<PreferencesDialog> {
        DialogOpener(world.center, app: world.app, texts: DialogTextTable())
    }

    // MARK: Keys

    @Test func aPrefixHoldsTheArguments() {
        preferences.embedded(PreferencesDialog(user: "ada", number: 7)).set(\.size, 3)
        preferences.embedded(PreferencesDialog(user: "bob", number: 7)).set(\.size, 4)
        #expect(world.app.dialogStorage.value(for: "ada.7.size") == .int(3))
        #expect(world.app.dialogStorage.value(for: "bob.7.size") == .int(4))
        #expect(preferences.values(PreferencesDialog(user: "ada", number: 7)).size == 3)
        #expect(preferences.values(PreferencesDialog(user: "bob", number: 7)).size == 4)
        #expect(preferences.values(PreferencesDialog(user: "eve", number: 7)).size == 1)
    }

    // MARK: Earlier names

    /// The key of now wins, then the earlier names in their order, each with the prefix first.
    @Test(arguments: [
        (["ada.7.oldest": 2], 2), (["oldest": 2], 2), (["ada.7.older": 3, "ada.7.oldest": 2], 3),
        (["older": 3, "ada.7.oldest": 2], 3), (["ada.7.size": 5, "ada.7.older": 3], 5), ([:], 1),
    ])
    func oldNamesAreMovedInAStoreOfTheApp(_ stored: [String: Int], _ expected: Int) {
        for (key, value) in stored { world.app.dialogStorage.set(.int(value), for: key) }
        let dialog = PreferencesDialog(user: "ada", number: 7)
        #expect(preferences.values(dialog).size == expected)
        #expect(preferences.values(dialog).size == expected, "and once moved they stay")
        let left = ["ada.7.older", "ada.7.oldest", "older", "oldest"].filter {
            world.app.dialogStorage.value(for: $0) != nil
        }
        #expect(left.isEmpty)
        let kept = world.app.dialogStorage.value(for: "ada.7.size")
        #expect(kept == (stored.isEmpty ? nil : .int(expected)))
    }

    @Test func anAbsoluteKeyHasAbsoluteEarlierNames() {
        world.app.dialogStorage.set(.bool(true), for: "ada.7.flagBefore")
        world.app.dialogStorage.set(.bool(true), for: "flagBefore")
        #expect(preferences.values(PreferencesDialog(user: "ada", number: 7)).flag)
        #expect(world.app.dialogStorage.value(for: "shared.flag") == .bool(true))
        #expect(world.app.dialogStorage.value(for: "flagBefore") == nil)
        #expect(world.app.dialogStorage.value(for: "ada.7.flagBefore") == .bool(true), "of somebody else")
    }

    /// A default that somebody registered is no value: it neither keeps an old value from being moved nor is one.
    @Test func oldNamesAreMovedInTheUserDefaults() throws {
        let suite = "dialoggen.tests.\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        defaults.register(defaults: ["settings.metronome": true, "settings.oldClick": true])
        defaults.set(false, forKey: "oldClick")
        defaults.set(0.25, forKey: "settings.volume")
        let center = DialogCenter(userDefaults: { _ in UserDefaultsStorage(suite: suite) })
        let dialogs = Dialogs(center, app: FixtureApp())
        #expect(dialogs.settings.values.click == false)
        #expect(defaults.object(forKey: "oldClick") == nil)
        #expect(defaults.object(forKey: "settings.metronome") as? Bool == false)
        #expect(dialogs.settings.values.volume == 0.25)
        #expect(center.reports.isEmpty)
    }

    /// A value under an earlier name that no longer fits is no better than one under the key of now.
    @Test func aMovedValueThatDoesNotFitIsReplacedAndReportedOnce() {
        world.app.dialogStorage.set(.text("large"), for: "ada.7.older")
        for _ in 0..<3 { #expect(preferences.values(PreferencesDialog(user: "ada", number: 7)).size == 1) }
        #expect(world.reported == [.valueReplaced])
        #expect(world.center.reports.first?.control == "size")
    }

    // MARK: Suites

    @Test func eachSuiteIsAStoreOfItsOwn() {
        var made: [String?] = []
        var stores: [String?: MemoryStorage] = [:]
        let center = DialogCenter(userDefaults: { suite in
            made.append(suite)
            let storage = MemoryStorage()
            stores[suite] = storage
            return storage
        })
        let group = DialogOpener<GroupDialog>(center, texts: DialogTextTable())
        let own = DialogOpener<OwnDialog>(center, texts: DialogTextTable())
        group.embedded().set(\.flag, true)
        own.embedded().set(\.flag, true)
        own.embedded().set(\.flag, false)
        #expect(made == ["group.composer", nil], "each is made once")
        #expect(stores["group.composer"]?.values == ["flag": .bool(true)])
        #expect(stores[nil]?.values == ["flag": .bool(false)])
        #expect(group.values.flag && !own.values.flag)
    }

    @Test func realSuitesDoNotSeeEachOther() throws {
        let names = ["a", "b"].map { "dialoggen.tests.\($0).\(UUID().uuidString)" }
        defer { for name in names { UserDefaults(suiteName: name)?.removePersistentDomain(forName: name) } }
        let stores = names.map { UserDefaultsStorage(suite: $0) }
        stores[0].set(.int(1), for: "x")
        #expect(stores[1].value(for: "x") == nil)
        #expect(UserDefaultsStorage(suite: names[0]).value(for: "x") == .int(1))
        #expect(UserDefaultsStorage().value(for: "x") == nil)
    }

    // MARK: Defaults

    /// What is registered is what the definition says: read back as if it had been stored, it gives the same values.
    @Test func theRegisteredDefaultsAreThoseOfTheDefinition() {
        let recorder = RecordingStorage()
        let center = DialogCenter(userDefaults: { _ in recorder })
        let opener = DialogOpener<KindsDialog>(center, texts: DialogTextTable())
        #expect(opener.values == KindsDialog.Values())
        #expect(recorder.values.isEmpty, "nothing is stored that nobody chose")
        #expect(
            recorder.registered == [
                "all.flag": .bool(true), "all.whole": .int(3), "all.fraction": .double(0.25), "all.text": .text("青"),
                "all.voice": .text("low"), "all.several": .list([.text("low"), .text("high")]),
                "all.day": .text("2026-11-30"), "all.time": .text("07:15"), "all.length": .double(1.5),
                "all.minutes": .int(5), "all.tint": .text("#FF8800FF"),
            ])
        recorder.values = recorder.registered
        #expect(opener.values == KindsDialog.Values())
        #expect(center.reports.isEmpty)
    }

    @Test func whatIsReadOutsideThePageIsTheSameAsInside() throws {
        let presenter = world.presenter()
        let opener = DialogOpener<KindsDialog>(world.center, texts: DialogTextTable())
        let handle = opener.show()
        try presenter.set(KindsDialog.self, \.several, [.high])
        try presenter.set(KindsDialog.self, \.day, DialogDate(year: 2024, month: 2, day: 29))
        try presenter.set(KindsDialog.self, \.length, .milliseconds(250))
        try presenter.set(KindsDialog.self, \.tint, DialogColor(red: 0, green: 255, blue: 128, alpha: 128))
        try presenter.set(KindsDialog.self, \.maybe, 4)
        #expect(opener.values == handle.session.values)
        #expect(opener.values.maybe == 4)
        presenter.dismiss()
        #expect(opener.values == handle.session.values)
    }
}

/// A store that keeps what is registered.
@MainActor private final class RecordingStorage: DialogStorage {
    var values: [String: DialogStoredValue] = [:]
    var registered: [String: DialogStoredValue] = [:]

    func value(for key: String) -> DialogStoredValue? { values[key] }
    func set(_ value: DialogStoredValue?, for key: String) { values[key] = value }
    func register(_ value: DialogStoredValue, for key: String) { registered[key] = value }
}

/// Kept for each user.
nonisolated private struct PreferencesDialog: PageDialog, StoredDialog {
    typealias App = any DialogsApp
    struct Values: DialogValues {
        var size = 1
        var flag = false
    }

    static var info: DialogInfo { .init("preferences", .page) }
    var user: String
    var number: Int

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.storage(.app(d.app.dialogStorage), prefix: "\(dialog.user).\(dialog.number).")
        d.stepper("size", \.size, in: 1...9, step: 1).was("older").was("oldest")
        d.toggle("flag", \.flag).stored(absolute: "shared.flag").was("flagBefore")
    }
}

/// Kept in a suite.
nonisolated private struct GroupDialog: PageDialog, PlainDialog, StoredDialog {
    struct Values: DialogValues { var flag = false }

    static var info: DialogInfo { .init("group", .page) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.storage(.userDefaults(suite: "group.composer"))
        d.toggle("flag", \.flag)
    }
}

/// Kept in the standard defaults.
nonisolated private struct OwnDialog: PageDialog, PlainDialog, StoredDialog {
    struct Values: DialogValues { var flag = false }

    static var info: DialogInfo { .init("own", .page) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.storage(.userDefaults())
        d.toggle("flag", \.flag)
    }
}

/// Every kind of value.
nonisolated private struct KindsDialog: PageDialog, PlainDialog, StoredDialog {
    enum VoiceOption: DialogOptions {
        case low, middle, high
        static let _options = DialogOptionList<Self>("voice", "low\tLow\nmiddle\tMiddle\nhigh\tHigh")
    }

    struct Values: DialogValues {
        var flag = true
        var whole = 3
        var fraction = 0.25
        var text = "青"
        var voice = VoiceOption.low
        var several: Set<VoiceOption> = [.high, .low]
        var day = DialogDate(year: 2026, month: 11, day: 30)
        var time = DialogTime(hour: 7, minute: 15)
        var length = Duration.seconds(1.5)
        var minutes = 5
        var tint = DialogColor(red: 255, green: 136, blue: 0)
        var maybe: Int?
    }

    static var info: DialogInfo { .init("all", .page) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.storage(.userDefaults(), prefix: "all.")
        d.toggle("flag", \.flag)
        d.stepper("whole", \.whole, in: 0...9, step: 1)
        d.slider("fraction", \.fraction, in: 0...1)
        d.textField("text", \.text)
        d.picker("voice", \.voice)
        d.multiPicker("several", \.several)
        d.datePicker("day", \.day)
        d.datePicker("time", \.time)
        d.durationPicker("length", \.length)
        d.durationPicker("minutes", \.minutes, storedAs: .minutes)
        d.colorPicker("tint", \.tint)
        d.numberField("maybe", \.maybe)
    }
}
