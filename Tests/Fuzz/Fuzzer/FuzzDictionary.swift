import Diagnostics
import DialogLanguage
import DialogStrings
import FuzzProperties

/// The words that libFuzzer puts into inputs: those of the language, read off its table, and signs of the form.
enum FuzzDictionary {
    /// The dictionary as libFuzzer reads it: one word in quotes a line.
    static func text(for target: FuzzTarget, seeds: [[UInt8]]) -> String {
        let words =
            switch target {
            case .tree: yamlSigns
            case .definition, .fixes, .reports, .formatter: yamlSigns + language(without: [.configuration])
            case .configuration: yamlSigns + language(only: .configuration) + DiagnosticCode.allCases.map(\.rawValue)
            case .condition: conditionSigns
            case .catalog, .baseline: jsonSigns + names(in: seeds)
            }
        return Set(words).sorted().map { "\"\(escaped($0))\"\n" }.joined()
    }

    private static let yamlSigns = [
        "\n", "\n  ", "\n    - ", "\r\n", "\t", ": ", "- ", "? ", "#", " # x", "---\n", "...\n", "%YAML 1.1\n", "|\n",
        "|2-\n",
        ">+\n", "&a ", "*a", "<<: ", "!!str ", "[", "]", "{", "}", ", ", "'", "''", "\"", "\\", "\\u0041", "~", "null",
        "\u{FEFF}", "\u{85}", "\u{A0}", "\u{2028}", "\u{3000}", "\u{200B}", "\u{FF1A}", "\0", "e\u{301}", "\u{1F3B9}",
    ]
    private static let conditionSigns = [
        " and ", " or ", "not ", " == ", " != ", " < ", " <= ", " > ", " >= ", "(", ")", "none", "'none'", "true",
        "app.ready",
        "click", "low", "level", "mode", "key", "tags", "word", "day", "time", "length", "color", "name", "count",
        "size",
        "isNew", "since", "place", "done", "wide", "'it''s'", "2026-11-30", "12:30", "5min", "'#FF8800'", "1.5", "-1",
        " && ", " || ", "!", "\u{201C}", "\u{201D}", "99999999999999999999",
    ]
    private static let jsonSigns = [
        "{", "}", "[", "]", ":", ",", "\"", "\\u00e9", "\\ud83c\\udfb9", "\\n", "1e9", "-0", "true", "false", "null",
        "\u{FEFF}",
    ]

    private static func language(without excluded: [Shape.ID]) -> [String] {
        Shape.ID.allCases.filter { !excluded.contains($0) }.flatMap { language(only: $0) }
    }

    /// The keys of a shape with an example of each, and the words that may stand after them.
    private static func language(only id: Shape.ID) -> [String] {
        Schema.shape(id).keys.flatMap { spec in
            ["\(spec.key.rawValue): ", "\(spec.key.rawValue): \(spec.example)"] + words(of: spec.form)
        }
    }

    private static func words(of form: ValueForm) -> [String] {
        switch form {
        case .scalar(.word(let list)): list.spellings
        case .scalar, .text, .record: []
        case .names(.word(let list), let element, _): list.spellings + words(of: element)
        case .names(.identifier, let element, _), .list(let element, _): words(of: element)
        case .anyOf(let forms): forms.flatMap { words(of: $0) }
        }
    }

    /// The names of members that are in at least two of the files, and so belong to the form and not to one app.
    private static func names(in files: [[UInt8]]) -> [String] {
        var counts: [String: Int] = [:]
        for file in files {
            guard let node = JSONReader.read(SourceFile(path: "", bytes: file)).node else { continue }
            for name in names(in: node) { counts[name, default: 0] += 1 }
        }
        return counts.filter { $0.value > 1 }.keys.map { "\"\($0)\"" }
    }

    private static func names(in node: JSONNode) -> Set<String> {
        var names = Set(node.members.map(\.name.value))
        for member in node.members { names.formUnion(self.names(in: member.value)) }
        if case .array(let elements) = node.content {
            for element in elements { names.formUnion(self.names(in: element)) }
        }
        return names
    }

    private static func escaped(_ word: String) -> String {
        word.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(Unicode.Scalar(byte))
            case 0x20...0x7E: String(Unicode.Scalar(byte))
            default: "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
            }
        }.joined()
    }
}
