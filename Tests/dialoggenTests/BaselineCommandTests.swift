import Diagnostics
import Foundation
import Testing

@testable import dialoggen

/// `baseline` and `diff` on disk: written, compared, accepted.
@Suite struct BaselineCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder(".git")
        try folder.write("a.dialog.yaml", Self.definition)
    }

    private static let definition = """
        dialoggen: 1
        dialogs:
          sound:
            presentation: sheet
            title: Sound
            storage: {kind: userDefaults, prefix: sound.}
            controls:
              - {id: click, kind: toggle, title: Click}
              - {id: volume, kind: slider, title: Volume, range: 0...100}

        """

    private var file: String { folder.path("dialogs.baseline.json") }

    private func baseline(_ more: String...) -> ToolResult {
        runTool(["baseline", folder.path, "--baseline", file] + more)
    }

    private func diff(_ more: String...) -> ToolResult {
        runTool(["diff", folder.path, "--baseline", file] + more)
    }

    private func change(_ old: String, _ new: String) throws {
        try folder.write("a.dialog.yaml", Self.definition.replacing(old, with: new))
    }

    // MARK: baseline

    @Test func writesABaselineAndThenLeavesItAlone() throws {
        let first = baseline()
        #expect(first.status == 0 && first.output.isEmpty)
        #expect(first.messages.hasSuffix("dialogs.baseline.json: written\n"))
        let text = try folder.text("dialogs.baseline.json")
        #expect(text.hasPrefix("{\n  \"dialoggenBaseline\": 1,\n  \"facade\": \"Dialogs\",\n"))
        #expect(
            text.contains(
                "\n        \"volume\": {\"type\": \"Int\", \"range\": \"0...100\", \"storageKey\": \"sound.volume\", "
                    + "\"storedForm\": \"Int\", \"accessibilityIdentifier\": \"sound.volume\"}\n"))
        let date = try folder.modificationDate("dialogs.baseline.json")
        let second = baseline()
        #expect(second.status == 0 && second.messages.hasSuffix("dialogs.baseline.json: up to date\n"))
        #expect(try folder.modificationDate("dialogs.baseline.json") == date)
        #expect(try folder.contents().keys.filter { $0.hasSuffix(".tmp") }.isEmpty)
    }

    @Test func checkShowsTheDifferenceAndWritesNothing() throws {
        let absent = baseline("--check")
        #expect(absent.status == 1 && absent.output.hasPrefix("--- /dev/null\n+++ \(file)\n"))
        #expect(!FileManager.default.fileExists(atPath: file))
        _ = baseline()
        #expect(baseline("--check").status == 0)
        let before = try folder.text("dialogs.baseline.json")
        try folder.write("dialogs.baseline.json", before.replacing("\n", with: "\r\n"))
        #expect(baseline("--check").status == 0)
        try change("0...100", "0...50")
        let stale = baseline("--check")
        #expect(stale.status == 1)
        #expect(stale.output.contains("-        \"volume\": {\"type\": \"Int\", \"range\": \"0...100\""))
        #expect(stale.output.contains("+        \"volume\": {\"type\": \"Int\", \"range\": \"0...50\""))
        #expect(stale.messages.hasSuffix("dialogs.baseline.json: not up to date\n"))
    }

    @Test func otherFilesAreNotOverwritten() throws {
        try folder.write("dialogs.baseline.json", "{\"name\": \"composer\"}\n")
        #expect(baseline().status == 3)
        #expect(try folder.text("dialogs.baseline.json") == "{\"name\": \"composer\"}\n")
        let definition = runTool("baseline", folder.path, "--baseline", folder.path("a.dialog.yaml"))
        #expect(definition.status == 3 && definition.messages.contains("a.dialog.yaml is no baseline, so it is not"))
        #expect(try folder.text("a.dialog.yaml") == Self.definition)
        // What a merge left behind is written anew.
        try folder.write("dialogs.baseline.json", "{\n<<<<<<< ours\n  \"dialoggenBaseline\": 1,\n=======\n")
        #expect(baseline().status == 0)
        #expect(diff().status == 0)
    }

    @Test func mistakesLeaveTheBaselineAlone() throws {
        _ = baseline()
        let before = try folder.text("dialogs.baseline.json")
        try change("title: Sound", "titel: Sound")
        #expect(baseline().status == 1)
        #expect(try folder.text("dialogs.baseline.json") == before)
        try folder.remove("a.dialog.yaml")
        #expect(baseline().status == 0)
        #expect(try folder.text("dialogs.baseline.json") == before)
    }

    @Test func aLinkStaysALink() throws {
        try folder.makeFolder("review")
        _ = runTool("baseline", folder.path, "--baseline", folder.path("review/b.json"))
        try folder.link("dialogs.baseline.json", to: "review/b.json")
        try change("0...100", "0...200")
        #expect(baseline().status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file) == "review/b.json")
        #expect(try folder.text("review/b.json").contains("0...200"))
    }

    // MARK: diff

    @Test func nothingChanged() throws {
        _ = baseline()
        let result = diff()
        #expect(result.status == 0 && result.output.isEmpty)
        #expect(result.messages.hasSuffix("dialogs.baseline.json: no changes\n"))
        #expect(diff("--quiet") == ToolResult(status: 0, output: "", messages: ""))
    }

    @Test func breakingChangesFailWithBothPlaces() throws {
        _ = baseline()
        try change("0...100", "0...50")
        let result = diff()
        #expect(result.status == 1)
        #expect(
            result.messages.contains("a.dialog.yaml:9:14: error: volume of sound allows 0...50 now; it was 0...100"))
        #expect(result.messages.contains("[breaking-storage-change]"))
        #expect(result.messages.contains("dialogs.baseline.json:16:35: note: in the baseline"))
        #expect(result.messages.contains("dialogs.baseline.json: 1 breaking change\n"))
        #expect(result.messages.contains("\"dialoggen baseline\" accepts the changes"))
    }

    @Test func compatibleChangesAreListed() throws {
        _ = baseline()
        try change("0...100", "0...200")
        let result = diff()
        #expect(result.status == 0)
        #expect(
            result.output
                == "\(folder.path("a.dialog.yaml")):9:14: compatible: volume of sound allows 0...200 now; it was 0...100\n"
        )
        #expect(result.messages.contains("dialogs.baseline.json: 1 compatible change\n"))
    }

    @Test func someKindsCanBeAllowed() throws {
        _ = baseline()
        try change("id: volume", "id: loudness")
        let codes = ["[breaking-source-change]", "[breaking-storage-change]", "[breaking-text-change]"]
        let all = diff()
        #expect(all.status == 1 && codes.allSatisfy { all.messages.contains($0) })
        let partly = diff("--allow", "source,texts")
        #expect(partly.status == 1)
        #expect(codes.map { partly.messages.contains($0) } == [false, true, false])
        #expect(partly.output.contains(": allowed (source): the control loudness of sound looks like volume, renamed"))
        #expect(diff("--allow=source,storage,texts").status == 0)
        let wrong = diff("--allow", "source,text")
        #expect(wrong.status == 2 && wrong.messages.contains("--allow cannot be \"text\""))
        #expect(wrong.messages.contains("Did you mean texts? Use some of: source, storage, texts."))
        // Writing the baseline anew accepts everything for good.
        #expect(baseline().status == 0)
        #expect(diff().status == 0)
    }

    @Test func reportersSayTheSame() throws {
        _ = baseline()
        try change("id: volume", "id: loudness")
        let report = diff("--reporter", "json")
        #expect(report.status == 1)
        let json = try JSONSerialization.jsonObject(with: Data(report.output.utf8)) as? [String: Any]
        let diagnostics = try #require(json?["diagnostics"] as? [[String: Any]])
        #expect(
            diagnostics.compactMap { $0["code"] as? String }
                == ["breaking-source-change", "breaking-storage-change", "breaking-text-change"])
        #expect(diagnostics.allSatisfy { ($0["notes"] as? [[String: Any]])?.count == 1 })
        let lines = diff("--reporter", "xcode").messages
        #expect(lines.contains("\(folder.path("a.dialog.yaml")):9:14: error: the control loudness of sound looks like"))
        #expect(lines.contains("\(file):16:9: note: in the baseline\n"))
    }

    @Test func withoutABaselineItSaysHowToMakeOne() throws {
        let result = diff()
        #expect(result.status == 3)
        #expect(result.messages.contains("dialogs.baseline.json: error: there is no baseline here yet; "))
        #expect(result.messages.contains("\"dialoggen baseline\" with the same arguments writes it"))
        #expect(result.messages.contains("[unreadable-file]"))
        try folder.makeFolder("dialogs.baseline.json")
        #expect(diff().status == 3)
        try folder.remove("dialogs.baseline.json")
        try folder.write("dialogs.baseline.json", "{")
        let broken = diff()
        #expect(broken.status == 1 && broken.messages.contains("[invalid-baseline]"))
    }

    @Test func definitionsMustBeSound() throws {
        _ = baseline()
        try change("title: Sound", "titel: Sound")
        let result = diff()
        #expect(result.status == 1)
        #expect(result.messages.contains("[unknown-key]") && !result.messages.contains("breaking"))
    }

    @Test func whatIsNotGivenCountsAsGone() throws {
        _ = baseline()
        try folder.remove("a.dialog.yaml")
        let result = diff()
        #expect(result.status == 1)
        #expect(result.messages.contains("[no-definitions]"))
        #expect(result.messages.contains("dialogs.baseline.json:9:5: error: the dialog sound is gone"))
    }

    @Test func theConfigurationNamesTheBaseline() throws {
        for command in ["baseline", "diff"] {
            let result = runTool(command, folder.path)
            #expect(result.status == 2 && result.messages.contains("error: \(command) needs --baseline FILE\n"))
        }
        try folder.write("dialoggen.yaml", "dialoggen: 1\nbaseline: review/songs.json\n")
        #expect(runTool("baseline", folder.path).status == 0)
        #expect(try folder.text("review/songs.json").contains("\"dialoggenBaseline\": 1"))
        #expect(runTool("diff", folder.path).status == 0)
        #expect(diff().status == 3)
        try folder.write("dialoggen.yaml", "dialoggen: 1\nbaseline: review/songs.json\nfacade: Screens\n")
        let result = runTool("diff", folder.path)
        #expect(result.status == 1)
        #expect(result.messages.contains("dialoggen.yaml: error: facade is Screens now and was Dialogs"))
    }

    // MARK: Examples and the sample

    @Test(
        arguments: [
            DiagnosticCode.breakingSourceChange, .breakingStorageChange, .breakingTextChange, .invalidBaseline,
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
        let result = runTool("diff", folder.path, "--reporter", "json")
        let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let diagnostics = report?["diagnostics"] as? [[String: Any]]
        return try #require(diagnostics).compactMap { $0["code"] as? String }
    }

    /// `DIALOGGEN_UPDATE=1` writes it anew; read the difference.
    @Test func theBaselineOfTheSampleIsCurrent() {
        let dialogs = URL(filePath: #filePath).appending(path: "../../../dialogs").standardizedFileURL
            .path(percentEncoded: false)
        if ProcessInfo.processInfo.environment["DIALOGGEN_UPDATE"] == "1" { _ = runTool("baseline", dialogs) }
        let result = runTool("baseline", dialogs, "--check")
        #expect(result.status == 0, "\(result.output)\(result.messages)")
        #expect(runTool("diff", dialogs).messages.hasSuffix("dialogs.baseline.json: no changes\n"))
    }

    @Test func theToolItselfEndsWithTheSameStatus() throws {
        for (arguments, status) in [
            (["diff", "."], 2), (["diff", ".", "--baseline", "b.json"], 3),
            (["baseline", ".", "--baseline", "b.json"], 0),
            (["diff", ".", "--baseline", "b.json"], 0),
        ] {
            #expect(try ToolProcess(arguments: arguments, folder: folder.path).run().status == Int32(status))
        }
        try change("click", "tick")
        #expect(try ToolProcess(arguments: ["diff", "--baseline", "b.json"], folder: folder.path).run().status == 1)
    }
}
