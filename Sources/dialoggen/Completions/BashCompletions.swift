/// What bash sources to complete command lines of the tool. It works in the bash 3.2 of macOS, too.
enum BashCompletions {
    static func script(commands: [Command], globalOptions: [OptionRow]) -> String {
        let all = unique(globalOptions + commands.flatMap(\.options))
        return """
            # Completions of dialoggen for bash: dialoggen completions bash > a file that your .bashrc sources.

            _dialoggen() {
                local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
                # bash takes --option=value apart into three words.
                if [ "$word" = = ]; then
                    word=
                elif [ "$previous" = = ]; then
                    previous=${COMP_WORDS[COMP_CWORD-2]}
                fi
                COMPREPLY=()

                # An empty reply means file names.
                case $previous in
            \(all.filter(\.takesValue).map(valueCase).joined(separator: "\n"))
                esac

                local command= index
                for ((index = 1; index < COMP_CWORD; index++)); do
                    case ${COMP_WORDS[index]} in
                    \(commands.map(\.name).joined(separator: "|")))
                        command=${COMP_WORDS[index]}
                        break
                        ;;
                    esac
                done

                local words='\(globalOptions.map(\.name).joined(separator: " "))'
                case $command in
                '') words="$words \(commands.map(\.name).joined(separator: " "))" ;;
            \(commands.map(commandCase).joined(separator: "\n"))
                esac
                # Options are offered only once a dash is typed, where files are wanted.
                COMPREPLY=($(compgen -W "$words" -- "$word"))
            }

            complete -o default -F _dialoggen dialoggen

            """
    }

    private static func valueCase(_ option: OptionRow) -> String {
        option.words.isEmpty
            ? "    \(option.name)) return ;;"
            : """
                \(option.name)) COMPREPLY=($(compgen -W '\(option.words.joined(separator: " "))' -- "$word")) && return ;;
            """
    }

    private static func commandCase(_ command: Command) -> String {
        let options = command.options.map(\.name).joined(separator: " ")
        switch command.completesWith {
        case .files:
            return "    \(command.name)) [[ $word == -* ]] || return; words=\"$words \(options)\" ;;"
        case .words(let words):
            let all = ([options] + words).filter { !$0.isEmpty }.joined(separator: " ")
            return "    \(command.name)) words=\"$words \(all)\" ;;"
        }
    }

    /// Commands share options; a name has the same values wherever it stands.
    private static func unique(_ options: [OptionRow]) -> [OptionRow] {
        var names: Set<String> = []
        return options.filter { names.insert($0.name).inserted }
    }
}
