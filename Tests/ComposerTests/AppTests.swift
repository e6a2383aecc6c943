import DialogRuntime
import DialogTesting
import Testing

@testable import Composer

/// Tests of an app as an app's team writes them: the user is played by a scripted presenter. The article "Testing an app"
/// shows them.
@MainActor @Suite struct AppTests {
    @Test func deletingATrackAsksFirst() async throws {
        let app = ComposerApp(center: DialogCenter())
        let presenter = ScriptedPresenter(app.center)
        let deleting = Task { await app.deleteTrack() }
        await presenter.waitUntilShown(DeleteTrackDialog.self)
        #expect(presenter.title == "Delete “Bass”?")
        try presenter.press(DeleteTrackDialog.self, .delete)
        await deleting.value
        #expect(app.song.tracks.map(\.name) == ["Melody"])
    }

    @Test func anAddressIsChecked() async throws {
        let app = ComposerApp(center: DialogCenter())
        let presenter = ScriptedPresenter(app.center)
        let registering = Task { await app.openAccount() }
        await presenter.waitUntilShown(AccountDialog.self)
        try presenter.type("ada", into: "email")
        try presenter.leave("email")
        #expect(presenter.messages(at: "email") == ["Please write an address like name@example.com."])
        try presenter.type("ada@example.com", into: "email")
        #expect(presenter.messages(at: "email").isEmpty)
        presenter.dismiss()
        presenter.top?.answerDiscard(true)
        await registering.value
        #expect(app.account.email.isEmpty, "nothing was confirmed")
    }

    @Test func theTrainerNeverGetsSlower() async throws {
        let app = ComposerApp(center: DialogCenter())
        let presenter = ScriptedPresenter(app.center)
        app.dialogs.metronome.show(path: "openTrainer")
        try presenter.toggle("trains")
        try presenter.set(SpeedTrainerDialog.self, \.low, 150)
        #expect(presenter.messages(at: "high") == ["The trainer gets faster, so the second tempo is the higher one."])
        presenter.dismiss()
        #expect(presenter.stack == ["metronome"])
        presenter.dismiss()
        app.dialogs.metronome.show(path: "openTrainer")
        #expect(presenter.shown(SpeedTrainerDialog.self)?.values.low == 80, "what breaks the rule was not kept")
    }

    @Test func shortWorkShowsNothing() async throws {
        let clock = ManualClock()
        let app = ComposerApp(center: DialogCenter(clock: clock))
        let presenter = ScriptedPresenter(app.center)
        let size = try await app.dialogs.exporting.run { _ in 42 }
        await presenter.advance(clock, by: .seconds(1))
        #expect(size == 42 && app.center.loading.shown == nil)
    }
}
