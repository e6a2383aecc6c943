import DialogRuntime
import DialogTesting
import Foundation
import Testing

/// Single controls, texts and options.
@MainActor @Suite struct ControlTests {
    @Test func rule21_anAlertWithACheckedTextIsShownAsAPopup() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        world.dialogs.rename.show()
        #expect(presenter.top?.info.presentation == .alert)
        #expect(presenter.top?.presentation == .popup)
        #expect(presenter.enabledButtons == ["cancel"])
        #expect(presenter.messages(at: "name").isEmpty, "nothing is wrong before the user has begun")
        try presenter.press("ok")
        #expect(presenter.messages(at: "name") == ["This is needed."])
        try presenter.type("  ", into: "name")
        #expect(presenter.enabledButtons == ["cancel"])
        try presenter.type("x", into: "name")
        #expect(try presenter.submit("name") == nil)
        #expect(presenter.top == nil)
    }

    @Test func textsAreCheckedByLengthInReadersCharactersAndByPattern() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        world.dialogs.tempo.show(editing: Song())
        let family = String(repeating: "👩‍👩‍👧", count: 30)
        try presenter.type(family, into: "name")
        #expect(presenter.top?.issues == [])
        try presenter.type(family + "x", into: "name")
        #expect(presenter.messages(at: "name") == ["Use at most 30 characters."])
        try presenter.type("a/b", into: "name")
        #expect(presenter.top?.issues.map(\.code) == [.pattern])
        try presenter.type("", into: "name")
        #expect(presenter.top?.issues.map(\.code) == [.required])
    }

    @Test func steppersKeepTheirDigitsAndTheirRange() throws {
        let world = TestWorld()
        world.presenter()
        let song = Song()
        song.gain = 0
        let handle = world.dialogs.transpose.show(editing: song)
        let gain = try handle.session.number("gain")
        for expected in [0.1, 0.2, 0.3, 0.4] {
            gain.increment()
            #expect(gain.value == expected)
        }
        gain.value = 0.77
        #expect(gain.value == 0.8, "a slider stops at its steps")
        gain.value = 7
        #expect(gain.value == 1)
        #expect(!gain.canIncrement)
        #expect(gain.canDecrement)
        gain.value = .nan
        #expect(gain.value == 1)
    }

    @Test func rule11_anEmptiedOptionalNumberIsNone() async throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let song = Song()
        song.bars = 4
        let handle = world.dialogs.transpose.show(editing: song)
        try presenter.type("", into: "bars")
        #expect(presenter.top?.issues == [])
        #expect(song.bars == 4, "a live field writes when the user leaves it")
        try presenter.leave("bars")
        #expect(song.bars == nil)
        try presenter.type("8", into: "bars")
        try presenter.type("-", into: "bars")
        try presenter.leave("bars")
        #expect(song.bars == nil, "what is not complete is not written")
        try presenter.type("", into: "bars")
        presenter.dismiss()
        #expect(song.bars == nil)
        #expect(await handle.result.values?.bars == .some(nil))
    }

    @Test func hugeStepsNeverTrap() throws {
        let world = TestWorld()
        world.presenter()
        let handle = DialogOpener<HugeDialog>(world.center, texts: DialogTextTable()).show()
        let number = try handle.session.number("whole")
        number.number = .int(.max - 1)
        #expect(!number.canIncrement)
        number.increment()
        #expect(number.number == .int(.max - 1))
        number.text = "99999999999999999999"
        #expect(number.issues.map(\.code) == [.notANumber])
        number.value = 1e300
        #expect(number.number == .int(.max))
        number.value = -.infinity
        #expect(number.number == .int(.max))
    }

    @Test func optionsHaveValuesTitlesGroupsAndIcons() throws {
        #expect(TempoDialog.InstrumentOption.allCases.map(\.rawValue) == ["piano", "bass", "grand organ"])
        #expect(TempoDialog.InstrumentOption(rawValue: "grand organ") == .grandOrgan)
        #expect(TempoDialog.InstrumentOption(rawValue: "grandOrgan") == nil)
        #expect(TempoDialog.InstrumentOption.piano.title == DialogText("tempo.instrument.options.piano.title", "Piano"))
        #expect(Set(TempoDialog.InstrumentOption.allCases).count == 3)
        let world = TestWorld()
        world.presenter()
        let handle = world.dialogs.playback.show(isLive: true, maximum: 1)
        let key = try handle.session.choice("key")
        #expect(key.options.first?.group == DialogText("sets.keys.groups.0", "Major"))
        #expect(key.placeholder?.source == "Any")
        key.selection = "no such"
        #expect(key.selection == nil)
        let beats = try handle.session.choice("beats")
        #expect(beats.options.map(\.title.source) == ["Waltz", "4"])
        beats.selection = nil
        #expect(beats.selection == "4")
    }

    @Test func optionsTakeTheDialogsArguments() throws {
        let world = TestWorld()
        world.presenter(locale: "de_DE")
        let opener = DialogOpener<ArgumentDialog>(world.center, texts: DialogTextTable())
        let session = opener.show(ArgumentDialog(name: "Bass {x}", gain: 1.5)).session
        let place = try session.choice("place").options
        #expect(place.map { session.string($0.title) } == ["Before Bass {x}", "At the end {of all}"])
        #expect(place.map { $0.subtitle.map(session.string) } == ["With 1,5", nil])
        #expect(place.map { $0.group.map(session.string) } == ["Near Bass {x}", nil])
        let bars = try session.choice("bars").options
        #expect(bars.map { session.string($0.title) } == ["None for Bass {x}", "4"])
        #expect(place.first?.title.arguments.map(\.name) == ["name", "gain"], "translations number them in this order")
    }

    @Test func aTextHasAUnit() throws {
        let world = TestWorld()
        world.presenter()
        let opener = DialogOpener<ArgumentDialog>(world.center, texts: DialogTextTable())
        let session = opener.show(ArgumentDialog(name: "Bass", gain: 1)).session
        #expect(try session.text("label").unit.map(session.string) == "of Bass")
    }

    @Test func anyTextSurvivesTheOptionTable() {
        var random = SeededGenerator(seed: 1)
        let alphabet: [Character] = ["a", "\\", "\t", "\n", "\r", "\r\n", "=", "日", "👩‍👩‍👧", "\u{301}", " ", "t", "n"]
        for _ in 0..<300 {
            let value = String((0..<Int.random(in: 0...8, using: &random)).map { _ in random.pick(alphabet) })
            let title = String((0..<Int.random(in: 0...8, using: &random)).map { _ in random.pick(alphabet) })
            let table = "first\tFirst\nsecond\t\(escaped(title))\tvalue=\(escaped(value))\tsubtitle=\(escaped(title))"
            let list = DialogOptionList([1, 2], "p", table)
            #expect(list.choices.map(\.id) == ["first", value])
            #expect(list.choices.last?.title == DialogText("p.second.title", title))
            #expect(list.choices.last?.subtitle == DialogText("p.second.subtitle", title))
        }
    }

    /// How generated code escapes a field.
    private func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\t": result += "\\t"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    @Test func textsAreFilledAndTranslated() {
        let world = TestWorld()
        world.presenter(locale: "ja_JP")
        let handle = world.dialogs.retitle.show(editing: Song(), reason: "{x}")
        #expect(handle.session.string(handle.session.title) == "{x}: {new} title")
        let german = Locale(identifier: "de_DE")
        let table = DialogTextTable()
        let resolve = DialogTextResolver.source.resolve
        #expect(handle.session.string(.cancel) == "キャンセル")
        #expect(resolve(.save, table, german) == "Sichern")
        #expect(resolve(.save, table, Locale(identifier: "tlh")) == "Save")
        #expect(resolve(DialogText("dialog.save", "Keep it"), table, german) == "Keep it")
        let number = DialogText("k", "{n} of {m}").with("n", 1).with("m", 2.5)
        #expect(resolve(number, table, german) == "1 of 2,5")
        #expect(resolve(DialogText(verbatim: "{n} {{"), table, german) == "{n} {{")
        #expect(resolve(DialogText("k", "{unknown} {"), table, german) == "{unknown} {")
        #expect(DialogTextResolver.bundle.resolve(.cancel, table, german) == "Abbrechen")
    }

    @Test func aFieldForANumberSaysWhatItIsFor() throws {
        let world = TestWorld()
        world.presenter()
        let number = try DialogOpener<CodeDialog>(world.center, texts: DialogTextTable()).show().session.number("code")
        #expect(number.contentType == .oneTimeCode && number.keyboard == .numberPad)
    }

    @Test func aSlotHandsOnWhatTheDefinitionSays() {
        let world = TestWorld()
        world.presenter()
        let content = world.dialogs.addPhrase.show().session.content
        #expect(content?.view == "PhraseEditor")
        #expect(content?.int("bars") == 4)
        #expect(content?.string("mode") == "drums")
    }

    @Test(arguments: [
        (DialogNumberFormat.integer, 1234.6, "1,235"), (.decimal(2), 0.5, "0.50"), (.percent, 0.25, "25%"),
        (.duration, 65, "1:05"), (.duration, 7200, "2:00:00"), (.duration, -5, "-0:05"),
    ])
    func numbersAreShownInTheirFormat(_ format: DialogNumberFormat, _ value: Double, _ expected: String) throws {
        let world = TestWorld()
        world.presenter()
        let handle = DialogOpener<FormatDialog>(world.center, texts: DialogTextTable()).show(
            FormatDialog(format: format))
        handle.session.set(\.number, value)
        #expect(try handle.session.number("number").formatted == expected)
    }
}

/// Whole numbers up to the largest.
nonisolated struct HugeDialog: ValueDialog, PlainDialog {
    struct Values: DialogValues {
        var whole = 0
    }

    static var info: DialogInfo { .init("huge", .popup) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.stepper("whole", \.whole, in: 0..., step: 1000)
    }
}

/// A number that is a code.
nonisolated struct CodeDialog: ValueDialog, PlainDialog {
    struct Values: DialogValues {
        var code = 0
    }

    static var info: DialogInfo { .init("code", .popup) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.numberField("code", \.code).contentType(.oneTimeCode).keyboard(.numberPad)
    }
}

/// A number in a format.
nonisolated struct FormatDialog: ValueDialog {
    struct Values: DialogValues {
        var number = 0.0
    }

    static var info: DialogInfo { .init("format", .popup) }
    let format: DialogNumberFormat

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.numberField("number", \.number).format(dialog.format)
    }
}

/// Options and units whose texts have placeholders.
nonisolated private struct ArgumentDialog: ValueDialog {
    struct Values: DialogValues {
        var place = PlaceOption.before
        var bars = 0
        var label = ""
    }

    enum PlaceOption: DialogOptions {
        case before, end
        static let _options = DialogOptionList<Self>(
            "p",
            """
            before\tBefore {name}\tsubtitle=With {gain}\tgroup=Near {name}\tgroupKey=g
            end\tAt the end {{of all}}
            """)
    }

    static var info: DialogInfo { .init("argument", .popup) }
    let name: String
    let gain: Double

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.picker("place", \.place).optionArguments { $0.with("name", dialog.name).with("gain", dialog.gain) }
        d.picker("bars", \.bars, .init(numbers: "b", "0\tNone for {name}\n4\t4"))
            .optionArguments { $0.with("name", dialog.name) }
        d.textField("label", \.label).unit(.init("u", "of {name}").with("name", dialog.name))
    }
}
