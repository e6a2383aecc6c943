/// A screen as lines for a pipe: no colours, no boxes, no width of a window, the same every time.
struct PlainLayout {
    /// Longer lists of options are cut; the command without a value shows all.
    static let shownOptions = 20

    private let words: TerminalWords

    init(_ words: TerminalWords = .english) {
        self.words = words
    }

    /// `slotLines` gives what an app's own view in a row shows.
    func lines(_ screen: DialogScreen, slotLines: (String) -> [DisplayText]) -> [DisplayText] {
        var lines = [heading(screen.title)]
        lines += screen.message
        if let search = screen.search { lines.append(line(search)) }
        let width = screen.rows.reduce(0) { max($0, DisplayText($1.id).width) }
        for section in screen.sections where section.isShown {
            if let header = header(section) { lines.append(header) }
            for row in section.rows { lines += self.lines(row, idWidth: width, slotLines: slotLines) }
            if let footer = section.footer { lines.append("  " + footer) }
        }
        if !screen.buttons.isEmpty {
            let buttons = screen.buttons.map { button($0).string }.joined(separator: ", ")
            lines.append(DisplayText(words("buttons: ", ja: "ボタン: ") + buttons))
        }
        return lines
    }

    func heading(_ title: DisplayText) -> DisplayText { "--- " + title + " ---" }

    func lines(_ loading: LoadingScreen) -> [DisplayText] {
        var lines = [heading(loading.title)]
        if let message = loading.message { lines.append(message) }
        // No number: how far the work has come differs from run to run.
        lines.append(DisplayText(words("working: ", ja: "作業中: ") + (loading.isCancellable ? "wait, cancel" : "wait")))
        return lines
    }

    /// All options of a picker, one a line.
    func options(_ choice: DialogScreen.Choice) -> [DisplayText] {
        let width = choice.options.reduce(choice.allowsNone ? 4 : 0) { max($0, DisplayText($1.id).width) }
        var lines = options(choice.options, width: width) { $0 == choice.selected }
        if choice.allowsNone {
            let mark: DisplayText = choice.selected == nil ? "* " : "  "
            lines.append(mark + DisplayText("none").padded(to: width) + "  " + placeholder(choice))
        }
        return lines
    }

    /// All options of a picker that takes several, one a line.
    func options(_ choices: DialogScreen.Choices) -> [DisplayText] {
        let width = choices.options.reduce(0) { max($0, DisplayText($1.id).width) }
        return options(choices.options, width: width) { choices.selected.contains($0) }
    }

    private func options(
        _ options: [DialogScreen.Option], width: Int, isChosen: (Int) -> Bool
    ) -> [DisplayText] {
        var lines: [DisplayText] = []
        for (index, option) in options.enumerated() {
            if let group = option.group, index == 0 || options[index - 1].group != group { lines.append(group) }
            let mark: DisplayText = isChosen(index) ? "* " : "  "
            let title = option.subtitle.map { option.title + ", " + $0 } ?? option.title
            lines.append(mark + DisplayText(option.id).padded(to: width) + "  " + title)
        }
        return lines
    }

    private func line(_ search: DialogScreen.Search) -> DisplayText {
        switch search.found {
        case nil: DisplayText(words("search: write what to look for after the word", ja: "検索: searchのあとに探す言葉を書いてください"))
        case 0?:
            DisplayText(words("search: “\(search.words)”, nothing found", ja: "検索: 「\(search.words)」は見つかりません"))
        case let found?:
            DisplayText(words("search: “\(search.words)”, \(found) found", ja: "検索: 「\(search.words)」\(found)件"))
        }
    }

    /// The line above a section. One that can be folded says how.
    private func header(_ section: DialogScreen.Section) -> DisplayText? {
        guard let isFolded = section.isFolded else { return section.header }
        let note =
            isFolded
            ? words("folded; unfold \(section.handle) shows it", ja: "折りたたみ中。unfold \(section.handle) で開きます")
            : words("fold \(section.handle) hides it", ja: "fold \(section.handle) で折りたたみます")
        return (section.header ?? DisplayText(words.more)) + DisplayText(" (\(note))")
    }

    private func placeholder(_ choice: DialogScreen.Choice) -> DisplayText {
        choice.placeholder ?? DisplayText(words.nothingChosen)
    }

    private func lines(
        _ row: DialogScreen.Row, idWidth: Int, slotLines: (String) -> [DisplayText]
    ) -> [DisplayText] {
        if case .note(let texts) = row.value { return texts.map { "  " + $0 } }
        if case .slot = row.value { return slotLines(row.id).map { "  " + $0 } + details(row, indent: "  ") }
        let value = row.showsValue ? describe(row.value) : ""
        var line = "  " + DisplayText(row.id).padded(to: idWidth) + "  " + row.label
        if !value.isEmpty { line = line + (row.label.isEmpty ? "" : ": ") + value }
        if !row.isEnabled { line = line + DisplayText(" (\(notAvailable))") }
        let indent = DisplayText(String(repeating: " ", count: idWidth + 4))
        guard case .list(let list) = row.value else { return [line] + details(row, indent: indent) }
        return [line] + details(row, indent: indent) + list.rows.flatMap { lines($0, inListAt: indent) }
    }

    /// A row of a list: its place, and its title if it has one.
    private func lines(_ row: DialogScreen.Row, inListAt indent: DisplayText) -> [DisplayText] {
        let value = describe(row.value)
        let line = indent + row.label + (value.isEmpty ? "" : ": " + value)
        return [line] + row.issues.map { indent + "   ! " + $0 }
    }

    private var notAvailable: String { words("not available now", ja: "今は使えません") }
    private var empty: String { words("empty", ja: "空") }

    private func details(_ row: DialogScreen.Row, indent: DisplayText) -> [DisplayText] {
        var lines: [DisplayText] = []
        if let subtitle = row.subtitle { lines.append(indent + subtitle) }
        if let help = row.help { lines.append(indent + help) }
        if let options = row.value.options {
            let shown = options.prefix(PlainLayout.shownOptions).map(\.id).joined(separator: ", ")
            let rest = options.count - PlainLayout.shownOptions
            let more =
                rest > 0
                ? words(" and \(rest) more (\(row.id) alone lists them)", ja: " ほか\(rest)件（\(row.id) だけで一覧）") : ""
            lines.append(indent + DisplayText(words("options: ", ja: "選択肢: ") + shown + more))
        }
        lines += row.issues.map { indent + "! " + $0 }
        return lines
    }

    private func describe(_ value: DialogScreen.Value) -> DisplayText {
        switch value {
        case .toggle(let isOn): return DisplayText(isOn ? words.on : words.off)
        case .number(let number): return describe(number)
        case .choice(let choice): return choice.selected.map { choice.options[$0].title } ?? placeholder(choice)
        case .choices(let choices): return choices.summary ?? DisplayText(words.nothingChosen)
        case .text(let text):
            if text.text.isEmpty { return DisplayText(empty) }
            let unit = text.unit.map { " " + $0 } ?? ""
            return
                (text.isSecure ? DisplayText(String(repeating: "•", count: text.text.count)) : DisplayText(text.text))
                + unit
        case .typed(let typed):
            let range = typed.range.map { " (" + $0 + ")" } ?? ""
            guard typed.text.isEmpty else { return typed.text + range }
            return DisplayText(typed.isOn ? empty : words.off) + range
        case .list(let list): return list.summary
        case .readout(let text): return text
        case .action(.button): return ""
        case .action(.navigation): return ">"
        case .action(.link(let url)): return url
        case .note, .slot: return ""
        }
    }

    private func describe(_ number: DialogScreen.Number) -> DisplayText {
        let unit = number.unit.map { " " + $0 } ?? ""
        let ends: DisplayText? =
            switch (number.minimumLabel, number.maximumLabel) {
            case (let low?, let high?): low + " – " + high
            case (let label?, nil): label + " –"
            case (nil, let label?): "– " + label
            case (nil, nil): nil
            }
        let notes = [number.range, ends].compactMap { $0?.string }.joined(separator: ", ")
        let value = number.text.isEmpty ? DisplayText(empty) : number.text + unit
        return notes.isEmpty ? value : value + DisplayText(" (\(notes))")
    }

    private func button(_ button: DialogScreen.Button) -> DisplayText {
        var notes: [String] = [button.title.string]
        if button.isDefault { notes.append(words("default", ja: "標準")) }
        if !button.isEnabled { notes.append(notAvailable) }
        return DisplayText("\(button.id) (\(notes.joined(separator: ", ")))")
    }
}

extension DialogScreen.Value {
    /// What can be chosen.
    fileprivate var options: [DialogScreen.Option]? {
        switch self {
        case .choice(let choice): choice.options
        case .choices(let choices): choices.options
        default: nil
        }
    }
}
