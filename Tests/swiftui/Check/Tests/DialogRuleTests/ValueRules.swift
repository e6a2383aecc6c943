import DialogRuntime
import Foundation
import StandInTesting
import SwiftUI
import Testing

/// The rules on values, by their numbers, on a screen.
@MainActor @Suite("Rules of values") struct ValueRules {
    /// Ways of leaving a dialog that keep nothing.
    enum Leaving: String, CaseIterable, Sendable {
        case cancelButton, escape, program, parent, host

        @MainActor func act(_ place: Workplace, _ dismiss: () -> Void, below: () -> Void) async {
            switch self {
            case .cancelButton: place.host.tap("sound.cancel")
            case .escape:
                place.host.press(.escape)
                await place.host.turn()
                place.host.tap("sound.discardChanges")
            case .program: dismiss()
            case .parent: below()
            case .host: place.host.close()
            }
            await place.host.turn()
            await place.advance(.seconds(1))
        }
    }

    @Test(arguments: Leaving.allCases) func rule10_nothingIsWrittenBeforeTheCommit(leaving: Leaving) async {
        for orders in Orders.each {
            let place = Workplace(orders: orders)
            let sound = Sound()
            let before = sound.snapshot
            let lower = place.dialogs.drawer.show()
            await place.host.turn()
            let opened = place.dialogs.sound.show(editing: sound)
            await place.host.turn()
            // It queues behind the drawer, unless the drawer goes.
            if opened.session.phase == .waiting {
                lower.dismiss()
                await place.host.turn()
            }
            editEverything(place.host)
            #expect(opened.session.values.name == "Gong" && opened.session.values.level == 6)
            #expect(opened.session.values.color == .blue)
            #expect(sound.snapshot == before, "\(leaving) \(orders)")
            await leaving.act(place, { opened.dismiss() }, below: { opened.dismiss() })
            #expect(opened.reason != nil && opened.button != .save, "\(leaving) \(orders)")
            #expect(sound.snapshot == before, "\(leaving) \(orders)")
            #expect(place.isQuiet, "\(leaving) \(orders)")
        }
    }

    @Test(arguments: Orders.each) func rule10_aCommitWritesEverything(orders: Orders) async {
        let place = Workplace(orders: orders)
        let sound = Sound()
        let opened = place.dialogs.sound.show(editing: sound)
        await place.host.turn()
        editEverything(place.host)
        #expect(place.host.tap("sound.save") == .done)
        await place.host.turn()
        #expect(opened.button == .save)
        #expect(sound.snapshot == Sound.Snapshot(name: "Gong", level: 6, gain: 0.8, isMuted: true, color: "blue"))
        #expect(place.isQuiet)
    }

    private func editEverything(_ host: StandInTesting.Host) {
        #expect(host.type("Gong", into: "sound.name") == .done)
        #expect(host.increment(host["sound.level"]) == .done)
        #expect(host.slide(host["sound.gain"], to: 0.8) == .done)
        #expect(host.tap("sound.muted") == .done)
        #expect(host.choose("Blue", in: host["sound.color"]) == .done)
    }

    @Test(arguments: Orders.each) func rule10_liveEditsAreKeptOrTakenBack(orders: Orders) async {
        let place = Workplace(orders: orders)
        let sound = Sound()
        for (button, level) in [("leave", 7), ("cancel", 7)] {
            let opened = place.dialogs.cancellableSound.show(editing: sound)
            await place.host.turn()
            let start = sound.level
            place.host.increment(place.host["cancellableSound.level"])
            place.host.increment(place.host["cancellableSound.level"])
            // At once: the screen behind shows it.
            #expect(sound.level == start + 2)
            #expect(place.host.tap("cancellableSound." + button) == .done)
            await place.host.turn()
            #expect(sound.level == level)
            #expect((opened.reason, opened.button?.rawValue) == (.button, button))
        }
        // A tap outside is like cancelling.
        place.dialogs.cancellableSound.show(editing: sound)
        await place.host.turn()
        place.host.tap("cancellableSound.muted")
        #expect(sound.isMuted)
        place.host.tap("cancellableSound.backdrop")
        await place.host.turn()
        #expect(!sound.isMuted)
        #expect(place.isQuiet)
    }

    @Test(arguments: Orders.each) func rule11_liveTextWritesAtTheEndOfEditing(orders: Orders) async {
        let place = Workplace(orders: orders)
        let sound = Sound()
        let opened = place.dialogs.liveSound.show(editing: sound)
        await place.host.turn()
        #expect(place.host.type("Drum", into: "liveSound.name") == .done)
        #expect(sound.name == "Bell")
        // Another field takes the focus.
        #expect(place.host.type("8", into: "liveSound.level") == .done)
        #expect(sound.name == "Drum" && sound.level == 5)
        place.host.blur()
        #expect(sound.level == 8)
        // Return.
        #expect(place.host.type("Horn", into: "liveSound.name") == .done)
        #expect(place.host.press(.return) == .done)
        #expect(sound.name == "Horn")
        // Closing, with the cursor in the field.
        #expect(place.host.type("9", into: "liveSound.level") == .done)
        #expect(place.host.tap("liveSound.close") == .done)
        await place.host.turn()
        #expect(sound.level == 9)
        #expect(opened.reason == .button)
        #expect(place.isQuiet)
    }

    @Test(arguments: Orders.each) func rule11_numbersAreTextUntilTheyAreNumbers(orders: Orders) async {
        let place = Workplace(orders: orders)
        let sound = Sound()
        place.dialogs.liveSound.show(editing: sound)
        await place.host.turn()
        place.host.type("", into: "liveSound.level")
        place.host.insert("-")
        #expect(place.host["liveSound.level"]?.value == "-")
        place.host.type("１０", into: "liveSound.level")
        place.host.blur()
        #expect(sound.level == 10)
        place.host.type("99", into: "liveSound.level")
        place.host.blur()
        #expect(place.host["liveSound.level"]?.value == "99")
        #expect(sound.level == 10)
        // What is wrong is said at the control.
        #expect(place.host.elements.contains { $0.text.contains("10") && $0.kind != .textField && $0.text.count > 4 })
        place.host.tap("liveSound.close")
        await place.host.turn()
        #expect(sound.level == 10)
        #expect(place.host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func rule11_returnLeadsFromFieldToFieldAndConfirms(orders: Orders) async {
        let place = Workplace(orders: orders)
        let opened = place.dialogs.everything.show(isExpert: false)
        await place.host.turn()
        // The first field has the focus.
        #expect(place.host.focused?.identifier == "everything.price")
        place.host.press(.return)
        await place.host.turn()
        #expect(place.host.focused?.identifier == "everything.mail")
        place.host.press(.return)
        await place.host.turn()
        #expect(place.host.focused?.identifier == "everything.secret")
        #expect(opened.reason == nil)
        place.host.insert("12345")
        place.host.tap("everything.agreed")
        place.host.focus(place.host["everything.detail"])
        place.host.press(.return)
        await place.host.turn()
        #expect(opened.button == .order)
        #expect(place.host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func rule13_closingAnEditedDialogAsks(orders: Orders) async {
        let place = Workplace(orders: orders)
        let sound = Sound()
        let opened = place.dialogs.sound.show(editing: sound)
        await place.host.turn()
        place.host.tap("sound.muted")
        // A swipe cannot lose anything: it is refused, and so is escape until the question is answered.
        #expect(place.host.swipeDown() == .refused)
        for answer in ["keepEditing", "discardChanges"] {
            place.host.press(.escape)
            await place.host.turn()
            #expect(place.kinds == ["sheet", "alert"])
            #expect(place.host.tap("sound." + answer) == .done)
            await place.host.turn()
            await place.advance(.seconds(1))
            #expect((opened.reason == nil) == (answer == "keepEditing"))
        }
        #expect(opened.reason == .escape)
        #expect(place.kinds.isEmpty && place.isQuiet)
        // A clean one closes.
        let clean = place.dialogs.sound.show(editing: sound)
        await place.host.turn()
        #expect(place.host.swipeDown() == .done)
        await place.host.turn()
        #expect(clean.reason == .swipe)
        #expect(place.isQuiet)
    }

    @Test(arguments: Orders.each) func rule13_blockRefusesWhileSomethingIsEdited(orders: Orders) async {
        let place = Workplace(orders: orders)
        let opened = place.dialogs.blocked.show()
        await place.host.turn()
        place.host.tap("blocked.on")
        #expect(place.host.swipeDown() == .refused)
        place.host.press(.escape)
        await place.host.turn()
        #expect(opened.reason == nil && place.kinds == ["sheet"])
        place.host.tap("blocked.on")
        #expect(place.host.swipeDown() == .done)
        await place.host.turn()
        #expect(opened.reason == .swipe)
        #expect(place.isQuiet)
    }

    @Test func rule14_conditionsFollowEveryChange() async {
        let place = Workplace()
        let opened = place.dialogs.everything.show(isExpert: true)
        await place.host.turn()
        #expect(place.host["everything.detail"] == nil)
        place.host.tap("everything.agreed")
        #expect(place.host["everything.detail"]?.isEnabled == true)
        place.host.decrement(place.host["everything.count"])
        place.host.decrement(place.host["everything.count"])
        #expect(place.host["everything.detail"]?.isEnabled == false)
        #expect(place.host.tap("everything.detail") == .disabled)
        #expect(opened.session.values.count == 1)
        #expect(place.host["everything.times"] != nil)
        opened.dismiss()
        await place.host.turn()
        place.dialogs.everything.show(isExpert: false)
        await place.host.turn()
        #expect(place.host["everything.times"] == nil && place.host["everything.day"] == nil)
        #expect(place.isQuiet)
    }

    @Test func rule14_whatIsWrongIsSaidAtItsControlAndKeepsTheDialogOpen() async {
        let place = Workplace()
        let opened = place.dialogs.everything.show(isExpert: false)
        await place.host.turn()
        place.host.type("nobody", into: "everything.mail")
        place.host.blur()
        #expect(place.host.shows("This is no address."))
        #expect(place.host.tap("everything.order") != .notFound)
        await place.host.turn()
        #expect(opened.reason == nil)
        place.host.type("a@b", into: "everything.mail")
        place.host.blur()
        #expect(!place.host.shows("This is no address."))
        place.host.type("secret", into: "everything.secret")
        place.host.tap("everything.agreed")
        for _ in 0..<6 { place.host.increment(place.host["everything.count"]) }
        #expect(place.host.shows("Nine are too many."))
        place.host.decrement(place.host["everything.count"])
        #expect(!place.host.shows("Nine are too many."))
        #expect(place.host.tap("everything.order") == .done)
        await place.host.turn()
        #expect(opened.button == .order)
        #expect(place.host.diagnostics.isEmpty)
    }

    @Test func everyKindOfControlHasItsValue() async {
        let place = Workplace()
        let opened = place.dialogs.everything.show(isExpert: true)
        await place.host.turn()
        let host = place.host
        #expect(host.increment(host["everything.count"]) == .done)
        #expect(host.slide(host["everything.share"], to: 0.75) == .done)
        #expect(host.type("12.5", into: "everything.price") == .done)
        #expect(host.type("a@b.c", into: "everything.mail") == .done)
        #expect(host.type("hidden", into: "everything.secret") == .done)
        #expect(host.type("Long", into: host.first(.textEditor)) == .done)
        #expect(host.pick(Date(timeIntervalSince1970: 1_800_000_000), in: host["everything.day"]) == .done)
        #expect(host.increment(host.first(.stepper, "Length")) == .done)
        #expect(host.tap("everything.agreed") == .done)
        let values = opened.session.values
        #expect((values.count, values.share, values.price) == (4, 0.75, 12.5))
        #expect((values.mail, values.secret, values.essay) == ("a@b.c", "hidden", "Long"))
        #expect(values.length == .seconds(120) && values.agreed)
        #expect(values.day != DialogDate(year: 2026, month: 11, day: 30))
        #expect(place.host.first(text: "7") != nil)
        #expect(place.host.diagnostics.isEmpty)
    }
}
