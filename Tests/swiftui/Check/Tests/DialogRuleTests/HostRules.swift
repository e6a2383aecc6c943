import DialogRuntime
import DialogTesting
import DialogUI
import Foundation
import StandInTesting
import SwiftUI
import Testing

/// The rules on hosts and scenes, by their numbers.
@MainActor @Suite("Rules of hosts") struct HostRules {
    @Test(arguments: Orders.each) func rule07_whatWasOpenedBeforeTheHostIsShownWhenItComes(orders: Orders) async {
        let center = DialogCenter(clock: ManualClock())
        let dialogs = Workshop(center, app: WorkshopModel())
        let alert = dialogs.notice.show()
        let panel = dialogs.waiting.show()
        let host = StandInTesting.Host(orders: orders) { Home().dialogHost(dialogs, views: WorkshopSlots()) }
        await host.turn()
        #expect(host.presented.map(\.kind) == ["alert"])
        #expect(host.tap("notice.ok") == .done)
        await host.turn()
        #expect(alert.reason == .button)
        #expect(panel.reason == nil)
        #expect(host.diagnostics.isEmpty)
    }

    @Test(arguments: Form.allCases) func rule07_whenTheHostLeavesEverythingEnds(form: Form) async {
        for orders in Orders.each {
            let place = Workplace(orders: orders)
            let opened = form.show(in: place)
            let waiting = place.dialogs.waiting.show()
            await place.host.turn()
            place.host.close()
            await place.host.turn()
            await place.advance(.seconds(3))
            #expect(opened.reason() == .hostGone, "\(form) \(orders)")
            #expect(waiting.reason == .hostGone, "\(form) \(orders)")
            #expect(place.center.presented.isEmpty)
            #expect(place.host.diagnostics.isEmpty, "\(form) \(orders)")
        }
    }

    @Test(arguments: Orders.each) func rule07_aHostThatComesAndGoesWithItsView(orders: Orders) async {
        let center = DialogCenter(clock: ManualClock())
        center.onReport = { _ in }
        let dialogs = Workshop(center, app: WorkshopModel())
        let screen = Switchboard()
        let host = StandInTesting.Host(orders: orders) {
            SwitchedScreen(screen: screen, dialogs: dialogs)
        }
        let first = dialogs.waiting.show()
        await host.turn()
        #expect(host["waiting.title"] != nil)
        screen.isOn = false
        host.settle()
        await host.turn()
        #expect(first.reason == .hostGone)
        let second = dialogs.waiting.show()
        await host.turn()
        #expect(second.session.phase == .waiting)
        screen.isOn = true
        host.settle()
        await host.turn()
        #expect(second.session.phase == .presented)
        #expect(host["waiting.title"] != nil)
        #expect(host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func rule07_ofTwoHostsOnOneCenterTheFirstWins(orders: Orders) async {
        let center = DialogCenter(clock: ManualClock())
        center.onReport = { _ in }
        let dialogs = Workshop(center, app: WorkshopModel())
        let second = Switchboard()
        second.isOn = false
        let host = StandInTesting.Host(orders: orders) {
            VStack {
                Text(verbatim: "One").dialogHost(dialogs, views: WorkshopSlots())
                SwitchedScreen(screen: second, dialogs: dialogs)
            }
        }
        let panel = dialogs.waiting.show()
        await host.turn()
        // The second one comes while a dialog is shown.
        second.isOn = true
        host.settle()
        await host.turn()
        #expect(center.reports.map(\.code) == [.secondHost])
        #expect(host.elements.filter { $0.identifier == "waiting.title" }.count == 1)
        #expect(host.tap("waiting.closeButton") == .done)
        await host.turn()
        #expect(panel.reason == .closeButton)
        let question = dialogs.question.show()
        await host.turn()
        #expect(host.presented.map(\.kind) == ["alert"])
        #expect(host.tap("question.left") == .done)
        await host.turn()
        #expect(question.button == .left)
        #expect(host.diagnostics.isEmpty)
    }

    @Test func rule07_withoutAHostTheEnvironmentAnswersAtOnce() async {
        DialogCenter.none.onReport = { _ in }
        let asked = Answers()
        let host = StandInTesting.Host { AskingView(answers: asked) }
        #expect(host.tap("ask") == .done)
        await host.turn()
        #expect(asked.question == .stay)
        #expect(asked.page == .noHost)
        #expect(host.presented.isEmpty && host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func rule08_eachSceneHasItsOwnDialogs(orders: Orders) async {
        let (left, right) = (Workplace(orders: orders), Workplace(orders: orders))
        let opened = left.dialogs.fixedDrawer.show()
        await left.host.turn()
        await right.host.turn()
        #expect(left.kinds == ["sheet"] && right.kinds.isEmpty)
        right.host.tap("home.open")
        await right.host.turn()
        #expect(right.shown == ["panel"] && left.shown == ["fixedDrawer"])
        left.host.close()
        #expect(opened.reason == .hostGone)
        #expect(right.shown == ["panel"])
        #expect(left.isQuiet && right.isQuiet)
    }

    @Test(arguments: Orders.each) func rule08_anotherCenterMovesTheHost(orders: Orders) async {
        let (old, new) = (DialogCenter(clock: ManualClock()), DialogCenter(clock: ManualClock()))
        let screen = CenterChoice(Workshop(old, app: WorkshopModel()))
        let host = StandInTesting.Host(orders: orders) { ChosenScreen(choice: screen) }
        let first = screen.dialogs.waiting.show()
        await host.turn()
        #expect(host["waiting.title"] != nil)
        screen.dialogs = Workshop(new, app: WorkshopModel())
        host.settle()
        await host.turn()
        #expect(first.reason == .hostGone)
        #expect(host["waiting.title"] == nil)
        let second = screen.dialogs.question.show()
        await host.turn()
        #expect(host.tap("question.right") == .done)
        await host.turn()
        #expect(second.button == .right)
        #expect(host.diagnostics.isEmpty)
    }
}

@MainActor @Observable private final class Switchboard { var isOn = true }

private struct SwitchedScreen: View {
    let screen: Switchboard
    let dialogs: Workshop

    var body: some View {
        if screen.isOn { Home().dialogHost(dialogs, views: WorkshopSlots()) } else { Text(verbatim: "Off") }
    }
}

@MainActor @Observable private final class CenterChoice {
    var dialogs: Workshop
    init(_ dialogs: Workshop) { self.dialogs = dialogs }
}

private struct ChosenScreen: View {
    let choice: CenterChoice

    var body: some View { Home().dialogHost(choice.dialogs, views: WorkshopSlots()) }
}

@MainActor private final class Answers {
    var question: QuestionDialog.Button?
    var page: DismissReason?
}

private struct AskingView: View {
    @Environment(\.workshop) private var workshop
    let answers: Answers

    var body: some View {
        Button("Ask") {
            Task {
                answers.question = await workshop.question.open()
                answers.page = await workshop.preferences.open()
            }
        }
        .accessibilityIdentifier("ask")
    }
}
