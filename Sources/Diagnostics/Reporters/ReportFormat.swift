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
    /// Turns the path of a source file into an absolute one, for `xcode`.
    public var absolutePath: @Sendable (String) -> String

    public init(usesColor: Bool = false, absolutePath: @escaping @Sendable (String) -> String = { $0 }) {
        self.usesColor = usesColor
        self.absolutePath = absolutePath
    }
}

/// The line tables of the files that a report mentions, each built once.
struct LineTableCache {
    private var tables: [ObjectIdentifier: LineTable] = [:]

    mutating func table(of file: SourceFile) -> LineTable {
        if let table = tables[ObjectIdentifier(file)] { return table }
        let table = LineTable(file)
        tables[ObjectIdentifier(file)] = table
        return table
    }
}
