import Diagnostics

/// Reads one document: runs the builder, and makes of its ending a tree and findings.
struct DocumentReader {
    let file: SourceFile
    let scan: SourceScan
    let limits: YAMLTree.Limits

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
        var builder = TreeBuilder(file: file, source: source, scan: scan, limits: limits)
        let ending = builder.build(UnsafeBufferPointer(rebasing: input[scan.start...]))
        return (builder, ending)
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
            // Trees outlive the reading by far, so they take no more room than they need.
            let records = builder.records.withUnsafeBufferPointer { Array($0) }
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
