@MainActor func useTracksNUMBER(_ dialogs: Dialogs, _ song: Song) {
    reportQuestion(dialogs.deleteTrackNUMBER.show(trackName: "Bass", phraseCount: NUMBER))
    reportQuestion(dialogs.discardChangesNUMBER.show())
}
