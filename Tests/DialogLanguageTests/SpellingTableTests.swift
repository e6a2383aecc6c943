import Testing

@testable import DialogLanguage

@Suite("Spelling tables")
struct SpellingTableTests {
    /// Some of the words have the same length and the same letters where the table looks.
    private static let words = [
        "a", "ab", "allow", "album", "allowsAdd", "allowsDid", "größe", "", "aXXbXXc", "aYYbYYc",
    ]

    @Test("every word is found at its position")
    func words() {
        let table = SpellingTable(Self.words)
        for (position, word) in Self.words.enumerated() {
            #expect(word.withBytes(table.position(spelt:)) == position)
            #expect(table.contains(word))
        }
    }

    @Test("nothing else is found", arguments: ["b", "abc", "Allow", "allowsAde", "aXXbYYc", "größ", " ", "aZZbZZc"])
    func others(text: String) {
        #expect(!SpellingTable(Self.words).contains(text))
    }

    @Test("an empty table has no words")
    func empty() {
        #expect(!SpellingTable([]).contains(""))
        #expect(!SpellingTable([]).contains("a"))
    }
}
