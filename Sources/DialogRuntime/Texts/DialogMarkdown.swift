/// A stretch of text in the inline Markdown of definitions.
public struct DialogTextRun: Sendable, Hashable {
    /// The words, without marks.
    public var text: String
    /// Whether they are emphasised, `*so*`.
    public var isEmphasized = false
    /// Whether they are strongly emphasised, `**so**`.
    public var isStrong = false
    /// Whether they are code, `` `so` ``.
    public var isCode = false
    /// Where they lead.
    public var link: String?
}

/// The inline Markdown of definitions: emphasis, code and links.
public enum DialogMarkdown {
    /// The text taken apart; neighbours differ in more than their words.
    public static func runs(of source: String) -> [DialogTextRun] {
        var scanner = Scanner(characters: Array(source), style: DialogTextRun(text: ""))
        return scanner.runs()
    }

    /// The words alone, with the address of a link behind its title.
    public static func plain(_ source: String) -> String {
        let runs = runs(of: source)
        var result = ""
        var title = ""
        for (index, run) in runs.enumerated() {
            result += run.text
            guard let link = run.link else { continue }
            title += run.text
            if index + 1 < runs.count, runs[index + 1].link == link { continue }
            if title != link { result += " (\(link))" }
            title = ""
        }
        return result
    }

    private struct Scanner {
        let characters: [Character]
        /// What holds for everything around.
        let style: DialogTextRun
        private var position = 0
        private var result: [DialogTextRun] = []

        init(characters: [Character], style: DialogTextRun) {
            self.characters = characters
            self.style = style
        }

        mutating func runs() -> [DialogTextRun] {
            while position < characters.count {
                let character = characters[position]
                switch character {
                case "\\" where position + 1 < characters.count && isPunctuation(characters[position + 1]):
                    append(characters[(position + 1)..<(position + 2)])
                    position += 2
                case "`": code()
                case "[": link()
                case "*", "_": emphasis(character)
                default: literal(1)
                }
            }
            return result
        }

        private mutating func append(_ text: ArraySlice<Character>, _ change: (inout DialogTextRun) -> Void = { _ in })
        {
            guard !text.isEmpty else { return }
            var run = style
            run.text = String(text)
            change(&run)
            append(run)
        }

        private mutating func append(_ run: DialogTextRun) {
            if var last = result.last {
                last.text = run.text
                if last == run {
                    result[result.count - 1].text += run.text
                    return
                }
            }
            result.append(run)
        }

        private mutating func inside(_ range: Range<Int>, _ change: (inout DialogTextRun) -> Void) {
            var inner = style
            change(&inner)
            var scanner = Scanner(characters: Array(characters[range]), style: inner)
            for run in scanner.runs() { append(run) }
        }

        private mutating func code() {
            let length = runLength(of: "`", at: position)
            var end = position + length
            while end < characters.count {
                let closing = runLength(of: "`", at: end)
                if closing == length {
                    append(characters[(position + length)..<end]) { $0.isCode = true }
                    position = end + length
                    return
                }
                end += max(closing, 1)
            }
            literal(length)
        }

        private mutating func link() {
            guard let close = match(from: position, opening: "[", closing: "]"), close + 1 < characters.count,
                characters[close + 1] == "(", let end = match(from: close + 1, opening: "(", closing: ")")
            else { return literal(1) }
            let address = String(characters[(close + 2)..<end])
            inside((position + 1)..<close) { $0.link = address }
            position = end + 1
        }

        private mutating func emphasis(_ mark: Character) {
            let length = runLength(of: mark, at: position)
            let start = position + length
            let before = position > 0 ? characters[position - 1] : " "
            // `snake_case` and `2 * 3` are no emphasis.
            guard length <= 3, start < characters.count, !characters[start].isWhitespace,
                mark == "*" || !isWord(before), let end = closing(mark, length, from: start)
            else { return literal(length) }
            inside(start..<end) { run in
                run.isEmphasized = run.isEmphasized || length != 2
                run.isStrong = run.isStrong || length >= 2
            }
            position = end + length
        }

        private func closing(_ mark: Character, _ length: Int, from start: Int) -> Int? {
            var index = start
            while index < characters.count {
                if characters[index] == "\\" {
                    index += 2
                    continue
                }
                guard characters[index] == mark else {
                    index += 1
                    continue
                }
                let run = runLength(of: mark, at: index)
                let after = index + run < characters.count ? characters[index + run] : " "
                if run == length, index > start, !characters[index - 1].isWhitespace, mark == "*" || !isWord(after) {
                    return index
                }
                index += run
            }
            return nil
        }

        private func match(from start: Int, opening: Character, closing: Character) -> Int? {
            var depth = 0
            var index = start
            while index < characters.count {
                switch characters[index] {
                case "\\": index += 1
                case opening: depth += 1
                case closing:
                    depth -= 1
                    if depth == 0 { return index }
                default: break
                }
                index += 1
            }
            return nil
        }

        private mutating func literal(_ length: Int) {
            append(characters[position..<(position + length)])
            position += length
        }

        private func runLength(of mark: Character, at start: Int) -> Int {
            characters[start...].prefix { $0 == mark }.count
        }

        private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

        private func isPunctuation(_ character: Character) -> Bool {
            character.isASCII && (character.isPunctuation || character.isSymbol)
        }
    }
}
