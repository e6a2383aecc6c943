extension CodePrinter {
    /// The expression on one line.
    func expressionText(_ expression: Expression) -> String {
        switch expression {
        case .identifier(let name): return written(name, as: .reference)
        case .member(let base, let name): return baseText(base) + "." + written(name, as: .member)
        case .pinnedMember(let base, let name, let column):
            return baseText(base) + "\n" + padding(toColumn: column - 1) + "." + written(name, as: .member)
        case .initializer(let base): return baseText(base) + ".init"
        case .call(let callee, let arguments, let trailing):
            return calleeText(callee) + callSuffix(arguments, trailing)
        case .type(let type): return typeText(type)
        case .string(let value): return stringLiteral(value)
        case .interpolation(let parts):
            return "\"" + parts.map { interpolationText($0) }.joined() + "\""
        case .table(let lines):
            let margin = String(repeating: "    ", count: indentation + 1)
            return multilineStringLiteral(lines).map { $0.isEmpty ? "\n" : "\n" + margin + $0 }.joined()
        case .int(let value): return numberLiteral(value)
        case .double(let value): return numberLiteral(value)
        case .bool(let value): return value ? "true" : "false"
        case .nil: return "nil"
        case .keyPath(let names): return "\\" + names.map { "." + written($0, as: .member) }.joined()
        case .closure(let closure): return closureText(closure)
        case .not(let operand): return "!" + primaryText(operand)
        case .binary(let left, let symbol, let right):
            return operandText(left, of: symbol) + " \(symbol.rawValue) " + operandText(right, of: symbol)
        case .range(let lower, let upper):
            // `...-5` would be read as an operator of its own.
            let start = lower.map { upper == nil ? boundText($0) : expressionText($0) } ?? ""
            return start + "..." + (upper.map { boundText($0) } ?? "")
        case .array(let elements): return "[" + elements.map { expressionText($0) }.joined(separator: ", ") + "]"
        case .await(let operand): return "await " + expressionText(operand)
        case .try(let operand): return "try " + expressionText(operand)
        case .inoutReference(let operand): return "&" + expressionText(operand)
        }
    }

    /// `(a, label: b) { … }`, or `{ … }` alone where nothing stands in the parentheses.
    func callSuffix(_ arguments: [Expression.Argument], _ trailing: Closure?) -> String {
        var list = ""
        for argument in arguments {
            // A table starts on a line of its own.
            if case .table = argument.value {
                list += list.isEmpty ? "" : ","
            } else {
                list += list.isEmpty ? "" : ", "
            }
            list += argument.label.map { written($0, as: .argumentLabel) + ": " } ?? ""
            list += expressionText(argument.value)
        }
        guard let trailing else { return "(\(list))" }
        return (arguments.isEmpty ? "" : "(\(list))") + " " + closureText(trailing)
    }

    /// The closure on one line, or over several if it has several statements.
    func closureText(_ closure: Closure) -> String {
        var head = ""
        if !closure.captures.isEmpty {
            let list = closure.captures.map { capture in
                written(capture.name, as: .reference) + " = " + expressionText(capture.value)
            }
            head += "[" + list.joined(separator: ", ") + "] "
        }
        if !closure.parameters.isEmpty {
            head += closure.parameters.map { written($0, as: .reference) }.joined(separator: ", ")
        }
        if !head.isEmpty { head += (head.hasSuffix(" ") ? "" : " ") + "in " }
        return "{ " + head + closure.body.map { inlineText($0) }.joined(separator: "; ") + " }"
    }

    private func interpolationText(_ part: Expression.InterpolationPart) -> String {
        switch part {
        case .text(let text): String(stringLiteral(text).dropFirst().dropLast())
        case .value(let value): "\\(" + expressionText(value) + ")"
        }
    }

    private func baseText(_ base: Expression?) -> String {
        guard let base else { return "" }
        return calleeText(base)
    }

    private func calleeText(_ callee: Expression) -> String {
        switch callee {
        case .binary, .not, .range, .await, .try, .int, .double, .closure: "(\(expressionText(callee)))"
        default: expressionText(callee)
        }
    }

    private func primaryText(_ operand: Expression) -> String { calleeText(operand) }

    private func operandText(_ operand: Expression, of symbol: BinaryOperator) -> String {
        let text = expressionText(operand)
        switch operand {
        case .binary(_, let inner, _):
            if inner.precedence > symbol.precedence || (inner == symbol && symbol.isAssociative) { return text }
            return "(\(text))"
        case .range, .await, .try: return "(\(text))"
        default: return text
        }
    }

    private func boundText(_ bound: Expression) -> String {
        let text = expressionText(bound)
        return text.hasPrefix("-") ? "(\(text))" : text
    }
}
