import Diagnostics

extension Values {
    /// Reads `true` or `false`, plain and in exactly this case.
    ///
    /// - Parameter isPlain: whether the scalar stands without quotes.
    public static func bool(_ text: String, isPlain: Bool) -> Parsed<Bool> {
        if isPlain {
            if text == "true" { return .value(true) }
            if text == "false" { return .value(false) }
        }
        let spelling = text.lowercased()
        let meant: String? =
            switch spelling {
            case "true", "yes", "on", "y": "true"
            case "false", "no", "off", "n": "false"
            default: nil
            }
        guard let meant else {
            return .problem(ValueProblem(.wrongType, "'\(shown(text))' is not true or false"))
        }
        let message =
            spelling == meant && !isPlain
            ? "\(meant) in quotes is a text; a bool is written without quotes"
            : "'\(text)' is not a bool here; write \(meant)"
        return .problem(ValueProblem(.wrongType, message, fix: .init(meant, isSafe: true)))
    }
}
