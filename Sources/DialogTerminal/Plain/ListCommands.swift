import DialogRuntime

// What a list understands in a pipe. The commands name the list first, so that a button called "delete" stays one.

extension DialogCommands {
    /// A command for a list; nothing if the words are none.
    func performOnList(_ word: String, _ argument: String) -> Outcome? {
        guard let command = ListCommand(rawValue: word) else { return nil }
        let words = argument.split(maxSplits: 2, omittingEmptySubsequences: true) { $0 == " " }.map(String.init)
        guard let id = words.first, let row = screen.row(id), case .list(let shown) = row.value,
            case .list(let list)? = session.control(id)
        else { return nil }
        guard row.isEnabled else { return notAvailable(id) }
        if command == .add { return add(to: list) }
        guard words.count > 1, let number = Int(words[1]), shown.rows.indices.contains(number - 1) else {
            return usage(command, list, shown)
        }
        let rest = words.count > 2 ? words[2] : ""
        switch command {
        case .add: return add(to: list)
        case .delete: return delete(number - 1, from: list)
        case .move:
            guard let target = Int(rest), shown.rows.indices.contains(target - 1) else {
                return usage(command, list, shown)
            }
            return move(number - 1, to: target - 1, in: list)
        case .set, .open:
            let isRecord = if case .action = shown.rows[number - 1].value { true } else { false }
            guard isRecord == (command == .open) else {
                return usage(isRecord ? .open : .set, list, shown)
            }
            return change(list.rows[number - 1], shown.rows[number - 1], rest)
        }
    }

    private func add(to list: ListControl) -> Outcome {
        guard list.canAdd else {
            return say("\(list.id) takes no more rows.", ja: "\(list.id) にはこれ以上加えられません。")
        }
        list.add()
        return .done
    }

    private func delete(_ position: Int, from list: ListControl) -> Outcome {
        guard list.canDelete else {
            return say("No row of \(list.id) can be deleted now.", ja: "\(list.id) の行は今は削除できません。")
        }
        list.delete(at: [position])
        return .done
    }

    private func move(_ position: Int, to target: Int, in list: ListControl) -> Outcome {
        guard list.canMove else {
            return say("The rows of \(list.id) cannot be moved.", ja: "\(list.id) の行は移動できません。")
        }
        list.move(from: position, to: target)
        return .done
    }

    private func usage(_ command: ListCommand, _ list: ListControl, _ shown: DialogScreen.List) -> Outcome {
        let count = shown.rows.count
        if count == 0 { return say("\(list.id) has no rows yet.", ja: "\(list.id) にはまだ行がありません。") }
        return say(
            "Write it like this: \(command.usage(list.id)), with a row from 1 to \(count).",
            ja: "次のように書いてください: \(command.usage(list.id))（行は1から\(count)まで）")
    }

    /// What a list understands now, for help.
    func commands(of list: DialogScreen.List, _ id: String, _ title: String) -> [TerminalCommand] {
        var lines: [TerminalCommand] = []
        if list.canAdd {
            lines.append(
                TerminalCommand(ListCommand.add.usage(id), title + stage.words(": adds a row", ja: ": 行を加えます")))
        }
        if let row = list.rows.first {
            if case .action = row.value {
                lines.append(
                    TerminalCommand(ListCommand.open.usage(id), title + stage.words(": opens a row", ja: ": 行を開きます")))
            } else {
                lines.append(
                    TerminalCommand(ListCommand.set.usage(id), title + stage.words(": changes a row", ja: ": 行を変えます")))
            }
        }
        if list.canDelete {
            lines.append(
                TerminalCommand(ListCommand.delete.usage(id), title + stage.words(": deletes a row", ja: ": 行を削除します")))
        }
        if list.canMove {
            lines.append(
                TerminalCommand(ListCommand.move.usage(id), title + stage.words(": moves a row", ja: ": 行を移動します")))
        }
        return lines
    }

    /// What can be done to the lists that are shown, for somebody who wrote the id of one.
    func answer(for list: DialogScreen.List, _ row: DialogScreen.Row) -> Outcome {
        let usages = commands(of: list, row.id, "").map(\.usage)
        guard !usages.isEmpty else { return say("\(row.id) cannot be changed.", ja: "\(row.id) は変えられません。") }
        return say(
            "Write it like this: \(usages.joined(separator: ", or "))",
            ja: "次のように書いてください: \(usages.joined(separator: "、"))")
    }
}

/// The words for lists.
enum ListCommand: String, CaseIterable {
    case add, set, open, delete, move

    func usage(_ list: String) -> String {
        switch self {
        case .add: "add \(list)"
        case .set: "set \(list) ROW VALUE"
        case .open: "open \(list) ROW"
        case .delete: "delete \(list) ROW"
        case .move: "move \(list) ROW ROW"
        }
    }
}
