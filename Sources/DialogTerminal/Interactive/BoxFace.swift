import DialogRuntime

/// The face for a real terminal: keys in, a canvas out. It does no input or output itself.
@MainActor final class BoxFace {
    enum Wish {
        case quit
        case suspend
        /// The terminal's content is in doubt; draw it whole.
        case redrawAll
    }

    private let stage: DialogStage
    private let menu: TerminalMenu
    private var size: (columns: Int, rows: Int)
    private var homeFocus = 0
    private var states: [DialogTicket: FocusState] = [:]
    /// Where the focus is in the question "discard or keep editing?".
    private var questionFocus = DialogStage.keepID
    /// Why the last key did nothing; shown until the next key.
    private var notice: String?

    init(_ stage: DialogStage, menu: TerminalMenu, columns: Int, rows: Int) {
        self.stage = stage
        self.menu = menu
        size = (columns, rows)
    }

    func resize(columns: Int, rows: Int) {
        size = (columns, rows)
    }

    // MARK: Drawing

    func canvas() -> Canvas {
        let sessions = stage.sessions
        states = states.filter { state in sessions.contains { $0.id == state.key } }
        var layers = sessions.map { session in
            ScreenPainter.Layer(screen: stage.screen(of: session), state: state(of: session)) { row, columns in
                self.stage.slotLines(in: session, row: row, columns: columns)
            }
        }
        if let question = stage.top.flatMap(stage.question) {
            let state = FocusState(focus: .button(questionFocus))
            layers.append(ScreenPainter.Layer(screen: question, state: state) { _, _ in [] })
        }
        let home = homeLines()
        return ScreenPainter.paint(
            columns: size.columns, rows: size.rows, home: home.lines, homeFocus: home.focus, layers: layers,
            loading: stage.loading, hint: DisplayText(notice ?? hint), words: stage.words)
    }

    private func homeLines() -> (lines: [StyledLine], focus: Int) {
        var lines = [StyledLine(DisplayText(menu.title), .bold)]
        lines += menu.status().map { StyledLine(DisplayText($0)) }
        if let message = stage.messages.latest { lines.append(StyledLine(DisplayText(message), .accented)) }
        lines.append(StyledLine())
        let start = lines.count
        let titles = menu.items.map(\.title) + [stage.words("Quit", ja: "終了")]
        for (index, title) in titles.enumerated() {
            let isFocused = index == homeFocus
            var line = StyledLine(isFocused ? "▸ " : "  ")
            line.append(DisplayText(title), isFocused ? .reversed : [])
            lines.append(line)
        }
        return (lines, start + homeFocus)
    }

    private var hint: String {
        let hints = KeyHints(stage.words)
        if let loading = stage.overlayOfWork() { return loading.isCancellable ? hints.cancelling : "" }
        guard let session = stage.top else { return hints.home }
        if session.asksToDiscard { return hints.question }
        return hints.dialog(
            session, focus: state(of: session).focus, isSearching: stage.browsing(of: session).search != nil)
    }

    // MARK: Keys

    func handle(_ key: TerminalKey) -> Wish? {
        notice = nil
        switch key {
        case .control("c"): return .quit
        case .control("z"): return .suspend
        case .control("l"): return .redrawAll
        default: break
        }
        // The overlay stays a moment after its work is done; keys then belong to what is under it.
        if let loading = stage.overlayOfWork() {
            if loading.isCancellable, key == .escape || key == .enter { stage.center.loading.cancel() }
            return nil
        }
        guard let session = stage.top else { return handleHome(key) }
        if session.asksToDiscard { answer(session, key) } else { handle(key, in: session) }
        return nil
    }

    private func handleHome(_ key: TerminalKey) -> Wish? {
        let count = menu.items.count + 1
        switch key {
        case .up, .backTab: homeFocus = (homeFocus + count - 1) % count
        case .down, .tab: homeFocus = (homeFocus + 1) % count
        case .home, .pageUp: homeFocus = 0
        case .end, .pageDown: homeFocus = count - 1
        case .enter, .character(" "):
            if homeFocus == count - 1 { return .quit }
            // What is under way opens its own dialogs; a second action beside it would mix them up.
            if stage.running == 0 {
                stage.run(menu.items[homeFocus].action)
            } else {
                notice = stage.words("One moment, please.", ja: "少しお待ちください。")
            }
        case .character("q"), .control("d"): return .quit
        default: break
        }
        return nil
    }

    private func answer(_ session: DialogSession, _ key: TerminalKey) {
        switch key {
        case .left, .right, .tab, .backTab, .up, .down:
            questionFocus = questionFocus == DialogStage.keepID ? DialogStage.discardID : DialogStage.keepID
        case .enter, .character(" "):
            session.answerDiscard(questionFocus == DialogStage.discardID)
            questionFocus = DialogStage.keepID
        case .escape: session.answerDiscard(false)
        default: break
        }
    }

    // MARK: One dialog

    private func handle(_ key: TerminalKey, in session: DialogSession) {
        let screen = stage.screen(of: session)
        var state = state(of: session)
        defer { if session.phase == .presented { states[session.id] = state } }
        if key == .character("/"), beginsSearch(session, state.focus) {
            stage.browse(session) { $0.search = "" }
            return focus(.search, &state, session)
        }
        switch state.focus {
        case .search?:
            if search(key, &state, session) { return }
        case .section(let handle)?:
            if fold(key, handle, session) { return }
        case .row(let id)?:
            let view = screen.row(id).flatMap { row in
                if case .slot = row.value { stage.view(in: session, row: id) } else { nil }
            }
            if let control = session.control(id) {
                if ControlKeys(session, view: view).handle(key, control, &state) { return follow(&state, session) }
            } else if view?.handle(key) == true {
                return
            }
        case .button(let id)?:
            switch key {
            case .enter, .character(" "): return press(id, session)
            case .left: return move(-1, &state, screen, session)
            case .right: return move(1, &state, screen, session)
            default: break
            }
        case nil: break
        }
        switch key {
        case .escape where screen.search != nil: stage.browse(session) { $0.search = nil }
        case .escape: close(session)
        case .tab, .down: move(1, &state, screen, session)
        case .backTab, .up: move(-1, &state, screen, session)
        case .home, .pageUp: focus(BoxFace.places(screen).first, &state, session)
        case .end, .pageDown: focus(BoxFace.places(screen).last, &state, session)
        case .enter: submit(&state, screen, session)
        default: break
        }
    }

    // MARK: Searching and folding

    private func beginsSearch(_ session: DialogSession, _ focus: Focus?) -> Bool {
        guard session.info.search, focus != .search else { return false }
        guard case .row(let id)? = focus, let control = session.control(id) else { return true }
        return !control.takesSlash
    }

    /// Returns whether the field for the search used the key.
    private func search(_ key: TerminalKey, _ state: inout FocusState, _ session: DialogSession) -> Bool {
        let words = stage.browsing(of: session).search ?? ""
        if state.field.move(key, in: words, isMultiline: false) { return true }
        guard let changed = state.field.edit(words, with: key, isMultiline: false) else { return false }
        stage.browse(session) { $0.search = changed }
        return true
    }

    /// Returns whether the header of a section that can be folded used the key.
    private func fold(_ key: TerminalKey, _ handle: String, _ session: DialogSession) -> Bool {
        guard let section = stage.section(handle, of: session) else { return false }
        let isFolded = stage.browsing(of: session).isFolded(section, of: session) ?? false
        switch key {
        case .character(" "), .enter: stage.browse(session) { $0.fold(section, !isFolded) }
        case .left: stage.browse(session) { $0.fold(section, true) }
        case .right: stage.browse(session) { $0.fold(section, false) }
        default: return false
        }
        return true
    }

    /// Return led to another field.
    private func follow(_ state: inout FocusState, _ session: DialogSession) {
        guard let next = state.next else { return }
        state.next = nil
        focus(.row(next), &state, session)
    }

    private func press(_ id: String, _ session: DialogSession) {
        session.press(id)
        if session.phase == .presented && session.showsIssues && !session.canCommit {
            notice = stage.words("Something is not right yet; it says what.", ja: "まだ正しくないところがあります。")
        }
    }

    private func close(_ session: DialogSession) {
        if stage.requestDismiss(session, [.escape]) { return }
        notice = stage.words("This cannot be closed without an answer.", ja: "答えないと閉じられません。")
    }

    /// Return where it means nothing else: the default button, or on to the next place.
    private func submit(_ state: inout FocusState, _ screen: DialogScreen, _ session: DialogSession) {
        if let button = session.defaultButton {
            endEditing(state.focus, session)
            press(button.id, session)
        } else {
            move(1, &state, screen, session)
        }
    }

    private func move(_ step: Int, _ state: inout FocusState, _ screen: DialogScreen, _ session: DialogSession) {
        let places = BoxFace.places(screen)
        guard !places.isEmpty else { return }
        let current = state.focus.flatMap { places.firstIndex(of: $0) } ?? (step > 0 ? -1 : 0)
        focus(places[(current + step + places.count) % places.count], &state, session)
    }

    private func focus(_ place: Focus?, _ state: inout FocusState, _ session: DialogSession) {
        guard let place, place != state.focus else { return }
        endEditing(state.focus, session)
        state = FocusState(focus: place)
        if case .row(let id) = place { state.field.replacesAll = BoxFace.isReplaced(session.control(id)) }
    }

    /// Whether typing replaces what stands there, as if it were selected; a text is added to.
    private static func isReplaced(_ control: DialogControl?) -> Bool {
        switch control {
        case .number?, .date?, .duration?, .color?: true
        default: false
        }
    }

    private func endEditing(_ focus: Focus?, _ session: DialogSession) {
        if case .row(let id)? = focus { session.control(id)?.base.endEditing() }
    }

    /// The focus of a dialog; one that has gone, or never was, is put where a person begins.
    private func state(of session: DialogSession) -> FocusState {
        let places = BoxFace.places(stage.screen(of: session))
        if let state = states[session.id], let focus = state.focus, places.contains(focus) { return state }
        let rows = places.filter { if case .row = $0 { true } else { false } }
        let first = (place(of: session) ?? session.focusOrder.first).map { Focus.row($0) }
        var start = first.flatMap { rows.contains($0) ? $0 : nil } ?? rows.first
        if start == nil {
            let safe = session.defaultButton ?? session.buttons.first { $0.role == .cancel } ?? session.buttons.first
            start = safe.map { .button($0.id) } ?? places.first
        }
        var state = FocusState(focus: start)
        if case .row(let id)? = start { state.field.replacesAll = BoxFace.isReplaced(session.control(id)) }
        states[session.id] = state
        return state
    }

    /// The row that a page was opened at: a control, or the first one of a section that can be used.
    private func place(of session: DialogSession) -> String? {
        guard let place = session.place else { return nil }
        let section = session.sections.first { $0.id == place }
        return section?.controls.first { $0.base.isVisible && $0.base.isEnabled }?.base.id ?? place
    }

    /// Where the focus can rest, in order.
    private static func places(_ screen: DialogScreen) -> [Focus] {
        var places: [Focus] = screen.search == nil ? [] : [.search]
        for section in screen.sections {
            if section.isFolded != nil { places.append(.section(section.handle)) }
            places += section.rowsInFocusOrder.filter(\.takesFocus).map { .row($0.id) }
        }
        return places + screen.buttons.filter(\.isEnabled).map { .button($0.id) }
    }
}
