import DialogRuntime
import StandInTesting
import SwiftUI
import Testing

/// The rules on presentation, by their numbers, on a screen.
@MainActor @Suite("Rules of presentation") struct PresentationRules {
    @Test(arguments: Orders.each) func rule02_theSameDialogTwiceIsTwoPresentations(orders: Orders) async {
        let place = Workplace(orders: orders)
        let first = place.dialogs.drawer.show()
        let second = place.dialogs.drawer.show()
        await place.host.turn()
        #expect(first.ticket < second.ticket)
        #expect(place.kinds == ["sheet", "sheet"])
        #expect(place.host.type("upper", into: "drawer.note") == .done)
        #expect(place.host.tap("drawer.keep") == .done)
        await place.host.turn()
        #expect(place.kinds == ["sheet"])
        #expect(place.host["drawer.note"]?.value == "")
        #expect(second.session.values.note == "upper")
        #expect(first.reason == nil)
        #expect(place.host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func rule02_aViewOfTheAppStartsAnewInEachPresentation(orders: Orders) async {
        let place = Workplace(orders: orders)
        place.dialogs.canvas.show(owner: "Ann")
        place.dialogs.canvas.show(owner: "Bob")
        await place.host.turn()
        #expect(place.host.tap("canvas.draw") == .done)
        #expect(place.host["canvas.draw"]?.text == "1 strokes of Ann, 80 wide, grid")
        #expect(place.host.tap("canvas.ok") == .done)
        await place.host.turn()
        #expect(place.host["canvas.draw"]?.text == "0 strokes of Bob, 80 wide, grid")
        #expect(place.host.diagnostics.isEmpty)
    }

    @Test(arguments: Form.allCases) func rule03_whatIsOpenedWhileAnotherLeavesIsShown(leaving: Form) async {
        for orders in Orders.each {
            for coming in Form.allCases {
                let place = Workplace(orders: orders)
                let first = leaving.show(in: place)
                await place.host.turn()
                #expect(place.shown == [leaving.id])
                first.dismiss()
                let second = coming.show(in: place)
                await place.host.turn()
                await place.advance(.seconds(1))
                let pair: Comment = "\(leaving) then \(coming), \(orders)"
                #expect(first.reason() == .program, pair)
                #expect(place.shown == [coming.id], pair)
                #expect(place.host.presented.filter { $0.phase != "dismissing" }.map(\.kind) == coming.kinds, pair)
                #expect(place.isQuiet, pair)
                second.dismiss()
                await place.host.turn()
                await place.advance(.seconds(1))
                #expect(place.kinds.isEmpty && place.host.reach(place.host["home.open"]) == .done, pair)
                #expect(place.isQuiet, pair)
            }
        }
    }

    @Test(arguments: Orders.each) func rule03_theNextOneWaitsUntilTheFormerHasGone(orders: Orders) async {
        let place = Workplace(orders: orders)
        place.dialogs.fixedDrawer.show()
        await place.host.turn()
        let next = place.dialogs.waiting.show()
        place.host.holdsAnimations = true
        #expect(place.host.tap("fixedDrawer.closeButton") == .done)
        await place.host.turn()
        #expect(next.session.phase == .waiting)
        #expect(place.host["waiting.title"] == nil)
        place.host.tick()
        place.host.holdsAnimations = false
        await place.host.turn()
        #expect(next.session.phase == .presented)
        #expect(place.host["waiting.title"]?.text == "Waiting")
        #expect(place.isQuiet)
    }

    @Test(arguments: Orders.each) func rule04_aLateDismissalTouchesNothingElse(orders: Orders) async {
        let place = Workplace(orders: orders)
        let first = place.dialogs.drawer.show()
        await place.host.turn()
        // The user's swipe is under way; before it ends the app opens another sheet.
        place.host.holdsAnimations = true
        #expect(place.host.swipeDown() == .done)
        let second = place.dialogs.fixedDrawer.show()
        await place.host.turn()
        place.host.tick()
        place.host.holdsAnimations = false
        await place.host.turn()
        await place.advance(.seconds(3))
        #expect(first.reason == .swipe)
        #expect(second.reason == nil)
        #expect(place.kinds == ["sheet"])
        #expect(place.host["fixedDrawer.note"] != nil)
        #expect(place.isQuiet)
    }

    @Test(arguments: Orders.each) func rule04_twoAlertsAtOnceAreAnsweredOneByOne(orders: Orders) async {
        let place = Workplace(orders: orders)
        let questions = (0..<3).map { _ in place.dialogs.question.show() }
        for (index, button) in ["left", "back", "stay"].enumerated() {
            await place.host.turn()
            #expect(place.kinds == ["alert"])
            #expect(place.host.tap("question." + button) == .done)
            await place.host.turn()
            await place.advance(.seconds(1))
            #expect(questions.map { $0.button?.rawValue }.compactMap { $0 }.count == index + 1)
        }
        #expect(questions.map { $0.button?.rawValue } == ["left", "back", "stay"])
        #expect(place.kinds.isEmpty && place.isQuiet)
    }

    @Test(arguments: Closing.all) func rule05_everyWayOfClosingEndsOnceWithItsReason(closing: Closing) async {
        for orders in Orders.each {
            let place = Workplace(orders: orders)
            let opened = closing.form.show(in: place)
            var answers = 0
            let waiting = Task {
                _ = await opened.result()
                answers += 1
            }
            await place.host.turn()
            closing.act(place.host)
            await place.host.turn()
            await place.advance(.seconds(1))
            let which: Comment = "\(closing), \(orders)"
            #expect(opened.reason() == closing.reason, which)
            // Nobody waits for a dialog that does not close.
            opened.dismiss()
            await waiting.value
            #expect(answers == 1, which)
            #expect(place.shown.isEmpty && place.kinds.isEmpty, which)
            #expect(place.host.reach(place.host["home.open"]) == .done, which)
            #expect(place.center.pendingTimers == 0, which)
            #expect(place.isQuiet, which)
        }
    }

    @Test(arguments: Orders.each) func rule05_gesturesThatTheDefinitionForbidsDoNothing(orders: Orders) async {
        let place = Workplace(orders: orders)
        let panel = place.dialogs.plainPanel.show()
        await place.host.turn()
        place.host.tap("plainPanel.backdrop")
        place.host.press(.escape)
        place.host.performEscape()
        #expect(place.host["plainPanel.closeButton"] == nil)
        await place.host.turn()
        #expect(panel.reason == nil)
        #expect(place.host.tap("plainPanel.close") == .done)
        await place.host.turn()
        let drawer = place.dialogs.fixedDrawer.show()
        await place.host.turn()
        #expect(place.host.swipeDown() == .refused)
        place.host.press(.escape)
        await place.host.turn()
        #expect(drawer.reason == nil)
        #expect(place.host.tap("fixedDrawer.closeButton") == .done)
        await place.host.turn()
        #expect(drawer.reason == .closeButton)
        #expect(place.isQuiet)
    }

    @Test(arguments: Orders.each) func rule06_aPopupAwaitsItsOwnConfirmation(orders: Orders) async {
        let place = Workplace(orders: orders)
        let panel = place.dialogs.panel.show()
        await place.host.turn()
        #expect(place.host.tap("panel.again") == .done)
        await place.host.turn()
        #expect(place.shown == ["panel", "question"])
        // What lies below takes no touches.
        #expect(place.host.tap("panel.on") == .covered(by: "alert"))
        #expect(place.host.tap("question.right") == .done)
        await place.host.turn()
        await place.advance(.seconds(1))
        #expect(place.shown == ["panel"])
        #expect(place.host.tap("panel.on") == .done)
        #expect(panel.session.values.on)
        #expect(place.isQuiet)
    }

    @Test(arguments: Orders.each) func rule06_endingALowerOneEndsAllAboveIt(orders: Orders) async {
        let place = Workplace(orders: orders)
        let drawer = place.dialogs.drawer.show()
        await place.host.turn()
        let panel = place.dialogs.panel.show()
        await place.host.turn()
        let cover = place.dialogs.stage.show()
        await place.host.turn()
        let question = place.dialogs.question.show()
        await place.host.turn()
        #expect(place.shown == ["drawer", "panel", "stage", "question"])
        #expect(place.kinds == ["sheet", "fullScreenCover", "alert"])
        drawer.dismiss()
        await place.host.turn()
        await place.advance(.seconds(1))
        #expect(drawer.reason == .program)
        #expect([panel.reason, cover.reason, question.reason] == Array(repeating: .parentDismissed, count: 3))
        #expect(place.kinds.isEmpty && place.host["panel.title"] == nil)
        #expect(place.isQuiet)
        place.dialogs.panel.show()
        await place.host.turn()
        #expect(place.host["panel.title"]?.text == "Panel")
        #expect(place.isQuiet)
    }

    @Test(arguments: Orders.each) func rule06_anAlertThatOpensAnotherIsNotLost(orders: Orders) async {
        let place = Workplace(orders: orders)
        let again = place.dialogs.again.show()
        await place.host.turn()
        #expect(place.host.tap("again.more") == .done)
        await place.host.turn()
        await place.advance(.seconds(1))
        // An alert does not lie on another one: it waits, and the first one stays.
        #expect(again.reason == nil)
        #expect(place.shown == ["again"])
        #expect(place.host.tap("again.enough") == .done)
        await place.host.turn()
        await place.advance(.seconds(1))
        #expect(again.button == .enough)
        #expect(place.shown == ["notice"])
        #expect(place.kinds == ["alert"])
        #expect(place.host.tap("notice.ok") == .done)
        await place.host.turn()
        await place.advance(.seconds(1))
        #expect(place.shown == [])
        #expect(place.kinds == [])
        #expect(place.isQuiet)
    }

    @Test(arguments: Orders.each) func rule06_replacingAndRefusing(orders: Orders) async {
        let place = Workplace(orders: orders)
        let waiting = place.dialogs.waiting.show()
        await place.host.turn()
        #expect(place.dialogs.refused.show().reason == .rejected)
        let replacing = place.dialogs.replacing.show()
        await place.host.turn()
        #expect(waiting.reason == .superseded)
        #expect(place.shown == ["replacing"])
        #expect(place.host["replacing.title"]?.text == "Replacing")
        #expect(place.host["waiting.title"] == nil)
        replacing.dismiss()
        await place.host.turn()
        #expect(place.isQuiet)
    }
}
