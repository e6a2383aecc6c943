import Diagnostics
import Foundation
import Testing

@testable import dialoggen

/// `--report-file`: the report as it is, whole or not at all.
@Suite struct ReportFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder(".git")
        try folder.write(
            "d/a.dialog.yaml",
            "dialoggen: 1\ndialogs:\n  hello: {presentation: alert, titel: Hello}\n  bye: {presentation: alert, title: \"Bye \"}\n"
        )
        try folder.write("d/b.dialog.yaml", "dialoggen: 1\ndialogs:\n  other: {presentation: alert, title: Other}\n")
    }

    private func validate(_ format: ReportFormat, _ file: String, _ more: String...) -> ToolResult {
        runTool(
            ["validate", folder.path("d"), "--reporter", format.rawValue, "--report-file", file, "--quiet"] + more)
    }

    @Test(arguments: ReportFormat.allCases)
    func holdsWhatTheStreamHolds(_ format: ReportFormat) throws {
        let result = validate(format, folder.path("report"))
        #expect(result.status == 1)
        let report = try folder.text("report")
        #expect(report.contains("unknown-key"))
        #expect(report == (format.isDocument ? result.output : result.messages))
        #expect((format.isDocument ? result.messages : result.output).isEmpty)
    }

    /// A document says something even if nothing was found.
    @Test(arguments: ReportFormat.allCases)
    func isWrittenWithoutFindings(_ format: ReportFormat) throws {
        try folder.remove("d/a.dialog.yaml")
        try folder.write("report", "old")
        #expect(validate(format, folder.path("report")).status == 0)
        #expect(try folder.text("report").isEmpty == !format.isDocument)
    }

    @Test(arguments: ReportFormat.allCases)
    func aPlaceThatCannotBeWrittenGives3BesideTheFindings(_ format: ReportFormat) throws {
        try folder.write("protected", "old")
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.path("protected"))
        try folder.link("circle", to: "circle")
        let before = try folder.contents()
        for name in ["missing/report", "d", "d/a.dialog.yaml/report", "protected", "circle", "d/new.dialog.yaml"] {
            let result = validate(format, folder.path(name))
            #expect(result.status == 3, "\(name)")
            #expect((result.output + result.messages).contains("unknown-key"))
            #expect(result.messages.contains("error: "))
            #expect(result.messages.contains(folder.path(name)), "\(result.messages)")
        }
        #expect(validate(format, "/dev/full").status == 3)
        #expect(try folder.contents() == before)
    }

    @Test func aMissingFolderIsNamed() {
        let result = validate(.json, folder.path("missing/deep/report"))
        let path = folder.path("missing/deep/report")
        #expect(
            result.messages == """
                error: cannot write \(path): there is no folder \(folder.path("missing/deep"))
                  Make the folder, or mend the path.

                """)
    }

    @Test func aLinkStaysALink() throws {
        try folder.write("real", "old")
        try folder.link("report", to: "real")
        #expect(validate(.github, folder.path("report")).status == 1)
        #expect(try folder.text("real").hasPrefix("::error file="))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("report")) == "real")
    }

    @Test func nothingIsGeneratedWithoutTheReport() throws {
        try folder.remove("d/a.dialog.yaml")
        let arguments = ["generate", folder.path("d"), "--output", folder.path("out"), "--report-file"]
        #expect(runTool(arguments + [folder.path("missing/report")]).status == 3)
        #expect(try folder.contents()["out"] == nil)
        #expect(runTool(arguments + [folder.path("report")]).status == 0)
    }

    @Test func strictWarningsAreFailedTests() throws {
        #expect(validate(.junit, folder.path("loose")).status == 1)
        #expect(validate(.junit, folder.path("strict"), "--strict").status == 1)
        #expect(try folder.text("loose").contains(" tests=\"3\" failures=\"1\""))
        #expect(try folder.text("strict").contains(" tests=\"3\" failures=\"2\""))
    }
}
