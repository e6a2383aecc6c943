public import Foundation

/// Translations read from a String Catalog (`.xcstrings`) while the app runs.
///
/// On Apple's systems a catalogue is compiled into the app, and ``DialogTextResolver/bundle`` finds its texts. Everywhere
/// else the file itself goes along with the program:
///
/// ```swift
/// let catalog = try CatalogTextResolver(contentsOf: folder.appending(path: "Dialogs.xcstrings"))
/// center.texts = catalog.resolver
/// ```
public struct CatalogTextResolver: Sendable {
    /// The strings table that the catalogue stands for: `stringsTable` in `dialoggen.yaml`.
    public let table: String
    /// The language of the texts in the definitions.
    public let sourceLanguage: String
    /// All languages that something is translated into, sorted.
    public let languages: [String]

    private let entries: [String: CatalogFile.Entry]
    private let choices = Locked<[LanguageQuestion: [String]]>([:])

    private struct LanguageQuestion: Hashable {
        let locale: String
        let available: Set<String>
    }

    /// Reads a catalogue. It stands for the table that its file is named after.
    public init(contentsOf file: URL) throws(CatalogReadingError) {
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw CatalogReadingError(path: file.path(percentEncoded: false), reason: "the file cannot be read")
        }
        let name = file.deletingPathExtension().lastPathComponent
        do throws(CatalogReadingError) {
            try self.init(data, table: name)
        } catch {
            throw CatalogReadingError(path: file.path(percentEncoded: false), reason: error.reason)
        }
    }

    /// Reads a catalogue from its bytes.
    public init(_ data: Data, table: String = "Dialogs") throws(CatalogReadingError) {
        let file: CatalogFile
        do {
            file = try JSONDecoder().decode(CatalogFile.self, from: data)
        } catch {
            throw CatalogReadingError(path: nil, reason: Self.words(error))
        }
        self.table = table
        sourceLanguage = file.sourceLanguage
        entries = file.strings
        var languages: Set<String> = []
        for entry in file.strings.values { languages.formUnion((entry.localizations ?? [:]).keys) }
        languages.remove(file.sourceLanguage)
        self.languages = languages.sorted()
    }

    /// For ``DialogCenter/texts``.
    public var resolver: DialogTextResolver { .catalogs([self]) }

    /// The words of a text in the best language for the reader; nothing if the catalogue has none that fits.
    public func string(_ text: DialogText, in locale: Locale) -> String? {
        guard !text.key.isEmpty, let entry = entries[text.key], entry.shouldTranslate ?? true,
            let localizations = entry.localizations
        else { return nil }
        for language in wanted(locale, among: Set(localizations.keys)) {
            guard let translation = localizations[language] else { continue }
            let words = TranslationWords(text: text, language: language, locale: locale)
            if let found = words.words(translation) { return found }
        }
        return nil
    }

    /// Choosing takes long, and nearly all texts are there in the same languages.
    private func wanted(_ locale: Locale, among available: Set<String>) -> [String] {
        let question = LanguageQuestion(locale: locale.identifier, available: available)
        if let known = choices.withLock({ $0[question] }) { return known }
        let languages = LanguageChoice(locale).languages(among: available, source: sourceLanguage)
        choices.withLock { $0[question] = languages }
        return languages
    }

    private static func words(_ error: any Error) -> String {
        guard let error = error as? DecodingError else { return "this is no String Catalog" }
        let context =
            switch error {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
                .dataCorrupted(let context):
                context
            @unknown default: DecodingError.Context(codingPath: [], debugDescription: "")
            }
        let place = context.codingPath.map(\.stringValue).joined(separator: " › ")
        return "this is no String Catalog" + (place.isEmpty ? "" : ": wrong at \(place)")
    }
}

extension DialogTextResolver {
    /// Looks in the catalogue of the text's table, then answers what ``source`` does: for apps with several modules.
    public static func catalogs(_ catalogs: [CatalogTextResolver]) -> DialogTextResolver {
        DialogTextResolver { text, table, locale in
            for catalog in catalogs where catalog.table == table.name {
                if let found = catalog.string(text, in: locale) { return found }
            }
            return source.resolve(text, table, locale)
        }
    }
}

/// Why a file could not be read as a String Catalog.
public struct CatalogReadingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The file, where it has a name.
    public var path: String?
    /// What is wrong, as half a sentence.
    public var reason: String

    public var description: String { (path.map { $0 + ": " } ?? "") + reason }
}
