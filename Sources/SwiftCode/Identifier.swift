/// Where a name stands decides whether it must be back-ticked. The one place that knows Swift's words.
enum NamePosition: Int, CaseIterable {
    /// After `var`, `func`, `case`, `struct` and the like.
    case declaration
    /// After a dot, in a key path too.
    case member
    /// On its own in an expression.
    case reference
    /// In a type, on its own or after a dot.
    case type
    /// A label in a parameter list.
    case parameterLabel
    /// A label in a call. Swift warns about back-ticks here.
    case argumentLabel
}

extension NamePosition {
    /// The words that have to be written in back-ticks at the position.
    fileprivate var words: WordSet {
        switch self {
        case .declaration: reservedWords
        // Any other word is a plain name after a dot.
        case .member: memberWords
        // A dialog struct describes itself through `Self`, and only generated code refers to that type.
        case .type: typeWords
        case .reference: startWords
        case .parameterLabel: parameterLabelWords
        case .argumentLabel: argumentLabelWords
        }
    }
}

/// Whether the name, as its UTF-8, has to be written in back-ticks at the position.
func needsTicks(_ name: UnsafeBufferPointer<UInt8>, at position: NamePosition) -> Bool {
    position.words.contains(name)
}

/// Tells of nearly every name, without a search, that it is no word.
struct WordFilter: Sendable {
    static let shared = WordFilter()

    /// The lengths of the words, as bits, by position and first byte.
    private let lengths = NamePosition.allCases.flatMap(\.words.lengths)

    /// Whether a word that needs back-ticks at the position starts with the same letter and is as long.
    @inline(__always)
    func mayNeedTicks(_ name: UnsafeBufferPointer<UInt8>, at position: NamePosition) -> Bool {
        guard let first = name.first, name.count < UInt32.bitWidth else { return false }
        let lengths = lengths[position.rawValue &* 256 &+ Int(first)]
        return lengths & (1 &<< UInt32(truncatingIfNeeded: name.count)) != 0
    }
}

/// Words of Swift.
private struct WordSet: Sendable, ExpressibleByArrayLiteral {
    /// By first byte.
    private let words: [[[UInt8]]]
    /// The lengths of the words, as bits, by first byte.
    let lengths: [UInt32]

    init(arrayLiteral words: String...) { self.init(words) }

    private init(_ texts: [String]) {
        var words = [[[UInt8]]](repeating: [], count: 256)
        var lengths = [UInt32](repeating: 0, count: 256)
        for text in texts {
            guard let first = text.utf8.first else { continue }
            words[Int(first)].append(Array(text.utf8))
            lengths[Int(first)] |= 1 << UInt32(text.utf8.count)
        }
        self.words = words
        self.lengths = lengths
    }

    /// The words of both, without some.
    func union(_ other: WordSet, without exceptions: [String] = []) -> WordSet {
        let texts = (words + other.words).joined().map { String(decoding: $0, as: UTF8.self) }
        return WordSet(texts.filter { !exceptions.contains($0) })
    }

    func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = name.first else { return false }
        return words[Int(first)].contains { $0.elementsEqual(name) }
    }
}

private let parameterLabelWords: WordSet = ["let", "var", "inout"]
private let argumentLabelWords: WordSet = ["inout"]

/// Words that keep their meaning after a dot.
private let memberWords: WordSet = ["init", "self", "Self", "Type", "Protocol"]

/// Words that cannot name a declaration without back-ticks.
private let reservedWords: WordSet = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
]

/// Words that cannot start a type: reserved ones, and those with a meaning of their own there.
private let typeWords = reservedWords.union(
    [
        "any", "borrowing", "consuming", "each", "isolated", "nonisolated", "repeat", "sending", "some",
    ], without: ["Self", "Any"])

/// Words that cannot start an expression or statement: reserved ones, and those with a meaning of their own there.
private let startWords = reservedWords.union(
    [
        "any", "async", "await", "borrow", "consume", "copy", "discard", "each", "lazy", "macro", "nonisolated",
        "package", "some", "then", "unowned", "unsafe", "using", "weak", "yield",
    ], without: ["self", "Self"])
