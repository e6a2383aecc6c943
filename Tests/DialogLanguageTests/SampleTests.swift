import Diagnostics
import DialogLanguage
import Foundation
import Testing

/// Every sample has exactly the findings that it says it has.
///
/// With `DIALOGGEN_UPDATE=1` in the environment the samples are rewritten to what is found; the changes are then read
/// before they are committed.
@Suite("Samples")
struct SampleTests {
    @Test("has exactly the findings it says", arguments: Sample.all)
    func findings(of sample: Sample) throws {
        let diagnostics = Project(sample.files.map(\.source)).check().diagnostics
        for (url, source) in sample.files {
            let table = LineTable(source)
            let found = diagnostics.filter { $0.place.path == source.path }.map { Expectation($0, table: table) }
                .sorted()
            if isUpdatingExpectations {
                try Sample.text(of: source, expecting: found).write(to: url, atomically: true, encoding: .utf8)
                continue
            }
            let expected = Sample.expectations(in: source)
            let missing = expected.filter { !found.contains($0) }
            let surplus = found.filter { !expected.contains($0) }
            #expect(missing.isEmpty && surplus.isEmpty, "\(source.path): not found \(missing), not expected \(surplus)")
            #expect(found.count == expected.count, "\(source.path): a finding stands there twice")
        }
        #expect(diagnostics.allSatisfy { $0.place.path != nil })
    }

    @Test("covers every code that a definition can give")
    func coverage() {
        let written = Set(Sample.all.flatMap(\.files).flatMap { Sample.expectations(in: $0.source).map(\.code) })
        let elsewhere: Set<DiagnosticCode> = [
            // Translations, which are checked against the String Catalog.
            .missingTranslation, .translationPlaceholder, .conflictingTexts, .invalidCatalog,
            // Files and folders, which the command line finds.
            .unreadableFile, .noDefinitions,
            .breakingSourceChange, .breakingStorageChange, .breakingTextChange, .invalidBaseline,
            // Bytes that a sample with comments cannot hold.
            .yamlEncoding, .yamlLimit, .emptyFile,
        ]
        let missing = DiagnosticCode.allCases.filter { !written.contains($0.rawValue) && !elsewhere.contains($0) }
        #expect(missing.isEmpty, "no sample gives \(missing.map(\.rawValue))")
    }

    @Test("a fix-it removes its finding", arguments: Sample.all)
    func fixIts(of sample: Sample) throws {
        let sources = sample.files.map(\.source)
        for diagnostic in Project(sources).check().diagnostics {
            for fixIt in diagnostic.fixIts {
                let mended = sources.map { $0.applying(fixIt) }
                let before = Project(sources).check().diagnostics.filter { $0.code == diagnostic.code }
                let after = Project(mended).check().diagnostics.filter { $0.code == diagnostic.code }
                #expect(
                    after.count < before.count, "\(diagnostic.code.rawValue), fix: \(fixIt.message) leaves the finding")
            }
        }
    }
}

extension SourceFile {
    /// The file after the edits of a fix-it that are about it.
    fileprivate func applying(_ fixIt: FixIt) -> SourceFile {
        let edits = fixIt.edits.filter { $0.span.file === self }.sorted { $0.span.range.start > $1.span.range.start }
        guard !edits.isEmpty else { return self }
        var bytes = bytes
        for edit in edits {
            bytes.replaceSubrange(Int(edit.span.range.start)..<Int(edit.span.range.end), with: Array(edit.text.utf8))
        }
        return SourceFile(path: path, bytes: bytes)
    }
}
