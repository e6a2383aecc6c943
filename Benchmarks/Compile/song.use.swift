@MainActor func useSongNUMBER(_ dialogs: Dialogs, _ song: Song) {
    print(InstrumentNUMBERDialog.VoiceOption.koto.rawValue)
    report(dialogs.tempoNUMBER.show(editing: song))
    report(dialogs.instrumentNUMBER.show(editing: song))
    report(dialogs.songTitleNUMBER.show(editing: song))
}
