import Diagnostics
import DialogBaseline
import DialogGenerator
import DialogLanguage
import DialogStrings

/// A definition is either wrong, and told so, or it becomes Swift as a whole; always in the same way.
enum DefinitionPromises {
    static func check(_ bytes: [UInt8]) throws(BrokenPromise) {
        let file = SourceFile(path: "fuzz.dialog.yaml", bytes: bytes)
        try check([file], configuration: Configuration(), findings: [])
    }

    /// - Parameters:
    ///   - files: the definitions.
    ///   - findings: what was found in the configuration; a wrong one is used as far as it could be read.
    static func check(
        _ files: [SourceFile], configuration: Configuration, findings: [Diagnostic]
    ) throws(BrokenPromise) {
        let checked = CheckedDefinitions(files, configuration: configuration, findings: findings)
        let again = CheckedDefinitions(files, configuration: configuration, findings: findings)
        try Findings(in: files + (configuration.source.map { [$0] } ?? [])).check(checked.report.diagnostics)
        try promise(
            Findings.texts(of: checked.report.diagnostics) == Findings.texts(of: again.report.diagnostics),
            "checking it again gives other findings")
        guard !checked.hasErrors else { return }

        try promise(
            checked.set.files.flatMap(\.dialogs).count == checked.report.dialogCount,
            "a dialog is gone without a word")
        let swift = generate(checked.set)
        try promise(swift == generate(again.set), "generating it again gives other Swift")
        for file in swift {
            if let fault = SwiftBalance.fault(in: file.contents) {
                throw BrokenPromise(message: "\(file.name): \(fault)")
            }
        }
        let surface = Surface(checked.set)
        try promise(surface.json == Surface(again.set).json, "the baseline of it differs from one time to the other")
        try promise(surface.changes(since: surface).isEmpty, "it is different from itself")

        let texts = DialogTexts(checked.set).texts
        let (catalog, _) = CatalogSync.sync(texts, into: StringCatalog(sourceLanguage: configuration.sourceLanguage))
        try promise(CatalogSync.sync(texts, into: catalog).changes.isEmpty, "its catalogue is never up to date")
    }
}
