import Diagnostics
import DialogLanguage
import Foundation
import Testing
import YAMLTree

@testable import DialogGenerator

/// Nothing in the language is read and then forgotten: without a key the generated code is another one, or the
/// definition is wrong. The valid samples of the checker, which use every key, are the definitions.
@Suite("Effects of keys")
struct KeyEffectTests {
    /// What does its work elsewhere than in the generated code.
    private static let elsewhere: [String: String] = [
        "comment": "for translators, in the String Catalog",
        "allow": "findings that are accepted",
    ]

    /// Where the samples only repeat what holds anyway.
    private static let repeated: Set<String> = [
        "toggle.valueType", "stepper(number).valueType", "slider(number).valueType", "datePicker.valueType",
        "durationPicker(number).valueType", "colorPicker.valueType", "textField.valueType", "popup.apply",
    ]

    private static let samples: [URL] = {
        let folder = URL(filePath: #filePath).appending(path: "../../DialogLanguageTests/Samples/valid")
            .standardizedFileURL
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "yaml" }.sorted { $0.path < $1.path }
    }()

    @Test("Every key of the samples has one wherever it stands")
    func effects() throws {
        var without: Set<String> = []
        var with: Set<String> = []
        for sample in Self.samples {
            let text = String(decoding: try Data(contentsOf: sample), as: UTF8.self)
            let file = SourceFile(path: "sample.dialog.yaml", text: text)
            var sink = DiagnosticSink()
            let root = try #require(YAMLTree.parse(file, into: &sink)?.root)
            let whole = try #require(Self.code([YAMLPrinter().text(root)]), "\(sample.lastPathComponent)")
            Occurrence.visit(root) { occurrence in
                if Self.elsewhere[occurrence.key] != nil { return }
                let code = Self.code([YAMLPrinter(omitting: occurrence.position).text(root)])
                if code == whole { without.insert(occurrence.name) } else { with.insert(occurrence.name) }
            }
        }
        #expect(Self.samples.count >= 8 && with.count > 150)
        #expect(without.subtracting(with).subtracting(Self.repeated).sorted() == [])
        let named = Set(with.map { $0.split(separator: ".").last.map(String.init) ?? $0 })
        for shape in Schema.shapes where shape.id != .configuration {
            for spec in shape.keys where Self.elsewhere[spec.key.rawValue] == nil {
                #expect(named.contains(spec.key.rawValue), "no sample shows what \(spec.key.rawValue) is for")
            }
        }
    }

    /// Ids, keys, places and everything else that an app or a store refers to stay what they are when a person words a
    /// title anew.
    @Test("New titles change nothing but the words that are shown")
    func titles() throws {
        let files = try FileManager.default.contentsOfDirectory(at: Definitions.folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "yaml" }.sorted { $0.path < $1.path }
        let trees = try files.map { file in
            var sink = DiagnosticSink()
            let text = try String(contentsOf: file, encoding: .utf8)
            return try #require(YAMLTree.parse(SourceFile(path: file.lastPathComponent, text: text), into: &sink)?.root)
        }
        let before = try #require(Self.code(trees.map { YAMLPrinter().text($0) }))
        let after = try #require(Self.code(trees.map { YAMLPrinter(renaming: ["title", "header"]).text($0) }))
        #expect(before != after && after.contains("Renamed"))
        #expect(Self.withoutWords(before) == Self.withoutWords(after))
    }

    /// The code without the texts that stand behind a key, in calls and in the tables of options, and without the line
    /// breaks that follow from their length.
    private static func withoutWords(_ code: String) -> String {
        code.replacing(/\n +\./, with: ".").replacing(/\.init\("([^"]+)", "(?:[^"\\]|\\.)*"/) { ".init(\"\($0.1)\"" }
            .split(separator: "\n").map { line in
                let fields = line.components(separatedBy: "\\t")
                return fields.count > 1 ? ([fields[0]] + fields.dropFirst(2)).joined(separator: "\\t") : String(line)
            }.joined(separator: "\n")
    }

    /// The generated code without the places that it comes from; nothing if a definition is wrong.
    private static func code(_ texts: [String]) -> String? {
        let checked = texts.enumerated().map { index, text in
            DefinitionChecker.check(
                SourceFile(path: "sample\(index).dialog.yaml", text: text), configuration: Configuration())
        }
        let (set, diagnostics) = DefinitionChecker.link(checked, configuration: Configuration())
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return nil }
        let lines = generate(set).flatMap { $0.contents.split(separator: "\n") }
        return lines.filter { !$0.contains("#sourceLocation") }.map { line in
            line.range(of: "  // sample").map { line[..<$0.lowerBound] } ?? line
        }.joined(separator: "\n")
    }
}

/// A key at one place.
private struct Occurrence {
    var key: String
    /// What the mapping around it is: its kind or presentation, or the key that it stands after.
    var owner: String
    var position: YAMLNode.Position
    var name: String { owner + "." + key }

    static func visit(_ node: YAMLNode, owner: String = "file", _ body: (Occurrence) -> Void) {
        let words = ["kind", "presentation"].compactMap { node.value(for: $0)?.text }
        // A field for a number is another control than one for a text.
        let isNumber = ["Int", "Double"].contains(node.value(for: "valueType")?.text ?? "")
        let owner = (words.first ?? owner) + (isNumber ? "(number)" : "")
        let isNaming = ["dialogs", "optionSets", "arguments", "with"].contains(owner)
        for (key, value) in node.entries {
            if !isNaming { body(Occurrence(key: key.text, owner: owner, position: key.position)) }
            visit(value, owner: isNaming ? "\(owner) entry" : key.text, body)
        }
        for item in node.items { visit(item, owner: owner, body) }
    }
}

/// A tree as YAML again, one entry a line, without one of its entries or with other texts after some keys.
private struct YAMLPrinter {
    var omitting: YAMLNode.Position?
    var renaming: Set<String> = []

    func text(_ node: YAMLNode, indent: Int = 0) -> String {
        let space = String(repeating: " ", count: indent)
        switch node.kind {
        case .scalar: return " " + node.span.text + "\n"
        case .mapping:
            let entries = node.entries.filter { $0.key.position != omitting }
            if entries.isEmpty { return " {}\n" }
            // The title of a record is a property of the app's type, not a word.
            let isRecord = ["edits", "opens"].allSatisfy { node.value(for: $0) != nil }
            let lines = entries.map { key, value in
                let isRenamed = renaming.contains(key.text) && value.kind == .scalar && !isRecord
                let shown =
                    isRenamed
                    ? " 'Renamed \(value.text.replacing("'", with: "''"))'\n" : text(value, indent: indent + 2)
                return space + key.span.text + ":" + shown
            }
            return (indent == 0 ? "" : "\n") + lines.joined()
        case .sequence:
            if node.count == 0 { return " []\n" }
            return "\n" + node.items.map { space + "-" + text($0, indent: indent + 2) }.joined()
        }
    }
}
