import Diagnostics
import YAMLTree

/// A text in braces that was meant to hold a comma: `{help: Slow, but safe}`. The comma ends it, and what follows looks
/// like keys without values.
struct CutText {
    /// The key whose text is cut.
    var key: YAMLNode
    /// What is left of the text.
    var value: YAMLNode
    /// The parts that look like keys.
    var rest: [YAMLNode]

    /// All of them in a mapping. Only keys that the language does not know count.
    static func all(in mapping: YAMLNode) -> [CutText] {
        guard mapping.isFlow else { return [] }
        var found: [CutText] = []
        var current: CutText?
        for (key, value) in mapping.entries {
            if value.isAbsent, key.isPlain, key.withText({ KeyTable.shared.position(spelt: $0) }) == nil {
                current?.rest.append(key)
                continue
            }
            if let current, !current.rest.isEmpty { found.append(current) }
            current = value.isPlain && !value.isAbsent ? CutText(key: key, value: value, rest: []) : nil
        }
        if let current, !current.rest.isEmpty { found.append(current) }
        return found
    }

    func report(to sink: inout DiagnosticSink) {
        guard let first = rest.first, let last = rest.last else { return }
        let file = value.span.file
        let whole = ByteRange(Int(value.range.start), Int(last.range.end))
        let text = String(decoding: file.bytes[Int(whole.start)..<Int(whole.end)], as: UTF8.self)
        let isOnOneLine = !text.contains { $0.isNewline }
        let quoted = "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
        sink.report(
            .unknownKey, "in braces a comma ends a text, so '\(Values.shown(first.text))' is taken for a key",
            at: first,
            notes: [Diagnostic.Note("the text of \(key.text) ends at the comma", at: value.span)],
            fixIts: isOnOneLine && value.anchorNote == nil
                ? [FixIt("put the text in quotes", replace: SourceSpan(file, whole), with: quoted)] : [])
    }
}
