import Diagnostics

/// The options that every command takes.
enum GlobalOptions {
    static let config = ValueOption("--config", "FILE", "use this configuration instead of looking for dialoggen.yaml")
    static let reporter = ValueOption<ReportFormat>("--reporter", "how findings are written (default: text)")
    static let reportFile = ValueOption("--report-file", "FILE", "write the report to a file as well")
    static let strict = Switch("--strict", "let warnings fail, too")
    static let quiet = Switch("--quiet", "print findings only: no summary, no progress")
    static let color = ValueOption<ColorChoice>("--color", "colours in the text report (default: auto)")
    static let help = Switch("--help", "show help, of a command if one is given")
    static let version = Switch("--version", "show the version")

    static let rows: [OptionRow] = [
        config.row, reporter.row, reportFile.row, strict.row, quiet.row, color.row, help.row, version.row,
    ]
}

/// When the text report is coloured.
enum ColorChoice: String, Sendable, CaseIterable {
    case auto, always, never
}
