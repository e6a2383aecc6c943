import Diagnostics
import DialogLanguage

/// A set of files that are checked together, as the command line would.
struct Project {
    var files: [SourceFile]

    init(_ files: [SourceFile]) {
        self.files = files
    }

    /// A project of one definition file.
    init(_ text: String) {
        files = [SourceFile(path: "test.dialog.yaml", text: text)]
    }

    /// The definitions that are sound and all findings, sorted; warnings that are off by default are left out.
    func check() -> (set: DialogSet, diagnostics: [Diagnostic]) {
        var sink = DiagnosticSink()
        var configuration = Configuration()
        for file in files where file.path.hasSuffix("dialoggen.yaml") {
            configuration = ConfigurationReader.read(file, into: &sink)
        }
        let definitions = files.filter { $0.path.hasSuffix(".dialog.yaml") || $0.path.hasSuffix(".dialog.yml") }
        let checked = definitions.map { DefinitionChecker.check($0, configuration: configuration) }
        let (set, diagnostics) = DefinitionChecker.link(checked, configuration: configuration)
        let report = DiagnosticReport(
            sink.diagnostics + diagnostics, levels: configuration.lint, fileCount: files.count,
            dialogCount: checked.reduce(0) { $0 + $1.dialogCount })
        return (set, report.diagnostics)
    }

    /// The codes of all findings, sorted by place.
    var codes: [DiagnosticCode] { check().diagnostics.map(\.code) }
}
