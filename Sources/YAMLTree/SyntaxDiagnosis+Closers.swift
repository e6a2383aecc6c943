import Diagnostics

// Quotes and brackets that were not closed, and commas that are missing between them.

extension SyntaxDiagnosis {
    func unclosedQuote(at opener: Int) -> Diagnostic {
        let quote = file.text(of: ByteRange(opener, opener + 1))
        return report(.yamlUnclosed, "this \(quote) opens a text that is never closed", opener, opener + 1)
    }

    /// What follows a closing quote on its line: mostly the quote was not meant to close, or an earlier one is missing.
    func textAfterQuotes(_ quoted: Range<Int>) -> Diagnostic? {
        let between = quoted.upperBound..<max(quoted.upperBound, fault.offset)
        guard fault.offset >= quoted.upperBound, between.allSatisfy({ SourceLines.isBlank(file.bytes[$0]) }),
            let byte = lines.byte(at: fault.offset), !SourceLines.isFlowSign(byte)
        else { return nil }
        if isOverrun(quoted) { return unclosedQuote(at: quoted.lowerBound) }
        guard between.isEmpty else { return nil }
        let isSingle = file.bytes[quoted.lowerBound] == UInt8(ascii: "'")
        let advice =
            isSingle
            ? "write an apostrophe inside single quotes twice ('') or use double quotes around the text"
            : "write a quote inside double quotes as \\\" or use single quotes around the text"
        return at(
            fault.offset, lines.wordEnd(from: fault.offset), "the quoted text has ended before this; \(advice)")
    }

    /// Whether a quoted text ran over its intended end up to the next quote in the file.
    private func isOverrun(_ quoted: Range<Int>) -> Bool {
        let opener = quoted.lowerBound
        var line = lines.nextLine(after: opener)
        if line >= quoted.upperBound {
            // On one line an odd double quote out shows it; an odd single one may be an apostrophe.
            let rest = opener..<lines.lineEnd(of: opener)
            let quotes = rest.count {
                file.bytes[$0] == UInt8(ascii: "\"") && lines.byte(at: $0 - 1) != UInt8(ascii: "\\")
            }
            return file.bytes[opener] == UInt8(ascii: "\"") && !quotes.isMultiple(of: 2)
        }
        let indentation = lines.indentation(of: opener)
        while line < quoted.upperBound {
            if let first = lines.firstContent(of: line), first - line <= indentation { return true }
            let next = lines.nextLine(after: line)
            guard next > line else { break }
            line = next
        }
        return false
    }

    /// Inside brackets: one that is not closed, or a missing comma.
    func bracketFinding(_ outermost: Int) -> Diagnostic? {
        if let opener = FlowBrackets.unclosedOpener(from: outermost, in: lines) { return unclosed(opener) }
        switch fault.problem {
        case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
            // libyaml takes any # for a comment, also one that hides the closing bracket: `{#}`.
            return fault.offset < file.bytes.count ? missingComma : unclosed(outermost)
        case "did not find expected node content" where lines.byte(at: fault.offset) == UInt8(ascii: ":"):
            return atWord("a key is missing before this colon")
        case "did not find expected node content":
            return atWord("a value is missing before this; remove the comma that is too many, or write the value")
        default: return nil
        }
    }

    private func unclosed(_ opener: Int) -> Diagnostic? {
        let isList = file.bytes[opener] == UInt8(ascii: "[")
        let closer = isList ? "]" : "}"
        return report(.yamlUnclosed, "this \(isList ? "[" : "{") has no matching \(closer)", opener, opener + 1)
    }

    private var missingComma: Diagnostic {
        var start = fault.offset
        if lines.byte(at: start) == UInt8(ascii: ":") {
            // libyaml notices at the colon; the comma is missing before the word that the colon follows.
            while start > 0, let byte = lines.byte(at: start - 1), !SourceLines.isBlank(byte),
                !SourceLines.isBreak(byte), !SourceLines.isFlowSign(byte)
            {
                start -= 1
            }
        }
        let end = max(lines.wordEnd(from: start), start + 1)
        let word = file.text(of: ByteRange(start, end)).excerpt
        if word.hasPrefix(":") {
            return at(start, end, "a ': ' too many; put the text into quotes if the colon belongs to it")
        }
        var before = start
        while before > 0, lines.isBlankOrBreak(at: before - 1) { before -= 1 }
        return at(
            start, end, "a comma is missing before '\(word)'",
            fixIts: [FixIt("write a comma", replace: span(before, before), with: ",")])
    }
}
