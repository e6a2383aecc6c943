import DialogLanguage

/// Brings String Catalogs up to date with definitions, the way Xcode does it with code.
///
/// New keys come in with their source text. Where a source text has changed, its translations are marked for review, as
/// they may say something else now. Keys that no definition uses are marked stale, never removed. Entries that a person
/// manages (`manual`) are left alone, and so are the words of all translations, variations and whatever else is there.
/// A second run changes nothing.
public enum CatalogSync {
    /// - Parameters:
    ///   - texts: all texts of the definitions that share the catalogue.
    ///   - catalog: the catalogue as it is, or an empty one.
    /// - Returns: the catalogue as it should be, and the changes: those of used keys in the order of the definitions,
    ///   then the keys that are not used any more.
    public static func sync(
        _ texts: [CatalogText], into catalog: StringCatalog
    ) -> (catalog: StringCatalog, changes: [CatalogChange]) {
        var sync = Synchronisation(sourceLanguage: catalog.sourceLanguage, entries: catalog.entries)
        for text in texts { sync.update(text) }
        sync.insertNewEntries()
        sync.markUnusedEntries(used: Set(texts.map(\.key)))
        guard !sync.changes.isEmpty else { return (catalog, []) }
        var result = catalog
        result.entries = sync.entries
        return (result, sync.changes)
    }
}

private struct Synchronisation {
    let sourceLanguage: String
    var entries: [CatalogEntry]
    var changes: [CatalogChange] = []
    private var indices: [String: Int] = [:]
    private var newEntries: [CatalogEntry] = []

    init(sourceLanguage: String, entries: [CatalogEntry]) {
        self.sourceLanguage = sourceLanguage
        self.entries = entries
        for (index, entry) in entries.enumerated() { indices[entry.key] = index }
    }

    mutating func update(_ text: CatalogText) {
        guard let index = indices[text.key] else {
            newEntries.append(entry(for: text))
            changes.append(CatalogChange(key: text.key, kind: .added))
            return
        }
        guard entries[index].extractionState != .manual else { return }
        updateSourceText(of: text, at: index)
        updateComment(of: text, at: index)
        updateState(of: text, at: index)
    }

    private func entry(for text: CatalogText) -> CatalogEntry {
        let unit = JSONNode.object([("state", .text("new")), ("value", .text(text.value))])
        let value = JSONNode.object([
            ("comment", .text(text.comment)),
            ("extractionState", .text(CatalogEntry.ExtractionState.extractedWithValue.spelling)),
            ("localizations", .object([(sourceLanguage, .object([("stringUnit", unit)]))])),
        ])
        return CatalogEntry(JSONMember(name: JSONText(text.key), value: value))
    }

    private mutating func updateSourceText(of text: CatalogText, at index: Int) {
        guard let localization = entries[index][sourceLanguage] else {
            entries[index].addSourceText(text.value, language: sourceLanguage)
            if entries[index].extractionState == nil { entries[index].extractionState = .extractedWithValue }
            changes.append(
                CatalogChange(key: text.key, kind: .sourceText(from: nil, to: text.value, toReview: 0)))
            return
        }
        // Variations of the source text are somebody's work; one plain text cannot replace them.
        guard !localization.hasVariations else { return }
        let former = localization.stringUnit?.value
        guard former != text.value else { return }
        let count = entries[index].changeSourceText(text.value, language: sourceLanguage)
        changes.append(
            CatalogChange(key: text.key, kind: .sourceText(from: former, to: text.value, toReview: count)))
    }

    private mutating func updateComment(of text: CatalogText, at index: Int) {
        let former = entries[index].comment
        guard former != text.comment else { return }
        // A comment that somebody wrote into the catalogue is worth more than one made from ids.
        let isReplaceable = former?.isEmpty ?? true || former.map(text.isGeneratedComment) ?? true
        guard text.authorComment != nil || isReplaceable else { return }
        entries[index].comment = text.comment
        changes.append(CatalogChange(key: text.key, kind: .comment))
    }

    private mutating func updateState(of text: CatalogText, at index: Int) {
        guard entries[index].extractionState == .stale else { return }
        // Xcode names the state only while nobody has confirmed the source text.
        let isConfirmed = entries[index][sourceLanguage]?.stringUnit?.isTranslated ?? true
        entries[index].extractionState = isConfirmed ? nil : .extractedWithValue
        changes.append(CatalogChange(key: text.key, kind: .returned))
    }

    /// Puts new entries between the old ones, which keep their order.
    mutating func insertNewEntries() {
        guard !newEntries.isEmpty else { return }
        let new = newEntries.map { (order: CatalogOrder($0.key), entry: $0) }.sorted { $0.order < $1.order }
        // A new entry goes after the last old one that sorts before it, so the smallest of all that follow decides.
        var smallestFrom = entries.map { CatalogOrder($0.key) }
        for index in smallestFrom.indices.dropLast().reversed() {
            smallestFrom[index] = min(smallestFrom[index], smallestFrom[index + 1])
        }
        var merged: [CatalogEntry] = []
        merged.reserveCapacity(entries.count + new.count)
        var next = 0
        for (order, entry) in new {
            while next < entries.count, smallestFrom[next] < order {
                merged.append(entries[next])
                next += 1
            }
            merged.append(entry)
        }
        merged.append(contentsOf: entries[next...])
        entries = merged
    }

    mutating func markUnusedEntries(used: Set<String>) {
        for index in entries.indices where !used.contains(entries[index].key) {
            let entry = entries[index]
            guard entry.extractionState != .manual, entry.extractionState != .stale,
                !StandardWords.contains(entry.key)
            else { continue }
            entries[index].extractionState = .stale
            changes.append(CatalogChange(key: entry.key, kind: .stale))
        }
    }
}

/// The words that the runtime brings along. An app may put others into its catalogue.
private enum StandardWords {
    private static let keys = Set(
        (Button.Standard.allCases.map(\.rawValue) + ["discard", "keepEditing"]).map { "dialog." + $0 })

    static func contains(_ key: String) -> Bool { keys.contains(key) || key.hasPrefix("dialog.issue.") }
}

extension CatalogText {
    /// Whether a comment was made for this text by this tool, be it for other placeholders.
    fileprivate func isGeneratedComment(_ comment: String) -> Bool {
        comment == role || comment.hasPrefix(role + "; %")
    }
}
