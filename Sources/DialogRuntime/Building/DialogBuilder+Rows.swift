import Foundation

// The controls without a value, and the app's own views.

extension DialogBuilder {
    /// A paragraph.
    @discardableResult public func text(_ id: String, _ text: DialogText) -> ControlOptions<D, ParagraphControl, Never>
    {
        let control = ParagraphControl(id, in: dialogID, text: text)
        return row(control, as: .paragraph(control))
    }

    /// A title with a value of the definition.
    @discardableResult public func labeledContent(
        _ id: String, _ value: DialogText
    ) -> ControlOptions<D, ReadoutControl, Never> {
        let control = ReadoutControl(id, in: dialogID) { value }
        return row(control, as: .readout(control))
    }

    /// A title with a value of the app.
    @discardableResult public func labeledContent(
        _ id: String, _ value: @escaping @MainActor () -> String
    ) -> ControlOptions<D, ReadoutControl, Never> {
        let control = ReadoutControl(id, in: dialogID) { DialogText(verbatim: value()) }
        return row(control, as: .readout(control))
    }

    /// A link to an address.
    @discardableResult public func link(_ id: String, _ url: String) -> ControlOptions<D, ActionControl, Never> {
        guard let address = URL(string: url) else {
            model.report(.unusable, at: id, "\(url) is no address")
            return action(id) {}
        }
        return link(id, to: .url(address))
    }

    /// A link to a place in the system's settings.
    @discardableResult public func link(
        _ id: String, system place: DialogLink.SystemPlace
    ) -> ControlOptions<D, ActionControl, Never> {
        link(id, to: .system(place))
    }

    private func link(_ id: String, to link: DialogLink) -> ControlOptions<D, ActionControl, Never> {
        action(id, .link(link)) { session in
            session.center.open(link)
            return nil
        }
    }

    /// A button that calls the app.
    @discardableResult public func action(
        _ id: String, _ run: @escaping @MainActor () -> Void
    ) -> ControlOptions<D, ActionControl, Never> {
        action(id, .button) { _ in
            run()
            return nil
        }
    }

    private func action(
        _ id: String, _ kind: ActionControl.Kind, _ run: @escaping @MainActor (DialogSession) -> DialogSession?
    ) -> ControlOptions<D, ActionControl, Never> {
        let control = ActionControl(id, in: dialogID, kind: kind, run: run)
        return row(control, as: .action(control))
    }

    // MARK: Opening others

    /// A button that opens another dialog.
    @discardableResult public func opens<Other: StandaloneDialog>(
        _ id: String, app: Other.App, _ other: @escaping @MainActor () -> Other
    ) -> ControlOptions<D, ActionControl, Never> {
        action(id, .opens(Other.info.id), model.opens(app: app, isPushed: false, other))
    }

    /// A button that opens another dialog.
    @discardableResult public func opens<Other: StandaloneDialog>(
        _ id: String, _ other: @escaping @MainActor () -> Other
    ) -> ControlOptions<D, ActionControl, Never> where Other.App == Void {
        opens(id, app: (), other)
    }

    /// A way on to a page, in the same stack.
    @discardableResult public func navigationLink<Other: StandaloneDialog>(
        _ id: String, app: Other.App, _ other: @escaping @MainActor () -> Other
    ) -> ControlOptions<D, ActionControl, Never> {
        action(id, .page(Other.info.id), model.opens(app: app, isPushed: true, other))
    }

    /// A way on to a page, in the same stack.
    @discardableResult public func navigationLink<Other: StandaloneDialog>(
        _ id: String, _ other: @escaping @MainActor () -> Other
    ) -> ControlOptions<D, ActionControl, Never> where Other.App == Void {
        navigationLink(id, app: (), other)
    }

    /// A way on to a view of the app, in the same stack.
    @discardableResult public func navigationLink(
        _ id: String, view: DialogSlot
    ) -> ControlOptions<D, ActionControl, Never> {
        action(id, .view(view)) { session in
            session.pushedView = view
            session.center.changed()
            return nil
        }
    }

    // MARK: Views of the app

    /// A view of the app without a value.
    @discardableResult public func custom(
        _ id: String, _ view: DialogSlot
    ) -> ControlOptions<D, CustomControl, Never> {
        let control = CustomControl(id, in: dialogID, slot: view, value: nil)
        return row(control, as: .custom(control))
    }

    /// A view of the app that edits a value.
    @discardableResult public func custom<Value: Equatable & Codable & Sendable>(
        _ id: String, _ path: WritableKeyPath<D.Values, Value>, _ view: DialogSlot
    ) -> ControlOptions<D, CustomControl, Value> {
        let dialogID = dialogID
        let value = draft.value(
            path, form: { $0 as Any },
            value: { [center = model.center] form in
                if let value = form as? Value { return value }
                center.report(
                    DialogReport(
                        .unusable, dialog: dialogID, control: id, "the view set a value that is no \(Value.self)"))
                return nil
            })
        let control = CustomControl(id, in: dialogID, slot: view, value: value)
        return add(control, as: .custom(control), value: ValueEntry(path, form: .codable), path: path)
    }
}

extension DialogBuilder where D: EditingDialog {
    /// A button that opens another dialog for the same object.
    @discardableResult public func opens<Other: EditingDialog>(
        _ id: String, app: Other.App, _ other: @escaping @MainActor () -> Other
    ) -> ControlOptions<D, ActionControl, Never> where Other.Target == D.Target {
        action(id, .opens(Other.info.id), model.opensForSameObject(app: app, isPushed: false, other))
    }

    /// A button that opens another dialog for the same object.
    @discardableResult public func opens<Other: EditingDialog>(
        _ id: String, _ other: @escaping @MainActor () -> Other
    ) -> ControlOptions<D, ActionControl, Never> where Other.Target == D.Target, Other.App == Void {
        opens(id, app: (), other)
    }

    /// A way on to a page for the same object.
    @discardableResult public func navigationLink<Other: EditingDialog>(
        _ id: String, app: Other.App, _ other: @escaping @MainActor () -> Other
    ) -> ControlOptions<D, ActionControl, Never> where Other.Target == D.Target {
        action(id, .page(Other.info.id), model.opensForSameObject(app: app, isPushed: true, other))
    }

    /// A way on to a page for the same object.
    @discardableResult public func navigationLink<Other: EditingDialog>(
        _ id: String, _ other: @escaping @MainActor () -> Other
    ) -> ControlOptions<D, ActionControl, Never> where Other.Target == D.Target, Other.App == Void {
        navigationLink(id, app: (), other)
    }
}

extension DialogModel {
    /// What a row or button does that opens another dialog.
    func opens<Other: StandaloneDialog>(
        app: Other.App, isPushed: Bool, _ other: @escaping @MainActor () -> Other
    ) -> @MainActor (DialogSession) -> DialogSession? {
        { $0.open(other(), app: app, isPushed: isPushed, binding: nil) }
    }
}

extension DialogModel where D: EditingDialog {
    /// What a row or button does that opens another dialog for the same object.
    func opensForSameObject<Other: EditingDialog>(
        app: Other.App, isPushed: Bool, _ other: @escaping @MainActor () -> Other
    ) -> @MainActor (DialogSession) -> DialogSession? where Other.Target == D.Target {
        let edit = binding?.edit as? DialogEdit<D.Target>
        return { session in
            guard let edit else { return nil }
            return session.open(
                other(), app: app, isPushed: isPushed, binding: DialogBinding(edit, of: Other.self))
        }
    }
}

extension DialogSession {
    func open<Other: DialogDefinition>(
        _ other: Other, app: Other.App, isPushed: Bool, binding: DialogBinding<Other.Values>?,
        whenCommitted: (@MainActor () -> Void)? = nil
    ) -> DialogSession {
        let session = DialogModel(
            other, app: app, id: center.makeTicket(), center: center, texts: texts, binding: binding,
            // What edits an object keeps its values there and nowhere else.
            inherited: Other.info.presentation == .page && binding == nil ? inheritedStore : nil)
        session.whenCommitted = whenCommitted
        session.opener = id
        session.isPushed = isPushed
        center.enter(session)
        return session
    }
}

extension StoredForm where Value: Codable {
    /// Values of the app's own types are kept as JSON.
    static var codable: StoredForm {
        StoredForm(
            load: { stored in
                guard case .data(let data) = stored else { return nil }
                return try? JSONDecoder().decode(Value.self, from: data)
            },
            save: { value in
                let encoder = JSONEncoder()
                // Equal values are kept as equal data.
                encoder.outputFormatting = .sortedKeys
                return (try? encoder.encode(value)).map(DialogStoredValue.data)
            })
    }
}
