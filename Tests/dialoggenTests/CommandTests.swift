import Testing

@testable import dialoggen

/// Whole runs inside the test's process: what comes out and with which status.
@Suite struct CommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder(".git")
    }

    private static let sound = """
        dialoggen: 1
        dialogs:
          hello:
            presentation: alert
            title: Hello

        """

    private static let broken = """
        dialoggen: 1
        dialogs:
          hello:
            presentation: alert
            titel: Hello

        """

    private static let suspicious = """
        dialoggen: 1
        dialogs:
          hello:
            presentation: alert
            title: "Hello "

        """

    // MARK: Exit statuses

    @Test func soundDefinitionsGive0() throws {
        try folder.write("a.dialog.yaml", Self.sound)
        let result = runTool("validate", folder.path)
        #expect(result == ToolResult(status: 0, output: "", messages: "no problems in 1 file\n"))
        #expect(runTool("validate", folder.path, "--quiet").messages.isEmpty)
    }

    @Test func errorsGive1() throws {
        try folder.write("a.dialog.yaml", Self.broken)
        let result = runTool("validate", folder.path)
        #expect(result.status == 1)
        #expect(result.output.isEmpty)
        #expect(result.messages.contains("a.dialog.yaml:5:5: error: "))
        #expect(result.messages.contains("[unknown-key]"))
        #expect(result.messages.hasSuffix("1 error in 1 file\n"))
    }

    @Test func warningsGive1OnlyWhenStrict() throws {
        try folder.write("a.dialog.yaml", Self.suspicious)
        #expect(runTool("validate", folder.path).status == 0)
        #expect(runTool("validate", folder.path).messages.contains("[surrounding-whitespace]"))
        #expect(runTool("validate", folder.path, "--strict").status == 1)
    }

    @Test func noDefinitionsAloneGive0() throws {
        let result = runTool("validate", folder.path)
        #expect(result.status == 0)
        #expect(result.messages.contains("[no-definitions]"))
        #expect(runTool("validate", folder.path, "--strict").status == 1)
    }

    @Test func aWrongConfigurationGives2AndIsInTheReport() throws {
        try folder.write("a.dialog.yaml", Self.broken)
        try folder.write("dialoggen.yaml", "dialoggen: 1\nacessLevel: public\n")
        let result = runTool("validate", folder.path)
        #expect(result.status == 2)
        #expect(result.messages.contains("dialoggen.yaml:2:1: error: "))
        #expect(result.messages.contains("a.dialog.yaml:5:5: error: "))
    }

    @Test func aMissingConfigurationGives2() throws {
        try folder.write("a.dialog.yaml", Self.sound)
        #expect(runTool("validate", folder.path, "--config", folder.path("no.yaml")).status == 2)
    }

    @Test func unreadableFilesGive3EvenBesideFindings() throws {
        try folder.write("a.dialog.yaml", Self.broken)
        try folder.makeFolder("b.dialog.yaml")
        try folder.link("c.dialog.yaml", to: "c.dialog.yaml")
        try folder.link("d.dialog.yaml", to: "gone")
        let result = runTool("validate", folder.path)
        #expect(result.status == 3)
        #expect(result.messages.components(separatedBy: "[unreadable-file]").count == 4)
        #expect(result.messages.contains("[unknown-key]"))
        #expect(runTool("validate", folder.path("missing")).status == 3)
    }

    @Test(arguments: [
        [], ["frobnicate"], ["validate", "--frobnicate"], ["generate"], ["dump", "x"], ["explain"],
        ["explain", "nope"],
        ["generate", "--output", "x", "--check", "--dry-run"], ["generate", "a", "--inputs-outputs", "x"],
        ["validate", "--reporter", "sarf"],
    ])
    func wrongUsageGives2(arguments: [String]) {
        let console = Console(output: OutputStream(descriptor: nil), messages: OutputStream(descriptor: nil))
        let environment = Environment(
            forbidsColor: true, errorStreamIsTerminal: false, standardInput: -1, cacheFolder: nil)
        #expect(CommandLineTool.run(arguments, environment: environment, console: console) == .usage)
        #expect(console.messages.text.hasPrefix("error: "))
        #expect(console.output.text.isEmpty)
    }

    @Test func aFaultOfTheProgramGives70AndAsksForTheInput() {
        let failing = Command(
            name: "fail", operands: "", summary: "", discussion: "", options: [], examples: []
        ) { _ in throw InternalFault("two files were generated for one") }
        let console = Console(output: OutputStream(descriptor: nil), messages: OutputStream(descriptor: nil))
        let environment = Environment(
            forbidsColor: true, errorStreamIsTerminal: false, standardInput: -1, cacheFolder: nil)
        let status = CommandLineTool.run(["fail"], commands: [failing], environment: environment, console: console)
        #expect(status == .fault)
        #expect(console.messages.text.contains("two files were generated for one"))
        #expect(console.messages.text.contains("Please report it"))
    }

    // MARK: Reports

    @Test func theJSONReportGoesToStandardOutput() throws {
        try folder.write("a.dialog.yaml", Self.broken)
        let result = runTool("validate", folder.path, "--reporter", "json")
        #expect(result.status == 1)
        #expect(result.messages.isEmpty)
        #expect(result.output.hasPrefix("{\"version\": 1,"))
        #expect(result.output.contains("\"code\": \"unknown-key\""))
    }

    @Test func theXcodeReportHasAbsolutePaths() throws {
        try folder.write("a.dialog.yaml", Self.broken)
        let result = runTool("validate", folder.path, "--reporter", "xcode")
        #expect(result.messages.hasPrefix(folder.path("a.dialog.yaml") + ":5:5: error: "))
    }

    @Test func theReportGoesToAFileAsWell() throws {
        try folder.write("a.dialog.yaml", Self.broken)
        let result = runTool(
            "validate", folder.path, "--report-file", folder.path("report.txt"), "--color", "always", "--quiet")
        #expect(result.messages.contains("\u{1B}["))
        let report = try folder.text("report.txt")
        #expect(report.contains("[unknown-key]"))
        #expect(!report.contains("\u{1B}["))
        #expect(runTool("validate", folder.path, "--report-file", folder.path("a.dialog.yaml/report")).status == 3)
    }

    @Test func oneFileUnderTwoNamesCountsOnce() throws {
        try folder.write("a.dialog.yaml", Self.sound)
        try folder.link("b.dialog.yaml", to: "a.dialog.yaml")
        let result = runTool("validate", folder.path, folder.path("a.dialog.yaml"))
        #expect(result == ToolResult(status: 0, output: "", messages: "no problems in 1 file\n"))
    }

    // MARK: generate

    @Test func generateWritesAndIsUpToDateAfterwards() throws {
        try folder.write("d/a.dialog.yaml", Self.sound)
        try folder.write("d/sub/B.dialog.yml", Self.sound.replacing("hello", with: "other"))
        #expect(runTool("generate", folder.path("d"), "--output", folder.path("out/deep")).status == 0)
        #expect(
            try folder.contents(of: "out/deep").keys.sorted()
                == [".dialoggen-manifest.json", "DialogCatalog.swift", "a.dialog.swift", "sub_B.dialog.swift"])
        let check = runTool("generate", folder.path("d"), "--output", folder.path("out/deep"), "--check")
        #expect(check.status == 0)
        #expect(check.output.isEmpty)
    }

    @Test func checkShowsDifferencesAndWritesNothing() throws {
        try folder.write("d/a.dialog.yaml", Self.sound)
        let arguments = ["generate", folder.path("d"), "--output", folder.path("out")]
        let missing = runTool(arguments[0], arguments[1], arguments[2], arguments[3], "--check")
        #expect(missing.status == 1)
        #expect(missing.output.contains("--- /dev/null\n+++ \(folder.path("out/a.dialog.swift"))\n"))
        #expect(try folder.contents()["out"] == nil)

        #expect(runTool(arguments[0], arguments[1], arguments[2], arguments[3]).status == 0)
        try folder.write("d/a.dialog.yaml", Self.sound.replacing("title: Hello", with: "title: Good day"))
        let before = try folder.contents(of: "out")
        let changed = runTool(arguments[0], arguments[1], arguments[2], arguments[3], "--check")
        #expect(changed.status == 1)
        #expect(changed.output.contains("Good day"))
        #expect(try folder.contents(of: "out") == before)
    }

    @Test func checkDoesNotMindLineEndings() throws {
        try folder.write("d/a.dialog.yaml", Self.sound)
        #expect(runTool("generate", folder.path("d"), "--output", folder.path("out")).status == 0)
        let text = try folder.text("out/a.dialog.swift")
        try folder.write("out/a.dialog.swift", text.replacing("\n", with: "\r\n"))
        #expect(runTool("generate", folder.path("d"), "--output", folder.path("out"), "--check").status == 0)
    }

    @Test func dryRunListsAndWritesNothing() throws {
        try folder.write("d/a.dialog.yaml", Self.sound)
        let result = runTool("generate", folder.path("d"), "--output", folder.path("out"), "--dry-run")
        #expect(result.status == 0)
        #expect(result.output.contains("create \(folder.path("out/a.dialog.swift"))\n"))
        #expect(try folder.contents()["out"] == nil)
    }

    @Test func errorsLeaveTheOutputAlone() throws {
        try folder.write("d/a.dialog.yaml", Self.sound)
        #expect(runTool("generate", folder.path("d"), "--output", folder.path("out")).status == 0)
        let before = try folder.contents(of: "out")
        try folder.write("d/b.dialog.yaml", Self.broken.replacing("hello", with: "other"))
        #expect(runTool("generate", folder.path("d"), "--output", folder.path("out")).status == 1)
        #expect(try folder.contents(of: "out") == before)
        try folder.makeFolder("d/c.dialog.yaml")
        #expect(runTool("generate", folder.path("d"), "--output", folder.path("out")).status == 3)
        #expect(try folder.contents(of: "out") == before)
    }

    @Test func depfileNamesWhatWasRead() throws {
        try folder.write("d/a.dialog.yaml", Self.sound)
        try folder.write("d/dialoggen.yaml", "dialoggen: 1\n")
        #expect(
            runTool(
                "generate", folder.path("d"), "--output", folder.path("out"), "--depfile", folder.path("a.d")
            ).status == 0)
        let rule = try folder.text("a.d")
        #expect(rule.contains(folder.path("out/a.dialog.swift")))
        #expect(rule.hasSuffix(": \\\n  \(folder.path("d/a.dialog.yaml")) \\\n  \(folder.path("d/dialoggen.yaml"))\n"))
    }

    @Test func listedInputsAndOutputsAreUsedExactly() throws {
        try folder.write("d/a b.dialog.yaml", Self.sound)
        try folder.write("d/ignored.dialog.yaml", Self.broken)
        try folder.write("d/dialoggen.yaml", "this is not read: [")
        try folder.write(
            "list.json",
            """
            {"version": 1, "dialogCatalog": "\(folder.path("out/C.swift"))", "files": [
             {"input": "\(folder.path("d/a b.dialog.yaml"))", "output": "\(folder.path("out/x y.swift"))"}]}
            """)
        let result = runTool("generate", "--inputs-outputs", folder.path("list.json"), "--quiet")
        #expect(result == ToolResult(status: 0, output: "", messages: ""))
        #expect(try folder.contents(of: "out").keys.sorted() == ["C.swift", "x y.swift"])
    }

    @Test func listedOutputIsThatOfTheFolder() throws {
        try folder.write("d/sub/a.dialog.yaml", Self.sound)
        #expect(runTool("generate", folder.path("d"), "--output", folder.path("one")).status == 0)
        try folder.write(
            "list.json",
            """
            {"version": 1, "dialogCatalog": "\(folder.path("two/DialogCatalog.swift"))", "files": [
             {"input": "\(folder.path("d/sub/a.dialog.yaml"))", "name": "sub/a.dialog.yaml",
              "output": "\(folder.path("two/sub_a.dialog.swift"))"}]}
            """)
        #expect(runTool("generate", "--inputs-outputs", folder.path("list.json")).status == 0)
        var one = try folder.contents(of: "one")
        one[".dialoggen-manifest.json"] = nil
        #expect(try folder.contents(of: "two") == one)
    }

    // MARK: explain and dump

    @Test func explainTellsAboutACode() {
        let result = runTool("explain", "default-out-of-range")
        #expect(result.status == 0)
        #expect(result.output.contains("default-out-of-range"))
        #expect(runTool("explain", "default-out-of-rang").messages.contains("Did you mean default-out-of-range?"))
        #expect(runTool("explain", "--list").output.contains("\nyaml-tab\n"))
    }

    @Test func dumpShowsTheStages() throws {
        try folder.write("a.dialog.yaml", Self.sound)
        let tree = runTool("dump", folder.path("a.dialog.yaml"), "--stage", "tree", "--quiet")
        #expect(tree.status == 0)
        #expect(tree.output.contains("Hello"))
        let model = runTool("dump", folder.path("a.dialog.yaml"), "--stage", "model", "--quiet")
        #expect(model.status == 0)
        #expect(model.output.contains("\"presentation\": \"alert\""))
        #expect(model.messages.isEmpty)
    }

    @Test func helpAndVersionAreResults() {
        #expect(runTool("--version") == ToolResult(status: 0, output: "dialoggen 0.1.0\n", messages: ""))
        #expect(runTool("--help").output.contains("USAGE"))
        #expect(runTool("generate", "--help").output.contains("--inputs-outputs"))
    }
}
