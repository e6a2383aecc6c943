import Testing

@testable import Diagnostics

/// The forms that programs read: exact, since other tools depend on every byte of them.
@Suite struct MachineReporterTests {
    private func sample() throws -> DiagnosticReport {
        let file = SourceFile(
            path: "dialogs/tempo.dialog.yaml", text: "# テンポ 🎹\nrange: 40...240\nö: 1, default: \"4\\00\"\n")
        let other = SourceFile(path: "b.dialog.yaml", text: "x\n")
        let value = try #require(file.span(of: "\"4\\00\""))
        return DiagnosticReport(
            [
                Diagnostic(
                    .defaultOutOfRange, "default “400” lies\noutside", at: .span(value),
                    notes: [
                        .init("the range", at: try #require(file.span(of: "40...240"))),
                        .init("see also", at: try #require(other.span(of: "x"))),
                    ],
                    fixIts: [FixIt("write 240", replace: value, with: "240")]),
                Diagnostic(.emptyFile, "nothing in it", at: .file(path: "c.dialog.yaml")),
                Diagnostic(.noDefinitions, "nothing found", at: .nowhere),
            ], fileCount: 2, dialogCount: 1)
    }

    @Test func xcode() throws {
        let text = ReportFormat.xcode.text(
            of: try sample(), options: ReportOptions(usesColor: true, absolutePath: { "/home/me/\($0)" }))
        #expect(
            text == """
                warning: nothing found [no-definitions]
                /home/me/c.dialog.yaml: error: nothing in it [empty-file]
                /home/me/dialogs/tempo.dialog.yaml:3:17: error: default “400” lies␊outside [default-out-of-range]
                /home/me/dialogs/tempo.dialog.yaml:2:8: note: the range
                /home/me/b.dialog.yaml:1:1: note: see also
                /home/me/dialogs/tempo.dialog.yaml:3:17: note: fix: write 240

                """)
    }

    @Test func json() throws {
        #expect(
            ReportFormat.json.text(of: try sample()) == #"""
                {"version": 1,
                 "diagnostics": [{"code": "no-definitions", "severity": "warning", "message": "nothing found",
                   "notes": [],
                   "fixIts": []},
                  {"code": "empty-file", "severity": "error", "message": "nothing in it", "file": "c.dialog.yaml",
                   "notes": [],
                   "fixIts": []},
                  {"code": "default-out-of-range", "severity": "error", "message": "default “400” lies\noutside", \#
                "file": "dialogs/tempo.dialog.yaml",
                   "start": {"line": 3, "column": 16, "offset": 49}, "end": {"line": 3, "column": 22, "offset": 55},
                   "notes": [{"message": "the range", "file": "dialogs/tempo.dialog.yaml", \#
                "start": {"line": 2, "column": 8, "offset": 24}, "end": {"line": 2, "column": 16, "offset": 32}}, \#
                {"message": "see also", "file": "b.dialog.yaml", "start": {"line": 1, "column": 1, "offset": 0}, \#
                "end": {"line": 1, "column": 2, "offset": 1}}],
                   "fixIts": [{"message": "write 240", "edits": [{"file": "dialogs/tempo.dialog.yaml", \#
                "start": {"line": 3, "column": 16, "offset": 49}, "end": {"line": 3, "column": 22, "offset": 55}, \#
                "text": "240"}]}]}],
                 "summary": {"errors": 2, "warnings": 1, "files": 2, "dialogs": 1}}

                """#)
    }

    @Test func jsonWithoutFindings() {
        let report = DiagnosticReport([], fileCount: 3, dialogCount: 9)
        #expect(
            ReportFormat.json.text(of: report) == """
                {"version": 1,
                 "diagnostics": [],
                 "summary": {"errors": 0, "warnings": 0, "files": 3, "dialogs": 9}}

                """)
        #expect(ReportFormat.text.text(of: report) == "")
        #expect(ReportFormat.xcode.text(of: report) == "")
    }

    @Test func theReportIsStreamed() throws {
        var pieces: [String] = []
        ReportFormat.json.write(try sample()) { pieces.append($0) }
        #expect(pieces.count > 3)
        #expect(pieces.joined() == ReportFormat.json.text(of: try sample()))
    }
}
