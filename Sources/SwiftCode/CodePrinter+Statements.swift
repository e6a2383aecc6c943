extension CodePrinter {
    mutating func statements(_ statements: [Statement]) {
        items(
            statements,
            location: { if case .located(let location, _) = $0 { location } else { nil } },
            print: { $0.statement($1) })
    }

    private mutating func statement(_ statement: Statement) {
        switch statement {
        case .expression(let expression):
            let flat = expressionText(expression)
            if fits(flat) { line(flat) } else { brokenChain(expression) }
        case .assign, .variable, .constant, .return: line(inlineText(statement))
        case .if(_, let body), .ifLet(_, _, let body, _):
            let flat = inlineText(statement)
            // A pinned name has broken the line already.
            if fits(flat) || flat.contains("\n") { return line(flat) }
            line(conditionText(statement) + " {")
            indented { $0.statements(body) }
            line("}")
        case .switch(let subject, let cases):
            line("switch \(expressionText(subject)) {")
            for item in cases { switchCase(item) }
            line("}")
        case .located(_, let inner): self.statement(inner)
        }
    }

    /// The statement on one line.
    func inlineText(_ statement: Statement) -> String {
        switch statement {
        case .expression(let expression): expressionText(expression)
        case .assign(let target, let value): expressionText(target) + " = " + expressionText(value)
        case .variable(let name, let type, let value): "var " + binding(name, type, value)
        case .constant(let name, let type, let value): "let " + binding(name, type, value)
        case .return(let value): "return " + expressionText(value)
        case .if(_, let body), .ifLet(_, _, let body, _): conditionText(statement) + " { " + inlineTexts(body) + " }"
        case .switch(let subject, let cases):
            "switch \(expressionText(subject)) { "
                + cases.map { "case \(expressionText($0.pattern)): " + inlineTexts($0.body) }.joined(separator: "; ")
                + " }"
        case .located(_, let inner): inlineText(inner)
        }
    }

    private func conditionText(_ statement: Statement) -> String {
        switch statement {
        case .if(let condition, _): "if " + expressionText(condition)
        case .ifLet(let name, let value, _, let isNested):
            "if let " + written(name, as: .declaration) + " = " + expressionText(value)
                + (isNested ? ", let " + written(name, as: .declaration) : "")
        case .expression, .assign, .variable, .constant, .return, .switch, .located: ""
        }
    }

    private func inlineTexts(_ body: [Statement]) -> String {
        body.map { inlineText($0) }.joined(separator: "; ")
    }

    private func binding(_ name: String, _ type: TypeReference?, _ value: Expression) -> String {
        written(name, as: .declaration) + (type.map { ": " + typeText($0) } ?? "") + " = " + expressionText(value)
    }

    private mutating func switchCase(_ item: Statement.SwitchCase) {
        let head = "case \(expressionText(item.pattern)):"
        let flat = head + " " + inlineTexts(item.body)
        if item.body.count == 1, fits(flat) { return line(flat) }
        line(head)
        indented { $0.statements(item.body) }
    }

    /// `a.b(…)` and each further call of the chain on a line of its own.
    private mutating func brokenChain(_ expression: Expression) {
        var links: [String] = []
        var rest = expression
        while case .call(.member(.some(let base), let name), let arguments, let trailing) = rest,
            case .call = base
        {
            links.append("." + written(name, as: .member) + callSuffix(arguments, trailing))
            rest = base
        }
        line(expressionText(rest))
        indented { printer in for link in links.reversed() { printer.line(link) } }
    }
}
