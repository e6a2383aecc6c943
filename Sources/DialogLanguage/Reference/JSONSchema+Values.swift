// What may stand after a key, as far as a schema sees it. YAML has given scalars a type by then, which the language does
// not look at: `title: no`, `title: 1.10` and `title: ~` are texts, so a text is a scalar of any type.

extension JSONSchema {
    private static let anyScalar = JSONNode.strings(["string", "number", "boolean", "null"])

    /// What most keys have in common.
    static let sharedDefinitions: [JSONNode.Member] = [
        ("words", .object([("type", anyScalar), ("pattern", #"\S"#)])),
        ("string", .object([("type", anyScalar)])),
        ("identifier", .object([("type", "string"), ("pattern", .string(identifierPattern))])),
    ]

    private static let identifierPattern =
        "^(?!(" + Values.reservedIdentifiers.sorted().joined(separator: "|") + ")$)[a-z][A-Za-z0-9]*$"

    /// The members of the schema for a value.
    ///
    /// - Parameter isAlone: nothing else may stand beside a `$ref`, and a description does.
    static func schema(of form: ValueForm, isAlone: Bool = false) -> [JSONNode.Member] {
        switch form {
        case .scalar(let type): return schema(of: type, isAlone: isAlone)
        case .text, .anyOf:
            return [("anyOf", .array(form.flattened.map { .object($0) }))]
        case .record(let id): return referring(to: "\(id)", isAlone: isAlone)
        case .list(let element, let mayBeEmpty):
            let list: [JSONNode.Member] = [("type", "array"), ("items", .object(schema(of: element)))]
            return mayBeEmpty ? list : list + [("minItems", .integer(1))]
        case .names(let rule, let element, let mayBeEmpty):
            let mapping: [JSONNode.Member] = [("type", "object")] + entries(rule, of: element)
            return mayBeEmpty ? mapping : mapping + [("minProperties", .integer(1))]
        }
    }

    private static func entries(_ rule: ValueForm.NameRule, of element: ValueForm) -> [JSONNode.Member] {
        switch rule {
        case .identifier:
            [("propertyNames", reference("identifier")), ("additionalProperties", .object(schema(of: element)))]
        case .word(let list):
            [
                (
                    "properties",
                    .object(
                        list.words.map { word in
                            (word.spelling, .object([("description", .string(word.doc))] + schema(of: element)))
                        })
                ),
                ("additionalProperties", false),
            ]
        }
    }

    private static func referring(to definition: String, isAlone: Bool) -> [JSONNode.Member] {
        let target = JSONNode.string("#/definitions/\(definition)")
        return isAlone ? [("allOf", .array([.object([("$ref", target)])]))] : [("$ref", target)]
    }

    private static func schema(of type: ScalarType, isAlone: Bool) -> [JSONNode.Member] {
        func text(matching pattern: String) -> [JSONNode.Member] {
            [("type", "string"), ("pattern", .string(pattern))]
        }
        switch type {
        case .string, .literal, .pattern: return referring(to: "string", isAlone: isAlone)
        case .sourceText: return referring(to: "words", isAlone: isAlone)
        case .bool: return [("type", "boolean")]
        case .int: return [("type", "integer")]
        case .number: return [("type", "number")]
        case .range, .durationRange, .dateRange: return text(matching: #"\.\.\."#)
        case .count:
            let number: [JSONNode.Member] = [("type", "integer"), ("minimum", .integer(0))]
            return [("anyOf", .array([.object(number), .object(text(matching: #"\.\.\."#))]))]
        case .duration: return text(matching: #"^[0-9]+(\.[0-9]+)?(ms|s|min|h)$"#)
        case .color: return text(matching: "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")
        case .word(let list): return words(of: list)
        case .standardButton: return words(of: .standardButtons)
        case .identifier: return referring(to: "identifier", isAlone: isAlone)
        case .reference: return [("type", "string")]
        case .anchor: return text(matching: #"\."#)
        case .swiftName: return text(matching: #"^\S+$"#)
        // A lone id such as `on` is a bool to some readers of YAML.
        case .condition: return [("type", .strings(["string", "boolean"])), ("pattern", #"\S"#)]
        case .url: return text(matching: ":")
        case .symbolName:
            return [
                ("type", .strings(["string", "number", "boolean"])), ("pattern", #"^[A-Za-z0-9]+(\.[A-Za-z0-9]+)*$"#),
            ]
        case .numberFormat: return text(matching: #"^(integer|decimal\([0-9]+\)|percent|duration)$"#)
        case .version: return [("type", "number")]
        }
    }

    private static func words(of list: WordList) -> [JSONNode.Member] {
        [("enum", .strings(list.spellings)), ("enumDescriptions", .strings(list.words.map(\.doc)))]
    }
}

extension ValueForm {
    /// The schemas of everything that may stand here, alternatives of alternatives included.
    fileprivate var flattened: [[JSONNode.Member]] {
        switch self {
        case .anyOf(let forms): forms.flatMap(\.flattened)
        case .text: [JSONSchema.schema(of: .scalar(.sourceText)), JSONSchema.schema(of: .record(.text))]
        default: [JSONSchema.schema(of: self)]
        }
    }
}
