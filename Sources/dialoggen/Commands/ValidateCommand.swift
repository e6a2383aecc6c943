extension Command {
    static let validate = Command(
        name: "validate",
        operands: "[PATH…]",
        summary: "check definitions",
        discussion: """
            Reads dialog definitions and reports what is wrong with them. Where dialoggen.yaml names a String Catalog, missing
            and wrong translations are reported, too. Writes no file but the one of --report-file.

            With --fix, what can be mended without changing what was meant is mended in the files: spelling of bools,
            numbers, ranges, words, dates, conditions. Comments and layout stay. What was fixed is listed, the rest is
            reported, and the exit status is about the rest. A file that is not sound YAML stays as it is.

            \(WatchOption.explanation)

            \(InputOptions.explanation)
            """,
        options: [ValidateOptions.fix.row, WatchOption.row.row, InputOptions.standardInputName.row],
        examples: [
            Example(line: "dialoggen validate dialogs", meaning: "check all definitions in a folder"),
            Example(
                line: "dialoggen validate --strict --reporter json", meaning: "for a build server: warnings fail, too"),
            Example(line: "dialoggen validate dialogs --fix", meaning: "mend what can safely be mended"),
            Example(line: "dialoggen validate dialogs --watch", meaning: "check again after every change"),
            Example(
                line: "dialoggen validate - --stdin-name tempo.dialog.yaml < draft", meaning: "check an unsaved text"),
        ]
    ) { invocation in
        if invocation.arguments.has(WatchOption.row) { return try watch(invocation) }
        let inputs = try Inputs(operands: invocation.arguments.operands, arguments: invocation.arguments)
        if invocation.arguments.has(ValidateOptions.fix) {
            var fixing = try Fixing(invocation, inputs)
            return try fixing.run()
        }
        let compilation = invocation.compile(inputs, catalog: .checked)
        return try Reporting(invocation).publish(compilation, on: invocation.console)
    }

    private static func watch(_ invocation: Invocation) throws -> ExitStatus {
        try WatchOption.check(
            invocation.arguments,
            against: [
                (
                    invocation.arguments.has(ValidateOptions.fix), ValidateOptions.fix.row.name,
                    "What is fixed while you type would be in your way. Run --fix when you are done."
                )
            ])
        var session = WatchSession(invocation, catalog: .checked, stop: try StopSignals.note())
        return try session.run()
    }
}

enum ValidateOptions {
    static let fix = Switch("--fix", "apply the fixes that cannot change what was meant")
}

extension Invocation {
    /// Runs the pipeline over the inputs.
    ///
    /// - Parameter texts: texts that stand for what is in the files, by path.
    func compile(
        _ inputs: Inputs, catalog: CatalogUse = .none, texts: [String: [UInt8]] = [:]
    ) -> Compilation {
        let progress = Progress(on: console, isQuiet: arguments.has(GlobalOptions.quiet))
        var pipeline = Pipeline(
            inputs: inputs, environment: environment, progress: progress, catalogUse: catalog, texts: texts)
        let compilation = pipeline.run()
        // Runs over texts in memory come in rows, which kept together could fill the memory.
        if texts.isEmpty { leftovers.keep(compilation) }
        return compilation
    }
}
