import Diagnostics
import YAMLTree

extension Command {
    static let dump = Command(
        name: "dump",
        operands: "FILE --stage tree|model",
        summary: "show the inside of the pipeline as JSON",
        discussion: """
            Prints what a stage makes of one definition file (or of standard input, for FILE -). For people who work on
            dialoggen or want to know why it understands a definition the way it does. Only the result is on standard
            output; findings go to standard error. The form may change with every version.
            """,
        options: [DumpOptions.stage.row, InputOptions.standardInputName.row],
        examples: [
            Example(
                line: "dialoggen dump dialogs/song.dialog.yaml --stage tree",
                meaning: "the YAML with kinds, texts and places"),
            Example(line: "dialoggen dump dialogs/song.dialog.yaml --stage model", meaning: "the checked dialogs"),
        ]
    ) { invocation in
        let arguments = invocation.arguments
        guard let stage = arguments[DumpOptions.stage] else {
            throw UsageError("dump needs --stage tree or --stage model")
        }
        guard arguments.operands.count == 1 else {
            throw UsageError("dump takes one FILE", advice: "It was given \(arguments.operands.count).")
        }
        let inputs = try Inputs(operands: arguments.operands, arguments: arguments)
        guard inputs.files.count == 1 || inputs.files.isEmpty && !inputs.failures.isEmpty else {
            throw UsageError("dump takes one FILE, not a folder")
        }
        let compilation = invocation.compile(inputs)
        let status = try Reporting(invocation).publish(
            compilation, on: invocation.console, keepsOutputFree: true)
        for source in compilation.sources {
            switch stage {
            case .model: invocation.console.output.write(ModelDump.json(of: compilation.set))
            case .tree:
                // The findings of parsing are in the report already.
                var sink = DiagnosticSink()
                guard let tree = YAMLTree.parse(source, into: &sink) else { break }
                invocation.console.output.write(tree.json())
            }
        }
        return status
    }
}

enum DumpOptions {
    enum Stage: String, Sendable, CaseIterable {
        case tree, model
    }

    static let stage = ValueOption<Stage>("--stage", "what to show: the YAML as read, or the checked dialogs")
}
