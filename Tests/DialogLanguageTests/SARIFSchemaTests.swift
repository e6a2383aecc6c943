import Diagnostics
import Foundation
import Testing

/// The SARIF reports of all samples, held against the published schema.
@Suite("SARIF")
struct SARIFSchemaTests {
    @Test("reports of all samples are valid", .enabled(if: SchemaValidator.isThere))
    func samples() throws {
        var diagnostics = Sample.all.flatMap { Project($0.files.map(\.source)).check().diagnostics }
        // The places that no sample has.
        diagnostics.append(Diagnostic(.noDefinitions, "nothing found", at: .nowhere))
        diagnostics.append(Diagnostic(.unreadableFile, "gone", at: .file(path: "a folder/50%: #é.dialog.yaml")))
        diagnostics.append(Diagnostic(.unreadableFile, "gone", at: .file(path: "../up.dialog.yaml")))
        diagnostics.append(Diagnostic(.unreadableFile, "gone", at: .file(path: "/elsewhere/x y.dialog.yaml")))
        let report = DiagnosticReport(diagnostics, fileCount: 1, dialogCount: 1)
        let texts = [report, DiagnosticReport([], fileCount: 0, dialogCount: 0)].map { report in
            ReportFormat.sarif.text(
                of: report,
                options: ReportOptions(toolVersion: "1.2.3") { $0.hasPrefix("/") ? $0 : "/home/me/\($0)" })
        }
        let schema = try String(
            contentsOf: repository.appending(path: "Tests/Fixtures/sarif-schema-2.1.0.json"), encoding: .utf8)
        let validator = try SchemaValidator()
        #expect(try validator.errors(in: texts, .json, schema: schema) == [[], []])

        // A validator that let everything through would say the same.
        let wrong = texts[0].replacing("\"startColumn\": ", with: "\"startColumn\": -")
        #expect(try validator.errors(in: [wrong], .json, schema: schema)[0].isEmpty == false)
    }
}
