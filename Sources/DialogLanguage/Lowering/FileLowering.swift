import Diagnostics
import YAMLTree

/// Lowers one file: its option sets first, then each dialog with all checks that need no other file.
struct FileLowering {
    let record: Record
    let source: SourceFile
    let configuration: Configuration
    var sink: DiagnosticSink

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
        dialogs.removeAll { draft in
            guard let dialog = SettledDialog(draft) else { return false }
            settled.append(dialog)
            return true
        }
        return CheckedFile(
            source: source, isBroken: isBroken, sink: sink, imports: imports, dialogs: dialogs, settled: settled,
            optionSets: optionSets, unreadDialogs: record.names(.dialogs).filter(\.value.isWrong).map(\.name))
    }

    private mutating func optionSet(_ entry: ReadValue.Named) -> OptionSetDraft? {
        var options: OptionList?
        if case .list(let items) = entry.value {
            var lowering = OptionLowering(
                path: "sets.\(entry.name)", valueType: nil, texts: TextLowering(arguments: []), sink: sink)
            options = lowering.lower(items)
            sink = lowering.sink
        }
        return OptionSetDraft(id: entry.name, idNode: entry.keyNode, options: options)
    }

    private mutating func dialog(_ entry: ReadValue.Named) -> DialogDraft? {
        guard case .record(let record) = entry.value else { return nil }
        var lowering = DialogLowering(entry, record: record, configuration: configuration)
        lowering.run()
        sink.append(lowering.sink)
        DialogChecks.run(on: lowering.draft, configuration: configuration, into: &sink)
        return lowering.draft
    }
}

extension DialogDraft {
    /// Whether every set that a picker names is among these.
    func usesOnlySets(of sets: [String: OptionSetDraft]) -> Bool {
        controls.allSatisfy { control in control.optionSet.map { sets[$0.name] != nil } ?? true }
    }
}
