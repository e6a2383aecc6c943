@MainActor func useSettingsNUMBER(_ dialogs: Dialogs, _ song: Song) {
    report(dialogs.settingsNUMBER.show(at: .sound))
    report(dialogs.privacyNUMBER.show())
    print(dialogs.settingsNUMBER.values.noteNames == .german)
}
