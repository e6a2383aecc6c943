import Testing

@testable import Diagnostics

@Suite struct DiagnosticReportTests {
    private let first = SourceFile(path: "a.dialog.yaml", text: "abcdef")
    private let second = SourceFile(path: "b.dialog.yaml", text: "abcdef")

    private func at(_ file: SourceFile, _ start: Int, _ end: Int) -> Place {
        .span(SourceSpan(file, ByteRange(start, end)))
    }

    private func codes(_ diagnostics: [Diagnostic], levels: [DiagnosticCode: LintLevel] = [:]) -> [DiagnosticCode] {
        DiagnosticReport(diagnostics, levels: levels, fileCount: 2, dialogCount: 1).diagnostics.map(\.code)
    }

    @Test func sortedByFileOffsetAndCode() {
        let expected = [
            Diagnostic(.noDefinitions, "m", at: .nowhere),
            Diagnostic(.emptyFile, "m", at: .file(path: "a.dialog.yaml")),
            Diagnostic(.wrongType, "m", at: at(first, 0, 1)),
            Diagnostic(.emptyValue, "m", at: at(first, 3, 5)),
            Diagnostic(.unknownKey, "m", at: at(first, 3, 4)),
            Diagnostic(.unknownKey, "m", at: at(first, 3, 6)),
            Diagnostic(.unknownKey, "n", at: at(first, 3, 6)),
            Diagnostic(.emptyFile, "m", at: .file(path: "a/b.dialog.yaml")),
            Diagnostic(.emptyFile, "m", at: .file(path: "aB.dialog.yaml")),
            Diagnostic(.emptyFile, "m", at: at(second, 2, 3)),
            Diagnostic(.emptyFile, "m", at: .file(path: "é.dialog.yaml")),
        ]
        var random = SplitMix(seed: 11)
        for _ in 0..<50 {
            let sorted = DiagnosticReport(expected.shuffled(using: &random), fileCount: 1, dialogCount: 1).diagnostics
            #expect(sorted.map(describe) == expected.map(describe))
        }
    }

    private func describe(_ diagnostic: Diagnostic) -> String {
        "\(diagnostic.code) \(diagnostic.message) \(diagnostic.place.path ?? "") \(String(describing: diagnostic.place.span?.range))"
    }

    @Test func exactDuplicatesAreShownOnce() {
        // Two reads of one file are two objects, but the same place for a reader.
        let again = SourceFile(path: "a.dialog.yaml", text: "abcdef")
        #expect(
            codes([
                Diagnostic(.unknownKey, "m", at: at(first, 1, 2)), Diagnostic(.unknownKey, "m", at: at(again, 1, 2)),
                Diagnostic(.unknownKey, "other", at: at(first, 1, 2)),
                Diagnostic(.unknownKey, "m", at: at(second, 1, 2)),
            ]) == [.unknownKey, .unknownKey, .unknownKey])
    }

    @Test func levelsChangeWarnings() {
        let found = [Diagnostic(.titleTooLong, "m", at: .nowhere), Diagnostic(.unusedArgument, "m", at: .nowhere)]
        let report = DiagnosticReport(
            found, levels: [.titleTooLong: .error, .unusedArgument: .ignore], fileCount: 1, dialogCount: 1)
        #expect(report.diagnostics.map(\.code) == [.titleTooLong])
        #expect(report.errorCount == 1)
        #expect(report.warningCount == 0)
        #expect(codes(found, levels: [.titleTooLong: .warning]) == [.titleTooLong, .unusedArgument])
    }

    @Test func errorsCannotBeLowered() {
        let report = DiagnosticReport(
            [Diagnostic(.unknownKey, "m", at: .nowhere)], levels: [.unknownKey: .ignore], fileCount: 1, dialogCount: 1)
        #expect(report.errorCount == 1)
        #expect(DiagnosticCode.allCases.filter(\.isConfigurable).allSatisfy { $0.defaultSeverity == .warning })
        #expect(!DiagnosticCode.unknownKey.isConfigurable)
    }

    @Test func aCodeThatIsOffShowsOnlyWhenRaised() {
        let found = [Diagnostic(.yamlBooleanWord, "m", at: .nowhere)]
        #expect(codes(found).isEmpty)
        #expect(codes(found, levels: [.yamlBooleanWord: .warning]) == [.yamlBooleanWord])
        #expect(codes(found, levels: [.yamlBooleanWord: .ignore]).isEmpty)
    }

    @Test(arguments: [
        (0, 0, 1, "no problems in 1 file"), (1, 0, 1, "1 error in 1 file"), (0, 1, 2, "1 warning in 2 files"),
        (2, 1, 3, "2 errors, 1 warning in 3 files"), (0, 0, 0, "no problems in 0 files"),
    ])
    func summary(errors: Int, warnings: Int, files: Int, expected: String) {
        let found =
            (0..<errors).map { Diagnostic(.unknownKey, "\($0)", at: .nowhere) }
            + (0..<warnings).map { Diagnostic(.titleTooLong, "\($0)", at: .nowhere) }
        #expect(DiagnosticReport(found, fileCount: files, dialogCount: 0).summary == expected)
    }
}
