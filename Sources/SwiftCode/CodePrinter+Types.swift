extension CodePrinter {
    mutating func type(_ type: TypeReference) {
        switch type {
        case .named(let dotted): typeName(dotted)
        case .generic(let dotted, let argument):
            typeName(dotted)
            write("<")
            self.type(argument)
            write(">")
        case .optional(let wrapped):
            switch wrapped {
            case .any, .opaque, .composition, .function, .asyncFunction, .inout: parenthesized { $0.type(wrapped) }
            case .named, .generic, .optional, .array, .dictionary, .void: self.type(wrapped)
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
            // Swift 6 takes what runs on the main actor for sendable by itself, Swift 5 does not.
            if isMainActor { write("@Sendable @_Concurrency.MainActor ") }
            parenthesized { $0.types(parameters) }
            write(" -> ")
            self.type(result)
        case .asyncFunction(let parameters, let result):
            write("@escaping @Sendable @_Concurrency.MainActor ")
            parenthesized { $0.types(parameters) }
            write(" async throws -> ")
            self.type(result)
        case .inout(let type):
            write("inout ")
            self.type(type)
        case .void: write("Swift.Void")
        }
    }

    mutating func types(_ types: [TypeReference], separator: StaticString = ", ") {
        list(types, separator: separator) { $0.type($1) }
    }

    /// Names separated by dots, each of which may need back-ticks.
    private mutating func typeName(_ dotted: String) {
        dotted.withBytes { bytes in
            var start = 0
            while let dot = bytes.offset(of: UInt8(ascii: "."), from: start) {
                write(UnsafeBufferPointer(rebasing: bytes[start..<dot]), as: .type)
                write(".")
                start = dot + 1
            }
            write(UnsafeBufferPointer(rebasing: bytes[start...]), as: .type)
        }
    }
}
