import DialogRuntime
import DialogUI
import StandInTesting
import SwiftUI
import Testing

@testable import Composer

/// The generated code for SwiftUI.
@MainActor @Suite("Generated code for SwiftUI") struct GlueRules {
    @Test(arguments: Orders.each) func aViewOfTheAppKnowsConstantsArgumentsAndItsSession(orders: Orders) async {
        let place = Workplace(orders: orders)
        let opened = place.dialogs.canvas.show(owner: "Ann")
        await place.host.turn()
        #expect(place.host["canvas.draw"]?.text == "0 strokes of Ann, 80 wide, grid")
        #expect(place.host.tap("canvas.draw") == .done)
        #expect(place.host["canvas.draw"]?.text == "1 strokes of Ann, 80 wide, grid")
        #expect(place.host.tap("canvas.ok") == .done)
        await place.host.turn()
        #expect(opened.button == .ok)
        #expect(place.isQuiet)
    }

    @Test func aViewEditsTheValueOfItsControl() async {
        let place = Workplace()
        let opened = place.dialogs.everything.show(isExpert: false)
        await place.host.turn()
        #expect(place.host.tap("glow.more") == .done)
        #expect(opened.session.values.glow == Glow(strength: 2))
        #expect(place.host.tap("glow.more") == .done)
        #expect(opened.session.values.glow == Glow(strength: 2))
        // The same name without a value is another view.
        #expect(place.host["glow.badge"]?.text == "At most 3")
        #expect(place.host["spark.button"]?.text == "No spark")
        #expect(place.host.tap("spark.button") == .done)
        #expect(opened.session.values.spark == Glow(strength: 3))
        #expect(place.host["spark.button"]?.text == "Spark 3.0")
        #expect(place.host.tap("spark.button") == .done)
        #expect(opened.session.values.spark == nil)
        #expect(place.host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func aValueInAViewsStateIsEdited(orders: Orders) async {
        let place = Workplace(orders: orders) { BindingView() }
        #expect(place.host.tap("edit") == .done)
        await place.host.turn()
        #expect(place.host.increment(place.host["mixing.level"]) == .done)
        #expect(place.host.first(text: "Level 5") != nil)
        #expect(place.host.tap("mixing.save") == .done)
        await place.host.turn()
        #expect(place.host.first(text: "Level 6") != nil)
        #expect(place.isQuiet)
    }

    @Test func aViewThatWasNotGivenIsSaidToTheDeveloper() async {
        let center = DialogCenter()
        center.onReport = { _ in }
        let dialogs = Workshop(center, app: WorkshopModel())
        let host = StandInTesting.Host { Text(verbatim: "Home").dialogHost(center) }
        dialogs.canvas.show(owner: "Ann")
        await host.turn()
        #expect(center.reports.map(\.code) == [.unusable])
        #expect(host["canvas.cancel"] != nil)
        #expect(host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func twoModulesShareAScene(orders: Orders) async {
        let center = DialogCenter()
        center.onReport = { _ in }
        let app = ComposerApp(center: center)
        let workshop = Workshop(center, app: WorkshopModel())
        let host = StandInTesting.Host(orders: orders) {
            Home().dialogHost(app.dialogs, views: ComposerViews(app: app)).dialogs(workshop, views: WorkshopSlots())
        }
        let phrase = app.dialogs.addPhrase.show(trackName: "Bass")
        await host.turn()
        #expect(host["phrase.C"] != nil)
        phrase.dismiss()
        workshop.canvas.show(owner: "Ann")
        await host.turn()
        #expect(host["canvas.draw"] != nil)
        #expect(host.tap("canvas.cancel") == .done)
        await host.turn()
        // The facade of the second module is in the environment as well.
        #expect(host.tap("home.open") == .done)
        await host.turn()
        #expect(center.presented.map(\.info.id) == ["panel"])
        #expect(center.reports.isEmpty && host.diagnostics.isEmpty)
    }

    #if DEBUG
        @Test func everyDialogOfTheSampleHasAPreview() async {
            await check(TempoDialogPreview.self, shows: "Tempo")
            await check(InstrumentDialogPreview.self, shows: "Instrument")
            await check(SongTitleDialogPreview.self, shows: "Song Title")
            await check(AddPhraseDialogPreview.self, shows: "Add Phrase to trackName")
            await check(PlaybackDialogPreview.self, shows: "Playback")
            await check(SettingsDialogPreview.self, shows: "Settings")
            await check(CreditsDialogPreview.self, shows: "Credits")
            await check(EmptySelectionDialogPreview.self, shows: "Nothing Selected")
            await check(DiscardChangesDialogPreview.self, shows: "Discard Changes?")
            await check(SaveChangesDialogPreview.self, shows: "Save changes to “name”?")
            await check(DeleteTrackDialogPreview.self, shows: "Delete “trackName”?")
            await check(MetronomeDialogPreview.self, shows: "Metronome")
            await check(SpeedTrainerDialogPreview.self, shows: "Speed Trainer")
            await check(AccountDialogPreview.self, shows: "Your Account")
        }

        private func check<Preview: PreviewProvider>(_ preview: Preview.Type, shows title: String) async {
            let host = StandInTesting.Host { Preview.previews }
            await host.turn()
            let titles = host.elements.compactMap { $0["title"] } + host.presented.compactMap(\.title)
            #expect(host.shows(title) || titles.contains(title), "\(title): \(titles)")
            #expect(host.diagnostics.isEmpty)
            host.close()
        }
    #endif
}

private struct BindingView: View {
    @Environment(\.workshop) private var workshop
    @State private var mix = MixValue()

    var body: some View {
        VStack {
            Text(verbatim: "Level \(mix.level)")
            Button("Edit") { workshop.mixing.show(editing: $mix) }
                .accessibilityIdentifier("edit")
        }
    }
}
