internal import Diagnostics

/// The language as a JSON Schema (draft-07), read off the table, for editors that complete and check by one.
///
/// Every mapping of the language is a definition (`control`), and so is every key of it (`control.title`). Where a word
/// decides which keys there are, each word has a definition of its own (`control-toggle`), chosen by `if` and `then`:
/// editors then offer what fits and say what is wrong, instead of comparing with everything there is.
///
/// What holds between keys (``KeyRule``) is said by `if` and `then` as well. What needs more than a look at one mapping
/// (references, defaults in ranges, conditions) is left to the checker.
public enum JSONSchema {
    /// What a schema is about.
    public enum Subject: String, Sendable, CaseIterable {
        /// Files that end in `.dialog.yaml`.
        case definitions
        /// `dialoggen.yaml`.
        case configuration

        var root: Shape.ID {
            switch self {
            case .definitions: .file
            case .configuration: .configuration
            }
        }

        fileprivate var title: String {
            switch self {
            case .definitions: "Dialog definitions, version \(Schema.version)"
            case .configuration: "Configuration of dialoggen, version \(Schema.version)"
            }
        }
    }

    /// The text of a schema, with a newline at its end. Its second line says by a checksum whether the text is as it was
    /// written; see ``isUnchanged(_:)``.
    public static func text(for subject: Subject) -> String {
        var json = JSONWriter()
        document(for: subject).write(to: &json)
        let text = json.text + "\n"
        return "{\n" + mark(for: Array(text.utf8)) + "\n" + text.dropFirst(2)
    }

    /// Whether a file is a schema that this tool wrote, in whatever version, and nobody changed since.
    public static func isUnchanged(_ bytes: [UInt8]) -> Bool {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
        guard lines.count == 3 else { return false }
        return Array(lines[1]) == Array(mark(for: lines[0] + [UInt8(ascii: "\n")] + lines[2]).utf8)
    }

    /// The line about a text that it is not part of.
    private static func mark(for text: [UInt8]) -> String {
        // FNV-1a: it has to notice changes, not to withstand anybody.
        let sum = text.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return
            "  \"$comment\": \"Written by dialoggen, which brings it up to date; checksum \(String(sum, radix: 16))\","
    }

    private static func document(for subject: Subject) -> JSONNode {
        let root = Schema.shape(subject.root)
        let shapes = [root] + Schema.shapes.filter { $0 !== root && root.reachable.contains($0.id) }
        let inner = shapes.dropFirst().map { JSONNode.Member("\($0.id)", .object(body(of: $0))) }
        return .object(
            [("$schema", "http://json-schema.org/draft-07/schema#"), ("title", .string(subject.title))]
                + body(of: root)
                + [("definitions", .object(sharedDefinitions + inner + shapes.flatMap(parts)))])
    }

    /// What the definitions of a shape refer to: its words, its keys.
    private static func parts(of shape: Shape) -> [JSONNode.Member] {
        variants(of: shape).map { ($0.name, .object($0.body)) }
            + shape.keys.flatMap { keyDefinitions(of: $0, in: shape) }
    }

    // MARK: Mappings

    /// A mapping: with a discriminator only what all its words have in common, and the choice between them.
    private static func body(of shape: Shape) -> [JSONNode.Member] {
        var body: [JSONNode.Member] = [("description", .string(shape.doc)), ("type", "object")]
        let rules = shape.rules.map { JSONNode.object(schema(of: $0.pattern)) }
        guard let list = shape.discriminatingWords, let discriminator = shape.discriminator else {
            return body + content(of: shape, word: nil, keys: shape.keys, rules: rules)
        }
        let common = shape.keys.filter(\.isForAllWords)
        body.append(("properties", properties(common, in: shape, word: nil)))
        body.append(("required", .strings(common.filter { $0.isRequiredFor == .all }.map(\.key.rawValue))))
        func test(_ words: [String]) -> JSONNode.Member {
            let word = JSONNode.object([("enum", .strings(words))])
            return (
                "if",
                .object([
                    ("properties", .object([(discriminator.rawValue, word)])),
                    ("required", .strings([discriminator.rawValue])),
                ])
            )
        }
        let cases = list.words.map { word in
            JSONNode.object([test([word.spelling]), ("then", reference("\(shape.id)-\(word.spelling)"))])
        }
        let undecided = JSONNode.object([test(list.spellings), ("else", .object(anyWord(of: shape)))])
        body.append(("allOf", .array(cases + [undecided] + rules)))
        return body
    }

    /// What holds while the word is missing or unknown: every key there is, so that editors can offer it.
    private static func anyWord(of shape: Shape) -> [JSONNode.Member] {
        let members = shape.keys.enumerated().compactMap { position, spec -> JSONNode.Member? in
            guard shape.keys.firstIndex(where: { $0.key == spec.key }) == position else { return nil }
            let isSettled = spec.isForAllWords || !spec.isOnlyOne
            return (
                spec.key.rawValue, isSettled ? true : reference(definitionName(of: spec, in: shape, word: nil))
            )
        }
        return [("properties", .object(members)), ("additionalProperties", false)]
    }

    /// The definitions of the words of a discriminator.
    private static func variants(of shape: Shape) -> [(name: String, body: [JSONNode.Member])] {
        guard let list = shape.discriminatingWords else { return [] }
        return list.words.enumerated().map { position, word in
            let keys = shape.keys.filter { $0.appliesTo.contains(position: position) }
            let body: [JSONNode.Member] = [("description", .string(word.doc))]
            return ("\(shape.id)-\(word.spelling)", body + content(of: shape, word: position, keys: keys))
        }
    }

    /// The keys of a mapping, which of them have to be there and which exclude each other.
    private static func content(
        of shape: Shape, word: Int?, keys: [KeySpec], rules: [JSONNode] = []
    ) -> [JSONNode.Member] {
        func isMeant(_ set: WordSet) -> Bool { word.map(set.contains) ?? (set != .none) }
        let words = word.map(WordSet.init(position:)) ?? .all
        var required = keys.filter { isMeant($0.isRequiredFor) && !(word != nil && $0.isForAllWords) }
            .map(\.key.rawValue)
        var alternatives: [JSONNode] = []
        var exclusions: [JSONNode.Member] = []
        for choice in shape.choices {
            let open = choice.keys.filter { key in keys.contains { $0.key == key && $0.appliesTo.intersects(words) } }
            if isMeant(choice.isRequiredFor) {
                if open.count == 1 { required += open.map(\.rawValue) }
                let ways = open.map { JSONNode.object([("required", .strings([$0.rawValue]))]) }
                if open.count > 1 { alternatives.append(.object([("anyOf", .array(ways))])) }
            }
            for (index, key) in open.enumerated() where index + 1 < open.count {
                let others = open[(index + 1)...].map { JSONNode.Member($0.rawValue, false) }
                exclusions.append((key.rawValue, .object([("properties", .object(others))])))
            }
        }
        var content: [JSONNode.Member] = [
            ("properties", properties(keys, in: shape, word: word)), ("additionalProperties", false),
        ]
        if !required.isEmpty { content.append(("required", .strings(required))) }
        if !exclusions.isEmpty { content.append(("dependencies", .object(exclusions))) }
        if !(alternatives + rules).isEmpty { content.append(("allOf", .array(alternatives + rules))) }
        return content
    }

    /// The keys with what they take. Within a word, those of all words are only let through: the mapping has them.
    private static func properties(_ keys: [KeySpec], in shape: Shape, word: Int?) -> JSONNode {
        .object(
            keys.map { spec in
                let isKnown = word != nil && spec.isForAllWords
                return (spec.key.rawValue, isKnown ? true : reference(definitionName(of: spec, in: shape, word: word)))
            })
    }

    // MARK: Keys

    private static func definitionName(of spec: KeySpec, in shape: Shape, word: Int?) -> String {
        let name = "\(shape.id).\(spec.key.rawValue)"
        if let word, let index = spec.narrowings.firstIndex(where: { $0.appliesTo.contains(position: word) }) {
            return name + suffix(spec.narrowings[index].appliesTo, in: shape)
        }
        return spec.isOnlyOne ? name : name + suffix(spec.broadlyAppliesTo, in: shape)
    }

    /// Tells apart what a key is for different words, by the first of them.
    private static func suffix(_ words: WordSet, in shape: Shape) -> String {
        let spellings = shape.discriminatingWords?.spellings ?? []
        return spellings.enumerated().first { words.contains(position: $0.offset) }.map { "-\($0.element)" } ?? ""
    }

    private static func keyDefinitions(of spec: KeySpec, in shape: Shape) -> [JSONNode.Member] {
        let name = "\(shape.id).\(spec.key.rawValue)"
        let broad = definitionName(of: spec, in: shape, word: nil)
        return [(broad, key(spec, spec.form))]
            + spec.narrowings.map { (name + suffix($0.appliesTo, in: shape), key(spec, $0.form)) }
    }

    private static func key(_ spec: KeySpec, _ form: ValueForm) -> JSONNode {
        var members: [JSONNode.Member] = [("description", .string(spec.doc))]
        // Editors show this one with its code set as code.
        if spec.doc.contains("`") { members.append(("markdownDescription", .string(spec.doc))) }
        if let value = spec.defaultValue { members.append(("default", literal(value))) }
        if let instead = spec.deprecated { members.append(("deprecationMessage", .string(instead))) }
        // The version is a whole number like any other for the checker, which has better words for a wrong one.
        if spec.key == .dialoggen { return .object(members + [("const", .integer(Schema.version))]) }
        return .object(members + schema(of: form, isAlone: true))
    }

    /// A value as it is written, as JSON.
    private static func literal(_ text: String) -> JSONNode {
        if text == "true" || text == "false" { return .boolean(text == "true") }
        return Int(text).map(JSONNode.integer) ?? .string(text)
    }

    static func reference(_ definition: String) -> JSONNode {
        .object([("$ref", .string("#/definitions/\(definition)"))])
    }
}

extension KeySpec {
    /// Whether the key exists whatever the discriminating word is, and is always the same.
    fileprivate var isForAllWords: Bool { appliesTo == .all && isOnlyOne && narrowings.isEmpty }

    /// The words for which the form is not narrowed.
    fileprivate var broadlyAppliesTo: WordSet {
        narrowings.reduce(appliesTo) { $0.subtracting($1.appliesTo) }
    }
}

extension Shape {
    /// The shapes that may stand somewhere inside.
    fileprivate var reachable: Set<Shape.ID> {
        var found: Set<Shape.ID> = []
        var pending = [id]
        while let next = pending.popLast() {
            for form in Schema.shape(next).keys.map(\.form) {
                for id in form.innerShapes where found.insert(id).inserted { pending.append(id) }
            }
        }
        return found
    }
}

extension ValueForm {
    /// The shapes of the mappings that may stand in the value.
    fileprivate var innerShapes: [Shape.ID] {
        switch self {
        case .scalar: []
        case .text: [.text]
        case .record(let id): [id]
        case .names(_, let form, _), .list(let form, _): form.innerShapes
        case .anyOf(let forms): forms.flatMap(\.innerShapes)
        }
    }
}
