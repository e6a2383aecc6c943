/// Follows the brackets of a `[…]` or `{…}` in which libyaml met something it did not expect.
enum FlowBrackets {
    /// The opener that has no closer, if that is what is wrong.
    ///
    /// A line below that is indented no deeper than the opener's line belongs to what follows, so a bracket still open
    /// there was forgotten, even if other brackets close later on.
    static func unclosedOpener(from opener: Int, in lines: SourceLines) -> Int? {
        var scan = Scan(lines: lines, opener: opener)
        return scan.run()
    }

    private struct Scan {
        let lines: SourceLines
        let outerIndentation: Int
        var open: [Int] = []
        var position: Int
        /// Whether a quote here would begin a quoted text.
        var isTokenStart = true

        init(lines: SourceLines, opener: Int) {
            self.lines = lines
            position = opener
            let isFirst = lines.firstContent(of: opener) == opener
            outerIndentation = lines.indentation(of: opener) - (isFirst ? 1 : 0)
        }

        mutating func run() -> Int? {
            while let byte = lines.byte(at: position) {
                switch byte {
                case UInt8(ascii: "["), UInt8(ascii: "{"):
                    open.append(position)
                    isTokenStart = true
                case UInt8(ascii: "]"), UInt8(ascii: "}"):
                    guard let opener = open.popLast() else { return nil }
                    let closer = lines.bytes[opener] == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}")
                    if byte != closer { return opener }
                    if open.isEmpty { return nil }
                    isTokenStart = false
                case UInt8(ascii: ","), UInt8(ascii: ":"): isTokenStart = true
                case UInt8(ascii: "#") where lines.isBlankOrBreak(at: position - 1):
                    position = lines.lineEnd(of: position)
                    continue
                case UInt8(ascii: "'") where isTokenStart, UInt8(ascii: "\"") where isTokenStart:
                    guard skipQuoted(byte) else { return open.last }
                    isTokenStart = false
                case _ where SourceLines.isBreak(byte):
                    if isOutdented(lines.nextLine(after: position)) { return open.last }
                case _ where SourceLines.isBlank(byte): break
                default: isTokenStart = false
                }
                position += 1
            }
            return open.last
        }

        /// Goes to the closing quote; false if there is none.
        private mutating func skipQuoted(_ quote: UInt8) -> Bool {
            position += 1
            while let byte = lines.byte(at: position) {
                if byte == quote {
                    guard quote == UInt8(ascii: "'"), lines.byte(at: position + 1) == quote else { return true }
                    position += 1
                } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                    position += 1
                }
                position += 1
            }
            return false
        }

        private func isOutdented(_ line: Int) -> Bool {
            guard let first = lines.firstContent(of: line), line > position else { return false }
            switch lines.bytes[first] {
            case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "#"): return false
            default: return first - line <= outerIndentation
            }
        }
    }
}
