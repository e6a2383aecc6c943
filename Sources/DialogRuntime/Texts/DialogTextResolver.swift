public import Foundation

/// Where the translations of one module's dialogs are kept.
public struct DialogTextTable: Sendable {
    /// The name of the strings table, without a suffix.
    public var name: String
    /// The bundle that holds it.
    public var bundle: Bundle

    /// A table of a bundle.
    public init(_ name: String = "Dialogs", bundle: Bundle = .main) {
        self.name = name
        self.bundle = bundle
    }
}

/// Turns texts into words. A center has one; an app may give its own.
public struct DialogTextResolver: Sendable {
    /// What is asked for a text, the table of the module that defines it and the presenter's language.
    public var resolve: @Sendable (DialogText, DialogTextTable, Locale) -> String

    /// A way of the app.
    public init(_ resolve: @escaping @Sendable (DialogText, DialogTextTable, Locale) -> String) {
        self.resolve = resolve
    }

    /// The source texts with their placeholders filled; only what the runtime brings along is translated: the standard
    /// buttons, and what is said about values that do not pass their checks.
    public static let source = DialogTextResolver { text, _, locale in
        (StandardWord.translation(of: text, in: locale) ?? text).filled(in: locale)
    }

    /// The translation in the table's bundle, or what ``source`` answers where there is none.
    public static let bundle = DialogTextResolver { text, table, locale in
        guard !text.key.isEmpty else { return text.source }
        let missing = "\u{1}"
        let found = table.bundle.localizedString(forKey: text.key, value: missing, table: table.name)
        guard found != missing else { return source.resolve(text, table, locale) }
        return text.filling(found, in: locale)
    }
}

extension DialogText {
    /// The source text with its placeholders filled in.
    public func filled(in locale: Locale) -> String {
        guard !key.isEmpty, source.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
            return source
        }
        var result = ""
        var rest = source.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if (scalar == "{" || scalar == "}") && rest.first == scalar {
                rest.removeFirst()
                result.unicodeScalars.append(scalar)
            } else if scalar == "{", let end = rest.firstIndex(of: "}"),
                let argument = arguments.first(where: { $0.name == String(rest[..<end]) })
            {
                result += argument.value.words(in: locale)
                rest = rest[rest.index(after: end)...]
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension DialogText {
    /// A translation from a bundle with its placeholders filled.
    fileprivate func filling(_ format: String, in locale: Locale) -> String {
        // Without arguments it is no format: "100%" is what it looks like.
        guard !arguments.isEmpty else { return format }
        #if canImport(Darwin)
            // The system keeps plural forms behind the text and finds them only when it fills in the arguments itself;
            // it trusts the types of placeholders, so they are compared first.
            if let values = systemArguments(for: format, in: locale) {
                return String(format: format, locale: locale, arguments: values)
            }
        #endif
        return TranslationWords(text: self, language: locale.identifier, locale: locale).fill(format)
    }

    #if canImport(Darwin)
        private func systemArguments(for format: String, in locale: Locale) -> [any CVarArg]? {
            let values = arguments.map { argument -> (isNumber: Bool, value: any CVarArg) in
                switch argument.value {
                case .int(let number): (true, number)
                case .double(let number): (true, number)
                case .string, .bool, .date, .url: (false, argument.value.words(in: locale))
                }
            }
            var next = 1
            for case .placeholder(let placeholder) in TextFormat(format).parts {
                let position = placeholder.position ?? next
                next = position + 1
                guard values.indices.contains(position - 1) else { return nil }
                if case .argument(let isNumber) = placeholder.kind, isNumber != values[position - 1].isNumber {
                    return nil
                }
            }
            return values.map(\.value)
        }
    #endif
}
