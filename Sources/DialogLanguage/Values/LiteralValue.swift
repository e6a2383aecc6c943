import Diagnostics

extension Values {
    /// Reads a constant whose type its spelling tells: plain `true` and `false`, plain JSON numbers, everything else text.
    ///
    /// For the parameters of custom views.
    public static func literal(_ text: String, isPlain: Bool) -> Parsed<Literal> {
        if isPlain, text == "true" || text == "false" { return .value(.bool(text == "true")) }
        return optionValue(text, isPlain: isPlain)
    }

    /// Reads the value of an option: a plain JSON number, everything else text.
    public static func optionValue(_ text: String, isPlain: Bool) -> Parsed<Literal> {
        guard isPlain, isJSONNumber(text) else { return .value(.string(text)) }
        return number(text, isPlain: true).flatMap { $0.literal(isDouble: $0.isDecimal) }
    }

    /// Reads a constant for an argument of a dialog that is opened.
    public static func argument(_ text: String, isPlain: Bool, kind: Argument.Kind) -> Parsed<Literal> {
        switch kind {
        case .string: .value(.string(text))
        case .bool: bool(text, isPlain: isPlain).map { .bool($0) }
        case .int: int(text, isPlain: isPlain).map { .int($0) }
        case .double: decimal(text, isPlain: isPlain).map { .double($0) }
        case .date: dateAndTime(text).map { .dateAndTime($0) }
        case .url: url(text).map { .url($0) }
        }
    }
}
