import Diagnostics
import YAMLTree

/// Takes texts for people apart, checks their placeholders, and gives them their keys.
struct TextLowering {
    /// The names that placeholders may have; `nil` if they are not known, because the list of arguments is wrong.
    private let arguments: [String]?
    private let known: Set<String>
    /// The names that placeholders did have.
    private(set) var used: Set<String> = []
    /// A number for each text, equal for keys of the same bytes. Twice where not all is ASCII: such keys can be equal though
    /// their bytes are not, so that whoever looks for repetitions has to look at the keys themselves.
    var keyNumbers: [Int] = []
    private var unknownCount = 0
    /// Where more names are not known, something else is wrong than their spelling.
    private static let mostSuggestions = 200

    init(arguments: [String]?) {
        self.arguments = arguments
        known = Set(arguments ?? [])
    }

    /// - Parameter place: gives the text its key where the author gives none.
    mutating func localized(_ text: ReadText, in place: TextPlace, into sink: inout DiagnosticSink) -> LocalizedText {
        let look = text.source.withText { TextLook($0) }
        let source = text.source.text
        if look.mayHaveOuterWhitespace { checkWhitespace(source, at: text.source, into: &sink) }
        // Only links can be wrong.
        if text.isMarkdown, look.hasBracket, let problem = Values.markdown(source).problem {
            sink.report(problem, at: text.source)
        }
        let template = look.hasBrace ? template(source, at: text.source, into: &sink) : TextTemplate(source)
        return LocalizedText(
            key: noted(text.key ?? place.key), template: template, comment: text.comment,
            isMarkdown: text.isMarkdown, span: text.source.span)
    }

    /// The title of an option that has none of its own: its value as it is written, in which braces mean nothing.
    mutating func verbatim(
        _ text: String, at node: YAMLNode, in place: TextPlace, into sink: inout DiagnosticSink
    ) -> LocalizedText {
        if node.withText(TextLook.mayHaveOuterWhitespace) { checkWhitespace(text, at: node, into: &sink) }
        return LocalizedText(key: noted(place.key), template: TextTemplate(text), span: node.span)
    }

    private mutating func noted(_ key: String) -> String {
        let (number, isASCII) = key.quickNumber
        keyNumbers.append(number)
        if !isASCII { keyNumbers.append(number) }
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

/// Where a text stands in its dialog or option set, from which it gets its key: `tempo.bpm` and `title` give
/// `tempo.bpm.title`.
struct TextPlace {
    private let path: String
    private let name: String
    /// What it is of the thing with that name: `tempo.voice.options`, `bass` and `title`.
    private let part: String?

    init(_ path: String, _ name: String, _ part: String? = nil) {
        self.path = path
        self.name = name
        self.part = part
    }

    /// Made at once in the room it takes, since every text has one; interpolation guesses the room and moves what it has.
    var key: String {
        guard let part else { return path.dotted(name) }
        return String(unsafeUninitializedCapacity: path.utf8.count + 2 + name.utf8.count + part.utf8.count) { bytes in
            let end = bytes.initialize(fromContentsOf: path.utf8)
            return bytes.append(part, at: bytes.append(name, at: end))
        }
    }
}

extension String {
    /// The key of what stands inside this one: `tempo.bpm` and `title` give `tempo.bpm.title`. Made at once in the room it
    /// takes, since every text of every dialog has a key; interpolation guesses the room and moves what it has.
    func dotted(_ name: String) -> String {
        String(unsafeUninitializedCapacity: utf8.count + 1 + name.utf8.count) { bytes in
            let end = bytes.initialize(fromContentsOf: utf8)
            return bytes.append(name, at: end)
        }
    }

    /// A number for the text, equal for texts of the same bytes and hardly ever for others; a tenth of the work of
    /// `hashValue`.
    fileprivate var quickNumber: (number: Int, isASCII: Bool) {
        withBytes { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            var number = Self.numberSeed ^ UInt64(bytes.count)
            var seen: UInt64 = 0
            func mix(_ word: UInt64) {
                seen |= word
                let product = (number ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
                number = product.high ^ product.low
            }
            var offset = 0
            while offset + 8 <= bytes.count {
                mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                offset += 8
            }
            var rest: UInt64 = 0
            while offset < bytes.count {
                rest = rest << 8 | UInt64(bytes[offset])
                offset += 1
            }
            mix(rest)
            return (Int(truncatingIfNeeded: number), seen & 0x8080_8080_8080_8080 == 0)
        }
    }

    /// Another one in each run, so that nobody can write texts whose numbers are equal.
    private static let numberSeed = UInt64.random(in: .min ... .max)
}

extension UnsafeMutableBufferPointer<UInt8> {
    /// Writes a point and a name behind it, and returns where they end.
    fileprivate func append(_ name: String, at end: Int) -> Int {
        initializeElement(at: end, to: UInt8(ascii: "."))
        return self[(end + 1)...].initialize(fromContentsOf: name.utf8)
    }
}

/// What one look at the bytes of a text tells; nearly all texts need no other.
private struct TextLook {
    let mayHaveOuterWhitespace: Bool
    /// Whether there may be placeholders.
    var hasBrace = false
    /// Whether there may be links.
    var hasBracket = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        mayHaveOuterWhitespace = Self.mayHaveOuterWhitespace(bytes)
        for byte in bytes {
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { hasBrace = true }
            if byte == UInt8(ascii: "[") { hasBracket = true }
        }
    }

    /// Whether the outer bytes could be white space.
    static func mayHaveOuterWhitespace(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let (first, last) = (bytes.first ?? 0x2D, bytes.last ?? 0x2D)
        return first <= 0x20 || first > 0x7E || last <= 0x20 || last > 0x7E
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
