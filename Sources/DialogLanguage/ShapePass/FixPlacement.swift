import Diagnostics
import YAMLTree

// What a change of a value's text is in the file.

extension YAMLNode {
    /// The fix as an edit at this node; none for what came in through an alias, where a change would not mend it, and
    /// where the text cannot be written.
    func fixIt(_ fix: ValueProblem.Fix, places: TextPlaces) -> FixIt? {
        guard anchorNote == nil else { return nil }
        guard let range = fix.range else {
            return FixIt(
                fix.message, replace: span, with: fix.replacement, isSafe: fix.isSafe && canBeReplacedSafely)
        }
        guard let span = places.span(of: range),
            let text = spelling(ofPiece: fix.replacement, isFirst: range.lowerBound == 0)
        else { return nil }
        return FixIt(fix.message, replace: span, with: text, isSafe: fix.isSafe && !isAnchored)
    }

    /// Whether another value at this place changes nothing else: no comment within it, no other use of it.
    var canBeReplacedSafely: Bool {
        if isAnchored { return false }
        switch style {
        case .plain where kind == .scalar, .singleQuoted, .doubleQuoted: return true
        case .plain, .literal, .folded: return !span.text.utf8.contains(where: Self.isBreak)
        }
    }

    /// Whether an anchor stands before the value, which other places may then use.
    private var isAnchored: Bool {
        let before = span.file.bytes[..<Int(range.start)]
        let isSpace = { (byte: UInt8) in Self.isBreak(byte) || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        guard let end = before.lastIndex(where: { !isSpace($0) }), end + 1 < range.start else { return false }
        let wordStart = before[..<end].lastIndex(where: isSpace).map { $0 + 1 } ?? 0
        return before[wordStart] == UInt8(ascii: "&")
    }

    private static func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    /// A piece of the scalar's text as it is written between its quotes, or without quotes.
    private func spelling(ofPiece text: String, isFirst: Bool) -> String? {
        switch style {
        case .singleQuoted: return text.replacing("'", with: "''")
        case .doubleQuoted: return text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        case .literal, .folded: return text
        case .plain:
            // These would begin something else than a plain scalar.
            let isIndicator = text.utf8.first.map { "'\"{}[]&*!|>%@`#-?:,".utf8.contains($0) } ?? false
            return isFirst && isIndicator ? nil : text
        }
    }
}
