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

    /// The source texts with their placeholders filled; only the standard buttons are translated.
    public static let source = DialogTextResolver { text, _, locale in
        if let word = StandardWord(key: text.key)?.word(in: locale), text.source == StandardWord.source(of: text.key) {
            return word
        }
        return text.filled(in: locale)
    }

    /// The translation in the table's bundle, or what ``source`` answers where there is none.
    public static let bundle = DialogTextResolver { text, table, locale in
        guard !text.key.isEmpty else { return text.source }
        let missing = "\u{1}"
        let found = table.bundle.localizedString(forKey: text.key, value: missing, table: table.name)
        guard found != missing else { return source.resolve(text, table, locale) }
        return text.filling(format: found, in: locale)
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

    /// A translation with placeholders as Xcode spells them (`%1$@`, `%2$lld`, `%@`, `%%`), filled in.
    func filling(format: String, in locale: Locale) -> String {
        var result = ""
        var rest = format.unicodeScalars[...]
        var next = 0
        while let scalar = rest.popFirst() {
            guard scalar == "%" else {
                result.unicodeScalars.append(scalar)
                continue
            }
            guard let placeholder = FormatPlaceholder(after: rest) else {
                if rest.first == "%" { rest.removeFirst() }
                result.unicodeScalars.append(scalar)
                continue
            }
            let position = placeholder.position.map { $0 - 1 } ?? next
            next = position + 1
            rest = rest.dropFirst(placeholder.length)
            if arguments.indices.contains(position) { result += arguments[position].value.words(in: locale) }
        }
        return result
    }
}

/// One placeholder of a translation, without its percent sign.
private struct FormatPlaceholder {
    var position: Int?
    var length: Int

    init?(after scalars: Substring.UnicodeScalarView) {
        var rest = scalars
        var digits = ""
        while let scalar = rest.first, scalar.isASCII, scalar.properties.numericType != nil {
            digits.unicodeScalars.append(scalar)
            rest.removeFirst()
        }
        if rest.first == "$", let number = Int(digits), number > 0 {
            position = number
            rest.removeFirst()
        } else {
            rest = scalars
        }
        for type in ["@", "lld", "ld", "d", "lf", "f"] where rest.starts(with: type.unicodeScalars) {
            length = scalars.count - rest.count + type.unicodeScalars.count
            return
        }
        return nil
    }
}
