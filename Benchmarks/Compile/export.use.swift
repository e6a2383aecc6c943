@MainActor func useExportNUMBER(_ dialogs: Dialogs, _ song: Song) {
    reportLoading(ExportingNUMBERDialog.loading(ExportingNUMBERDialog(fileName: "a.mid")))
    Task { try await dialogs.exportingNUMBER.run(fileName: "a.mid") { $0.report(1) } }
    reportQuestion(dialogs.exportedNUMBER.show(fileName: "a.mid"))
}
