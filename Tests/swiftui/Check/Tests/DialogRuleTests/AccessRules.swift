import DialogRuntime
import StandInTesting
import SwiftUI
import Testing

/// The rules on people who see, hear, read or move otherwise, by their numbers.
@MainActor @Suite("Rules of access") struct AccessRules {
    @Test(arguments: Form.allCases) func rule09_everythingThatCanBePressedIsAButtonWithItsWholeArea(form: Form) async {
        let place = Workplace()
        _ = form.show(in: place)
        await place.host.turn()
        check(place)
        if form == .page {
            place.dialogs.preferences.show()
            await place.host.turn()
            check(place)
        }
    }

    private func check(_ place: Workplace) {
        let shown = place.shown.last ?? ""
        let pressed = place.host.elements.filter { $0.kind == .button && $0.identifier?.hasPrefix(shown + ".") == true }
        for button in pressed where button.isEnabled && place.host.reach(button) == .done {
            // Rows of a list take touches anywhere; all others at least on what they draw.
            #expect(button.label.isEmpty == false, "\(button.identifier ?? "")")
        }
        #expect(place.host.unnamedControls == [], "\(shown)")
        #expect(place.host.diagnostics.isEmpty)
    }

    @Test func rule09_aRowTakesTouchesBesideItsText() async {
        let place = Workplace()
        place.dialogs.preferences.show()
        await place.host.turn()
        #expect(place.host.tap(place.host["preferences.reset"], at: .blank) == .done)
        #expect(place.app.resets == 1)
        place.dialogs.panel.show()
        await place.host.turn()
        #expect(place.host.tap(place.host["panel.again"], at: .blank) == .done)
        await place.host.turn()
        #expect(place.shown.last == "question")
        #expect(place.isQuiet)
    }

    @Test(arguments: Orders.each) func rule19_aPopupIsModal(orders: Orders) async {
        let place = Workplace(orders: orders)
        #expect(place.host.spoken.contains { $0.identifier == "home.open" })
        let panel = place.dialogs.panel.show()
        await place.host.turn()
        let spoken = place.host.spoken
        #expect(!spoken.contains { $0.identifier == "home.open" })
        #expect(spoken.first { $0.identifier == "panel.title" }?.isHeader == true)
        let close = spoken.first { $0.identifier == "panel.closeButton" }
        #expect(close?.label == "Close" && close?.kind == .button)
        #expect(!spoken.contains { $0.identifier == "panel.backdrop" })
        #expect(place.host.tap("home.open") == .covered(by: "panel.backdrop") || place.host.tap("home.open") != .done)
        #expect(place.shown == ["panel"])
        // The last thing drawn lies on top, also while it leaves.
        #expect(place.host.isDrawnBehind(place.host["home.open"], place.host["panel.title"]))
        place.host.holdsAnimations = true
        place.host.performEscape()
        await place.host.turn()
        #expect(panel.reason == .escape)
        // It is still there, fading, and not suddenly below what it lay on.
        #expect(place.host["panel.title"] != nil)
        #expect(place.host.isDrawnBehind(place.host["home.open"], place.host["panel.title"]))
        place.host.holdsAnimations = false
        await place.host.turn()
        #expect(place.host.spoken.contains { $0.identifier == "home.open" })
        #expect(place.isQuiet)
    }

    @Test(arguments: Orders.each) func rule19_aPopupOnASheetIsModalThere(orders: Orders) async {
        let place = Workplace(orders: orders)
        place.dialogs.drawer.show()
        await place.host.turn()
        #expect(place.host.tap("drawer.more") == .done)
        await place.host.turn()
        #expect(place.shown == ["drawer", "panel"])
        #expect(place.kinds == ["sheet"])
        #expect(!place.host.spoken.contains { $0.identifier == "drawer.note" })
        #expect(place.host.type("x", into: "drawer.note") != .done)
        #expect(place.host.tap("drawer.keep") != .done)
        #expect(place.host.swipeDown() == .refused)
        #expect(place.host.tap("panel.done") == .done)
        await place.host.turn()
        #expect(place.host.type("x", into: "drawer.note") == .done)
        #expect(place.isQuiet)
    }

    /// Return, and what else a key or a remote control can reach, does not ask what is drawn on top.
    @Test(arguments: Orders.each) func rule19_whatLiesBehindTakesNoKeys(orders: Orders) async throws {
        let presses = Presses()
        let place = Workplace(orders: orders) { PressedView(presses: presses) }
        place.host.press(.return)
        #expect(presses.count == 1)
        let panel = place.dialogs.plainPanel.show()
        await place.host.turn()
        #expect(place.host["behind"]?.isEnabled == false)
        place.host.press(.return)
        place.host.press("s")
        #expect(presses.count == 1)
        panel.dismiss()
        await place.host.turn()
        place.host.press("s")
        #expect(presses.count == 2)
        let work = Opened(place.dialogs.saving)
        await place.advance(.milliseconds(100))
        #expect(place.host["saving.loading"] != nil)
        place.host.press(.return)
        #expect(presses.count == 2)
        work.dismiss()
        await place.advance(.seconds(1))
        #expect(place.isQuiet)
    }

    @Test func rule19_theLargestLettersScrollTheButtonsAlong() async {
        let place = Workplace()
        place.dialogs.panel.show()
        await place.host.turn()
        func isScrolled() -> Bool {
            place.host.first(.scrollView)?.all.contains { $0.identifier == "panel.done" } == true
        }
        #expect(!isScrolled() && place.host["panel.done"] != nil)
        place.host.tap("panel.on")
        place.host.change { $0.dynamicTypeSize = .accessibility3 }
        #expect(isScrolled())
        #expect(place.host["panel.on"]?.isOn == true)
        #expect(place.host.tap("panel.done") == .done)
        await place.host.turn()
        #expect(place.shown.isEmpty && place.isQuiet)
    }

    @Test func rule19_theFirstFieldHasTheFocusAndReturnConfirms() async {
        let place = Workplace()
        let drawer = place.dialogs.drawer.show()
        await place.host.turn()
        #expect(place.host.focused?.identifier == "drawer.note")
        place.host.insert("text")
        place.host.press(.return)
        await place.host.turn()
        #expect(drawer.button == .keep)
        #expect(drawer.session.values.note == "text")
        // Without a field Return presses the default button.
        let panel = place.dialogs.panel.show()
        await place.host.turn()
        place.host.press(.return)
        await place.host.turn()
        #expect(panel.button == .done)
        #expect(place.isQuiet)
    }

    @Test func rule19_keyboardsAndHintsFollowTheDefinition() async {
        let place = Workplace()
        place.dialogs.everything.show(isExpert: true)
        await place.host.turn()
        let host = place.host
        #expect(host["everything.mail"]?["keyboardType"] == "emailAddress")
        #expect(host["everything.price"]?["keyboardType"] == "decimalPad")
        #expect(host["everything.secret"]?.kind == .secureField)
        #expect(host["everything.count"]?.label == "Count")
        #expect(host["everything.count"]?.value == "3 pieces")
        #expect(host["everything.agreed"]?.hint == "Read the terms (https://example.com/terms) first.")
        #expect(host.unnamedControls == [])
        #expect(host.diagnostics.isEmpty)
    }

    @Test func rule19_motionIsReduced() async {
        for reduces in [false, true] {
            let place = Workplace()
            place.host.reducesMotion = reduces
            place.dialogs.waiting.show()
            await place.host.turn()
            let transitions = Set(place.host.elements.compactMap(\.transition))
            #expect(transitions.contains { $0.contains("scale") } == !reduces)
            #expect(place.isQuiet)
        }
    }

    @Test func rule19_everyPreferenceOfThePersonShowsTheSameControls() async {
        func identifiers(_ change: (StandInTesting.Host) -> Void) async -> [String] {
            let place = Workplace()
            change(place.host)
            place.dialogs.everything.show(isExpert: true)
            await place.host.turn()
            #expect(place.host.unnamedControls == [])
            #expect(place.isQuiet)
            return place.host.elements.compactMap(\.identifier)
        }
        let usual = await identifiers { _ in }
        #expect(await identifiers { $0.increasesContrast = true } == usual)
        #expect(await identifiers { $0.reducesTransparency = true } == usual)
        #expect(await identifiers { $0.isReadAloud = true } == usual)
        #expect(await identifiers { $0.change { $0.dynamicTypeSize = .accessibility5 } } == usual)
        #expect(await identifiers { $0.change { $0.layoutDirection = .rightToLeft } } == usual)
        #expect(await identifiers { $0.change { $0.colorScheme = .dark } } == usual)
        #expect(await identifiers { $0.rotate() } == usual)
    }

    @Test(arguments: Form.allCases) func rotatingTheDeviceChangesNothing(form: Form) async {
        for isWide in [false, true] {
            let place = Workplace(isWide: isWide)
            let opened = form.show(in: place)
            await place.host.turn()
            let before = place.kinds
            for _ in 0..<4 {
                place.host.rotate()
                await place.host.turn()
                #expect(opened.reason() == nil && place.kinds == before)
            }
            place.host.change { $0.horizontalSizeClass = isWide ? .compact : .regular }
            await place.host.turn()
            #expect(opened.reason() == nil)
            #expect(place.isQuiet, "\(form)")
        }
    }

    @Test func anotherLanguageIsSpokenAtOnce() async {
        let place = Workplace()
        place.dialogs.waiting.show()
        await place.host.turn()
        #expect(place.host["waiting.closeButton"]?.label == "Close")
        place.host.change { $0.locale = Locale(identifier: "ja_JP") }
        await place.host.turn()
        #expect(place.host["waiting.closeButton"]?.label == "閉じる")
        #expect(place.isQuiet)
    }
}

@MainActor @Observable private final class Presses { var count = 0 }

private struct PressedView: View {
    let presses: Presses

    var body: some View {
        VStack {
            Button("Default") { presses.count += 1 }.keyboardShortcut(.defaultAction).accessibilityIdentifier("behind")
            Button("Save") { presses.count += 1 }.keyboardShortcut("s")
        }
    }
}
