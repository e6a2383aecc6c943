import DialogRuntime
import DialogUI
import StandInTesting
import SwiftUI
import Testing

/// That everything comes, works and goes, under each order that is not documented.
@MainActor @Suite struct SmokeTests {
    @Test(arguments: Orders.each) func aPopupIsConfirmed(orders: Orders) async {
        let stage = Stage(orders: orders)
        let handle = stage.dialogs.tempo.show(editing: stage.song)
        await stage.host.turn()
        #expect(stage.host["tempo.title"]?.text == "Tempo")
        stage.host.increment(stage.host["tempo.bpm"])
        #expect(stage.song.tempo == 120)
        #expect(stage.host.tap("tempo.save") == .done)
        await stage.host.turn()
        #expect(stage.song.tempo == 121)
        #expect(handle.reason == .button)
        #expect(stage.shown.isEmpty)
        #expect(stage.host["tempo.title"] == nil)
        #expect(stage.center.reports.isEmpty)
        #expect(stage.host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func alertsInAChain(orders: Orders) async {
        let stage = Stage(orders: orders)
        stage.dialogs.emptyWarning.show()
        stage.dialogs.deleteTrack.show(.init(trackName: "Bass"))
        await stage.host.turn()
        #expect(stage.kinds == ["alert"])
        #expect(stage.host.tap("emptyWarning.ok") == .done)
        await stage.host.turn()
        #expect(stage.shown == ["deleteTrack"])
        #expect(stage.kinds == ["alert"])
        #expect(stage.host.presented.first?.title?.contains("Bass") == true)
        #expect(stage.center.pendingTimers == 0)
        #expect(stage.host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func aSheetIsSwipedAwayAndAnotherComes(orders: Orders) async {
        let stage = Stage(orders: orders)
        let first = stage.dialogs.mix.show(get: { Mix() }, set: { _ in })
        let second = stage.dialogs.addPhrase.show()
        await stage.host.turn()
        #expect(stage.kinds == ["sheet"])
        #expect(stage.host.swipeDown() == .done)
        await stage.host.turn()
        #expect(first.reason == .swipe)
        #expect(stage.shown == ["addPhrase"])
        #expect(stage.kinds == ["sheet"])
        #expect(stage.host.first(text: "Phrases") != nil)
        #expect(second.reason == nil)
        #expect(stage.center.reports.isEmpty)
        #expect(stage.host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func pagesLeadOnAndBack(orders: Orders) async {
        let stage = Stage(orders: orders)
        stage.dialogs.settings.show()
        await stage.host.turn()
        #expect(stage.kinds == ["sheet"])
        #expect(stage.host.tap("settings.privacy") == .done)
        await stage.host.turn()
        #expect(stage.shown == ["settings", "privacy"])
        #expect(stage.host["privacy.cookies"]?.kind == .toggle)
        #expect(stage.host.back() == .done)
        await stage.host.turn()
        #expect(stage.shown == ["settings"])
        #expect(stage.host.tap("settings.about") == .done)
        #expect(stage.host.first(text: "About us") != nil)
        #expect(stage.host.back() == .done)
        #expect(stage.host.first(text: "About us") == nil)
        #expect(stage.host.tap("settings.save") == .done)
        await stage.host.turn()
        #expect(stage.shown == ["settings", "saveChanges"])
        #expect(stage.kinds == ["sheet", "confirmationDialog"])
        stage.host.tapOutside()
        await stage.host.turn()
        #expect(stage.shown == ["settings"])
        #expect(stage.host.tap("settings.closeButton") == .done)
        await stage.host.turn()
        #expect(stage.kinds.isEmpty)
        #expect(stage.center.reports.isEmpty)
        #expect(stage.host.diagnostics.isEmpty)
    }
}
