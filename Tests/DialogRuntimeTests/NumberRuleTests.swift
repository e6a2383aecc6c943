import DialogRuntime
import DialogTesting
import Foundation
import Testing

/// Rule 11: numbers and texts that are typed.
@MainActor @Suite struct NumberRuleTests {
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
