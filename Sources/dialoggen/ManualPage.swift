/// The page for `man`, read off the same tables as `--help`.
enum ManualPage {
    static func text(commands: [Command], globalOptions: [OptionRow]) -> String {
        var page = Page()
        page.request("TH", "DIALOGGEN", "1", "", "dialoggen \(CommandLineTool.version)")
        page.section("NAME")
        page.paragraph("dialoggen - check dialog definitions and generate Swift from them")
        page.section("SYNOPSIS")
        page.paragraph("dialoggen COMMAND [OPTION…]")
        page.section("DESCRIPTION")
        page.paragraph(
            """
            dialoggen turns dialog definitions (*.dialog.yaml) into Swift. Results go to standard output, findings and \
            progress to standard error; a report for machines takes standard output.
            """)
        page.section("COMMANDS")
        for command in commands {
            page.subsection("\(command.name) \(command.operands)")
            page.paragraph(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".")
            page.paragraphs(command.discussion)
            page.options(command.options)
            for example in command.examples { page.item("Example: \(example.line)", example.meaning) }
        }
        page.section("OPTIONS OF ALL COMMANDS")
        page.options(globalOptions)
        page.section("EXIT STATUS")
        for status in ExitStatus.allCases { page.item("\(status.rawValue)", status.meaning) }
        page.section("FILES")
        page.item("dialoggen.yaml", "The configuration, beside the definitions or in a folder above them.")
        return page.text
    }

    /// Lines for roff. Everything from the tables is text there, whatever it begins with or contains.
    private struct Page {
        private(set) var text = ""

        mutating func request(_ name: String, _ arguments: String...) {
            text += ".\(name)" + arguments.map { " \"\(Self.escaped($0))\"" }.joined() + "\n"
        }

        mutating func section(_ title: String) { request("SH", title) }

        mutating func subsection(_ title: String) { request("SS", title) }

        mutating func paragraph(_ words: some StringProtocol) {
            text += ".PP\n\\&\(Self.escaped(words))\n"
        }

        /// Blank lines part paragraphs; other line breaks are spaces.
        mutating func paragraphs(_ discussion: String) {
            let lines = discussion.split(separator: "\n", omittingEmptySubsequences: false)
            for lines in lines.split(whereSeparator: \.isEmpty) { paragraph(lines.joined(separator: " ")) }
        }

        mutating func item(_ term: String, _ meaning: String) {
            text += ".TP\n\\&\\fB\(Self.escaped(term))\\fR\n\\&\(Self.escaped(meaning))\n"
        }

        mutating func options(_ options: [OptionRow]) {
            for option in options { item(option.title, option.summary) }
        }

        private static func escaped(_ words: some StringProtocol) -> String {
            var result = ""
            for scalar in words.unicodeScalars {
                switch scalar {
                case "\\": result += "\\e"
                case "-": result += "\\-"
                case "\"": result += "\\(dq"
                case "\u{80}"...: result += "\\[u\(String(scalar.value, radix: 16, uppercase: true).leftPadded)]"
                default: result.unicodeScalars.append(scalar)
                }
            }
            return result
        }
    }
}

extension String {
    /// At least four digits, as roff wants them.
    fileprivate var leftPadded: String { String(repeating: "0", count: max(0, 4 - count)) + self }
}
