/// A command of the tool: the parser, the help and the dispatcher read everything off it.
///
/// A new command is a new file with one such object and a line in `Command.all`.
final class Command: Sendable {
    let name: String
    /// What stands for the operands in the usage line, for example `[PATH…]`.
    let operands: String
    /// Half a line for the list of commands.
    let summary: String
    let run: @Sendable (Invocation) throws -> ExitStatus
    private let makeDiscussion: @Sendable () -> String
    private let makeOptions: @Sendable () -> [OptionRow]
    private let makeExamples: @Sendable () -> [Example]
    private let makeCompletion: @Sendable () -> Completion

    enum Completion: Sendable {
        case files
        case words([String])
    }

    struct Example: Sendable {
        let line: String
        let meaning: String
    }

    /// Paragraphs for the command's own help.
    var discussion: String { makeDiscussion() }
    /// Its own options, made anew each time; the global ones come on top.
    var options: [OptionRow] { makeOptions() }
    /// Command lines that work, with what each does.
    var examples: [Example] { makeExamples() }
    /// What shells complete an operand with.
    var completesWith: Completion { makeCompletion() }

    /// The texts and lists are closures, since each run makes all commands and needs those of one at most.
    init(
        name: String, operands: String, summary: String, discussion: @autoclosure @escaping @Sendable () -> String,
        options: @autoclosure @escaping @Sendable () -> [OptionRow],
        examples: @autoclosure @escaping @Sendable () -> [Example],
        completesWith: @autoclosure @escaping @Sendable () -> Completion = .files,
        run: @escaping @Sendable (Invocation) throws -> ExitStatus
    ) {
        self.name = name
        self.operands = operands
        self.summary = summary
        self.run = run
        (makeDiscussion, makeOptions, makeExamples, makeCompletion) = (discussion, options, examples, completesWith)
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
