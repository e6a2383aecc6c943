import Diagnostics

extension Command {
    static let completions = Command(
        name: "completions",
        operands: "bash|zsh|fish",
        summary: "print what a shell needs to complete command lines",
        discussion: """
            The script goes to standard output. It knows the commands and options of this version, so write it again
            after an update.
            """,
        options: [],
        examples: [
            Example(
                line: "dialoggen completions bash > ~/.dialoggen.bash",
                meaning: "bash: then, in ~/.bashrc, \"source ~/.dialoggen.bash\""),
            Example(
                line: "dialoggen completions zsh > ~/.zfunc/_dialoggen",
                meaning: "zsh: ~/.zfunc stands in fpath, before compinit"),
            Example(
                line: "dialoggen completions fish > ~/.config/fish/completions/dialoggen.fish", meaning: "fish"),
        ],
        completesWith: .words(Shell.allCases.map(\.rawValue))
    ) { invocation in
        let operands = invocation.arguments.operands
        guard let word = operands.first, operands.count == 1 else {
            throw UsageError("completions takes one shell", advice: "It is bash, zsh or fish.")
        }
        guard let shell = Shell(rawValue: word) else {
            throw UsageError(
                "there are no completions for \(word.safeQuote)", advice: "Use bash, zsh or fish.")
        }
        invocation.console.output.write(shell.script(commands: all, globalOptions: GlobalOptions.rows))
        return .success
    }
}

/// A shell that completes command lines.
private enum Shell: String, CaseIterable {
    case bash, zsh, fish

    func script(commands: [Command], globalOptions: [OptionRow]) -> String {
        switch self {
        case .bash: BashCompletions.script(commands: commands, globalOptions: globalOptions)
        case .zsh: ZshCompletions.script(commands: commands, globalOptions: globalOptions)
        case .fish: FishCompletions.script(commands: commands, globalOptions: globalOptions)
        }
    }
}
