/// Texts from outside on their way to a terminal, which must not act upon what stands in them.
enum TerminalText {
    /// With control characters written out, on one line.
    static func visible(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The same in quotes.
    static func quoted(_ text: String) -> String {
        "\"\(visible(text))\""
    }
}
