import Diagnostics
import DialogLanguage
import FuzzProperties
import Testing
import YAMLTree

@testable import DialogFormatter

/// Whatever is done to a file: either it is no YAML, or formatting keeps what it says.
@Suite("Formatting mutants")
struct FormattingMutationTests {
    private static let snippets = [
        "\n", "\n\n", "\r\n", " ", "  ", "\t", "#", " # c", "\n# c\n", "\n  # c\n", ": ", ":", "- ", "-\n", "? ", "?\n",
        "&a ", "&b\n", "*a", "*a ", "*b : ", "|\n", "|+\n", ">-\n", "|2\n", ">+ # c\n", "'", "\"", "''", "\\", "[", "]",
        "{", "}", ",", "[]", "{}", "---\n", "...\n", "--- ", "%YAML 1.1\n", "~", "é", "\u{2028}", "\u{85}", "\u{FEFF}",
        "\u{200B}", "no", "'0'", "a: b", "\n      x\n", "\n   \n", "x\n  y",
    ]

    @Test("keeps what they say, and is done once", arguments: 0..<10)
    func mutants(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var soundCount = 0
        for round in 0..<300 {
            let (file, root) = try #require(RepositoryFile.sound.randomElement(using: &random))
            var bytes = file.source.bytes
            if random.oneIn(3) {
                var scrambler = Scrambler(seed: seed * 1000 + UInt64(round), isCommented: true)
                bytes = scrambler.scramble(root, at: file.place)
            }
            for _ in 0..<Int.random(in: 1...5, using: &random) { Self.change(&bytes, using: &random) }
            let source = SourceFile(path: "mutant.dialog.yaml", bytes: bytes)
            guard let result = DefinitionFormatter.format(source, as: file.place) else { continue }
            soundCount += 1
            let formatted = SourceFile(path: "mutant.dialog.yaml", bytes: result)
            let isSame = DefinitionFormatter.saysTheSame(source, formatted, as: file.place)
            let isDone = DefinitionFormatter.format(formatted, as: file.place) == result
            let hasComments = CommentTexts.sorted(in: source) == CommentTexts.sorted(in: formatted)
            guard !isSame || !isDone || !hasComments else { continue }
            Issue.record(
                """
                seed \(seed), round \(round), \(file.name): same \(isSame), done \(isDone), comments \(hasComments)
                \(String(decoding: bytes, as: UTF8.self))
                formatted:
                \(String(decoding: result, as: UTF8.self))
                """)
        }
        #expect(soundCount > 60)
    }

    private static func change(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
        // Only between characters.
        let places = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }
        guard let place = places.randomElement(using: &random) else { return }
        let end = places.filter { $0 > place }.prefix(Int.random(in: 1...6, using: &random)).last ?? bytes.count
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.removeSubrange(place..<end)
        case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
        default: bytes.insert(contentsOf: Array((snippets.randomElement(using: &random) ?? "").utf8), at: place)
        }
    }
}
