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

/// The name as it is written at the position.
func written(_ name: String, as position: NamePosition) -> String {
    let needsTicks =
        switch position {
        case .declaration: reservedWords.contains(name)
        // Any other word is a plain name after a dot.
        case .member: ["init", "self", "Self", "Type", "Protocol"].contains(name)
        // A dialog struct describes itself through `Self`, and only generated code refers to that type.
        case .type: name != "Self" && name != "Any" && (reservedWords.contains(name) || typeWords.contains(name))
        case .reference: name != "self" && name != "Self" && (reservedWords.contains(name) || startWords.contains(name))
        case .parameterLabel: name == "let" || name == "var" || name == "inout"
        case .argumentLabel: name == "inout"
        }
    return needsTicks ? "`\(name)`" : name
}

/// Words that cannot name a declaration without back-ticks.
private let reservedWords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
]

/// Words with a meaning of their own at the start of a type.
private let typeWords: Set<String> = [
    "any", "borrowing", "consuming", "each", "isolated", "nonisolated", "repeat", "sending", "some",
]

/// Words with a meaning of their own at the start of an expression or statement.
private let startWords: Set<String> = [
    "any", "async", "await", "borrow", "consume", "copy", "discard", "each", "lazy", "macro", "nonisolated", "package",
    "some", "then", "unowned", "unsafe", "using", "weak", "yield",
]
