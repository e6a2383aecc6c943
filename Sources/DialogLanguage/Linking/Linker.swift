import Diagnostics
import YAMLTree

/// Settles what takes all files. Each step stands in a file of its own; `run` is their order.
struct Linker {
    let configuration: Configuration
    /// Whether there may be dialogs and option sets that nobody could read: what is not found is not reported then.
    let isPartlyUnknown: Bool
    /// Sorted by path.
    var files: [CheckedFile]
    /// Every dialog that is not settled, in the order of the files.
    let indices: [Index]
    /// Where each dialog stands; the first of an id.
    var dialogs: [String: DialogPlace] = [:]
    /// Ids whose dialogs could not be read at all.
    let unreadDialogs: Set<String>
    /// All option sets by name; the first of a name.
    var optionSets: [String: OptionSetDraft] = [:]
    var usedSets: Set<String> = []
    /// All ids, for suggestions.
    lazy var dialogNames = dialogs.keys.sorted()
    /// Findings that take several files.
    var sink = DiagnosticSink()
    /// The arguments of the dialog whose openings are being resolved, by name.
    var ownArguments: (index: Index, arguments: [String: Argument])?
    private var suggestionCount = 0
    private static let mostSuggestions = 200

    /// The place of a dialog that is not settled in `files`.
    struct Index: Hashable {
        var file: Int
        var dialog: Int
    }

    /// The place of any dialog.
    enum DialogPlace {
        case draft(Index)
        case settled(file: Int, dialog: Int)
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
        let found = Dictionary(grouping: sink.diagnostics) { $0.place.span.map { ObjectIdentifier($0.file) } }
        for index in files.indices {
            guard let own = found[ObjectIdentifier(files[index].source)] else { continue }
            files[index].dialogs.markFailed(by: own)
            files[index].settled.markFailed(by: own)
        }
    }

    private mutating func collectIDs() {
        dialogs.reserveCapacity(files.reduce(0) { $0 + $1.dialogs.count + $1.settled.count })
        for file in files.indices {
            for dialog in files[file].dialogs.indices { add(.draft(Index(file: file, dialog: dialog))) }
            for dialog in files[file].settled.indices { add(.settled(file: file, dialog: dialog)) }
        }
        for file in files.indices where !files[file].optionSets.isEmpty {
            for set in files[file].optionSets {
                if let first = optionSets[set.id] {
                    reportDuplicate(
                        "an option set", set.id, set.idNode.span, anchor: set.idNode.anchorNote,
                        first: first.idNode.span)
                } else {
                    optionSets[set.id] = set
                }
            }
        }
    }

    private mutating func add(_ place: DialogPlace) {
        let id = id(at: place)
        guard let first = dialogs[id] else {
            dialogs[id] = place
            return
        }
        let anchor = if case .draft(let index) = place { self[index].idNode.anchorNote } else { Diagnostic.Note?.none }
        reportDuplicate("a dialog", id, idSpan(at: place), anchor: anchor, first: idSpan(at: first))
    }

    private mutating func reportDuplicate(
        _ noun: String, _ id: String, _ span: SourceSpan, anchor: Diagnostic.Note?, first: SourceSpan
    ) {
        sink.report(
            Diagnostic(
                .duplicateID, "there is \(noun) \(Values.shown(id)) already; ids are unique over all files",
                at: .span(span), notes: [Diagnostic.Note("the first one", at: first)] + [anchor].compactMap(\.self)))
    }

    func id(at place: DialogPlace) -> String {
        switch place {
        case .draft(let index): self[index].id
        case .settled(let file, let dialog): files[file].settled[dialog].dialog.id
        }
    }

    private func idSpan(at place: DialogPlace) -> SourceSpan {
        switch place {
        case .draft(let index): self[index].idNode.span
        case .settled(let file, let dialog): files[file].settled[dialog].dialog.span
        }
    }

    /// What whoever opens the dialog must know of it.
    func opened(_ place: DialogPlace) -> OpenedDialog {
        switch place {
        case .draft(let index): OpenedDialog(self[index])
        case .settled(let file, let dialog): OpenedDialog(files[file].settled[dialog])
        }
    }

    /// Pickers that name sets, and the conditions that wait for them.
    private mutating func resolveOptionSets() {
        let setNames = optionSets.keys.sorted()
        var own: (file: Int, sets: [String: OptionSetDraft])?
        for index in indices {
            guard self[index].controls.contains(where: { $0.optionSet != nil }) else { continue }
            for use in self[index].controls.compactMap(\.optionSet) {
                usedSets.insert(use.name)
                guard optionSets[use.name] == nil else { continue }
                report(unresolved: use.name, "option set", at: use.nameNode, among: setNames)
            }
            if own?.file != index.file {
                let sets = files[index.file].optionSets.map { ($0.id, $0) }
                own = (index.file, Dictionary(sets) { first, _ in first })
            }
            guard let own, !self[index].usesOnlySets(of: own.sets) else { continue }
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
            // Only the suppression of findings still asks those that allow some.
            if files[index].dialogs.allSatisfy({ $0.record.isAbsent(.allow) }) { files[index].dialogs = [] }
        }
        return DialogSet(files: definitions, configuration: configuration)
    }

    private func definition(from file: CheckedFile) -> DefinitionFile {
        DefinitionFile(
            source: file.source, imports: file.imports,
            dialogs: soundDialogs(of: file),
            optionSets: file.optionSets.compactMap { draft in
                // Of several sets of one name the first counts.
                guard optionSets[draft.id]?.idNode.span == draft.idNode.span else { return nil }
                return draft.options.map { OptionSet(id: draft.id, span: draft.idNode.span, options: $0.list) }
            })
    }

    /// In the order of the file.
    private func soundDialogs(of file: CheckedFile) -> [Dialog] {
        var sound: [Dialog] = []
        sound.reserveCapacity(file.settled.count + file.dialogs.count)
        for settled in file.settled where !settled.hasErrors { sound.append(settled.dialog) }
        for draft in file.dialogs where !draft.hasErrors { sound.append(draft.assembled) }
        if file.dialogs.isEmpty || file.settled.isEmpty { return sound }
        return sound.sorted { $0.span.range.start < $1.span.range.start }
    }
}

extension CheckedFile {
    /// Whether anything in the file is wrong, as far as is known by now.
    var hasFailures: Bool {
        sink.hasErrors || dialogs.contains(where: \.hasErrors) || settled.contains(where: \.hasErrors)
    }
}
