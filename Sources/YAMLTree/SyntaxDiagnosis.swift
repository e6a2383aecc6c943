import Diagnostics

/// Finds out what the author of a file did where libyaml lost the thread, and says so in the author's terms.
struct SyntaxDiagnosis {
    let file: SourceFile
    let fault: SyntaxFault
    let lines: SourceLines

    static let multipleDocumentsMessage =
        "a second document begins here; a definition file holds one, so move this into a file of its own"

    init(_ file: SourceFile, _ fault: SyntaxFault) {
        self.file = file
        self.fault = fault
        lines = SourceLines(file.bytes)
    }

    var diagnostic: Diagnostic {
        if let tab = misplacedTab { return tab }
        if fault.isAfterDocumentEnd {
            return report(.yamlMultipleDocuments, Self.multipleDocumentsMessage, fault.offset, characterEnd)
        }
        // A quote that was never closed looks like an open bracket as well.
        if fault.problem == "found unexpected end of stream" || fault.problem == "found unexpected document indicator" {
            return unclosedQuote(at: fault.context ?? fault.offset)
        }
        if let quoted = fault.quotedBefore, let finding = textAfterQuotes(quoted) { return finding }
        if let opener = fault.openBracket, let finding = bracketFinding(opener) { return finding }
        return known ?? unknown
    }

    // MARK: By libyaml's words

    private var known: Diagnostic? {
        let context = fault.context ?? fault.offset
        switch fault.problem {
        case "could not find expected ':'": return missingColon(from: context)
        case "found unexpected ':'":
            let end = fault.offset + 1
            return at(
                fault.offset, end, "a space is missing after this colon",
                fixIts: [FixIt("write a space", replace: span(end, end), with: " ")])
        case "mapping values are not allowed in this context": return unexpectedColon
        case "did not find expected key", "did not find expected '-' indicator": return unexpectedInBlock
        case "did not find expected <document start>": return unexpectedAfterRoot
        case "block sequence entries are not allowed in this context":
            return atWord("a list in this form begins on a line of its own: put each '- ' entry on its own line")
        case "mapping keys are not allowed in this context":
            return atWord("a text cannot begin with '? '; put it into quotes")
        case "did not find expected node content":
            return atWord("a value should stand here, and this cannot be one; put it into quotes if it is text")
        case "found character that cannot start any token":
            return atCharacter("a text cannot begin with '\(character)'; put it into quotes")
        case "did not find expected alphabetic or numeric character":
            let sign = file.text(of: ByteRange(context, context + 1))
            let meaning = sign == "*" ? "an alias" : "an anchor"
            return at(
                context, lines.wordEnd(from: context),
                "a value that begins with '\(sign)' is \(meaning) to YAML; put it into quotes if it is text")
        case "did not find expected comment or line break", "found an indentation indicator equal to 0":
            return atWord("nothing may follow the '|' or '>' on its line; the text begins on the line below, indented")
        default: return knownEscape ?? knownDirective ?? knownTag
        }
    }

    private var knownEscape: Diagnostic? {
        switch fault.problem {
        case "found unknown escape character":
            let end = lines.characterEnd(from: fault.offset + 1)
            let range = ByteRange(fault.offset, min(end, file.bytes.count))
            return report(
                .yamlSyntax,
                "'\(file.text(of: range))' means nothing between double quotes; write the backslash twice or use single quotes",
                fault.offset, Int(range.end),
                fixIts: [
                    FixIt(
                        "write the backslash twice", replace: span(fault.offset, fault.offset), with: "\\")
                ])
        case "did not find expected hexdecimal number":
            return atCharacter("hexadecimal digits belong here: two after '\\x', four after '\\u', eight after '\\U'")
        case "found invalid Unicode character escape code":
            return atCharacter("this escape names no Unicode character")
        default: return nil
        }
    }

    private var knownDirective: Diagnostic? {
        let end = lines.trimmedLineEnd(of: fault.offset)
        switch fault.problem {
        case "found incompatible YAML document":
            return at(fault.offset, end, "this asks for another version of YAML than 1.1 or 1.2; remove the line")
        case "found duplicate %YAML directive":
            return at(fault.offset, end, "the version of YAML is given twice; remove the line")
        case "found duplicate %TAG directive":
            return report(.yamlTag, "definition files have no tags, so this line can go", fault.offset, end)
        default:
            guard let context = fault.context, lines.byte(at: context) == UInt8(ascii: "%") else { return nil }
            return at(
                context, lines.trimmedLineEnd(of: context),
                "a line that begins with '%' instructs the YAML reader, and this instruction is not known; remove it")
        }
    }

    private var knownTag: Diagnostic? {
        let start = fault.context ?? fault.offset
        guard lines.byte(at: start) == UInt8(ascii: "!") || fault.problem == "found undefined tag handle" else {
            return nil
        }
        return report(
            .yamlTag, "definition files have no tags; a text that begins with '!' must be in quotes", start,
            lines.wordEnd(from: start))
    }

    private var unknown: Diagnostic {
        atWord("this cannot stand here (\(fault.problem)); put it into quotes if it is text")
    }

    // MARK: Tabs

    private var misplacedTab: Diagnostic? {
        var tab = fault.offset
        if lines.byte(at: tab) != UInt8(ascii: "\t") {
            // Behind the indentation libyaml may notice a tab only at what follows it.
            guard fault.problem.contains("tab character"), tab > 0, lines.byte(at: tab - 1) == UInt8(ascii: "\t") else {
                return nil
            }
            tab -= 1
        }
        var end = tab
        while lines.byte(at: end) == UInt8(ascii: "\t") { end += 1 }
        let isIndentation = lines.firstContent(of: tab).map { $0 >= end } ?? true
        let message =
            isIndentation
            ? "a tab indents this line; YAML counts only spaces" : "a tab stands here where YAML allows only spaces"
        return report(
            .yamlTab, message, tab, end,
            fixIts: [
                FixIt(
                    "write spaces", replace: span(tab, end), with: String(repeating: "  ", count: end - tab))
            ])
    }

    // MARK: Building findings

    func span(_ start: Int, _ end: Int) -> SourceSpan { SourceSpan(file, ByteRange(start, max(start, end))) }

    func report(
        _ code: DiagnosticCode, _ message: String, _ start: Int, _ end: Int, notes: [Diagnostic.Note] = [],
        fixIts: [FixIt] = []
    ) -> Diagnostic {
        Diagnostic(code, message, at: .span(span(start, end)), notes: notes, fixIts: fixIts)
    }

    /// A `yaml-syntax` at a stretch of the file.
    func at(_ start: Int, _ end: Int, _ message: String, fixIts: [FixIt] = []) -> Diagnostic {
        report(.yamlSyntax, message, start, end, fixIts: fixIts)
    }

    func atWord(_ message: String) -> Diagnostic { at(fault.offset, lines.wordEnd(from: fault.offset), message) }

    private func atCharacter(_ message: String) -> Diagnostic { at(fault.offset, characterEnd, message) }

    private var characterEnd: Int { min(lines.characterEnd(from: fault.offset), file.bytes.count) }

    private var character: String { file.text(of: ByteRange(fault.offset, characterEnd)) }
}
