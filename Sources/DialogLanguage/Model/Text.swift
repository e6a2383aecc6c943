public import Diagnostics

/// A text for people: its key in the String Catalog and its source text.
public struct LocalizedText: Sendable {
    public var key: String
    public var template: TextTemplate
    /// For translators.
    public var comment: String?
    /// Whether the text is inline Markdown (emphasis, code, links).
    public var isMarkdown: Bool
    /// The span of the source text in the definition.
    public var span: SourceSpan

    public init(
        key: String, template: TextTemplate, comment: String? = nil, isMarkdown: Bool = false, span: SourceSpan
    ) {
        self.key = key
        self.template = template
        self.comment = comment
        self.isMarkdown = isMarkdown
        self.span = span
    }
}

/// A text with `{argument}` placeholders, taken apart.
public struct TextTemplate: Sendable, Hashable {
    public enum Part: Sendable, Hashable {
        case text(String)
        case argument(String)
    }

    public var parts: [Part]

    public init(parts: [Part]) {
        self.parts = parts
    }

    public init(_ text: String) {
        parts = text.isEmpty ? [] : [.text(text)]
    }

    /// The names of the arguments in the order of their first use, each once.
    public var argumentNames: [String] {
        var names: [String] = []
        for case .argument(let name) in parts where !names.contains(name) { names.append(name) }
        return names
    }

    /// The template as it is written: `{name}` for arguments, doubled braces for braces.
    public var source: String {
        var text = ""
        for part in parts {
            switch part {
            case .argument(let name): text += "{\(name)}"
            case .text(let plain):
                for character in plain.unicodeScalars {
                    text.unicodeScalars.append(character)
                    if character == "{" || character == "}" { text.unicodeScalars.append(character) }
                }
            }
        }
        return text
    }
}
