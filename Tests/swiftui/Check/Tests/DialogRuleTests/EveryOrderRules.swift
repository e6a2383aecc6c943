import DialogRuntime
import StandInTesting
import SwiftUI
import Testing

/// The rules on presentation once more, under every combination of the orders that nobody documents and that a test can meet:
/// without Return in a field, for instance, it makes no difference what Return does first. What is varied one at a time
/// elsewhere meets here.
@MainActor @Suite("Every combination of orders") struct EveryOrderRules {
    /// Answers what is wrong in the combinations where something is, so that a failure names them all.
    private func faults(
        where isDifferent: (Orders) -> Bool, _ check: @MainActor (Workplace) async -> [String]
    ) async -> [String] {
        var found: [String] = []
        for orders in Orders.all.filter(isDifferent) {
            let place = Workplace(orders: orders)
            let faults = await check(place) + place.host.diagnostics + place.reported.map(\.rawValue)
            if !faults.isEmpty { found.append("\(orders): \(faults.joined(separator: "; "))") }
        }
        return found
    }

    private static func withoutReturn(_ orders: Orders) -> Bool {
        orders.submission == .submitThenBlur && orders.outsideTouch == .runsCancel
    }

    private static func withoutSwipes(_ orders: Orders) -> Bool {
        orders.interactive == .bindingFirst && orders.replacement == .dismissThenPresent
    }

    /// Alerts one by one, a sheet swiped away behind which another dialog waits.
    @Test func rules03To05_whatWaitsIsShownOnceWhatLeavesHasGone() async {
        let found = await faults(where: Self.withoutReturn) { place in
            let questions = (place.dialogs.question.show(), place.dialogs.question.show())
            let sheet = place.dialogs.blocked.show()
            let last = place.dialogs.waiting.show()
            await place.turn { place.shown == ["question"] && place.kinds == Form.alert.kinds }
            place.host.tap("question.left")
            await place.turn { questions.0.button != nil && place.kinds == Form.alert.kinds }
            place.host.press(.escape)
            await place.turn { place.shown == ["blocked"] && place.kinds == Form.sheet.kinds }
            place.host.swipeDown()
            await place.turn { place.shown == ["waiting"] && place.kinds.isEmpty }
            var found: [String] = []
            if questions.0.button != .left { found.append("first \(questions.0.reason.map { "\($0)" } ?? "open")") }
            if questions.1.button != .stay { found.append("second \(questions.1.reason.map { "\($0)" } ?? "open")") }
            if sheet.reason != .swipe { found.append("sheet \(sheet.reason.map { "\($0)" } ?? "open")") }
            if place.shown != ["waiting"] { found.append("shown \(place.shown)") }
            if place.host.tap("waiting.closeButton") != .done { found.append("the last one cannot be reached") }
            await place.turn { last.reason != nil && place.kinds.isEmpty }
            if last.reason != .closeButton || !place.kinds.isEmpty { found.append("something is left") }
            return found
        }
        #expect(found == [])
    }

    /// One is closed and another opened in the same turn, from form to form; then all go with the lowest.
    @Test func rules03And06_oneGoesAnotherComesInTheSameTurn() async {
        let found = await faults(where: Self.withoutReturn) { place in
            var found: [String] = []
            var former: Opened?
            for form in [Form.sheet, .alert, .cover, .confirmation, .page] {
                former?.dismiss()
                former = form.show(in: place)
                await place.turn { place.shown == [form.id] && place.kinds == form.kinds }
                if place.shown != [form.id] || place.kinds != form.kinds { found.append("\(form): \(place.kinds)") }
            }
            let upper = (place.dialogs.drawer.show(), place.dialogs.question.show())
            await place.host.turn()
            former?.dismiss()
            await place.turn { upper.0.reason != nil && upper.1.reason != nil && place.kinds.isEmpty }
            if upper.0.reason != .parentDismissed || upper.1.reason != .parentDismissed { found.append("some stay") }
            if !place.kinds.isEmpty || place.host.reach(place.host["home.open"]) != .done { found.append("left over") }
            return found
        }
        #expect(found == [])
    }

    /// Return in a field, a question about edits, a confirmation answered beside it.
    @Test func rules11And13_returnAndQuestions() async {
        let found = await faults(where: Self.withoutSwipes) { place in
            var found: [String] = []
            let sound = Sound()
            let edited = place.dialogs.sound.show(editing: sound)
            await place.turn { place.kinds == ["sheet"] }
            place.host.tap("sound.muted")
            place.host.press(.escape)
            await place.turn { place.host["sound.keepEditing"] != nil }
            place.host.tap("sound.keepEditing")
            await place.turn { place.kinds == ["sheet"] }
            if edited.reason != nil || place.kinds != ["sheet"] { found.append("keep editing: \(place.kinds)") }
            place.host.type("Gong", into: "sound.name")
            place.host.press(.return)
            await place.turn { edited.button != nil && place.kinds.isEmpty }
            if edited.button != .save || sound.name != "Gong" { found.append("return does not confirm") }
            let choice = place.dialogs.choice.show()
            await place.turn { place.kinds == Form.confirmation.kinds }
            place.host.tapOutside()
            await place.turn { choice.reason != nil && place.kinds.isEmpty }
            // Whether the cancel button was pressed or nothing: the answer is the same.
            if choice.reason == nil { choice.dismiss() }
            if await choice.result != .none1 { found.append("the choice is not answered with its cancel button") }
            if !place.kinds.isEmpty { found.append("left over") }
            return found
        }
        #expect(found == [])
    }
}

extension Workplace {
    /// Lets tasks run, and waits a little longer for what they lead to: late is not lost.
    fileprivate func turn(until isThere: () -> Bool) async {
        await host.turn()
        await host.turn(within: .milliseconds(500), until: isThere)
    }
}
