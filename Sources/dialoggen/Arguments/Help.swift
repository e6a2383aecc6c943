/// The texts of `--help`, read off the tables of commands and options.
enum Help {
    /// The help of the tool.
    static func general(commands: [Command]) -> String {
        """
        dialoggen turns dialog definitions (*.dialog.yaml) into Swift.

        USAGE
          dialoggen COMMAND [OPTION…]

        COMMANDS
        \(table(commands.map { ("\($0.name) \($0.operands)", $0.summary) }))

        OPTIONS OF ALL COMMANDS
        \(table(GlobalOptions.rows.map { ($0.title, $0.summary) }))

        EXIT STATUS
        \(table(ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }))

        Results go to standard output, findings and progress to standard error; a json, sarif or junit report is a result.
        "dialoggen COMMAND --help" tells more about a command.

        """
    }

    /// The help of one command.
    static func text(for command: Command) -> String {
        """
        dialoggen \(command.name): \(command.summary)

        USAGE
          dialoggen \(command.name) \(command.operands) [OPTION…]

        \(command.discussion)

        \(command.options.isEmpty ? "" : "OPTIONS\n\(table(command.options.map { ($0.title, $0.summary) }))\n\n")\
        OPTIONS OF ALL COMMANDS
        \(table(GlobalOptions.rows.map { ($0.title, $0.summary) }))

        EXAMPLES
        \(command.examples.map { "  # \($0.meaning)\n  \($0.line)" }.joined(separator: "\n"))

        """
    }

    /// Two columns; what is too wide for the first puts its text on the next line.
    private static func table(_ rows: [(name: String, text: String)]) -> String {
        let widest = 32
        let width = min(rows.map(\.name.count).max() ?? 0, widest)
        return rows.map { name, text in
            name.count > width
                ? "  \(name)\n" + String(repeating: " ", count: width + 4) + text
                : "  " + name + String(repeating: " ", count: width - name.count + 2) + text
        }.joined(separator: "\n")
    }
}
