import Diagnostics
import DialogLanguage
import Foundation
import Testing

@testable import DialogGenerator

/// The dialogs of a large file are read and printed on several cores, those of a small one on one. It must make no
/// difference: the large file is held against small ones, in which all dialogs but some are blank lines.
@Suite("Large files")
struct LargeFileTests {
    private static let head = "dialoggen: 1\noptionSets:\n  sounds: [piano, bass]\ndialogs:\n"

    /// Dialogs with and without mistakes; `#` is a number.
    private static let patterns = [
        """
          tempo#:
            presentation: popup
            title: Tempo
            edits: Song
            controls:
              - {id: bpm, kind: stepper, title: Tempo, bind: tempo, range: 40...240, default: 120, unit: BPM}
              - {id: click, kind: toggle, title: Click, bind: click, enabledWhen: bpm > 60}
            buttons: [cancel, save]
        """,
        "  warn#: {presentation: alert, title: Warning, message: There is nothing to play.}",
        "  ask#: {presentation: alert, title: \"Delete {name}?\", arguments: {name: String}, buttons: [cancel, delete]}",
        """
          sound#:
            presentation: sheet
            title: Sound
            edits: Song
            controls:
              - {id: voice, kind: picker, title: Voice, bind: voice, options: {set: sounds}, default: bass}
              - {id: more, kind: button, title: More, opens: warn#}
            buttons: [cancel, save]
        """,
        "  warn#: {presentation: alert, title: \" Warning \", mesage: x, buttons: [ok, {id: class}]}",
        """
          tempo#:
            presentation: popup
            title: Tempo {nowhere}
            edits: Song
            controls:
              - {id: bpm, kind: stepper, title: Tempo, bind: tempo, range: 40...240, default: 400}
              - {id: voice, kind: picker, title: Voice, bind: voice, options: {set: sounds}, default: bas}
              - {id: click, kind: toggle, title: Click, bind: click, enabledWhen: bmp > 60}
            rules: [{require: click, at: clik, message: No}]
            buttons: [cancel, save]
        """,
        "  nothing#:", "  \"2 words #\": 3",
    ]
    /// Fewer than are spread over cores.
    private static let portion = 40

    private static func dialogs(_ count: Int, from patterns: [String], seed: UInt64) -> [String] {
        var random = SeededGenerator(seed: seed)
        return (0..<count).map { number in
            let pattern = patterns[Int.random(in: patterns.indices, using: &random)]
            return pattern.replacing("#", with: "\(number)") + "\n"
        }
    }

    private static func file(_ dialogs: [String], showing shown: Range<Int>) -> SourceFile {
        let texts = dialogs.indices.map { index in
            shown.contains(index)
                ? dialogs[index] : String(dialogs[index].unicodeScalars.map { $0 == "\n" ? "\n" : " " })
        }
        return SourceFile(path: "all.dialog.yaml", text: head + texts.joined())
    }

    private static func portions(of count: Int) -> [Range<Int>] {
        stride(from: 0, to: count, by: portion).map { $0..<min($0 + portion, count) }
    }

    private static func described(_ diagnostics: [Diagnostic]) -> [String] {
        diagnostics.map { finding in
            let notes = finding.notes.map { "\($0.message) \($0.span.range)" }
            let fixIts = finding.fixIts.map { fix in
                "\(fix.message) \(fix.isSafe) \(fix.edits.map { "\($0.span.range) \($0.text)" })"
            }
            return "\(finding.code) \(finding.severity) \(finding.message) \(finding.where) \(notes) \(fixIts)"
        }
    }

    @Test("findings and keys of a large file are those of its parts", arguments: 0..<6 as Range<UInt64>)
    func findings(seed: UInt64) {
        let dialogs = Self.dialogs([64, 100, 333][Int(seed) % 3], from: Self.patterns, seed: seed)
        func check(_ shown: Range<Int>) -> CheckedFile {
            DefinitionChecker.check(Self.file(dialogs, showing: shown), configuration: Configuration())
        }
        let whole = check(dialogs.indices)
        let parts = Self.portions(of: dialogs.count).map(check)
        #expect(!whole.diagnostics.isEmpty)
        // Dialogs that name option sets are completed after all others, so only the order within a file is unlike.
        #expect(
            Self.described(whole.diagnostics).sorted() == parts.flatMap { Self.described($0.diagnostics) }.sorted())
        #expect(whole.dialogCount == parts.reduce(0) { $0 + $1.dialogCount })
        // Each part has the two texts of the option set.
        #expect(whole.textKeyNumbers.dropFirst(2) == parts.flatMap { $0.textKeyNumbers.dropFirst(2) }[...])
    }

    /// Ids are looked at before all dialogs, what option sets stand for after them.
    @Test("findings of a large file are in the order of its dialogs", arguments: 0..<4 as Range<UInt64>)
    func order(seed: UInt64) {
        let patterns = Self.patterns.filter { !$0.contains("sounds") && !$0.contains("2 words") }
        let dialogs = Self.dialogs(200, from: patterns, seed: seed)
        func findings(_ shown: Range<Int>) -> [String] {
            let file = Self.file(dialogs, showing: shown)
            return Self.described(DefinitionChecker.check(file, configuration: Configuration()).diagnostics)
        }
        #expect(findings(dialogs.indices) == Self.portions(of: dialogs.count).flatMap(findings))
    }

    @Test("the code of a large file is that of its parts", arguments: 0..<4 as Range<UInt64>)
    func code(seed: UInt64) throws {
        // Those without mistakes that open nothing.
        let dialogs = Self.dialogs([64, 200][Int(seed) % 2], from: Array(Self.patterns[..<3]), seed: seed)
        func code(_ shown: Range<Int>) throws -> String {
            let file = Self.file(dialogs, showing: shown)
            let set = Definitions.set([(file.path, String(decoding: file.bytes, as: UTF8.self))])
            let generated = try #require(generate(set).first)
            let text = String(decoding: generated.bytes, as: UTF8.self)
            // Header, imports and the option set are in each.
            let start = try #require(text.range(of: "\n}\n\n"))
            return String(text[start.upperBound...])
        }
        let parts = try Self.portions(of: dialogs.count).map(code)
        #expect(try code(dialogs.indices) == parts.joined(separator: "\n"))
    }
}
