import Diagnostics
import DialogLanguage
import Testing

/// The examples of the catalogue are true: the wrong one gives exactly its code, the right one nothing.
@Suite("Catalogue examples")
struct CatalogueExampleTests {
    /// Codes whose examples take what is not in this module.
    static let elsewhere: Set<DiagnosticCode> = [
        // Translations, which are checked against the String Catalog.
        .missingTranslation, .translationPlaceholder, .conflictingTexts, .invalidCatalog,
        // Files and folders, which the command line finds.
        .unreadableFile, .noDefinitions,
        // Changes, which take a baseline.
        .breakingSourceChange, .breakingStorageChange, .breakingTextChange, .invalidBaseline,
    ]

    @Test("are what they say", arguments: DiagnosticCode.allCases.filter { !elsewhere.contains($0) })
    func examples(of code: DiagnosticCode) throws {
        let entry = Catalogue.entry(of: code)
        #expect(Project(entry.wrong).codes == [code])
        #expect(Project(entry.right).codes.isEmpty)
    }
}

extension Project {
    init(_ example: CatalogueEntry.Example) {
        self.init(
            example.files.compactMap { file in
                if case .bytes(let bytes) = file.content { SourceFile(path: file.path, bytes: bytes) } else { nil }
            })
    }
}
