/// `dialogs.tempo`: a typed way to open one dialog. `open` waits for the answer, `show` does not.
@MainActor public struct DialogOpener<D: DialogDefinition> {
    public let center: DialogCenter
    private let app: D.App?
    private let texts: DialogTextTable

    /// A way to open a dialog that asks something of the app. Without a center, and without an app, there is no host:
    /// the dialog ends at once with ``DismissReason/noHost``.
    public init(_ center: DialogCenter?, app: D.App?, texts: DialogTextTable) {
        self.center = app == nil ? .none : center ?? .none
        self.app = app
        self.texts = texts
    }

    /// A way to open a dialog that asks nothing of the app.
    public init(_ center: DialogCenter?, texts: DialogTextTable) where D.App == Void {
        self.init(center, app: (), texts: texts)
    }

    func session(
        _ dialog: D, binding: DialogBinding<D.Values>? = nil, inherited: DialogStore? = nil
    ) -> DialogModel<D> {
        DialogModel(
            dialog, app: app, id: center.makeTicket(), center: center, texts: texts, binding: binding,
            inherited: inherited)
    }

    /// Opens the dialog for a preview: with the values of its definition, and nothing that it edits.
    public func preview(_ dialog: D) { center.enter(session(dialog)) }

    private func show(_ session: DialogModel<D>) -> DialogHandle<D> {
        center.enter(session)
        return DialogHandle(session)
    }

    private func answer(_ session: DialogModel<D>) async -> D.Result {
        // Nothing flashes up for a task that no longer waits.
        if Task.isCancelled { session.finish(.taskCancelled) } else { center.enter(session) }
        return await DialogHandle(session).result
    }
}

// MARK: Dialogs that stand on their own

extension DialogOpener where D: StandaloneDialog {
    /// Opens the dialog and goes on.
    @discardableResult public func show(_ dialog: D) -> DialogHandle<D> { show(session(dialog)) }

    /// Opens the dialog and waits for its answer.
    public func open(_ dialog: D) async -> D.Result { await answer(session(dialog)) }

    /// The dialog as a part of the app's own view: not among the center's dialogs, never closed.
    public func embedded(_ dialog: D) -> DialogModel<D> {
        let session = session(dialog)
        session.appear()
        return session
    }
}

extension DialogOpener where D: StandaloneDialog & PlainDialog {
    /// Opens the dialog and goes on.
    @discardableResult public func show() -> DialogHandle<D> { show(D()) }

    /// Opens the dialog and waits for its answer.
    public func open() async -> D.Result { await open(D()) }

    /// The dialog as a part of the app's own view: not among the center's dialogs, never closed.
    public func embedded() -> DialogModel<D> { embedded(D()) }
}

extension DialogOpener where D: StoredDialog {
    /// The values as they are stored, without opening the dialog.
    public func values(_ dialog: D) -> D.Values {
        // Read, so that a view that shows a value is drawn anew when one changes.
        _ = center.storageRevision
        return session(dialog).values
    }
}

extension DialogOpener where D: StoredDialog & PlainDialog {
    /// The values as they are stored, without opening the dialog.
    public var values: D.Values { values(D()) }
}

// MARK: Pages

extension DialogOpener where D: PageDialog {
    /// Opens the page at one of its places and goes on.
    @discardableResult public func show(_ dialog: D, at place: D.Place) -> DialogHandle<D> {
        show(dialog, path: place.rawValue)
    }

    /// Opens the page at one of its places and waits until it is left.
    public func open(_ dialog: D, at place: D.Place) async -> DismissReason {
        await open(dialog, path: place.rawValue)
    }

    /// Opens the page and goes on along a path of ids, `privacy/cookies`: each a section or control of the page that the
    /// one before leads to. A path that cannot be followed to its end is reported.
    @discardableResult public func show(_ dialog: D, path: String) -> DialogHandle<D> {
        let handle = show(dialog)
        handle.session.follow(path.split(separator: "/").map(String.init))
        return handle
    }

    /// Opens the page, goes on along a path of ids and waits until the page is left.
    public func open(_ dialog: D, path: String) async -> DismissReason { await show(dialog, path: path).result }
}

extension DialogOpener where D: PageDialog & PlainDialog {
    /// Opens the page at one of its places and goes on.
    @discardableResult public func show(at place: D.Place) -> DialogHandle<D> { show(D(), at: place) }

    /// Opens the page at one of its places and waits until it is left.
    public func open(at place: D.Place) async -> DismissReason { await open(D(), at: place) }

    /// Opens the page and goes on along a path of ids.
    @discardableResult public func show(path: String) -> DialogHandle<D> { show(D(), path: path) }

    /// Opens the page, goes on along a path of ids and waits until the page is left.
    public func open(path: String) async -> DismissReason { await open(D(), path: path) }
}

// MARK: Dialogs that edit

extension DialogOpener where D: EditingDialog {
    /// Opens the dialog for a value that is read and written through an edit, and goes on.
    @discardableResult public func show(_ dialog: D, editing edit: DialogEdit<D.Target>) -> DialogHandle<D> {
        show(session(dialog, binding: DialogBinding(edit, of: D.self)))
    }

    /// Opens the dialog for a value that is read and written through an edit, and waits for the answer.
    public func open(_ dialog: D, editing edit: DialogEdit<D.Target>) async -> D.Result {
        await answer(session(dialog, binding: DialogBinding(edit, of: D.self)))
    }

    /// The dialog as a part of the app's own view: not among the center's dialogs, never closed.
    public func embedded(_ dialog: D, editing edit: DialogEdit<D.Target>) -> DialogModel<D> {
        let session = session(dialog, binding: DialogBinding(edit, of: D.self))
        session.appear()
        return session
    }
}

extension DialogOpener where D: EditingDialog & PlainDialog {
    /// Opens the dialog for a value and goes on; `get` and `set` are what a SwiftUI `Binding` is made of.
    @discardableResult public func show(
        get: @escaping @MainActor () -> D.Target, set: @escaping @MainActor (D.Target) -> Void
    ) -> DialogHandle<D> {
        show(D(), editing: DialogEdit(get: get, set: set))
    }

    /// Opens the dialog for a value and waits for the answer.
    public func open(
        get: @escaping @MainActor () -> D.Target, set: @escaping @MainActor (D.Target) -> Void
    ) async -> D.Result {
        await open(D(), editing: DialogEdit(get: get, set: set))
    }
}

extension DialogOpener where D: EditingDialog & PlainDialog, D.Target: AnyObject {
    /// Opens the dialog for an object of the app and goes on.
    @discardableResult public func show(editing target: D.Target) -> DialogHandle<D> {
        show(D(), editing: .object(target))
    }

    /// Opens the dialog for an object of the app and waits for the answer.
    public func open(editing target: D.Target) async -> D.Result { await open(D(), editing: .object(target)) }
}
