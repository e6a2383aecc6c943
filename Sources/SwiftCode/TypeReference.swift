/// A type as it is written where a type is wanted.
public enum TypeReference: Sendable, Hashable {
    /// `Swift.Int`, `Song`: names separated by dots. Kept as they are written, since nothing is made more often.
    case named(String)
    /// `DialogRuntime.DialogBuilder<Self>`; nothing here needs a type with several arguments.
    indirect case generic(String, TypeReference)
    indirect case optional(TypeReference)
    indirect case array(TypeReference)
    indirect case dictionary(TypeReference, TypeReference)
    indirect case any(TypeReference)
    /// `some P`.
    indirect case opaque(TypeReference)
    /// Protocols joined by `&`; at least one.
    indirect case composition([TypeReference])
    /// `(A, B) -> R`, with the attributes `@escaping`, `@Sendable @MainActor` where they are set.
    indirect case function(parameters: [TypeReference], result: TypeReference, isEscaping: Bool, isMainActor: Bool)
    /// `@escaping @Sendable @MainActor (A) async throws -> R`.
    indirect case asyncFunction(parameters: [TypeReference], result: TypeReference)
    indirect case `inout`(TypeReference)
    case void

    /// The type with a name that stands inside it.
    public func member(_ name: String) -> TypeReference {
        guard case .named(let outer) = self else { return self }
        return .named(outer + "." + name)
    }

    /// The first names of all paths in the type: what the compiler looks up from the place where the type stands.
    public var rootNames: [String] {
        switch self {
        case .named(let dotted): return [Self.firstName(of: dotted)]
        case .generic(let dotted, let argument): return [Self.firstName(of: dotted)] + argument.rootNames
        case .optional(let type), .array(let type), .any(let type), .opaque(let type), .inout(let type):
            return type.rootNames
        case .dictionary(let key, let value): return key.rootNames + value.rootNames
        case .composition(let types): return types.flatMap(\.rootNames)
        case .function(let parameters, let result, _, _), .asyncFunction(let parameters, let result):
            return result.rootNames + parameters.flatMap(\.rootNames)
        case .void: return []
        }
    }

    private static func firstName(of dotted: String) -> String {
        guard let dot = dotted.utf8.firstIndex(of: UInt8(ascii: ".")) else { return dotted }
        return String(dotted[..<dot])
    }
}

extension TypeReference {
    /// Reads a type as an author writes it: `Int`, `Foo.Bar`, `[String]`, `[String: Int]`, each with trailing `?`.
    ///
    /// - Returns: `nil` for anything else.
    public init?(source: String) {
        // The rule, for which no list of bytes is made.
        if source.withBytes({ TypeReference.isDottedName($0) }) {
            self = .named(source)
            return
        }
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
        guard isDottedName(text) else { return nil }
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

    /// Whether the bytes can be names with dots between them; letters beyond ASCII are the compiler's to judge.
    private static func isDottedName(_ text: some Collection<UInt8>) -> Bool {
        var isAtStart = true
        for byte in text {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
                0x80...:
                isAtStart = false
            case UInt8(ascii: "0")...UInt8(ascii: "9") where !isAtStart: break
            case UInt8(ascii: ".") where !isAtStart: isAtStart = true
            default: return false
            }
        }
        return !isAtStart
    }
}
