/// Texts as XML 1.0 can hold them.
///
/// XML has no spelling for control characters and a few others; they are replaced by what can be seen.
enum XMLText {
    /// Between the quotes of an attribute, where line breaks would become spaces.
    static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

    /// Between tags.
    static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

    private static func escaped(_ text: String, isAttribute: Bool) -> String {
        text.escaped { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            // A reader turns a bare carriage return into a line feed.
            case "\r": "&#13;"
            case "\n", "\t": isAttribute ? "&#\(scalar.value);" : nil
            case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
            default: scalar.isUnsafeOnTerminal ? scalar.visibleForm : nil
            }
        }
    }
}
