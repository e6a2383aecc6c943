@MainActor func useAccountNUMBER(_ dialogs: Dialogs, _ song: Song) {
    report(dialogs.accountNUMBER.show(editing: song.account))
}
