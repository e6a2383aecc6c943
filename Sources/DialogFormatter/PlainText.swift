/// Which texts need no quotes.
///
/// The rule is stricter than YAML, so that it is easy to say and holds for every tool: a text loses its quotes only if it
/// starts with a letter, has nothing but letters, digits, spaces and harmless signs, and is no word that YAML 1.1
/// reads as something else than text. Numbers, dates, times and `no` therefore keep theirs, and with them their meaning:
/// in this language the quotes around a number decide whether it is one.
enum PlainText {
    static func isSafe(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, let last = scalars.last, isLetter(first), last != " " else { return false }
        return scalars.allSatisfy(isHarmless) && !isWordOfAnotherType(text)
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z": return true
        default: return !scalar.isASCII && isHarmless(scalar)
        }
    }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", ".", "!", "'", "(", ")", "-", "_", "/", "+", ";": return true
            default: return false
            }
        }
        // What cannot be seen, or looks like a space, is better off in quotes.
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
            .paragraphSeparator:
            return false
        default: return true
        }
    }

    private static let wordsOfOtherTypes: Set<String> = ["y", "n", "yes", "no", "on", "off", "true", "false", "null"]

    private static func isWordOfAnotherType(_ text: String) -> Bool {
        text.utf8.count <= 5 && wordsOfOtherTypes.contains(text.lowercased())
    }
}
