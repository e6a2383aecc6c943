// What holds between keys, as JSON Schema. A key that must not be there is the schema `false`, so that the error is at
// the key and not at the mapping around it.

extension JSONSchema {
    static func schema(of pattern: MappingPattern) -> [JSONNode.Member] {
        switch pattern {
        case .has(let key): [required(key)]
        case .lacks(let key): [property(key, false)]
        case .isTrue(let key): present(key, [("const", true)])
        case .word(let key, let words): present(key, [("enum", .strings(words))])
        case .text(let key, let expression): present(key, [("type", "string"), ("pattern", .string(expression))])
        case .unkeyedText(let key): present(key, [("not", .object([("type", "object"), required(.key)]))])
        case .several(let key): present(key, [("minItems", .integer(2))])
        case .each(let key, let inner): [property(key, .object([("items", .object(schema(of: inner)))]))]
        case .inside(let key, let inner): [property(key, .object(schema(of: inner)))]
        case .all(let patterns): [("allOf", list(patterns))]
        case .any(let patterns): [("anyOf", list(patterns))]
        case .implies(let condition, let demand):
            [("if", .object(schema(of: condition))), ("then", .object(schema(of: demand)))]
        }
    }

    private static func list(_ patterns: [MappingPattern]) -> JSONNode {
        .array(patterns.map { .object(schema(of: $0)) })
    }

    private static func required(_ key: Key) -> JSONNode.Member { ("required", .strings([key.rawValue])) }

    private static func property(_ key: Key, _ schema: JSONNode) -> JSONNode.Member {
        ("properties", .object([(key.rawValue, schema)]))
    }

    private static func present(_ key: Key, _ schema: [JSONNode.Member]) -> [JSONNode.Member] {
        [property(key, .object(schema)), required(key)]
    }
}
