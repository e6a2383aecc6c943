import DialogRuntime

/// The commands that one dialog understands in a pipe: the ids of its controls and buttons, `close` and, where there is
/// something to search or fold, `search`, `fold` and `unfold`.
@MainActor struct DialogCommands {
    enum Outcome: Equatable {
        case done
        case answer([DisplayText])
        /// The word is none of this dialog.
        case unknown
    }

    let session: DialogSession
    let stage: DialogStage
    /// All rows, whether they are in view or folded away or not found.
    let screen: DialogScreen
    /// What is in view.
    private let view: DialogScreen

    init(_ session: DialogSession, stage: DialogStage) {
        self.session = session
        self.stage = stage
        screen = ScreenReader.screen(session)
        view = stage.screen(of: session)
    }

    /// Every word that does something now.
    var words: [String] {
        let rows = screen.rows.filter { $0.value.isInteractive && !isSlot($0) }.map(\.id)
        let views = commands.map { String($0.usage.prefix { $0 != " " }) }
        let looks = (session.info.search ? ["search"] : []) + (foldable.isEmpty ? [] : ["fold", "unfold"])
        let hasList = screen.rows.contains { if case .list = $0.value { true } else { false } }
        let lists = hasList ? ListCommand.allCases.map(\.rawValue) : []
        return rows + screen.buttons.map(\.id) + views + looks + lists + ["close"]
    }

    func perform(_ word: String, _ argument: String) -> Outcome {
        if let outcome = performOnList(word, argument) { return outcome }
        if let row = screen.row(word), let control = session.control(word) {
            stage.browse(session) { $0.reveal(word, in: session) }
            return change(control, row, argument)
        }
        if session.control(word) != nil {
            return say("\(word) is not shown now.", ja: "\(word) は今は表示されていません。")
        }
        if let button = screen.buttons.first(where: { $0.id == word }) { return press(button) }
        for row in screen.rows where isSlot(row) {
            guard let view = stage.view(in: session, row: row.id) else { continue }
            if view.handle(command: word, argument: argument) { return .done }
            if let known = view.commands.first(where: { $0.usage.prefix { $0 != " " } == word }) {
                return say(
                    "Nothing was changed. Write it like this: \(known.usage)",
                    ja: "何も変わりませんでした。次のように書いてください: \(known.usage)")
            }
        }
        switch word {
        case "close": return close()
        case "search" where session.info.search: return search(argument)
        case "fold" where !foldable.isEmpty: return fold(argument, true)
        case "unfold" where !foldable.isEmpty: return fold(argument, false)
        default: return .unknown
        }
    }

    // MARK: Looking

    /// The sections in view that can be folded.
    private var foldable: [DialogScreen.Section] { view.sections.filter { $0.isFolded != nil } }

    private func search(_ words: String) -> Outcome {
        let isOver = words.allSatisfy(\.isWhitespace)
        stage.browse(session) { $0.search = isOver ? nil : words }
        return .done
    }

    private func fold(_ argument: String, _ isFolded: Bool) -> Outcome {
        let handle = argument.filter { !$0.isWhitespace }
        guard foldable.contains(where: { $0.handle == handle }), let section = stage.section(handle, of: session) else {
            let list = foldable.map(\.handle).joined(separator: ", ")
            return say("The sections that can be folded are: \(list).", ja: "折りたためるのは: \(list)")
        }
        stage.browse(session) { $0.fold(section, isFolded) }
        return .done
    }

    func say(_ english: String, ja japanese: String) -> Outcome {
        .answer([DisplayText("? " + stage.words(english, ja: japanese))])
    }

    func notAvailable(_ id: String) -> Outcome {
        say("\(id) is not available now.", ja: "\(id) は今は使えません。")
    }

    private func isSlot(_ row: DialogScreen.Row) -> Bool {
        if case .slot = row.value { true } else { false }
    }

    // MARK: Buttons and closing

    private func press(_ button: DialogScreen.Button) -> Outcome {
        // Pressed even if it is not enabled: the session then shows what is in the way.
        session.press(button.id)
        if button.isEnabled || session.showsIssues { return .done }
        return notAvailable(button.id)
    }

    private func close() -> Outcome {
        if stage.requestDismiss(session, [.closeButton, .escape]) { return .done }
        let buttons = screen.buttons.map(\.id).joined(separator: ", ")
        if buttons.isEmpty { return say("This cannot be closed now.", ja: "今は閉じられません。") }
        return say("This cannot be closed without an answer: \(buttons)", ja: "答えないと閉じられません: \(buttons)")
    }

    // MARK: Controls

    func change(_ control: DialogControl, _ row: DialogScreen.Row, _ argument: String) -> Outcome {
        guard row.isEnabled else { return notAvailable(row.id) }
        // Spaces mean nothing but in a text.
        let trimmed = String(argument.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        switch control {
        case .toggle(let toggle): return set(toggle, trimmed)
        case .number(let number): return set(number, trimmed)
        case .choice(let choice): return set(choice, row, trimmed)
        case .multiChoice(let choices): return set(choices, row, trimmed)
        case .text(let text): return set(text, argument)
        case .date(let date): return set(date, row, trimmed)
        case .duration(let duration): return set(duration, row, trimmed)
        case .color(let color): return set(color, row, trimmed)
        case .list:
            guard case .list(let shown) = row.value else { return .unknown }
            return answer(for: shown, row)
        case .action(let action): action.perform()
        case .readout, .paragraph: return say("\(row.id) cannot be changed.", ja: "\(row.id) は変えられません。")
        case .custom: return .unknown
        }
        return .done
    }

    private func set(_ toggle: ToggleControl, _ argument: String) -> Outcome {
        switch argument.lowercased() {
        case "": toggle.isOn.toggle()
        case "on", "true", "yes": toggle.isOn = true
        case "off", "false", "no": toggle.isOn = false
        default:
            return say(
                "\(toggle.id) is on or off, not “\(argument)”.", ja: "\(toggle.id) は on か off です。「\(argument)」ではありません。")
        }
        return .done
    }

    private func set(_ number: NumberControl, _ argument: String) -> Outcome {
        switch argument {
        case "":
            guard number.isOptional else {
                return say(
                    "\(number.id) takes a number, or + and - for a step.", ja: "\(number.id) には数字、または + か - を書いてください。")
            }
            number.number = nil
        case "+": number.increment()
        case "-": number.decrement()
        default:
            number.text = argument
            number.endEditing()
        }
        return .done
    }

    private func set(_ choice: ChoiceControl, _ row: DialogScreen.Row, _ argument: String) -> Outcome {
        guard case .choice(let shown) = row.value else { return .unknown }
        if argument.isEmpty { return .answer(PlainLayout(stage.words).options(shown)) }
        if let found = option(argument, in: shown.options) {
            choice.selection = found.id
        } else if choice.isOptional && argument.lowercased() == "none" {
            choice.selection = nil
        } else {
            return noOption(argument, in: shown.options, of: choice.id)
        }
        return .done
    }

    /// Takes the options that are chosen from now on, with commas between them.
    private func set(_ choices: MultiChoiceControl, _ row: DialogScreen.Row, _ argument: String) -> Outcome {
        guard case .choices(let shown) = row.value else { return .unknown }
        if argument.isEmpty { return .answer(PlainLayout(stage.words).options(shown)) }
        if let found = option(argument, in: shown.options) {
            choices.selection = [found.id]
            return .done
        }
        if argument.lowercased() == "none" {
            choices.selection = []
            return .done
        }
        var wanted: Set<String> = []
        for part in argument.split(separator: ",") {
            let word = String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            guard let found = option(word, in: shown.options) else {
                return noOption(word, in: shown.options, of: choices.id)
            }
            wanted.insert(found.id)
        }
        choices.selection = wanted
        return .done
    }

    /// The option with this id or title.
    private func option(_ word: String, in options: [DialogScreen.Option]) -> DialogScreen.Option? {
        let wanted = word.lowercased()
        return options.first { $0.id == word } ?? options.first { $0.id.lowercased() == wanted }
            ?? options.first { $0.title.string.lowercased() == wanted }
    }

    private func noOption(_ word: String, in options: [DialogScreen.Option], of control: String) -> Outcome {
        let near = Nearest.word(to: word, in: options.map(\.id))
        return say(
            "\(control) has no option “\(word)”." + (near.map { " Did you mean \($0)?" } ?? ""),
            ja: "\(control) に「\(word)」という選択肢はありません。" + (near.map { "\($0) のことですか。" } ?? ""))
    }

    private func set(_ text: TextControl, _ argument: String) -> Outcome {
        // A line cannot hold a line break, so an editor takes `\n` for one and `\\` for a backslash.
        text.text = text.style == .editor ? DialogCommands.unescaped(argument) : argument
        text.endEditing()
        return .done
    }

    private func set(_ typed: TypedControl, _ row: DialogScreen.Row, _ argument: String) -> Outcome {
        switch argument {
        case "":
            let example = usage(row) ?? row.id
            return say("Write it like this: \(example)", ja: "次のように書いてください: \(example)")
        case "+": typed.increment()
        case "-": typed.decrement()
        case "none" where typed.isOptional: typed.hasValue = false
        case "on" where typed.isOptional: typed.hasValue = true
        default:
            typed.text = argument
            typed.endEditing()
        }
        return .done
    }

    private static func unescaped(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "\\", let next = rest.first, next == "n" || next == "\\" else {
                result.append(character)
                continue
            }
            rest.removeFirst()
            result.append(next == "n" ? "\n" : "\\")
        }
        return result
    }

    // MARK: Help

    private var commands: [TerminalCommand] {
        screen.rows.filter(isSlot).flatMap { stage.view(in: session, row: $0.id)?.commands ?? [] }
    }

    /// Everything the dialog understands.
    var help: [TerminalCommand] {
        var lines = screen.rows.flatMap { row in
            let title = (row.label.isEmpty ? screen.title : row.label).string
            if case .list(let list) = row.value { return commands(of: list, row.id, title) }
            return usage(row).map { [TerminalCommand($0, title)] } ?? []
        }
        lines += commands
        lines += screen.buttons.map { TerminalCommand($0.id, $0.title.string) }
        lines += looks
        if screen.isClosable {
            lines.append(TerminalCommand("close", stage.words("closes this without a button", ja: "ボタンを使わずに閉じます")))
        }
        return lines
    }

    /// The commands that change nothing but what is in view.
    private var looks: [TerminalCommand] {
        var lines: [TerminalCommand] = []
        if session.info.search {
            lines.append(
                TerminalCommand(
                    "search WORDS",
                    stage.words("shows the rows with these words; alone shows all", ja: "その言葉を含む行だけを表示します。言葉がなければ全部")))
        }
        if !foldable.isEmpty {
            let meaning = stage.words("hides or shows a section", ja: "まとまりを折りたたむか、開きます")
            lines.append(TerminalCommand("fold|unfold SECTION", meaning))
        }
        return lines
    }

    private func usage(_ row: DialogScreen.Row) -> String? {
        switch row.value {
        case .toggle: "\(row.id) on|off"
        case .number: "\(row.id) NUMBER|+|-"
        case .choice(let choice): choice.allowsNone ? "\(row.id) OPTION|none" : "\(row.id) OPTION"
        case .choices: "\(row.id) OPTION, OPTION|none"
        case .text(let text): text.isMultiline ? "\(row.id) TEXT, \\n for a new line" : "\(row.id) TEXT"
        case .typed(let typed): typed.usage(row.id)
        case .action: row.id
        case .list, .readout, .note, .slot: nil
        }
    }
}
