import DialogLanguage
import Testing

@testable import DialogStrings

/// Random catalogues and random definitions: what must hold whatever they are.
@Suite struct CatalogPropertyTests {
    private static let ids = ["tempo", "title", "Key", "opt10", "opt2", "été", "dialog", "a_b", "漢字", "end"]
    private static let words = ["Tempo", "{name} 100%", "Say \"hi\"\n", "🎵 {count}", "%@ {name}", "", "a\\b"]
    private static let languages = ["en", "de", "ja", "pt-BR", "zh-Hans"]

    private func randomTexts(_ generator: inout SeededGenerator) -> [CatalogText] {
        let model = ModelBuilder()
        let dialogs = Self.ids.filter { _ in Bool.random(using: &generator) }.map { id in
            model.dialog(id, arguments: [("name", .string), ("count", .int)]) {
                let word = Self.words.randomElement(using: &generator) ?? ""
                let comment: String? = Bool.random(using: &generator) ? "For \(id)" : nil
                $0.title = model.text("\(id).title", word, comment: comment)
            }
        }
        return DialogTexts(model.set(dialogs)).texts
    }

    private func randomUnit(_ generator: inout SeededGenerator) -> JSONNode {
        let states = ["new", "translated", "needs_review"]
        return .object([
            ("state", .text(states.randomElement(using: &generator) ?? "")),
            ("value", .text(Self.words.randomElement(using: &generator) ?? "")),
        ])
    }

    private func randomTranslation(_ generator: inout SeededGenerator) -> JSONNode {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
            let forms = ["one", "other"].map { ($0, JSONNode.object([("stringUnit", randomUnit(&generator))])) }
            return .object([("variations", .object([("plural", .object(forms))]))])
        case 1: return .object([("future", JSONNode(.number("1.50"))), ("stringUnit", randomUnit(&generator))])
        default: return .object([("stringUnit", randomUnit(&generator))])
        }
    }

    private func randomCatalog(_ generator: inout SeededGenerator) throws -> StringCatalog {
        var entries: [(String, JSONNode)] = []
        for id in Self.ids.shuffled(using: &generator) where Bool.random(using: &generator) {
            var entry: [(String, JSONNode)] = []
            if Bool.random(using: &generator) { entry.append(("comment", .text("c"))) }
            let state = [nil, "manual", "stale", "extracted_with_value", "migrated"].randomElement(using: &generator)
            if let state = state ?? nil { entry.append(("extractionState", .text(state))) }
            if Bool.random(using: &generator) { entry.append(("unknown", JSONNode(.array([JSONNode(.null)])))) }
            let chosen = Self.languages.filter { _ in Bool.random(using: &generator) }
            entry.append(("localizations", .object(chosen.map { ($0, randomTranslation(&generator)) })))
            entries.append(("\(id).title", .object(entry)))
        }
        let root = JSONNode.object([
            ("sourceLanguage", .text("en")), ("strings", .object(entries)), ("version", .text("1.0")),
        ])
        return try catalog(String(decoding: CatalogPrinter.print(root), as: UTF8.self))
    }

    /// The values of all translations, and what the tool does not know.
    private func untouchable(_ catalog: StringCatalog, keys: Set<String>) -> [String: [String]] {
        var result: [String: [String]] = [:]
        for entry in catalog.entries where keys.contains(entry.key) {
            var values: [String] = []
            for localization in entry.localizations {
                let isSource = localization.language == "en" && !localization.hasVariations
                if !isSource { values += localization.units.map { "\(localization.language) \($0.path) \($0.value)" } }
                if let future = localization.node["future"] { values.append("\(future.content)") }
            }
            if let unknown = entry.member.value["unknown"] { values.append("\(CatalogPrinter.print(unknown))") }
            result[entry.key] = values
        }
        return result
    }

    @Test(arguments: 1...200)
    func syncKeepsItsPromises(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let old = try randomCatalog(&generator)
        let texts = randomTexts(&generator)
        let (new, changes) = CatalogSync.sync(texts, into: old)

        // A second run changes nothing, also after reading the file again.
        let reread = try catalog(new.text)
        let second = CatalogSync.sync(texts, into: reread)
        #expect(second.changes.isEmpty)
        #expect(second.catalog.bytes == new.bytes)

        // Translations and unknown members are what they were; entries keep their order.
        let keys = Set(old.entries.map(\.key))
        #expect(untouchable(new, keys: keys) == untouchable(old, keys: keys))
        #expect(new.entries.map(\.key).filter(keys.contains) == old.entries.map(\.key))

        // Every text is there, and nobody else is in use.
        let used = Set(texts.map(\.key))
        #expect(used.isSubset(of: new.entries.map(\.key)))
        for entry in new.entries where entry.extractionState != .manual {
            #expect((entry.extractionState == .stale) == !used.contains(entry.key), "\(entry.key)")
        }
        for text in texts {
            let entry = try #require(new.entry(text.key))
            guard entry.extractionState != .manual, let source = entry["en"], !source.hasVariations else { continue }
            #expect(source.stringUnit?.value == text.value)
        }
        // The changes say it all: without any, the bytes are the same.
        #expect(changes.isEmpty == (new.bytes == old.bytes))
    }

    @Test(arguments: 1...50)
    func aRoundOfOtherDefinitionsLosesNothing(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed &+ 1_000)
        let old = try randomCatalog(&generator)
        let keys = Set(old.entries.map(\.key))
        var current = old
        for _ in 0..<4 { current = CatalogSync.sync(randomTexts(&generator), into: current).catalog }
        #expect(untouchable(current, keys: keys) == untouchable(old, keys: keys))
    }
}
