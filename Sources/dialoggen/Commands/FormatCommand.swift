import Diagnostics

extension Command {
    static let format = Command(
        name: "format",
        operands: "[PATH…]",
        summary: "bring definitions into the canonical layout",
        discussion: """
            Writes the files anew with keys in the order of the language reference, two spaces of indentation, no needless
            quotes, and brackets only where they fit into 120 columns. What the definitions say and all comments stay. A
            file with errors is reported and left as it is; the others are formatted. Of the files that have to change, all
            are written or none.

            \(InputOptions.explanation)
            The dialoggen.yaml of a folder is formatted with it. With - the result is printed.
            """,
        options: FormatOptions.rows,
        examples: [
            Example(line: "dialoggen format dialogs", meaning: "format all definitions in a folder"),
            Example(
                line: "dialoggen format dialogs --check",
                meaning: "for a build server: fail if something is not formatted, and show the difference"),
            Example(line: "dialoggen format - < draft", meaning: "for editors: format an unsaved text"),
        ]
    ) { invocation in
        try FormatCommand(invocation).run()
    }
}

enum FormatOptions {
    static let check = Switch("--check", "write nothing; print what would change and fail if anything would")
    static let dryRun = Switch("--dry-run", "write nothing; list the files that would change")

    static let rows = [check.row, dryRun.row, InputOptions.standardInputName.row]
}

private struct FormatCommand {
    private let invocation: Invocation
    private let inputs: Inputs

    init(_ invocation: Invocation) throws(UsageError) {
        let arguments = invocation.arguments
        if arguments.has(FormatOptions.check), arguments.has(FormatOptions.dryRun) {
            throw UsageError("--check and --dry-run do not go together", advice: "--check also says what would change.")
        }
        if arguments.operands.contains("-"), arguments.operands.count > 1 {
            throw UsageError("- and other files do not go together", advice: "The formatted text of - is printed.")
        }
        self.invocation = invocation
        var inputs = try Inputs(operands: arguments.operands, arguments: arguments)
        inputs.addConfigurations(of: arguments.operands)
        self.inputs = inputs
    }

    func run() throws -> ExitStatus {
        let formatting = try Formatting(inputs, standardInput: invocation.environment.standardInput)
        let isFilter = inputs.files.contains { $0.source == .standardInput }
        let reporting = Reporting(invocation)
        let status = try reporting.publish(
            formatting.compilation(of: inputs), on: invocation.console, keepsOutputFree: isFilter)
        let isFree = isFilter || !reporting.usesStandardOutput
        let results = isFree ? invocation.console.output : invocation.console.messages
        let changed = formatting.files.filter(\.isChanged)
        if invocation.arguments.has(FormatOptions.check) {
            for file in changed { results.write(Self.difference(of: file)) }
            return max(status, changed.isEmpty ? .success : .findings)
        }
        if invocation.arguments.has(FormatOptions.dryRun) {
            for file in changed { results.write("format \(file.input.name.safeLine)\n") }
            return status
        }
        if isFilter {
            for file in formatting.files { results.write(file.formatted ?? []) }
            return status
        }
        try OutputWriter.rewrite(
            formatting.files.compactMap(Self.rewrite), operations: invocation.environment.fileOperations)
        for file in changed { results.write("formatted \(file.input.name.safeLine)\n") }
        if !invocation.arguments.has(GlobalOptions.quiet) {
            let unchanged = formatting.files.count { $0.formatted != nil } - changed.count
            invocation.console.messages.write("files: \(changed.count) formatted, \(unchanged) unchanged\n")
        }
        return status
    }

    private static func difference(of file: Formatting.File) -> String {
        let text = UnifiedDiff.text(path: file.input.name, old: file.source.bytes, new: file.formatted)
        return text.isEmpty ? "\(file.input.name): the lines end in different ways\n" : text
    }

    private static func rewrite(of file: Formatting.File) -> OutputWriter.Rewrite? {
        guard case .file(let path) = file.input.source, let new = file.formatted else { return nil }
        return OutputWriter.Rewrite(path: path, old: file.source.bytes, new: new)
    }
}

extension Inputs {
    /// Adds the configurations that lie in folders the user named.
    fileprivate mutating func addConfigurations(of operands: [String]) {
        for operand in operands.isEmpty ? ["."] : operands where operand != "-" {
            let path = PathText.join(UserPath.tidied(operand), ConfigurationFinder.fileName)
            guard (try? SystemCall.status(of: path).kind) == .regular else { continue }
            files.append(
                InputFile(name: path, relativePath: ConfigurationFinder.fileName, source: .file(path: path)))
        }
        files = InputFile.inOrder(files)
    }
}
