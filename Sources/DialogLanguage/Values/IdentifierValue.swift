import Diagnostics

extension Values {
    /// Words of the condition language, which no id can be.
    static let reservedIdentifiers = ["and", "or", "not", "none", "true", "false", "app"]
    private static let reservedTable = SpellingTable(reservedIdentifiers)

    static func isReservedIdentifier(_ text: String) -> Bool { reservedTable.contains(text) }

    /// Reads an id: `[a-z][A-Za-z0-9]*`, and no word of the condition language.
    ///
    /// - Parameter role: what the id names, as one lower-case word (`dialog`, `control`, `button`); a spelling is made
    ///   from it where nothing of the text can be kept.
    public static func identifier(_ text: String, role: String) -> Parsed<String> {
        if isIdentifier(text) {
            guard isReservedIdentifier(text) else { return .value(text) }
            let suggestion = text + capitalized(role)
            return .problem(
                ValueProblem(
                    .invalidIdentifier, "\(text) is a word of conditions and cannot be an id; write \(suggestion)",
                    fix: .init(suggestion, isSafe: false)))
        }
        let suggestion = suggestedIdentifier(for: text, role: role)
        let reason =
            text.unicodeScalars.allSatisfy(\.isASCII)
            ? "an id starts with a lower-case letter and has only letters and digits"
            : "an id has only the letters a to z and digits; the title may be in any language"
        return .problem(
            ValueProblem(
                .invalidIdentifier, "'\(shown(text))' cannot be an id: \(reason); write \(suggestion)",
                fix: .init(suggestion, isSafe: false)))
    }

    private static func isIdentifier(_ text: String) -> Bool {
        text.withBytes { bytes in
            guard let first = bytes.first, 0x61...0x7A ~= first else { return false }
            return bytes.allSatisfy { 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 }
        }
    }

    /// `play-count` as `playCount`, `URLField` as `urlField`, a text of other scripts as `dialog1`.
    private static func suggestedIdentifier(for text: String, role: String) -> String {
        let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        guard let first = words.first else { return role + "1" }
        var name = lowercasedStart(first)
        for word in words.dropFirst() { name += capitalized(String(word)) }
        if let start = name.first, start.isNumber { name = role + name }
        // Long texts were not meant as ids.
        name = String(name.prefix(40))
        return isReservedIdentifier(name) ? name + capitalized(role) : name
    }

    /// The word with its leading capitals in lower case, but for one that starts the next word: `URLField`, `urlField`.
    private static func lowercasedStart(_ word: Substring) -> String {
        let capitals = word.prefix { $0.isUppercase }.count
        let next = word.dropFirst(capitals).first
        let startsWord = capitals > 1 && next?.isLowercase == true
        let count = startsWord ? capitals - 1 : capitals
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
