import DialogRuntime
import DialogTerminal
import DialogTesting
import Foundation
import StandInTesting
import SwiftUI
import Testing

@testable import Composer

/// The sample app on a screen: each of its dialogs is opened as a person would, used and left, under each order.
@MainActor @Suite("The sample app in SwiftUI") struct SampleTests {
    @Test(arguments: Orders.each) func tempo(orders: Orders) async {
        let screen = SampleScreen(orders)
        await screen.open("tempo")
        #expect(screen.host.shows("Most pop songs lie between 90 and 130."))
        #expect(screen.host["tempo.bpm"]?.value == "120 BPM")
        screen.host.increment(screen.host["tempo.bpm"])
        #expect(screen.app.song.tempo == 120)
        await screen.tap("tempo.save")
        #expect(screen.app.song.tempo == 121)
        #expect(screen.said.contains("121"))
        #expect(screen.host["song"]?.text.contains("121 BPM") == true)
        await screen.open("tempo")
        screen.host.increment(screen.host["tempo.bpm"])
        await screen.tap("tempo.closeButton")
        #expect(screen.app.song.tempo == 121)
        screen.expectQuiet()
    }

    @Test(arguments: Orders.each) func instrument(orders: Orders) async {
        let screen = SampleScreen(orders)
        await screen.open("instrument")
        let options = screen.host["instrument.instrument"]?.options.map(\.text) ?? []
        #expect(options.contains("Grand Piano") && options.contains { $0.contains("thirteen strings") })
        #expect(screen.host.choose("Shakuhachi", in: screen.host["instrument.instrument"]) == .done)
        await screen.tap("instrument.done")
        #expect(screen.app.song.instrument == .shakuhachi)
        screen.expectQuiet()
    }

    @Test(arguments: Orders.each) func songTitle(orders: Orders) async {
        let screen = SampleScreen(orders)
        await screen.open("songTitle")
        #expect(screen.host.focused?.identifier == "songTitle.name")
        screen.host.type("a/b", into: "songTitle.name")
        screen.host.press(.return)
        await screen.host.turn()
        #expect(screen.center.presented.count == 1)
        #expect(screen.host.elements.contains { $0.text.hasPrefix("A title has 1 to 40 characters") })
        screen.host.type("Blue", into: "songTitle.name")
        screen.host.press(.return)
        await screen.host.turn()
        #expect(screen.app.song.title == "Blue")
        screen.expectQuiet()
    }

    @Test(arguments: Orders.each) func addPhrase(orders: Orders) async {
        let screen = SampleScreen(orders)
        await screen.open("addPhrase")
        #expect(screen.kinds == ["sheet"])
        for note in ["C", "E", "rest", "G"] { #expect(screen.host.tap("phrase." + note) == .done) }
        #expect(screen.host.tap("phrase.undo") == .done)
        #expect(screen.host["phrase.notes"]?.text == "C4 E4 -")
        #expect(screen.host["phrase.bars"]?.text == "Bars: 1 of 8")
        await screen.tap("addPhrase.add")
        #expect(screen.app.song.tracks[0].phrases.count == 2)
        await screen.open("addPhrase")
        #expect(screen.host["phrase.notes"]?.text == "No notes yet")
        #expect(screen.host.swipeDown() == .done)
        await screen.host.turn()
        #expect(screen.app.song.tracks[0].phrases.count == 2)
        screen.expectQuiet()
    }

    @Test(arguments: Orders.each) func playback(orders: Orders) async {
        let screen = SampleScreen(orders)
        await screen.open("playback")
        #expect(screen.host["playback.low"] == nil)
        screen.host.tap("playback.loops")
        screen.host.type("9", into: "playback.low")
        screen.host.blur()
        #expect(screen.host.shows("The last bar must come after the first."))
        screen.host.tap("playback.click")
        #expect(screen.host["playback.volume"]?.isEnabled == false)
        #expect(screen.host.swipeDown() == .refused)
        screen.host.press(.escape)
        await screen.host.turn()
        #expect(screen.kinds == ["sheet", "alert"])
        await screen.tap("playback.keepEditing")
        #expect(screen.kinds == ["sheet"])
        screen.host.type("3", into: "playback.low")
        screen.host.blur()
        await screen.tap("playback.save")
        let values = screen.app.dialogs.playback.values
        #expect((values.click, values.loops, values.low, values.high) == (false, true, 3, 8))
        screen.expectQuiet()
    }

    @Test(arguments: Orders.each) func settings(orders: Orders) async {
        let screen = SampleScreen(orders)
        await screen.open("settings")
        screen.host.tap("settings.autosave")
        #expect(screen.app.dialogs.settings.values.autosave)
        #expect(screen.host.choose("Do Re Mi", in: screen.host["settings.noteNames"]) == .done)
        await screen.tap("settings.credits")
        #expect(screen.host.pageTitle == "Credits")
        screen.host.back()
        await screen.host.turn()
        await screen.tap("settings.editTempo")
        #expect(screen.center.presented.map(\.info.id) == ["settings", "tempo"])
        screen.host.increment(screen.host["tempo.bpm"])
        await screen.tap("tempo.save")
        #expect(screen.app.song.tempo == 121)
        await screen.tap("settings.openPlayback")
        #expect(screen.kinds == ["sheet", "sheet"])
        #expect(screen.host.swipeDown() == .done)
        await screen.host.turn()
        await screen.tap("settings.discard")
        #expect(screen.kinds == ["sheet", "alert"])
        await screen.tap("discardChanges.keepEditing")
        #expect(screen.host.shows("1.0"))
        screen.host.tap("settings.website")
        #expect(screen.host.openedLinks.map(\.absoluteString) == ["https://example.com/composer"])
        await screen.tap("settings.closeButton")
        screen.expectQuiet()
    }

    @Test(arguments: Orders.each) func questions(orders: Orders) async {
        let screen = SampleScreen(orders)
        await screen.open("emptySelection")
        #expect(screen.host.presented.map(\.message) == ["Select at least one track first."])
        await screen.tap("emptySelection.ok")
        await screen.open("deleteTrack")
        #expect(screen.kinds == ["confirmationDialog"])
        #expect(screen.host.presented.first?.title == "Delete “Bass”?")
        await screen.tap("deleteTrack.delete")
        #expect(screen.app.song.tracks.map(\.name) == ["Melody"])
        await screen.open("discardChanges")
        await screen.tap("discardChanges.discard")
        #expect(screen.app.song.tracks.map(\.name) == ["Melody", "Bass"])
        await screen.open("saveChanges")
        #expect(screen.host.presented.first?.buttons.count == 3)
        await screen.tap("saveChanges.cancel")
        #expect(screen.said == "The song stays open.")
        await screen.open("deleteTrack")
        screen.host.tapOutside()
        await screen.host.turn()
        #expect(screen.said == "Bass is kept.")
        screen.expectQuiet()
    }

    @Test func japanese() async {
        let screen = SampleScreen(Orders(), locale: "ja_JP")
        await screen.open("tempo")
        #expect(screen.host["tempo.title"]?.text == "テンポ")
        #expect(screen.host["tempo.closeButton"]?.label == "閉じる")
        await screen.tap("tempo.cancel")
        await screen.open("deleteTrack")
        #expect(
            screen.host.presented.first?.title?.contains("ベース") == true
                || screen.host.presented.first?.title?.contains("Bass") == true)
        await screen.tap("deleteTrack.keep")
        screen.expectQuiet()
    }
}
