import Testing

@testable import dialoggen

@Suite struct ArgumentParserTests {
    private let parser = ArgumentParser(commands: Command.all, globalOptions: GlobalOptions.rows)

    private func parse(_ arguments: String...) throws -> (command: Command?, arguments: ParsedArguments) {
        try parser.parse(arguments)
    }

    private func error(_ arguments: String...) -> UsageError? {
        do throws(UsageError) {
            _ = try parser.parse(arguments)
            return nil
        } catch {
            return error
        }
    }

    @Test func takesValuesAfterASpaceOrAnEqualsSign() throws {
        let spaced = try parse("generate", "a", "--output", "out", "b").arguments
        #expect(spaced.operands == ["a", "b"])
        #expect(spaced[GenerateOptions.output] == "out")
        let joined = try parse("generate", "--output=a=b").arguments
        #expect(joined[GenerateOptions.output] == "a=b")
    }

    @Test func typedValuesAreConverted() throws {
        let arguments = try parse("validate", "--reporter", "json", "--color=never", "--strict").arguments
        #expect(arguments[GlobalOptions.reporter] == .json)
        #expect(arguments[GlobalOptions.color] == .never)
        #expect(arguments.has(GlobalOptions.strict))
        #expect(!arguments.has(GlobalOptions.quiet))
        let several = try parse("diff", "--allow", "texts,source").arguments
        #expect(several[DiffOptions.allow] == [.source, .texts])
    }

    @Test func globalOptionsMayComeBeforeTheCommand() throws {
        let (command, arguments) = try parse("--quiet", "--reporter", "xcode", "validate", "x")
        #expect(command?.name == "validate")
        #expect(arguments.has(GlobalOptions.quiet))
        #expect(arguments.operands == ["x"])
    }

    @Test func twoDashesEndTheOptions() throws {
        let arguments = try parse("validate", "--", "--strict", "-").arguments
        #expect(arguments.operands == ["--strict", "-"])
        #expect(!arguments.has(GlobalOptions.strict))
    }

    @Test func oneDashIsAnOperand() throws {
        #expect(try parse("validate", "-").arguments.operands == ["-"])
    }

    @Test(arguments: [
        (["diff", "--allow", "source,text"], "--allow cannot be \"text\""),
        (["diff", "--allow", "source,"], "--allow cannot be \"\""),
        (["generate", "--output"], "--output needs a value"),
        (["generate", "--output="], "--output needs a value"),
        (["generate", "--output", "--check"], "--output needs a value"),
        (["generate", "--output", "a", "--output", "b"], "--output is given twice"),
        (["validate", "--strict", "--strict"], "--strict is given twice"),
        (["validate", "--strict=yes"], "--strict takes no value"),
        (["validate", "--reporter", "xml"], "--reporter cannot be \"xml\""),
        (["validate", "--output", "x"], "\"--output\" is no option of validate"),
        (["--output", "x", "generate"], "--output belongs to a command"),
        (["preview"], "\"preview\" is no command"),
    ])
    func mistakesAreNamed(arguments: [String], message: String) {
        #expect(throws: UsageError.self) { try parser.parse(arguments) }
        do throws(UsageError) { _ = try parser.parse(arguments) } catch { #expect(error.message == message) }
    }

    @Test func suggestsTheNearest() {
        #expect(error("validat")?.advice?.hasPrefix("Did you mean validate?") == true)
        #expect(error("validate", "--strickt")?.advice?.hasPrefix("Did you mean --strict?") == true)
        let words = "text, xcode, json, sarif, github, junit"
        #expect(error("validate", "--reporter=jsn")?.advice == "Did you mean json? Use one of: \(words).")
        #expect(error("frobnicate")?.advice == "The commands are: \(Command.all.map(\.name).joined(separator: ", ")).")
    }

    @Test func anAbsoluteValueMayStartWithADashAfterAnEqualsSign() throws {
        #expect(try parse("generate", "--output=-x").arguments[GenerateOptions.output] == "-x")
    }

    @Test func controlCharactersAreWrittenOut() {
        #expect(error("a\u{1B}[31mb")?.message == "\"a␛[31mb\" is no command")
    }

    /// Whatever the words, the parser accepts them or says what is wrong, and every accepted value is one of its words.
    @Test func anyWordsGiveArgumentsOrAMistake() {
        let words =
            ["-", "--", "", "-x", "--=", "=", "ü", "\u{0}", "x", "json", "validate", "generate"]
            + GlobalOptions.rows.flatMap { [$0.name, $0.name + "=", $0.name + "=json"] }
        var generator = SeededGenerator(seed: 7)
        var accepted = 0
        for _ in 0..<5_000 {
            let line = (0..<Int.random(in: 0...5, using: &generator)).compactMap { _ in
                words.randomElement(using: &generator)
            }
            do throws(UsageError) {
                let arguments = try parser.parse(line).arguments
                accepted += 1
                for row in GlobalOptions.rows where !row.words.isEmpty {
                    #expect(arguments.value(of: row).map { row.words.contains($0) } ?? true)
                }
            } catch {
                #expect(!error.message.isEmpty)
            }
        }
        #expect((100..<4_900).contains(accepted))
    }

    @Test func everyCommandHasHelpThatNamesItsOptions() {
        for command in Command.all {
            let help = Help.text(for: command)
            for row in command.options + GlobalOptions.rows { #expect(help.contains(row.name)) }
            #expect(!command.examples.isEmpty)
            #expect(Help.general(commands: Command.all).contains(command.summary))
        }
    }

    @Test func examplesOfTheHelpParse() throws {
        for example in Command.all.flatMap(\.examples) {
            let words = example.line.split(separator: " ").map { String($0) }.prefix { $0 != "<" }
            #expect(words.first == "dialoggen")
            #expect(throws: Never.self) { try parser.parse(Array(words.dropFirst())) }
        }
    }
}
