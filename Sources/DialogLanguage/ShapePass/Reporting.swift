import Diagnostics
import YAMLTree

extension DiagnosticSink {
    /// Reports a finding at a node.
    ///
    /// What came in through an alias gets a note at its anchor, and no fix-it: a change of the alias would not mend it.
    mutating func report(
        _ code: DiagnosticCode, _ message: String, at node: YAMLNode, notes: [Diagnostic.Note] = [],
        fixIts: [FixIt] = []
    ) {
        guard let anchorNote = node.anchorNote else {
            report(code, message, at: node.span, notes: notes, fixIts: fixIts)
            return
        }
        report(code, message, at: node.span, notes: notes + [anchorNote])
    }

    /// Reports a finding at a place inside a node's text, or at the whole node where the place cannot be told.
    mutating func report(
        _ code: DiagnosticCode, _ message: String, at node: YAMLNode, textRange: Range<Int>?,
        notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
    ) {
        guard let span = node.span(ofText: textRange) else {
            report(code, message, at: node, notes: notes)
            return
        }
        report(code, message, at: span, notes: notes, fixIts: fixIts)
    }

    /// Reports what is wrong with a node's text.
    mutating func report(_ problem: ValueProblem, at node: YAMLNode, notes: [Diagnostic.Note] = []) {
        let fixIts = [problem.fix.flatMap(node.fixIt)].compactMap(\.self)
        guard problem.range != nil else {
            report(problem.code, problem.message, at: node, notes: notes, fixIts: fixIts)
            return
        }
        let span = node.span(ofText: problem.range) ?? node.span
        report(
            problem.code, problem.message, at: span, notes: notes + [node.anchorNote].compactMap(\.self), fixIts: fixIts
        )
    }
}

extension YAMLNode {
    /// Where a stretch of the text stands in the file; `nil` if that cannot be told, or for copies made by an alias.
    func span(ofText range: Range<Int>?) -> SourceSpan? {
        guard let range, anchorNote == nil, let start = sourceOffset(inText: range.lowerBound) else { return nil }
        guard range.upperBound > range.lowerBound else { return SourceSpan(span.file, ByteRange(start, start)) }
        guard let last = sourceOffset(inText: range.upperBound - 1) else { return nil }
        // An escape is longer in the file than in the text; but what follows in the text may stand on a later line.
        let next = sourceOffset(inText: range.upperBound) ?? last + 1
        let bytes = span.file.bytes
        let isOnOneLine = next > last && next <= bytes.count && !bytes[last..<next].contains(UInt8(ascii: "\n"))
        return SourceSpan(span.file, ByteRange(start, isOnOneLine ? next : last + 1))
    }

    /// Whether the scalar is written without quotes.
    var isPlain: Bool { kind == .scalar && style == .plain }
}
