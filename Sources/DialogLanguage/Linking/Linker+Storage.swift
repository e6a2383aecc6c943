import Diagnostics
import YAMLTree

// Where values are stored, and under which keys.

extension Linker {
    /// Where a key stands: two keys are the same only in one store.
    private struct FullKey: Hashable {
        var store: Storage.Kind
        var key: String
    }

    mutating func settleStorage(_ openings: [Opening]) {
        inheritStorage(openings)
        // A page may inherit its storage from one that is wrong or could not be read.
        let mayInherit = isPartlyUnknown || indices.contains { self[$0].hasErrors }
        var uses: [FullKey: PlatformUses<SourceSpan>] = [:]
        for index in indices {
            guard case .storage(let storage) = self[index].dialog.valueSource else {
                reportKeysWithoutStorage(at: index, mayInherit: mayInherit)
                continue
            }
            for position in self[index].controls.indices {
                let draft = self[index].controls[position]
                guard draft.hasValue, let (key, place) = storageKey(of: draft, in: storage) else { continue }
                self[index].controls[position].control?.value?.storageKey = key
                checkSecret(draft, in: storage)
                guard !draft.record.hasUnknownPlatforms else { continue }
                let full = FullKey(store: storage.kind, key: key.key.source)
                if let first = uses[full]?.first(on: draft.platforms) {
                    sink.report(
                        .duplicateStorageKey,
                        "another control stores its value under \(Values.shown(full.key)) already", at: place,
                        notes: [Diagnostic.Note("the first one", at: first)])
                }
                uses[full, default: PlatformUses()].add(place, on: draft.platforms)
            }
        }
    }

    private mutating func checkSecret(_ draft: ControlDraft, in storage: Storage) {
        guard draft.kind == .secureField, case .userDefaults = storage.kind, let field = draft.record[.kind] else {
            return
        }
        sink.report(
            .secretInDefaults,
            "the user's defaults are not encrypted, so a secret would lie there for all to read; use storage: "
                + "{kind: app}",
            at: field.node)
    }

    /// A page that is opened from a page, and says nothing of its own, stores where its opener does.
    private mutating func inheritStorage(_ openings: [Opening]) {
        let pushes = Dictionary(grouping: openings.filter(\.isPush), by: \.from)
        var queue = indices.filter { index in
            if case .storage = self[index].dialog.valueSource { self[index].presentation == .page } else { false }
        }
        var next = 0
        while next < queue.count {
            let opener = queue[next]
            next += 1
            guard case .storage(let storage) = self[opener].dialog.valueSource else { continue }
            for push in pushes[opener] ?? [] {
                // Only pages are pushed, and those are not settled.
                guard case .draft(let pushed) = push.to else { continue }
                let page = self[pushed]
                guard case .model = page.dialog.valueSource, page.record.isAbsent(.storage),
                    page.record.isAbsent(.edits)
                else { continue }
                let names = Set(page.dialog.arguments.map(\.name))
                let missing = storage.prefix.argumentNames.first { !names.contains($0) }
                if let missing, page.controls.contains(where: \.hasValue), !page.hasErrors {
                    sink.report(
                        .missingArgument,
                        "\(page.id) stores its values under the prefix of \(self[opener].id), so it needs the "
                            + "argument \(missing) as well",
                        at: push.nameNode)
                    continue
                }
                self[pushed].dialog.valueSource = .storage(storage)
                self[pushed].usedArguments.formUnion(storage.prefix.argumentNames)
                queue.append(pushed)
            }
        }
    }

    private mutating func reportKeysWithoutStorage(at index: Index, mayInherit: Bool) {
        guard self[index].controls.contains(where: { $0.record.has(.storageKey) }) else { return }
        let dialog = self[index]
        guard dialog.record.isAbsent(.storage) else { return }
        for control in dialog.controls where control.record.has(.storageKey) {
            guard control.hasValue, let field = control.record[.storageKey], !field.isWrong else { continue }
            guard dialog.presentation != .page || !mayInherit else { return }
            sink.report(
                .keyNotApplicable, "storageKey is about stored values, and the dialog has no storage", at: field.keyNode
            )
        }
    }

    /// The full key of a control, and where it is reported: its own key, else its id.
    private func storageKey(of draft: ControlDraft, in storage: Storage) -> (StorageKey, SourceSpan)? {
        guard let id = draft.id else { return nil }
        guard let field = draft.record[.storageKey] else {
            return (StorageKey(key: storage.prefix.appending(id)), draft.span)
        }
        if let name = draft.record.string(.storageKey) {
            return (StorageKey(key: storage.prefix.appending(name)), field.node.span)
        }
        guard let record = draft.record.record(.storageKey, .storageKey) else { return nil }
        let former = record.list(.was).compactMap { item in
            if case .string(let key) = item.value { key } else { nil }
        }
        if let absolute = record.string(.absolute), let node = record[.absolute]?.node {
            return (
                StorageKey(key: TextTemplate(absolute), formerKeys: former.map { TextTemplate($0) }), node.span
            )
        }
        guard let name = record.string(.name), let node = record[.name]?.node else { return nil }
        return (
            StorageKey(key: storage.prefix.appending(name), formerKeys: former.map { storage.prefix.appending($0) }),
            node.span
        )
    }
}

extension TextTemplate {
    /// The template with a text behind it.
    func appending(_ text: String) -> TextTemplate {
        guard !text.isEmpty else { return self }
        if case .text(let last)? = parts.last { return TextTemplate(parts: parts.dropLast() + [.text(last + text)]) }
        return TextTemplate(parts: parts + [.text(text)])
    }
}
