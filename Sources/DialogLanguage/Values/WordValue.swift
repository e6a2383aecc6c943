import Diagnostics

extension Values {
    /// Reads one word of a closed list, in exactly its case.
    ///
    /// - Parameters:
    ///   - words: the list, in the order in which messages name it.
    ///   - subject: what the word is, as `a presentation`.
    public static func word(_ text: String, among words: [String], subject: String) -> Parsed<String> {
        words.contains(text) ? .value(text) : .problem(unknownWord(text, among: words, subject: subject))
    }

    /// Reads one word of an enum whose raw values are the words.
    public static func word<Word: CaseIterable & RawRepresentable<String>>(
        _ text: String, as type: Word.Type, subject: String
    ) -> Parsed<Word> {
        if let word = Word(rawValue: text) { return .value(word) }
        return .problem(unknownWord(text, among: Word.allCases.map(\.rawValue), subject: subject))
    }

    /// Names the nearest word of the list, or the whole list if none is near.
    private static func unknownWord(_ text: String, among words: [String], subject: String) -> ValueProblem {
        if let near = Suggestions.nearest(to: text, in: words) {
            return ValueProblem(
                .unknownWord, "'\(shown(text))' is not \(subject); did you mean \(near)?",
                fix: .init(near, isSafe: Suggestions.differOnlyInCase(near, text)))
        }
        let list = words.prefix(12).joined(separator: ", ") + (words.count > 12 ? ", …" : "")
        return ValueProblem(.unknownWord, "'\(shown(text))' is not \(subject); it is one of \(list)")
    }

    /// Reads how a number is shown: `integer`, `decimal(n)`, `percent` or `duration`.
    public static func numberFormat(_ text: String) -> Parsed<NumberFormat> {
        switch text {
        case "integer": return .value(.integer)
        case "percent": return .value(.percent)
        case "duration": return .value(.duration)
        default: break
        }
        let digits = text.hasPrefix("decimal(") && text.hasSuffix(")") ? text.dropFirst(8).dropLast() : ""
        if let count = Int(digits), isJSONNumber(String(digits)), 0...15 ~= count {
            return .value(.decimal(digits: count))
        }
        if text.hasPrefix("decimal") {
            return .problem(
                ValueProblem(
                    .unknownWord,
                    "'\(shown(text))' does not say how many digits to show; write decimal(2), with a number from 0 to 15",
                    fix: .init("decimal(2)", isSafe: false)))
        }
        let words = ["integer", "decimal(2)", "percent", "duration"]
        return .problem(unknownWord(text, among: words, subject: "a number format"))
    }

    /// Reads the smallest version of a platform: `17` or `17.4`.
    public static func platformVersion(_ text: String) -> Parsed<Double> {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        func isPart(_ part: Substring) -> Bool {
            1...3 ~= part.utf8.count && part.utf8.allSatisfy { 0x30...0x39 ~= $0 } && (part == "0" || part.first != "0")
        }
        guard 1...2 ~= parts.count, parts.allSatisfy(isPart), let version = Double(text), version >= 1
        else {
            return .problem(
                ValueProblem(.numberFormat, "'\(shown(text))' is not a version; it is written as 17 or 17.4"))
        }
        return .value(version)
    }

    /// Reads the name of an SF Symbol: letters, digits and dots.
    public static func symbolName(_ text: String) -> Parsed<String> {
        func isNamePart(_ part: Substring) -> Bool {
            !part.isEmpty
                && part.utf8.allSatisfy { byte in
                    byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
                }
        }
        if text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isNamePart) { return .value(text) }
        let parts = text.split { $0 == " " || $0 == "-" || $0 == "_" || $0 == "." }
        let mended = parts.joined(separator: ".")
        return .problem(
            ValueProblem(
                .unknownWord,
                "'\(shown(text))' is not the name of an SF Symbol, which has letters, digits and dots as square.and.pencil"
                    + "; an image of the app is {asset: name}",
                fix: !parts.isEmpty && parts.allSatisfy(isNamePart) ? .init(mended, isSafe: false) : nil))
    }
}
