import CYaml
import Diagnostics

// Where things stand, as far as libyaml's marks do not tell.

extension TreeBuilder {
    /// What stands before a value: its anchor and tag.
    struct Properties {
        var anchor: (name: String, range: ByteRange)?
        /// Where the value itself starts.
        var end: Int
    }

    /// Finds a value's anchor and tag and reports the tag.
    @inline(__always)
    mutating func properties(
        at start: Int, anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?
    ) -> Properties {
        anchor == nil && tag == nil ? Properties(end: start) : givenProperties(at: start, anchor: anchor)
    }

    private mutating func givenProperties(at start: Int, anchor: UnsafeMutablePointer<yaml_char_t>?) -> Properties {
        var result = Properties(end: start)
        var position = start
        while position < source.count {
            switch source[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                position += 1
                continue
            case UInt8(ascii: "#"):
                position = SourceLines(file.bytes).lineEnd(of: position)
                continue
            case UInt8(ascii: "&"):
                let end = wordEnd(from: position)
                if let anchor { result.anchor = (String(cString: anchor), ByteRange(position, end)) }
                position = end
            case UInt8(ascii: "!"):
                let end = tagEnd(from: position)
                reportTag(ByteRange(position, end))
                position = end
            default:
                result.end = position
                return result
            }
        }
        result.end = position
        return result
    }

    private mutating func reportTag(_ range: ByteRange) {
        let span = span(range)
        findings.report(
            .yamlTag, "definition files have no tags; a text that begins with '!' must be in quotes", at: span,
            fixIts: [FixIt("remove the tag", replace: span, with: "")])
    }

    /// A tag in angle brackets may hold what ends a word.
    private func tagEnd(from start: Int) -> Int {
        guard start + 1 < source.count, source[start + 1] == UInt8(ascii: "<"),
            let end = source[start...].firstIndex(of: UInt8(ascii: ">"))
        else { return wordEnd(from: start) }
        return end + 1
    }

    private func wordEnd(from start: Int) -> Int {
        var end = start
        while end < source.count {
            switch source[end] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ","),
                UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
                return end
            default: end += 1
            }
        }
        return end
    }

    /// The character at an offset: the place of a list or mapping as long as its end is not known.
    func character(at start: Int) -> ByteRange {
        var end = start + 1
        while end < source.count, source[end] & 0xC0 == 0x80 { end += 1 }
        return ByteRange(start, end)
    }

    /// The place of a value that is not there.
    ///
    /// - Parameters:
    ///   - mark: where libyaml noticed that nothing comes.
    ///   - first: where the value's anchor or tag starts, if there is one.
    func absentRange(mark: Int, first: Int) -> ByteRange {
        guard !top.isOutside else { return ByteRange(mark, mark) }
        if !top.isMapping {
            var dash = first - 1
            while dash > 0, source[dash] == UInt8(ascii: " ") { dash -= 1 }
            if dash >= 0, source[dash] == UInt8(ascii: "-") { return ByteRange(dash, dash + 1) }
        } else if top.key >= 0, first == mark {
            // In brackets and after `? key` the mark lies at the next token, which may be lines away.
            let key = Int(records[top.key].range.end)
            var colon = key
            while colon < mark, SourceLines.isBlank(source[colon]) { colon += 1 }
            let place = colon < mark && source[colon] == UInt8(ascii: ":") ? colon + 1 : key
            return ByteRange(place, place)
        }
        return ByteRange(mark, mark)
    }

    /// A block scalar's range: libyaml's mark lies after the blank lines that follow it.
    func blockScalarRange(start: Int, end: Int) -> ByteRange {
        var headerEnd = start + 1
        while headerEnd < end, Self.isBlockIndicator(source[headerEnd]) { headerEnd += 1 }
        var end = end
        while end > headerEnd {
            var lineStart = end
            while lineStart > headerEnd, !Self.isBreak(source[lineStart - 1]) { lineStart -= 1 }
            // What stands behind the indicators on their line is a comment.
            if lineStart == headerEnd { return ByteRange(start, headerEnd) }
            if !source[lineStart..<end].allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { break }
            end = lineStart - 1
            if end > headerEnd, source[end] == UInt8(ascii: "\n"), source[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        }
        return ByteRange(start, max(end, headerEnd))
    }

    private static func isBlockIndicator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
