import DialogRuntime
import DialogTerminal

/// What Composer shows in a terminal: its menu, and its own view for phrases.
extension ComposerApp {
    var menu: TerminalMenu {
        TerminalMenu(
            title: "Composer",
            items: [
                .init("tempo", "Tempo…") { await self.editTempoOfSong() },
                .init("instrument", "Instrument…") { await self.chooseInstrument() },
                .init("songTitle", "Title…") { await self.rename() },
                .init("addPhrase", "Add a Phrase…") { await self.addPhrase() },
                .init("playback", "Playback…") { await self.openPlayback() },
                .init("settings", "Settings…") { await self.openSettings() },
                .init("exporting", "Export as MIDI") { await self.export() },
                .init("emptySelection", "Duplicate the Selected Tracks") { await self.duplicateSelection() },
                .init("deleteTrack", "Delete the Last Track…") { await self.deleteTrack() },
                .init("discardChanges", "Discard Changes…") { await self.discard() },
                .init("saveChanges", "Close the Song…") { await self.closeSong() },
            ],
            status: { self.status })
    }

    var presenter: TerminalPresenter {
        TerminalPresenter(
            center: center, menu: menu, messages: messages,
            views: ["PhraseEditor": { self.makePhraseEditor(maximumBars: $0.slot.int("maximumBars")) }])
    }

    private var status: [String] {
        let tracks = song.tracks.map { "\($0.name) (\($0.phrases.count))" }.joined(separator: ", ")
        return [
            "“\(song.title)”, \(song.tempo) BPM, \(song.instrument)\(hasChanges ? ", not saved" : "")",
            "Tracks: \(tracks.isEmpty ? "none" : tracks)",
        ]
    }
}
