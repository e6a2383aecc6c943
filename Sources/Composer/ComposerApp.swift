import DialogRuntime
import DialogTerminal
import Foundation
import Observation

/// The app: a song, and what can be done with it and around it. Every dialog is opened from here.
@MainActor @Observable final class ComposerApp {
    let song: Song
    let account = Account()
    let messages = TerminalMessages()
    @ObservationIgnored let center: DialogCenter
    @ObservationIgnored let locale: Locale
    @ObservationIgnored let words: Words
    /// Where settings are kept; in memory, so that the sample always starts the same.
    @ObservationIgnored let dialogStorage: any DialogStorage = MemoryStorage()
    /// The phrase that is being drawn while `addPhrase` is open.
    @ObservationIgnored private(set) var phraseEditor: PhraseEditor?
    private var saved: Song.Snapshot
    @ObservationIgnored private let exportFolder: URL

    init(
        center: DialogCenter, locale: Locale = Locale(identifier: "en_US"),
        exportFolder: URL = FileManager.default.temporaryDirectory
    ) {
        self.center = center
        self.locale = locale
        words = Words(locale)
        self.exportFolder = exportFolder
        saved = .example(in: words)
        song = Song(.example(in: words))
        center.texts = Translations.resolver
    }

    /// The generated way to every dialog.
    var dialogs: Dialogs { Dialogs(center, app: self) }

    var hasChanges: Bool { song.snapshot != saved }

    func makePhraseEditor(maximumBars: Int) -> PhraseEditor {
        let editor = PhraseEditor(maximumBars: maximumBars, words: words)
        phraseEditor = editor
        return editor
    }

    private func save() {
        saved = song.snapshot
        messages.say(words("Saved.", ja: "保存しました。"))
    }

    private func revert() {
        song.snapshot = saved
        messages.say(words("The song is as it was saved.", ja: "保存したときの状態に戻しました。"))
    }

    /// Confirmed edits are saved at once if the settings say so.
    private func songChanged() {
        if dialogs.settings.values.autosave { saved = song.snapshot }
    }
}

// MARK: Dialogs that edit the song

extension ComposerApp {
    func editTempoOfSong() async {
        switch await dialogs.tempo.open(editing: song) {
        case .committed(let values):
            songChanged()
            messages.say(words("The tempo is \(values.bpm) BPM.", ja: "テンポを\(values.bpm) BPMにしました。"))
        case .dismissed:
            messages.say(
                words("The tempo stays at \(song.tempo) BPM.", ja: "テンポは\(song.tempo) BPMのままです。"))
        }
    }

    func chooseInstrument() async {
        if case .committed = await dialogs.instrument.open(editing: song) {
            songChanged()
            let instrument = name(of: song.instrument)
            messages.say(words("The song is played by: \(instrument).", ja: "楽器を\(instrument)にしました。"))
        } else {
            let instrument = name(of: song.instrument)
            messages.say(words("It stays: \(instrument).", ja: "楽器は\(instrument)のままです。"))
        }
    }

    func rename() async {
        if case .committed(let values) = await dialogs.songTitle.open(editing: song) {
            songChanged()
            messages.say(
                words("The song is called “\(values.name)”.", ja: "曲名を「\(values.name)」にしました。"))
        } else {
            messages.say(words("The song keeps its title.", ja: "曲名はそのままです。"))
        }
    }

    func addPhrase() async {
        guard let track = song.tracks.indices.first else {
            return messages.say(words("There is no track to add to.", ja: "追加先のトラックがありません。"))
        }
        let answer = await dialogs.addPhrase.open(trackName: song.tracks[track].name)
        let phrase = phraseEditor?.phrase ?? Phrase()
        phraseEditor = nil
        guard case .committed = answer else {
            return messages.say(words("No phrase was added.", ja: "フレーズは追加されませんでした。"))
        }
        guard !phrase.notes.isEmpty else {
            return messages.say(
                words("The phrase was empty; nothing was added.", ja: "フレーズが空なので、追加しませんでした。"))
        }
        song.tracks[track].phrases.append(phrase)
        songChanged()
        let (name, count) = (song.tracks[track].name, song.tracks[track].phrases.count)
        messages.say(words("\(name) has \(count) phrases now.", ja: "\(name)のフレーズは\(count)個になりました。"))
    }
}

// MARK: Settings

extension ComposerApp: DialogsApp {
    var version: String { "1.0" }

    // Called by rows of the settings page.
    func editTempo() { Task { await editTempoOfSong() } }
    func editTitle() { Task { await rename() } }
    func discardChanges() { Task { await discard() } }

    func openSettings() async {
        _ = await dialogs.settings.open()
        let values = dialogs.settings.values
        messages.say(
            words(
                "Autosave is \(values.autosave ? "on" : "off"), notes are \(values.noteNames.rawValue).",
                ja: "自動保存は\(values.autosave ? "オン" : "オフ")、音名は\(values.noteNames.rawValue)です。"))
    }

    func openPlayback() async {
        switch await dialogs.playback.open() {
        case .committed(let values):
            let volume = values.click ? "\(values.volume) %" : words("off", ja: "オフ")
            let loop =
                values.loops
                ? words(
                    "bars \(values.low) to \(values.high) repeat", ja: "\(values.low)〜\(values.high)小節を繰り返します")
                : words("nothing repeats", ja: "繰り返しはありません")
            messages.say(words("Click \(volume), \(loop).", ja: "クリックは\(volume)、\(loop)。"))
        case .dismissed: messages.say(words("Playback stays as it was.", ja: "再生の設定はそのままです。"))
        }
    }
}

// MARK: Questions

extension ComposerApp {
    /// Nothing in a terminal selects tracks, so the answer is always this warning.
    func duplicateSelection() async {
        _ = await dialogs.emptySelection.open()
        messages.say(words("Nothing was duplicated.", ja: "何も複製されませんでした。"))
    }

    func discard() async {
        switch await dialogs.discardChanges.open() {
        case .discard: revert()
        case .keepEditing: messages.say(words("Nothing was discarded.", ja: "何も破棄されませんでした。"))
        }
    }

    func closeSong() async {
        switch await dialogs.saveChanges.open(name: song.title) {
        case .save: save()
        case .discard: revert()
        case .cancel: messages.say(words("The song stays open.", ja: "曲は開いたままです。"))
        }
    }

    func deleteTrack() async {
        guard let track = song.tracks.last else {
            return messages.say(words("There is no track left.", ja: "トラックがもうありません。"))
        }
        switch await dialogs.deleteTrack.open(trackName: track.name, phraseCount: track.phrases.count) {
        case .delete:
            song.tracks.removeLast()
            messages.say(words("\(track.name) is deleted.", ja: "\(track.name)を削除しました。"))
        case .keep: messages.say(words("\(track.name) is kept.", ja: "\(track.name)を残しました。"))
        }
    }
}

// MARK: Work

extension ComposerApp {
    /// Writes the song as a MIDI file into the folder for exports.
    func export() async {
        let file = exportFolder.appending(path: song.title + ".mid")
        let song = song.snapshot
        do {
            let size = try await dialogs.exporting.run { progress in
                let bytes = try await ComposerApp.midi(song) { progress.report($0) }
                try Data(bytes).write(to: file, options: .atomic)
                return bytes.count
            }
            let path = file.path(percentEncoded: false)
            messages.say(words("\(size) bytes were written to \(path)", ja: "\(size)バイトを書き出しました: \(path)"))
        } catch is CancellationError {
            messages.say(words("The export was cancelled; nothing was written.", ja: "書き出しを中止しました。"))
        } catch {
            let reason = error.localizedDescription
            messages.say(words("The export failed: \(reason)", ja: "書き出せませんでした: \(reason)"))
        }
    }

    /// Bar by bar, off the main actor. A short pause after each bar gives a person the time to see the progress and to
    /// cancel; a real export takes that time by itself.
    private nonisolated static func midi(
        _ song: Song.Snapshot, report: @Sendable (Double) -> Void
    ) async throws -> [UInt8] {
        var file = MIDIFile(song)
        let total = max(file.barCount, 1)
        var written = 0
        while file.writeBar() {
            written += 1
            report(Double(written) / Double(total))
            try await Task.sleep(for: .milliseconds(250))
        }
        return file.bytes
    }
}
