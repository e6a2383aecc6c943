/// The name of the generated enum case for an option.
public enum OptionCaseName {
    /// Names that an enum case cannot have, or not without trouble in an optional.
    static let suffixed = SpellingTable(["none", "some", "init"])

    /// The case name for an option's value: split at everything that is no letter or digit and before an upper-case
    /// letter that follows a lower-case one, then put together in lowerCamelCase.
    ///
    /// - Returns: the name without back-ticks; `nil` if nothing of the value can be used.
    public static func derived(from value: String) -> String? {
        // Most values are one word already.
        if isLowercaseWord(value) { return suffixed.contains(value) ? value + "Option" : value }
        var name = ""
        for word in words(of: value) {
            name += name.isEmpty ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst().lowercased()
        }
        guard let first = name.unicodeScalars.first else { return nil }
        if first.properties.generalCategory == .decimalNumber { name = "_" + name }
        if suffixed.contains(name) || SwiftIdentifier.reservedMembers.contains(name) { name += "Option" }
        // Some scripts have letters that Swift does not take.
        return SwiftIdentifier.isValid(name) ? name : nil
    }

    private static func isLowercaseWord(_ value: String) -> Bool {
        guard value != "self" else { return false }
        return value.withBytes { bytes in
            guard let first = bytes.first, 0x61...0x7A ~= first else { return false }
            return bytes.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 }
        }
    }

    private static func words(of value: String) -> [String] {
        var words: [String] = []
        var word = ""
        var followsLowercase = false
        for character in value {
            guard isWordCharacter(character) else {
                if !word.isEmpty { words.append(word) }
                word = ""
                followsLowercase = false
                continue
            }
            if followsLowercase, character.isUppercase {
                words.append(word)
                word = ""
            }
            word.append(character)
            followsLowercase = character.isLowercase
        }
        if !word.isEmpty { words.append(word) }
        return words
    }

    /// A letter or digit, with its marks.
    private static func isWordCharacter(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first else { return false }
        switch first.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
            return true
        default: return false
        }
    }
}
