import Diagnostics
import DialogStrings

/// A String Catalog that can be read is kept byte for byte where nothing changes, and is sound after a change.
enum CatalogPromises {
    private static let texts = DialogTexts(CheckedDefinitions([SampleDefinition.file]).set).texts

    static func check(_ bytes: [UInt8]) throws(BrokenPromise) {
        let file = SourceFile(path: "Fuzz.xcstrings", bytes: bytes)
        let (catalog, findings) = StringCatalog.read(file, sourceLanguage: "en")
        try Findings(in: [file]).check(findings.map { $0.diagnostic(.invalidCatalog) })
        guard let catalog else {
            try promise(!findings.isEmpty, "it is refused without a word")
            return
        }
        try promise(catalog.bytes == bytes, "it is written otherwise than it was read")
        var sink = DiagnosticSink()
        CatalogCheck.check(texts, against: catalog, into: &sink)
        try Findings(in: [file, SampleDefinition.file]).check(sink.diagnostics)

        let (synced, changes) = CatalogSync.sync(texts, into: catalog)
        try promise(changes.isEmpty == (synced.bytes == bytes), "the changes are not what has changed")
        let written = SourceFile(path: "Fuzz.xcstrings", bytes: synced.bytes)
        let (again, problems) = StringCatalog.read(written, sourceLanguage: "en")
        guard let again else { throw BrokenPromise(message: "after a change: \(problems.map(\.message))") }
        try promise(CatalogSync.sync(texts, into: again).changes.isEmpty, "a second time changes more")
        let keys = Set(catalog.entries.map { Array($0.key.utf8) })
        try promise(
            again.entries.map { Array($0.key.utf8) }.filter(keys.contains)
                == catalog.entries.map { Array($0.key.utf8) },
            "entries are lost or moved")
        try promise(
            Set(again.languages).isSuperset(of: catalog.languages), "a language is lost")
    }
}
