import Diagnostics
import DialogStrings

extension Command {
    static let strings = Command(
        name: "strings",
        operands: "[PATH…] --catalog FILE.xcstrings",
        summary: "bring the translations up to date",
        discussion: """
            Writes the texts of the definitions into a String Catalog, which is made if it is missing: new texts are added,
            changed ones brought up to date and their translations marked for review, texts that are no longer used marked
            as stale. No translation is changed and nothing is removed. If anything is wrong, the file stays as it is.

            \(InputOptions.explanation) Give all definitions that share the catalogue, since what is not among
            them counts as no longer used.
            """,
        options: StringsOptions.rows,
        examples: [
            Example(
                line: "dialoggen strings dialogs --catalog dialogs/Dialogs.xcstrings", meaning: "write the catalogue"),
            Example(
                line: "dialoggen strings dialogs", meaning: "the same, with the catalogue that dialoggen.yaml names"),
            Example(
                line: "dialoggen strings dialogs --check", meaning: "for a build server: fail if it is not up to date"),
        ]
    ) { invocation in
        try StringsCommand(invocation: invocation).run()
    }
}

enum StringsOptions {
    static let catalog = ValueOption(
        "--catalog", "FILE", "the String Catalog (default: catalog in dialoggen.yaml)")
    static let check = Switch("--check", "write nothing; print what would change and fail if anything would")

    static let rows = [catalog.row, check.row, InputOptions.standardInputName.row]
}

private struct StringsCommand {
    let invocation: Invocation

    func run() throws -> ExitStatus {
        let arguments = invocation.arguments
        let inputs = try Inputs(operands: arguments.operands, arguments: arguments)
        let compilation = invocation.compile(inputs, catalog: .updated(path: arguments[StringsOptions.catalog]))
        if compilation.catalog == nil, compilation.status == .success {
            throw UsageError(
                "strings needs --catalog FILE",
                advice: "Or name the String Catalog in dialoggen.yaml: catalog: Dialogs.xcstrings")
        }
        let reporting = Reporting(invocation)
        let status = try reporting.publish(compilation, on: invocation.console)
        // Without definitions every text would count as no longer used.
        guard status == .success, let old = compilation.catalog, !compilation.inputs.isEmpty else { return status }

        let (catalog, changes) = CatalogSync.sync(DialogTexts(compilation.set).texts, into: old.catalog)
        let results = reporting.usesStandardOutput ? invocation.console.messages : invocation.console.output
        for change in changes { results.write(change.description.safeLine + "\n") }
        let isCurrent = changes.isEmpty && !old.isNew
        let isCheck = arguments.has(StringsOptions.check)
        if !isCheck { try bringUpToDate(old.path, isCurrent ? nil : catalog) }
        if !arguments.has(GlobalOptions.quiet) {
            let outcome = isCurrent ? "up to date" : isCheck ? "not up to date" : "written"
            invocation.console.messages.write("\(old.path.safeLine): \(outcome)\n")
        }
        return isCheck && !isCurrent ? .findings : .success
    }

    /// Writes the catalogue if there is a new one; cleans up after a killed run in any case.
    private func bringUpToDate(_ path: String, _ catalog: StringCatalog?) throws(OutputFailure) {
        let operations = invocation.environment.fileOperations
        guard let catalog else { return OutputWriter.removeLeftovers(besides: [path], operations: operations) }
        let file = ProducedFile(
            path: try OutputWriter.writablePlace(of: path), contents: catalog.bytes, ownership: .byName)
        _ = try OutputWriter(operations: operations, isGenerated: { _ in false }).write(Output(files: [file]))
    }
}
