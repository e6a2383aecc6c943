import Foundation

/// A translation as a String Catalog keeps it: one text, or variations, or a text with parts that vary by themselves.
struct CatalogTranslation: Sendable, Decodable {
    struct Unit: Sendable, Decodable {
        var state: String?
        var value: String

        /// Whether people may see it; what Xcode has only copied from the source text is no translation.
        var isUsable: Bool { state != "new" }
    }

    /// A part of a text, named by `%#@name@`.
    struct Substitution: Sendable, Decodable {
        /// The argument's number, from 1.
        var argNum: Int?
        /// The type of its number, such as `lld` or `.1f`.
        var formatSpecifier: String?
        var variations: [String: [String: CatalogTranslation]]?
    }

    var stringUnit: Unit?
    /// By kind (`plural`, `device`), then by choice (`one`, `mac`).
    var variations: [String: [String: CatalogTranslation]]?
    var substitutions: [String: Substitution]?
}

/// A String Catalog as it is decoded; what the runtime has no use for is left out.
struct CatalogFile: Sendable, Decodable {
    struct Entry: Sendable, Decodable {
        var shouldTranslate: Bool?
        var localizations: [String: CatalogTranslation]?
    }

    var sourceLanguage: String
    var strings: [String: Entry]
}

/// Puts one translation into words.
struct TranslationWords {
    let text: DialogText
    /// The language of the translation, whose rules for plurals count.
    let language: String
    /// The reader's language and region, which decides how numbers and dates look.
    let locale: Locale
    let device: String

    init(text: DialogText, language: String, locale: Locale, device: String = currentDevice) {
        self.text = text
        self.language = language
        self.locale = locale
        self.device = device
    }

    /// The translation with its placeholders filled; nothing if there is nothing to show.
    func words(_ translation: CatalogTranslation) -> String? {
        guard let unit = unit(of: translation, number: nil), unit.isUsable else { return nil }
        // Without arguments it is no format: "100%" is what it looks like.
        if text.arguments.isEmpty { return unit.value }
        return fill(unit.value, substitutions: translation.substitutions ?? [:], own: nil)
    }

    /// A plain text with its placeholders filled.
    func fill(_ format: String) -> String { fill(format, substitutions: [:], own: nil) }

    // MARK: Variations

    /// The text that fits the device and the number.
    ///
    /// - Parameter number: what plural forms go by; nothing lets each form's own first number decide.
    private func unit(
        of translation: CatalogTranslation, number: (DialogNumber, TextPlaceholder.NumberStyle)?
    ) -> CatalogTranslation.Unit? {
        if let devices = translation.variations?["device"], let choice = devices[device] ?? devices["other"] {
            return unit(of: choice, number: number)
        }
        if let plurals = translation.variations?["plural"] {
            let number = number ?? plurals["other"]?.stringUnit.flatMap { firstNumber(in: $0.value) }
            return choice(among: plurals, number: number).flatMap { unit(of: $0, number: number) }
        }
        return translation.stringUnit
    }

    private func choice(
        among plurals: [String: CatalogTranslation], number: (DialogNumber, TextPlaceholder.NumberStyle)?
    ) -> CatalogTranslation? {
        guard let (value, style) = number, let operands = style.operands(value) else { return plurals["other"] }
        // A form for none at all counts in every language, as it does in Apple's systems.
        if value.double == 0, let none = plurals["zero"] { return none }
        return plurals[PluralRules.category(of: operands, in: language).rawValue] ?? plurals["other"]
    }

    private func firstNumber(in format: String) -> (DialogNumber, TextPlaceholder.NumberStyle)? {
        var next = 1
        for case .placeholder(let placeholder) in TextFormat(format).parts {
            let position = placeholder.position ?? next
            next = position + 1
            if let number = number(at: position) { return (number, placeholder.style) }
        }
        return nil
    }

    private func number(at position: Int) -> DialogNumber? {
        guard text.arguments.indices.contains(position - 1) else { return nil }
        switch text.arguments[position - 1].value {
        case .int(let value): return .int(value)
        case .double(let value): return .double(value)
        case .string, .bool, .date, .url: return nil
        }
    }

    // MARK: Placeholders

    /// The number that a substitution varies by.
    private struct OwnNumber {
        var position: Int
        var style: TextPlaceholder.NumberStyle
    }

    /// Fills a text; `own` is there while the text is a part that varies by a number.
    private func fill(
        _ format: String, substitutions: [String: CatalogTranslation.Substitution], own: OwnNumber?
    ) -> String {
        var result = ""
        var next = 1
        for part in TextFormat(format).parts {
            guard case .placeholder(let placeholder) = part else {
                if case .text(let plain) = part { result += plain }
                continue
            }
            let position = placeholder.position ?? own?.position ?? next
            next = position + 1
            switch placeholder.kind {
            case .argument(let isNumber):
                result += words(at: position, style: isNumber ? placeholder.style : nil)
            case .substitutionNumber:
                if let own { result += words(at: own.position, style: own.style) }
            case .substitution(let name):
                // Parts do not hold parts, so that none can hold itself.
                guard own == nil, let substitution = substitutions[name] else { continue }
                let argument = substitution.argNum ?? position
                next = argument + 1
                result += words(substitution, position: argument)
            }
        }
        return result
    }

    private func words(_ substitution: CatalogTranslation.Substitution, position: Int) -> String {
        let style = TextPlaceholder.NumberStyle(specifier: substitution.formatSpecifier)
        let part = CatalogTranslation(variations: substitution.variations)
        guard let unit = unit(of: part, number: number(at: position).map { ($0, style) }) else { return "" }
        return fill(unit.value, substitutions: [:], own: OwnNumber(position: position, style: style))
    }

    private func words(at position: Int, style: TextPlaceholder.NumberStyle?) -> String {
        guard text.arguments.indices.contains(position - 1) else { return "" }
        if let style, let number = number(at: position) { return style.words(number, in: locale) }
        return text.arguments[position - 1].value.words(in: locale)
    }

    /// What String Catalogs call this kind of device.
    private static var currentDevice: String {
        #if os(macOS)
            "mac"
        #elseif os(watchOS)
            "applewatch"
        #elseif os(tvOS)
            "appletv"
        #elseif os(visionOS)
            "applevision"
        #else
            // Whether an iPhone or an iPad is meant is known to the bundle only, which Apple's systems read instead.
            "other"
        #endif
    }
}

extension TextPlaceholder.NumberStyle {
    /// The style that a substitution's `formatSpecifier` asks for.
    init(specifier: String?) {
        self.init()
        guard let specifier else { return }
        var scalars = ("%" + specifier).unicodeScalars.dropFirst()[...]
        if let placeholder = TextPlaceholder(from: &scalars) { self = placeholder.style }
    }
}
