import DialogRuntime
import DialogTerminal
import Foundation
import Observation

/// The app: a song, and what can be done with it. Every dialog is opened from here.
@MainActor @Observable final class ComposerApp {
    let song: Song
    let messages = TerminalMessages()
    @ObservationIgnored let center: DialogCenter
    /// Where settings are kept; in memory, so that the sample always starts the same.
    @ObservationIgnored let dialogStorage: any DialogStorage = MemoryStorage()
    /// The phrase that is being drawn while `addPhrase` is open.
    @ObservationIgnored private(set) var phraseEditor: PhraseEditor?
    private var saved: Song.Snapshot
    @ObservationIgnored private let exportFolder: URL

    init(center: DialogCenter, exportFolder: URL = FileManager.default.temporaryDirectory) {
        self.center = center
        self.exportFolder = exportFolder
        saved = .example
        song = Song(.example)
    }

    /// The generated way to every dialog.
    var dialogs: Dialogs { Dialogs(center, app: self) }

    var hasChanges: Bool { song.snapshot != saved }

    func makePhraseEditor(maximumBars: Int) -> PhraseEditor {
        let editor = PhraseEditor(maximumBars: maximumBars)
        phraseEditor = editor
        return editor
    }

    private func save() {
        saved = song.snapshot
        messages.say("Saved.")
    }

    private func revert() {
        song.snapshot = saved
        messages.say("The song is as it was saved.")
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
            messages.say("The tempo is \(values.bpm) BPM.")
        case .dismissed: messages.say("The tempo stays at \(song.tempo) BPM.")
        }
    }

    func chooseInstrument() async {
        if case .committed = await dialogs.instrument.open(editing: song) {
            songChanged()
            messages.say("The song is played by: \(song.instrument).")
        } else {
            messages.say("It stays: \(song.instrument).")
        }
    }

    func rename() async {
        if case .committed(let values) = await dialogs.songTitle.open(editing: song) {
            songChanged()
            messages.say("The song is called “\(values.name)”.")
        } else {
            messages.say("The song keeps its title.")
        }
    }

    func addPhrase() async {
        guard let track = song.tracks.indices.first else { return messages.say("There is no track to add to.") }
        let answer = await dialogs.addPhrase.open(trackName: song.tracks[track].name)
        let phrase = phraseEditor?.phrase ?? Phrase()
        phraseEditor = nil
        guard case .committed = answer else { return messages.say("No phrase was added.") }
        guard !phrase.notes.isEmpty else { return messages.say("The phrase was empty; nothing was added.") }
        song.tracks[track].phrases.append(phrase)
        songChanged()
        messages.say("\(song.tracks[track].name) has \(song.tracks[track].phrases.count) phrases now.")
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
        messages.say("Autosave is \(values.autosave ? "on" : "off"), notes are \(values.noteNames.rawValue).")
    }

    func openPlayback() async {
        switch await dialogs.playback.open() {
        case .committed(let values):
            let loop = values.loops ? "bars \(values.low) to \(values.high) repeat" : "nothing repeats"
            messages.say("Click \(values.click ? "\(values.volume) %" : "off"), \(loop).")
        case .dismissed: messages.say("Playback stays as it was.")
        }
    }
}

// MARK: Questions

extension ComposerApp {
    /// Nothing in a terminal selects tracks, so the answer is always this warning.
    func duplicateSelection() async {
        _ = await dialogs.emptySelection.open()
        messages.say("Nothing was duplicated.")
    }

    func discard() async {
        switch await dialogs.discardChanges.open() {
        case .discard: revert()
        case .keepEditing: messages.say("Nothing was discarded.")
        }
    }

    func closeSong() async {
        switch await dialogs.saveChanges.open(name: song.title) {
        case .save: save()
        case .discard: revert()
        case .cancel: messages.say("The song stays open.")
        }
    }

    func deleteTrack() async {
        guard let track = song.tracks.last else { return messages.say("There is no track left.") }
        switch await dialogs.deleteTrack.open(trackName: track.name, phraseCount: track.phrases.count) {
        case .delete:
            song.tracks.removeLast()
            messages.say("\(track.name) is deleted.")
        case .keep: messages.say("\(track.name) is kept.")
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
            messages.say("\(size) bytes were written to \(file.path(percentEncoded: false))")
        } catch is CancellationError {
            messages.say("The export was cancelled; nothing was written.")
        } catch {
            messages.say("The export failed: \(error.localizedDescription)")
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
