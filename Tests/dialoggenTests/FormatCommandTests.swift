import Foundation
import Testing

@testable import dialoggen

@Suite struct FormatCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder(".git")
    }

    private static let untidy = """
        dialoggen: 1
        dialogs:
            hello:
                title: "Hello"   # a greeting
                presentation: alert

        """

    private static let tidy = """
        dialoggen: 1
        dialogs:
          hello:
            presentation: alert
            title: Hello  # a greeting

        """

    private static let broken = "dialoggen: 1\ndialogs:\n    hello: {presentation: alert, titel: Hello}\n"

    @Test func writesWhatIsNotFormattedAndLeavesTheRest() throws {
        try folder.write("a.dialog.yaml", Self.untidy)
        try folder.write("b.dialog.yaml", Self.tidy)
        let date = try folder.modificationDate("b.dialog.yaml")
        let path = folder.path("a.dialog.yaml")
        #expect(
            runTool("format", folder.path)
                == ToolResult(
                    status: 0, output: "formatted \(path)\n",
                    messages: "no problems in 2 files\nfiles: 1 formatted, 1 unchanged\n"))
        #expect(try folder.text("a.dialog.yaml") == Self.tidy)
        #expect(try folder.modificationDate("b.dialog.yaml") == date)
        #expect(runTool("format", folder.path, "--quiet") == ToolResult(status: 0, output: "", messages: ""))
    }

    @Test func checkWritesNothingAndShowsTheDifference() throws {
        try folder.write("a.dialog.yaml", Self.untidy)
        let result = runTool("format", folder.path, "--check", "--quiet")
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("--- \(folder.path("a.dialog.yaml"))\n+++ "))
        #expect(result.output.contains("+    title: Hello  # a greeting\n"))
        #expect(try folder.text("a.dialog.yaml") == Self.untidy)
        try folder.write("a.dialog.yaml", Self.tidy)
        #expect(runTool("format", folder.path, "--check", "--quiet") == ToolResult(status: 0, output: "", messages: ""))
    }

    @Test func checkSaysWhatADifferenceCannotShow() throws {
        try folder.write("a.dialog.yaml", Self.tidy.replacingOccurrences(of: "1\n", with: "1\r\n"))
        let result = runTool("format", folder.path, "--check", "--quiet")
        #expect(result.status == 1)
        #expect(result.output == "\(folder.path("a.dialog.yaml")): the lines end in different ways\n")
    }

    @Test func dryRunLists() throws {
        try folder.write("a.dialog.yaml", Self.untidy)
        let result = runTool("format", folder.path, "--dry-run", "--quiet")
        #expect(result == ToolResult(status: 0, output: "format \(folder.path("a.dialog.yaml"))\n", messages: ""))
        #expect(try folder.text("a.dialog.yaml") == Self.untidy)
    }

    @Test(arguments: [Self.broken, "dialoggen: [\n", "\u{0}", "dialoggen: 9\n"])
    func aFileWithErrorsStaysAsItIsAndTheOthersAreFormatted(text: String) throws {
        try folder.write("a.dialog.yaml", text)
        try folder.write("b.dialog.yaml", Self.untidy)
        let result = runTool("format", folder.path)
        #expect(result.status == 1)
        #expect(result.messages.contains("a.dialog.yaml"))
        #expect(result.messages.contains("error: "))
        #expect(try folder.text("a.dialog.yaml") == text)
        #expect(try folder.text("b.dialog.yaml") == Self.tidy)
    }

    @Test func whatAnotherFileDefinesIsNotMissed() throws {
        let text = """
            dialoggen: 1
            dialogs:
              start:
                presentation: page
                title: Start
                controls:
                  - {id: go, kind: navigationLink, title: Go, opens: elsewhere}

            """
        try folder.write("a.dialog.yaml", text)
        #expect(runTool("format", folder.path("a.dialog.yaml"), "--check").status == 0)
    }

    @Test func aFileThatCannotBeReadGives3AndTheOthersAreFormatted() throws {
        try folder.makeFolder("a.dialog.yaml")
        try folder.write("b.dialog.yaml", Self.untidy)
        let result = runTool("format", folder.path)
        #expect(result.status == 3)
        #expect(result.messages.contains("[unreadable-file]"))
        #expect(try folder.text("b.dialog.yaml") == Self.tidy)
    }

    @Test func nothingFoundGives0() {
        let result = runTool("format", folder.path)
        #expect(result.status == 0)
        #expect(result.messages.contains("[no-definitions]"))
    }

    @Test func theConfigurationOfAFolderIsFormattedWithIt() throws {
        try folder.write("a.dialog.yaml", Self.tidy)
        try folder.write("dialoggen.yaml", "accessLevel:   public\ndialoggen: 1\n")
        #expect(runTool("format", folder.path).status == 0)
        #expect(try folder.text("dialoggen.yaml") == "dialoggen: 1\naccessLevel: public\n")
        try folder.write("dialoggen.yaml", "accessLevel:   pubic\ndialoggen: 1\n")
        let result = runTool("format", folder.path("dialoggen.yaml"))
        #expect(result.status == 1)
        #expect(result.messages.contains("dialoggen.yaml:1:16: error: "))
    }

    @Test func aLinkStaysALink() throws {
        try folder.write("elsewhere/text.yaml", Self.untidy)
        try folder.link("a.dialog.yaml", to: folder.path("elsewhere/text.yaml"))
        #expect(runTool("format", folder.path).status == 0)
        #expect(try folder.text("elsewhere/text.yaml") == Self.tidy)
        let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("a.dialog.yaml"))
        #expect(link == folder.path("elsewhere/text.yaml"))
    }

    @Test func permissionsStay() throws {
        try folder.write("a.dialog.yaml", Self.untidy)
        let path = folder.path("a.dialog.yaml")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        #expect(runTool("format", folder.path).status == 0)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    }

    @Test func aWriteProtectedFileGives3AndNothingIsWritten() throws {
        try folder.write("a.dialog.yaml", Self.untidy)
        try folder.write("b.dialog.yaml", Self.untidy)
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.path("b.dialog.yaml"))
        let result = runTool("format", folder.path)
        #expect(result.status == 3)
        #expect(result.messages.contains("b.dialog.yaml: it is write-protected"))
        #expect(try folder.text("a.dialog.yaml") == Self.untidy)
    }

    @Test func contradictoryOptionsGive2() {
        #expect(runTool("format", "--check", "--dry-run").status == 2)
        #expect(runTool("format", "-", folder.path).status == 2)
    }

    @Test func standardInputIsPrintedFormatted() throws {
        var tool = ToolProcess(arguments: ["format", "-"], folder: folder.path, input: Data(Self.untidy.utf8))
        var result = try tool.run()
        #expect(result == ToolResult(status: 0, output: Self.tidy, messages: "no problems in 1 file\n"))
        tool.arguments = ["format", "-", "--reporter", "json", "--quiet"]
        #expect(try tool.run().output == Self.tidy)
        tool.arguments = ["format", "-", "--check", "--stdin-name", "draft.dialog.yaml", "--quiet"]
        result = try tool.run()
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("--- draft.dialog.yaml\n"))
        tool.input = Data(Self.broken.utf8)
        tool.arguments = ["format", "-"]
        result = try tool.run()
        #expect(result.status == 1 && result.output.isEmpty)
        #expect(result.messages.contains("stdin.dialog.yaml:3:34: error: "))
    }

    @Test func whatInitWritesIsFormatted() throws {
        _ = runTool("init", folder.path)
        for name in ["dialoggen.yaml", "dialogs"] {
            let result = runTool("format", folder.path(name), "--check", "--quiet")
            #expect(result == ToolResult(status: 0, output: "", messages: ""))
        }
    }
}
