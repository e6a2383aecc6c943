import Diagnostics
import DialogGenerator
import DialogLanguage
import DialogStrings

/// Definitions after all checks that the tool makes.
struct CheckedDefinitions {
    let set: DialogSet
    /// Sorted, as they are reported.
    let report: DiagnosticReport

    var hasErrors: Bool { report.errorCount > 0 }

    /// - Parameter findings: what the configuration's own reading found.
    init(_ files: [SourceFile], configuration: Configuration = Configuration(), findings: [Diagnostic] = []) {
        let checked = files.map { DefinitionChecker.check($0, configuration: configuration) }
        let dialogCount = checked.reduce(0) { $0 + $1.dialogCount }
        var (set, diagnostics) = DefinitionChecker.link(checked, configuration: configuration) { set, sink in
            for conflict in DialogTexts(set).conflicts { sink.report(conflict.diagnostic(.conflictingTexts)) }
        }
        var names = DiagnosticSink()
        checkNames(set, into: &names)
        diagnostics += findings + names.diagnostics
        self.set = set
        report = DiagnosticReport(
            diagnostics, levels: configuration.lint, fileCount: files.count, dialogCount: dialogCount)
    }
}
