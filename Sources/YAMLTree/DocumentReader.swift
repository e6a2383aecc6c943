import Diagnostics

/// Reads one document: runs the builder, and makes of its ending a tree and findings.
struct DocumentReader {
    let file: SourceFile
    let scan: SourceScan
    let limits: YAMLTree.Limits
    /// How many bytes a part of a document has at least that a core reads by itself.
    var smallestPart = DocumentParts.smallest

    func read(into sink: inout DiagnosticSink) -> YAMLTree? {
        file.bytes.withUnsafeBufferPointer { source in
            var (builder, ending) = build(source, reading: source)
            if case .failed(let fault) = ending, let repaired = TabRepair.repair(file.bytes, after: fault) {
                (builder, ending) = repaired.withUnsafeBufferPointer { build(source, reading: $0) }
            }
            let tree = finish(&builder, ending)
            sink.append(builder.findings)
            return tree
        }
    }

    private func build(
        _ source: UnsafeBufferPointer<UInt8>, reading input: UnsafeBufferPointer<UInt8>
    ) -> (TreeBuilder, TreeBuilder.Ending) {
        guard let parts = read(source, reading: input) else {
            var builder = TreeBuilder(
                file: file, source: source, part: scan.start..<scan.start, kind: .first, scan: scan, limits: limits)
            builder.findings.report(
                Diagnostic(.yamlLimit, "there is not enough memory to read the file", at: .file(path: file.path)))
            return (builder, .stopped)
        }
        if let whole = joined(parts) { return (whole, .complete) }
        let ending = parts[0].readRest()
        return (parts[0].builder, ending)
    }

    /// Reads all parts of the document, each as far as it goes.
    ///
    /// - Returns: the parts in the order of the file; `nil` when libyaml gets no memory.
    func read(
        _ source: UnsafeBufferPointer<UInt8>, reading input: UnsafeBufferPointer<UInt8>
    ) -> [PartReading]? {
        let division = DocumentParts(of: source, from: scan.start, smallest: smallestPart)
        var parts: [PartReading] = []
        for range in division.ranges {
            let kind = parts.isEmpty ? PartReading.Kind.first : .inner
            let builder = TreeBuilder(
                file: file, source: source, part: range, kind: kind, scan: scan, limits: limits)
            guard let part = PartReading(kind, range, of: input, keysIndentedBy: division.indentation, builder) else {
                return nil
            }
            parts.append(part)
        }
        _ = Parallel.map(parts, .huge) { $0.read() }
        return parts
    }

    /// What several parts are together; `nil` if there is only one, or if they are not what they seemed, or more is to be said
    /// of them.
    func joined(_ parts: [PartReading]) -> TreeBuilder? {
        guard parts.count > 1, let last = parts.last, case .complete = last.ending else { return nil }
        for part in parts {
            guard part.hasBegun, part.builder.findings.diagnostics.isEmpty, part === last || part.ending == nil else {
                return nil
            }
        }
        var whole = parts[0].builder
        guard whole.append(Array(parts.dropFirst())) else { return nil }
        // If two parts have the same key, whoever reads all of the file says so where it ought to be said.
        return whole.findings.diagnostics.isEmpty ? whole : nil
    }

    private func finish(_ builder: inout TreeBuilder, _ ending: TreeBuilder.Ending) -> YAMLTree? {
        switch ending {
        case .stopped:
            return nil
        case .failed(let fault):
            // A character that nobody sees is the cause more often than not.
            let isExplained = builder.checkInvisibles(scan.invisibles, failingAt: fault.offset).hasFinding
            if !isExplained { builder.findings.report(SyntaxDiagnosis(file, fault).diagnostic) }
            return nil
        case .complete:
            let invisibles = builder.checkInvisibles(scan.invisibles, failingAt: nil)
            guard !invisibles.breaksStructure else { return nil }
            checkEmptiness(&builder)
            // Trees outlive the reading by far, so they take little more room than they need.
            let hasRoom = builder.records.capacity > builder.records.count + builder.records.count / 8
            let records = hasRoom ? builder.records.withUnsafeBufferPointer { Array($0) } : builder.records
            return YAMLTree(
                file: file, records: records, decodedText: builder.decodedText, aliases: builder.aliases)
        }
    }

    private func checkEmptiness(_ builder: inout TreeBuilder) {
        if let root = builder.records.first {
            guard root.flags.contains(.isAbsent) else { return }
            builder.records[0].flags.insert(.isDropped)
        }
        guard builder.findings.diagnostics.isEmpty else { return }
        builder.findings.report(
            Diagnostic(
                .emptyFile, "the file holds nothing, or nothing but comments", at: .file(path: file.path)))
    }
}
