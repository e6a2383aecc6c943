extension CodePrinter {
    mutating func declarations(_ declarations: [Declaration]) {
        items(
            declarations,
            location: { if case .located(let location, _) = $0 { location } else { nil } },
            print: { $0.declaration($1) })
    }

    private mutating func declaration(_ declaration: Declaration) {
        switch declaration {
        case .type(let type): typeDeclaration(type)
        case .variable(let variable): variableDeclaration(variable)
        case .function(let function): functionDeclaration(function)
        case .enumCase(let item):
            documentation(item.documentation)
            let value = item.rawValue.map { $0 == item.name ? "" : " = " + stringLiteral($0) } ?? ""
            line("case " + written(item.name, as: .declaration) + value)
        case .typeAlias(let alias):
            let head = modifiers(alias.traits) + "typealias " + written(alias.name, as: .declaration) + " ="
            documentation(alias.traits.documentation)
            if let column = alias.pinnedColumn {
                line(head + "\n" + padding(toColumn: column) + typeText(alias.type))
            } else {
                line(head + " " + typeText(alias.type))
            }
        case .located(_, let inner): self.declaration(inner)
        case .space: line("")
        }
    }

    private mutating func typeDeclaration(_ type: TypeDeclaration) {
        documentation(type.traits.documentation)
        var head = modifiers(type.traits) + type.kind.rawValue + " " + typeText(type.name)
        if !type.inherits.isEmpty { head += ": " + type.inherits.map { typeText($0) }.joined(separator: ", ") }
        let conditions =
            type.conformances.map { "\(typeText($0.left)): \(typeText($0.right))" }
            + type.requirements.map { "\(typeText($0.left)) == \(typeText($0.right))" }
        if !conditions.isEmpty { head += " where " + conditions.joined(separator: ", ") }
        let remark = type.traits.remark.map { "  // " + commentLine($0) } ?? ""
        if let flat = flatBody(type), remark.isEmpty, fits(head + flat) { return line(head + flat) }
        line(head + " {" + remark)
        indented { $0.members(type.members) }
        line("}")
    }

    /// Cases without a comment or value of their own share lines; everything else has its own.
    private mutating func members(_ members: [Declaration]) {
        var cases = ""
        var others: [Declaration] = []
        for member in members {
            guard case .enumCase(let item) = member, item.documentation == nil, item.rawValue == nil else {
                if !cases.isEmpty { line(cases) }
                cases = ""
                others.append(member)
                continue
            }
            declarations(others)
            others = []
            let name = written(item.name, as: .declaration)
            if !cases.isEmpty, fits(cases + ", " + name) {
                cases += ", " + name
            } else {
                if !cases.isEmpty { line(cases) }
                cases = "case " + name
            }
        }
        if !cases.isEmpty { line(cases) }
        declarations(others)
    }

    /// ` { … }` on one line, for bodies without comments: enums of plain cases, extensions with one short member.
    private func flatBody(_ type: TypeDeclaration) -> String? {
        if type.members.isEmpty { return " {}" }
        if case .enum = type.kind {
            var names: [String] = []
            for case .enumCase(let item) in type.members where item.documentation == nil && item.rawValue == nil {
                names.append(written(item.name, as: .declaration))
                // More cannot fit on a line.
                if names.count > lineLength { return nil }
            }
            if names.count == type.members.count { return " { case " + names.joined(separator: ", ") + " }" }
        }
        if case .extension = type.kind, type.members.count == 1, case .variable(let variable) = type.members[0],
            variable.traits.documentation == nil, variable.traits.attributes.isEmpty
        {
            return " { " + variableText(variable) + " }"
        }
        return nil
    }

    private mutating func variableDeclaration(_ variable: VariableDeclaration) {
        documentation(variable.traits.documentation)
        let remark = variable.traits.remark.map { "  // " + commentLine($0) } ?? ""
        let flat = variableText(variable) + remark
        guard case .computed(let body) = variable.content else { return line(flat) }
        if body.count == 1, case .expression = body[0], fits(flat) { return line(flat) }
        line(variableHead(variable) + " {" + remark)
        indented { $0.statements(body) }
        line("}")
    }

    private func variableText(_ variable: VariableDeclaration) -> String {
        let head = variableHead(variable)
        return switch variable.content {
        case .stored(let value), .constant(let value): head + (value.map { " = " + expressionText($0) } ?? "")
        case .computed(let body): head + " { " + body.map { inlineText($0) }.joined(separator: "; ") + " }"
        case .alias(let name):
            head + " { get { \(written(name, as: .reference)) } set { \(written(name, as: .reference)) = newValue } }"
        case .requirement: head + " { get }"
        }
    }

    private func variableHead(_ variable: VariableDeclaration) -> String {
        let keyword = if case .constant = variable.content { "let" } else { "var" }
        let gap = variable.pinnedColumn.map { "\n" + padding(toColumn: $0) } ?? " "
        return modifiers(variable.traits) + keyword + gap + written(variable.name, as: .declaration)
            + (variable.type.map { ": " + typeText($0) } ?? "")
    }

    private mutating func functionDeclaration(_ function: FunctionDeclaration) {
        documentation(function.traits.documentation)
        let name =
            if let name = function.name {
                modifiers(function.traits) + "func"
                    + (function.pinnedColumn.map { "\n" + padding(toColumn: $0) } ?? " ")
                    + written(name, as: .declaration)
            } else {
                modifiers(function.traits) + "init"
            }
        let end =
            (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
            + (function.result.map { " -> " + typeText($0) } ?? "")
        let parameters = function.parameters.map { parameterText($0) }
        let generics = function.generics.map { written($0.name, as: .declaration) + ": " + typeText($0.bound) }
        let start = name + (generics.isEmpty ? "" : "<" + generics.joined(separator: ", ") + ">")
        let flat = start + "(" + parameters.joined(separator: ", ") + ")" + end
        guard let body = function.body else { return line(flat) }
        if body.isEmpty { return line(flat + " {}") }
        if body.count == 1 || function.name == nil, body.allSatisfy({ isShort($0) }) {
            let whole = flat + " { " + body.map { inlineText($0) }.joined(separator: "; ") + " }"
            if fits(whole) { return line(whole) }
        }
        if fits(flat + " {") || parameters.isEmpty {
            line(flat + " {")
        } else {
            line(start + "(")
            indented { printer in printer.line(parameters.joined(separator: ", ")) }
            line(")" + end + " {")
        }
        indented { $0.statements(body) }
        line("}")
    }

    /// Whether a function of such a statement is readable on one line.
    private func isShort(_ statement: Statement) -> Bool {
        switch statement {
        case .expression, .assign: true
        case .variable, .constant, .return, .if, .ifLet, .switch, .located: false
        }
    }

    private func parameterText(_ parameter: FunctionDeclaration.Parameter) -> String {
        let label = parameter.label.map { written($0, as: .parameterLabel) } ?? "_"
        let names =
            parameter.label == parameter.name ? label : label + " " + written(parameter.name, as: .parameterLabel)
        return names + ": " + typeText(parameter.type)
            + (parameter.defaultValue.map { " = " + expressionText($0) } ?? "")
    }

    private mutating func documentation(_ text: String?) {
        guard let text, !text.isEmpty else { return }
        for line in commentLines(text) { self.line(line.isEmpty ? "///" : "/// " + line) }
    }

    private func modifiers(_ traits: DeclarationTraits) -> String {
        var text = ""
        for attribute in traits.attributes {
            switch attribute {
            case .mainActor: text += "@_Concurrency.MainActor "
            case .discardableResult: text += "@discardableResult "
            case .deprecated(let message): text += "@available(*, deprecated, message: \(stringLiteral(message))) "
            }
        }
        if traits.access != .internal { text += traits.access.rawValue + " " }
        if traits.isNonisolated { text += "nonisolated " }
        if traits.isStatic { text += "static " }
        return text
    }
}
