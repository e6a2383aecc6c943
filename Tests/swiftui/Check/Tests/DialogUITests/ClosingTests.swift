import DialogRuntime
import StandInTesting
import SwiftUI
import Testing

@testable import DialogUI

/// The ways in which a dialog goes away.
@MainActor @Suite struct ClosingTests {
    @Test(arguments: Orders.each) func aPopupClosesInEachWay(orders: Orders) async {
        let ways: [(DismissReason, @MainActor (Stage) -> Void)] = [
            (.closeButton, { $0.host.tap("transpose.closeButton") }),
            (.outsideTap, { $0.host.tap($0.host["transpose.backdrop"], at: .blank) }),
            (.escape, { $0.host.press(.escape) }),
            (.escape, { $0.host.performEscape() }),
        ]
        for (reason, close) in ways {
            let stage = Stage(orders: orders)
            let handle = stage.dialogs.transpose.show(editing: stage.song)
            let next = stage.dialogs.retitle.show(editing: stage.song, reason: "next")
            await stage.host.turn()
            close(stage)
            await stage.host.turn()
            #expect(handle.reason == reason)
            #expect(stage.shown == ["retitle"])
            #expect(stage.host["retitle.title"] != nil)
            #expect(next.reason == nil)
            #expect(stage.center.reports.isEmpty)
            #expect(stage.host.diagnostics.isEmpty)
        }
    }

    @Test(arguments: Orders.each) func editsAreAskedAbout(orders: Orders) async {
        let stage = Stage(orders: orders)
        let handle = stage.dialogs.tempo.show(editing: stage.song)
        await stage.host.turn()
        stage.host.increment(stage.host["tempo.bpm"])
        stage.host.tap("tempo.closeButton")
        await stage.host.turn()
        #expect(stage.kinds == ["alert"])
        #expect(stage.host.tap("tempo.keepEditing") == .done)
        await stage.host.turn()
        #expect(handle.reason == nil)
        #expect(stage.kinds.isEmpty)
        stage.host.press(.escape)
        await stage.host.turn()
        #expect(stage.kinds == ["alert"])
        #expect(stage.host.tap("tempo.discardChanges") == .done)
        await stage.host.turn()
        #expect(handle.reason == .escape)
        #expect(stage.song.tempo == 120)
        #expect(stage.host["tempo.title"] == nil)
        #expect(stage.center.reports.isEmpty)
        #expect(stage.host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func theProgramClosesEverything(orders: Orders) async {
        let stage = Stage(orders: orders)
        let sheet = stage.dialogs.voicing.show(editing: stage.song)
        await stage.host.turn()
        stage.host.tap("voicing.more")
        await stage.host.turn()
        #expect(stage.shown == ["voicing", "tempo"])
        let alert = stage.dialogs.emptyWarning.show()
        await stage.host.turn()
        #expect(stage.kinds == ["sheet", "alert"])
        sheet.dismiss()
        stage.dialogs.transpose.show(editing: stage.song)
        await stage.host.turn()
        #expect(alert.reason == .parentDismissed)
        #expect(stage.shown == ["transpose"])
        #expect(stage.kinds.isEmpty)
        #expect(stage.host["transpose.title"] != nil)
        #expect(stage.center.reports.isEmpty)
        #expect(stage.center.pendingTimers == 0)
        #expect(stage.host.diagnostics.isEmpty)
    }

    @Test func aDialogThatWasNeverDrawnHoldsNothingUp() async {
        let stage = Stage()
        let first = stage.dialogs.mix.show(get: { Mix() }, set: { _ in })
        first.dismiss()
        stage.dialogs.emptyWarning.show().dismiss()
        stage.dialogs.transpose.show(editing: stage.song)
        await stage.host.turn()
        #expect(stage.shown == ["transpose"])
        #expect(stage.center.pendingTimers == 0)
        #expect(stage.center.reports.isEmpty)
        #expect(stage.host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func anAlertThatNobodySaysHasGone(orders: Orders) async {
        let stage = Stage(orders: orders)
        stage.host.holdsAnimations = true
        let first = stage.dialogs.emptyWarning.show()
        stage.dialogs.deleteTrack.show(.init(trackName: "Bass"))
        await stage.host.turn()
        stage.host.tick()
        stage.host.tap("emptyWarning.ok")
        await stage.host.turn()
        #expect(stage.kinds == ["alert"])
        await stage.advance(.milliseconds(600))
        #expect(first.reason != nil)
        #expect(stage.center.reports.isEmpty)
        stage.host.tick()
        await stage.host.turn()
        stage.host.tick()
        await stage.host.turn()
        #expect(stage.shown == ["deleteTrack"])
    }

    @Test(arguments: Orders.each) func theHostGoes(orders: Orders) async {
        let stage = Stage(orders: orders)
        let handle = stage.dialogs.mix.show(get: { Mix() }, set: { _ in })
        await stage.host.turn()
        stage.host.close()
        #expect(handle.reason == .hostGone)
        #expect(stage.center.presented.isEmpty)
    }

    @Test(arguments: Orders.each) func aSheetThatIsHeldStays(orders: Orders) async {
        let stage = Stage(orders: orders)
        stage.dialogs.playback.show(isLive: false, maximum: 200)
        await stage.host.turn()
        stage.host.tap(stage.host.first(.toggle))
        #expect(stage.host.swipeDown() == .refused)
        await stage.host.turn()
        #expect(stage.shown == ["playback"])
        #expect(stage.host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func anAlertWithARuleIsAPopup(orders: Orders) async {
        let stage = Stage(orders: orders)
        let handle = stage.dialogs.ruled.show()
        await stage.host.turn()
        #expect(stage.kinds.isEmpty)
        stage.host.type("that", into: "ruled.name")
        #expect(stage.host.tap("ruled.ok") == .disabled)
        #expect(stage.host.first(text: "Not that name.") != nil)
        stage.host.type("this", into: "ruled.name")
        stage.host.tap("ruled.ok")
        await stage.host.turn()
        #expect(handle.button == .ok)
        #expect(handle.session.values.name == "this")
        #expect(stage.host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func anAlertThatIsConfirmedInVainComesBackAsAPopup(orders: Orders) async throws {
        // An alert of the system may let a button be pressed that is disabled.
        let stage = Stage(orders: orders)
        let handle = stage.dialogs.choosy.show()
        await stage.host.turn()
        #expect(stage.kinds == ["alert"])
        let button = try #require(handle.session.button("ok"))
        stage.inner.stage?.press(button, in: handle.session)
        await stage.host.turn()
        #expect(handle.reason == nil)
        #expect(stage.kinds.isEmpty)
        #expect(stage.host["choosy.title"] != nil)
        stage.host.type("yes", into: "choosy.name")
        stage.host.tap("choosy.ok")
        await stage.host.turn()
        #expect(handle.button == .ok)
        #expect(stage.host["choosy.title"] == nil)
        #expect(stage.center.pendingTimers == 0)
        #expect(stage.center.reports.isEmpty)
        #expect(stage.host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func whatCoversAnAlertMakesItAPopup(orders: Orders) async {
        let stage = Stage(orders: orders)
        let alert = stage.dialogs.emptyWarning.show()
        await stage.host.turn()
        let above = stage.dialogs.stacked.show()
        await stage.host.turn()
        #expect(stage.kinds.isEmpty)
        #expect(stage.host.isDrawnBehind(stage.host["emptyWarning.title"], stage.host["stacked.title"]))
        #expect(stage.host.tap("emptyWarning.ok") != .done)
        stage.host.tap("stacked.ok")
        await stage.host.turn()
        #expect(above.reason == .button)
        #expect(alert.reason == nil)
        stage.host.tap("emptyWarning.ok")
        await stage.host.turn()
        #expect(alert.button == .ok)
        #expect(stage.center.pendingTimers == 0)
        #expect(stage.center.reports.isEmpty)
        #expect(stage.host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func anAlertWhoseButtonStaysIsAPopup(orders: Orders) async {
        let stage = Stage(orders: orders)
        let alert = stage.dialogs.opening.show()
        await stage.host.turn()
        stage.host.tap("opening.more")
        await stage.host.turn()
        #expect(stage.shown == ["opening", "stacked"])
        stage.host.press(.escape)
        await stage.host.turn()
        #expect(stage.shown == ["opening"])
        stage.host.tap(stage.host["opening.backdrop"], at: .blank)
        #expect(alert.reason == nil, "a touch beside an alert does not answer it")
        stage.host.press(.escape)
        await stage.host.turn()
        #expect(alert.reason == .escape)
        #expect(stage.host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func aCoverOnASheet(orders: Orders) async {
        let stage = Stage(orders: orders)
        stage.dialogs.cover.show()
        await stage.host.turn()
        #expect(stage.kinds == ["fullScreenCover"])
        stage.host.tap("cover.cancel")
        await stage.host.turn()
        #expect(stage.kinds.isEmpty)
        #expect(stage.host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func aPopoverPointsAtItsAnchorOrBecomesASheet(orders: Orders) async {
        for hasAnchor in [true, false] {
            let stage = Stage(orders: orders) { _ in
                VStack {
                    if hasAnchor { Text(verbatim: "?").dialogAnchor("home.tip") }
                    Text(verbatim: "Home")
                }
            }
            let handle = stage.dialogs.tip.show()
            await stage.host.turn()
            #expect(stage.kinds == [hasAnchor ? "popover" : "sheet"])
            if hasAnchor { stage.host.tapOutside() } else { stage.host.swipeDown() }
            await stage.host.turn()
            #expect(handle.reason == (hasAnchor ? .outsideTap : .swipe))
            #expect(stage.center.pendingTimers == 0)
            #expect(stage.host.diagnostics.isEmpty)
        }
    }

    @Test(arguments: Orders.each) func aConfirmationWithoutAnAnchorIsAnAlertWhereThereIsRoom(orders: Orders) async {
        for isWide in [true, false] {
            let stage = Stage(orders: orders, isWide: isWide)
            let handle = stage.dialogs.saveChanges.show()
            await stage.host.turn()
            #expect(stage.kinds == [isWide ? "alert" : "confirmationDialog"])
            stage.host.tap("saveChanges.discard")
            await stage.host.turn()
            #expect(handle.button == .discard)
            #expect(stage.kinds.isEmpty)
            #expect(stage.center.pendingTimers == 0)
            #expect(stage.host.diagnostics.isEmpty)
        }
    }
}
