import Testing

@testable import dialoggen

@Suite struct WatchOptionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: [
        (["generate", "d", "--output", "out", "--check"], "--check"),
        (["generate", "d", "--output", "out", "--dry-run"], "--dry-run"),
        (["generate", "d", "--output", "out", "--reporter", "json"], "--reporter json"),
        (["validate", "d", "--fix"], "--fix"),
        (["validate", "d", "--reporter", "sarif"], "--reporter sarif"),
        (["validate", "d", "--reporter=junit"], "--reporter junit"),
    ])
    func refusesWhatDoesNotGoTogether(arguments: [String], name: String) {
        let result = runTool(arguments + ["--watch"])
        #expect(result.status == 2)
        #expect(result.messages.hasPrefix("error: --watch and \(name) do not go together\n  "), "\(result.messages)")
    }

    @Test func refusesAListOfInputsAndOutputs() throws {
        try folder.write("list.json", #"{"version": 1, "dialogCatalog": "c", "files": []}"#)
        let result = runTool("generate", "--inputs-outputs", folder.path("list.json"), "--watch")
        #expect(result.status == 2)
        #expect(result.messages.contains("--inputs-outputs"))
    }

    @Test func refusesStandardInput() {
        let result = runTool("validate", "-", "--watch")
        #expect(result.status == 2)
        #expect(
            result.messages == "error: --watch cannot watch standard input\n  Name files or folders instead of -.\n")
    }

    @Test(arguments: ["strings", "format", "baseline", "diff", "dump"])
    func otherCommandsHaveNoSuchOption(command: String) {
        #expect(runTool(command, "--watch").status == 2)
    }

    /// What is wrong from the beginning ends the run.
    @Test func wrongUsageEndsIt() {
        #expect(runTool("validate", "--watch", "--config", folder.path("no.yaml")).status == 2)
        #expect(runTool("generate", folder.path, "--watch").status == 2)
    }

    @Test func helpAndManualTellHowItEnds() {
        for text in [runTool("validate", "--help").output, runTool("generate", "--help").output] {
            #expect(text.contains("--watch") && text.contains("ctrl-C"))
        }
        #expect(runTool("--help").output.contains("130"))
        #expect(runTool("manual").output.contains("with \\-\\-watch: ended by ctrl\\-C"))
    }
}
