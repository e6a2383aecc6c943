// Lists of values, and lists of the app's records.

extension DialogBuilder {
    /// Any number of values in an order, each edited in a row of its own.
    /// - Parameters:
    ///   - item: What the rows are.
    ///   - new: What a new row begins with, if not as the kind of row does.
    ///   - describe: What the definition says about every row.
    @discardableResult public func list<Element, Control>(
        _ id: String, _ path: WritableKeyPath<D.Values, [Element]>, of item: ListItem<Element, Control>,
        new: Element? = nil, _ describe: @escaping @MainActor (ControlOptions<D, Control, Never>) -> Void = { _ in }
    ) -> ControlOptions<D, ListControl, [Element]> {
        let index = model.entries.count
        let start = new ?? item.start
        let kind = ListRowKind<Element>(
            new: start.map { .element($0, isGiven: new != nil) } ?? .nothing,
            makeRow: { [weak model] id, dialogID, value in
                let control = item.makeControl(id, dialogID, value)
                if let model { describe(ControlOptions(model: model, control: control, index: index, path: nil)) }
                return item.form(control)
            })
        if start == nil { model.report(.unusable, at: id, "there is nothing to choose from") }
        let list = ElementList(id, in: dialogID, path, draft: draft, kind: kind)
        // What fits nowhere is left out, and so is what is too much; the rest of the user's list stays.
        let value = ValueEntry(path, form: item.storedForm.list) { elements, _ in
            Array(elements.compactMap(item.fit).prefix(list.count?.upperBound ?? .max))
        }
        return add(list, as: .list(list), value: value, path: path)
    }

    /// Any number of records of the app in an order; a row shows a record's title and opens the dialog that edits it.
    /// - Parameters:
    ///   - title: What a row shows.
    ///   - new: Makes a record to add; nothing if none can be added.
    ///   - other: The dialog that edits one record.
    @discardableResult public func records<Other: EditingDialog>(
        _ id: String, _ path: WritableKeyPath<D.Values, [Other.Target]>,
        title: @escaping @MainActor (Other.Target) -> String, new: (@MainActor () -> Other.Target)? = nil,
        app: Other.App, opens other: @escaping @MainActor () -> Other
    ) -> ControlOptions<D, ListControl, [Other.Target]> where Other.Target: Equatable & Sendable {
        addRecords(id, path, title: title, new: new, form: .unkept, app: app, other)
    }

    /// Any number of records of the app in an order; a row shows a record's title and opens the dialog that edits it.
    @discardableResult public func records<Other: EditingDialog>(
        _ id: String, _ path: WritableKeyPath<D.Values, [Other.Target]>,
        title: @escaping @MainActor (Other.Target) -> String, new: (@MainActor () -> Other.Target)? = nil,
        opens other: @escaping @MainActor () -> Other
    ) -> ControlOptions<D, ListControl, [Other.Target]> where Other.Target: Equatable & Sendable, Other.App == Void {
        records(id, path, title: title, new: new, app: (), opens: other)
    }

    /// The same for a dialog whose values live in a store: each record is kept as JSON.
    @discardableResult public func storedRecords<Other: EditingDialog>(
        _ id: String, _ path: WritableKeyPath<D.Values, [Other.Target]>,
        title: @escaping @MainActor (Other.Target) -> String, new: (@MainActor () -> Other.Target)? = nil,
        app: Other.App, opens other: @escaping @MainActor () -> Other
    ) -> ControlOptions<D, ListControl, [Other.Target]> where Other.Target: Equatable & Sendable & Codable {
        addRecords(id, path, title: title, new: new, form: .codable, app: app, other)
    }

    /// The same for a dialog whose values live in a store: each record is kept as JSON.
    @discardableResult public func storedRecords<Other: EditingDialog>(
        _ id: String, _ path: WritableKeyPath<D.Values, [Other.Target]>,
        title: @escaping @MainActor (Other.Target) -> String, new: (@MainActor () -> Other.Target)? = nil,
        opens other: @escaping @MainActor () -> Other
    ) -> ControlOptions<D, ListControl, [Other.Target]>
    where Other.Target: Equatable & Sendable & Codable, Other.App == Void {
        storedRecords(id, path, title: title, new: new, app: (), opens: other)
    }

    private func addRecords<Other: EditingDialog>(
        _ id: String, _ path: WritableKeyPath<D.Values, [Other.Target]>,
        title: @escaping @MainActor (Other.Target) -> String, new: (@MainActor () -> Other.Target)?,
        form: StoredForm<Other.Target>, app: Other.App, _ other: @escaping @MainActor () -> Other
    ) -> ControlOptions<D, ListControl, [Other.Target]> where Other.Target: Equatable & Sendable {
        let isPushed = Other.info.presentation == .page
        let kind = ListRowKind<Other.Target>(
            new: new.map { make in
                .record(
                    make,
                    open: { session, edit, confirmed in
                        _ = session.open(
                            other(), app: app, isPushed: isPushed, binding: DialogBinding(edit, of: Other.self),
                            whenCommitted: confirmed)
                    })
            } ?? .nothing,
            makeRow: { id, dialogID, value in
                .action(
                    RecordRow.control(id, in: dialogID, value, other: Other.self) { session, edit in
                        session.open(
                            other(), app: app, isPushed: isPushed, binding: DialogBinding(edit, of: Other.self))
                    })
            },
            update: { row, record in
                let text = DialogText(verbatim: title(record))
                if row.base.title != text { row.base.title = text }
            })
        let list = ElementList(id, in: dialogID, path, draft: draft, kind: kind)
        if new == nil { list.allowsAdd = false }
        let value = ValueEntry(path, form: form.list) { records, _ in
            Array(records.prefix(list.count?.upperBound ?? .max))
        }
        return add(list, as: .list(list), value: value, path: path)
    }
}

/// The row of a record.
@MainActor private enum RecordRow {
    static func control<Other: EditingDialog>(
        _ id: String, in dialogID: String, _ value: ControlValue<Other.Target>, other: Other.Type,
        open: @escaping @MainActor (DialogSession, DialogEdit<Other.Target>) -> DialogSession
    ) -> ActionControl {
        let kind = Other.info.presentation == .page ? ActionControl.Kind.page : ActionControl.Kind.opens
        return ActionControl(id, in: dialogID, kind: kind(Other.info.id)) { session in
            guard let row = session.control(id)?.base else { return nil }
            return open(session, DialogEdit(get: value.read, set: { value.write(row, $0) }))
        }
    }
}

extension StoredForm {
    /// The same for any number of values, kept as a list. Entries of no use are left out.
    var list: StoredForm<[Value]> {
        StoredForm<[Value]>(
            load: { stored in
                guard case .list(let items) = stored else { return nil }
                return items.compactMap(load)
            },
            save: { .list($0.compactMap(save)) },
            leavesOut: { stored in
                guard case .list(let items) = stored else { return false }
                return items.contains { load($0) == nil }
            })
    }

    /// Values that no store holds.
    fileprivate static var unkept: StoredForm { StoredForm(load: { _ in nil }, save: { _ in nil }) }
}
