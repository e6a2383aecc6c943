import Diagnostics

extension Command {
    static let explain = Command(
        name: "explain",
        operands: "CODE",
        summary: "say what a finding means, with a wrong and a right example",
        discussion: """
            CODE is the word in brackets at the end of a finding, such as default-out-of-range.
            """,
        options: [ExplainOptions.list.row],
        examples: [
            Example(line: "dialoggen explain default-out-of-range", meaning: "the meaning of one code"),
            Example(line: "dialoggen explain --list", meaning: "all codes"),
        ],
        completesWith: .words(DiagnosticCode.allCases.map(\.rawValue))
    ) { invocation in
        let codes = invocation.arguments.operands
        if invocation.arguments.has(ExplainOptions.list) {
            guard codes.isEmpty else { throw UsageError("CODE and --list do not go together") }
            for code in DiagnosticCode.allCases { invocation.console.output.write(code.rawValue + "\n") }
            return .success
        }
        guard let word = codes.first, codes.count == 1 else {
            throw UsageError("explain takes one CODE", advice: "\"dialoggen explain --list\" shows all codes.")
        }
        guard let code = DiagnosticCode(rawValue: word) else {
            let nearest = Suggestions.nearest(to: word, in: DiagnosticCode.allCases.map(\.rawValue))
            throw UsageError(
                "\(word.safeQuote) is no code",
                advice: (nearest.map { "Did you mean \($0)? " } ?? "") + "\"dialoggen explain --list\" shows all codes."
            )
        }
        invocation.console.output.write(Catalogue.explain(code))
        return .success
    }
}

enum ExplainOptions {
    static let list = Switch("--list", "list all codes")
}
