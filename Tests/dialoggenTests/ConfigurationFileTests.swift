import Foundation
import Testing

@testable import dialoggen

/// What `dialoggen.yaml` does to a run: every key, the levels of warnings, where it is found, what is wrong with it.
@Suite struct ConfigurationFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder(".git")
        try folder.write(
            "dialogs/a.dialog.yaml",
            """
            dialoggen: 1
            optionSets: {unused: [a, b]}
            dialogs:
              saved:
                presentation: popup
                title: Saved
                controls: [{id: bpm, kind: stepper, range: 1...9}]

            """)
    }

    private func generated(_ configuration: String) throws -> String {
        try folder.write("dialoggen.yaml", configuration)
        let result = runTool("generate", folder.path("dialogs"), "--output", folder.path("out"))
        #expect(result.status == 0, "\(result.messages)")
        return try folder.contents(of: "out").sorted { $0.key < $1.key }.map(\.value).joined()
    }

    @Test(arguments: [
        ("accessLevel: public", "public nonisolated struct SavedDialog"),
        ("accessLevel: package", "package nonisolated struct SavedDialog"),
        ("facade: Windows", "extension Windows {"), ("stringsTable: Words", "\"Words\""),
        ("bundle: module", "bundle: .module"), ("imports: [ComposerModel]", "import ComposerModel"),
    ])
    func aKeyShowsInTheGeneratedCode(_ line: String, _ expected: String) throws {
        let plain = try generated("dialoggen: 1\n")
        let changed = try generated("dialoggen: 1\n\(line)\n")
        #expect(changed.contains(expected), "\(changed)")
        #expect(!plain.contains(expected))
    }

    @Test func theSourceLanguageIsThatOfTheCatalog() throws {
        try folder.write("dialoggen.yaml", "sourceLanguage: ja\ncatalog: dialogs/Texts.xcstrings\n")
        #expect(runTool("strings", folder.path("dialogs")).status == 0)
        #expect(try folder.text("dialogs/Texts.xcstrings").contains("\"sourceLanguage\" : \"ja\""))
    }

    @Test func onlyTheNamedPlatformsAreChecked() throws {
        let wheel = "dialoggen: 1\ndialogs:\n  a: {presentation: popup, title: A, controls: [\(Self.wheel)]}\n"
        try folder.write("other/a.dialog.yaml", wheel)
        for (platforms, status) in [("{iOS: 17}", Int32(0)), ("{macOS: 14}", 1), ("{iOS: 17, macOS: 14}", 1)] {
            try folder.write("dialoggen.yaml", "platforms: \(platforms)\n")
            #expect(runTool("validate", folder.path("other")).status == status, "\(platforms)")
        }
    }

    private static let wheel = "{id: v, kind: picker, options: [x, y], style: wheel}"

    @Test(arguments: [("error", 1, true), ("warning", 0, true), ("ignore", 0, false)] as [(String, Int32, Bool)])
    func levelsOfWarnings(_ level: String, _ status: Int32, _ isSaid: Bool) throws {
        try folder.write("dialoggen.yaml", "lint: {unused-option-set: \(level)}\n")
        let result = runTool("validate", folder.path("dialogs"))
        #expect(result.status == status)
        #expect(result.messages.contains("[unused-option-set]") == isSaid)
        #expect(runTool("validate", folder.path("dialogs"), "--strict").status == (isSaid ? 1 : 0))
    }

    @Test func theFileBesideWinsOverTheOneAbove() throws {
        try folder.write("dialoggen.yaml", "lint: {unused-option-set: error}\n")
        #expect(runTool("validate", folder.path("dialogs")).status == 1)
        try folder.write("dialogs/dialoggen.yaml", "lint: {unused-option-set: ignore}\n")
        #expect(runTool("validate", folder.path("dialogs"), "--strict").status == 0)
        let other = folder.path("dialoggen.yaml")
        #expect(runTool("validate", folder.path("dialogs"), "--config", other).status == 1)
    }

    /// What is wrong is said at its place in the file, and the definitions are checked all the same.
    @Test(arguments: [
        ("accesLevel: public", "dialoggen.yaml:1:1: error: ", "fix: ", "[unknown-key]"),
        ("accessLevel: open", "dialoggen.yaml:1:14: error: ", "internal", "[unknown-word]"),
        ("lint: {title-to-long: error}", "dialoggen.yaml:1:8: error: ", "title-too-long", "[unknown-key]"),
        ("lint: {wrong-type: ignore}", "dialoggen.yaml:1:8: error: ", "", "[key-not-applicable]"),
        ("platforms: {iOS: new}", "dialoggen.yaml:1:18: error: ", "", "[number-format]"),
        ("facade: My Dialogs", "dialoggen.yaml:1:9: error: ", "", "[invalid-swift-name]"),
        ("dialoggen: 2", "dialoggen.yaml:1:12: error: ", "", "[unsupported-version]"),
        ("bundle: [main]", "dialoggen.yaml:1:9: error: ", "", "[wrong-type]"),
        ("imports: {a: b}", "dialoggen.yaml:1:10: error: ", "", "[wrong-type]"),
        ("sourceLanguage:", "dialoggen.yaml:1:1: error: ", "", "[empty-value]"),
        ("title: [", "dialoggen.yaml:1:8: error: ", "", "[yaml-unclosed]"),
    ])
    func mistakesAreSaidAtTheirPlace(_ text: String, _ place: String, _ words: String, _ code: String) throws {
        try folder.write("dialoggen.yaml", text + "\n")
        let result = runTool("validate", folder.path("dialogs"))
        #expect(result.status == 2)
        #expect(result.messages.contains(place) && result.messages.contains(code), "\(result.messages)")
        #expect(words.isEmpty || result.messages.contains(words), "\(result.messages)")
    }
}
