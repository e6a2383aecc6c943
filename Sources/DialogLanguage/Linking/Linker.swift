import Diagnostics
import YAMLTree

/// Settles what takes all files. Each step stands in a file of its own; `run` is their order.
struct Linker {
    let configuration: Configuration
    /// Whether there may be dialogs and option sets that nobody could read: what is not found is not reported then.
    let isPartlyUnknown: Bool
    /// Sorted by path.
    var files: [CheckedFile]
    /// Every dialog in the order of the files.
    let indices: [Index]
    /// Where each dialog stands; the first of an id.
    var dialogs: [String: Index] = [:]
    /// Ids whose dialogs could not be read at all.
    let unreadDialogs: Set<String>
    /// All option sets by name; the first of a name.
    var optionSets: [String: OptionSetDraft] = [:]
    var usedSets: Set<String> = []
    /// All ids, for suggestions.
    lazy var dialogNames = dialogs.keys.sorted()
    /// Findings that take several files.
    var sink = DiagnosticSink()
    private var suggestionCount = 0
    private static let mostSuggestions = 200

    /// The place of a dialog in `files`.
    struct Index: Hashable {
        var file: Int
        var dialog: Int
    }

    init(files: consuming [CheckedFile], configuration: Configuration, hasUnreadableFiles: Bool) {
        self.configuration = configuration
        let files = ScalarOrder.sorted(files) { $0.source.path }
        self.files = files
        indices = files.indices.flatMap { file in
            files[file].dialogs.indices.map { Index(file: file, dialog: $0) }
        }
        isPartlyUnknown = hasUnreadableFiles || files.contains(where: \.isBroken)
        unreadDialogs = Set(files.flatMap(\.unreadDialogs))
    }

    mutating func run(
        checkSound: (DialogSet, inout DiagnosticSink) -> Void
    ) -> (set: DialogSet, diagnostics: [Diagnostic]) {
        collectIDs()
        resolveOptionSets()
        markFailed()
        let openings = resolveOpenings()
        reportCycles(of: openings)
        resolveAnchors()
        settleStorage(openings)
        settleViews()
        markFailed()
        checkUnused()
        let set = set()
        checkSound(set, &sink)
        let diagnostics = Suppression(configuration: configuration).apply(to: files, linked: sink)
        return (set, diagnostics)
    }

    subscript(index: Index) -> DialogDraft {
        _read { yield files[index.file].dialogs[index.dialog] }
        _modify { yield &files[index.file].dialogs[index.dialog] }
    }

    /// Dialogs in which something was found meanwhile.
    private mutating func markFailed() {
        guard sink.hasErrors else { return }
        for index in files.indices { DialogDraft.markFailed(&files[index].dialogs, by: sink.diagnostics) }
    }

    private mutating func collectIDs() {
        dialogs.reserveCapacity(indices.count)
        for index in indices {
            let id = self[index].id
            if let first = dialogs[id] {
                reportDuplicate("dialog", self[index].idNode, first: self[first].idNode)
            } else {
                dialogs[id] = index
            }
        }
        for file in files {
            for set in file.optionSets {
                if let first = optionSets[set.id] {
                    reportDuplicate("option set", set.idNode, first: first.idNode)
                } else {
                    optionSets[set.id] = set
                }
            }
        }
    }

    private mutating func reportDuplicate(_ noun: String, _ node: YAMLNode, first: YAMLNode) {
        sink.report(
            .duplicateID, "there is a \(noun) \(Values.shown(node.text)) already; ids are unique over all files",
            at: node,
            notes: [Diagnostic.Note("the first one", at: first.span)])
    }

    /// Pickers that name sets, and the conditions that wait for them.
    private mutating func resolveOptionSets() {
        let setNames = optionSets.keys.sorted()
        for index in indices {
            guard self[index].controls.contains(where: { $0.optionSet != nil }) else { continue }
            for use in self[index].controls.compactMap(\.optionSet) {
                usedSets.insert(use.name)
                guard optionSets[use.name] == nil else { continue }
                report(unresolved: use.name, "option set", at: use.nameNode, among: setNames)
            }
            let own = Dictionary(files[index.file].optionSets.map { ($0.id, $0) }) { first, _ in first }
            guard !self[index].usesOnlySets(of: own) else { continue }
            var completed = self[index]
            DialogChecks.completeNames(of: &completed, sets: optionSets, into: &sink)
            self[index] = completed
        }
    }

    /// The name that was probably meant. Where very many are not found, something else is wrong than their spelling, and
    /// comparing all with all would take long.
    mutating func suggestion(for name: String, among names: [String]) -> String? {
        suggestionCount += 1
        return suggestionCount <= Self.mostSuggestions ? Suggestions.nearest(to: name, in: names) : nil
    }

    mutating func report(unresolved name: String, _ noun: String, at node: YAMLNode, among names: [String]) {
        guard !isPartlyUnknown else { return }
        let near = suggestion(for: name, among: names)
        sink.report(
            .unresolvedReference,
            "no \(noun) is called '\(Values.shown(name))'" + (near.map { "; did you mean \($0)?" } ?? ""), at: node,
            fixIts: near.map { [FixIt("write \($0)", replace: node.span, with: $0)] } ?? [])
    }

    private mutating func set() -> DialogSet {
        var definitions: [DefinitionFile] = []
        definitions.reserveCapacity(files.count)
        for index in files.indices {
            definitions.append(definition(from: files[index]))
            // With their trees the drafts are most of what is in memory; only the suppression of findings still asks
            // those that allow some.
            if files[index].dialogs.allSatisfy({ $0.record.isAbsent(.allow) }) { files[index].dialogs = [] }
        }
        return DialogSet(files: definitions, configuration: configuration)
    }

    private func definition(from file: CheckedFile) -> DefinitionFile {
        DefinitionFile(
            source: file.source, imports: file.imports,
            dialogs: file.dialogs.indices.compactMap { index in
                file.dialogs[index].hasErrors ? nil : file.dialogs[index].assembled
            },
            optionSets: file.optionSets.compactMap { draft in
                // Of several sets of one name the first counts.
                guard optionSets[draft.id]?.idNode.span == draft.idNode.span else { return nil }
                return draft.options.map { OptionSet(id: draft.id, span: draft.idNode.span, options: $0) }
            })
    }
}
