import DialogRuntime

struct DeleteTrackNUMBERDialog: ButtonDialog {
    enum Button: String, DialogButtons { case delete, keep }
    static let dismissButton = Button.keep
    static let info = DialogInfo("deleteTrackNUMBER", .confirmationDialog)
    var trackName: String
    var phraseCount: Int

    static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.title(
            DialogText("deleteTrackNUMBER.title", "Delete “{trackName}”?").with("trackName", dialog.trackName))
        d.message(
            DialogText("deleteTrackNUMBER.message", "Its phrases ({phraseCount}) are deleted with it.")
                .with("trackName", dialog.trackName).with("phraseCount", dialog.phraseCount))
        d.button(.delete, DialogText("deleteTrackNUMBER.delete.title", "Delete Track"), role: .destructive)
        d.button(.keep, DialogText("deleteTrackNUMBER.keep.title", "Keep"), role: .cancel)
    }
}

struct DiscardChangesNUMBERDialog: ButtonDialog, PlainDialog {
    enum Button: String, DialogButtons { case keepEditing, discard }
    static let dismissButton = Button.keepEditing
    static let info = DialogInfo("discardChangesNUMBER", .alert)

    static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.title(DialogText("discardChangesNUMBER.title", "Discard Changes?"))
        d.message(DialogText("discardChangesNUMBER.message", "Everything since the last save will be lost."))
        d.button(.keepEditing, DialogText("discardChangesNUMBER.keepEditing.title", "Keep Editing"), role: .cancel)
        d.button(.discard, DialogText("discardChangesNUMBER.discard.title", "Discard"), role: .destructive)
    }
}

extension Dialogs {
    var deleteTrackNUMBER: DialogOpener<DeleteTrackNUMBERDialog> { DialogOpener(center, texts: texts) }
    var discardChangesNUMBER: DialogOpener<DiscardChangesNUMBERDialog> { DialogOpener(center, texts: texts) }
}

extension DialogOpener where D == DeleteTrackNUMBERDialog {
    @discardableResult func show(trackName: String, phraseCount: Int) -> DialogHandle<D> {
        show(D(trackName: trackName, phraseCount: phraseCount))
    }
    func open(trackName: String, phraseCount: Int) async -> D.Button {
        await open(D(trackName: trackName, phraseCount: phraseCount))
    }
}
