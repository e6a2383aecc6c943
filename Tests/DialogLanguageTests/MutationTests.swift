import Diagnostics
import DialogLanguage
import Foundation
import Testing

/// Whatever is done to a definition, checking it ends, and everything it says is about places that exist.
@Suite("Mutations")
struct MutationTests {
    private static let snippets = [
        "", " ", "~", "null", "[]", "{}", "[a, b]", "{a: b}", "no", "'", "\"x\"", "1", "1.5", "-1", "1...9", "a and (b",
        "{x}", "popup", "page", "toggle", "picker", "{set: keys}", "{app: x}", "*a", "&a x", "# x", ": ", "- ", "ユ",
        "🎹",
        "\n", "\t", "!!str x", "<<", "a.b", "save", "cancel", "99999999999999999999", "{value: 1, title: x}",
    ]

    @Test("random changes of valid definitions never crash and give places inside the file", arguments: 0..<12)
    func randomChanges(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let samples = Sample.all.filter { $0.name.hasPrefix("valid/") }.flatMap(\.files).map(\.source)
        for _ in 0..<60 {
            let source = try #require(samples.randomElement(using: &random))
            var tokens = Self.tokens(of: String(decoding: source.bytes, as: UTF8.self))
            for _ in 0..<Int.random(in: 1...4, using: &random) { Self.change(&tokens, using: &random) }
            let mutant = SourceFile(path: "mutant.dialog.yaml", text: tokens.joined())
            let (set, diagnostics) = Project([mutant]).check()
            for diagnostic in diagnostics { Self.expectInside(mutant, diagnostic) }
            // What is not reported has to be whole, or it would be lost silently.
            if !diagnostics.contains(where: { $0.severity == .error }) {
                let checked = DefinitionChecker.check(mutant, configuration: Configuration())
                #expect(set.files.flatMap(\.dialogs).count == checked.dialogCount, "\(tokens.joined())")
            }
        }
    }

    @Test("deleting any one line of a valid definition gives a finding or a definition that is whole")
    func deletedLines() throws {
        for source in Sample.all.filter({ $0.name.hasPrefix("valid/") }).flatMap(\.files).map(\.source) {
            let lines = String(decoding: source.bytes, as: UTF8.self).components(separatedBy: "\n")
            for index in lines.indices {
                var rest = lines
                rest.remove(at: index)
                let mutant = SourceFile(path: "mutant.dialog.yaml", text: rest.joined(separator: "\n"))
                let (set, diagnostics) = Project([mutant]).check()
                for diagnostic in diagnostics { Self.expectInside(mutant, diagnostic) }
                guard !diagnostics.contains(where: { $0.severity == .error }) else { continue }
                let checked = DefinitionChecker.check(mutant, configuration: Configuration())
                #expect(set.files.flatMap(\.dialogs).count == checked.dialogCount)
            }
        }
    }

    @Test("findings do not depend on the order of the files")
    func orderOfFiles() {
        for sample in Sample.all where sample.files.count > 1 {
            let sources = sample.files.map(\.source)
            let forwards = Project(sources).check().diagnostics.map { "\($0.place) \($0.code) \($0.message)" }
            let backwards = Project(sources.reversed()).check().diagnostics.map {
                "\($0.place) \($0.code) \($0.message)"
            }
            #expect(forwards == backwards)
        }
    }

    /// Names, numbers, signs and white space, so that changes hit keys and values more often than letters would.
    private static func tokens(of text: String) -> [String] {
        var tokens: [String] = []
        var word = ""
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                continue
            }
            if !word.isEmpty { tokens.append(word) }
            word = ""
            tokens.append(String(character))
        }
        return word.isEmpty ? tokens : tokens + [word]
    }

    private static func change(_ tokens: inout [String], using random: inout SeededGenerator) {
        guard let index = tokens.indices.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: tokens.remove(at: index)
        case 1: tokens.insert(tokens[index], at: index)
        case 2: tokens[index] = snippets.randomElement(using: &random) ?? ""
        default: tokens.swapAt(index, tokens.indices.randomElement(using: &random) ?? index)
        }
    }

    private static func expectInside(_ file: SourceFile, _ diagnostic: Diagnostic) {
        var spans = diagnostic.notes.map(\.span) + diagnostic.fixIts.flatMap { $0.edits.map(\.span) }
        if case .span(let span) = diagnostic.place { spans.append(span) }
        for span in spans {
            let isInside = span.range.start <= span.range.end && Int(span.range.end) <= span.file.bytes.count
            #expect(isInside, "\(diagnostic.code.rawValue) at \(span.range) of \(span.file.bytes.count)")
        }
    }
}
