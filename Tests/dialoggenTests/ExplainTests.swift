import Diagnostics
import Foundation
import Testing

@testable import dialoggen

@Suite struct ExplainTests {
    @Test(arguments: DiagnosticCode.allCases)
    func everyCodeIsExplained(_ code: DiagnosticCode) {
        let result = runTool("explain", code.rawValue)
        #expect(result == ToolResult(status: 0, output: Catalogue.explain(code), messages: ""))
        #expect(result.output.contains("\nWrong:\n") && result.output.contains("\nRight:\n"))
    }

    @Test func theListHasEveryCodeOnALineOfItsOwn() {
        let result = runTool("explain", "--list")
        #expect(result.status == 0)
        #expect(result.output.split(separator: "\n").map(String.init) == DiagnosticCode.allCases.map(\.rawValue))
    }

    @Test func whatIsNoQuestionGives2() {
        for arguments in [[], ["yaml-tab", "yaml-tag"], ["yaml-tab", "--list"], ["yaml"], [""]] {
            #expect(runTool(["explain"] + arguments).status == 2, "\(arguments)")
        }
    }

    /// The examples that take a file system; the others are run where the checker is tested.
    @Test(arguments: [DiagnosticCode.unreadableFile, .noDefinitions])
    func theExamplesAboutFilesAreTrue(_ code: DiagnosticCode) throws {
        #expect(try codes(of: Catalogue.entry(of: code).wrong) == [code.rawValue])
        #expect(try codes(of: Catalogue.entry(of: code).right).isEmpty)
    }

    private func codes(of example: CatalogueEntry.Example) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.makeFolder(".git")
        for file in example.files {
            switch file.content {
            case .bytes(let bytes): try folder.write(file.path, bytes)
            case .folder: try folder.makeFolder(file.path)
            }
        }
        let result = runTool("validate", folder.path, "--reporter", "json")
        let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let diagnostics = report?["diagnostics"] as? [[String: Any]]
        return try #require(diagnostics).compactMap { $0["code"] as? String }
    }
}
