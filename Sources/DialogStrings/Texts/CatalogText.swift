public import Diagnostics
public import DialogLanguage

/// One text of the definitions as it stands in a String Catalog.
public struct CatalogText: Sendable {
    /// A place in the text that an argument fills.
    public struct Placeholder: Sendable, Hashable {
        /// The argument's place among the arguments of the dialog, from 1.
        public var position: Int
        public var argument: Argument.Kind
        public var name: String

        /// As it is spelt in a catalogue.
        public var spelling: String { "%\(position)$\(argument.formatSpecifier)" }
    }

    public let key: String
    /// The source text with its placeholders as Xcode spells them: `Delete %1$@?`.
    public let value: String
    /// Each once, by position.
    public let placeholders: [Placeholder]
    /// What the author says to translators.
    public let authorComment: String?
    /// What the text is and where: `Title of the dialog tempo`.
    public let role: String
    /// The source text in the definition.
    public let span: SourceSpan

    init(_ text: LocalizedText, role: String, arguments: [Argument]) {
        key = text.key
        authorComment = text.comment
        self.role = role
        span = text.span
        let names = Set(text.template.argumentNames)
        var used: [Placeholder] = []
        for (index, argument) in arguments.enumerated() where names.contains(argument.name) {
            used.append(Placeholder(position: index + 1, argument: argument.kind, name: argument.name))
        }
        placeholders = used
        let spellings = Dictionary(used.map { ($0.name, $0.spelling) }) { first, _ in first }
        isWorthTranslating = text.template.parts.contains { part in
            if case .text(let plain) = part {
                plain.unicodeScalars.contains { $0.properties.isAlphabetic }
            } else {
                false
            }
        }
        value = text.template.parts.map { part in
            switch part {
            // Only a text with placeholders is a format, in which a percent sign stands for itself when doubled.
            case .text(let plain): used.isEmpty ? plain : Self.escapingPercentSigns(plain)
            case .argument(let name): spellings[name] ?? "{\(name)}"
            }
        }.joined()
    }

    /// The comment for translators: the author's, or what the text is and what its placeholders stand for.
    public var comment: String {
        if let authorComment { return authorComment }
        guard !placeholders.isEmpty else { return role }
        return role + "; " + placeholders.map { "\($0.spelling) is \($0.name)" }.joined(separator: ", ")
    }

    /// Whether a language could write the text otherwise: it has a letter. `%` and `120` are the same everywhere.
    public let isWorthTranslating: Bool

    private static func escapingPercentSigns(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        var escaped = ""
        for scalar in text.unicodeScalars {
            escaped.unicodeScalars.append(scalar)
            if scalar == "%" { escaped.unicodeScalars.append(scalar) }
        }
        return escaped
    }
}

extension Argument.Kind {
    /// The type of a placeholder, without the percent sign.
    var formatSpecifier: String {
        switch self {
        case .int: "lld"
        case .double: "lf"
        // The app's own words for these are inserted as texts.
        case .string, .date, .bool, .url: "@"
        }
    }
}
