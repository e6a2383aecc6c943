extension CodePrinter {
    func typeText(_ type: TypeReference) -> String {
        switch type {
        case .path(let components):
            return components.map { component in
                let name = written(component.name, as: .type)
                if component.arguments.isEmpty { return name }
                return name + "<" + component.arguments.map { typeText($0) }.joined(separator: ", ") + ">"
            }.joined(separator: ".")
        case .optional(let wrapped):
            switch wrapped {
            case .any, .composition, .function, .asyncFunction, .inout: return "(\(typeText(wrapped)))?"
            case .path, .optional, .array, .dictionary, .void: return typeText(wrapped) + "?"
            }
        case .array(let element): return "[\(typeText(element))]"
        case .dictionary(let key, let value): return "[\(typeText(key)): \(typeText(value))]"
        case .any(let type): return "any " + typeText(type)
        case .composition(let types): return types.map { typeText($0) }.joined(separator: " & ")
        case .function(let parameters, let result, let isEscaping, let isMainActor):
            let list = parameters.map { typeText($0) }.joined(separator: ", ")
            return (isEscaping ? "@escaping " : "") + (isMainActor ? "@_Concurrency.MainActor " : "")
                + "(\(list)) -> \(typeText(result))"
        case .asyncFunction(let parameters, let result):
            let list = parameters.map { typeText($0) }.joined(separator: ", ")
            return "@escaping @_Concurrency.MainActor (\(list)) async throws -> \(typeText(result))"
        case .inout(let type): return "inout " + typeText(type)
        case .void: return "Swift.Void"
        }
    }
}
