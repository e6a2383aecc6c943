import Foundation

/// Numbers as a user types and reads them, in the presenter's language.
struct NumberText {
    /// What a typed text is worth.
    enum Reading: Hashable {
        case number(DialogNumber)
        /// The beginning of a number, such as "-" or "1.": no mistake while typing.
        case incomplete
        case notANumber
    }

    let decimalSeparator: String
    let groupingSeparator: String
    private let locale: Locale

    init(locale: Locale) {
        self.locale = locale
        decimalSeparator = locale.decimalSeparator ?? "."
        groupingSeparator = locale.groupingSeparator ?? ""
    }

    // MARK: Reading

    /// Reads a typed text: digits of any script, full-width ones too, this language's separators.
    func read(_ text: String, asInteger isInteger: Bool) -> Reading {
        guard let plain = plain(text) else { return .notANumber }
        if plain.isEmpty || plain == "-" || plain == "+" { return .incomplete }
        if isInteger {
            if let number = Int(plain) { return .number(.int(number)) }
            return plain.hasSuffix(".") && Int(plain.dropLast()) != nil ? .incomplete : .notANumber
        }
        if plain == "." || plain == "-." || plain == "+." { return .incomplete }
        if plain.hasSuffix(".") { return Double(plain.dropLast()) == nil ? .notANumber : .incomplete }
        guard let number = Double(plain), number.isFinite else { return .notANumber }
        return .number(.double(number))
    }

    /// The text as Swift spells numbers, or nothing if a character or a group has no place in a number.
    private func plain(_ text: String) -> String? {
        var whole = ""
        var fraction: String?
        // The digits since the last grouping separator.
        var digitsInGroup: Int?
        for character in text.trimmingCharacters(in: .whitespacesAndNewlines) {
            if let digit = digit(character) {
                if fraction != nil {
                    fraction?.append(digit)
                } else {
                    whole.append(digit)
                    digitsInGroup = digitsInGroup.map { $0 + 1 }
                }
            } else if let sign = sign(character), whole.isEmpty, fraction == nil {
                whole.append(sign)
            } else if isDecimalSeparator(character), fraction == nil {
                fraction = ""
            } else if isGroupingSeparator(character), fraction == nil, whole.last?.isNumber == true,
                (digitsInGroup ?? 3) == 3
            {
                digitsInGroup = 0
            } else {
                return nil
            }
        }
        // "1,5" is no 15 in a language that groups with commas: a group has three digits.
        if (digitsInGroup ?? 3) != 3 { return nil }
        return fraction.map { whole + "." + $0 } ?? whole
    }

    private func digit(_ character: Character) -> Character? {
        guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first,
            scalar.properties.numericType == .decimal, let value = character.wholeNumberValue
        else { return nil }
        return Character(String(value))
    }

    private func sign(_ character: Character) -> Character? {
        switch character {
        case "-", "−", "－", "﹣": "-"
        case "+", "＋": "+"
        default: nil
        }
    }

    private func isDecimalSeparator(_ character: Character) -> Bool {
        switch character {
        case "．", "。": decimalSeparator == "."
        case "，": decimalSeparator == ","
        // A number pad has a point in every language; it is one unless the language groups with points.
        case ".": decimalSeparator == "." || groupingSeparator != "."
        default: String(character) == decimalSeparator
        }
    }

    private func isGroupingSeparator(_ character: Character) -> Bool {
        if character == "，" { return groupingSeparator == "," }
        if groupingSeparator.contains(where: \.isWhitespace) { return character.isWhitespace }
        return String(character) == groupingSeparator
    }

    // MARK: Writing

    /// The number as it stands in a field: without groups, so that it reads back as the same number.
    func editable(_ number: DialogNumber) -> String {
        switch number {
        case .int(let value): String(value)
        case .double(let value): shortest(value).replacingOccurrences(of: ".", with: decimalSeparator)
        }
    }

    /// The number as it is shown.
    func shown(_ number: DialogNumber, as format: DialogNumberFormat?) -> String {
        switch format {
        case nil: editable(number)
        case .integer: fixed(number.double, digits: 0)
        case .decimal(let digits): fixed(number.double, digits: digits)
        case .percent: number.double.formatted(.percent.precision(.fractionLength(0...2)).locale(locale))
        case .duration: duration(number.double)
        }
    }

    private func fixed(_ value: Double, digits: Int) -> String {
        value.formatted(.number.precision(.fractionLength(max(0, digits))).locale(locale))
    }

    private func shortest(_ value: Double) -> String {
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        let text = String(value)
        guard text.contains("e") else { return text }
        // A field has no exponents; 17 digits tell every such number apart.
        return value.formatted(
            .number.grouping(.never).precision(.significantDigits(1...17)).locale(Locale(identifier: "en_US_POSIX")))
    }

    private func duration(_ value: Double) -> String {
        guard let seconds = Int(clamping: abs(value)) else { return "" }
        let sign = value < 0 && seconds > 0 ? "-" : ""
        let parts = seconds >= 3600 ? [seconds / 3600, seconds / 60 % 60, seconds % 60] : [seconds / 60, seconds % 60]
        let texts = parts.enumerated().map { index, part in index > 0 && part < 10 ? "0\(part)" : "\(part)" }
        return sign + texts.joined(separator: ":")
    }
}
