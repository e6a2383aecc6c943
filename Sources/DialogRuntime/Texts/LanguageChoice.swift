import Foundation

/// Which of the languages that there are suit a reader.
struct LanguageChoice {
    private let reader: Locale.Language

    init(_ locale: Locale) {
        reader = locale.language
    }

    /// The languages to try, the best first. Ends with the source language: what follows it would be worse than the
    /// source text.
    func languages(among available: some Collection<String>, source: String) -> [String] {
        var chosen: [String] = []
        for tag in tags where chosen.last != source {
            if let language = available.first(where: { Self.isEqual($0, tag) }), !chosen.contains(language) {
                chosen.append(language)
            }
        }
        guard chosen.last != source else { return chosen }
        // A text for another region is better than one in another language; another script is another language here.
        for language in available.sorted() where !chosen.contains(language) && isSameWrittenLanguage(language) {
            chosen.append(language)
            if language == source { break }
        }
        return chosen
    }

    /// `zh-Hant-TW`, `zh-TW`, `zh-Hant` and so on for the reader's language, from the most exact on.
    private var tags: [String] {
        guard let code = Self.code(of: reader) else { return [] }
        let script = Self.script(of: reader)
        var tags: [String] = []
        if let region = reader.region?.identifier {
            if let script { tags.append("\(code)-\(script)-\(region)") }
            tags.append("\(code)-\(region)")
        }
        if let common = Self.commonVariety(of: code, in: reader.region?.identifier) { tags.append(common) }
        if let script { tags.append("\(code)-\(script)") }
        // A bare code means the usual script: `zh` is not for who reads traditional characters.
        if script == Self.script(of: Locale.Language(identifier: code)) { tags.append(code) }
        return tags
    }

    /// What regions far from a language's home have in common, as the Unicode CLDR groups them. Foundation's own answer
    /// does not come back for some languages on Linux.
    private static func commonVariety(of code: String, in region: String?) -> String? {
        guard let region else { return nil }
        switch code {
        case "es": return ["ES", "EA", "IC", "GQ", "PH"].contains(region) ? nil : "es-419"
        case "pt": return region == "BR" ? nil : "pt-PT"
        case "en": return ["US", "PH", "PR", "GU", "AS", "VI", "UM", "MP"].contains(region) ? nil : "en-001"
        default: return nil
        }
    }

    private static func script(of language: Locale.Language) -> String? {
        Locale.Language(identifier: language.maximalIdentifier).script?.identifier
    }

    private func isSameWrittenLanguage(_ tag: String) -> Bool {
        let other = Locale.Language(identifier: tag)
        guard let code = Self.code(of: other), code == Self.code(of: reader) else { return false }
        return Self.script(of: other) == Self.script(of: reader)
    }

    /// Norwegian goes by two codes, Hebrew and Indonesian have old ones.
    private static func code(of language: Locale.Language) -> String? {
        switch language.languageCode?.identifier.lowercased() {
        case "no": "nb"
        case "iw": "he"
        case "in": "id"
        case let code: code
        }
    }

    private static func isEqual(_ left: String, _ right: String) -> Bool {
        func normal(_ tag: String) -> String {
            let parts = tag.lowercased().replacingOccurrences(of: "_", with: "-").split(separator: "-")
            guard let first = parts.first else { return "" }
            let code = ["no": "nb", "iw": "he", "in": "id"][String(first)] ?? String(first)
            return ([code] + parts.dropFirst().map(String.init)).joined(separator: "-")
        }
        return normal(left) == normal(right)
    }
}
