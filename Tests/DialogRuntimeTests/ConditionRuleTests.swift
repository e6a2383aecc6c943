import DialogRuntime
import DialogTesting
import Observation
import Testing

/// Rule 14: conditions, rules and what depends on them.
@MainActor @Suite struct ConditionRuleTests {
    @Test func rule14_conditionsFollowEveryChange() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        world.dialogs.playback.show(isLive: false, maximum: 500)
        let session = try #require(presenter.top)
        #expect(session.control("volume")?.base.isEnabled == true)
        try presenter.toggle("click")
        #expect(session.control("volume")?.base.isEnabled == false)
        #expect(session.control("low")?.base.isVisible == false)
        #expect(session.control("click")?.base.subtitle?.source == "Silent")
        #expect(throws: ScriptError.self) { try presenter.type("70", into: "low") }
        #expect(throws: ScriptError.self) { try presenter.set(TempoDialog.self, \.bpm, 1) }
        try session.number("low").text = "70"
        try session.number("volume").value = 0.1
        #expect(presenter.shown(PlaybackDialog.self)?.values.low == 60, "what is hidden takes nothing")
        #expect(presenter.shown(PlaybackDialog.self)?.values.volume == 0.25, "what is disabled takes nothing")
    }

    @Test func rule14_argumentsAndValuesOfTheAppCount() async throws {
        let world = TestWorld()
        let presenter = world.presenter()
        world.dialogs.playback.show(isLive: true, maximum: 100)
        try presenter.toggle("click")
        #expect(presenter.controls.contains("low"), "the argument keeps it")
        #expect(!presenter.controls.contains("port"))
        try presenter.type("80", into: "high")
        world.app.isPro = true
        while !presenter.controls.contains("port") { await Task.yield() }
        try presenter.type("120", into: "high")
        #expect(!presenter.controls.contains("port"), "120 is above the argument")
    }

    @Test func rule14_chainsHoldWhateverTheOrderOfDeclaration() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        ChainDialog.opener(world.center).show()
        #expect(presenter.controls == ["d", "c", "b", "a", "e"])
        try presenter.toggle("a")
        // a hides b; c asks b, d asks c; e asks "not d".
        #expect(presenter.controls == ["a", "e"])
        try presenter.toggle("a")
        #expect(presenter.controls == ["d", "c", "b", "a", "e"])
        try presenter.toggle("b")
        #expect(presenter.controls == ["b", "a", "e"])
    }

    @Test func rule14_comparisonsWithHiddenOrDisabledControlsAreFalse() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        world.dialogs.playback.show(isLive: false, maximum: 500)
        try presenter.choose("C major", in: "key")
        #expect(presenter.controls.contains("secret"))
        try presenter.choose("3", in: "beats")
        #expect(!presenter.controls.contains("secret"), "key is disabled, so key != none is false")
        try presenter.choose("4", in: "beats")
        #expect(presenter.controls.contains("secret"))
        try presenter.choose(nil, in: "key")
        #expect(!presenter.controls.contains("secret"))
    }

    @Test func rule14_aBrokenRuleBlocksAndStandsAtItsControl() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let handle = world.dialogs.playback.show(isLive: false, maximum: 500)
        try presenter.type("130", into: "low")
        #expect(presenter.top?.issues.map(\.control) == ["high"])
        #expect(presenter.top?.issues.map(\.code) == [.rule])
        #expect(presenter.enabledButtons == ["cancel"])
        try presenter.press("ok")
        #expect(handle.reason == nil)
        #expect(presenter.messages(at: "high") == ["High must be above low."])
        // Hiding low: nobody could put the rule right, so it is skipped.
        try presenter.toggle("click")
        #expect(presenter.top?.issues == [])
        try presenter.press("ok")
        #expect(handle.button == .ok)
    }

    @Test func rule14_aRuleBrokenFromAnotherControlShowsItsMessageAtOnce() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        world.dialogs.playback.show(isLive: false, maximum: 500)
        #expect(presenter.messages(at: "high").isEmpty)
        try presenter.type("130", into: "low")
        #expect(presenter.messages(at: "high") == ["High must be above low."], "nobody has touched high")
        try presenter.type("100", into: "low")
        #expect(presenter.messages(at: "high").isEmpty)
    }

    @Test func rule14_aRuleBrokenFromTheStartWaitsForTheFirstEdit() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let handle = DialogOpener<BrokenDialog>(world.center, texts: DialogTextTable()).show()
        #expect(presenter.top?.issues.map(\.code) == [.rule, .required])
        #expect(presenter.messages(at: "high").isEmpty, "the user has done nothing wrong yet")
        handle.session.set(\.click, true)
        #expect(presenter.messages(at: "high").isEmpty, "the app's own changes are no edits")
        try presenter.toggle("click")
        #expect(presenter.messages(at: "high") == ["High must be above low."])
        #expect(presenter.messages(at: "name").isEmpty, "what the control itself finds waits for an edit of it")
        try presenter.press("ok")
        #expect(presenter.messages(at: "name") == ["This is needed."])
    }

    @Test func rule14_hiddenAndDisabledControlsAreNotChecked() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        world.dialogs.playback.show(isLive: false, maximum: 500)
        try presenter.type("1", into: "low")
        #expect(presenter.top?.issues.map(\.code) == [.outOfRange])
        try presenter.toggle("click")
        #expect(presenter.top?.issues == [])
        #expect(presenter.top?.search("low").isEmpty == true)
    }

    @Test func rule14_whatBreaksACheckStaysInTheDraftAndLeavingRestoresTheLastValidValue() async throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let song = Song()
        let handle = world.dialogs.retitle.show(editing: song, reason: "x")
        try presenter.type("Fine", into: "title")
        try presenter.leave("title")
        #expect(song.title == "Fine")
        try presenter.type("much too long a title", into: "title")
        try presenter.leave("title")
        #expect(song.title == "Fine")
        #expect(handle.session.values.title == "much too long a title")
        #expect(presenter.messages(at: "title") == ["Use at most 10 characters."])
        presenter.dismiss()
        #expect(song.title == "Fine")
        #expect(await handle.result.values?.title == "Fine")
    }

    @Test func rule14_anEditWakesOnlyWhatItChanges() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        world.dialogs.playback.show(isLive: false, maximum: 500)
        let session = try #require(presenter.top)
        let low = try session.number("low")
        let high = try session.number("high")
        let volume = try session.number("volume")
        let woken = Locked<[String]>([])
        func watch(_ name: String, _ read: () -> Void) {
            withObservationTracking(read) { woken.withLock { $0.append(name) } }
        }
        watch("low") { _ = low.text }
        watch("high") { _ = high.text }
        watch("volume.isEnabled") { _ = volume.isEnabled }
        low.number = .int(61)
        #expect(woken.withLock { $0 } == ["low"])
        try presenter.toggle("click")
        #expect(woken.withLock { $0 } == ["low", "volume.isEnabled"])
        low.number = .int(62)
        high.number = .int(99)
        #expect(woken.withLock { $0 } == ["low", "volume.isEnabled", "high"])
    }

    @Test func rule14_platformsHideControlsButtonsAndOptions() throws {
        let world = TestWorld()
        let phone = world.presenter(platforms: .iOS)
        let settings = world.dialogs.settings.show()
        #expect(phone.controls.contains("keyboard"))
        settings.dismiss()
        world.dialogs.playback.show(isLive: false, maximum: 500)
        #expect(try phone.top?.choice("key").options.map(\.id) == ["C major", "A minor"])
        phone.detach()

        let watch = TestWorld()
        let presenter = watch.presenter(platforms: .watchOS)
        watch.dialogs.settings.show().dismiss()
        watch.dialogs.playback.show(isLive: false, maximum: 500)
        #expect(try presenter.top?.choice("key").options.map(\.id) == ["C major"])
        presenter.dismiss()
        watch.dialogs.settings.show()
        #expect(!presenter.controls.contains("keyboard"))
    }

    @Test func rule14_twoControlsOfOneIdAreOneValueEachOnItsPlatform() throws {
        for (platform, highest, controls, button) in [
            (DialogPlatforms.iOS, 9, ["size", "isLarge"], "phone"),
            (.watchOS, 5, ["size", "isLarge", "note"], "other"),
        ] {
            let world = TestWorld()
            let presenter = world.presenter(platforms: platform)
            let opener = DialogOpener<TwoPlatformsDialog>(world.center, app: world.app, texts: DialogTextTable())
            let handle = opener.show()
            try presenter.set(TwoPlatformsDialog.self, \.size, 99)
            #expect(handle.session.values.size == highest)
            #expect(world.app.dialogStorage.value(for: "two.size") == .int(highest))
            #expect(presenter.controls == controls)
            #expect(presenter.enabledButtons == [button])
        }
        let world = TestWorld()
        let presenter = world.presenter(platforms: .macOS)
        let handle = DialogOpener<TwoPlatformsDialog>(world.center, app: world.app, texts: DialogTextTable()).show()
        #expect(handle.reason == .rejected)
        #expect(world.reported == [.wrongPlatform])
        #expect(presenter.history.isEmpty)
    }
}

/// One id with a control for each platform, one value and one key; a dialog for telephones only.
nonisolated struct TwoPlatformsDialog: ValueDialog, PlainDialog, StoredDialog {
    typealias App = any DialogsApp
    struct Values: DialogValues {
        var size = 1
        var isLarge = false
    }
    enum Button: String, DialogButtons { case phone, other }

    static var info: DialogInfo { .init("two", .popup, platforms: [.iOS, .watchOS]) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.storage(.app(d.app.dialogStorage), prefix: "two.")
        d.stepper("size", \.size, in: 1...9, step: 1).platforms(.iOS)
        d.slider("size", \.size, in: 1...5).platforms(.watchOS)
        d.toggle("isLarge", \.isLarge).visibleWhen { c in c.compare(\.size, .greater, 3) }
        d.section("rest").platforms(.watchOS)
        d.text("note", .init("two.note.text", "Turn the crown."))
        d.button(.phone, .init("two.phone.title", "Phone")).platforms(.iOS)
        d.button(.other, .init("two.other.title", "Other")).platforms(.watchOS)
    }
}

/// Conditions that lead from the last control to the first.
nonisolated struct ChainDialog: ValueDialog, PlainDialog {
    struct Values: DialogValues {
        var a = false
        var b = true
        var c = true
        var d = true
        var e = true
    }

    static var info: DialogInfo { .init("chain", .popup) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.toggle("d", \.d).visibleWhen { c in c.isOn(\.c) }
        d.toggle("c", \.c).visibleWhen { c in c.isOn(\.b) }
        d.toggle("b", \.b).visibleWhen { c in !c.isOn(\.a) }
        d.toggle("a", \.a)
        d.toggle("e", \.e).visibleWhen { c in !c.isOn(\.d) || c.isOn(\.b) }
    }

    @MainActor static func opener(_ center: DialogCenter) -> DialogOpener<Self> {
        DialogOpener(center, texts: DialogTextTable())
    }
}

/// Breaks its own rule from the start.
nonisolated private struct BrokenDialog: ValueDialog, PlainDialog {
    struct Values: DialogValues {
        var click = false
        var low = 9
        var high = 3
        var name = ""
    }

    enum Button: String, DialogButtons { case ok }

    static var info: DialogInfo { .init("broken", .popup) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.toggle("click", \.click)
        d.stepper("low", \.low, in: 0...10, step: 1)
        d.stepper("high", \.high, in: 0...10, step: 1)
        d.textField("name", \.name).required()
        d.rule(at: "high", .init("r", "High must be above low.")) { c in c.compare(\.low, .less, \.high) }
        d.button(.ok, standard: .ok)
    }
}
