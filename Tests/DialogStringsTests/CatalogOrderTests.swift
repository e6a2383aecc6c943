import Testing

@testable import DialogStrings

@Suite struct CatalogOrderTests {
    /// As Xcode orders keys.
    static let sorted = [
        "", "\n a", " a", "_a", "-", "–", ",", "...", "(%@)", "[a]", "@a", "%@", "%lld", "%lld d", "%lld Tracks",
        "%lld.", "©",
        "+2", "|", "0.00", "0.000", "2 tracks", "10 tracks", "A long text", "All phases", "All Phrases", "AVERAGE",
        "Comment",
        "COMMENT", "Comment on", "options.2.title", "options.10.title", "tempo.bpm.title", "tempo.title",
        "tempoMap.title",
        "v%@", "Voice",
    ]

    @Test func keysAreOrderedAsXcodeDoes() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<20 {
            let shuffled = Self.sorted.shuffled(using: &generator)
            #expect(shuffled.sorted { CatalogOrder($0) < CatalogOrder($1) } == Self.sorted)
        }
    }

    @Test func theOrderIsTotal() {
        var generator = SeededGenerator(seed: 5)
        let alphabet = ["a", "A", "é", "1", "0", "01", ".", "-", " ", "漢", "%"]
        let words = (0..<120).map { _ in
            (0..<Int.random(in: 0...4, using: &generator)).map { _ in alphabet.randomElement(using: &generator) ?? "" }
                .joined()
        }
        let orders = words.map { CatalogOrder($0) }
        for (left, leftWord) in zip(orders, words) {
            for (right, rightWord) in zip(orders, words) {
                let relations = [left < right, right < left, left == right].filter { $0 }
                #expect(relations.count == 1, "\(leftWord) and \(rightWord)")
            }
        }
    }

    @Test func aNewNameGoesAfterTheLastSmallerOne() {
        #expect(CatalogOrder.place(of: "c", in: ["a", "b", "d"]) == 2)
        #expect(CatalogOrder.place(of: "c", in: []) == 0)
        #expect(CatalogOrder.place(of: "c", in: ["x", "b", "y"]) == 2)
    }
}
