/// What fish loads from its `completions` folder to complete command lines of the tool.
enum FishCompletions {
    static func script(commands: [Command], globalOptions: [OptionRow]) -> String {
        var lines = [
            "# Completions of dialoggen for fish: dialoggen completions fish > ~/.config/fish/completions/dialoggen.fish",
            "complete -c dialoggen -f",
        ]
        lines += globalOptions.map { option($0, condition: nil) }
        for command in commands {
            let isChosen = "__fish_seen_subcommand_from \(command.name)"
            lines.append("")
            lines.append(
                "complete -c dialoggen -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))")
            lines += command.options.map { option($0, condition: isChosen) }
            switch command.completesWith {
            case .files: lines.append("complete -c dialoggen -n \(quoted(isChosen)) -F")
            case .words(let words):
                lines.append("complete -c dialoggen -n \(quoted(isChosen)) -a \(quoted(words.joined(separator: " ")))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func option(_ option: OptionRow, condition: String?) -> String {
        var line = "complete -c dialoggen"
        if let condition { line += " -n \(quoted(condition))" }
        line += " -l \(option.name.dropFirst(2))"
        if option.takesValue {
            line += option.words.isEmpty ? " -r -F" : " -x -a \(quoted(option.words.joined(separator: " ")))"
        }
        return line + " -d \(quoted(option.summary))"
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.map { "\\'".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
    }
}
