import DialogRuntime

/// The keys that work now, for the last line of the screen.
@MainActor struct KeyHints {
    private let words: TerminalWords

    init(_ words: TerminalWords) {
        self.words = words
    }

    var home: String { words("↑↓ choose   Return opens   q ends", ja: "↑↓ 選ぶ   Return 開く   q 終了") }

    var question: String {
        words("←→ choose   Return answers   Esc keeps editing", ja: "←→ 選ぶ   Return 答える   Esc 編集を続ける")
    }

    var cancelling: String { words("Esc cancels", ja: "Esc 中止") }

    /// What keys do in a dialog while `focus` has the focus.
    func dialog(_ session: DialogSession, focus: Focus?, isSearching: Bool) -> String {
        var hints: [String] = []
        var typesText = false
        switch focus {
        case .search?:
            typesText = true
            hints.append(words("type what to look for   ↓ goes to what was found", ja: "探す言葉を入力   ↓ 結果へ"))
        case .section?: hints.append(words("Space folds and unfolds", ja: "スペース 開閉"))
        case .row(let id)?:
            if let control = session.control(id) {
                typesText = control.takesSlash
                hints.append(keys(control))
                hints += rowKeys(session, id)
            }
        case .button?, nil: break
        }
        hints.append(words("Tab moves on", ja: "Tab 次へ"))
        if session.info.search && !isSearching && !typesText { hints.append(words("/ searches", ja: "/ 検索")) }
        hints.append(isSearching ? words("Esc ends the search", ja: "Esc 検索を終える") : words("Esc closes", ja: "Esc 閉じる"))
        return hints.filter { !$0.isEmpty }.joined(separator: "   ")
    }

    private func keys(_ control: DialogControl) -> String {
        switch control {
        case .toggle: words("Space switches", ja: "スペース 切り替え")
        case .number: changes + "   " + words("type a number", ja: "数字を入力")
        case .choice: changes + "   " + firstLetter
        case .multiChoice: words("←→ moves   Space ticks", ja: "←→ 移る   スペース 選ぶ") + "   " + firstLetter
        case .text: words("type a text", ja: "文字を入力")
        case .date(let date): keys(date, words("type a date", ja: "日時を入力"))
        case .duration(let duration): keys(duration, words("type a duration", ja: "長さを入力"))
        case .color(let color): keys(color, words("type a color", ja: "色を入力"))
        case .list: words("Return adds", ja: "Return 追加")
        case .action: words("Return opens", ja: "Return 開く")
        case .custom, .readout, .paragraph: ""
        }
    }

    /// What keys do to the row of a list.
    private func rowKeys(_ session: DialogSession, _ id: String) -> [String] {
        guard let list = session.list(ofRow: id) else { return [] }
        return (list.canAdd ? [words("^O adds", ja: "^O 追加")] : [])
            + (list.canDelete ? [words("^D deletes", ja: "^D 削除")] : [])
            + (list.canMove ? [words("^P ^N move", ja: "^P ^N 移動")] : [])
    }

    private var changes: String { words("←→ changes", ja: "←→ 変える") }
    private var firstLetter: String { words("type a first letter", ja: "最初の文字を入力") }

    /// What keys do to a value that is typed, and may have a switch.
    private func keys(_ control: TypedControl, _ typing: String) -> String {
        let steps = control.canIncrement || control.canDecrement ? [changes] : []
        let switching = control.isOptional ? [words("Space switches", ja: "スペース 切り替え")] : []
        return (steps + [typing] + switching).joined(separator: "   ")
    }
}

extension DialogControl {
    /// Whether a `/` belongs to what is being typed, so that it cannot begin a search.
    @MainActor var takesSlash: Bool {
        switch self {
        case .text, .date, .duration, .color, .custom: true
        case .toggle, .number, .choice, .multiChoice, .list, .readout, .paragraph, .action: false
        }
    }
}
