/// The forms a report can be written in; the raw values are the words of `--reporter`.
///
/// A new form is a case here and a type of its own beside this file.
public enum ReportFormat: String, Sendable, CaseIterable {
    /// For people: message, source line, marks, fixes.
    case text
    /// One line a finding, as compilers write them; Xcode shows them in the editor.
    case xcode
    /// For programs.
    case json
    /// SARIF 2.1.0, for code scanning and editors.
    case sarif
    /// Workflow commands, of which GitHub makes annotations.
    case github
    /// JUnit XML, which other systems for continuous integration show.
    case junit

    /// Whether the report is one document for a program, which is then a result like any other.
    public var isDocument: Bool {
        switch self {
        case .json, .sarif, .junit: true
        case .text, .xcode, .github: false
        }
    }

    /// Writes the report piece by piece.
    ///
    /// - Parameter output: receives the pieces in order; together they end with a line break, unless there is nothing to say.
    public func write(
        _ report: DiagnosticReport, options: ReportOptions = ReportOptions(), to output: (String) -> Void
    ) {
        switch self {
        case .text: TextReporter(usesColor: options.usesColor).write(report, to: output)
        case .xcode: XcodeReporter(absolutePath: options.absolutePath).write(report, to: output)
        case .json: JSONReporter().write(report, to: output)
        case .sarif:
            SARIFReporter(toolVersion: options.toolVersion, uris: SourceURIs(absolutePath: options.absolutePath))
                .write(report, to: output)
        case .github: GitHubReporter().write(report, to: output)
        case .junit: JUnitReporter(warningsFail: options.warningsFail).write(report, to: output)
        }
    }

    /// The report in one piece.
    public func text(of report: DiagnosticReport, options: ReportOptions = ReportOptions()) -> String {
        var text = ""
        write(report, options: options) { text += $0 }
        return text
    }
}

/// What the surroundings of a report decide.
public struct ReportOptions: Sendable {
    /// Whether `text` is coloured.
    public var usesColor: Bool
    /// Whether a warning fails the run, which `junit` says of each.
    public var warningsFail: Bool
    /// The version of the tool, for `sarif`.
    public var toolVersion: String
    /// Turns the path of a source file into an absolute one, for `xcode` and for the files outside the current folder in
    /// `sarif`.
    public var absolutePath: @Sendable (String) -> String

    public init(
        usesColor: Bool = false, warningsFail: Bool = false, toolVersion: String = "",
        absolutePath: @escaping @Sendable (String) -> String = { $0 }
    ) {
        self.usesColor = usesColor
        self.warningsFail = warningsFail
        self.toolVersion = toolVersion
        self.absolutePath = absolutePath
    }
}
