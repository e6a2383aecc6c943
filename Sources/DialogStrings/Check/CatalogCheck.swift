public import Diagnostics

/// Checks the translations of a String Catalog against the definitions.
public enum CatalogCheck {
    /// Reports texts without a translation, once for each language, and translations with other placeholders than their
    /// text.
    ///
    /// Languages are those that the catalogue has something in. A text without a letter is never missing, nor is one
    /// that the catalogue says is not to be translated.
    public static func check(_ texts: [CatalogText], against catalog: StringCatalog, into sink: inout DiagnosticSink) {
        let languages = catalog.languages
        var entries: [String: CatalogEntry] = [:]
        for entry in catalog.entries { entries[entry.key] = entry }
        var missingCount = 0
        var isEnough = false
        for text in texts {
            let entry = entries[text.key]
            let localizations = entry?.localizations ?? []
            if text.isWorthTranslating, entry?.shouldTranslate ?? true, !isEnough {
                let translated = Set(localizations.lazy.filter(isTranslated).map(\.language))
                for language in languages where !translated.contains(language) {
                    missingCount += 1
                    isEnough = missingCount > mostMissing
                    sink.report(
                        .missingTranslation,
                        "\(text.key) is not translated into \(language)"
                            + (isEnough ? "; what is missing from here on is not listed" : ""),
                        at: text.span)
                    if isEnough { break }
                }
            }
            for localization in localizations {
                let check = PlaceholderCheck(
                    text: text, localization: localization, file: catalog.file,
                    isSourceLanguage: localization.language == catalog.sourceLanguage,
                    isManual: entry?.extractionState == .manual)
                check.run(into: &sink)
            }
        }
    }

    /// Whether there is something to show: all variations that are there have been translated.
    private static func isTranslated(_ localization: CatalogLocalization) -> Bool {
        let units = localization.units
        return !units.isEmpty && units.allSatisfy(\.isTranslated)
    }

    /// A catalogue of thousands of languages would make more findings than fit into memory.
    private static let mostMissing = 100_000
}
