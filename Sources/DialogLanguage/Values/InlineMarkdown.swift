/// A piece of an inline Markdown text: emphasis, code and links are the only markup.
public enum MarkdownSpan: Sendable, Hashable {
    case text(String)
    case argument(String)
    case code(TextTemplate)
    case emphasis([MarkdownSpan])
    case strong([MarkdownSpan])
    case link([MarkdownSpan], url: String)
}

extension Values {
    /// Takes an inline Markdown text apart, by the rules of CommonMark for emphasis, code and links.
    ///
    /// Everything else is plain text: headings, images, HTML, lists. `\` takes the meaning from the ASCII punctuation that
    /// follows. A `*`, `[` or back-tick without a partner stands for itself. The only things that can be wrong are braces
    /// (as in every text) and the address of a link.
    public static func markdown(_ text: String) -> Parsed<[MarkdownSpan]> {
        guard text.utf8.contains(where: { markdownSigns.contains($0) }) else {
            return .value(text.isEmpty ? [] : [.text(text)])
        }
        if let problem = template(text).problem { return .problem(problem) }
        var parser = InlineMarkdownParser(text)
        return parser.parse()
    }

    /// A text without these is one piece.
    private static let markdownSigns = Array("\\*_[]`{}".utf8)
}

/// Splits a Markdown text into pieces, code spans and links; `MarkdownEmphasis` pairs the rest.
///
/// Braces were checked before: each `{` is doubled or starts a placeholder.
struct InlineMarkdownParser {
    private let scalars: [Unicode.Scalar]
    /// The UTF-8 offset of each scalar, and of the end.
    private let offsets: [Int]
    private var index = 0
    private var items: [MarkdownItem] = []
    /// Positions in `items` of each `[` that may start a link.
    private var brackets: [Int] = []
    private var plain = String.UnicodeScalarView()

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        var offset = 0
        var offsets: [Int] = []
        for scalar in scalars {
            offsets.append(offset)
            offset += UTF8.width(scalar)
        }
        offsets.append(offset)
        self.offsets = offsets
    }

    mutating func parse() -> Parsed<[MarkdownSpan]> {
        // Lengths of back-tick runs that were looked for in vain: none of that length follows.
        var unclosedCode: Set<Int> = []
        while index < scalars.count {
            let scalar = scalars[index]
            switch scalar {
            case "\\" where next.map(isPunctuation) ?? false: escape()
            case "{", "}": brace(scalar)
            case "`": code(&unclosedCode)
            case "*", "_": delimiter(scalar)
            case "[":
                endPlain()
                brackets.append(items.count)
                items.append(.span(.text("["), depth: 0))
                index += 1
            case "]":
                if let problem = closingBracket() { return .problem(problem) }
            default:
                plain.append(scalar)
                index += 1
            }
        }
        endPlain()
        return .value(MarkdownEmphasis.paired(items))
    }

    private var next: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

    /// ASCII punctuation, which is what `\` works on.
    private func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }

    private mutating func endPlain() {
        guard !plain.isEmpty else { return }
        items.append(.span(.text(String(plain)), depth: 0))
        plain = String.UnicodeScalarView()
    }

    private mutating func escape() {
        index += 1
        let scalar = scalars[index]
        guard scalar == "{" || scalar == "}" else {
            plain.append(scalar)
            index += 1
            return
        }
        // A brace is escaped by doubling it; the backslash before it changes nothing.
        brace(scalar)
    }

    private mutating func brace(_ scalar: Unicode.Scalar) {
        if next == scalar {
            plain.append(scalar)
            index += 2
            return
        }
        let end = scalars[index...].firstIndex(of: "}") ?? scalars.endIndex
        var name = String.UnicodeScalarView()
        name.append(contentsOf: scalars[(index + 1)..<end])
        endPlain()
        items.append(.span(.argument(String(name)), depth: 0))
        index = min(end + 1, scalars.count)
    }

    private mutating func code(_ unclosed: inout Set<Int>) {
        let length = runLength(at: index)
        let start = index + length
        var end = start
        if !unclosed.contains(length) {
            while end < scalars.count {
                guard scalars[end] == "`" else {
                    end += 1
                    continue
                }
                let run = runLength(at: end)
                if run == length { break }
                end += run
            }
        } else {
            end = scalars.count
        }
        guard end < scalars.count else {
            unclosed.insert(length)
            plain.append(contentsOf: scalars[index..<start])
            index = start
            return
        }
        var content = scalars[start..<end].map { $0 == "\n" ? " " : $0 }[...]
        if content.count > 2, content.first == " ", content.last == " ", content.contains(where: { $0 != " " }) {
            content = content.dropFirst().dropLast()
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: content)
        endPlain()
        // A code span may cut a doubled brace in two only if the author put a back-tick between them.
        let template = Values.template(String(text)).value?.template ?? TextTemplate(String(text))
        items.append(.span(.code(template), depth: 0))
        index = end + length
    }

    private func runLength(at start: Int) -> Int {
        scalars[start...].prefix { $0 == scalars[start] }.count
    }

    private mutating func delimiter(_ scalar: Unicode.Scalar) {
        let count = runLength(at: index)
        let before = index > 0 ? scalars[index - 1] : "\n"
        let after = index + count < scalars.count ? scalars[index + count] : "\n"
        endPlain()
        items.append(.delimiter(.init(mark: scalar, count: count, before: before, after: after)))
        index += count
    }

    /// Ends a link, if a `[` is open and `(address)` follows.
    private mutating func closingBracket() -> ValueProblem? {
        guard let opener = brackets.popLast(), next == "(", let end = closingParenthesis(from: index + 2) else {
            plain.append("]")
            index += 1
            return nil
        }
        endPlain()
        var address = String.UnicodeScalarView()
        address.append(contentsOf: scalars[(index + 2)..<end])
        let range = offsets[index + 2]..<offsets[end]
        switch Values.url(String(address)) {
        case .problem(var problem):
            problem.range = range
            problem.fix?.range = range
            return problem
        case .value(let url):
            let inner = MarkdownEmphasis.paired(Array(items[(opener + 1)...]))
            items.removeSubrange(opener...)
            items.append(.span(.link(inner, url: url), depth: 1))
            // Links do not nest: a `[` before this one stands for itself.
            brackets = []
            index = end + 1
            return nil
        }
    }

    /// The `)` that ends an address, in which pairs of parentheses may stand. No address is longer than 2,000 characters.
    private func closingParenthesis(from start: Int) -> Int? {
        var depth = 0
        for index in start..<max(start, min(scalars.count, start + 2_000)) {
            switch scalars[index] {
            case "(": depth += 1
            case ")" where depth == 0: return index
            case ")": depth -= 1
            case "\n": return nil
            default: break
            }
        }
        return nil
    }
}
