import DialogRuntime

struct ExportingNUMBERDialog: LoadingDialog {
    static let info = DialogInfo("exportingNUMBER", .loading)
    var fileName: String

    static func loading(_ dialog: Self) -> LoadingInfo {
        var loading = LoadingInfo()
        loading.title = DialogText("exportingNUMBER.title", "Exporting")
        loading.message = DialogText("exportingNUMBER.message", "Writing {fileName}.").with("fileName", dialog.fileName)
        loading.isDeterminate = true
        loading.isCancellable = true
        return loading
    }
}

struct ExportedNUMBERDialog: ButtonDialog {
    enum Button: String, DialogButtons { case ok }
    static let dismissButton = Button.ok
    static let info = DialogInfo("exportedNUMBER", .alert)
    var fileName: String

    static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.title(DialogText("exportedNUMBER.title", "{fileName} is written").with("fileName", dialog.fileName))
        d.button(.ok, standard: .ok)
    }
}

extension Dialogs {
    var exportingNUMBER: LoadingOpener<ExportingNUMBERDialog> { LoadingOpener(center, texts: texts) }
    var exportedNUMBER: DialogOpener<ExportedNUMBERDialog> { DialogOpener(center, texts: texts) }
}

extension LoadingOpener where Dialog == ExportingNUMBERDialog {
    func run<Value: Sendable>(
        fileName: String, _ work: @escaping @MainActor (LoadingProgress) async throws -> Value
    ) async throws -> Value {
        try await run(Dialog(fileName: fileName), work)
    }
}

extension DialogOpener where D == ExportedNUMBERDialog {
    @discardableResult func show(fileName: String) -> DialogHandle<D> { show(D(fileName: fileName)) }
    func open(fileName: String) async -> D.Button { await open(D(fileName: fileName)) }
}
