/// What zsh loads from its `fpath`, as a file `_dialoggen`, to complete command lines of the tool.
enum ZshCompletions {
    static func script(commands: [Command], globalOptions: [OptionRow]) -> String {
        """
        #compdef dialoggen
        # Completions of dialoggen for zsh: dialoggen completions zsh > a file _dialoggen in a folder of your fpath.

        _dialoggen() {
            local curcontext=$curcontext state line
            typeset -A opt_args
            local -a options commands
            options=(
        \(globalOptions.map { "        " + option($0) }.joined(separator: "\n"))
            )
            commands=(
        \(commands.map { "        " + quoted("\($0.name):\($0.summary)") }.joined(separator: "\n"))
            )

            _arguments -C $options '1: :->command' '*:: :->operand' && return
            case $state in
            command) _describe command commands ;;
            operand)
                case $words[1] in
        \(commands.map(commandCase).joined(separator: "\n"))
                esac
                ;;
            esac
        }

        if [ "$funcstack[1]" = _dialoggen ]; then
            _dialoggen "$@"
        else
            compdef _dialoggen dialoggen
        fi

        """
    }

    private static func commandCase(_ command: Command) -> String {
        let operand =
            switch command.completesWith {
            case .files: quoted("*:\(described(command.operands)):_files")
            case .words(let words): quoted("*:\(described(command.operands)):(\(words.joined(separator: " ")))")
            }
        let specifications = command.options.map(option) + [operand]
        return """
                    \(command.name))
                        _arguments $options \\
                            \(specifications.joined(separator: " \\\n                    "))
                        ;;
            """
    }

    private static func option(_ option: OptionRow) -> String {
        guard let placeholder = option.placeholder else {
            return quoted("\(option.name)[\(described(option.summary))]")
        }
        let action =
            option.words.isEmpty
            ? placeholder == "DIR" ? "_files -/" : "_files" : "(\(option.words.joined(separator: " ")))"
        let value = option.words.isEmpty ? placeholder : "value"
        return quoted("\(option.name)=[\(described(option.summary))]:\(described(value)):\(action)")
    }

    /// A text inside of a specification of `_arguments`, where brackets and colons have a meaning.
    private static func described(_ text: String) -> String {
        text.map { "\\[]:".contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
