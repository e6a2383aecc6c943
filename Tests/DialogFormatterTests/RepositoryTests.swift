import Diagnostics
import Foundation
import Testing

@testable import DialogFormatter
@testable import DialogLanguage

/// What people read first is in the canonical layout.
@Suite("The repository is formatted")
struct RepositoryTests {
    @Test("the sample", arguments: RepositoryFile.all.filter { $0.name.hasPrefix("dialogs/") })
    func sample(_ file: RepositoryFile) throws {
        let text = String(decoding: file.source.bytes, as: UTF8.self)
        #expect(try formatted(text, as: file.place) == text, "dialoggen format dialogs")
    }

    @Test("the definitions in the documents", arguments: ["README.md", "Docs/Language.md"])
    func documents(_ name: String) throws {
        let page = try String(contentsOf: RepositoryFile.root.appending(path: name), encoding: .utf8)
        let blocks = page.components(separatedBy: "```yaml\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }.filter { $0.hasPrefix("dialoggen: 1\ndialogs:") }
        #expect(!blocks.isEmpty)
        for block in blocks { #expect(try formatted(block) == block) }
    }

    @Test("the examples of presentations", arguments: Presentation.allCases)
    func presentations(_ presentation: Presentation) throws {
        try expectFormatted(
            example: try #require(presentation.example), below: "dialogs:\n  example:\n", indentation: 4)
    }

    @Test("the examples of kinds", arguments: ControlKind.allCases)
    func kinds(_ kind: ControlKind) throws {
        let head = "dialogs:\n  example:\n    controls:\n"
        try expectFormatted(example: try #require(kind.example), below: head, indentation: 6)
    }

    private func expectFormatted(example: String, below head: String, indentation: Int) throws {
        let margin = String(repeating: " ", count: indentation)
        let lines = example.split(separator: "\n").map { margin + $0 + "\n" }
        let text = head + lines.joined()
        #expect(try formatted(text) == text)
    }
}
