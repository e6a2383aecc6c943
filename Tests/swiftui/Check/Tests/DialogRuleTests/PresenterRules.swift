import DialogRuntime
import StandInTesting
import SwiftUI
import Testing

/// What each presentation looks like to a person, where no numbered rule says it.
@MainActor @Suite("What presentations show") struct PresenterRules {
    @Test(arguments: Orders.each) func anAlertHasFieldsAndManyButtons(orders: Orders) async {
        let place = Workplace(orders: orders)
        let unlocking = place.dialogs.unlocking.show()
        await place.host.turn()
        #expect(place.kinds == ["alert"])
        #expect(place.host.presented.first?.title == "Unlock")
        #expect(place.host.presented.first?.message == "Only you know it.")
        #expect(place.host.presented.first?.buttons == ["Unlock", "Later", "Forget it", "Cancel"])
        #expect(place.host["unlocking.forget"]?.role == .destructive)
        #expect(place.host["unlocking.cancel"]?.role == .cancel)
        #expect(place.host["unlocking.unlock"]?.role == nil)
        #expect(place.host["unlocking.password"]?.kind == .secureField)
        #expect(place.host.type("ann", into: "unlocking.user") == .done)
        #expect(place.host.type("1234", into: "unlocking.password") == .done)
        place.host.blur()
        // Return is the default button's.
        #expect(place.host.press(.return) == .done)
        await place.host.turn()
        await place.advance(.seconds(1))
        #expect(unlocking.button == .unlock)
        #expect(unlocking.session.values.user == "ann" && unlocking.session.values.password == "1234")
        #expect(place.isQuiet)
    }

    @Test(arguments: Form.allCases) func rule05_aCancelledTaskTakesItsDialogAway(form: Form) async {
        for orders in Orders.each {
            let place = Workplace(orders: orders)
            let opened = form.show(in: place)
            let waiting = Task { await opened.result() }
            await place.host.turn()
            #expect(place.shown == [form.id])
            waiting.cancel()
            await place.host.turn()
            await place.advance(.seconds(1))
            #expect(opened.reason() == .taskCancelled, "\(form) \(orders)")
            #expect(place.shown.isEmpty && place.kinds.isEmpty, "\(form) \(orders)")
            #expect(place.host.reach(place.host["home.open"]) == .done, "\(form) \(orders)")
            #expect(place.isQuiet && place.center.pendingTimers == 0, "\(form) \(orders)")
        }
    }

    @Test func rule15_whoMayNotGiveUpHasNoButtonForIt() async {
        let place = Workplace()
        let work = Opened(place.dialogs.saving)
        await place.advance(.milliseconds(100))
        #expect(place.host["saving.loading"] != nil)
        #expect(place.host["saving.cancelLoading"] == nil)
        // Nobody can tell how far it is.
        #expect(place.host.first(.progressView)?.value == nil)
        place.host.press(.escape)
        place.host.performEscape()
        await place.host.turn()
        #expect(place.host["saving.loading"] != nil && work.reason() == nil)
        work.dismiss()
        await place.advance(.seconds(1))
        #expect(place.host["saving.loading"] == nil)
        #expect(place.isQuiet)
    }

    @Test func rule17_aPageHasHeadersFootersIconsAndSummaries() async {
        let place = Workplace()
        place.dialogs.preferences.show()
        await place.host.turn()
        let host = place.host
        #expect(host.spoken.contains { $0.label == "General" && $0.isHeader })
        #expect(host.shows("Changes are kept at once."))
        #expect(host["preferences.privacy"]?.all.contains { $0["symbol"] == "hand.raised" } == true)
        #expect(host["preferences.privacy"]?.all.contains { $0["symbol"] == "chevron.forward" } == true)
        // What a row holds is said in it, unless the definition wants it kept to the row.
        #expect(host["preferences.count"]?.text.contains("2") == true)
        #expect(host["preferences.quiet"]?.text.contains("2") == false)
        // A long explanation lies behind a button.
        let help = "For as many hours as this says nothing is heard at all, not even what was asked to be loud."
        #expect(!host.shows(help))
        #expect(host["preferences.quiet.help"]?.label == "Quiet")
        #expect(host["preferences.quiet.help"]?.hint == help)
        #expect(host.tap("preferences.quiet.help") == .done)
        #expect(host.shows(help))
        #expect(host.tap("preferences.quiet.help") == .done)
        #expect(!host.shows(help))
        #expect(host.unnamedControls == [] && place.isQuiet)
        // A keyboard over a page would be in the way.
        #expect(host.tap("preferences.privacy") == .done)
        await host.turn()
        #expect(host["privacy.alias"]?["prompt"] == "nobody")
        #expect(host.focused == nil)
        #expect(place.isQuiet)
    }

    @Test(arguments: Orders.each) func rule17_aRowOpensASheetOnThePage(orders: Orders) async {
        let place = Workplace(orders: orders)
        place.dialogs.tools.show()
        await place.host.turn()
        #expect(place.host.tap(place.host["tools.drawer"], at: .blank) == .done)
        await place.host.turn()
        #expect(place.shown == ["tools", "drawer"] && place.kinds == ["sheet", "sheet"])
        #expect(place.host.swipeDown() == .done)
        await place.host.turn()
        #expect(place.shown == ["tools"] && place.kinds == ["sheet"])
        #expect(place.isQuiet)
    }

    @Test func rule19_theKeyboardMovesThePanelAndNotTheBackdrop() async {
        let place = Workplace()
        place.dialogs.everything.show(isExpert: false)
        await place.host.turn()
        #expect(place.host["everything.backdrop"]?["ignoresSafeArea"] == "all")
        let moved = place.host.elements.filter { $0["ignoresSafeArea"] != nil }
        #expect(moved.map(\.identifier) == ["everything.backdrop"])
        // What does not fit is scrolled, and a pull hides the keyboard.
        let scroll = place.host.first(.scrollView)
        #expect(scroll?.all.contains { $0.identifier == "everything.mail" } == true)
        #expect(scroll?["scrollDismissesKeyboard"] == "interactively")
        #expect(place.isQuiet)
    }

    @Test func rule19_contrastAndTransparencyFollowThePerson() async {
        func panel(_ change: (StandInTesting.Host) -> Void) async -> (background: Set<String>, hasEdge: Bool) {
            let place = Workplace()
            change(place.host)
            place.dialogs.panel.show()
            await place.host.turn()
            #expect(place.isQuiet)
            let all = place.host.elements
            let edges = all.filter { $0["layer"] == "overlay" }.flatMap(\.all).filter { $0.kind == .shape }
            return (Set(all.compactMap { $0["background"] }), !edges.isEmpty)
        }
        let usual = await panel { _ in }
        #expect(usual.background.contains { $0.lowercased().contains("material") } && !usual.hasEdge)
        let plain = await panel { $0.reducesTransparency = true }
        #expect(!plain.background.contains { $0.lowercased().contains("material") } && !plain.hasEdge)
        let clear = await panel { $0.increasesContrast = true }
        #expect(!clear.background.contains { $0.lowercased().contains("material") } && clear.hasEdge)
    }
}
