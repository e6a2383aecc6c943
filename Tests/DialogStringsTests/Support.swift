import Diagnostics
import DialogLanguage

@testable import DialogStrings

/// Makes checked models by hand; the span of each text is a line of its own.
struct ModelBuilder {
    let source = SourceFile(path: "sample.dialog.yaml", bytes: Array(repeating: UInt8(ascii: "\n"), count: 400))

    func at(_ line: Int) -> SourceSpan { SourceSpan(source, ByteRange(line - 1, line)) }

    /// A text whose `{name}` are arguments.
    func text(_ key: String, _ text: String, comment: String? = nil, line: Int = 1) -> LocalizedText {
        var parts: [TextTemplate.Part] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
            parts.append(.argument(String(rest[rest.index(after: open)..<close])))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        return LocalizedText(key: key, template: TextTemplate(parts: parts), comment: comment, span: at(line))
    }

    func dialog(
        _ id: String, arguments: [(String, Argument.Kind)] = [], _ change: (inout Dialog) -> Void = { _ in }
    ) -> Dialog {
        var dialog = Dialog(id: id, span: at(1), presentation: .sheet)
        dialog.arguments = arguments.map { Argument(name: $0.0, kind: $0.1, span: at(1)) }
        change(&dialog)
        return dialog
    }

    func texts(_ dialogs: Dialog..., sets: [OptionSet] = []) -> DialogTexts {
        DialogTexts(set(dialogs, sets: sets))
    }

    func set(_ dialogs: [Dialog], sets: [OptionSet] = []) -> DialogSet {
        DialogSet(
            files: [DefinitionFile(source: source, dialogs: dialogs, optionSets: sets)], configuration: Configuration())
    }

    /// The texts of dialogs that have titles only: key `<id>.title`.
    func titles(_ titles: KeyValuePairs<String, String>, arguments: [(String, Argument.Kind)] = []) -> [CatalogText] {
        let dialogs = titles.enumerated().map { index, title in
            dialog(title.key, arguments: arguments) {
                $0.title = text("\(title.key).title", title.value, line: index + 1)
            }
        }
        return DialogTexts(set(dialogs)).texts
    }
}

/// Reads a catalogue that must be right.
func catalog(_ text: String, sourceLanguage: String = "en") throws -> StringCatalog {
    let (catalog, findings) = StringCatalog.read(
        SourceFile(path: "Dialogs.xcstrings", text: text), sourceLanguage: sourceLanguage)
    guard let catalog else { throw WrongCatalog(messages: findings.map(\.message)) }
    return catalog
}

struct WrongCatalog: Error {
    var messages: [String]
}

/// A catalogue with these entries, laid out as Xcode does it.
func wrapped(_ entries: String) -> String {
    let indented = entries.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(indented)\n  },\n  \"version\" : \"1.0\"\n}"
}

extension StringCatalog {
    var text: String { String(decoding: bytes, as: UTF8.self) }

    func entry(_ key: String) -> CatalogEntry? { entries.first { $0.key == key } }
}

/// The same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}
