import Diagnostics
import YAMLTree

/// Takes texts for people apart, checks their placeholders, and gives them their keys.
struct TextLowering {
    /// The names that placeholders may have; `nil` if they are not known, because the list of arguments is wrong.
    private let arguments: [String]?
    private let known: Set<String>
    /// The names that placeholders did have.
    private(set) var used: Set<String> = []
    /// A number for each text, equal for equal keys.
    var keyNumbers: [Int] = []
    private var unknownCount = 0
    /// Where more names are not known, something else is wrong than their spelling.
    private static let mostSuggestions = 200

    init(arguments: [String]?) {
        self.arguments = arguments
        known = Set(arguments ?? [])
    }

    /// - Parameter path: the key of the text where the author gives none, as `tempo.bpm.title`.
    mutating func localized(
        _ text: ReadText, path: @autoclosure () -> String, into sink: inout DiagnosticSink
    ) -> LocalizedText {
        let source = text.source.text
        checkWhitespace(source, at: text.source, into: &sink)
        // Only links can be wrong.
        if text.isMarkdown, source.withBytes({ $0.contains(UInt8(ascii: "[")) }),
            let problem = Values.markdown(source).problem
        {
            sink.report(problem, at: text.source)
        }
        return LocalizedText(
            key: noted(text.key ?? path()), template: template(source, at: text.source, into: &sink),
            comment: text.comment,
            isMarkdown: text.isMarkdown, span: text.source.span)
    }

    /// The title of an option: its own, or its value as it is written, in which braces mean nothing.
    mutating func localizedTitle(
        _ title: ReadText?, fallback: YAMLNode, path: @autoclosure () -> String, into sink: inout DiagnosticSink
    ) -> LocalizedText {
        if let title { return localized(title, path: path(), into: &sink) }
        let source = fallback.text
        checkWhitespace(source, at: fallback, into: &sink)
        return LocalizedText(key: noted(path()), template: TextTemplate(source), span: fallback.span)
    }

    private mutating func noted(_ key: String) -> String {
        keyNumbers.append(key.hashValue)
        return key
    }

    /// Takes a text with placeholders apart.
    mutating func template(_ source: String, at node: YAMLNode, into sink: inout DiagnosticSink) -> TextTemplate {
        switch Values.template(source) {
        case .problem(let problem):
            sink.report(problem, at: node)
            return TextTemplate(source)
        case .value(let parsed):
            guard !parsed.placeholders.isEmpty else { return parsed.template }
            used.formUnion(parsed.placeholders.lazy.map(\.name))
            guard let arguments else { return parsed.template }
            let unknown = parsed.placeholders.filter { !known.contains($0.name) }
            if !unknown.isEmpty {
                let places = node.textPlaces
                for placeholder in unknown { report(placeholder, at: places, known: arguments, into: &sink) }
            }
            return parsed.template
        }
    }

    private mutating func report(
        _ placeholder: ParsedTemplate.Placeholder, at places: TextPlaces, known arguments: [String],
        into sink: inout DiagnosticSink
    ) {
        unknownCount += 1
        let near =
            unknownCount <= Self.mostSuggestions ? Suggestions.nearest(to: placeholder.name, in: arguments) : nil
        let way =
            near.map { "did you mean {\($0)}?" }
            ?? (arguments.isEmpty
                ? "there are no arguments here; braces in a text are written {{ and }}"
                : "there is only \(arguments.prefix(8).map { "{\($0)}" }.joined(separator: ", "))"
                    + (arguments.count > 8 ? ", …" : ""))
        let message = "no argument is called \(placeholder.name); \(way)"
        guard let span = places.span(of: placeholder.range) else {
            sink.report(.unknownArgument, message, at: places.node)
            return
        }
        let fixIts = near.map { [FixIt("write {\($0)}", replace: span, with: "{\($0)}")] } ?? []
        sink.report(.unknownArgument, message, at: span, fixIts: fixIts)
    }

    private func checkWhitespace(_ source: String, at node: YAMLNode, into sink: inout DiagnosticSink) {
        guard node.mayHaveOuterWhitespace else { return }
        var inner = source[...]
        // What a block scalar ends with is its own newline, which nobody typed as part of the text.
        if node.style == .literal || node.style == .folded, inner.hasSuffix("\n") { inner.removeLast() }
        guard inner.first?.isWhitespace == true || inner.last?.isWhitespace == true else { return }
        var edits: [FixIt.Edit] = []
        let leading = inner.prefix { $0.isWhitespace }.utf8.count
        let trailing = inner.reversed().prefix { $0.isWhitespace }.reduce(0) { $0 + $1.utf8.count }
        let total = inner.utf8.count
        let places = node.textPlaces
        if leading > 0, let span = places.span(of: 0..<leading) { edits.append(FixIt.Edit(span, "")) }
        if trailing > 0, let span = places.span(of: (total - trailing)..<total) { edits.append(FixIt.Edit(span, "")) }
        let isQuoted = node.style == .singleQuoted || node.style == .doubleQuoted
        sink.report(
            .surroundingWhitespace, "the text starts or ends with white space, which shows or moves what is beside it",
            at: node, fixIts: isQuoted && !edits.isEmpty ? [FixIt("remove it", edits: edits)] : [])
    }
}

extension String {
    /// The key of what stands inside this one: `tempo.bpm` and `title` give `tempo.bpm.title`. Made at once in the room it
    /// takes, since every text of every dialog has a key; interpolation guesses the room and moves what it has.
    func dotted(_ name: String) -> String {
        String(unsafeUninitializedCapacity: utf8.count + 1 + name.utf8.count) { bytes in
            var end = bytes.initialize(fromContentsOf: utf8)
            bytes.initializeElement(at: end, to: UInt8(ascii: "."))
            end = bytes[(end + 1)...].initialize(fromContentsOf: name.utf8)
            return end
        }
    }
}

extension YAMLNode {
    /// Whether the text could start or end with white space: a look at its outer bytes, which settles nearly all texts.
    fileprivate var mayHaveOuterWhitespace: Bool {
        withText { bytes in
            guard let first = bytes.first, let last = bytes.last else { return false }
            return first <= 0x20 || first > 0x7E || last <= 0x20 || last > 0x7E
        }
    }
}

extension DiagnosticSink {
    /// Titles that are too long for their place are cut by the system.
    mutating func checkLength(of text: ReadText?, limit: Int, what: String) {
        guard let text, text.source.withText({ $0.count }) > limit else { return }
        let count = text.source.text.count
        guard count > limit else { return }
        report(
            .titleTooLong, "\(what) of \(count) characters does not fit; \(limit) is the most that is shown whole",
            at: text.source)
    }
}
