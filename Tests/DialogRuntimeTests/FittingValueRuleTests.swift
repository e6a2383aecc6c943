import DialogRuntime
import DialogTesting
import Foundation
import Testing

/// Rule 12: values of stores, of the app and of its objects that do not fit their control.
@MainActor @Suite struct FittingValueRuleTests {
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
