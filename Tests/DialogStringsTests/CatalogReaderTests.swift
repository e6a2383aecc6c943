import Diagnostics
import Testing

@testable import DialogStrings

@Suite struct CatalogReaderTests {
    @Test func whatIsThereIsSeen() throws {
        let catalog = try catalog(SampleCatalogs.everyday)
        #expect(catalog.sourceLanguage == "en")
        #expect(catalog.languages == ["de", "ja", "zh-Hans"])
        let entry = try #require(catalog.entry("tempo.title"))
        #expect(entry.comment == "Title of the dialog tempo")
        #expect(entry.extractionState == .extractedWithValue)
        #expect(entry["ja"]?.stringUnit?.value == "テンポ")
        #expect(catalog.entry("common.ok")?.extractionState == .manual)
        #expect(catalog.entry(" — ")?.shouldTranslate == false)
        #expect(catalog.entry("Cancel")?.localizations.isEmpty == true)
    }

    @Test func variationsAndSubstitutionsAreFound() throws {
        let plural = try #require(try catalog(SampleCatalogs.plurals).entry("tracks.count")?["pl"])
        #expect(plural.hasVariations)
        #expect(plural.units.map(\.value) == ["%1$lld ścieżki", "%1$lld ścieżek", "Ścieżki: %1$lld"])
        #expect(
            plural.units.first?.path == [
                .variation(kind: "device", choice: "ipad"), .variation(kind: "plural", choice: "few"),
            ])
        let summary = try #require(try catalog(SampleCatalogs.substitutions).entry("tracks.summary")?["en"])
        #expect(summary.substitutions.map(\.argument) == [2])
        #expect(summary.substitutions.map(\.formatSpecifier) == ["lld"])
        #expect(summary.units.map(\.substitution) == [nil, "phrases", "phrases"])
    }

    @Test(arguments: SampleCatalogs.all)
    func whatIsNotChangedKeepsItsBytes(_ text: String) throws {
        #expect(try catalog(text).text == text)
    }

    static let wrong: [(text: String, place: String, message: String)] = [
        ("[]", "[]", "an object"),
        ("{\"strings\": {}}", "{", "no \"sourceLanguage\""),
        ("{\"sourceLanguage\": \"en\"}", "{", "no \"strings\""),
        ("{\"sourceLanguage\": \"de\", \"strings\": {}}", "\"de\"", "that of the definitions is en"),
        ("{\"sourceLanguage\": 1, \"strings\": {}}", "1", "is a text"),
        ("{\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"2.0\"}", "\"2.0\"", "only version 1"),
        ("{\"sourceLanguage\": \"en\", \"strings\": {\"a\": [7]}}", "[7]", "an entry"),
        ("{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"comment\": 7}}}", "7", "a comment"),
        (
            "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\"ja\": \"x\"}}}}", "\"x\"",
            "a translation"
        ),
        (
            "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\"ja\": {\"stringUnit\": {}}}}}}",
            "{}",
            "has a \"value\""
        ),
        (
            "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\"ja\": {\"variations\": {\"plural\": 1}"
                + "}}}}}",
            "1", "plural"
        ),
        ("{\"sourceLanguage\": \"en\", \"strings\": ", "{", "the file ends"),
    ]

    @Test(arguments: wrong)
    func wrongShapesAreReportedAtTheirPlace(_ sample: (text: String, place: String, message: String)) throws {
        let (catalog, findings) = StringCatalog.read(
            SourceFile(path: "a.xcstrings", text: sample.text), sourceLanguage: "en")
        #expect(catalog == nil)
        #expect(findings.count == 1)
        let finding = try #require(findings.first)
        #expect(finding.message.contains(sample.message), "\(finding.message)")
        if !sample.message.contains("the file ends") { #expect(finding.span.text == sample.place) }
    }

    @Test func aFindingBecomesADiagnostic() throws {
        let file = SourceFile(path: "a.xcstrings", text: "[]")
        let finding = try #require(StringCatalog.read(file, sourceLanguage: "en").findings.first)
        let diagnostic = finding.diagnostic(.wrongType)
        #expect(diagnostic.code == .wrongType)
        #expect(diagnostic.message == finding.message)
        guard case .span(let span) = diagnostic.place else {
            Issue.record("a place is wanted")
            return
        }
        #expect(span == SourceSpan(file, ByteRange(0, 2)))
    }
}
