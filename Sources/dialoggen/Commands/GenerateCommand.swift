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

            What the last run into a folder read and wrote is remembered in the user's cache folder, so that a run that
            has nothing to do ends at once. The variable DIALOGGEN_CACHE names another folder; if it is empty, nothing is
            remembered.

            \(WatchOption.explanation)

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
            Example(
                line: "dialoggen generate dialogs --output Sources/App/Dialogs --watch",
                meaning: "write again after every change"),
        ]
    ) { invocation in
        let command = try GenerateCommand(invocation)
        return invocation.arguments.has(WatchOption.row) ? try command.watch() : try command.run()
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
        output.row, check.row, dryRun.row, depfile.row, inputsOutputs.row, WatchOption.row.row,
        InputOptions.standardInputName.row,
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
            destination = .folder(UserPath.tidied(folder))
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
            throw OutputFailure(["cannot read \(path): \(error.words)"], advice: "The list is a file that exists.")
        }
    }

    func run() throws -> ExitStatus {
        let upToDateCheck = upToDateCheck
        let reporting = Reporting(invocation)
        if let (report, fileCount) = upToDateCheck?.upToDate() {
            let status = try reporting.publish(report, on: invocation.console)
            if !isTrial { summarize(written: 0, unchanged: fileCount, removed: 0) }
            return status
        }
        let compilation = invocation.compile(inputs)
        let status = try reporting.publish(compilation, on: invocation.console)
        guard status == .success else { return status }

        let output = try Generation(compilation, to: destination).output()
        let results = reporting.usesStandardOutput ? invocation.console.messages : invocation.console.output
        if invocation.arguments.has(GenerateOptions.check) {
            return showDifferences(try writer.plan(output), on: results)
        }
        if invocation.arguments.has(GenerateOptions.dryRun) {
            let plan = try writer.plan(output)
            for change in plan.changes { results.write("\(change.verb) \(change.path.safeLine)\n") }
            noteKeptFiles(plan.keptFiles)
            return .success
        }
        let plan = try write(output, compilation)
        upToDateCheck?.remember(compilation, output, plan: plan)
        summarize(plan)
        return .success
    }

    func watch() throws -> ExitStatus {
        let arguments = invocation.arguments
        let others = [
            (GenerateOptions.check.row, arguments.has(GenerateOptions.check), "--check is for a single look."),
            (GenerateOptions.dryRun.row, arguments.has(GenerateOptions.dryRun), "--dry-run is for a single look."),
            (
                GenerateOptions.inputsOutputs.row, arguments.has(GenerateOptions.inputsOutputs),
                "Build systems decide themselves when to run again. Name PATH and --output."
            ),
        ]
        try WatchOption.check(arguments, against: others.map { ($1, $0.name, $2) })
        var session = WatchSession(invocation, stop: try StopSignals.note()) { compilation in
            let output = try Generation(compilation, to: destination).output()
            let plan = try write(output, compilation)
            if !plan.changes.isEmpty { summarize(plan) }
        }
        return try session.run()
    }

    private var writer: OutputWriter {
        OutputWriter(operations: invocation.environment.fileOperations, isGenerated: Generation.isGenerated)
    }

    /// Writes the files, and the depfile if there shall be one.
    private func write(
        _ output: Output, _ compilation: Compilation
    ) throws(OutputFailure) -> OutputPlan<StagedChange> {
        let plan = try writer.write(output)
        try writeDepfile(output, compilation)
        noteKeptFiles(plan.keptFiles)
        return plan
    }

    /// Whether nothing is to be written.
    private var isTrial: Bool {
        invocation.arguments.has(GenerateOptions.check) || invocation.arguments.has(GenerateOptions.dryRun)
    }

    /// Other build systems, which list every file or ask for a depfile, know themselves when there is nothing to do.
    private var upToDateCheck: UpToDateCheck? {
        guard case .folder(let folder) = destination, !invocation.arguments.has(GenerateOptions.depfile) else {
            return nil
        }
        return UpToDateCheck(inputs, into: folder, environment: invocation.environment)
    }

    private func showDifferences(_ plan: OutputPlan<FileChange>, on results: OutputStream) -> ExitStatus {
        var status = ExitStatus.success
        for change in plan.changes {
            if let old = change.old, let new = change.new, UnifiedDiff.areEqualApartFromLineEndings(old, new) {
                continue
            }
            results.write(UnifiedDiff.text(path: change.path, old: change.old, new: change.new))
            status = .findings
        }
        noteKeptFiles(plan.keptFiles)
        return status
    }

    private func writeDepfile(_ output: Output, _ compilation: Compilation) throws(OutputFailure) {
        guard let path = invocation.arguments[GenerateOptions.depfile] else { return }
        var read: [String] = []
        for input in compilation.inputs {
            if case .file(let path) = input.source { read.append(path) }
        }
        if let configuration = compilation.configurationPath { read.append(configuration) }
        try OutputWriter.writeNamedFile(
            path, text: Depfile.text(outputs: output.files.map(\.path), inputs: read),
            operations: invocation.environment.fileOperations)
    }

    private func noteKeptFiles(_ paths: [String]) {
        for path in paths {
            invocation.console.note("\(path) is no longer needed, but was edited; it stays as it is")
        }
    }

    private func summarize(_ plan: OutputPlan<StagedChange>) {
        let removed = plan.changes.count(where: \.removes)
        summarize(written: plan.changes.count - removed, unchanged: plan.unchangedCount, removed: removed)
    }

    private func summarize(written: Int, unchanged: Int, removed: Int) {
        if invocation.arguments.has(GlobalOptions.quiet) { return }
        var parts = ["\(written) written", "\(unchanged) unchanged"]
        if removed > 0 { parts.append("\(removed) removed") }
        invocation.console.messages.write("files: \(parts.joined(separator: ", "))\n")
    }
}
