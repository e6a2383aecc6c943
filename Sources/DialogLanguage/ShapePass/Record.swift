import Diagnostics
import YAMLTree

/// A mapping after the shape pass: its keys are those of the shape, its values have been read.
///
/// What was wrong has been reported and says `.wrong`, so that whatever depends on it can stay silent. A class, since
/// records are handed about a lot; immutable.
final class Record: Sendable {
    let shape: Shape.ID
    let node: YAMLNode
    /// Where a missing key is reported.
    let missingKeyPlace: Place
    private let parts: Parts

    init(shape: Shape.ID, node: YAMLNode, parts: Parts, missingKeyPlace: Place) {
        self.shape = shape
        self.node = node
        self.parts = parts
        self.missingKeyPlace = missingKeyPlace
    }

    /// In the order of the file.
    var fields: [Field] { parts.fields }

    subscript(key: Key) -> Field? { parts[key] }

    /// Whether the author gave nothing for the key: it is not there, and nothing that was reported may stand for it.
    func isAbsent(_ key: Key) -> Bool { parts.isAbsent(key) }

    /// Whether something was given for the key that could not be read.
    func isUnknown(_ key: Key) -> Bool { parts.isUnknown(key) }

    /// One entry of the mapping.
    final class Field: Sendable {
        let key: Key
        let keyNode: YAMLNode
        let node: YAMLNode
        let value: ReadValue

        init(key: Key, keyNode: YAMLNode, node: YAMLNode, value: ReadValue) {
            self.key = key
            self.keyNode = keyNode
            self.node = node
            self.value = value
        }

        var isWrong: Bool { value.isWrong }
    }

    /// What a record is made of, while it is being made.
    struct Parts: Sendable {
        var fields: [Field] = []
        /// Keys that are missing, but seem to be meant by an unknown one that was reported.
        var misspelled = KeySet()
        /// Whether entries of the mapping were reported and left out while the YAML was read.
        var isIncomplete: Bool
        /// The keys of `fields`: most questions are about keys that are not there.
        private var given = KeySet()

        init(isIncomplete: Bool) {
            self.isIncomplete = isIncomplete
        }

        mutating func append(_ field: Field) {
            fields.append(field)
            given.insert(field.key)
        }

        subscript(key: Key) -> Field? {
            guard given.contains(key) else { return nil }
            return fields.first { $0.key == key }
        }

        func isAbsent(_ key: Key) -> Bool {
            !isIncomplete && !given.contains(key) && !misspelled.contains(key)
        }

        func isUnknown(_ key: Key) -> Bool {
            self[key].map(\.isWrong) ?? (isIncomplete || misspelled.contains(key))
        }
    }
}

/// A value after the shape pass.
enum ReadValue: Sendable {
    /// Reported already.
    case wrong
    case text(ReadText)
    case string(String)
    case bool(Bool)
    case int(Int)
    case number(NumberValue)
    case range(ValueRange<NumberValue>)
    case count(ValueRange<Int>)
    case duration(Int64)
    case version(Double)
    case word(String)
    /// An identifier, a reference, a Swift name or the name of a symbol.
    case name(String)
    case format(NumberFormat)
    /// The scalar of a condition or of a literal whose type other keys decide: read from its node later.
    case scalar
    case record(Record)
    case list([Item])
    case names([Named])

    /// An entry of a list.
    struct Item: Sendable {
        let node: YAMLNode
        var value: ReadValue
    }

    /// An entry of a mapping with free names.
    struct Named: Sendable {
        let keyNode: YAMLNode
        let name: String
        let node: YAMLNode
        var value: ReadValue
        /// Whether the name itself was sound.
        let isNameSound: Bool
    }

    var isWrong: Bool {
        if case .wrong = self { true } else { false }
    }
}

/// A text for people, not yet taken apart.
struct ReadText: Sendable {
    /// The scalar with the text in the source language.
    let source: YAMLNode
    let isMarkdown: Bool
    var key: String?
    var comment: String?
}

extension Record {
    func bool(_ key: Key) -> Bool? {
        if case .bool(let value) = self[key]?.value { value } else { nil }
    }

    func text(_ key: Key) -> ReadText? {
        if case .text(let text) = self[key]?.value { text } else { nil }
    }

    func string(_ key: Key) -> String? {
        if case .string(let text) = self[key]?.value { text } else { nil }
    }

    func name(_ key: Key) -> String? {
        if case .name(let name) = self[key]?.value { name } else { nil }
    }

    func duration(_ key: Key) -> Int64? {
        if case .duration(let nanoseconds) = self[key]?.value { nanoseconds } else { nil }
    }

    func count(_ key: Key) -> ValueRange<Int>? {
        if case .count(let range) = self[key]?.value { range } else { nil }
    }

    func number(_ key: Key) -> NumberValue? {
        if case .number(let number) = self[key]?.value { number } else { nil }
    }

    func range(_ key: Key) -> ValueRange<NumberValue>? {
        if case .range(let range) = self[key]?.value { range } else { nil }
    }

    func word<Word: RawRepresentable<String>>(_ key: Key, as type: Word.Type = Word.self) -> Word? {
        if case .word(let spelling) = self[key]?.value { Word(rawValue: spelling) } else { nil }
    }

    /// The mapping after a key, if it has this shape.
    func record(_ key: Key, _ shape: Shape.ID) -> Record? {
        if case .record(let record) = self[key]?.value, record.shape == shape { record } else { nil }
    }

    func list(_ key: Key) -> [ReadValue.Item] {
        if case .list(let items) = self[key]?.value { items } else { [] }
    }

    func names(_ key: Key) -> [ReadValue.Named] {
        if case .names(let entries) = self[key]?.value { entries } else { [] }
    }

    /// The name in `{app: name}` after a key.
    func app(_ key: Key) -> AppReference? {
        record(key, .appReference)?.reference(.app)
    }

    /// A Swift name after a key, with its place.
    func reference(_ key: Key) -> AppReference? {
        guard let field = self[key], case .name(let name) = field.value else { return nil }
        return AppReference(name: name, span: field.node.span)
    }

    /// Whether something was given as `platforms` that could not be read, so that two things may be on different ones.
    var hasUnknownPlatforms: Bool {
        isUnknown(.platforms) || list(.platforms).contains(where: \.value.isWrong)
    }

    /// The platforms after `platforms`.
    var platforms: [Platform]? {
        guard case .list(let items) = self[.platforms]?.value else { return nil }
        return items.compactMap { item in
            if case .word(let spelling) = item.value { Platform(rawValue: spelling) } else { nil }
        }
    }
}
