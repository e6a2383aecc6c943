import DialogRuntime
import StandInTesting
import SwiftUI
import Testing

@testable import Composer

/// Walks without a plan through all dialogs: nothing is swallowed, whatever happens in whatever order.
@MainActor @Suite("Random walks") struct WalkTests {
    @Test(arguments: UInt64(0)..<16) func theSample(seed: UInt64) async {
        var numbers = SeededNumbers(seed: seed + 1_000)
        let orders = Orders.all.randomElement(using: &numbers) ?? Orders()
        let screen = SampleScreen(orders)
        let scene = WatchedScene(screen.center, screen.clock, screen.host, ids: SampleDialog.ids)
        let openers = SampleDialog.allCases.map { dialog in
            DialogWalk.Opener(dialog.rawValue) { dialog.show(in: screen.app) }
        }
        // Work of the app takes real time.
        var walk = DialogWalk(scene, seed: seed, avoiding: ["menu.exporting"], openers: openers)
        let faults = await walk.run(steps: 40)
        #expect(faults == [], "\(orders): \(walk.log.joined(separator: ", "))")
    }

    /// Popovers, covers, confirmations at anchors, dialogs that stack, replace and refuse.
    @Test(arguments: UInt64(0)..<16) func theWorkshop(seed: UInt64) async {
        var numbers = SeededNumbers(seed: seed + 2_000)
        let orders = Orders.all.randomElement(using: &numbers) ?? Orders()
        let place = Workplace(orders: orders, isWide: Bool.random(using: &numbers))
        let (dialogs, sound) = (place.dialogs, Sound())
        let openers: [DialogWalk.Opener] = [
            .init("notice") { Opened(dialogs.notice.show()) }, .init("question") { Opened(dialogs.question.show()) },
            .init("again") { Opened(dialogs.again.show()) }, .init("renaming") { Opened(dialogs.renaming.show()) },
            .init("naming") { Opened(dialogs.naming.show()) }, .init("choice") { Opened(dialogs.choice.show()) },
            .init("panel") { Opened(dialogs.panel.show()) }, .init("plainPanel") { Opened(dialogs.plainPanel.show()) },
            .init("drawer") { Opened(dialogs.drawer.show()) },
            .init("fixedDrawer") { Opened(dialogs.fixedDrawer.show()) },
            .init("stage") { Opened(dialogs.stage.show()) }, .init("hint") { Opened(dialogs.hint.show()) },
            .init("replacing") { Opened(dialogs.replacing.show()) },
            .init("refused") { Opened(dialogs.refused.show()) },
            .init("waiting") { Opened(dialogs.waiting.show()) }, .init("tools") { Opened(dialogs.tools.show()) },
            .init("sound") { Opened(dialogs.sound.show(editing: sound)) },
            .init("blocked") { Opened(dialogs.blocked.show()) },
            .init("cancellableSound") { Opened(dialogs.cancellableSound.show(editing: sound)) },
            .init("everything") { Opened(dialogs.everything.show(isExpert: true)) },
            .init("canvas") { Opened(dialogs.canvas.show(owner: "Ann")) },
            .init("preferences") { Opened(dialogs.preferences.show()) },
            .init("history") { Opened(dialogs.preferences.show(path: "privacy/history")) },
            .init("exporting") { Opened(dialogs.exporting) },
        ]
        let ids = openers.map(\.name).filter { $0 != "exporting" } + ["privacy"]
        let scene = WatchedScene(place.center, place.clock, place.host, ids: ids)
        var walk = DialogWalk(scene, seed: seed, openers: openers)
        let faults = await walk.run(steps: 40)
        #expect(faults == [], "\(orders): \(walk.log.joined(separator: ", "))")
    }
}
