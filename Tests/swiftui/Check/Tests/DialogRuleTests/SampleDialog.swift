import DialogRuntime
import StandInTesting

@testable import Composer

/// The dialogs of the sample, and how the app opens each.
enum SampleDialog: String, CaseIterable, Sendable {
    case tempo, instrument, songTitle, deleteTrack, addPhrase, playback, settings, credits, metronome, speedTrainer
    case account, exporting, emptySelection, discardChanges, saveChanges

    /// Those that are dialogs and not work.
    static var ids: [String] { allCases.filter { $0 != .exporting }.map(\.rawValue) }

    /// Opens it as code of the app does.
    @MainActor func show(in app: ComposerApp) -> Opened {
        let dialogs = app.dialogs
        return switch self {
        case .tempo: Opened(dialogs.tempo.show(editing: app.song))
        case .instrument: Opened(dialogs.instrument.show(editing: app.song))
        case .songTitle: Opened(dialogs.songTitle.show(editing: app.song))
        case .deleteTrack: Opened(dialogs.deleteTrack.show(trackName: "Bass", phraseCount: 2))
        case .addPhrase: Opened(dialogs.addPhrase.show(trackName: "Bass"))
        case .playback: Opened(dialogs.playback.show())
        case .settings: Opened(dialogs.settings.show())
        case .credits: Opened(dialogs.credits.show())
        case .metronome: Opened(dialogs.metronome.show())
        case .speedTrainer: Opened(dialogs.speedTrainer.show())
        case .account: Opened(dialogs.account.show(editing: app.account))
        case .exporting: Opened(dialogs.exporting)
        case .emptySelection: Opened(dialogs.emptySelection.show())
        case .discardChanges: Opened(dialogs.discardChanges.show())
        case .saveChanges: Opened(dialogs.saveChanges.show(name: "Blue"))
        }
    }
}
