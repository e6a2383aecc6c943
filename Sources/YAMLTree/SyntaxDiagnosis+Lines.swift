import Diagnostics

// Lines outside brackets: forgotten colons, colons too many, lines at the wrong depth.

extension SyntaxDiagnosis {
    /// A line that should be a key and has no colon.
    func missingColon(from start: Int) -> Diagnostic {
        if let quote = lines.byte(at: start), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
            lines.lineEnd(of: start) < fault.offset, !isClosedOnLine(quote, from: start)
        {
            return unclosedQuote(at: start)
        }
        if fault.offset - start > 1024, lines.lineStart(of: start) == lines.lineStart(of: fault.offset) {
            return at(start, lines.wordEnd(from: start), "this key is too long; a key may have 1024 characters")
        }
        let end = max(lines.trimmedLineEnd(of: start), start + 1)
        if let colon = fullWidthColon(in: start..<end) { return fullWidth(colon) }
        let range = start..<end
        let wordEnd = range.first { lines.isBlankOrBreak(at: $0) } ?? end
        if let colon = (start..<wordEnd).first(where: { file.bytes[$0] == UInt8(ascii: ":") }), colon > start {
            return at(
                start, end, "a space is missing after the colon",
                fixIts: [FixIt("write a space", replace: span(colon + 1, colon + 1), with: " ")])
        }
        let word = file.text(of: ByteRange(start, wordEnd)).excerpt
        return at(
            start, end, "a key needs a colon after it: '\(word):'",
            fixIts: [FixIt("write '\(word):'", replace: span(wordEnd, wordEnd), with: ":")])
    }

    private func isClosedOnLine(_ quote: UInt8, from start: Int) -> Bool {
        (start + 1..<max(start + 1, lines.lineEnd(of: start))).contains { file.bytes[$0] == quote }
    }

    /// A `: ` where no key can be.
    var unexpectedColon: Diagnostic {
        let colon = fault.offset
        let start = lines.firstContentAfterDashes(of: colon) ?? colon
        let before = min(start, colon)..<colon
        if let first = lines.keyColon(in: before) { return secondColon(after: first) }
        if let wide = fullWidthColon(in: before) { return fullWidth(wide) }
        if lines.byte(at: start) == UInt8(ascii: "-"), lineAboveIsEntry(of: start) {
            return dashWithoutSpace(at: start)
        }
        if let line = lineWithoutColon(above: colon) { return missingColon(from: line) }
        guard let above = lines.contentLine(above: colon), let aboveStart = lines.firstContentAfterDashes(of: above),
            let aboveColon = lines.keyColon(in: aboveStart..<lines.trimmedLineEnd(of: aboveStart))
        else { return at(before.lowerBound, colon + 1, "a key cannot stand here; check the indentation of this line") }
        let key = file.text(of: ByteRange(before.lowerBound, colon)).excerpt
        let owner = file.text(of: ByteRange(aboveStart, aboveColon)).excerpt
        return report(
            .yamlSyntax,
            "'\(key)' is indented below '\(owner)', which already has a value; give both lines the same indentation",
            before.lowerBound, colon + 1,
            notes: [
                Diagnostic.Note("the value of '\(owner)'", at: span(aboveStart, lines.trimmedLineEnd(of: aboveStart)))
            ])
    }

    private func dashWithoutSpace(at dash: Int) -> Diagnostic {
        at(
            dash, lines.wordEnd(from: dash), "a space is missing after the dash",
            fixIts: [FixIt("write a space", replace: span(dash + 1, dash + 1), with: " ")])
    }

    private func lineAboveIsEntry(of offset: Int) -> Bool {
        guard let above = lines.contentLine(above: offset) else { return false }
        return lines.firstContent(of: above) != lines.firstContentAfterDashes(of: above)
    }

    private func secondColon(after first: Int) -> Diagnostic {
        let end = lines.trimmedLineEnd(of: first + 1)
        var value = first + 1
        while value < end, SourceLines.isBlank(file.bytes[value]) { value += 1 }
        let canBeQuoted = value < end && !(value..<end).contains { "'\"".utf8.contains(file.bytes[$0]) }
        let quotes = [FixIt.Edit(span(value, value), "'"), FixIt.Edit(span(end, end), "'")]
        return at(
            fault.offset, fault.offset + 1,
            "a second ': ' on this line; put the text into quotes, or begin a new line if a key was meant",
            fixIts: canBeQuoted ? [FixIt("put the text into quotes", edits: quotes)] : [])
    }

    /// The first of the lines above that libyaml took for text because none of them has a colon; none if they are the
    /// continued text of a key.
    private func lineWithoutColon(above offset: Int) -> Int? {
        var candidate: Int?
        var line = offset
        while let above = lines.contentLine(above: line), let start = lines.firstContentAfterDashes(of: above) {
            let end = lines.trimmedLineEnd(of: start)
            if let colon = lines.keyColon(in: start..<end) {
                guard let candidate, colon + 1 < end else { break }
                let isContinuation = candidate - lines.lineStart(of: candidate) > start - above
                return isContinuation ? nil : candidate
            }
            candidate = start
            // A list entry begins a text of its own.
            if start != lines.firstContent(of: above) { break }
            line = above
        }
        return candidate
    }

    private func fullWidthColon(in range: Range<Int>) -> Int? { range.first { lines.hasText("：", at: $0) } }

    private func fullWidth(_ colon: Int) -> Diagnostic {
        let end = colon + 3
        let replacement = lines.isBlankOrBreak(at: end) ? ":" : ": "
        return at(
            colon, end, "this is a full-width colon (U+FF1A); YAML needs an ordinary ':' and a space",
            fixIts: [FixIt("write '\(replacement)'", replace: span(colon, end), with: replacement)])
    }

    /// Something other than the next key or entry.
    var unexpectedInBlock: Diagnostic {
        let isList = fault.problem == "did not find expected '-' indicator"
        guard lines.firstContent(of: fault.offset) == fault.offset else {
            return atWord("the value has ended before this; put the whole text into quotes, or begin a new line")
        }
        switch lines.byte(at: fault.offset) {
        case UInt8(ascii: "-") where isList: return dashWithoutSpace(at: fault.offset)
        case UInt8(ascii: "-") where lines.isBlankOrBreak(at: fault.offset + 1):
            return atWord("a list entry cannot stand among keys; indent it below the key it belongs to")
        case UInt8(ascii: ":") where lines.isBlankOrBreak(at: fault.offset + 1):
            return atWord("a key is missing before this colon")
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            return atWord("this bracket closes nothing")
        default:
            if let start = fault.context, lines.indentation(of: fault.offset) != start - lines.lineStart(of: start) {
                return atWord("this line is indented like none of the lines it could belong to")
            }
            return atWord(isList ? "each entry of this list begins with '- '" : "a key and a colon belong here")
        }
    }

    /// Something after the value that makes up the whole file.
    var unexpectedAfterRoot: Diagnostic {
        if let above = lines.contentLine(above: fault.offset), lines.byte(at: above) == UInt8(ascii: "%") {
            return atWord("a line '---' belongs between the lines that begin with '%' and the content")
        }
        return atWord("the file's value has ended before this; all keys at the top begin in the first column")
    }
}
