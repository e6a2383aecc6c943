extension Command {
    static let manual = Command(
        name: "manual",
        operands: "",
        summary: "print the manual page",
        discussion: """
            The page is in the format of man, for standard output. It says what the --help of all commands says.
            """,
        options: [],
        examples: [
            Example(
                line: "dialoggen manual > /usr/local/share/man/man1/dialoggen.1", meaning: "for \"man dialoggen\"")
        ],
        completesWith: .words([])
    ) { invocation in
        guard invocation.arguments.operands.isEmpty else { throw UsageError("manual takes nothing") }
        invocation.console.output.write(ManualPage.text(commands: all, globalOptions: GlobalOptions.rows))
        return .success
    }
}
