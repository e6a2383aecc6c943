import DialogRuntime
import DialogTesting
import Foundation
import Testing

/// The rules on values, by their numbers.
@MainActor @Suite struct ValueRuleTests {
    // MARK: 10, when edits reach the app

    @Test func rule10_onConfirmWritesOnCommitOnly() async throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let song = Song()
        let handle = world.dialogs.tempo.show(editing: song)
        try presenter.set(TempoDialog.self, \.bpm, 150)
        try presenter.type("Blues", into: "name")
        try presenter.choose("grand organ", in: "instrument")
        #expect((song.tempo, song.title, song.instrument) == (120, "Untitled", "piano"))
        try presenter.press(TempoDialog.self, .save)
        #expect((song.tempo, song.title, song.instrument) == (150, "Blues", "grand organ"))
        #expect(await handle.result.values?.instrument == .grandOrgan)
        #expect(handle.button == .save)
    }

    @Test(arguments: [DismissReason.closeButton, .outsideTap, .swipe, .escape, .program])
    func rule10_liveWithoutCancelButtonKeepsAndCommitsWhoeverCloses(_ reason: DismissReason) async throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let song = Song()
        let handle = world.dialogs.transpose.show(editing: song)
        try presenter.set(TransposeDialog.self, \.steps, 5)
        #expect(song.transpose == 5)
        if reason == .program { handle.dismiss() } else { presenter.dismiss(reason) }
        #expect(await handle.result.values?.steps == 5)
        #expect(handle.reason == reason)
        #expect(song.transpose == 5)
    }

    @Test func rule10_liveWithoutCancelButtonKeepsButDoesNotCommitOtherwise() async throws {
        for reason in [DismissReason.taskCancelled, .hostGone, .superseded] {
            let world = TestWorld()
            let presenter = world.presenter()
            let song = Song()
            let answer = Task { await world.dialogs.transpose.open(editing: song) }
            await presenter.waitUntilShown(TransposeDialog.self)
            try presenter.set(TransposeDialog.self, \.steps, 5)
            switch reason {
            case .taskCancelled: answer.cancel()
            case .hostGone: presenter.detach()
            default: CountedDialog<Replacing>.opener(world.center).show(.init(id: -10))
            }
            #expect(await answer.value == .dismissed(reason))
            #expect(song.transpose == 5)
        }
    }

    @Test func rule10_whatWasNeverShownCommitsNothing() async {
        let world = TestWorld()
        world.presenter()
        world.dialogs.tempo.show(editing: Song())
        let waiting = world.dialogs.transpose.show(editing: Song())
        waiting.dismiss()
        #expect(await waiting.result == .dismissed(.program))
    }

    @Test func rule10_liveWithCancelButtonKeepsWithAnyOtherButton() async throws {
        let world = TestWorld()
        let presenter = world.presenter()
        var mix = Mix()
        let handle = world.dialogs.mix.show(get: { mix }, set: { mix = $0 })
        try presenter.set(MixDialog.self, \.level, 70)
        #expect(mix.level == 70)
        try presenter.press("done")
        #expect(await handle.result.values?.level == 70)
        #expect(mix == Mix(level: 70))
    }

    @Test func rule10_theOriginalComesBackWhateverItWas() throws {
        // 900 lies outside the range, nil is none of the control's values: the control shows something else, and
        // cancelling gives back exactly what was there.
        let world = TestWorld()
        let presenter = world.presenter()
        let song = Song()
        song.tempo = 900
        song.voice = nil
        world.dialogs.voicing.show(editing: song)
        try presenter.set(VoicingDialog.self, \.tempo, 100)
        try presenter.choose("high", in: "voice")
        #expect(song.tempo == 100)
        #expect(song.voice == .high)
        try presenter.press("cancel")
        #expect(song.tempo == 900)
        #expect(song.voice == nil)
    }

    @Test func rule10_liveTextWritesOnReturnOnLeavingAndOnClosing() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let song = Song()
        world.dialogs.voicing.show(editing: song)
        try presenter.type("A", into: "title")
        try presenter.type("99", into: "tempo")
        #expect((song.title, song.tempo) == ("Untitled", 120))
        try presenter.leave("title")
        #expect((song.title, song.tempo) == ("A", 120))
        #expect(try presenter.submit("tempo") == "title")
        #expect(song.tempo == 99)
        try presenter.type("AB", into: "title")
        #expect(song.title == "A")
        presenter.top?.press("cancel")
        #expect((song.title, song.tempo) == ("Untitled", 120))

        world.dialogs.retitle.show(editing: song, reason: "x")
        try presenter.type("ABC", into: "title")
        #expect(song.title == "Untitled")
        presenter.dismiss()
        #expect(song.title == "ABC")
    }

    @Test func rule10_anEditOfTheSameObjectElsewhereIsTakenOver() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let song = Song()
        world.dialogs.voicing.show(editing: song)
        let outer = try #require(presenter.shown(VoicingDialog.self))
        outer.press("more")
        #expect(presenter.stack == ["voicing", "transpose"])
        presenter.dismiss()
        if case .action(let row)? = outer.control("more") { row.perform() }
        #expect(presenter.stack == ["voicing", "tempo"])
        try presenter.set(TempoDialog.self, \.bpm, 77)
        try presenter.type("New", into: "name")
        try presenter.press("save")
        #expect(outer.values.tempo == 77)
        #expect(!outer.isDirty)
    }

    // MARK: 11, typed numbers and texts

    @Test func rule11_anIncompleteNumberIsNoMistakeUntilItIsConfirmed() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let song = Song()
        world.dialogs.tempo.show(editing: song)
        for text in ["-", "", "+", "9."] {
            try presenter.type(text, into: "bpm")
            #expect(presenter.top?.issues.map(\.isIncomplete) == [true])
            #expect(presenter.messages(at: "bpm").isEmpty)
            #expect(presenter.enabledButtons == ["cancel", "save"])
        }
        try presenter.press("save")
        #expect(presenter.messages(at: "bpm") == ["The number is not complete."])
        #expect(song.tempo == 120)
        try presenter.type("99", into: "bpm")
        try presenter.press("save")
        #expect(song.tempo == 99)
    }

    @Test func rule11_outOfRangeAndNoNumberAreMistakes() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        world.dialogs.tempo.show(editing: Song())
        try presenter.type("400", into: "bpm")
        #expect(presenter.messages(at: "bpm") == ["Use a number from 40 to 240."])
        #expect(presenter.enabledButtons == ["cancel"])
        try presenter.type("fast", into: "bpm")
        #expect(presenter.messages(at: "bpm") == ["This is not a number."])
        try presenter.type("99.5", into: "bpm")
        #expect(presenter.messages(at: "bpm") == ["This is not a whole number."])
        let number = try #require(try presenter.top?.number("bpm"))
        number.increment()
        #expect(number.text == "121")
        #expect(presenter.enabledButtons == ["cancel", "save"])
    }

    @Test(arguments: [
        ("en_US", "１２３", 123.0), ("en_US", "٤٥", 45), ("en_US", "1,234", 1234), ("en_US", "０．５", 0.5),
        ("en_US", " 7 ", 7), ("en_US", "－５", -5), ("en_US", "1,234,567.25", 1_234_567.25),
        ("de_DE", "0,5", 0.5), ("de_DE", "1.234,5", 1234.5), ("fr_FR", "0.5", 0.5), ("fr_FR", "1 234,5", 1234.5),
        ("ja_JP", "－１．５", -1.5),
    ])
    func rule11_numbersAreReadInThePresentersLanguage(_ language: String, _ text: String, _ value: Double) throws {
        let world = TestWorld()
        let presenter = world.presenter(locale: language)
        FreeNumberDialog.opener(world.center).show()
        try presenter.type(text, into: "number")
        #expect(presenter.shown(FreeNumberDialog.self)?.values.number == value)
        #expect(presenter.top?.issues == [])
        try presenter.leave("number")
        let shown = try presenter.value(of: "number")
        try presenter.type(shown, into: "number")
        #expect(presenter.shown(FreeNumberDialog.self)?.values.number == value, "what is shown reads back")
    }

    @Test(arguments: [
        ("en_US", "1,5"), ("de_DE", "1.5"), ("en_US", "1.2.3"), ("en_US", "1-2"), ("en_US", "0x10"),
        ("en_US", "inf"), ("en_US", "1e5"), ("en_US", "½"), ("en_US", ",123"), ("en_US", "1,23,456"),
    ])
    func rule11_whatIsNoNumberIsNoNumber(_ language: String, _ text: String) throws {
        let world = TestWorld()
        let presenter = world.presenter(locale: language)
        FreeNumberDialog.opener(world.center).show()
        try presenter.type(text, into: "number")
        #expect(presenter.top?.issues.map(\.code) == [.notANumber])
        #expect(presenter.shown(FreeNumberDialog.self)?.values.number == 0)
    }

    @Test func rule11_commitTakesWhatIsTypedWithoutReturn() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let song = Song()
        world.dialogs.tempo.show(editing: song)
        try presenter.type("133", into: "bpm")
        try presenter.type("Typed", into: "name")
        try presenter.press("save")
        #expect((song.tempo, song.title) == (133, "Typed"))
    }

    @Test func rule11_returnLeadsThroughTheFieldsAndPressesTheDefaultButton() async throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let handle = world.dialogs.playback.show(isLive: false, maximum: 500)
        #expect(presenter.top?.focusOrder == ["low", "high", "note"])
        #expect(try presenter.submit("low") == "high")
        #expect(try presenter.submit("high") == "note")
        #expect(try presenter.submit("note") == nil)
        #expect(handle.button == .ok)
    }

    // MARK: 12, values that do not fit

    @Test func rule12_storedValuesThatDoNotFitAreReplacedAndReportedOnce() {
        let world = TestWorld()
        world.presenter()
        world.defaults.values = [
            "settings.volume": .double(7), "settings.metronome": .text("x"), "bars": .int(-3),
            "settings.name": .text("Ada"),
        ]
        let settings = world.dialogs.settings.show()
        #expect(settings.session.values.volume == 1)
        #expect(settings.session.values.click == true)
        #expect(settings.session.values.bars == 1)
        #expect(settings.session.values.name == "Ada")
        #expect(world.reported == [.valueReplaced, .valueReplaced, .valueReplaced])
        settings.dismiss()
        world.dialogs.settings.show()
        #expect(world.reported.count == 3)
        #expect(world.defaults.values["settings.volume"] == .double(7), "nothing is written unless it is edited")
    }

    @Test func rule12_propertiesThatDoNotFitAreClampedAndLeftAlone() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let song = Song()
        song.tempo = 900
        song.instrument = "theremin"
        let handle = world.dialogs.tempo.show(editing: song)
        #expect(handle.session.values.bpm == 240)
        #expect(handle.session.values.instrument == .piano)
        #expect(world.reported == [.valueReplaced, .valueReplaced])
        #expect(!handle.session.isDirty)
        try presenter.press("cancel")
        #expect((song.tempo, song.instrument) == (900, "theremin"))
    }

    @Test func rule12_otherNumberTypesAreConvertedClampedAndReported() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let song = Song()
        song.gain = .nan
        song.bars = nil
        world.dialogs.transpose.show(editing: song)
        #expect(presenter.shown(TransposeDialog.self)?.values.gain == 0.5)
        #expect(presenter.shown(TransposeDialog.self)?.values.bars == nil)
        #expect(world.reported == [.valueReplaced])
        try presenter.set(TransposeDialog.self, \.steps, 500)
        #expect(song.transpose == 127)
        try presenter.set(TransposeDialog.self, \.gain, 0.25)
        #expect(song.gain == 0.25)
        try presenter.type("12", into: "bars")
        try presenter.submit("bars")
        #expect(song.bars == 12)
        #expect(world.reported == [.valueReplaced, .valueReplaced])
    }

    @Test func rule12_valuesOfTheAppThatDoNotFitAreReplaced() throws {
        let world = TestWorld()
        world.app.startVolume = 7
        world.app.tempoRange = 200...300
        world.presenter()
        let handle = world.dialogs.playback.show(isLive: false, maximum: 500)
        #expect(handle.session.values.volume == 1)
        #expect(handle.session.values.high == 200)
        #expect(handle.session.values.port == "a", "the first of the app's options")
        #expect(world.reported == [.valueReplaced])
        #expect(!handle.session.isDirty)
        world.app.ports = []
        let without = world.dialogs.playback.show(isLive: false, maximum: 500)
        #expect(without.session.values.port == "")
        #expect(world.reported == [.valueReplaced, .unusable])
    }

    @Test func rule12_aStoredOptionThatTheAppNoLongerOffersIsReplaced() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        world.app.dialogStorage.set(.text("gone"), for: "port")
        let opener = DialogOpener<PortDialog>(world.center, app: world.app, texts: DialogTextTable())
        let handle = opener.show()
        #expect(handle.session.values.port == "a")
        #expect(world.reported == [.valueReplaced])
        try presenter.choose("b", in: "port")
        #expect(world.app.dialogStorage.value(for: "port") == .text("b"))
        #expect(opener.values.port == "b")
    }

    @Test func rule12_everyNumberTypeTakesTheNearestValue() {
        #expect(UInt8.fromDialog(.int(300))?.value == 255)
        #expect(UInt8.fromDialog(.int(-1))?.value == 0)
        #expect(UInt8.fromDialog(.int(7))?.isExact == true)
        #expect(Int8.fromDialog(.double(-1e300))?.value == -128)
        #expect(Int.fromDialog(.unsigned(.max))?.value == .max)
        #expect(UInt64.max.dialogScalar == .unsigned(.max))
        #expect(Int.fromDialog(.double(2.5))?.isExact == false)
        #expect(Int.fromDialog(.double(.nan)) == nil)
        #expect(Float.fromDialog(.double(1e300))?.value == .greatestFiniteMagnitude)
        #expect(Float.fromDialog(.double(0.1))?.isExact == true)
        #expect(CGFloat.fromDialog(.int(3))?.value == 3)
        #expect(Int?.fromDialog(.none)?.value == .some(nil))
        #expect(Int.fromDialog(.none) == nil)
        #expect(Int.fromDialog(.text("3")) == nil)
        #expect(Bool.fromDialog(.bool(true))?.value == true)
        #expect(Bool.fromDialog(.int(1)) == nil)
    }

    @Test func rule12_numbersAreStoredTheSameInEveryLanguage() throws {
        for language in ["en_US", "de_DE", "ar_EG", "fr_FR"] {
            let world = TestWorld()
            let presenter = world.presenter(locale: language)
            world.dialogs.settings.show()
            try presenter.set(SettingsDialog.self, \.volume, 0.3)
            try presenter.set(SettingsDialog.self, \.bars, 12)
            #expect(world.defaults.values["settings.volume"] == .double(0.3))
            #expect(world.defaults.values["bars"] == .int(12))
        }
    }

    // MARK: 13, closing what was edited

    @Test func rule13_askOffersToDiscardOrToKeepEditing() async throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let handle = world.dialogs.tempo.show(editing: Song())
        #expect(handle.session.allowsInteractiveDismiss)
        try presenter.set(TempoDialog.self, \.bpm, 100)
        #expect(!handle.session.allowsInteractiveDismiss)
        #expect(!presenter.dismiss(.swipe))
        #expect(handle.session.asksToDiscard)
        handle.session.answerDiscard(false)
        #expect(!handle.session.asksToDiscard)
        #expect(presenter.top != nil)
        presenter.dismiss(.escape)
        handle.session.answerDiscard(true)
        #expect(await handle.result == .dismissed(.escape))
    }

    @Test func rule13_blockRefusesWhileEditedAndACleanDialogAlwaysCloses() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        world.dialogs.playback.show(isLive: false, maximum: 500)
        #expect(presenter.dismiss(.swipe))
        let handle = world.dialogs.playback.show(isLive: false, maximum: 500)
        try presenter.toggle("click")
        #expect(!presenter.dismiss(.swipe))
        #expect(!presenter.dismiss(.closeButton))
        #expect(!handle.session.asksToDiscard)
        try presenter.toggle("click")
        #expect(presenter.dismiss(.swipe), "back to what it was is not edited")
        world.dialogs.playback.show(isLive: false, maximum: 500)
        try presenter.type("-", into: "high")
        #expect(!presenter.dismiss(.swipe), "half a number is an edit")
        try presenter.press("cancel")
        #expect(presenter.top == nil)
    }
}

/// One number without bounds.
nonisolated struct FreeNumberDialog: ValueDialog, PlainDialog {
    struct Values: DialogValues {
        var number = 0.0
    }

    static var info: DialogInfo { .init("free", .popup) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.numberField("number", \.number)
    }

    @MainActor static func opener(_ center: DialogCenter) -> DialogOpener<Self> {
        DialogOpener(center, texts: DialogTextTable())
    }
}

/// A choice among the app's options, kept in a store of the app.
nonisolated struct PortDialog: ValueDialog, PlainDialog, StoredDialog {
    typealias App = any DialogsApp
    struct Values: DialogValues {
        var port = ""
    }

    static var info: DialogInfo { .init("port", .popup) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.storage(.app(d.app.dialogStorage))
        d.picker("port", \.port, options: d.app.ports)
    }
}
