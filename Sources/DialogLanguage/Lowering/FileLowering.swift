import Diagnostics
import YAMLTree

/// Lowers one file: its option sets first, then each dialog with all checks that need no other file. The dialogs come
/// unread.
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
        let sets = Dictionary(optionSets.map { ($0.id, $0) }) { first, _ in first }
        let dialogs = readDialogs(sets: sets)
        let isBroken =
            record.isUnknown(.dialogs) || record.isUnknown(.optionSets)
            || [Key.dialogs, .optionSets].contains { record[$0]?.node.isIncomplete ?? false }
        return CheckedFile(
            source: source, isBroken: isBroken, sink: sink, imports: imports, dialogs: dialogs.open,
            settled: dialogs.settled, optionSets: optionSets, unreadDialogs: dialogs.unread, textKeyNumbers: keyNumbers)
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

    /// The dialogs of a file, each in the order of the file.
    private struct Dialogs {
        var open: [DialogDraft] = []
        var settled: [SettledDialog] = []
        /// The ids of those that are not even mappings.
        var unread: [String] = []
    }

    /// Reads the dialogs on all cores and joins what came of each in the order of the file.
    private mutating func readDialogs(sets: [String: OptionSetDraft]) -> Dialogs {
        let entries = record.names(.dialogs)
        let (failures, checkedPlatforms) = (FailedPlaces(sink, in: source), checkedPlatforms)
        let readings = Parallel.map(entries, .small) {
            DialogReading($0, checkedPlatforms: checkedPlatforms, failures: failures)
        }
        for index in readings.indices {
            sink.append(readings[index].findings)
            keyNumbers += readings[index].keyNumbers
        }
        var dialogs = Dialogs()
        dialogs.settled.reserveCapacity(entries.count)
        for index in readings.indices {
            switch readings[index].outcome {
            case .unread: dialogs.unread.append(entries[index].name)
            case .settled(let dialog): dialogs.settled.append(dialog)
            case .open(var draft, let isComplete):
                // Whether names that were probably meant are looked for depends on how much was found before.
                if !isComplete, draft.usesOnlySets(of: sets) {
                    let foundBefore = sink.diagnostics.count
                    DialogChecks.completeNames(of: &draft, sets: sets, into: &sink)
                    if sink.diagnostics[foundBefore...].contains(where: { $0.severity == .error }) {
                        draft.hasErrors = true
                    }
                }
                dialogs.open.append(draft)
            }
            sink.append(readings[index].laterFindings)
        }
        return dialogs
    }
}

extension DialogDraft {
    /// Whether every set that a picker names is among these.
    func usesOnlySets(of sets: [String: OptionSetDraft]) -> Bool {
        controls.indices.allSatisfy { controls[$0].optionSet.map { sets[$0.name] != nil } ?? true }
    }
}
