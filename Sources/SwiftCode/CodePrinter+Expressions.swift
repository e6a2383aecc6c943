extension CodePrinter {
    /// The expression on one line.
    mutating func expression(_ expression: Expression) {
        switch expression {
        case .identifier(let name): write(name, as: .reference)
        case .memberAccess(let access): memberAccess(access)
        case .implicitMember(let name): member(name)
        case .initializer(let arguments):
            write(".init")
            callSuffix(arguments, nil)
        case .methodCall(let call):
            if call.hasBase { callee(call.base) }
            method(call)
        case .methods(let base, let name, let lists):
            callee(base)
            for arguments in lists {
                member(name)
                callSuffix(arguments, nil)
            }
        case .call(let function, let arguments, let trailing):
            callee(function)
            callSuffix(arguments, trailing)
        case .type(let type): self.type(type)
        case .metatype(let type):
            self.type(type)
            write(".self")
        case .element(let base, let index):
            callee(base)
            write("[")
            self.expression(index)
            write("]")
        case .string(let value): write(literal: value)
        case .interpolation(let parts):
            write("\"")
            for part in parts { interpolation(part) }
            write("\"")
        case .table(let rows): table(rows)
        case .int(let value): write(value)
        case .double(let value): write(text: numberLiteral(value))
        case .bool(let value): if value { write("true") } else { write("false") }
        case .nil: write("nil")
        case .keyPath(let name):
            write("\\")
            member(name)
        case .closure(let closure): self.closure(closure)
        case .not(let operand):
            write("!")
            callee(operand)
        case .binary(let left, let symbol, let right):
            self.operand(left, of: symbol)
            write(" ")
            write(text: symbol.rawValue)
            write(" ")
            self.operand(right, of: symbol)
        case .range(let lower, let upper):
            // `...-5` would be read as an operator of its own.
            if let lower { if upper == nil { bound(lower) } else { self.expression(lower) } }
            write("...")
            if let upper { bound(upper) }
        case .array(let elements):
            write("[")
            list(elements) { $0.expression($1) }
            write("]")
        case .await(let operand):
            write("await ")
            self.expression(operand)
        case .try(let operand):
            write("try ")
            self.expression(operand)
        case .inoutReference(let operand):
            write("&")
            self.expression(operand)
        }
    }

    mutating func member(_ name: String) {
        write(".")
        write(name, as: .member)
    }

    private mutating func memberAccess(_ access: MemberAccess) {
        callee(access.base)
        pin(to: access.column)
        member(access.name)
    }

    /// Starts a line on which the next character but one, behind a dot, stands at the column.
    private mutating func pin(to column: Int?) {
        guard let column else { return }
        write("\n")
        writeSpaces(column - 2)
    }

    /// The call without its base.
    mutating func method(_ call: MethodCall) {
        pin(to: call.column)
        if call.name.isEmpty { write(".init") } else { member(call.name) }
        if call.count == 0 { return callSuffix(call.others, call.trailing) }
        write("(")
        expression(call.first)
        if call.count == 2 {
            separator(before: call.second)
            if !call.secondLabel.isEmpty { argumentLabel(call.secondLabel) }
            expression(call.second)
        }
        write(")")
        if let trailing = call.trailing {
            write(" ")
            closure(trailing)
        }
    }

    /// `(a, label: b) { … }`, or `{ … }` alone where nothing stands in the parentheses.
    mutating func callSuffix(_ arguments: [Expression.Argument], _ trailing: Closure?) {
        if trailing == nil || !arguments.isEmpty { parenthesized { $0.callArguments(arguments) } }
        guard let trailing else { return }
        write(" ")
        closure(trailing)
    }

    private mutating func callArguments(_ arguments: [Expression.Argument]) {
        // By label and value: to hand on an argument as a whole would copy it first.
        for index in arguments.indices {
            if index > 0 { separator(before: arguments[index].value) }
            if let label = arguments[index].label { argumentLabel(label) }
            expression(arguments[index].value)
        }
    }

    private mutating func separator(before argument: Expression) {
        // A table starts on a line of its own.
        if case .table = argument { write(",") } else { write(", ") }
    }

    private mutating func argumentLabel(_ label: String) {
        write(label, as: .argumentLabel)
        write(": ")
    }

    /// The closure on one line, or over several if it has several statements.
    private mutating func closure(_ closure: Closure) {
        write("{ ")
        if !closure.captures.isEmpty {
            write("[")
            list(closure.captures) { printer, capture in
                printer.write(capture.name, as: .reference)
                printer.write(" = ")
                printer.expression(capture.value)
            }
            write("] ")
        }
        if !closure.parameters.isEmpty {
            list(closure.parameters) { $0.write($1, as: .reference) }
            write(" ")
        }
        if !closure.captures.isEmpty || !closure.parameters.isEmpty { write("in ") }
        inlineStatements(closure.body)
        write(" }")
    }

    private mutating func table(_ rows: [[String]]) {
        tableQuotes()
        for fields in rows {
            endLine()
            if fields.count == 1, fields[0].isEmpty { continue }
            indented { $0.startLine() }
            for index in fields.indices {
                if index > 0 { write("\\t") }
                // White space at the end of a line would be lost to editors.
                if index == fields.count - 1, fields[index].utf8.last == UInt8(ascii: " ") {
                    write(escaping: String(fields[index].unicodeScalars.dropLast()), atStart: index == 0)
                    write(text: unicodeEscape(" "))
                } else {
                    write(escaping: fields[index], atStart: index == 0)
                }
            }
        }
        tableQuotes()
    }

    private mutating func tableQuotes() {
        endLine()
        indented { $0.startLine() }
        write("\"\"\"")
    }

    private mutating func interpolation(_ part: Expression.InterpolationPart) {
        switch part {
        case .text(let text): write(escaping: text)
        case .value(let value):
            write("\\(")
            expression(value)
            write(")")
        }
    }

    /// Something that a call or a dot may follow.
    mutating func callee(_ callee: Expression) {
        switch callee {
        case .binary, .not, .range, .await, .try, .int, .double, .closure: parenthesized { $0.expression(callee) }
        default: expression(callee)
        }
    }

    private mutating func operand(_ operand: Expression, of symbol: BinaryOperator) {
        switch operand {
        case .binary(_, let inner, _)
        where inner.precedence > symbol.precedence || (inner == symbol && symbol.isAssociative):
            expression(operand)
        case .binary, .range, .await, .try: parenthesized { $0.expression(operand) }
        default: expression(operand)
        }
    }

    private mutating func bound(_ bound: Expression) {
        let start = mark
        expression(bound)
        if startsNegative(since: start) { parenthesize(since: start) }
    }
}
