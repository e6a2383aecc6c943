/// Where a name stands decides whether it must be back-ticked. The one place that knows Swift's words.
enum NamePosition {
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

/// Whether the name has to be written in back-ticks at the position.
func needsTicks(_ name: String, at position: NamePosition) -> Bool {
    switch position {
    case .declaration: reservedWords.contains(name)
    // Any other word is a plain name after a dot.
    case .member: memberWords.contains(name)
    // A dialog struct describes itself through `Self`, and only generated code refers to that type.
    case .type: name != "Self" && name != "Any" && (reservedWords.contains(name) || typeWords.contains(name))
    case .reference: name != "self" && name != "Self" && (reservedWords.contains(name) || startWords.contains(name))
    case .parameterLabel: name == "let" || name == "var" || name == "inout"
    case .argumentLabel: name == "inout"
    }
}

/// Words of Swift. Nearly every name is none, which its first letter and length tell without a search.
private struct WordSet: Sendable, ExpressibleByArrayLiteral {
    private let words: Set<String>
    /// The lengths of the words, as bits, by first byte; all words are ASCII.
    private let lengths: [UInt32]

    init(arrayLiteral words: String...) {
        self.words = Set(words)
        var lengths = [UInt32](repeating: 0, count: 128)
        for word in words { if let first = word.utf8.first { lengths[Int(first)] |= 1 << UInt32(word.utf8.count) } }
        self.lengths = lengths
    }

    func contains(_ name: String) -> Bool {
        guard let first = name.utf8.first, first < 128, name.utf8.count < 32 else { return false }
        return lengths[Int(first)] & (1 << UInt32(name.utf8.count)) != 0 && words.contains(name)
    }
}

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

/// Words with a meaning of their own at the start of a type.
private let typeWords: WordSet = [
    "any", "borrowing", "consuming", "each", "isolated", "nonisolated", "repeat", "sending", "some",
]

/// Words with a meaning of their own at the start of an expression or statement.
private let startWords: WordSet = [
    "any", "async", "await", "borrow", "consume", "copy", "discard", "each", "lazy", "macro", "nonisolated", "package",
    "some", "then", "unowned", "unsafe", "using", "weak", "yield",
]
