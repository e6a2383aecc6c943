/// Where the focus rests on a screen.
enum Focus: Hashable, Sendable {
    /// The field for what is searched for.
    case search
    /// The header of a section that can be folded.
    case section(String)
    case row(String)
    case button(String)
}

/// Which row or button has the focus and how its text is being edited.
struct FocusState: Equatable, Sendable {
    var focus: Focus?
    var field = TextFieldState()
    /// Which option the arrows have come to, of a control that takes several.
    var option = 0
    /// The row that Return leads to from this one.
    var next: String?
}

/// A screen as styled lines of a given width, for boxes and pages.
struct BoxLayout {
    /// The lines of the inside, without a frame.
    private(set) var lines: [StyledLine] = []
    /// The lines that show what has the focus, to be kept in view.
    private(set) var focusedLines: Range<Int> = 0..<0
    /// Where the text cursor stands in `lines`.
    private(set) var cursor: (x: Int, y: Int)?

    private var optionLine: Int?
    private let width: Int
    private let state: FocusState
    private let words: TerminalWords

    /// `slotLines` gives what an app's own view in a row shows in so many columns.
    init(
        _ screen: DialogScreen, width: Int, state: FocusState, words: TerminalWords = .english,
        slotLines: (String, _ columns: Int) -> [StyledLine]
    ) {
        self.width = max(width, 8)
        self.state = state
        self.words = words
        for message in screen.message { add(message) }
        let labelWidth = labelColumns(screen)
        if let search = screen.search { add(search) }
        for section in screen.sections where section.isShown {
            if !lines.isEmpty { lines.append(StyledLine()) }
            addHeader(section)
            for row in section.rows { add(row, labelWidth: labelWidth, slotLines: slotLines) }
            if let footer = section.footer { add(footer, .dim) }
        }
    }

    /// The buttons beside each other, or one below the other where they are too wide.
    static func buttons(_ buttons: [DialogScreen.Button], width: Int, focus: Focus?) -> [StyledLine] {
        guard !buttons.isEmpty else { return [] }
        let pieces = buttons.map { button in
            let label: DisplayText = "[ " + button.title.truncated(to: max(width - 4, 4)) + " ]"
            var style: TextStyle = button.isDefault ? .bold : []
            if button.isDestructive { style.insert(.alarming) }
            if !button.isEnabled { style = .dim }
            if focus == .button(button.id) { style.insert(.reversed) }
            return StyledLine.Piece(label, style)
        }
        let total = pieces.reduce(0) { $0 + $1.text.width } + 2 * max(pieces.count - 1, 0)
        let rows = total <= width ? [pieces] : pieces.map { [$0] }
        return rows.map { row in
            let used = row.reduce(0) { $0 + $1.text.width } + 2 * max(row.count - 1, 0)
            var line = StyledLine(DisplayText(String(repeating: " ", count: max(0, width - used))))
            for (index, piece) in row.enumerated() {
                if index > 0 { line.append("  ") }
                line.pieces.append(piece)
            }
            return line
        }
    }

    /// A bar for progress and sliders.
    static func bar(_ fraction: Double, columns: Int) -> DisplayText {
        let share = min(max(fraction.isFinite ? fraction : 0, 0), 1)
        let filled = Int((share * Double(columns)).rounded())
        return DisplayText(String(repeating: "█", count: filled) + String(repeating: "░", count: columns - filled))
    }

    // MARK: Searching and folding

    private mutating func add(_ search: DialogScreen.Search) {
        let isFocused = state.focus == .search
        let start = lines.count
        var line = StyledLine(marker(isFocused) + DisplayText(words("Search: ", ja: "検索: ")))
        let field = DialogScreen.Text(text: search.words, isSecure: false, isMultiline: false)
        line.pieces += fieldText(field, room: max(width - line.width, 1), x: line.width, isFocused: isFocused).pieces
        lines.append(line)
        if search.found == 0 { add(DisplayText(words.nothingFound), .dim, indent: 2) }
        if isFocused { focusedLines = start..<lines.count }
    }

    private mutating func addHeader(_ section: DialogScreen.Section) {
        guard let isFolded = section.isFolded else {
            if let header = section.header { add(header, .bold) }
            return
        }
        let isFocused = state.focus == .section(section.handle)
        let title = (isFolded ? "[+] " : "[-] ") + (section.header ?? DisplayText(words.more))
        var line = StyledLine(marker(isFocused))
        line.append(title.truncated(to: width - 2), isFocused ? [.bold, .reversed] : .bold)
        if isFocused { focusedLines = lines.count..<(lines.count + 1) }
        lines.append(line)
    }

    // MARK: Rows

    private func labelColumns(_ screen: DialogScreen) -> Int {
        let widest = screen.rowsInFocusOrder.reduce(0) { widest, row in
            switch row.value {
            case .note, .slot, .action, .list: widest
            default: max(widest, row.label.width)
            }
        }
        return min(widest, width / 2)
    }

    private mutating func add(_ text: DisplayText, _ style: TextStyle = [], indent: Int = 0) {
        let space = DisplayText(String(repeating: " ", count: indent))
        for line in text.wrapped(to: width - indent) { lines.append(StyledLine([.init(space), .init(line, style)])) }
    }

    private mutating func add(
        _ row: DialogScreen.Row, labelWidth: Int, slotLines: (String, _ columns: Int) -> [StyledLine]
    ) {
        let start = lines.count
        let isFocused = state.focus == .row(row.id)
        switch row.value {
        case .note(let texts): for text in texts { add(text) }
        case .slot: lines += slotLines(row.id, width)
        case .action(let action): lines.append(actionLine(row, action, isFocused: isFocused))
        case .text(let text) where text.isMultiline: addEditor(row, text, isFocused: isFocused)
        case .toggle, .number, .choice, .text, .typed, .readout:
            addValueLine(row, labelWidth: labelWidth, isFocused: isFocused)
        case .choices(let choices):
            addValueLine(row, labelWidth: labelWidth, isFocused: isFocused)
            if !row.showsValue && !isFocused { break }
            add(choices, isEnabled: row.isEnabled, isFocused: isFocused)
        case .list(let list): return add(row, list, labelWidth: labelWidth, slotLines: slotLines)
        }
        if let subtitle = row.subtitle { add(subtitle, .dim, indent: 2) }
        if let help = row.help { add(help, .dim, indent: 2) }
        for issue in row.issues { add("! " + issue, .alarming, indent: 2) }
        guard isFocused else { return }
        focusedLines = start..<lines.count
        // Of many options the one that the arrows have come to has to be seen.
        if let option = optionLine { focusedLines = option..<(option + 1) }
    }

    /// The rows of a list, and below them where one is added.
    private mutating func add(
        _ row: DialogScreen.Row, _ list: DialogScreen.List, labelWidth: Int,
        slotLines: (String, _ columns: Int) -> [StyledLine]
    ) {
        var head = StyledLine("  ")
        head.append(row.label.isEmpty ? list.summary : row.label + ": " + list.summary, row.isEnabled ? [] : .dim)
        lines.append(head)
        if let subtitle = row.subtitle { add(subtitle, .dim, indent: 2) }
        if let help = row.help { add(help, .dim, indent: 2) }
        for issue in row.issues { add("! " + issue, .alarming, indent: 2) }
        for row in list.rows { add(row, labelWidth: labelWidth, slotLines: slotLines) }
        guard list.allowsAdd else { return }
        let isFocused = state.focus == .row(row.id)
        if isFocused { focusedLines = lines.count..<(lines.count + 1) }
        var style: TextStyle = list.canAdd ? .accented : .dim
        if isFocused { style.insert(.reversed) }
        var line = StyledLine(marker(isFocused))
        line.append(("+ " + list.addTitle).truncated(to: max(width - 2, 4)), style)
        lines.append(line)
    }

    /// The options of a control that takes several, one a line.
    private mutating func add(_ choices: DialogScreen.Choices, isEnabled: Bool, isFocused: Bool) {
        if choices.isFolded && !isFocused { return }
        let current = min(state.option, choices.options.count - 1)
        for (index, option) in choices.options.enumerated() {
            if let group = option.group, index == 0 || choices.options[index - 1].group != group {
                add(group, .dim, indent: 4)
            }
            var style: TextStyle = isEnabled ? .accented : .dim
            if isFocused && index == current {
                style.insert(.reversed)
                optionLine = lines.count
            }
            let mark: DisplayText = choices.selected.contains(index) ? "[x] " : "[ ] "
            var line = StyledLine("    ")
            line.append((mark + option.title).truncated(to: max(width - 4, 4)), style)
            if let subtitle = option.subtitle, line.width + subtitle.width + 2 <= width {
                line.append("  " + subtitle, .dim)
            }
            lines.append(line)
        }
    }

    private func actionLine(_ row: DialogScreen.Row, _ action: DialogScreen.Action, isFocused: Bool) -> StyledLine {
        var style: TextStyle = row.isEnabled ? [] : .dim
        var end: DisplayText = ""
        switch action {
        case .button(let isDestructive): if isDestructive && row.isEnabled { style.insert(.alarming) }
        case .navigation: end = " ›"
        case .link(let url): end = "  " + url
        }
        if isFocused { style.insert(.reversed) }
        let label = row.label.truncated(to: max(width - 2 - end.width, 4))
        var line = StyledLine([.init(marker(isFocused)), .init(label, style)])
        line.append(end.truncated(to: max(width - line.width, 0)), .dim)
        return line
    }

    private mutating func addValueLine(_ row: DialogScreen.Row, labelWidth: Int, isFocused: Bool) {
        var line = StyledLine(marker(isFocused))
        if labelWidth > 0 {
            line.append(row.label.padded(to: labelWidth) + "  ", row.isEnabled ? [] : .dim)
        }
        let room = max(width - line.width, 1)
        var pieces: StyledLine
        switch row.value {
        case _ where !row.showsValue && !isFocused: pieces = StyledLine()
        case .toggle(let isOn):
            pieces = StyledLine((isOn ? "[x] " : "[ ] ") + DisplayText(isOn ? words.on : words.off), .accented)
        case .number(let number): pieces = self.number(number, room: room, x: line.width, isFocused: isFocused)
        case .choice(let choice): pieces = self.choice(choice, room: room)
        case .choices(let choices):
            pieces = StyledLine((choices.summary ?? nothingChosen).truncated(to: room), .accented)
        case .text(let text): pieces = field(text, room: room, x: line.width, isFocused: isFocused)
        case .typed(let typed): pieces = self.typed(typed, room: room, x: line.width, isFocused: isFocused)
        case .readout(let text): pieces = StyledLine(text.truncated(to: room))
        case .note, .action, .slot, .list: pieces = StyledLine()
        }
        if !row.isEnabled { pieces = StyledLine(pieces.pieces.map { .init($0.text, .dim) }) }
        // Where options follow, the one that the arrows have come to is marked instead.
        let isMarked = if case .choices = row.value { false } else { isFocused }
        if isMarked, !pieces.pieces.isEmpty { pieces.pieces[0].style.insert(.reversed) }
        line.pieces += pieces.pieces
        lines.append(line)
    }

    private mutating func number(_ number: DialogScreen.Number, room: Int, x: Int, isFocused: Bool) -> StyledLine {
        let shown = number.text.isEmpty ? DisplayText(" ") : number.text
        let less: DisplayText = number.canDecrement ? "‹ " : "  "
        let more: DisplayText = number.canIncrement ? " ›" : "  "
        var line = StyledLine(less + shown + more, .accented)
        if let unit = number.unit { line.append(" " + unit) }
        if let fraction = number.fraction, room - line.width > 6 {
            line.append("  ")
            let low = number.minimumLabel.map { $0 + " " } ?? ""
            let high = number.maximumLabel.map { " " + $0 } ?? ""
            // The words at the ends go before the bar gets too short to say anything.
            let hasEnds = room - line.width - low.width - high.width >= 8
            let columns = room - line.width - (hasEnds ? low.width + high.width : 0)
            if hasEnds { line.append(low, .dim) }
            line.append(BoxLayout.bar(fraction, columns: min(columns, 20)))
            if hasEnds { line.append(high, .dim) }
        } else if let range = number.range, line.width + range.width + 4 <= room {
            line.append("  (" + range + ")", .dim)
        }
        if isFocused { cursor = (x + less.width + number.text.width, lines.count) }
        return line
    }

    private mutating func typed(_ typed: DialogScreen.Typed, room: Int, x: Int, isFocused: Bool) -> StyledLine {
        let mark: DisplayText = typed.isOptional ? typed.isOn ? "[x] " : "[ ] " : ""
        guard typed.isOn || !typed.text.isEmpty else {
            return StyledLine(mark + DisplayText(words.off), .accented)
        }
        let shown = typed.text.isEmpty ? DisplayText(" ") : typed.text
        let less: DisplayText = typed.canDecrement ? "‹ " : "  "
        let more: DisplayText = typed.canIncrement ? " ›" : "  "
        var line = StyledLine(mark + less + shown + more, .accented)
        if let range = typed.range, line.width + range.width + 4 <= room { line.append("  (" + range + ")", .dim) }
        if isFocused { cursor = (x + mark.width + less.width + typed.text.width, lines.count) }
        return line
    }

    private func choice(_ choice: DialogScreen.Choice, room: Int) -> StyledLine {
        let selected = choice.selected.map { choice.options[$0] }
        let title = selected?.title ?? choice.placeholder ?? nothingChosen
        var line = StyledLine(("‹ " + title + " ›").truncated(to: room), .accented)
        let position: DisplayText = "  \((choice.selected ?? -1) + 1)/\(choice.options.count)"
        if let subtitle = selected?.subtitle, line.width + subtitle.width + 2 <= room {
            line.append("  " + subtitle, .dim)
        }
        if line.width + position.width <= room { line.append(position, .dim) }
        return line
    }

    private mutating func field(_ text: DialogScreen.Text, room: Int, x: Int, isFocused: Bool) -> StyledLine {
        // Where there is little room, what is typed matters more than its unit.
        guard let unit = text.unit.map({ " " + $0 }), unit.width + 12 <= room else {
            return fieldText(text, room: room, x: x, isFocused: isFocused)
        }
        var line = fieldText(text, room: room - unit.width, x: x, isFocused: isFocused)
        line.append(unit)
        return line
    }

    private mutating func fieldText(_ text: DialogScreen.Text, room: Int, x: Int, isFocused: Bool) -> StyledLine {
        if text.text.isEmpty && !isFocused {
            return StyledLine((text.placeholder ?? "").padded(to: min(room, 24)), [.dim, .underlined])
        }
        let content = text.isSecure ? String(repeating: "•", count: text.text.count) : text.text
        let view = state.field.window(of: content, columns: room - 1, isFocused: isFocused)
        if isFocused { cursor = (x + view.cursor, lines.count) }
        let size = min(room, max(24, view.text.width + 1))
        return StyledLine(view.text.padded(to: size), [.accented, .underlined])
    }

    private mutating func addEditor(_ row: DialogScreen.Row, _ text: DialogScreen.Text, isFocused: Bool) {
        var label = StyledLine(marker(isFocused))
        label.append(row.label, row.isEnabled ? [] : .dim)
        lines.append(label)
        if !row.showsValue && !isFocused { return }
        let shown = DisplayText.lines(of: text.text)
        let place = isFocused ? state.field.place(in: text.text) : nil
        for (index, line) in shown.enumerated() {
            let cut = line.truncated(to: width - 4)
            if let place, place.line == index { cursor = (2 + min(place.column, width - 4), lines.count) }
            lines.append(
                StyledLine([.init("  "), .init(cut.padded(to: width - 4), row.isEnabled ? [.underlined] : .dim)]))
        }
    }

    private var nothingChosen: DisplayText { DisplayText(words.nothingChosen) }

    private func marker(_ isFocused: Bool) -> DisplayText { isFocused ? "▸ " : "  " }
}
