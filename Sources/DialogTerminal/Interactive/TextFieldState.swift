/// Where the cursor stands in the text that has the focus, counted in characters as a person sees them.
struct TextFieldState: Equatable, Sendable {
    /// Characters before the cursor; `nil` is the end.
    private var offset: Int?
    /// The first character typed replaces the whole text, as if it were selected.
    var replacesAll = false

    /// A change of the text, or `nil` if the key means nothing to a text.
    mutating func edit(_ text: String, with key: TerminalKey, isMultiline: Bool) -> String? {
        switch key {
        case .character(let character): return insert(String(character), into: text)
        case .paste(let pasted):
            // A single line keeps one line; the breaks become spaces.
            let clean = isMultiline ? pasted : String(pasted.map { $0.isNewline ? " " : $0 })
            return insert(clean.replacing("\r\n", with: "\n").replacing("\r", with: "\n"), into: text)
        case .enter where isMultiline: return insert("\n", into: text)
        case .backspace: return remove(from: text, before: true)
        case .delete: return remove(from: text, before: false)
        case .control("u"):
            replacesAll = false
            offset = 0
            return ""
        default: return nil
        }
    }

    /// Moves the cursor; `false` if the key is no movement inside this text.
    mutating func move(_ key: TerminalKey, in text: String, isMultiline: Bool) -> Bool {
        let count = text.count
        let position = cursor(in: text)
        switch key {
        case .left: offset = replacesAll ? 0 : max(position - 1, 0)
        case .right: offset = replacesAll ? count : min(position + 1, count)
        case .home, .control("a"): offset = 0
        case .end, .control("e"): offset = count
        case .up where isMultiline, .down where isMultiline:
            guard let target = neighbour(of: position, in: text, by: key == .up ? -1 : 1) else { return false }
            offset = target
        default: return false
        }
        replacesAll = false
        return true
    }

    func cursor(in text: String) -> Int { min(offset ?? text.count, text.count) }

    /// The part of a one-line text that fits into `columns` with the cursor in it, and the cursor's column.
    func window(of text: String, columns: Int, isFocused: Bool) -> (text: DisplayText, cursor: Int) {
        let room = max(columns, 1)
        let shown = DisplayText(text)
        guard shown.width > room else { return (shown, DisplayText(text.prefix(cursor(in: text))).width) }
        guard isFocused else { return (shown.truncated(to: room), 0) }
        // As much before the cursor as fits, then what follows.
        var before: [Character] = []
        var used = 0
        for character in text.prefix(cursor(in: text)).reversed() {
            let step = DisplayText(String(character)).width
            if used + step > room { break }
            before.append(character)
            used += step
        }
        let start = DisplayText(String(before.reversed()))
        return ((start + DisplayText(text.dropFirst(cursor(in: text)))).truncated(to: room), start.width)
    }

    /// The line and column of the cursor in a text of several lines.
    func place(in text: String) -> (line: Int, column: Int) {
        let lines = DisplayText.lines(of: String(text.prefix(cursor(in: text))))
        return (lines.count - 1, lines.last?.width ?? 0)
    }

    private mutating func insert(_ new: String, into text: String) -> String {
        if replacesAll {
            replacesAll = false
            offset = nil
            return new
        }
        let position = cursor(in: text)
        let before = String(text.prefix(position)) + new
        let result = before + text.dropFirst(position)
        // A mark that joins the character before it makes no new one.
        offset = position == text.count ? nil : before.count
        return result
    }

    private mutating func remove(from text: String, before: Bool) -> String {
        if replacesAll {
            replacesAll = false
            offset = nil
            return ""
        }
        let position = cursor(in: text)
        let victim = before ? position - 1 : position
        guard victim >= 0, victim < text.count else { return text }
        var characters = Array(text)
        characters.remove(at: victim)
        offset = victim
        return String(characters)
    }

    private func neighbour(of position: Int, in text: String, by step: Int) -> Int? {
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        var start = 0
        for (index, line) in lines.enumerated() {
            if position <= start + line.count {
                let target = index + step
                guard lines.indices.contains(target) else { return nil }
                let targetStart = lines[..<target].reduce(0) { $0 + $1.count + 1 }
                return targetStart + min(position - start, lines[target].count)
            }
            start += line.count + 1
        }
        return nil
    }
}
