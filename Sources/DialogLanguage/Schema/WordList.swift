/// A closed list of words that a key takes.
///
/// A class, so that forms which name one are cheap to copy. Immutable.
public final class WordList: Sendable {
    /// What messages call one of the words: `presentation`.
    public let noun: String
    public let words: [Word]
    private let table: SpellingTable

    /// One word and what it means, in a sentence.
    public struct Word: Sendable {
        public let spelling: String
        public let doc: String
        /// A piece of YAML that uses the word, for the language reference.
        public var example: String?
    }

    /// The words of an enum, documented by itself: enum and list cannot fall apart.
    init<Words: DocumentedWord>(_ noun: String, of type: Words.Type) {
        self.noun = noun
        words = Words.allCases.map { Word(spelling: $0.rawValue, doc: $0.doc, example: $0.example) }
        table = SpellingTable(words.map(\.spelling))
    }

    init(_ noun: String, words: [Word]) {
        self.noun = noun
        self.words = words
        table = SpellingTable(words.map(\.spelling))
    }

    /// The spellings in the order of the list.
    public var spellings: [String] { words.map(\.spelling) }

    /// The position of the word that the bytes spell.
    func position(spelt bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        table.position(spelt: bytes)
    }
}

/// An enum whose raw values are words of the language.
protocol DocumentedWord: RawRepresentable<String>, CaseIterable, Sendable {
    /// One sentence for hover and the language reference.
    var doc: String { get }
    /// A piece of YAML that uses the word; for words that deserve a paragraph of their own.
    var example: String? { get }
}

extension DocumentedWord {
    var example: String? { nil }
}

/// Some of the words of a discriminator, by their position in its list.
public struct WordSet: Sendable, Hashable {
    private var bits: UInt64

    public static let all = WordSet(bits: .max)
    public static let none = WordSet(bits: 0)

    private init(bits: UInt64) {
        self.bits = bits
    }

    /// The set of one word.
    init(position: Int) {
        bits = 1 << UInt64(position)
    }

    init<Words: DocumentedWord & Equatable>(_ words: [Words]) {
        bits = 0
        for (position, word) in Words.allCases.enumerated() where words.contains(word) {
            bits |= 1 << UInt64(position)
        }
    }

    static func presentations(_ presentations: Presentation...) -> WordSet { WordSet(presentations) }

    static func allPresentations(but excluded: Presentation...) -> WordSet {
        WordSet(Presentation.allCases.filter { !excluded.contains($0) })
    }

    static func kinds(_ kinds: ControlKind...) -> WordSet { WordSet(kinds) }

    static func allKinds(but excluded: ControlKind...) -> WordSet {
        WordSet(ControlKind.allCases.filter { !excluded.contains($0) })
    }

    static let valueKinds = WordSet(ControlKind.allCases.filter(\.mayHoldValue))

    func subtracting(_ other: WordSet) -> WordSet { WordSet(bits: bits & ~other.bits) }

    /// Whether the sets share a word.
    public func intersects(_ other: WordSet) -> Bool { bits & other.bits != 0 }

    /// Whether the word at a position of the discriminator's list is in the set.
    public func contains(position: Int) -> Bool { bits & (1 << UInt64(position)) != 0 }
}
