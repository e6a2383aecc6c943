import Diagnostics
import DialogBaseline

extension Command {
    static let diff = Command(
        name: "diff",
        operands: "[PATH…] --baseline FILE",
        summary: "find changes that break code, stored values, translations or tests",
        discussion: """
            Compares the definitions with a baseline that "dialoggen baseline" wrote. What may break something is reported
            and fails: code of the app that does not compile any more (source), values that people have stored and would
            lose (storage), translations and tests that do not find what they look for (texts). What breaks nothing is
            listed. --allow accepts a kind of break for this run; "dialoggen baseline" accepts everything for good.

            \(InputOptions.explanation)
            Give all definitions of a module, since what is not among them counts as gone.

            With a reporter that takes standard output, the list goes to standard error.
            """,
        options: DiffOptions.rows,
        examples: [
            Example(
                line: "dialoggen diff dialogs --baseline dialogs/dialogs.baseline.json",
                meaning: "for a build server and for reviews"),
            Example(
                line: "dialoggen diff dialogs --allow source,texts",
                meaning: "only what people have stored has to stay, with the baseline that dialoggen.yaml names"),
        ]
    ) { invocation in
        try DiffCommand(invocation: invocation).run()
    }
}

enum DiffOptions {
    static let allow = ValueOption(
        "--allow", someOf: SurfaceChange.Kind.allCases.filter { $0 != .compatible },
        "what may break, with commas between")

    static let rows = [BaselineFile.option.row, allow.row, InputOptions.standardInputName.row]
}

private struct DiffCommand {
    let invocation: Invocation

    func run() throws -> ExitStatus {
        let arguments = invocation.arguments
        let inputs = try Inputs(operands: arguments.operands, arguments: arguments)
        let compilation = invocation.compile(inputs)
        let reporting = Reporting(invocation)
        // Of definitions that are wrong only a part is known.
        guard compilation.status == .success else {
            return try reporting.publish(compilation, on: invocation.console)
        }
        let file = try BaselineFile(invocation, compilation, command: "diff")
        let (baseline, problems, problemStatus) = file.read()
        guard let baseline else {
            return try reporting.publish(compilation.adding(problems, status: problemStatus), on: invocation.console)
        }
        let changes = Surface(compilation.set).changes(since: baseline)
        let allowed = arguments[DiffOptions.allow] ?? []
        let breaking = changes.filter { $0.kind != .compatible && !allowed.contains($0.kind) }
        let status = try reporting.publish(
            compilation.adding(breaking.compactMap(\.diagnostic), status: breaking.isEmpty ? .success : .findings),
            on: invocation.console)
        if !arguments.has(GlobalOptions.quiet) {
            let results = reporting.usesStandardOutput ? invocation.console.messages : invocation.console.output
            list(changes.filter { $0.kind == .compatible || allowed.contains($0.kind) }, on: results)
            summarize(changes, breakingCount: breaking.count, file)
        }
        return status
    }

    /// What does not fail the run: a line each.
    private func list(_ changes: [SurfaceChange], on results: OutputStream) {
        // They are sorted by file, so each table is made once.
        var table: LineTable?
        for change in changes {
            var place = change.place.path.map { $0 + ": " } ?? ""
            if let span = change.place.span {
                let lines = table.flatMap { $0.file === span.file ? $0 : nil } ?? LineTable(span.file)
                table = lines
                let position = lines.position(at: span.range.start)
                place = "\(span.file.path):\(position.line):\(position.column): "
            }
            let verdict = change.kind == .compatible ? "compatible" : "allowed (\(change.kind.rawValue))"
            results.write("\(place)\(verdict): \(change.message)".safeLine + "\n")
        }
    }

    private func summarize(_ changes: [SurfaceChange], breakingCount: Int, _ file: BaselineFile) {
        var parts: [String] = []
        if breakingCount > 0 { parts.append("\(breakingCount) breaking") }
        let allowedCount = changes.count { $0.kind != .compatible } - breakingCount
        if allowedCount > 0 { parts.append("\(allowedCount) allowed") }
        let compatibleCount = changes.count { $0.kind == .compatible }
        if compatibleCount > 0 { parts.append("\(compatibleCount) compatible") }
        let noun = changes.count == 1 ? "change" : "changes"
        let outcome = parts.isEmpty ? "no changes" : "\(parts.joined(separator: ", ")) \(noun)"
        invocation.console.messages.write("\(file.path.safeLine): \(outcome)\n")
        if breakingCount > 0 {
            invocation.console.note("\"dialoggen baseline\" accepts the changes; commit the file with them")
        }
    }
}
