/// A type as it is written where a type is wanted.
public indirect enum TypeReference: Sendable, Hashable {
    /// Dotted names, each with its generic arguments.
    case path([Component])
    case optional(TypeReference)
    case array(TypeReference)
    case dictionary(TypeReference, TypeReference)
    case any(TypeReference)
    /// `some P`.
    case opaque(TypeReference)
    /// Protocols joined by `&`; at least one.
    case composition([TypeReference])
    /// `(A, B) -> R`, with the attributes `@escaping`, `@MainActor` where they are set.
    case function(parameters: [TypeReference], result: TypeReference, isEscaping: Bool, isMainActor: Bool)
    /// `@escaping @MainActor (A) async throws -> R`.
    case asyncFunction(parameters: [TypeReference], result: TypeReference)
    case `inout`(TypeReference)
    case void

    public struct Component: Sendable, Hashable {
        public var name: String
        public var arguments: [TypeReference]

        public init(_ name: String, arguments: [TypeReference] = []) {
            self.name = name
            self.arguments = arguments
        }
    }

    /// `Swift.Int`, `Song`: the names separated by dots.
    public static func named(_ dotted: String) -> TypeReference {
        .path(components(dotted))
    }

    /// `DialogRuntime.DialogBuilder<Self>`.
    public static func generic(_ dotted: String, _ arguments: [TypeReference]) -> TypeReference {
        var components = components(dotted)
        if !components.isEmpty { components[components.count - 1].arguments = arguments }
        return .path(components)
    }

    private static func components(_ dotted: String) -> [Component] {
        var components: [Component] = []
        var rest = dotted[...]
        // By bytes, since no code is made more often than types.
        while let dot = rest.utf8.firstIndex(of: UInt8(ascii: ".")) {
            if dot > rest.startIndex { components.append(Component(String(rest[..<dot]))) }
            rest = rest[rest.utf8.index(after: dot)...]
        }
        if !rest.isEmpty { components.append(Component(String(rest))) }
        return components
    }

    /// The type with a name that stands inside it.
    public func member(_ name: String) -> TypeReference {
        guard case .path(let components) = self else { return self }
        return .path(components + [Component(name)])
    }

    /// The first names of all paths in the type: what the compiler looks up from the place where the type stands.
    public var rootNames: Set<String> {
        switch self {
        case .path(let components):
            var names: Set<String> = []
            if let first = components.first { names.insert(first.name) }
            for component in components { for argument in component.arguments { names.formUnion(argument.rootNames) } }
            return names
        case .optional(let type), .array(let type), .any(let type), .opaque(let type), .inout(let type):
            return type.rootNames
        case .dictionary(let key, let value): return key.rootNames.union(value.rootNames)
        case .composition(let types): return types.reduce(into: []) { $0.formUnion($1.rootNames) }
        case .function(let parameters, let result, _, _), .asyncFunction(let parameters, let result):
            return parameters.reduce(into: result.rootNames) { $0.formUnion($1.rootNames) }
        case .void: return []
        }
    }
}

extension TypeReference {
    /// Reads a type as an author writes it: `Int`, `Foo.Bar`, `[String]`, `[String: Int]`, each with trailing `?`.
    ///
    /// - Returns: `nil` for anything else.
    public init?(source: String) {
        let text = source.utf8.filter { $0 != 0x20 }
        guard let type = TypeReference.read(text[...]) else { return nil }
        self = type
    }

    private static func read(_ text: ArraySlice<UInt8>) -> TypeReference? {
        guard let last = text.last else { return nil }
        if last == UInt8(ascii: "?") {
            return read(text.dropLast()).map { .optional($0) }
        }
        if text.first == UInt8(ascii: "["), last == UInt8(ascii: "]") {
            let inside = text.dropFirst().dropLast()
            guard let colon = topLevelColon(inside) else { return read(inside).map { .array($0) } }
            guard let key = read(inside[..<colon]), let value = read(inside[(colon + 1)...]) else { return nil }
            return .dictionary(key, value)
        }
        let names = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard names.allSatisfy({ isName($0) }) else { return nil }
        return .path(names.map { Component(String(decoding: $0, as: UTF8.self)) })
    }

    private static func topLevelColon(_ text: ArraySlice<UInt8>) -> Int? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ":") where depth == 0: return index
            default: break
            }
        }
        return nil
    }

    /// Whether the bytes can be one name; letters beyond ASCII are the compiler's to judge.
    private static func isName(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first, !(0x30...0x39).contains(first) else { return false }
        return text.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x30...0x39,
                UInt8(ascii: "_"), 0x80...:
                true
            default: false
            }
        }
    }
}
