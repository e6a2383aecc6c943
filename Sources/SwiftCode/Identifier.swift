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

    /// The lengths of the words, and their last letters, as bits, by position and first byte.
    private let signs: [(lengths: UInt32, lastLetters: UInt32)]

    private init() {
        var signs = [(lengths: UInt32, lastLetters: UInt32)](
            repeating: (0, 0), count: NamePosition.allCases.count * 256)
        for position in NamePosition.allCases {
            for word in position.words.all {
                guard let first = word.first, let last = word.last else { continue }
                let index = position.rawValue * 256 + Int(first)
                signs[index].lengths |= 1 << UInt32(word.count)
                signs[index].lastLetters |= 1 << UInt32(last & 31)
            }
        }
        self.signs = signs
    }

    /// Whether a word that needs back-ticks at the position starts and ends with the same letters and is as long.
    @inline(__always)
    func mayNeedTicks(_ name: UnsafeBufferPointer<UInt8>, at position: NamePosition) -> Bool {
        guard let first = name.first, name.count < UInt32.bitWidth else { return false }
        let signs = signs[position.rawValue &* 256 &+ Int(first)]
        if signs.lengths & (1 &<< UInt32(truncatingIfNeeded: name.count)) == 0 { return false }
        return signs.lastLetters & (1 &<< UInt32(name[name.count &- 1] & 31)) != 0
    }
}

/// Words of Swift.
private struct WordSet {
    private let lists: [[StaticString]]
    private let exceptions: [StaticString]

    init(_ lists: [StaticString]..., without exceptions: [StaticString] = []) {
        self.lists = lists
        self.exceptions = exceptions
    }

    func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        lists.contains { $0.contains { $0.isEqual(to: name) } } && !isException(name)
    }

    var all: [UnsafeBufferPointer<UInt8>] { lists.joined().map(\.bytes).filter { !isException($0) } }

    private func isException(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        exceptions.contains { $0.isEqual(to: name) }
    }
}

extension StaticString {
    fileprivate var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }

    fileprivate func isEqual(to name: UnsafeBufferPointer<UInt8>) -> Bool {
        // Nearly all words differ in one of these already.
        utf8CodeUnitCount == name.count && utf8Start.pointee == name.first && bytes.elementsEqual(name)
    }
}

private let parameterLabelWords = WordSet(["let", "var", "inout"])
private let argumentLabelWords = WordSet(["inout"])

/// Words that keep their meaning after a dot.
private let memberWords = WordSet(["init", "self", "Self", "Type", "Protocol"])

private let swiftWords: [StaticString] = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
]

/// Words that cannot name a declaration without back-ticks.
private let reservedWords = WordSet(swiftWords)

/// Words that cannot start a type: reserved ones, and those with a meaning of their own there.
private let typeWords = WordSet(
    swiftWords,
    [
        "any", "borrowing", "consuming", "each", "isolated", "nonisolated", "repeat", "sending", "some",
    ], without: ["Self", "Any"])

/// Words that cannot start an expression or statement: reserved ones, and those with a meaning of their own there.
private let startWords = WordSet(
    swiftWords,
    [
        "any", "async", "await", "borrow", "consume", "copy", "discard", "each", "lazy", "macro", "nonisolated",
        "package", "some", "then", "unowned", "unsafe", "using", "weak", "yield",
    ], without: ["self", "Self"])
