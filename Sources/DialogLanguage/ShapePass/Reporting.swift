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

    /// Reports what is wrong with a node's text.
    ///
    /// - Parameter places: the node's ``YAMLNode/textPlaces``, where several problems are reported.
    mutating func report(
        _ problem: ValueProblem, at node: YAMLNode, places: TextPlaces? = nil, notes: [Diagnostic.Note] = []
    ) {
        if problem.range == nil, problem.fix == nil {
            report(problem.code, problem.message, at: node, notes: notes)
            return
        }
        let places = places ?? node.textPlaces
        let fixIts = [problem.fix.flatMap { node.fixIt($0, places: places) }].compactMap(\.self)
        guard let range = problem.range else {
            report(problem.code, problem.message, at: node, notes: notes, fixIts: fixIts)
            return
        }
        report(
            problem.code, problem.message, at: places.span(of: range) ?? node.span,
            notes: notes + [node.anchorNote].compactMap(\.self), fixIts: fixIts)
    }
}

extension TextPlaces {
    /// Where a stretch of the text stands in the file; `nil` if that cannot be told, or for copies made by an alias.
    func span(of range: Range<Int>) -> SourceSpan? {
        guard let start = sourceOffset(inText: range.lowerBound) else { return nil }
        let file = node.span.file
        guard range.upperBound > range.lowerBound else { return SourceSpan(file, ByteRange(start, start)) }
        guard let last = sourceOffset(inText: range.upperBound - 1) else { return nil }
        // An escape is longer in the file than in the text; but what follows in the text may stand on a later line.
        let next = sourceOffset(inText: range.upperBound) ?? last + 1
        let bytes = file.bytes
        let isOnOneLine = next > last && next <= bytes.count && !bytes[last..<next].contains(UInt8(ascii: "\n"))
        return SourceSpan(file, ByteRange(start, isOnOneLine ? next : last + 1))
    }
}

extension YAMLNode {
    /// Whether the scalar is written without quotes.
    var isPlain: Bool { kind == .scalar && style == .plain }
}
