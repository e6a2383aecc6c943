import DialogRuntime
import DialogTerminal

/// What Composer shows in a terminal: its menu, and its own view for phrases.
extension ComposerApp {
    var menu: TerminalMenu {
        TerminalMenu(
            title: "Composer",
            items: [
                .init("tempo", words("Tempo…", ja: "テンポ…")) { await self.editTempoOfSong() },
                .init("instrument", words("Instrument…", ja: "楽器…")) { await self.chooseInstrument() },
                .init("songTitle", words("Title…", ja: "曲名…")) { await self.rename() },
                .init("addPhrase", words("Add a Phrase…", ja: "フレーズを追加…")) { await self.addPhrase() },
                .init("playback", words("Playback…", ja: "再生…")) { await self.openPlayback() },
                .init("metronome", words("Metronome…", ja: "メトロノーム…")) { await self.openMetronome() },
                .init("account", words("Account…", ja: "アカウント…")) { await self.openAccount() },
                .init("settings", words("Settings…", ja: "設定…")) { await self.openSettings() },
                .init("exporting", words("Export as MIDI", ja: "MIDIとして書き出す")) { await self.export() },
                .init("emptySelection", words("Duplicate the Selected Tracks", ja: "選択したトラックを複製")) {
                    await self.duplicateSelection()
                },
                .init("deleteTrack", words("Delete the Last Track…", ja: "最後のトラックを削除…")) { await self.deleteTrack() },
                .init("discardChanges", words("Discard Changes…", ja: "変更を破棄…")) { await self.discard() },
                .init("saveChanges", words("Close the Song…", ja: "曲を閉じる…")) { await self.closeSong() },
            ],
            status: { self.status })
    }

    var presenter: TerminalPresenter {
        TerminalPresenter(
            center: center, menu: menu, messages: messages, locale: locale,
            views: ["PhraseEditor": { self.makePhraseEditor(maximumBars: $0.slot.int("maximumBars")) }])
    }

    private var status: [String] {
        let tracks = song.tracks.map { "\($0.name) (\($0.phrases.count))" }.joined(separator: ", ")
        let instrument = name(of: song.instrument)
        let saved = hasChanges ? words(", not saved", ja: "、未保存") : ""
        return [
            words(
                "“\(song.title)”, \(song.tempo) BPM, \(instrument)\(saved)",
                ja: "「\(song.title)」、\(song.tempo) BPM、\(instrument)\(saved)"),
            words(
                "Tracks: \(tracks.isEmpty ? "none" : tracks)", ja: "トラック: \(tracks.isEmpty ? "なし" : tracks)"),
        ]
    }
}
