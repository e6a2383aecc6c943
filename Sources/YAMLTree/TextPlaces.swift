import Diagnostics

/// Where the bytes of a scalar's text stand in the file, for pointing inside texts.
///
/// Made once for all places of one text that are asked for: finding them means following the text through the file.
public struct TextPlaces: Sendable {
    /// The scalar.
    public let node: YAMLNode
    /// Where a text begins that stands in the file as it is.
    private let verbatimStart: Int?
    /// Stretches of any other text in their order; none where no place can be told.
    private let runs: [Run]

    /// A stretch of the text.
    fileprivate struct Run {
        /// Its first byte in the text.
        var text: Int
        /// Where that byte stands in the file; `nil` where the text cannot be followed through the file.
        var source: Int?
        /// Whether all of it stands at that one place, as an escape or a line break does.
        var isOnePlace: Bool
    }

    init(_ node: YAMLNode) {
        self.node = node
        let record = node.record
        let hasPlaces = record.kind == .scalar && record.alias < 0
        let isDecoded = record.flags.contains(.isDecoded)
        verbatimStart = hasPlaces && !isDecoded ? Int(record.text.start) : nil
        guard hasPlaces, isDecoded else {
            runs = []
            return
        }
        runs = node.withText { text in
            node.tree.file.bytes.withUnsafeBufferPointer { source in
                var walk = TextWalk(
                    text: text, source: UnsafeBufferPointer(rebasing: source[..<Int(record.range.end)]),
                    start: Int(record.range.start))
                switch record.style {
                case .singleQuoted: walk.quoted(escape: UInt8(ascii: "'"))
                case .doubleQuoted: walk.quoted(escape: UInt8(ascii: "\\"))
                case .plain: walk.lines(hasHeader: false)
                case .literal, .folded: walk.lines(hasHeader: true)
                }
                return walk.runs
            }
        }
    }

    /// Where a byte of the text stands in the file.
    ///
    /// - Parameter index: a UTF-8 byte of the text; the text's byte count asks for the place after its last byte. A byte
    ///   within an escape gives the start of the escape.
    /// - Returns: nothing for what came in through an alias and where the text cannot be followed through the file.
    public func sourceOffset(inText index: Int) -> Int? {
        guard index >= 0, index <= node.record.text.count else { return nil }
        if let verbatimStart { return verbatimStart + index }
        // The last run that begins at the byte or before it.
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].text <= index { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let run = runs[low - 1]
        return run.source.map { run.isOnePlace ? $0 : $0 + index - run.text }
    }
}

extension YAMLNode {
    /// Where the scalar's text stands in the file.
    public var textPlaces: TextPlaces { TextPlaces(self) }
}

/// Follows a decoded text through the source that it was decoded from.
private struct TextWalk {
    let text: UnsafeBufferPointer<UInt8>
    /// The file up to the scalar's end.
    let source: UnsafeBufferPointer<UInt8>
    let start: Int
    var runs: [TextPlaces.Run] = []
    /// How much of the text was found.
    private var done = 0

    init(text: UnsafeBufferPointer<UInt8>, source: UnsafeBufferPointer<UInt8>, start: Int) {
        self.text = text
        self.source = source
        self.start = start
    }

    /// The next bytes of the text stand in the file as they are.
    private mutating func take(_ count: Int, from position: Int) {
        if let last = runs.last, !last.isOnePlace, last.source.map({ $0 + done - last.text }) == position {
            done += count
            return
        }
        runs.append(TextPlaces.Run(text: done, source: position, isOnePlace: false))
        done += count
    }

    /// The next bytes of the text are written in another way.
    private mutating func take(_ count: Int, at position: Int?) {
        if count > 0 { runs.append(TextPlaces.Run(text: done, source: position, isOnePlace: true)) }
        done += count
    }

    /// A quoted text, which may go over lines.
    ///
    /// - Parameter escape: what begins an escape: a second quote or a backslash.
    mutating func quoted(escape: UInt8) {
        var position = start + 1
        while position < source.count - 1 {
            let byte = source[position]
            if byte == escape {
                guard let (sourceLength, textLength) = escapeLengths(at: position, escape: escape) else {
                    return take(1, at: nil)
                }
                take(textLength, at: position)
                position += sourceLength
            } else if let folded = foldedBreak(at: position) {
                // The line break and the blanks around it make one space, or one line break for each empty line.
                take(max(1, folded.breaks - 1), at: position)
                position = folded.end
            } else {
                if isUnusualBreak(at: position) { return take(1, at: nil) }
                take(1, from: position)
                position += 1
            }
        }
        take(1, at: position)
        take(1, at: nil)
    }

    private func escapeLengths(at position: Int, escape: UInt8) -> (source: Int, text: Int)? {
        guard position + 1 < source.count else { return nil }
        if escape == UInt8(ascii: "'") { return (2, 1) }
        switch source[position + 1] {
        case UInt8(ascii: "x"): return hexadecimal(position, digits: 2)
        case UInt8(ascii: "u"): return hexadecimal(position, digits: 4)
        case UInt8(ascii: "U"): return hexadecimal(position, digits: 8)
        case UInt8(ascii: "N"), UInt8(ascii: "_"): return (2, 2)
        case UInt8(ascii: "L"), UInt8(ascii: "P"): return (2, 3)
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            // An escaped break leaves nothing; each empty line after it is a line break.
            guard let folded = foldedBreak(at: position + 1) else { return nil }
            return (folded.end - position, folded.breaks - 1)
        default: return (2, 1)
        }
    }

    private func hexadecimal(_ position: Int, digits: Int) -> (source: Int, text: Int)? {
        var value: UInt32 = 0
        for index in position + 2..<position + 2 + digits {
            guard index < source.count, let digit = Character(Unicode.Scalar(source[index])).hexDigitValue else {
                return nil
            }
            value = value << 4 | UInt32(digit)
        }
        guard let scalar = Unicode.Scalar(value) else { return nil }
        return (2 + digits, String(scalar).utf8.count)
    }

    /// Whether libyaml breaks the line here at U+0085, U+2028 or U+2029, each in its own way.
    private func isUnusualBreak(at position: Int) -> Bool {
        let rest = source[position...]
        return rest.starts(with: [0xC2, 0x85]) || rest.starts(with: [0xE2, 0x80, 0xA8])
            || rest.starts(with: [0xE2, 0x80, 0xA9])
    }

    /// Blanks that hold a line break, if they do.
    private func foldedBreak(at position: Int) -> (end: Int, breaks: Int)? {
        var end = position
        var breaks = 0
        while end < source.count {
            if source[end] == UInt8(ascii: "\n") {
                breaks += 1
            } else if source[end] == UInt8(ascii: "\r") {
                if end + 1 >= source.count || source[end + 1] != UInt8(ascii: "\n") { breaks += 1 }
            } else if !SourceLines.isBlank(source[end]) {
                break
            }
            end += 1
        }
        return breaks > 0 ? (end, breaks) : nil
    }

    /// A text of whole lines, with its indentation taken off and its line breaks kept or made spaces.
    mutating func lines(hasHeader: Bool) {
        var position = start
        if hasHeader { position = nextLine(after: position) }
        let indentation = hasHeader ? blockIndentation(from: position) : 0
        var lastEnd = min(position, source.count)
        while position < source.count {
            let line = content(at: position, indentation: indentation, isPlain: !hasHeader)
            if !line.isEmpty {
                // What stands between two lines of content is the break before the later one.
                while done < text.count, !matches(line, at: done) {
                    guard text[done] == UInt8(ascii: " ") || text[done] == UInt8(ascii: "\n") else {
                        return take(1, at: nil)
                    }
                    take(1, at: lastEnd)
                }
                take(line.count, from: line.lowerBound)
                lastEnd = line.upperBound
            }
            position = nextLine(after: position)
        }
        take(1, at: lastEnd)
    }

    private func matches(_ line: Range<Int>, at offset: Int) -> Bool {
        offset + line.count <= text.count && text[offset..<offset + line.count].elementsEqual(source[line])
    }

    private func lineEnd(of position: Int) -> Int {
        var end = position
        while end < source.count, !SourceLines.isBreak(source[end]) { end += 1 }
        return end
    }

    private func nextLine(after position: Int) -> Int {
        let end = lineEnd(of: position)
        let isPair =
            end + 1 < source.count && source[end] == UInt8(ascii: "\r") && source[end + 1] == UInt8(ascii: "\n")
        return end + (isPair ? 2 : 1)
    }

    private func content(at line: Int, indentation: Int, isPlain: Bool) -> Range<Int> {
        var end = lineEnd(of: line)
        var first = line
        if isPlain {
            while first < end, SourceLines.isBlank(source[first]) { first += 1 }
            while end > first, SourceLines.isBlank(source[end - 1]) { end -= 1 }
        } else {
            first = min(line + indentation, end)
        }
        return first..<end
    }

    /// How many spaces before each line are not text: those of the first line with content that the text lacks.
    private func blockIndentation(from position: Int) -> Int {
        var line = position
        while line < source.count {
            let end = lineEnd(of: line)
            let spaces = source[line..<end].prefix { $0 == UInt8(ascii: " ") }.count
            if line + spaces < end {
                let kept = text.drop { $0 == UInt8(ascii: "\n") }.prefix { $0 == UInt8(ascii: " ") }.count
                return max(0, spaces - kept)
            }
            line = nextLine(after: line)
        }
        return 0
    }
}
