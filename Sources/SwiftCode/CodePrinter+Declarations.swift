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
        case .enumCases(let cases): enumCases(cases)
        case .typeAlias(let alias): typeAlias(alias)
        case .associatedType(let name, let bound):
            line { printer in
                printer.write("associatedtype ")
                printer.write(name, as: .declaration)
                printer.write(": ")
                printer.type(bound)
            }
        case .conditional(let condition, let inner):
            self.condition(condition)
            declarations(inner)
            endCondition()
        case .located(_, let inner): self.declaration(inner)
        case .space: endLine()
        case .printed(let bytes): write(bytes)
        }
    }

    private mutating func typeAlias(_ alias: TypeAlias) {
        documentation(of: alias.traits)
        line { printer in
            printer.modifiers(alias.traits)
            printer.write("typealias ")
            printer.write(alias.name, as: .declaration)
            printer.write(" =")
            printer.gap(pinnedTo: alias.pinnedColumn)
            printer.type(alias.type)
        }
    }

    // MARK: Types

    private mutating func typeDeclaration(_ type: TypeDeclaration) {
        documentation(of: type.traits)
        startLine()
        let content = mark
        typeHead(type)
        let head = mark
        if flatBody(type) {
            remark(type.traits)
            if fits(since: content) { return endLine() }
        }
        takeBack(to: head)
        write(" {")
        remark(type.traits)
        endLine()
        indented { $0.declarations(type.members) }
        closingBrace()
    }

    private mutating func typeHead(_ type: TypeDeclaration) {
        modifiers(type.traits)
        write(text: type.kind.rawValue)
        write(" ")
        self.type(type.name)
        if !type.inherits.isEmpty {
            write(": ")
            types(type.inherits)
        }
        if type.conformances.isEmpty, type.requirements.isEmpty { return }
        write(" where ")
        list(type.conformances) { printer, item in
            printer.type(item.left)
            printer.write(": ")
            printer.type(item.right)
        }
        if !type.conformances.isEmpty, !type.requirements.isEmpty { write(", ") }
        list(type.requirements) { printer, item in
            printer.type(item.left)
            printer.write(" == ")
            printer.type(item.right)
        }
    }

    /// Cases without a comment or value of their own share lines; each other has its own.
    private mutating func enumCases(_ cases: [EnumCase]) {
        // Where the content of the line starts that is not yet ended.
        var caseLine: Mark?
        for item in cases {
            if !item.isPlain {
                if caseLine != nil { endLine() }
                caseLine = nil
                enumCase(item)
                continue
            }
            if let content = caseLine {
                let end = mark
                write(", ")
                write(item.name, as: .declaration)
                if fits(since: content) { continue }
                takeBack(to: end)
                endLine()
            }
            startLine()
            caseLine = mark
            write("case ")
            write(item.name, as: .declaration)
        }
        if caseLine != nil { endLine() }
    }

    private mutating func enumCase(_ item: EnumCase) {
        documentation(item.documentation)
        line { printer in
            printer.write("case ")
            printer.write(item.name, as: .declaration)
            guard let value = item.rawValue, value != item.name else { return }
            printer.write(" = ")
            printer.write(literal: value)
        }
    }

    /// ` { … }` on one line, for bodies without comments: enums of plain cases, extensions with one short member.
    ///
    /// - Returns: false if the body cannot be written so; what is written then has to be taken back.
    private mutating func flatBody(_ type: TypeDeclaration) -> Bool {
        if type.members.isEmpty {
            write(" {}")
            return true
        }
        switch type.kind {
        case .enum:
            // More cannot fit on a line.
            guard type.members.count == 1, case .enumCases(let cases) = type.members[0], cases.count <= lineLength,
                cases.allSatisfy(\.isPlain)
            else { return false }
            write(" { case ")
            list(cases) { $0.write($1.name, as: .declaration) }
            write(" }")
            return true
        case .extension:
            guard type.members.count == 1, case .variable(let variable) = type.members[0],
                !variable.traits.startsLines
            else { return false }
            write(" { ")
            flatVariable(variable)
            write(" }")
            return true
        case .struct, .protocol: return false
        }
    }

    // MARK: Variables

    private mutating func variableDeclaration(_ variable: VariableDeclaration) {
        documentation(of: variable.traits)
        startLine()
        switch variable.content {
        case .stored, .constant, .alias, .requirement:
            flatVariable(variable)
            remark(variable.traits)
            endLine()
        case .getter(let value):
            let content = mark
            flatVariable(variable)
            remark(variable.traits)
            if fits(since: content) { return endLine() }
            takeBack(to: content)
            variableHead(variable)
            write(" {")
            remark(variable.traits)
            endLine()
            indented { $0.statements([.expression(value)]) }
            closingBrace()
        }
    }

    private mutating func flatVariable(_ variable: VariableDeclaration) {
        variableHead(variable)
        switch variable.content {
        case .stored(let value), .constant(let value):
            guard let value else { return }
            write(" = ")
            expression(value)
        case .getter(let value):
            write(" { ")
            expression(value)
            write(" }")
        case .alias(let original):
            write(" { get { ")
            expression(original)
            write(" } set { ")
            expression(original)
            write(" = newValue } }")
        case .requirement: write(" { get }")
        }
    }

    private mutating func variableHead(_ variable: VariableDeclaration) {
        modifiers(variable.traits)
        if case .constant = variable.content { write("let") } else { write("var") }
        gap(pinnedTo: variable.pinnedColumn)
        write(variable.name, as: .declaration)
        guard let type = variable.type else { return }
        write(": ")
        self.type(type)
    }

    // MARK: Functions

    private mutating func functionDeclaration(_ function: FunctionDeclaration) {
        documentation(of: function.traits)
        startLine()
        let content = mark
        functionName(function)
        let name = mark
        parenthesized { $0.parameters(of: function) }
        functionEnd(function)
        guard let body = function.body else {
            if function.pinnedColumn == nil, !fits(since: content) {
                takeBack(to: name)
                brokenParameters(of: function)
            }
            return endLine()
        }
        if body.isEmpty {
            write(" {}")
            return endLine()
        }
        let head = mark
        if body.count == 1 || function.name == nil, body.allSatisfy({ isShort($0) }) {
            inlineBody(body)
            if fits(since: content) { return endLine() }
            takeBack(to: head)
        }
        write(" {")
        if !function.parameters.isEmpty, !fits(since: content) {
            takeBack(to: name)
            brokenParameters(of: function)
            write(" {")
        }
        endLine()
        indented { $0.statements(body) }
        closingBrace()
    }

    private mutating func functionName(_ function: FunctionDeclaration) {
        modifiers(function.traits)
        if let name = function.name {
            write("func")
            gap(pinnedTo: function.pinnedColumn)
            write(name, as: .declaration)
        } else {
            write("init")
        }
        if function.generics.isEmpty { return }
        write("<")
        list(function.generics) { printer, item in
            printer.write(item.name, as: .declaration)
            printer.write(": ")
            printer.type(item.bound)
        }
        write(">")
    }

    private mutating func functionEnd(_ function: FunctionDeclaration) {
        if function.isAsync { write(" async") }
        if function.isThrowing { write(" throws") }
        guard let result = function.result else { return }
        write(" -> ")
        type(result)
    }

    /// Whether a function of such a statement is readable on one line.
    private func isShort(_ statement: Statement) -> Bool {
        switch statement {
        case .expression, .assign: true
        case .variable, .constant, .return, .if, .ifLet, .switch, .located: false
        }
    }

    /// The parameters on a line of their own, or on one each, and what follows them.
    private mutating func brokenParameters(of function: FunctionDeclaration) {
        write("(")
        endLine()
        indented { printer in
            printer.startLine()
            let content = printer.mark
            printer.parameters(of: function)
            if printer.fits(since: content) { return printer.endLine() }
            printer.takeBack(to: content)
            for index in function.parameters.indices {
                if index > 0 { printer.startLine() }
                printer.parameter(at: index, of: function)
                if index < function.parameters.count - 1 { printer.write(",") }
                printer.endLine()
            }
        }
        startLine()
        write(")")
        functionEnd(function)
    }

    private mutating func parameters(of function: FunctionDeclaration) {
        for index in function.parameters.indices {
            if index > 0 { write(", ") }
            parameter(at: index, of: function)
        }
    }

    /// By its position, since a parameter is large and would be copied.
    private mutating func parameter(at index: Int, of function: FunctionDeclaration) {
        let (label, name) = (function.parameters[index].label, function.parameters[index].name)
        if let label { write(label, as: .parameterLabel) } else { write("_") }
        if label != name {
            write(" ")
            write(name, as: .parameterLabel)
        }
        write(": ")
        type(function.parameters[index].type)
        guard let value = function.parameters[index].defaultValue else { return }
        write(" = ")
        expression(value)
    }

    // MARK: Parts of all declarations

    private mutating func documentation(of traits: DeclarationTraits) {
        if traits.hasTexts { documentation(traits.documentation) }
    }

    private mutating func documentation(_ text: String?) {
        guard let text, !text.isEmpty else { return }
        for line in commentLines(text) {
            startLine()
            write("///")
            if !line.isEmpty {
                write(" ")
                write(text: line)
            }
            endLine()
        }
    }

    mutating func closingBrace() { line { $0.write("}") } }

    private mutating func remark(_ traits: DeclarationTraits) {
        guard traits.hasTexts, let remark = traits.remark else { return }
        write("  // ")
        if !isCommentLine(remark.file) { return write(text: commentLine("\(remark.file):\(remark.line)")) }
        write(text: remark.file)
        write(":")
        write(remark.line)
    }

    /// A space; or a new line on which the next character stands at the column.
    private mutating func gap(pinnedTo column: Int?) {
        guard let column else { return write(" ") }
        write("\n")
        writeSpaces(column - 1)
    }

    private mutating func modifiers(_ traits: DeclarationTraits) {
        if traits.attributes.contains(.mainActor) { write("@_Concurrency.MainActor ") }
        if traits.attributes.contains(.discardableResult) { write("@discardableResult ") }
        if traits.attributes.contains(.viewBuilder) { write("@SwiftUI.ViewBuilder ") }
        if traits.hasTexts, let message = traits.deprecation {
            write("@available(*, deprecated, message: ")
            write(literal: message)
            write(") ")
        }
        if traits.access != .internal {
            write(text: traits.access.rawValue)
            write(" ")
        }
        if traits.isNonisolated { write("nonisolated ") }
        if traits.isStatic { write("static ") }
    }
}

extension DeclarationTraits {
    /// Whether something stands before the declaration that keeps it from sharing a line.
    fileprivate var startsLines: Bool {
        !attributes.isEmpty || (hasTexts && (documentation != nil || deprecation != nil))
    }
}
