/// A type as it is written where a type is wanted.
public indirect enum TypeReference: Sendable, Hashable {
    /// `Swift.Int`, `Song`: names separated by dots. Kept as they are written, since nothing is made more often.
    case named(String)
    /// `DialogRuntime.DialogBuilder<Self>`.
    case generic(String, [TypeReference])
    case optional(TypeReference)
    case array(TypeReference)
    case dictionary(TypeReference, TypeReference)
    case any(TypeReference)
    /// `some P`.
    case opaque(TypeReference)
    /// Protocols joined by `&`; at least one.
    case composition([TypeReference])
    /// `(A, B) -> R`, with the attributes `@escaping`, `@Sendable @MainActor` where they are set.
    case function(parameters: [TypeReference], result: TypeReference, isEscaping: Bool, isMainActor: Bool)
    /// `@escaping @Sendable @MainActor (A) async throws -> R`.
    case asyncFunction(parameters: [TypeReference], result: TypeReference)
    case `inout`(TypeReference)
    case void

    /// The type with a name that stands inside it.
    public func member(_ name: String) -> TypeReference {
        guard case .named(let outer) = self else { return self }
        return .named(outer + "." + name)
    }

    /// The first names of all paths in the type: what the compiler looks up from the place where the type stands.
    public var rootNames: Set<String> {
        switch self {
        case .named(let dotted): return [Self.firstName(of: dotted)]
        case .generic(let dotted, let arguments):
            return arguments.reduce(into: [Self.firstName(of: dotted)]) { $0.formUnion($1.rootNames) }
        case .optional(let type), .array(let type), .any(let type), .opaque(let type), .inout(let type):
            return type.rootNames
        case .dictionary(let key, let value): return key.rootNames.union(value.rootNames)
        case .composition(let types): return types.reduce(into: []) { $0.formUnion($1.rootNames) }
        case .function(let parameters, let result, _, _), .asyncFunction(let parameters, let result):
            return parameters.reduce(into: result.rootNames) { $0.formUnion($1.rootNames) }
        case .void: return []
        }
    }

    private static func firstName(of dotted: String) -> String {
        String(decoding: dotted.utf8.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)
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
        return .named(String(decoding: text, as: UTF8.self))
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
