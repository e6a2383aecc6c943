import Diagnostics

/// `--watch`, and what does not go with it.
enum WatchOption {
    static let row = Switch("--watch", "stay, and do it again after every change, until ctrl-C")

    /// How the help of a command explains it.
    static let explanation = """
        With --watch the run stays and looks again whenever a definition, the configuration or another file that it reads
        has changed. Only news are printed. It ends by ctrl-C (130), by SIGTERM (143) or with its terminal (129), after the
        files that it is writing are whole; it does not read standard input.
        """

    /// Ends the run where another option or operand makes no sense with it.
    ///
    /// - Parameter others: the command's own options that do not go with it, each with the reason as a sentence.
    static func check(
        _ arguments: ParsedArguments, against others: [(isGiven: Bool, name: String, reason: String)]
    ) throws(UsageError) {
        for (isGiven, name, reason) in others where isGiven {
            throw UsageError("\(row.row.name) and \(name) do not go together", advice: reason)
        }
        if arguments.operands.contains("-") {
            throw UsageError(
                "\(row.row.name) cannot watch standard input", advice: "Name files or folders instead of -.")
        }
        if let format = arguments[GlobalOptions.reporter], format.isDocument {
            throw UsageError(
                "\(row.row.name) and --reporter \(format.rawValue) do not go together",
                advice: "Such a report is one document for one run. Leave one of the two out.")
        }
    }
}
