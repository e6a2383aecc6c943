import Diagnostics
import YAMLTree

/// Lowers one file: its option sets first, then each dialog with all checks that need no other file.
struct FileLowering {
    let record: Record
    let source: SourceFile
    /// The platforms that the configuration names.
    private let checkedPlatforms: [Platform]?
    var sink: DiagnosticSink
    private var keyNumbers: [Int] = []

    init(record: Record, source: SourceFile, configuration: Configuration, sink: DiagnosticSink) {
        self.record = record
        self.source = source
        checkedPlatforms = configuration.checkedPlatforms
        self.sink = sink
        keyNumbers.reserveCapacity(16)
    }

    mutating func run() -> CheckedFile {
        if record.isAbsent(.dialogs), record.isAbsent(.optionSets), !record.isEmpty || record.node.count == 0 {
            sink.report(
                Diagnostic(
                    .missingKey, "a definition file needs dialogs: a mapping of ids and dialogs",
                    at: record.missingKeyPlace))
        }
        let imports = record.list(.imports).compactMap { item in
            if case .name(let name) = item.value { name } else { nil }
        }
        let optionSets = record.names(.optionSets).compactMap { optionSet($0) }
        var dialogs = record.names(.dialogs).compactMap { dialog($0) }
        dialogs.markFailed(by: sink.diagnostics)

        let sets = Dictionary(optionSets.map { ($0.id, $0) }) { first, _ in first }
        for index in dialogs.indices where dialogs[index].usesOnlySets(of: sets) {
            DialogChecks.completeNames(of: &dialogs[index], sets: sets, into: &sink)
        }
        dialogs.markFailed(by: sink.diagnostics)
        let isBroken =
            record.isUnknown(.dialogs) || record.isUnknown(.optionSets)
            || [Key.dialogs, .optionSets].contains { record[$0]?.node.isIncomplete ?? false }
        var settled: [SettledDialog] = []
        var open: [DialogDraft] = []
        for index in dialogs.indices {
            if let dialog = SettledDialog(&dialogs[index]) {
                settled.append(dialog)
            } else {
                open.append(dialogs[index])
            }
        }
        return CheckedFile(
            source: source, isBroken: isBroken, sink: sink, imports: imports, dialogs: open, settled: settled,
            optionSets: optionSets, unreadDialogs: record.names(.dialogs).filter(\.value.isWrong).map(\.name),
            textKeyNumbers: keyNumbers)
    }

    private mutating func optionSet(_ entry: ReadValue.Named) -> OptionSetDraft? {
        var options: OptionList?
        if case .list(let items) = entry.value {
            var lowering = OptionLowering(
                path: "sets.\(entry.name)", valueType: nil, texts: TextLowering(arguments: []), sink: sink)
            options = lowering.lower(items)
            keyNumbers += lowering.texts.keyNumbers
            sink = lowering.sink
        }
        return OptionSetDraft(id: entry.name, idNode: entry.keyNode, options: options.map { OptionLookup($0) })
    }

    private mutating func dialog(_ entry: ReadValue.Named) -> DialogDraft? {
        guard case .record(let record) = entry.value else { return nil }
        var lowering = DialogLowering(entry, record: record, checkedPlatforms: checkedPlatforms)
        // All dialogs of the file add to one list.
        swap(&keyNumbers, &lowering.texts.keyNumbers)
        lowering.run()
        swap(&keyNumbers, &lowering.texts.keyNumbers)
        sink.append(lowering.sink)
        DialogChecks.run(on: lowering.draft, checkedPlatforms: checkedPlatforms, into: &sink)
        return lowering.draft
    }
}

extension DialogDraft {
    /// Whether every set that a picker names is among these.
    func usesOnlySets(of sets: [String: OptionSetDraft]) -> Bool {
        controls.indices.allSatisfy { controls[$0].optionSet.map { sets[$0.name] != nil } ?? true }
    }
}
