import Diagnostics
import YAMLTree

/// A `|` or `>` scalar, written anew with its lines as they are.
struct BlockScalarText {
    private let node: YAMLNode
    private let bytes: [UInt8]
    /// The text without the line breaks at its end.
    private let body: Substring
    /// How many line breaks the text ends in.
    private let finalBreaks: Int

    init(node: YAMLNode, bytes: [UInt8]) {
        self.node = node
        self.bytes = bytes
        let text = node.text
        let body = text.utf8.reversed().drop { $0 == UInt8(ascii: "\n") }
        finalBreaks = text.utf8.count - body.count
        self.body = Substring(text.prefix(upTo: text.utf8.index(text.startIndex, offsetBy: body.count)))
    }

    /// The scalar's lines, and where it ends in the file.
    var layout: (scalar: LayoutScalar, end: Int) {
        guard let lines = node.style == .literal ? literalLines : foldedLines else {
            return (LayoutScalar(lines: [ScalarText.written(node.text)], isBlock: true), end)
        }
        let blankLines = body.isEmpty ? finalBreaks : max(0, finalBreaks - 1)
        let header = (node.style == .literal ? "|" : ">") + indentationIndicator(lines) + chompingIndicator
        let scalar = LayoutScalar(
            lines: [header] + lines + Array(repeating: "", count: blankLines), isBlock: true,
            isOpenEnded: chompingIndicator == "+")
        return (scalar, end)
    }

    /// All that the author may have written to say how the text ends, in the one way that says it.
    private var chompingIndicator: String {
        if body.isEmpty { return finalBreaks == 0 ? "-" : "+" }
        return finalBreaks == 0 ? "-" : finalBreaks == 1 ? "" : "+"
    }

    /// Needed where the first line starts with a blank that is text. The lines stand two spaces further in than what is
    /// around them.
    private func indentationIndicator(_ lines: [String]) -> String {
        guard let first = lines.first(where: { !$0.isEmpty })?.utf8.first else { return "" }
        return GapScanner.isBlank(first) ? "2" : ""
    }

    private var literalLines: [String]? {
        guard !body.isEmpty else { return [] }
        return body.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(Substring($0))
        }
    }

    /// None where blanks that are text stand on lines of their own at the beginning or end, where their number is not
    /// certain.
    private var foldedLines: [String]? {
        guard !body.isEmpty else { return [] }
        let textLines = body.utf8.split(separator: UInt8(ascii: "\n"))
        guard let first = textLines.first, let last = textLines.last, !first.allSatisfy(GapScanner.isBlank),
            !last.allSatisfy(GapScanner.isBlank)
        else { return nil }
        var lines = SourceText.lines(bytes[Int(node.range.start)..<Int(node.range.end)]).dropFirst()
        while let line = lines.last, line.allSatisfy(GapScanner.isBlank) { lines.removeLast() }
        guard let firstLine = lines.first(where: { !$0.allSatisfy(GapScanner.isBlank) }) else { return nil }
        let indentation = Self.spaces(firstLine) - Self.spaces(first)
        guard indentation >= 0 else { return nil }
        return lines.map { line in
            String(decoding: line.dropFirst(min(indentation, Self.spaces(line))), as: UTF8.self)
        }
    }

    private static func spaces(_ line: some Sequence<UInt8>) -> Int {
        line.prefix { $0 == UInt8(ascii: " ") }.count
    }

    private var end: Int {
        var scanner = GapScanner(bytes)
        scanner.position = Int(node.range.end)
        // Blank lines are text where the header says so, and they mean nothing to what follows.
        if header.contains(UInt8(ascii: "+")) { scanner.skipBlankLines() }
        return scanner.lineEnd(of: scanner.position)
    }

    private var header: ArraySlice<UInt8> {
        bytes[Int(node.range.start)...].prefix { !GapScanner.isBlank($0) && !GapScanner.isBreak($0) }
    }
}
