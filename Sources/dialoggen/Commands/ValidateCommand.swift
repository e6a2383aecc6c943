extension Command {
    static let validate = Command(
        name: "validate",
        operands: "[PATH…]",
        summary: "check definitions",
        discussion: """
            Reads dialog definitions and reports what is wrong with them. Where dialoggen.yaml names a String Catalog, missing
            and wrong translations are reported, too. Writes no file but the one of --report-file.

            \(InputOptions.explanation)
            """,
        options: [InputOptions.standardInputName.row],
        examples: [
            Example(line: "dialoggen validate dialogs", meaning: "check all definitions in a folder"),
            Example(
                line: "dialoggen validate --strict --reporter json", meaning: "for a build server: warnings fail, too"),
            Example(
                line: "dialoggen validate - --stdin-name tempo.dialog.yaml < draft", meaning: "check an unsaved text"),
        ]
    ) { invocation in
        let inputs = try Inputs(operands: invocation.arguments.operands, arguments: invocation.arguments)
        let compilation = invocation.compile(inputs, catalog: .checked)
        return try Reporting(invocation).publish(compilation, on: invocation.console)
    }
}

extension Invocation {
    /// Runs the pipeline over the inputs.
    func compile(_ inputs: Inputs, catalog: CatalogUse = .none) -> Compilation {
        let progress = Progress(on: console, isQuiet: arguments.has(GlobalOptions.quiet))
        var pipeline = Pipeline(
            inputs: inputs, environment: environment, progress: progress, catalogUse: catalog)
        let compilation = pipeline.run()
        leftovers.keep(compilation)
        return compilation
    }
}
