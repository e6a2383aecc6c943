/// The inline Markdown of definitions as plain text: a terminal shows the words, and where a link leads.
enum InlineMarkdown {
    static func plain(_ source: String) -> String {
        var scanner = Scanner(characters: Array(source))
        return scanner.plain()
    }

    private struct Scanner {
        let characters: [Character]
        var position = 0

        init(characters: [Character]) {
            self.characters = characters
        }

        mutating func plain() -> String {
            var result = ""
            while position < characters.count {
                let character = characters[position]
                switch character {
                case "\\" where position + 1 < characters.count && isPunctuation(characters[position + 1]):
                    result.append(characters[position + 1])
                    position += 2
                case "`": result += code()
                case "[": result += link()
                case "*", "_": result += emphasis(character)
                default:
                    result.append(character)
                    position += 1
                }
            }
            return result
        }

        private mutating func code() -> String {
            let length = runLength(of: "`", at: position)
            var end = position + length
            while end < characters.count {
                let closing = runLength(of: "`", at: end)
                if closing == length {
                    defer { position = end + length }
                    return String(characters[(position + length)..<end])
                }
                end += max(closing, 1)
            }
            return literal(length)
        }

        private mutating func link() -> String {
            guard let close = match(from: position, opening: "[", closing: "]"), close + 1 < characters.count,
                characters[close + 1] == "(", let end = match(from: close + 1, opening: "(", closing: ")")
            else { return literal(1) }
            let title = InlineMarkdown.plain(String(characters[(position + 1)..<close]))
            let address = String(characters[(close + 2)..<end])
            position = end + 1
            return title == address ? title : "\(title) (\(address))"
        }

        private mutating func emphasis(_ mark: Character) -> String {
            let length = runLength(of: mark, at: position)
            let start = position + length
            let before = position > 0 ? characters[position - 1] : " "
            // `snake_case` and `2 * 3` are no emphasis.
            guard length <= 3, start < characters.count, !characters[start].isWhitespace,
                mark == "*" || !isWord(before), let end = closing(mark, length, from: start)
            else { return literal(length) }
            position = end + length
            return InlineMarkdown.plain(String(characters[start..<end]))
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

        private mutating func literal(_ length: Int) -> String {
            defer { position += length }
            return String(characters[position..<(position + length)])
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
