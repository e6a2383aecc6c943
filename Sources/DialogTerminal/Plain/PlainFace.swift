import DialogRuntime

/// The face for pipes: one command a line in, the screen as lines out. The same input always gives the same output.
@MainActor final class PlainFace {
    private let stage: DialogStage
    private let menu: TerminalMenu
    private let write: (DisplayText) -> Void
    /// `quit` was entered.
    private(set) var hasEnded = false

    init(_ stage: DialogStage, menu: TerminalMenu, write: @escaping (DisplayText) -> Void) {
        self.stage = stage
        self.menu = menu
        self.write = write
    }

    /// Shows what there is before the first command.
    func start() async {
        await settle()
        show()
    }

    /// Takes one line and shows what came of it.
    func enter(_ line: String) async {
        let words = line.split(maxSplits: 1, omittingEmptySubsequences: true) { $0 == " " || $0 == "\t" }
        guard let word = words.first.map(String.init) else { return }
        let argument = words.count > 1 ? String(words[1]) : ""
        write("> " + DisplayText(line))
        switch await perform(word, argument) {
        case .done:
            await settle()
            show()
        case .answer(let lines): for line in lines { write(line) }
        case .quit: hasEnded = true
        }
    }

    /// The input has ended: everything is cancelled.
    func finish() async {
        hasEnded = true
        stage.close()
        await yieldUntilQuiet()
        // Work that is cancelled has a moment to say so; work that does not listen does not keep the program.
        for _ in 0..<200 where stage.running > 0 { try? await Task.sleep(for: .milliseconds(10)) }
        for message in stage.messages.takeUnread() { write(DisplayText(message)) }
    }

    // MARK: Commands

    private enum Answer {
        /// Something may have changed.
        case done
        /// Nothing has; these lines say why, or are what was asked for.
        case answer([DisplayText])
        case quit
    }

    private func perform(_ word: String, _ argument: String) async -> Answer {
        if let loading = stage.overlayOfWork() { return await performWorking(word, loading) }
        if let session = stage.top {
            if session.asksToDiscard { return performQuestion(word, session) }
            let commands = DialogCommands(session, stage: stage)
            switch commands.perform(word, argument) {
            case .done: return .done
            case .answer(let lines): return .answer(lines)
            case .unknown: break
            }
            switch word {
            case "help": return .answer(table(commands.help))
            case "quit": return .quit
            case "open":
                let title = session.string(session.title)
                return say("“\(title)” is open. Answer it or close it first.", ja: "「\(title)」が開いています。先に閉じてください。")
            default: return unknown(word, commands.words + ["help", "quit"])
            }
        }
        switch word {
        case "open": return open(argument)
        case "help": return .answer(homeHelp)
        case "quit": return .quit
        default:
            if menu.items.contains(where: { $0.id == word }) {
                return say("Write: open \(word)", ja: "こう書いてください: open \(word)")
            }
            return unknown(word, ["open", "help", "quit"])
        }
    }

    private func open(_ argument: String) -> Answer {
        let id = argument.filter { $0 != " " }
        let ids = menu.items.map(\.id)
        guard let item = menu.items.first(where: { $0.id == id }) else {
            let list = ids.joined(separator: ", ")
            if id.isEmpty { return say("Open what? There are: \(list).", ja: "何を開きますか。あるのは: \(list)") }
            let near = nearest(id, ids)
            return say("There is no “\(id)”.\(near) There are: \(list).", ja: "「\(id)」はありません。\(near)あるのは: \(list)")
        }
        stage.run(item.action)
        return .done
    }

    private func performWorking(_ word: String, _ loading: LoadingScreen) async -> Answer {
        switch word {
        case "wait":
            while stage.isWorking { await stage.nextActivity() }
            return .done
        case "cancel" where loading.isCancellable:
            stage.center.loading.cancel()
            while stage.isWorking { await stage.nextActivity() }
            return .done
        case "quit": return .quit
        default:
            if loading.isCancellable {
                return say(
                    "Work is going on. The commands are wait, cancel and quit.",
                    ja: "作業中です。使えるのは wait, cancel, quit です。")
            }
            return say("Work is going on. The commands are wait and quit.", ja: "作業中です。使えるのは wait, quit です。")
        }
    }

    private func performQuestion(_ word: String, _ session: DialogSession) -> Answer {
        switch word {
        case DialogStage.discardID: session.answerDiscard(true)
        case DialogStage.keepID: session.answerDiscard(false)
        case "quit": return .quit
        default: return say("Write discard or keep.", ja: "discard か keep と書いてください。")
        }
        return .done
    }

    private func unknown(_ word: String, _ words: [String]) -> Answer {
        let near = nearest(word, words)
        return say(
            "“\(word)” means nothing here.\(near) Write help to see what does.",
            ja: "「\(word)」はここでは使えません。\(near)使える言葉は help で見られます。")
    }

    /// The question whether a similar word was meant.
    private func nearest(_ word: String, _ words: [String]) -> String {
        guard let near = Nearest.word(to: word, in: words) else { return "" }
        return stage.words(" Did you mean \(near)?", ja: "\(near) のことですか。")
    }

    private func say(_ english: String, ja japanese: String) -> Answer {
        .answer([DisplayText("? " + stage.words(english, ja: japanese))])
    }

    // MARK: Showing

    private func show() {
        for message in stage.messages.takeUnread() { write(DisplayText(message)) }
        for line in screen() { write(line) }
    }

    private func screen() -> [DisplayText] {
        if let loading = stage.overlayOfWork() { return layout.lines(loading) }
        guard let session = stage.top else { return home }
        if let question = stage.question(of: session) { return layout.lines(question) { _ in [] } }
        return layout.lines(stage.screen(of: session)) { row in
            stage.slotLines(in: session, row: row, columns: 76).map { DisplayText($0.plain) }
        }
    }

    private var layout: PlainLayout { PlainLayout(stage.words) }

    private var home: [DisplayText] {
        [layout.heading(DisplayText(menu.title))] + menu.status().map { DisplayText($0) }
            + [DisplayText("open: \(menu.items.map(\.id).joined(separator: ", "))")]
    }

    private var homeHelp: [DisplayText] {
        let items = menu.items.map { TerminalCommand("open \($0.id)", $0.title) }
        return table(items)
    }

    private func table(_ commands: [TerminalCommand]) -> [DisplayText] {
        let all =
            commands + [
                TerminalCommand("help", stage.words("shows this", ja: "この一覧を表示します")),
                TerminalCommand(
                    "quit", stage.words("ends the program; what is open is cancelled", ja: "終了します。開いているものは取り消されます")),
            ]
        let width = all.reduce(0) { max($0, DisplayText($1.usage).width) }
        return all.map { "  " + DisplayText($0.usage).padded(to: width) + "  " + DisplayText($0.meaning) }
    }

    // MARK: Waiting

    /// Waits until nothing happens by itself any more: a dialog waits for an answer, work is shown, or all is done.
    private func settle() async {
        await yieldUntilQuiet()
        while isBusy {
            await stage.nextActivity()
            await yieldUntilQuiet()
        }
    }

    /// Something goes on that nobody can answer yet.
    private var isBusy: Bool {
        let overlay = stage.overlayOfWork()
        if stage.isWorking { return overlay == nil }
        return stage.running > 0 && stage.top == nil
    }

    /// Lets everything run that is ready to. The main actor runs its jobs in order, so a round without anything new,
    /// and some to spare for jobs that visit another executor, means that all have stopped.
    private func yieldUntilQuiet() async {
        var quiet = 0
        while quiet < 50 {
            let before = stage.activity
            await Task.yield()
            quiet = stage.activity == before ? quiet + 1 : 0
        }
    }
}
