public import Diagnostics

/// A text for people: its key in the String Catalog and its source text.
public struct LocalizedText: Sendable {
    private var contents: Boxed<Contents>

    public var key: String {
        _read { yield contents.value.key }
        _modify { yield &contents.value.key }
    }
    public var template: TextTemplate {
        _read { yield contents.value.template }
        _modify { yield &contents.value.template }
    }
    /// For translators.
    public var comment: String? {
        _read { yield contents.value.comment }
        _modify { yield &contents.value.comment }
    }
    /// Whether the text is inline Markdown (emphasis, code, links).
    public var isMarkdown: Bool {
        _read { yield contents.value.isMarkdown }
        _modify { yield &contents.value.isMarkdown }
    }
    /// The span of the source text in the definition.
    public var span: SourceSpan {
        _read { yield contents.value.span }
        _modify { yield &contents.value.span }
    }

    /// Behind one reference, since whatever has texts has places for several, most of them empty.
    private struct Contents: Sendable {
        var key: String
        var template: TextTemplate
        var comment: String?
        var isMarkdown: Bool
        var span: SourceSpan
    }

    public init(
        key: String, template: TextTemplate, comment: String? = nil, isMarkdown: Bool = false, span: SourceSpan
    ) {
        contents = Boxed(
            Contents(key: key, template: template, comment: comment, isMarkdown: isMarkdown, span: span))
    }
}

/// A text with `{argument}` placeholders, taken apart.
public struct TextTemplate: Sendable, Hashable {
    public enum Part: Sendable, Hashable {
        case text(String)
        case argument(String)
    }

    private var content: Content

    /// Nearly every text is plain, and a list for each would cost more than the text.
    private enum Content: Sendable, Hashable {
        case plain(String)
        case mixed([Part])
    }

    public var parts: [Part] {
        switch content {
        case .plain(let text): text.isEmpty ? [] : [.text(text)]
        case .mixed(let parts): parts
        }
    }

    public init(parts: [Part]) {
        switch parts.first {
        case nil: content = .plain("")
        case .text(let text)? where parts.count == 1: content = .plain(text)
        default: content = .mixed(parts)
        }
    }

    public init(_ text: String) {
        content = .plain(text)
    }

    /// The names of the arguments in the order of their first use, each once.
    public var argumentNames: [String] {
        guard case .mixed(let parts) = content else { return [] }
        var names: [String] = []
        var known: Set<String> = []
        for case .argument(let name) in parts where known.insert(name).inserted { names.append(name) }
        return names
    }

    /// The template as it is written: `{name}` for arguments, doubled braces for braces.
    public var source: String {
        if case .plain(let text) = content, !text.withBytes({ $0.contains(where: Self.isBrace) }) { return text }
        var text = ""
        for part in parts {
            switch part {
            case .argument(let name): text += "{\(name)}"
            case .text(let plain) where !plain.utf8.contains(where: Self.isBrace): text += plain
            case .text(let plain):
                for character in plain.unicodeScalars {
                    text.unicodeScalars.append(character)
                    if character == "{" || character == "}" { text.unicodeScalars.append(character) }
                }
            }
        }
        return text
    }

    private static func isBrace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") }
}
