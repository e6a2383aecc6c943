/// A screen as lines for a pipe: no colours, no boxes, no width of a window, the same every time.
enum PlainLayout {
    /// Longer lists of options are cut; the command without a value shows all.
    static let shownOptions = 20

    /// `slotLines` gives what an app's own view in a row shows.
    static func lines(_ screen: DialogScreen, slotLines: (String) -> [DisplayText]) -> [DisplayText] {
        var lines = [heading(screen.title)]
        lines += screen.message
        let width = screen.rows.reduce(0) { max($0, DisplayText($1.id).width) }
        for section in screen.sections where !section.rows.isEmpty {
            if let header = section.header { lines.append(header) }
            for row in section.rows { lines += self.lines(row, idWidth: width, slotLines: slotLines) }
            if let footer = section.footer { lines.append("  " + footer) }
        }
        if !screen.buttons.isEmpty {
            lines.append(DisplayText("buttons: " + screen.buttons.map { button($0).string }.joined(separator: ", ")))
        }
        return lines
    }

    static func heading(_ title: DisplayText) -> DisplayText { "--- " + title + " ---" }

    static func lines(_ loading: LoadingScreen) -> [DisplayText] {
        var lines = [heading(loading.title)]
        if let message = loading.message { lines.append(message) }
        // No number: how far the work has come differs from run to run.
        lines.append(loading.isCancellable ? "working: wait, cancel" : "working: wait")
        return lines
    }

    /// All options of a picker, one a line.
    static func options(_ choice: DialogScreen.Choice) -> [DisplayText] {
        let width = choice.options.reduce(choice.allowsNone ? 4 : 0) { max($0, DisplayText($1.id).width) }
        var lines = options(choice.options, width: width) { $0 == choice.selected }
        if choice.allowsNone {
            let mark: DisplayText = choice.selected == nil ? "* " : "  "
            lines.append(mark + DisplayText("none").padded(to: width) + "  " + (choice.placeholder ?? "nothing chosen"))
        }
        return lines
    }

    /// All options of a picker that takes several, one a line.
    static func options(_ choices: DialogScreen.Choices) -> [DisplayText] {
        let width = choices.options.reduce(0) { max($0, DisplayText($1.id).width) }
        return options(choices.options, width: width) { choices.selected.contains($0) }
    }

    private static func options(
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

    private static func lines(
        _ row: DialogScreen.Row, idWidth: Int, slotLines: (String) -> [DisplayText]
    ) -> [DisplayText] {
        if case .note(let texts) = row.value { return texts.map { "  " + $0 } }
        if case .slot = row.value { return slotLines(row.id).map { "  " + $0 } + details(row, indent: "  ") }
        let value = describe(row.value)
        var line = "  " + DisplayText(row.id).padded(to: idWidth) + "  " + row.label
        if !value.isEmpty { line = line + (row.label.isEmpty ? "" : ": ") + value }
        if !row.isEnabled { line = line + " (not available now)" }
        let indent = DisplayText(String(repeating: " ", count: idWidth + 4))
        guard case .list(let list) = row.value else { return [line] + details(row, indent: indent) }
        return [line] + details(row, indent: indent) + list.rows.flatMap { lines($0, inListAt: indent) }
    }

    /// A row of a list: its place, and its title if it has one.
    private static func lines(_ row: DialogScreen.Row, inListAt indent: DisplayText) -> [DisplayText] {
        let value = describe(row.value)
        let line = indent + row.label + (value.isEmpty ? "" : ": " + value)
        return [line] + row.issues.map { indent + "   ! " + $0 }
    }

    private static func details(_ row: DialogScreen.Row, indent: DisplayText) -> [DisplayText] {
        var lines: [DisplayText] = []
        if let subtitle = row.subtitle { lines.append(indent + subtitle) }
        if let help = row.help { lines.append(indent + help) }
        if let options = row.value.options {
            let shown = options.prefix(shownOptions).map(\.id).joined(separator: ", ")
            let rest = options.count - shownOptions
            let more = rest > 0 ? " and \(rest) more (\(row.id) alone lists them)" : ""
            lines.append(indent + DisplayText("options: \(shown)\(more)"))
        }
        lines += row.issues.map { indent + "! " + $0 }
        return lines
    }

    private static func describe(_ value: DialogScreen.Value) -> DisplayText {
        switch value {
        case .toggle(let isOn): return isOn ? "on" : "off"
        case .number(let number):
            let unit = number.unit.map { " " + $0 } ?? ""
            let range = number.range.map { " (" + $0 + ")" } ?? ""
            return (number.text.isEmpty ? "empty" : number.text + unit) + range
        case .choice(let choice):
            return choice.selected.map { choice.options[$0].title } ?? choice.placeholder ?? "nothing chosen"
        case .choices(let choices): return choices.summary
        case .text(let text):
            if text.text.isEmpty { return "empty" }
            let unit = text.unit.map { " " + $0 } ?? ""
            return
                (text.isSecure ? DisplayText(String(repeating: "•", count: text.text.count)) : DisplayText(text.text))
                + unit
        case .typed(let typed):
            let range = typed.range.map { " (" + $0 + ")" } ?? ""
            return (!typed.isOn && typed.text.isEmpty ? "off" : typed.text.isEmpty ? "empty" : typed.text) + range
        case .list(let list): return list.summary
        case .readout(let text): return text
        case .action(.button): return ""
        case .action(.navigation): return ">"
        case .action(.link(let url)): return url
        case .note, .slot: return ""
        }
    }

    private static func button(_ button: DialogScreen.Button) -> DisplayText {
        var notes: [String] = [button.title.string]
        if button.isDefault { notes.append("default") }
        if !button.isEnabled { notes.append("not available now") }
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
