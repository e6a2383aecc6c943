import Diagnostics

/// Writes the report of a run where the command line wants it.
struct Reporting {
    let format: ReportFormat
    private let options: ReportOptions
    private let file: String?
    private let isStrict: Bool
    private let isQuiet: Bool
    private let operations: FileOperations

    init(_ invocation: Invocation) {
        let arguments = invocation.arguments
        format = arguments[GlobalOptions.reporter] ?? .text
        let paths = AbsolutePaths()
        options = ReportOptions(
            usesColor: invocation.environment.usesColor(arguments[GlobalOptions.color] ?? .auto),
            warningsFail: arguments.has(GlobalOptions.strict), toolVersion: CommandLineTool.version,
            absolutePath: { paths.path(of: $0) })
        file = arguments[GlobalOptions.reportFile]
        isStrict = arguments.has(GlobalOptions.strict)
        isQuiet = arguments.has(GlobalOptions.quiet)
        operations = invocation.environment.fileOperations
    }

    /// Whether the report takes standard output.
    var usesStandardOutput: Bool { format.isDocument }

    /// The findings as they are printed, without a summary.
    func text(of report: DiagnosticReport) -> String { format.text(of: report, options: options) }

    /// Writes the report and returns the status of the run so far, `--strict` regarded.
    ///
    /// - Parameter keepsOutputFree: for commands whose result alone belongs on standard output.
    func publish(
        _ compilation: Compilation, on console: Console, keepsOutputFree: Bool = false
    ) throws(OutputFailure) -> ExitStatus {
        let status = try publish(compilation.report, on: console, keepsOutputFree: keepsOutputFree)
        return max(compilation.status, status)
    }

    /// The same for a report that no error is in.
    func publish(
        _ report: DiagnosticReport, on console: Console, keepsOutputFree: Bool = false
    ) throws(OutputFailure) -> ExitStatus {
        let stream = usesStandardOutput && !keepsOutputFree ? console.output : console.messages
        format.write(report, options: options) { stream.write($0) }
        if !isQuiet, format == .text { console.messages.write(report.summary + "\n") }
        // What was found matters more than a later failure to write, so it is out before anything else happens.
        console.output.flush()
        console.messages.flush()
        try writeFile(report)
        let fails = isStrict && report.warningCount > 0
        return fails ? .findings : .success
    }

    private func writeFile(_ report: DiagnosticReport) throws(OutputFailure) {
        guard let file else { return }
        let name = PathText.lastComponent(file)
        if Discovery.isDefinition(name) || name == ConfigurationFinder.fileName {
            throw OutputFailure(["\(file) is no place for a report, which would take the place of what stands there"])
        }
        var options = options
        options.usesColor = false
        let text = format.text(of: report, options: options)
        try OutputWriter.writeNamedFile(file, text: text, operations: operations)
    }
}

/// Turns the paths of reports into absolute ones.
struct AbsolutePaths: Sendable {
    /// A folder that is gone has no path; the paths then stay as they are.
    private let currentFolder = (try? SystemCall.currentFolder()) ?? ""

    func path(of path: String) -> String {
        let absolute = PathText.tidied(path.hasPrefix("/") ? path : PathText.join(currentFolder, path))
        // Only the file system knows where `..` leads.
        guard PathText.hasParentStep(absolute) else { return absolute }
        return (try? SystemCall.realPath(absolute)) ?? absolute
    }
}
