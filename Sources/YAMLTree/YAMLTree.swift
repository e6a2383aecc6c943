public import Diagnostics

/// A YAML document as a tree of nodes that know where in the file they stand.
///
/// Scalars stay text: what a text means is the schema's matter. The nodes lie in one flat array in document order, each
/// with the index that follows its subtree, so that a tree of any size costs a handful of allocations. Immutable.
public final class YAMLTree: Sendable {
    /// The file that was read.
    public let file: SourceFile

    let records: [NodeRecord]
    /// The texts that do not stand in the file as they are: folded lines, escapes, indented blocks.
    @usableFromInline let decodedText: [UInt8]
    let aliases: [AliasUse]

    init(file: SourceFile, records: [NodeRecord], decodedText: [UInt8], aliases: [AliasUse]) {
        self.file = file
        self.records = records
        self.decodedText = decodedText
        self.aliases = aliases
    }

    /// The document's value; none when the file holds nothing but comments, document marks or a value that was reported.
    public var root: YAMLNode? {
        guard let record = records.first, !record.flags.contains(.isDropped) else { return nil }
        return YAMLNode(tree: self, index: 0)
    }

    /// Where the text of a scalar stands: in ``decodedText`` or in the file.
    @usableFromInline
    func textPlace(at position: YAMLNode.Position) -> (range: Range<Int>, isDecoded: Bool) {
        let record = records[Int(position)]
        return (Int(record.text.start)..<Int(record.text.end), record.flags.contains(.isDecoded))
    }

    /// Reads the one document of a file.
    ///
    /// Values that are wrong as YAML (an unknown alias, a merge key, a repeated key) are reported and left out, and the
    /// rest of the tree stays usable; a list or mapping that lost something this way says so in
    /// ``YAMLNode/isIncomplete``.
    ///
    /// - Parameters:
    ///   - file: the bytes, which may be anything.
    ///   - limits: how large the file and the tree may be.
    ///   - sink: takes what was found.
    /// - Returns: nothing only when something was reported that leaves no tree that could be relied on.
    public static func parse(
        _ file: SourceFile, limits: Limits = .standard, into sink: inout DiagnosticSink
    ) -> YAMLTree? {
        parse(file, limits: limits, smallestPart: DocumentParts.smallest, into: &sink)
    }

    /// ``parse(_:limits:into:)`` with a choice of how long a part of a document is at least that a core reads by itself. What
    /// comes of it does not depend on that.
    package static func parse(
        _ file: SourceFile, limits: Limits = .standard, smallestPart: Int, into sink: inout DiagnosticSink
    ) -> YAMLTree? {
        guard file.bytes.count <= limits.bytes else {
            sink.report(limits.tooManyBytes(in: file))
            return nil
        }
        let scan: SourceScan
        switch SourceScan.scan(file.bytes) {
        case .readable(let result): scan = result
        case .unreadable(let fault):
            sink.report(fault.diagnostic(in: file))
            return nil
        }
        return DocumentReader(file: file, scan: scan, limits: limits, smallestPart: smallestPart).read(into: &sink)
    }
}

/// One use of an anchored value: `*name` and the `&name` it refers to.
struct AliasUse {
    var name: String
    /// Where `&name` stands.
    var anchor: ByteRange
}
