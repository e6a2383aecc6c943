import Diagnostics

extension YAMLNode {
    /// Where a byte of the scalar's text stands in the file, for pointing inside texts.
    ///
    /// - Parameter index: a UTF-8 byte of ``text``; the text's byte count asks for the place after its last byte. A byte
    ///   within an escape gives the start of the escape.
    /// - Returns: nothing for what came in through an alias and where the text cannot be followed through the file.
    public func sourceOffset(inText index: Int) -> Int? {
        let record = record
        guard record.kind == .scalar, record.alias < 0, index >= 0, index <= record.text.count else { return nil }
        guard record.flags.contains(.isDecoded) else { return Int(record.text.start) + index }
        return withText { text in
            tree.file.bytes.withUnsafeBufferPointer { source in
                let walk = TextWalk(
                    text: text, source: UnsafeBufferPointer(rebasing: source[..<Int(record.range.end)]),
                    start: Int(record.range.start))
                return switch record.style {
                case .singleQuoted: walk.quoted(index, escape: UInt8(ascii: "'"))
                case .doubleQuoted: walk.quoted(index, escape: UInt8(ascii: "\\"))
                case .plain: walk.lines(index, hasHeader: false)
                case .literal, .folded: walk.lines(index, hasHeader: true)
                }
            }
        }
    }
}

/// Follows a decoded text through the source that it was decoded from.
private struct TextWalk {
    let text: UnsafeBufferPointer<UInt8>
    /// The file up to the scalar's end.
    let source: UnsafeBufferPointer<UInt8>
    let start: Int

    /// A quoted text, which may go over lines.
    ///
    /// - Parameter escape: what begins an escape: a second quote or a backslash.
    func quoted(_ index: Int, escape: UInt8) -> Int? {
        var position = start + 1
        var done = 0
        while position < source.count - 1 {
            let byte = source[position]
            if byte == escape {
                guard let (sourceLength, textLength) = escapeLengths(at: position, escape: escape) else { return nil }
                if index < done + textLength { return position }
                position += sourceLength
                done += textLength
            } else if let folded = foldedBreak(at: position) {
                // The line break and the blanks around it make one space, or one line break for each empty line.
                let length = max(1, folded.breaks - 1)
                if index < done + length { return position }
                position = folded.end
                done += length
            } else {
                if isUnusualBreak(at: position) { return nil }
                if index == done { return position }
                position += 1
                done += 1
            }
        }
        return index == done ? position : nil
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
    func lines(_ index: Int, hasHeader: Bool) -> Int? {
        var position = start
        if hasHeader { position = nextLine(after: position) }
        let indentation = hasHeader ? blockIndentation(from: position) : 0
        var done = 0
        var lastEnd = min(position, source.count)
        while position < source.count {
            let line = content(at: position, indentation: indentation, isPlain: !hasHeader)
            if !line.isEmpty {
                // What stands between two lines of content is the break before the later one.
                while done < text.count, !matches(line, at: done) {
                    guard text[done] == UInt8(ascii: " ") || text[done] == UInt8(ascii: "\n") else { return nil }
                    if index == done { return lastEnd }
                    done += 1
                }
                if index < done + line.count { return line.lowerBound + (index - done) }
                done += line.count
                lastEnd = line.upperBound
            }
            position = nextLine(after: position)
        }
        return index >= done ? lastEnd : nil
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
