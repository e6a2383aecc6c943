import Diagnostics

extension Values {
    /// Says how a text that has no `...`, or spaces around it, is written as a range.
    static func misspeltRange<Bound: Comparable>(
        _ text: String, example: String, separators: [Character], bound: (String) -> Parsed<Bound>
    ) -> ValueProblem {
        let found = shown(text)
        if let (lower, upper) = spelledBounds(of: text, separators: separators),
            bound(lower).value != nil || lower.isEmpty,
            bound(upper).value != nil || upper.isEmpty, !(lower.isEmpty && upper.isEmpty)
        {
            if text.contains("<") {
                return halfOpenRange(found, lower: lower, upper: upper)
            }
            let mended = "\(lower)...\(upper)"
            return ValueProblem(
                .invalidRange, "'\(found)' is not how a range is written; write \(mended)",
                fix: .init(mended, isSafe: true))
        }
        if bound(text).value != nil {
            return ValueProblem(
                .invalidRange, "\(found) is one value; a range has two bounds with three dots between them: \(example)")
        }
        return ValueProblem(
            .invalidRange,
            "'\(found)' is not a range; a range is written \(example), or with three dots and one bound")
    }

    /// `a..<b` has no bound that could be written for numbers with a fraction.
    private static func halfOpenRange(_ found: String, lower: String, upper: String) -> ValueProblem {
        let message = "\(found) leaves out its upper bound; both bounds of a range belong to it"
        guard let last = Int(upper), Int(lower) != nil || lower.isEmpty, last > Int.min else {
            return ValueProblem(.invalidRange, message)
        }
        return ValueProblem(.invalidRange, message, fix: .init("\(lower)...\(last - 1)", isSafe: true))
    }

    /// The bounds of a range that is spelt with other signs between them, without spaces around them.
    private static func spelledBounds(of text: String, separators: [Character]) -> (String, String)? {
        func trimmed(_ part: some StringProtocol) -> String {
            let start = part.drop { $0 == " " }
            return String(
                start.prefix(upTo: start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex))
        }
        let signs = ["...", "..<", "....", "..", "…", "～", "〜", "~", "–", "—", " to "]
        for sign in signs {
            if let (lower, upper) = split(text, at: sign) { return (trimmed(lower), trimmed(upper)) }
        }
        for separator in separators {
            // The first character may be a minus sign.
            guard let index = text.dropFirst().firstIndex(of: separator) else { continue }
            return (trimmed(text[..<index]), trimmed(text[text.index(after: index)...]))
        }
        return nil
    }

    private static func split(_ text: String, at sign: String) -> (String, String)? {
        let bytes = Array(text.utf8)
        let wanted = Array(sign.utf8)
        guard bytes.count >= wanted.count else { return nil }
        for start in 0...(bytes.count - wanted.count) where bytes[start..<(start + wanted.count)].elementsEqual(wanted)
        {
            let end = start + wanted.count
            // Not in the middle of a longer row of dots.
            if wanted.last == UInt8(ascii: "."), end < bytes.count, bytes[end] == UInt8(ascii: ".") { return nil }
            if end < bytes.count, bytes[end] == UInt8(ascii: "<"), wanted.last == UInt8(ascii: ".") { return nil }
            return (
                String(decoding: bytes[..<start], as: UTF8.self), String(decoding: bytes[end...], as: UTF8.self)
            )
        }
        return nil
    }
}
