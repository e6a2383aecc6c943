import Diagnostics
import DialogBaseline

extension Command {
    static let baseline = Command(
        name: "baseline",
        operands: "[PATH…] --baseline FILE",
        summary: "write down what others rely on in the definitions",
        discussion: """
            Writes the public surface of the definitions into a JSON file to be committed: Swift names and types, keys and
            forms of stored values, keys of texts, accessibility identifiers. "dialoggen diff" compares later definitions
            with it. Writing it again accepts every change. If anything is wrong, the file stays as it is.

            \(InputOptions.explanation)
            Give all definitions of a module.
            """,
        options: BaselineOptions.rows,
        examples: [
            Example(
                line: "dialoggen baseline dialogs --baseline dialogs/dialogs.baseline.json",
                meaning: "write the baseline"),
            Example(
                line: "dialoggen baseline dialogs", meaning: "the same, with the baseline that dialoggen.yaml names"),
            Example(
                line: "dialoggen baseline dialogs --check", meaning: "for a build server: fail if it is not up to date"),
        ]
    ) { invocation in
        try BaselineCommand(invocation: invocation).run()
    }
}

enum BaselineOptions {
    static let check = Switch("--check", "write nothing; print what would change and fail if anything would")

    static let rows = [BaselineFile.option.row, check.row, InputOptions.standardInputName.row]
}

private struct BaselineCommand {
    let invocation: Invocation

    func run() throws -> ExitStatus {
        let arguments = invocation.arguments
        let inputs = try Inputs(operands: arguments.operands, arguments: arguments)
        let compilation = invocation.compile(inputs)
        let reporting = Reporting(invocation)
        let status = try reporting.publish(compilation, on: invocation.console)
        // Without definitions the baseline would say that nobody relies on anything.
        guard status == .success, !compilation.inputs.isEmpty else { return status }

        let file = try BaselineFile(invocation, compilation, command: "baseline")
        try file.refuseOtherFiles()
        let surface = Surface(compilation.set)
        guard arguments.has(BaselineOptions.check) else {
            let plan = try file.write(surface)
            summarize(file, plan.changes.isEmpty ? "up to date" : "written")
            return .success
        }
        let results = reporting.usesStandardOutput ? invocation.console.messages : invocation.console.output
        let changes = try file.plan(surface).changes.filter { change in
            guard let old = change.old, let new = change.new else { return true }
            return !UnifiedDiff.areEqualApartFromLineEndings(old, new)
        }
        for change in changes { results.write(UnifiedDiff.text(path: file.path, old: change.old, new: change.new)) }
        summarize(file, changes.isEmpty ? "up to date" : "not up to date")
        return changes.isEmpty ? .success : .findings
    }

    private func summarize(_ file: BaselineFile, _ outcome: String) {
        if invocation.arguments.has(GlobalOptions.quiet) { return }
        invocation.console.messages.write("\(file.path.safeLine): \(outcome)\n")
    }
}
