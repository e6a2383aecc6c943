#if canImport(SwiftUI) && canImport(DialogUI)
    import DialogRuntime
    import DialogUI
    import SwiftUI

    /// Composer in SwiftUI: the song, and a row for each thing that can be done with it.
    ///
    /// `ComposerScreen(app: app)` is all that a scene needs. No row holds a flag or a sheet: the one `dialogHost` shows
    /// every dialog, whoever opens it.
    struct ComposerScreen: View {
        let app: ComposerApp

        var body: some View {
            ComposerMenu(app: app)
                .dialogHost(app.dialogs, views: ComposerViews(app: app))
        }
    }

    private struct ComposerMenu: View {
        @Environment(\.dialogs) private var dialogs
        let app: ComposerApp

        var body: some View {
            List {
                Section {
                    SongSummary(song: app.song, instrument: app.name(of: app.song.instrument))
                }
                Section(app.words("Song", ja: "曲")) {
                    row("tempo", app.words("Tempo…", ja: "テンポ…")) { await app.editTempoOfSong() }
                    row("instrument", app.words("Instrument…", ja: "楽器…")) { await app.chooseInstrument() }
                    row("songTitle", app.words("Title…", ja: "曲名…")) { await app.rename() }
                    row("addPhrase", app.words("Add a Phrase…", ja: "フレーズを追加…")) { await app.addPhrase() }
                    row("deleteTrack", app.words("Delete the Last Track…", ja: "最後のトラックを削除…")) {
                        await app.deleteTrack()
                    }
                    .dialogAnchor("composer.deleteTrack")
                    row("emptySelection", app.words("Duplicate the Selected Tracks", ja: "選択したトラックを複製")) {
                        await app.duplicateSelection()
                    }
                }
                Section(app.words("File", ja: "ファイル")) {
                    row("exporting", app.words("Export as MIDI", ja: "MIDIとして書き出す")) { await app.export() }
                    row("discardChanges", app.words("Discard Changes…", ja: "変更を破棄…")) { await app.discard() }
                    row("saveChanges", app.words("Close the Song…", ja: "曲を閉じる…")) { await app.closeSong() }
                }
                Section {
                    row("metronome", app.words("Metronome…", ja: "メトロノーム…")) { await app.openMetronome() }
                    row("account", app.words("Account…", ja: "アカウント…")) { await app.openAccount() }
                    // Nothing has to happen afterwards, so these two need no method of the app.
                    Button(app.words("Playback…", ja: "再生…")) { dialogs.playback.show() }
                        .accessibilityIdentifier("menu.playback")
                    Button(app.words("Settings…", ja: "設定…")) { dialogs.settings.show() }
                        .accessibilityIdentifier("menu.settings")
                }
            }
        }

        /// A row that opens a dialog and goes on with its answer.
        private func row(_ id: String, _ title: String, _ run: @escaping @MainActor () async -> Void) -> some View {
            Button(title) { Task { await run() } }
                .accessibilityIdentifier("menu." + id)
        }
    }

    private struct SongSummary: View {
        let song: Song
        let instrument: String

        var body: some View {
            VStack(alignment: .leading) {
                Text(song.title).font(.headline)
                Text("\(song.tempo) BPM, \(instrument)").foregroundStyle(.secondary)
                Text(song.tracks.map { "\($0.name) (\($0.phrases.count))" }.joined(separator: ", "))
                    .foregroundStyle(.secondary)
            }
            .accessibilityElement(children: .combine)
            .accessibilityIdentifier("song")
        }
    }

    #if DEBUG
        /// What Xcode's previews of the dialogs work with.
        extension Dialogs {
            static var previewApp: any DialogsApp { ComposerApp(center: DialogCenter()) }
            static var previewViews: some DialogsViews { ComposerViews(app: ComposerApp(center: DialogCenter())) }
        }
    #endif
#endif
