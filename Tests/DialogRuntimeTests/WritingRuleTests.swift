import DialogRuntime
import DialogTesting
import Foundation
import Testing

/// Rule 10: when edits reach the app, and when they are taken back.
@MainActor @Suite struct WritingRuleTests {
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
}
