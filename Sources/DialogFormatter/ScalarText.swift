import Diagnostics
import YAMLTree

/// How a scalar is written. Nothing is ever wrapped anew: only indentation and needless quotes change.
enum ScalarText {
    /// The scalar's lines and where it ends in the file, blank lines that belong to it included.
    static func layout(of node: YAMLNode, in bytes: [UInt8]) -> (scalar: LayoutScalar, end: Int) {
        switch node.style {
        case .literal, .folded: return BlockScalarText(node: node, bytes: bytes).layout
        case .plain, .singleQuoted, .doubleQuoted:
            let lines = continuedLines(of: node, in: bytes)
            let isSingle = lines.count == 1
            return (LayoutScalar(lines: isSingle ? [singleLine(node, lines[0])] : lines), Int(node.range.end))
        }
    }

    /// A key, which always takes one line.
    static func key(_ node: YAMLNode, in bytes: [UInt8]) -> LayoutKey {
        if let name = node.aliasName { return LayoutKey(text: "*" + name, isAlias: true) }
        switch node.style {
        case .plain, .singleQuoted, .doubleQuoted:
            let lines = continuedLines(of: node, in: bytes)
            if lines.count == 1 { return LayoutKey(text: singleLine(node, lines[0])) }
        case .literal, .folded: break
        }
        return LayoutKey(text: written(node.text))
    }

    private static func singleLine(_ node: YAMLNode, _ source: String) -> String {
        guard node.style != .plain else { return source }
        let text = node.text
        // Who writes escapes wants them to be seen, and characters that end a line for YAML alone keep their place.
        if !PlainText.isSafe(text), source.contains("\\") || needsEscapes(text) { return source }
        return written(text)
    }

    /// A text on one line: plain, in single quotes or, if that is not possible or harder to read, in double ones.
    static func written(_ text: String) -> String {
        if PlainText.isSafe(text) { return text }
        if needsEscapes(text) { return escaped(text) }
        if text.contains("'"), !text.contains("\""), !text.contains("\\") { return "\"" + text + "\"" }
        return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }

    private static func needsEscapes(_ text: String) -> Bool { text.unicodeScalars.contains(where: needsEscape) }

    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: scalar != "\t"
        default: false
        }
    }

    private static func escaped(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case _ where needsEscape(scalar):
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// The lines of a scalar without the blanks that mean nothing.
    private static func continuedLines(of node: YAMLNode, in bytes: [UInt8]) -> [String] {
        let lines = SourceText.lines(bytes[Int(node.range.start)..<Int(node.range.end)])
        guard lines.count > 1 else { return lines.map { String(decoding: $0, as: UTF8.self) } }
        return lines.enumerated().map { index, line in
            var line = line
            if index > 0 { line = line.drop(while: GapScanner.isBlank) }
            if index < lines.count - 1 { line = withoutTrailingBlanks(line, isEscapable: node.style == .doubleQuoted) }
            return String(decoding: line, as: UTF8.self)
        }
    }

    private static func withoutTrailingBlanks(_ line: ArraySlice<UInt8>, isEscapable: Bool) -> ArraySlice<UInt8> {
        var end = line.endIndex
        while end > line.startIndex, GapScanner.isBlank(line[end - 1]) { end -= 1 }
        let backslashes = line[..<end].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
        // A blank behind a backslash is text.
        if isEscapable, end < line.endIndex, backslashes % 2 == 1 { end += 1 }
        return line[..<end]
    }
}

/// A file's bytes as lines.
enum SourceText {
    /// The lines without their breaks: LF, CRLF or CR.
    static func lines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        var position = start
        while position < bytes.endIndex {
            if GapScanner.isBreak(bytes[position]) {
                lines.append(bytes[start..<position])
                let isPair =
                    bytes[position] == UInt8(ascii: "\r") && position + 1 < bytes.endIndex
                    && bytes[position + 1] == UInt8(ascii: "\n")
                position += isPair ? 2 : 1
                start = position
            } else {
                position += 1
            }
        }
        lines.append(bytes[start...])
        return lines
    }
}
