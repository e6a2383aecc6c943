/// A command of the tool as a value: the parser, the help and the dispatcher read everything off it.
///
/// A new command is a new file with one such value and a line in `Command.all`.
struct Command: Sendable {
    let name: String
    /// What stands for the operands in the usage line, for example `[PATH…]`.
    let operands: String
    /// Half a line for the list of commands.
    let summary: String
    /// Paragraphs for the command's own help.
    let discussion: String
    /// Its own options; the global ones come on top.
    let options: [OptionRow]
    /// Command lines that work, with what each does.
    let examples: [Example]
    /// What shells complete an operand with.
    var completesWith = Completion.files
    let run: @Sendable (Invocation) throws -> ExitStatus

    enum Completion: Sendable {
        case files
        case words([String])
    }

    struct Example: Sendable {
        let line: String
        let meaning: String
    }
}

extension Command {
    /// Every command there is, in the order of the help.
    static let all: [Command] = [
        .validate, .generate, .strings, .format, .baseline, .diff, .schema, .explain, .initialize, .dump, .completions,
        .manual,
    ]
}

/// One run of a command: what was asked and where its output goes.
struct Invocation {
    let arguments: ParsedArguments
    let environment: Environment
    let console: Console
    let leftovers: Leftovers
}
