import Foundation

/// One placeholder of a translation as Xcode spells them: `%1$@`, `%lld`, `%2$.1f`, `%#@name@`, `%arg`.
struct TextPlaceholder: Hashable {
    enum Kind: Hashable {
        /// An argument; `isNumber` is false for `%@`.
        case argument(isNumber: Bool)
        /// A part of the text that varies by a number of its own.
        case substitution(String)
        /// Inside such a part: the number that it varies by.
        case substitutionNumber
    }

    /// From 1; nothing where the place among the placeholders counts.
    var position: Int?
    var kind: Kind
    /// How a number is written.
    var style = NumberStyle()

    /// What stands between the percent sign and the type.
    struct NumberStyle: Hashable {
        var showsPlus = false
        var padsWithZeros = false
        var isLeftAligned = false
        var width = 0
        var precision: Int?
    }
}

/// A translation taken apart at its placeholders.
struct TextFormat: Hashable {
    enum Part: Hashable {
        case text(String)
        case placeholder(TextPlaceholder)
    }

    let parts: [Part]

    init(_ format: String) {
        var parts: [Part] = []
        var text = ""
        var rest = format.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "%" else {
                text.unicodeScalars.append(scalar)
                continue
            }
            if let placeholder = TextPlaceholder(from: &rest) {
                if !text.isEmpty { parts.append(.text(text)) }
                text = ""
                parts.append(.placeholder(placeholder))
            } else {
                if rest.first == "%" { rest.removeFirst() }
                text.unicodeScalars.append("%")
            }
        }
        if !text.isEmpty { parts.append(.text(text)) }
        self.parts = parts
    }
}

extension TextPlaceholder {
    /// Reads what follows a percent sign and takes it from `scalars`; nothing, if it is no placeholder.
    init?(from scalars: inout Substring.UnicodeScalarView) {
        var rest = scalars
        var position: Int?
        let digits = Self.take(from: &rest) { ("0"..."9").contains($0) }
        if rest.first == "$", let number = Int(digits), number > 0 {
            position = number
            rest.removeFirst()
        } else {
            rest = scalars
        }
        self.init(position: position, kind: .substitutionNumber)
        if rest.starts(with: "#@".unicodeScalars) {
            rest.removeFirst(2)
            kind = .substitution(Self.take(from: &rest) { $0 != "@" })
            guard rest.popFirst() == "@" else { return nil }
        } else if rest.starts(with: "arg".unicodeScalars) {
            rest.removeFirst(3)
        } else {
            guard let isNumber = readConversion(from: &rest) else { return nil }
            kind = .argument(isNumber: isNumber)
        }
        scalars = rest
    }

    /// Reads flags, width, precision, length and type; whether the type is a number's.
    private mutating func readConversion(from rest: inout Substring.UnicodeScalarView) -> Bool? {
        let flags = Self.take(from: &rest) { "-+0#'".unicodeScalars.contains($0) }
        style.showsPlus = flags.contains("+")
        style.padsWithZeros = flags.contains("0")
        style.isLeftAligned = flags.contains("-")
        // A translation with a width of thousands is a mistake; it must not fill the memory.
        style.width = min(Int(Self.take(from: &rest) { ("0"..."9").contains($0) }) ?? 0, 100)
        if rest.first == "." {
            rest.removeFirst()
            style.precision = min(Int(Self.take(from: &rest) { ("0"..."9").contains($0) }) ?? 0, 20)
        }
        _ = Self.take(from: &rest) { "hlqLztj".unicodeScalars.contains($0) }
        switch rest.popFirst() {
        case "@": return false
        case "d", "D", "i", "u", "U", "f", "F", "e", "E", "g", "G": return true
        default: return nil
        }
    }

    private static func take(
        from rest: inout Substring.UnicodeScalarView, while isWanted: (Unicode.Scalar) -> Bool
    ) -> String {
        let taken = rest.prefix(while: isWanted)
        rest.removeFirst(taken.count)
        return String(taken)
    }
}

extension TextPlaceholder.NumberStyle {
    /// The number in the digits and separators of a language.
    func words(_ number: DialogNumber, in locale: Locale) -> String {
        // Padding with zeros is for codes and times, in which groups have no place.
        let isGrouped = !padsWithZeros
        var text: String
        switch number {
        case .int(let value):
            text = value.formatted(.number.grouping(isGrouped ? .automatic : .never).locale(locale))
        case .double(let value):
            text = value.formatted(
                .number.grouping(isGrouped ? .automatic : .never)
                    .precision(.fractionLength(precision.map { $0...$0 } ?? 0...6)).locale(locale))
        }
        if showsPlus, number.double >= 0 { text = "+" + text }
        let missing = width - text.count
        guard missing > 0 else { return text }
        if isLeftAligned { return text + String(repeating: " ", count: missing) }
        guard padsWithZeros else { return String(repeating: " ", count: missing) + text }
        let sign = text.prefix { !$0.isNumber }
        let zero = (0).formatted(.number.locale(locale))
        return sign + String(repeating: zero, count: missing) + text.dropFirst(sign.count)
    }

    /// The digits that `words` shows, as plural rules want them.
    func operands(_ number: DialogNumber) -> PluralOperands? {
        switch number {
        case .int(let value): PluralOperands(String(value.magnitude))
        case .double(let value):
            PluralOperands(
                value.magnitude.formatted(
                    .number.grouping(.never).precision(.fractionLength(precision.map { $0...$0 } ?? 0...6))
                        .locale(Locale(identifier: "en_US_POSIX"))))
        }
    }
}
