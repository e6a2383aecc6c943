import DialogRuntime
import Foundation
import StandInTesting
import SwiftUI
import Testing

@testable import DialogUI

/// Several dialogs at once, several hosts, hosts that come late.
@MainActor @Suite struct StackTests {
    @Test(arguments: Orders.each) func aSheetTakesItsPagesAlong(orders: Orders) async {
        let stage = Stage(orders: orders)
        let settings = stage.dialogs.settings.show()
        await stage.host.turn()
        stage.host.tap("settings.privacy")
        await stage.host.turn()
        #expect(stage.host.swipeDown() == .done)
        await stage.host.turn()
        #expect(settings.reason == .swipe)
        #expect(stage.shown.isEmpty)
        stage.dialogs.transpose.show(editing: stage.song)
        await stage.host.turn()
        #expect(stage.host["transpose.title"] != nil)
        #expect(stage.center.pendingTimers == 0)
        #expect(stage.center.reports.isEmpty)
        #expect(stage.host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func aPopupStaysUnderACover(orders: Orders) async {
        let stage = Stage(orders: orders)
        let popup = stage.dialogs.stacked.show()
        let cover = stage.dialogs.stackedCover.show()
        await stage.host.turn()
        #expect(stage.kinds == ["fullScreenCover"])
        #expect(popup.reason == nil)
        popup.dismiss()
        await stage.host.turn()
        #expect(cover.reason == .parentDismissed)
        #expect(stage.kinds.isEmpty)
        #expect(stage.host["stacked.title"] == nil)
        #expect(stage.center.pendingTimers == 0)
        #expect(stage.center.reports.isEmpty)
        #expect(stage.host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func popupsLieOnOneAnother(orders: Orders) async {
        let stage = Stage(orders: orders)
        stage.dialogs.transpose.show(editing: stage.song)
        let first = stage.dialogs.stacked.show()
        let second = stage.dialogs.stacked.show()
        await stage.host.turn()
        #expect(first.ticket != second.ticket)
        #expect(stage.shown == ["transpose", "stacked", "stacked"])
        #expect(stage.host.spoken.filter { $0.label == "Stacked" }.count == 1)
        #expect(stage.host.press(.escape) == .done)
        await stage.host.turn()
        #expect(second.reason == .escape)
        #expect(first.reason == nil)
        #expect(stage.host.press(.escape) == .done)
        #expect(stage.host.press(.escape) == .done)
        await stage.host.turn()
        #expect(stage.shown.isEmpty)
        #expect(stage.host.diagnostics.isEmpty)
    }

    @Test func dialogsWaitForTheHostAndASecondOneIsReported() async {
        let center = DialogCenter()
        center.onReport = { _ in }
        let dialogs = Dialogs(center, app: FixtureApp())
        let handle = dialogs.emptyWarning.show()
        let host = StandInTesting.Host { Text(verbatim: "Home").dialogHost(center) }
        await host.turn()
        #expect(host.presented.map(\.kind) == ["alert"])
        let second = StandInTesting.Host { Text(verbatim: "Other").dialogHost(center) }
        await second.turn()
        #expect(center.reports.map(\.code) == [.secondHost])
        #expect(second.presented.isEmpty)
        host.close()
        await second.turn()
        #expect(handle.reason == nil)
        #expect(second.presented.map(\.kind) == ["alert"])
        second.tap("emptyWarning.ok")
        await second.turn()
        #expect(handle.button == .ok)
    }

    @Test func viewsOutsideOfAHostHaveACenterThatAnswersAtOnce() async {
        let found = Found()
        let host = StandInTesting.Host(FindingScreen(found: found))
        #expect(found.center === DialogCenter.none)
        #expect(host.diagnostics.isEmpty)
    }

    @MainActor final class Found { var center: DialogCenter? }

    private struct FindingScreen: View {
        let found: Found
        @Environment(\.dialogEnvironment) private var dialogs

        var body: some View {
            Text(verbatim: "Home").onAppear { found.center = dialogs.center }
        }
    }

    @Test func escapeGivesUpWaiting() async {
        let stage = Stage()
        let task = Task { @MainActor in
            try await stage.dialogs.exporting.run { _ in try await Task.sleep(for: .seconds(1_000)) }
        }
        await stage.advance(.seconds(1))
        #expect(stage.host["exporting.loading"] != nil)
        #expect(stage.host.press(.escape) == .done)
        let result = await task.result
        #expect(throws: CancellationError.self) { try result.get() }
        #expect(stage.host.diagnostics.isEmpty)
    }
}
