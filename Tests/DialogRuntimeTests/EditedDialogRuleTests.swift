import DialogRuntime
import DialogTesting
import Foundation
import Testing

/// Rule 13: closing a dialog that was edited.
@MainActor @Suite struct EditedDialogRuleTests {
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
