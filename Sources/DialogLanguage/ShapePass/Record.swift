import Diagnostics
import YAMLTree

/// A mapping after the shape pass: its keys are those of the shape, its values have been read.
///
/// What was wrong has been reported and says `.wrong`, so that whatever depends on it can stay silent. A class, since
/// records are handed about a lot; immutable.
final class Record: Sendable {
    let shape: Shape.ID
    let node: YAMLNode
    private let owner: Owner
    private let parts: Parts

    init(shape: Shape.ID, node: YAMLNode, owner: Owner, parts: Parts) {
        self.shape = shape
        self.node = node
        self.owner = owner
        self.parts = parts
    }

    /// Where a mapping stands.
    enum Owner: Sendable {
        /// It is the whole file.
        case file
        /// It is the value of a key, which is in the same tree.
        case key(YAMLNode.Position)
        /// It is an entry of a list.
        case item
    }

    /// Where a missing key is reported.
    var missingKeyPlace: Place {
        switch owner {
        case .file: return .file(path: node.span.file.path)
        case .key(let key): return .span(node.node(at: key).span)
        case .item:
            var first: YAMLNode?
            for (key, value) in node.entries {
                if key.hasText(Key.id.rawValue), value.kind == .scalar, !value.isAbsent { return .span(value.span) }
                first = first ?? key
            }
            return .span((first ?? node).span)
        }
    }

    /// In the order of the file.
    var fields: [Field] { parts.entries.indices.map { Field(record: self, index: $0) } }

    /// Whether no key of the shape was given.
    var isEmpty: Bool { parts.entries.isEmpty }

    /// Inlined like the functions below, since most questions are about keys that are not there.
    @inline(__always)
    subscript(key: Key) -> Field? { parts.index(of: key).map { Field(record: self, index: $0) } }

    /// Whether something was given for a key, right or wrong.
    func has(_ key: Key) -> Bool { parts.given.contains(key) }

    /// Whether something was given for one of the keys, right or wrong.
    func hasAny(of keys: KeySet) -> Bool { parts.given.countShared(with: keys) > 0 }

    /// What was given for a key.
    @inline(__always)
    func value(_ key: Key) -> ReadValue? { parts.index(of: key).map { parts.entries[$0].value } }

    /// Whether the author gave nothing for the key: it is not there, and nothing that was reported may stand for it.
    func isAbsent(_ key: Key) -> Bool { parts.isAbsent(key) }

    /// Whether something was given for the key that could not be read.
    func isUnknown(_ key: Key) -> Bool { parts.isUnknown(key) }

    /// One entry of the mapping: a view of its record.
    struct Field: Sendable {
        private let record: Record
        private let index: Int

        fileprivate init(record: Record, index: Int) {
            self.record = record
            self.index = index
        }

        var key: Key { record.parts.entries[index].key }
        var keyNode: YAMLNode { record.node.node(at: record.parts.entries[index].keyPosition) }
        var node: YAMLNode { record.node.node(at: record.parts.entries[index].position) }
        var value: ReadValue { record.parts.entries[index].value }
        var isWrong: Bool { record.parts.isWrong(key) }
    }

    /// One entry of the mapping as it is kept: small, since a set of definitions has a great many.
    struct Entry: Sendable {
        let key: Key
        let keyPosition: YAMLNode.Position
        let position: YAMLNode.Position
        var value: ReadValue
    }

    /// What a record is made of, while it is being made.
    struct Parts: Sendable {
        private(set) var entries: [Entry] = []
        /// Keys that are missing, but seem to be meant by an unknown one that was reported.
        var misspelled = KeySet()
        /// Whether entries of the mapping were reported and left out while the YAML was read.
        let isIncomplete: Bool
        /// The keys of `entries`: most questions are about keys that are not there.
        private(set) var given = KeySet()
        /// The keys whose values are wrong.
        private var wrong = KeySet()

        init(capacity: Int, isIncomplete: Bool) {
            self.isIncomplete = isIncomplete
            entries.reserveCapacity(capacity)
        }

        mutating func append(_ entry: Entry) {
            given.insert(entry.key)
            if entry.value.isWrong { wrong.insert(entry.key) }
            entries.append(entry)
        }

        /// Takes an entry for wrong that is so only beside another one.
        mutating func invalidate(at index: Int) {
            entries[index].value = .wrong
            wrong.insert(entries[index].key)
        }

        @inline(__always)
        func index(of key: Key) -> Int? { given.contains(key) ? position(of: key) : nil }

        private func position(of key: Key) -> Int? {
            // By index, since an element would be copied with its value.
            for index in entries.indices where entries[index].key == key { return index }
            return nil
        }

        func isAbsent(_ key: Key) -> Bool {
            !isIncomplete && !given.contains(key) && !misspelled.contains(key)
        }

        func isUnknown(_ key: Key) -> Bool {
            given.contains(key) ? wrong.contains(key) : isIncomplete || misspelled.contains(key)
        }

        func isWrong(_ key: Key) -> Bool { wrong.contains(key) }
    }
}

/// A value after the shape pass.
///
/// What is large and rare is indirect, so that all others stay small.
enum ReadValue: Sendable {
    /// Reported already.
    case wrong
    case text(ReadText)
    case string(String)
    case bool(Bool)
    case int(Int)
    indirect case number(NumberValue)
    indirect case range(ValueRange<NumberValue>)
    indirect case count(ValueRange<Int>)
    case duration(Int64)
    case durationRange(ValueRange<Int64>)
    case color(ColorValue)
    case version(Double)
    case word(ReadWord)
    /// An identifier, a reference, a Swift name or the name of a symbol.
    case name(String)
    case format(NumberFormat)
    /// The scalar of a condition or of a literal whose type other keys decide: read from its node later.
    case scalar
    case record(Record)
    case list([Item])
    case names([Named])
    /// Read later, as this form.
    case unread(ReadableForm)

    /// An entry of a list.
    struct Item: Sendable {
        let node: YAMLNode
        var value: ReadValue
    }

    /// An entry of a mapping with free names.
    struct Named: Sendable {
        let keyNode: YAMLNode
        let name: String
        let position: YAMLNode.Position
        let value: ReadValue
        /// Whether the name itself was sound.
        let isNameSound: Bool

        var node: YAMLNode { keyNode.node(at: position) }
    }

    var isWrong: Bool {
        if case .wrong = self { true } else { false }
    }
}

/// A word of a closed list.
struct ReadWord: Sendable {
    let spelling: String
    /// In the list.
    let position: Int
}

extension DocumentedWord where AllCases == [Self] {
    /// The case that a word stands for.
    init?(_ word: ReadWord) {
        // The list is nearly always that of this type, and a look at one case takes far less time than a search by text.
        let cases = Self.allCases
        if word.position < cases.count, cases[word.position].rawValue == word.spelling {
            self = cases[word.position]
        } else {
            self.init(rawValue: word.spelling)
        }
    }
}

/// A text for people, not yet taken apart.
struct ReadText: Sendable {
    /// The scalar with the text in the source language.
    let source: YAMLNode
    let isMarkdown: Bool
    /// What only the long form has; most texts are short.
    private let additions: Additions?

    var key: String? { additions?.key }
    var comment: String? { additions?.comment }

    init(source: YAMLNode, isMarkdown: Bool, key: String? = nil, comment: String? = nil) {
        self.source = source
        self.isMarkdown = isMarkdown
        additions = key == nil && comment == nil ? nil : Additions(key: key, comment: comment)
    }

    private final class Additions: Sendable {
        let key: String?
        let comment: String?

        init(key: String?, comment: String?) {
            self.key = key
            self.comment = comment
        }
    }
}

extension Record {
    @inline(__always)
    func bool(_ key: Key) -> Bool? {
        if case .bool(let value) = value(key) { value } else { nil }
    }

    @inline(__always)
    func text(_ key: Key) -> ReadText? {
        if case .text(let text) = value(key) { text } else { nil }
    }

    @inline(__always)
    func string(_ key: Key) -> String? {
        if case .string(let text) = value(key) { text } else { nil }
    }

    @inline(__always)
    func name(_ key: Key) -> String? {
        if case .name(let name) = value(key) { name } else { nil }
    }

    func duration(_ key: Key) -> Int64? {
        if case .duration(let nanoseconds) = value(key) { nanoseconds } else { nil }
    }

    /// Bounds in nanoseconds.
    func durationRange(_ key: Key) -> ValueRange<Int64>? {
        if case .durationRange(let range) = self[key]?.value { range } else { nil }
    }

    func count(_ key: Key) -> ValueRange<Int>? {
        if case .count(let range) = value(key) { range } else { nil }
    }

    func number(_ key: Key) -> NumberValue? {
        if case .number(let number) = value(key) { number } else { nil }
    }

    func range(_ key: Key) -> ValueRange<NumberValue>? {
        if case .range(let range) = value(key) { range } else { nil }
    }

    func word<Word: DocumentedWord>(_ key: Key, as type: Word.Type = Word.self) -> Word? where Word.AllCases == [Word] {
        if case .word(let word) = value(key) { Word(word) } else { nil }
    }

    /// The mapping after a key, if it has this shape.
    func record(_ key: Key, _ shape: Shape.ID) -> Record? {
        if case .record(let record) = value(key), record.shape == shape { record } else { nil }
    }

    func list(_ key: Key) -> [ReadValue.Item] {
        if case .list(let items) = value(key) { items } else { [] }
    }

    func names(_ key: Key) -> [ReadValue.Named] {
        if case .names(let entries) = value(key) { entries } else { [] }
    }

    /// The name in `{app: name}` after a key.
    func app(_ key: Key) -> AppReference? {
        record(key, .appReference)?.reference(.app)
    }

    /// A Swift name after a key, with its place.
    func reference(_ key: Key) -> AppReference? {
        guard let index = parts.index(of: key), case .name(let name) = parts.entries[index].value else { return nil }
        return AppReference(name: name, span: node.node(at: parts.entries[index].position).span)
    }

    /// Whether something was given as `platforms` that could not be read, so that two things may be on different ones.
    var hasUnknownPlatforms: Bool {
        isUnknown(.platforms) || list(.platforms).contains(where: \.value.isWrong)
    }

    /// The platforms after `platforms`.
    var platforms: [Platform]? {
        guard case .list(let items) = value(.platforms) else { return nil }
        return items.compactMap { item in
            if case .word(let word) = item.value { Platform(word) } else { nil }
        }
    }
}
