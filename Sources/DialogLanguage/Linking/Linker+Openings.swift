import Diagnostics
import YAMLTree

// What buttons and rows open.

extension Linker {
    /// One `opens` that leads to a dialog.
    struct Opening {
        var from: Index
        var to: DialogPlace
        var nameNode: YAMLNode
        /// Whether the target is pushed as a page, so that it inherits what its opener has.
        var isPush: Bool
    }

    /// Who opens: decides what may be opened.
    private enum Opener {
        case dialogButton
        case rowButton(kindNode: YAMLNode?)
        case navigationLink(kindNode: YAMLNode?)
        /// The row of a record of this type, on a page or not.
        case record(type: AppReference, isOnPage: Bool)
    }

    mutating func resolveOpenings() -> [Opening] {
        var openings: [Opening] = []
        for index in indices {
            for position in self[index].controls.indices where self[index].controls[position].opens != nil {
                let draft = self[index].controls[position]
                guard let open = draft.opens, let kind = draft.kind else { continue }
                let kindNode = draft.record[.kind]?.node
                if kind == .list {
                    resolveRecords(open, of: position, at: index, openings: &openings)
                    continue
                }
                let opener: Opener =
                    kind == .navigationLink ? .navigationLink(kindNode: kindNode) : .rowButton(kindNode: kindNode)
                guard let target = resolve(open, from: index, opener: opener, openings: &openings) else { continue }
                let role: Button.Role? = draft.record.word(.role)
                self[index].controls[position].control?.kind =
                    kind == .navigationLink ? .navigationLink(.page(target)) : .button(.opens(target), role: role)
            }
            for position in self[index].buttons.indices {
                guard let open = self[index].buttons[position].opens,
                    let target = resolve(open, from: index, opener: .dialogButton, openings: &openings)
                else { continue }
                self[index].buttons[position].button.opens = target
            }
        }
        stackOpened(openings)
        return openings
    }

    /// The dialog that the rows of a list of records open.
    private mutating func resolveRecords(
        _ open: OpenDraft, of position: Int, at index: Index, openings: inout [Opening]
    ) {
        guard case .list(var list)? = self[index].controls[position].control?.kind, var records = list.records else {
            return
        }
        // Of an unknown presentation nobody knows that it is no page.
        let isOnPage = self[index].presentation.map { $0 == .page } ?? true
        let opener = Opener.record(type: records.type, isOnPage: isOnPage)
        guard let target = resolve(open, from: index, opener: opener, openings: &openings) else { return }
        records.opens = target
        list.item = .records(records)
        self[index].controls[position].control?.kind = .list(list)
    }

    private mutating func resolve(
        _ open: OpenDraft, from index: Index, opener: Opener, openings: inout [Opening]
    ) -> OpenTarget? {
        guard let target = dialogs[open.name] else {
            guard !unreadDialogs.contains(open.name) else { return nil }
            report(unresolved: open.name, "dialog", at: open.nameNode, among: dialogNames)
            return nil
        }
        let dialog = opened(target)
        // A target with errors may be about to change; only that it exists is certain.
        guard let presentation = dialog.presentation, !dialog.hasErrors else { return nil }
        guard check(presentation, of: open, opener: opener) else { return nil }
        openings.append(
            Opening(from: index, to: target, nameNode: open.nameNode, isPush: presentation == .page))
        let sharesTarget: Bool?
        if case .record(let type, _) = opener {
            sharesTarget = checkRecordType(type, isThatOf: dialog, open: open)
        } else {
            sharesTarget = checkEditedType(of: dialog, from: self[index], open: open)
        }
        guard let sharesTarget else { return nil }
        guard let arguments = arguments(for: dialog, from: index, open: open) else { return nil }
        return OpenTarget(
            dialog: open.name, arguments: arguments, sharesTarget: sharesTarget, span: open.nameNode.span)
    }

    /// Whether the opener can show such a dialog.
    private mutating func check(_ presentation: Presentation, of open: OpenDraft, opener: Opener) -> Bool {
        let isPage = presentation == .page
        var fixIts: [FixIt] = []
        let message: String
        switch opener {
        case _ where presentation == .loading:
            message = "\(open.name) is a loading overlay, which is shown around work in code, not opened"
        case .navigationLink(let kindNode):
            guard !isPage else { return true }
            message =
                "\(open.name) is a \(presentation.rawValue); a navigationLink opens pages, a button everything else"
            if let kindNode { fixIts = [FixIt("write kind: button", replace: kindNode.span, with: "button")] }
        case .rowButton(let kindNode):
            guard isPage else { return true }
            message = "\(open.name) is a page; a button opens everything but pages, a navigationLink opens those"
            if let kindNode {
                fixIts = [FixIt("write kind: navigationLink", replace: kindNode.span, with: "navigationLink")]
            }
        case .record(_, let isOnPage):
            guard isPage, !isOnPage else { return true }
            message = "\(open.name) is a page; only the rows of a list on a page lead to pages"
        case .dialogButton:
            guard isPage else { return true }
            message = "\(open.name) is a page; the button of a dialog opens everything but pages"
        }
        sink.report(.wrongOpener, message, at: open.nameNode, fixIts: fixIts)
        return false
    }

    /// Whether both edit the same object; `nil` if the target's object cannot be given.
    private mutating func checkEditedType(of target: OpenedDialog, from opener: DialogDraft, open: OpenDraft) -> Bool? {
        guard case .edits(let type, let span) = target.valueSource else { return false }
        if opener.record.isUnknown(.edits) { return nil }
        if case .edits(let own, _) = opener.dialog.valueSource, own == type { return true }
        let have = if case .edits(let own, _) = opener.dialog.valueSource { "edits \(own)" } else { "edits nothing" }
        sink.report(
            .wrongOpener,
            "\(open.name) edits \(type) and this dialog \(have), so there is nothing to hand on; use action and "
                + "open it in code",
            at: open.nameNode, notes: [Diagnostic.Note("the type that \(open.name) edits", at: span)])
        return nil
    }

    /// Whether the target edits records of this type; `nil` if not. It is given the record, not the opener's object.
    private mutating func checkRecordType(
        _ type: AppReference, isThatOf target: OpenedDialog, open: OpenDraft
    ) -> Bool? {
        if target.hasUnknownEdits { return nil }
        var notes = [Diagnostic.Note("the type of the records", at: type.span)]
        var edits = "nothing"
        if case .edits(let own, let span) = target.valueSource {
            if own == type.name { return false }
            edits = own
            notes.append(Diagnostic.Note("the type that \(open.name) edits", at: span))
        }
        sink.report(
            .wrongOpener, "\(open.name) edits \(edits), but the rows are records of type \(type.name)",
            at: open.nameNode, notes: notes)
        return nil
    }

    /// How many missing arguments of one opening are reported. Nobody wants to read of more, nor of others where very much
    /// is wrong.
    private var mostMissing: Int { sink.diagnostics.count < 1_000 ? 20 : 1 }

    /// A value for each argument of the target, in its order; `nil` if something is wrong.
    private mutating func arguments(
        for target: OpenedDialog, from index: Index, open: OpenDraft
    ) -> [(name: String, value: OpenTarget.Value)]? {
        var values: [(name: String, value: OpenTarget.Value)] = []
        var isSound = !open.isPartlyUnknown
        var missingCount = 0
        let mostMissing = mostMissing
        var misspelled: Set<String> = []
        let given = Dictionary(open.literals.map { ($0.name, $0) }) { first, _ in first }
        let names = given.isEmpty ? [] : target.arguments.map(\.name)
        let (known, free) = (Set(names), names.filter { given[$0] == nil })
        for literal in open.literals where !known.contains(literal.name) && literal.isNameSound {
            isSound = false
            let near = suggestion(for: literal.name, among: free)
            if let near { misspelled.insert(near) }
            sink.report(
                .unknownArgument,
                "\(open.name) has no argument \(literal.name)" + (near.map { "; did you mean \($0)?" } ?? ""),
                at: literal.keyNode,
                fixIts: near.map { [FixIt("write \($0)", replace: literal.keyNode.span, with: $0)] } ?? [])
        }
        for argument in target.arguments where !misspelled.contains(argument.name) {
            if let given = given[argument.name] {
                guard case .scalar = given.value else { continue }
                switch Values.argument(given.node.text, isPlain: given.node.isPlain, kind: argument.kind) {
                case .value(let literal): values.append((argument.name, .literal(literal)))
                case .problem(let problem):
                    isSound = false
                    sink.report(
                        problem, at: given.node,
                        notes: [Diagnostic.Note("the argument of \(open.name)", at: argument.span)])
                }
                continue
            }
            let own = ownArgument(argument.name, of: index)
            if let own, own.kind == argument.kind {
                self[index].usedArguments.insert(own.name)
                values.append((argument.name, .argument(own.name)))
                continue
            }
            isSound = false
            missingCount += 1
            // Those that are given are looked at all the same.
            guard missingCount <= mostMissing else { continue }
            guard !open.isPartlyUnknown, !self[index].record.isUnknown(.arguments)
            else { continue }
            let reason =
                own.map { "; the one of this dialog is \($0.kind.rawValue), not \(argument.kind.rawValue)" } ?? ""
            sink.report(
                .missingArgument,
                "\(open.name) needs the argument \(argument.name): \(argument.kind.rawValue)\(reason)",
                at: open.nameNode,
                notes: [Diagnostic.Note("the argument", at: argument.span)])
        }
        return isSound ? values : nil
    }

    /// The argument of a dialog that has this name.
    private mutating func ownArgument(_ name: String, of index: Index) -> Argument? {
        if ownArguments?.index != index {
            let arguments = self[index].dialog.arguments.map { ($0.name, $0) }
            ownArguments = (index, Dictionary(arguments) { first, _ in first })
        }
        return ownArguments?.arguments[name]
    }

    /// What is opened from another dialog shows above it, unless it says otherwise.
    private mutating func stackOpened(_ openings: [Opening]) {
        for opening in openings {
            switch opening.to {
            case .draft(let index): if !self[index].record.has(.whenBusy) { self[index].dialog.whenBusy = .stack }
            case .settled(let file, let dialog):
                if !files[file].settled[dialog].saysWhenBusy { files[file].settled[dialog].dialog.whenBusy = .stack }
            }
        }
    }

    /// Dialogs that lead back to themselves.
    mutating func reportCycles(of openings: [Opening]) {
        // A settled dialog opens nothing.
        let edges = openings.compactMap { opening -> (from: Index, to: Index, nameNode: YAMLNode)? in
            guard case .draft(let target) = opening.to else { return nil }
            return (opening.from, target, opening.nameNode)
        }
        let cyclic = CycleFinder.knots(of: edges.map { ($0.from, $0.to) }) { position in
            CyclePlace(file: edges[position].from.file, offset: edges[position].nameNode.range.start)
        }
        for position in cyclic.lastEdges {
            let opening = edges[position]
            let (from, target) = (self[opening.from].id, self[opening.to].id)
            sink.report(
                .referenceCycle,
                from == target
                    ? "\(from) opens itself, again and again"
                    : "\(from) opens \(target), which leads back to \(from): they would pile up without end",
                at: opening.nameNode)
        }
    }

    private struct CyclePlace: Comparable {
        var file: Int
        var offset: UInt32

        static func < (left: CyclePlace, right: CyclePlace) -> Bool {
            (left.file, left.offset) < (right.file, right.offset)
        }
    }

    /// `anchor: dialogId.controlId`.
    mutating func resolveAnchors() {
        // Many dialogs may be anchored in one.
        var controlIDs: [String: (list: [String], set: Set<String>)] = [:]
        for index in indices {
            guard let field = self[index].record[.anchor], let text = self[index].record.name(.anchor) else { continue }
            let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else {
                sink.report(
                    .unresolvedReference,
                    "'\(Values.shown(text))' names no control; an anchor is written dialogId.controlId", at: field.node)
                continue
            }
            guard let target = dialogs[parts[0]] else {
                guard !unreadDialogs.contains(parts[0]) else { continue }
                report(
                    unresolved: parts[0], "dialog", at: field.node, range: 0..<parts[0].utf8.count, among: dialogNames)
                continue
            }
            let dialog = opened(target)
            if controlIDs[parts[0]] == nil {
                let list = self.controlIDs(of: target)
                controlIDs[parts[0]] = (list, Set(list))
            }
            guard let ids = controlIDs[parts[0]] else { continue }
            guard ids.set.contains(parts[1]) else {
                guard !dialog.hasErrors else { continue }
                let start = parts[0].utf8.count + 1
                report(
                    unresolved: parts[1], "control of \(parts[0])", at: field.node,
                    range: start..<(start + parts[1].utf8.count), among: ids.list)
                continue
            }
            self[index].dialog.anchor = Anchor(dialog: parts[0], control: parts[1])
        }
    }

    private func controlIDs(of place: DialogPlace) -> [String] {
        switch place {
        case .draft(let index): self[index].controls.compactMap(\.id)
        case .settled(let file, let dialog): files[file].settled[dialog].dialog.controls.map(\.id)
        }
    }

    private mutating func report(
        unresolved name: String, _ noun: String, at node: YAMLNode, range: Range<Int>, among names: [String]
    ) {
        guard !isPartlyUnknown else { return }
        let near = suggestion(for: name, among: names)
        let span = node.textPlaces.span(of: range)
        sink.report(
            .unresolvedReference,
            "no \(noun) is called '\(Values.shown(name))'" + (near.map { "; did you mean \($0)?" } ?? ""), at: node,
            fixIts: near.flatMap { near in span.map { [FixIt("write \(near)", replace: $0, with: near)] } } ?? [])
    }
}
