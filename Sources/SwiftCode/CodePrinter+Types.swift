extension CodePrinter {
    mutating func type(_ type: TypeReference) {
        switch type {
        case .path(let components):
            list(components, separator: ".") { printer, component in
                printer.write(component.name, as: .type)
                if component.arguments.isEmpty { return }
                printer.write("<")
                printer.types(component.arguments)
                printer.write(">")
            }
        case .optional(let wrapped):
            switch wrapped {
            case .any, .opaque, .composition, .function, .asyncFunction, .inout: parenthesized { $0.type(wrapped) }
            case .path, .optional, .array, .dictionary, .void: self.type(wrapped)
            }
            write("?")
        case .array(let element):
            write("[")
            self.type(element)
            write("]")
        case .dictionary(let key, let value):
            write("[")
            self.type(key)
            write(": ")
            self.type(value)
            write("]")
        case .any(let type):
            write("any ")
            self.type(type)
        case .opaque(let type):
            write("some ")
            self.type(type)
        case .composition(let types): self.types(types, separator: " & ")
        case .function(let parameters, let result, let isEscaping, let isMainActor):
            if isEscaping { write("@escaping ") }
            if isMainActor { write("@_Concurrency.MainActor ") }
            parenthesized { $0.types(parameters) }
            write(" -> ")
            self.type(result)
        case .asyncFunction(let parameters, let result):
            write("@escaping @_Concurrency.MainActor ")
            parenthesized { $0.types(parameters) }
            write(" async throws -> ")
            self.type(result)
        case .inout(let type):
            write("inout ")
            self.type(type)
        case .void: write("Swift.Void")
        }
    }

    mutating func types(_ types: [TypeReference], separator: String = ", ") {
        list(types, separator: separator) { $0.type($1) }
    }
}
