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
            startLine()
            let content = mark
            if !links.isEmpty { links.removeAll(keepingCapacity: true) }
            chain(expression)
            if !fits(since: content) { breakLines(at: links) }
            endLine()
        case .assign, .variable, .constant, .return: line { $0.inlineStatement(statement) }
        case .if(_, let body), .ifLet(_, _, let body, _):
            startLine()
            let content = mark
            inlineStatement(statement)
            // A pinned name has broken the line already.
            if fits(since: content) || isWritten(UInt8(ascii: "\n"), since: content) { return endLine() }
            takeBack(to: content)
            condition(statement)
            write(" {")
            endLine()
            indented { $0.statements(body) }
            closingBrace()
        case .switch(let subject, let cases):
            line { printer in
                printer.write("switch ")
                printer.expression(subject)
                printer.write(" {")
            }
            for item in cases { switchCase(item) }
            closingBrace()
        case .located(_, let inner): self.statement(inner)
        }
    }

    /// The statements on one line.
    mutating func inlineStatements(_ statements: [Statement]) {
        list(statements, separator: "; ") { $0.inlineStatement($1) }
    }

    private mutating func inlineStatement(_ statement: Statement) {
        switch statement {
        case .expression(let expression): self.expression(expression)
        case .assign(let target, let value):
            expression(target)
            write(" = ")
            expression(value)
        case .variable(let name, let type, let value): binding("var ", name, type, value)
        case .constant(let name, let type, let value): binding("let ", name, type, value)
        case .return(let value):
            write("return ")
            expression(value)
        case .if(_, let body), .ifLet(_, _, let body, _):
            condition(statement)
            inlineBody(body)
        case .switch(let subject, let cases):
            write("switch ")
            expression(subject)
            write(" { ")
            list(cases, separator: "; ") { printer, item in
                printer.casePattern(item)
                printer.write(" ")
                printer.inlineStatements(item.body)
            }
            write(" }")
        case .located(_, let inner): inlineStatement(inner)
        }
    }

    /// ` { … }` on one line.
    mutating func inlineBody(_ body: [Statement]) {
        write(" { ")
        inlineStatements(body)
        write(" }")
    }

    private mutating func condition(_ statement: Statement) {
        switch statement {
        case .if(let condition, _):
            write("if ")
            expression(condition)
        case .ifLet(let name, let value, _, let isNested):
            write("if let ")
            write(name, as: .declaration)
            if case .identifier(name) = value {
            } else {
                write(" = ")
                expression(value)
            }
            if isNested {
                write(", let ")
                write(name, as: .declaration)
            }
        case .expression, .assign, .variable, .constant, .return, .switch, .located: break
        }
    }

    private mutating func binding(_ keyword: StaticString, _ name: String, _ type: TypeReference?, _ value: Expression)
    {
        write(keyword)
        write(name, as: .declaration)
        if let type {
            write(": ")
            self.type(type)
        }
        write(" = ")
        expression(value)
    }

    private mutating func switchCase(_ item: Statement.SwitchCase) {
        startLine()
        let content = mark
        casePattern(item)
        let head = mark
        if item.body.count == 1 {
            write(" ")
            inlineStatements(item.body)
            if fits(since: content) { return endLine() }
            takeBack(to: head)
        }
        endLine()
        indented { $0.statements(item.body) }
    }

    private mutating func casePattern(_ item: Statement.SwitchCase) {
        write("case ")
        expression(item.pattern)
        write(":")
    }

    /// `a.b(…).c(…)`, with a mark in `links` before each call after the first, where the line can be broken.
    private mutating func chain(_ expression: Expression) {
        switch expression {
        case .methodCall(let call):
            if call.hasBase {
                if call.base.isCall {
                    chain(call.base)
                    links.append(mark)
                } else {
                    callee(call.base)
                }
            }
            method(call)
        case .methods(let base, let name, let lists) where base.isCall:
            chain(base)
            for arguments in lists {
                links.append(mark)
                member(name)
                callSuffix(arguments, nil)
            }
        default: self.expression(expression)
        }
    }
}
