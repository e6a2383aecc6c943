import Diagnostics

extension Command {
    static let generate = Command(
        name: "generate",
        operands: "[PATH…] --output DIR",
        summary: "write Swift",
        discussion: """
            Writes one Swift file for each definition file, and DialogCatalog.swift, which holds what they share. If
            anything is wrong, no file changes. A file whose contents stay the same is not touched. Files of an earlier
            run that are no longer needed are removed, unless somebody edited them.

            \(InputOptions.explanation)

            A json, sarif or junit report takes standard output; what --check and --dry-run print then goes to standard
            error.
            """,
        options: GenerateOptions.rows,
        examples: [
            Example(line: "dialoggen generate dialogs --output Sources/App/Dialogs", meaning: "write the files"),
            Example(
                line: "dialoggen generate dialogs --output Sources/App/Dialogs --check",
                meaning: "for a build server: fail if the committed files are not up to date"),
        ]
    ) { invocation in
        try GenerateCommand(invocation).run()
    }
}

enum GenerateOptions {
    static let output = ValueOption("--output", "DIR", "the folder for the Swift files; made if it is missing")
    static let check = Switch("--check", "write nothing; print what would change and fail if anything would")
    static let dryRun = Switch("--dry-run", "write nothing; list the files that would change")
    static let depfile = ValueOption("--depfile", "FILE", "write for other build systems which files were read")
    static let inputsOutputs = ValueOption(
        "--inputs-outputs", "FILE", "read and write exactly the files listed there, instead of PATH and --output")

    static let rows = [
        output.row, check.row, dryRun.row, depfile.row, inputsOutputs.row, InputOptions.standardInputName.row,
    ]
}

private struct GenerateCommand {
    private let invocation: Invocation
    private let inputs: Inputs
    private let destination: Destination

    init(_ invocation: Invocation) throws {
        self.invocation = invocation
        let arguments = invocation.arguments
        if arguments.has(GenerateOptions.check), arguments.has(GenerateOptions.dryRun) {
            throw UsageError("--check and --dry-run do not go together", advice: "--check also says what would change.")
        }
        if let path = arguments[GenerateOptions.inputsOutputs] {
            try Self.refuseOtherInputs(arguments)
            let listed = try InputsOutputs(try Self.read(path), path: path)
            inputs = Inputs(listed)
            destination = .listed(dialogCatalog: listed.dialogCatalog)
        } else {
            guard let folder = arguments[GenerateOptions.output] else {
                throw UsageError("generate needs --output DIR", advice: "DIR is the folder for the Swift files.")
            }
            inputs = try Inputs(operands: arguments.operands, arguments: arguments)
            destination = .folder(PathText.tidied(folder))
        }
    }

    /// What the list settles cannot be said a second time.
    private static func refuseOtherInputs(_ arguments: ParsedArguments) throws(UsageError) {
        let settled: [(isGiven: Bool, name: String)] = [
            (!arguments.operands.isEmpty, "PATH"),
            (arguments.has(GenerateOptions.output), GenerateOptions.output.row.name),
            (arguments.has(GlobalOptions.config), GlobalOptions.config.row.name),
            (arguments.has(InputOptions.standardInputName), InputOptions.standardInputName.row.name),
        ]
        for (isGiven, name) in settled where isGiven {
            throw UsageError("\(name) and --inputs-outputs do not go together", advice: "The file lists everything.")
        }
    }

    private static func read(_ path: String) throws(OutputFailure) -> [UInt8] {
        do throws(ReadFailure) {
            return try FileReader.read(path).bytes
        } catch {
            throw OutputFailure(["cannot read \(path): \(error.words)"])
        }
    }

    func run() throws -> ExitStatus {
        let compilation = invocation.compile(inputs)
        let reporting = Reporting(invocation)
        let status = try reporting.publish(compilation, on: invocation.console)
        guard status == .success else { return status }

        let output = try Generation(compilation, to: destination).output()
        let writer = OutputWriter(isGenerated: Generation.isGenerated)
        let results = reporting.usesStandardOutput ? invocation.console.messages : invocation.console.output
        if invocation.arguments.has(GenerateOptions.check) {
            return showDifferences(try writer.plan(output), on: results)
        }
        if invocation.arguments.has(GenerateOptions.dryRun) {
            let plan = try writer.plan(output)
            for change in plan.changes { results.write("\(change.verb) \(change.path)\n") }
            noteKeptFiles(plan)
            return .success
        }
        let plan = try writer.write(output)
        try writeDepfile(output, compilation)
        noteKeptFiles(plan)
        summarize(plan)
        return .success
    }

    private func showDifferences(_ plan: OutputPlan, on results: OutputStream) -> ExitStatus {
        var status = ExitStatus.success
        for change in plan.changes {
            if let old = change.old, let new = change.new, UnifiedDiff.areEqualApartFromLineEndings(old, new) {
                continue
            }
            results.write(UnifiedDiff.text(path: change.path, old: change.old, new: change.new))
            status = .findings
        }
        noteKeptFiles(plan)
        return status
    }

    private func writeDepfile(_ output: Output, _ compilation: Compilation) throws(OutputFailure) {
        guard let path = invocation.arguments[GenerateOptions.depfile] else { return }
        var read: [String] = []
        for input in compilation.inputs {
            if case .file(let path) = input.source { read.append(path) }
        }
        if let configuration = compilation.configurationPath { read.append(configuration) }
        try OutputWriter.writeNamedFile(path, text: Depfile.text(outputs: output.files.map(\.path), inputs: read))
    }

    private func noteKeptFiles(_ plan: OutputPlan) {
        for path in plan.keptFiles {
            invocation.console.note("\(path) is no longer needed, but was edited; it stays as it is")
        }
    }

    private func summarize(_ plan: OutputPlan) {
        if invocation.arguments.has(GlobalOptions.quiet) { return }
        let removed = plan.changes.count { $0.new == nil }
        var parts = ["\(plan.changes.count - removed) written", "\(plan.unchangedCount) unchanged"]
        if removed > 0 { parts.append("\(removed) removed") }
        invocation.console.messages.write("files: \(parts.joined(separator: ", "))\n")
    }
}
