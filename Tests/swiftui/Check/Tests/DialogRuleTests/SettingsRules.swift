import DialogRuntime
import DialogUI
import Foundation
import StandInTesting
import SwiftUI
import Testing

/// The rules on settings pages, by their numbers, on a screen.
@MainActor @Suite("Rules of settings") struct SettingsRules {
    @Test(arguments: Orders.each) func rule17_pagesAndViewsShareOneStack(orders: Orders) async {
        let place = Workplace(orders: orders)
        let opened = place.dialogs.preferences.show()
        await place.host.turn()
        #expect(place.kinds == ["sheet"])
        #expect(place.host.pageTitle == "Preferences")
        #expect(place.host.tap(place.host["preferences.privacy"], at: .blank) == .done)
        await place.host.turn()
        #expect(place.host.pageTitle == "Privacy")
        #expect(place.host.tap("privacy.history") == .done)
        await place.host.turn()
        #expect(place.shown == ["preferences", "privacy", "history"])
        #expect(place.kinds == ["sheet"])
        #expect(place.host.increment(place.host["history.days"]) == .done)
        #expect(place.host.back() == .done)
        await place.host.turn()
        #expect(place.shown == ["preferences", "privacy"])
        #expect(place.host.back() == .done)
        await place.host.turn()
        #expect(place.host.tap("preferences.about") == .done)
        await place.host.turn()
        #expect(place.host["about.build"]?.text == "Build 7")
        #expect(place.host.back() == .done)
        await place.host.turn()
        #expect(place.host.pageTitle == "Preferences")
        #expect(place.host.swipeDown() == .done)
        await place.host.turn()
        #expect(opened.reason == .swipe)
        #expect(place.kinds.isEmpty && place.isQuiet)
    }

    @Test(arguments: Orders.each) func rule17_valuesAreKeptAtOnce(orders: Orders) async {
        let place = Workplace(orders: orders)
        place.dialogs.preferences.show()
        await place.host.turn()
        #expect(place.host["preferences.sounds"]?.isOn == true)
        #expect(place.host.shows("Everything is heard"))
        place.host.tap("preferences.sounds")
        #expect(place.dialogs.preferences.values.sounds == false)
        #expect(place.host.shows("Silence"))
        place.host.increment(place.host["preferences.count"])
        place.host.swipeDown()
        await place.host.turn()
        place.dialogs.preferences.show()
        await place.host.turn()
        #expect(place.host["preferences.sounds"]?.isOn == false)
        #expect(place.dialogs.preferences.values.count == 3)
        #expect(place.isQuiet)
    }

    @Test(arguments: Orders.each) func rule17_aRowOpensADialogOnThePage(orders: Orders) async {
        let place = Workplace(orders: orders)
        place.dialogs.preferences.show()
        await place.host.turn()
        #expect(place.host.tap(place.host["preferences.rename"], at: .blank) == .done)
        await place.host.turn()
        #expect(place.shown == ["preferences", "renaming"])
        #expect(place.kinds == ["sheet", "alert"])
        #expect(place.host.type("New", into: "renaming.name") == .done)
        #expect(place.host.tap("renaming.ok") == .done)
        await place.host.turn()
        await place.advance(.seconds(1))
        #expect(place.shown == ["preferences"])
        #expect(place.host.tap(place.host["preferences.reset"], at: .blank) == .done)
        #expect(place.app.resets == 1)
        #expect(place.host.tap("preferences.website") == .done)
        #expect(place.host.openedLinks.map(\.absoluteString) == ["https://example.com/"])
        #expect(place.isQuiet)
    }

    @Test(arguments: Orders.each) func rule17_deepLinksLeadThere(orders: Orders) async {
        let place = Workplace(orders: orders)
        place.dialogs.preferences.show(path: "privacy/history")
        await place.host.turn()
        #expect(place.shown == ["preferences", "privacy", "history"])
        #expect(place.host.pageTitle == "History")
        #expect(place.host["history.days"] != nil)
        place.host.performEscape()
        await place.host.turn()
        let second = place.dialogs.preferences.show(at: .more)
        for open in place.center.presented.reversed() where open !== second.session {
            open.requestDismiss(.closeButton)
        }
        await place.host.turn()
        await place.host.turn()
        #expect(place.shown == ["preferences"])
        #expect(place.host.scrolledTo.last == "more")
        #expect(place.host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func rule17_aDeepLinkUnfoldsItsSection(orders: Orders) async {
        let place = Workplace(orders: orders)
        place.dialogs.preferences.show()
        await place.host.turn()
        #expect(place.host["preferences.fade"] == nil)
        #expect(place.host.swipeDown() == .done)
        await place.host.turn()
        place.dialogs.preferences.show(path: "fade")
        await place.host.turn()
        #expect(place.host["preferences.fade"] != nil)
        // What is not there yet cannot be scrolled to: the stand-in says so.
        #expect(place.host.scrolledTo == ["fade"])
        // Back from another page the list is where the person left it.
        place.host.tap("preferences.privacy")
        await place.host.turn()
        place.host.back()
        await place.host.turn()
        #expect(place.host.pageTitle == "Preferences")
        #expect(place.host.scrolledTo == ["fade"])
        #expect(place.isQuiet)
    }

    @Test func rule17_theSearchFindsRowsByTitleAndKeyword() async {
        let place = Workplace()
        place.dialogs.preferences.show()
        await place.host.turn()
        let field = place.host.elements.first { $0.kind == .searchField }
        #expect(place.host.type("pitch", into: field) == .done)
        await place.host.turn()
        #expect(place.host["preferences.tone"] != nil)
        #expect(place.host["preferences.sounds"] == nil)
        #expect(place.host.choose("high", in: place.host["preferences.tone"]) == .done)
        #expect(place.dialogs.preferences.values.tone == .high)
        #expect(place.host.type("nothing at all", into: place.host.elements.first { $0.kind == .searchField }) == .done)
        #expect(place.host["preferences.tone"] == nil)
        #expect(place.host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func rule17_aPageIsAViewAsWell(orders: Orders) async {
        let place = Workplace(orders: orders) { EmbeddingView() }
        await place.host.turn()
        #expect(place.kinds.isEmpty && place.shown.isEmpty)
        #expect(place.host.pageTitle == "Preferences")
        #expect(place.host["preferences.closeButton"] == nil)
        place.host.tap("preferences.sounds")
        #expect(place.dialogs.preferences.values.sounds == false)
        #expect(place.host.tap("preferences.privacy") == .done)
        await place.host.turn()
        #expect(place.host.pageTitle == "Privacy")
        #expect(place.kinds.isEmpty)
        #expect(place.host.back() == .done)
        await place.host.turn()
        #expect(place.host.pageTitle == "Preferences")
        #expect(place.host.tap("preferences.rename") == .done)
        await place.host.turn()
        #expect(place.kinds == ["alert"])
        #expect(place.host.tap("renaming.cancel") == .done)
        await place.host.turn()
        #expect(place.shown.isEmpty)
        #expect(place.host.diagnostics.isEmpty)
    }

    @Test func rule17_anotherLanguageChangesNoRow() async {
        func rows(_ locale: String) async -> [String?] {
            let place = Workplace(locale: locale)
            place.dialogs.preferences.show()
            await place.host.turn()
            return place.host.elements.map(\.identifier).filter { $0 != nil }
        }
        #expect(await rows("en_US") == rows("ja_JP"))
    }
}

private struct EmbeddingView: View {
    @Environment(\.workshop) private var workshop
    @State private var page: DialogModel<PreferencesDialog>?

    var body: some View {
        VStack {
            if let page { EmbeddedDialog(page) }
        }
        .onAppear { page = page ?? workshop.preferences.embedded() }
    }
}
