import Diagnostics
import Testing

@Suite struct ScalarOrderTests {
    @Test func orderIsThatOfUnicodeScalars() {
        let names = ["ä", "b", "Z", "a-b", "a/b", "a.b", "\u{1F600}", "\u{FF01}", "a"]
        let expected = names.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
        #expect(names.sorted(by: ScalarOrder.precedes) == expected)
        for folder in ["12345678", "a/folder/with/a/long/name/"] {
            let paths = names.map { folder + $0 } + [folder]
            #expect(paths.sorted(by: ScalarOrder.precedes) == [folder] + expected.map { folder + $0 })
        }
    }

    /// Texts of few different bytes, so that many begin alike, are equal, or are the beginning of another.
    @Test(arguments: 0..<200) func sortingKeepsTheOrderOfEquals(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        let pieces = ["a", "b", "\0", "é", "long piece of a path/"]
        let shared = (0..<Int.random(in: 0...2, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        let elements = (0..<Int.random(in: 0...60, using: &random)).map { number in
            let own = (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? ""
            }
            return (text: (shared + own).joined(), number: number)
        }
        let expected = elements.sorted { left, right in
            left.text == right.text
                ? left.number < right.number
                : left.text.unicodeScalars.lexicographicallyPrecedes(right.text.unicodeScalars)
        }
        #expect(ScalarOrder.sorted(elements, by: \.text).map(\.number) == expected.map(\.number))
    }
}
