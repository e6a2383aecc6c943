import Diagnostics
import Foundation
import Testing

@testable import dialoggen

/// The String Catalog on disk: made, kept current, checked.
@Suite struct StringsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder(".git")
        try folder.write("a.dialog.yaml", Self.definition)
    }

    private static let definition = """
        dialoggen: 1
        dialogs:
          deleteTrack:
            presentation: alert
            arguments: {name: String, count: Int}
            title: Delete {name}?
            message: It has {count} phrases.

        """

    private var catalog: String { folder.path("Dialogs.xcstrings") }

    private func strings(_ more: String...) -> ToolResult {
        var arguments = ["strings", folder.path, "--catalog", catalog]
        arguments += more
        return runTool(arguments)
    }

    private func translate(_ key: String, _ words: String) throws {
        let value = try folder.text("Dialogs.xcstrings")
        let entry = try #require(value.range(of: "\"\(key)\""))
        let place = try #require(value.range(of: "\"localizations\" : {\n", range: entry.upperBound..<value.endIndex))
        var text = value
        text.insert(
            contentsOf: "\"ja\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(words)\"}},",
            at: place.upperBound)
        try folder.write("Dialogs.xcstrings", text)
    }

    // MARK: strings

    @Test func makesACatalogAndThenLeavesItAlone() throws {
        let first = strings()
        #expect(first.status == 0)
        #expect(first.output == "new: deleteTrack.title\nnew: deleteTrack.message\n")
        #expect(first.messages.hasSuffix("Dialogs.xcstrings: written\n"))
        let date = try folder.modificationDate("Dialogs.xcstrings")
        #expect(try folder.text("Dialogs.xcstrings").contains("\"value\" : \"It has %2$lld phrases.\""))
        let second = strings()
        #expect(second.status == 0 && second.output.isEmpty)
        #expect(second.messages.hasSuffix("Dialogs.xcstrings: up to date\n"))
        #expect(try folder.modificationDate("Dialogs.xcstrings") == date)
        #expect(try folder.contents().keys.filter { $0.hasSuffix(".tmp") }.isEmpty)
    }

    @Test func keepsTranslationsWhenTextsChange() throws {
        _ = strings("--quiet")
        try translate("deleteTrack.title", "%1$@を削除しますか？")
        try folder.write(
            "a.dialog.yaml", Self.definition.replacingOccurrences(of: "Delete {name}?", with: "Remove {name}?"))
        let result = strings()
        #expect(result.output == "source text changed: deleteTrack.title (1 translation to review)\n")
        let text = try folder.text("Dialogs.xcstrings")
        #expect(text.contains("%1$@を削除しますか？") && text.contains("needs_review") && text.contains("Remove %1$@?"))
    }

    @Test func checkWritesNothing() throws {
        let absent = strings("--check")
        #expect(absent.status == 1 && absent.output.contains("new: deleteTrack.title"))
        #expect(absent.messages.hasSuffix("Dialogs.xcstrings: not up to date\n"))
        #expect(!FileManager.default.fileExists(atPath: catalog))
        _ = strings()
        #expect(strings("--check").status == 0)
        try folder.remove("a.dialog.yaml")
        try folder.write("b.dialog.yaml", "dialoggen: 1\ndialogs: {hello: {presentation: alert, title: Hello}}\n")
        let before = try folder.text("Dialogs.xcstrings")
        let stale = strings("--check")
        #expect(stale.status == 1 && stale.output.contains("no longer used: deleteTrack.title"))
        #expect(try folder.text("Dialogs.xcstrings") == before)
    }

    @Test func aLinkStaysALink() throws {
        try folder.makeFolder("texts")
        _ = runTool("strings", folder.path, "--catalog", folder.path("texts/Dialogs.xcstrings"))
        try folder.link("Dialogs.xcstrings", to: "texts/Dialogs.xcstrings")
        try folder.write("a.dialog.yaml", Self.definition.replacingOccurrences(of: "Delete", with: "Remove"))
        #expect(strings().status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: catalog) == "texts/Dialogs.xcstrings")
        #expect(try folder.text("texts/Dialogs.xcstrings").contains("Remove"))
    }

    @Test func mistakesLeaveTheFileAlone() throws {
        try folder.write("Dialogs.xcstrings", "{")
        let unclosed = strings()
        #expect(unclosed.status == 1 && unclosed.messages.contains("[invalid-catalog]"))
        #expect(try folder.text("Dialogs.xcstrings") == "{")
        try folder.remove("Dialogs.xcstrings")
        try folder.write("b.dialog.yaml", "dialoggen: 1\ndialogs: {hello: {presentation: alert, titel: Hello}}\n")
        #expect(strings().status == 1)
        #expect(!FileManager.default.fileExists(atPath: catalog))
        try folder.makeFolder("Dialogs.xcstrings")
        let inTheWay = strings()
        #expect(inTheWay.status == 3 && inTheWay.messages.contains("[unreadable-file]"))
    }

    @Test func withoutDefinitionsNothingBecomesStale() throws {
        _ = strings()
        let before = try folder.text("Dialogs.xcstrings")
        try folder.remove("a.dialog.yaml")
        #expect(strings().status == 0)
        #expect(try folder.text("Dialogs.xcstrings") == before)
    }

    @Test func theConfigurationNamesTheCatalog() throws {
        let result = runTool("strings", folder.path)
        #expect(result.status == 2 && result.messages.contains("error: strings needs --catalog FILE\n"))
        try folder.write("dialoggen.yaml", "dialoggen: 1\ncatalog: texts/Songs.xcstrings\nsourceLanguage: de\n")
        #expect(runTool("strings", folder.path).status == 0)
        #expect(try folder.text("texts/Songs.xcstrings").contains("\"sourceLanguage\" : \"de\""))
    }

    // MARK: validate

    @Test func validateChecksTheNamedCatalog() throws {
        try folder.write("dialoggen.yaml", "dialoggen: 1\ncatalog: Dialogs.xcstrings\n")
        let absent = runTool("validate", folder.path)
        #expect(absent.status == 3 && absent.messages.contains("Dialogs.xcstrings: error: cannot read this: "))
        _ = strings()
        #expect(runTool("validate", folder.path, "--strict").status == 0)
        try translate("deleteTrack.title", "%1$lldを削除しますか？")
        let result = runTool("validate", folder.path)
        #expect(result.status == 1)
        #expect(result.messages.contains("a.dialog.yaml:7:14: warning: deleteTrack.message is not translated into ja"))
        #expect(result.messages.contains("[translation-placeholder]"))
        #expect(result.messages.contains("1 error, 1 warning in 1 file"))
        // Generating does not depend on translations.
        #expect(runTool("generate", folder.path, "--output", folder.path("out")).status == 0)
    }

    @Test func missingTranslationsCanBeAllowed() throws {
        try folder.write("dialoggen.yaml", "dialoggen: 1\ncatalog: Dialogs.xcstrings\n")
        _ = strings()
        try translate("deleteTrack.title", "%1$@を削除しますか？")
        #expect(runTool("validate", folder.path, "--strict").status == 1)
        try folder.write("a.dialog.yaml", Self.definition + "    allow: [missing-translation]\n")
        #expect(runTool("validate", folder.path, "--strict").status == 0)
        try folder.write("a.dialog.yaml", Self.definition)
        try folder.write(
            "dialoggen.yaml", "dialoggen: 1\ncatalog: Dialogs.xcstrings\nlint: {missing-translation: ignore}\n")
        #expect(runTool("validate", folder.path, "--strict").status == 0)
    }

    @Test func oneKeyIsOneText() throws {
        try folder.write(
            "b.dialog.yaml",
            "dialoggen: 1\ndialogs: {b: {presentation: alert, title: {text: B, key: deleteTrack.title}}}\n")
        for result in [runTool("validate", folder.path), strings()] {
            #expect(result.status == 1)
            #expect(result.messages.contains("b.dialog.yaml:2:50: error: "))
            #expect(result.messages.contains("[conflicting-texts]"))
            #expect(result.messages.contains("a.dialog.yaml:6:12: note: "))
        }
    }

    /// An accent as a letter of its own, and a sign that counts as a K: keys that Swift calls equal are one key.
    @Test(arguments: [("caf\\u00E9", "cafe\\u0301"), ("K", "\\u212A")])
    func keysThatLookAlikeAreOneKey(first: String, second: String) throws {
        try folder.write(
            "a.dialog.yaml",
            """
            dialoggen: 1
            dialogs:
              a: {presentation: alert, title: {text: One, key: "\(first)"}}
              b: {presentation: alert, title: {text: Two, key: "\(second)"}}

            """)
        let result = runTool("validate", folder.path)
        #expect(result.status == 1)
        #expect(result.messages.contains("[conflicting-texts]"))
    }

    // MARK: Examples and the sample

    @Test(
        arguments: [
            DiagnosticCode.missingTranslation, .translationPlaceholder, .conflictingTexts, .invalidCatalog,
        ])
    func theExamplesOfTheCatalogueAreTrue(_ code: DiagnosticCode) throws {
        let entry = Catalogue.entry(of: code)
        #expect(try codes(of: entry.wrong) == [code.rawValue])
        #expect(try codes(of: entry.right).isEmpty)
    }

    private func codes(of example: CatalogueEntry.Example) throws -> [String] {
        let folder = try TemporaryFolder()
        for case (let path, .bytes(let bytes)) in example.files.map({ ($0.path, $0.content) }) {
            try folder.write(path, bytes)
        }
        let result = runTool("validate", folder.path, "--reporter", "json")
        let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let diagnostics = report?["diagnostics"] as? [[String: Any]]
        return try #require(diagnostics).compactMap { $0["code"] as? String }
    }

    @Test func theSampleIsTranslated() {
        let dialogs = URL(filePath: #filePath).appending(path: "../../../dialogs").standardizedFileURL
            .path(percentEncoded: false)
        #expect(runTool("validate", dialogs, "--strict").messages.hasPrefix("no problems in "))
        #expect(runTool("strings", dialogs, "--check").status == 0)
    }
}
