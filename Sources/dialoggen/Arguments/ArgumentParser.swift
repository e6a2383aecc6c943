import Diagnostics

/// Takes a command line apart with the tables of options and commands.
struct ArgumentParser {
    let commands: [Command]
    let globalOptions: [OptionRow]

    /// The command, none when only global options such as `--version` were given, and everything else.
    ///
    /// - Parameter arguments: without the program's name.
    func parse(_ arguments: [String]) throws(UsageError) -> (command: Command?, arguments: ParsedArguments) {
        var command: Command?
        var parsed = ParsedArguments()
        var rest = arguments[...]
        var acceptsOptions = true
        while let argument = rest.popFirst() {
            if acceptsOptions, argument == "--" {
                acceptsOptions = false
            } else if acceptsOptions, argument.hasPrefix("-"), argument != "-" {
                try takeOption(argument, of: command, rest: &rest, into: &parsed)
            } else if command == nil {
                command = try findCommand(argument)
            } else {
                parsed.operands.append(argument)
            }
        }
        return (command, parsed)
    }

    private func takeOption(
        _ argument: String, of command: Command?, rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
    ) throws(UsageError) {
        let equals = argument.firstIndex(of: "=")
        let name = String(argument[..<(equals ?? argument.endIndex)])
        let attached = equals.map { String(argument[argument.index(after: $0)...]) }
        let row = try findOption(name, of: command)

        guard row.takesValue else {
            if attached != nil { throw UsageError("\(name) takes no value") }
            guard parsed.note(row) else { throw repeated(row) }
            return
        }
        guard let value = attached ?? rest.popFirst() else { throw missingValue(row) }
        // `--output --check` is a forgotten value, not a folder of that name; `--output=--check` says otherwise.
        if attached == nil, value.hasPrefix("-"), value != "-" { throw missingValue(row) }
        if value.isEmpty { throw missingValue(row) }
        if let word = Self.unknownWord(in: value, of: row) {
            let all = "Use \(row.takesSeveral ? "some" : "one") of: \(row.words.joined(separator: ", "))."
            throw UsageError(
                "\(name) cannot be \(word.safeQuote)",
                advice: Self.advice(for: word, among: row.words, all: all))
        }
        guard parsed.note(row, value: value) else { throw repeated(row) }
    }

    private func findOption(_ name: String, of command: Command?) throws(UsageError) -> OptionRow {
        let ownOptions = command?.options ?? []
        if let row = ownOptions.first(where: { $0.name == name }) ?? globalOptions.first(where: { $0.name == name }) {
            return row
        }
        if command == nil, commands.contains(where: { $0.options.contains { $0.name == name } }) {
            throw UsageError("\(name) belongs to a command", advice: "Write the command first, then its options.")
        }
        let place = command.map { " of \($0.name)" } ?? ""
        let help = command.map { "dialoggen \($0.name) --help" } ?? "dialoggen --help"
        throw UsageError(
            "\(name.safeQuote) is no option\(place)",
            advice: Self.advice(
                for: name, among: (ownOptions + globalOptions).map(\.name), all: "\"\(help)\" lists them."))
    }

    private static func unknownWord(in value: String, of row: OptionRow) -> String? {
        guard !row.words.isEmpty else { return nil }
        let words =
            row.takesSeveral
            ? value.split(separator: ",", omittingEmptySubsequences: false).map { String($0) } : [value]
        return words.first { !row.words.contains($0) }
    }

    private func findCommand(_ name: String) throws(UsageError) -> Command {
        if let command = commands.first(where: { $0.name == name }) { return command }
        let names = commands.map(\.name)
        throw UsageError(
            "\(name.safeQuote) is no command",
            advice: Self.advice(
                for: name, among: names + ["--help", "--version"],
                all: "The commands are: \(names.joined(separator: ", "))."))
    }

    private static func advice(for word: String, among candidates: [String], all: String) -> String {
        guard let nearest = Suggestions.nearest(to: word, in: candidates) else { return all }
        return "Did you mean \(nearest)? \(all)"
    }

    private func repeated(_ row: OptionRow) -> UsageError {
        UsageError("\(row.name) is given twice", advice: "Give it once.")
    }

    private func missingValue(_ row: OptionRow) -> UsageError {
        let example = "\(row.name) \(row.placeholder ?? "VALUE")"
        return UsageError(
            "\(row.name) needs a value",
            advice: "Write \(example), or \(row.name)=… for a value that starts with a dash.")
    }
}
