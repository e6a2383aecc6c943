/// What a definition describes itself to, one statement for each control: quick to compile, without large literals.
@MainActor public final class DialogBuilder<D: DialogDefinition> {
    public typealias Values = D.Values
    /// A condition or rule of the definition.
    public typealias Condition = @MainActor (DialogConditions<D.Values>) -> Bool

    let model: DialogModel<D>
    /// The app, for callbacks and values. Closures capture it, never the builder.
    public let app: D.App

    init(_ model: DialogModel<D>, app: D.App) {
        self.model = model
        self.app = app
    }

    var draft: DialogDraft<D.Values> { model.draft }
    var dialogID: String { D.info.id }

    // MARK: The dialog

    /// The title of the dialog.
    public func title(_ text: DialogText) { model.title = text }

    /// The text below the title.
    public func message(_ text: DialogText) { model.message = text }

    /// The values live in a store; keys are the prefix and the control's id.
    public func storage(_ place: DialogStoragePlace, prefix: String = "") {
        model.store = DialogStore(storage: model.center.storage(place), prefix: prefix)
    }

    /// A view of the app takes the place of controls.
    public func content(_ view: DialogSlot) { model.content = view }

    /// A yes or no of the app for conditions.
    public func observe(_ read: @escaping @MainActor () -> Bool) -> DialogObserved {
        let observed = DialogObserved(read) { [weak model] in model?.revalidate() }
        model.observed.append(observed)
        return observed
    }

    /// A rule: while it does not hold, its message stands at the control and the dialog cannot be confirmed.
    public func rule(at control: String, _ message: DialogText, _ holds: @escaping Condition) {
        model.rules.append(DialogRule(control: control, message: message, holds: holds))
    }

    // MARK: Sections

    /// Begins a section.
    @discardableResult public func section(_ id: String = "", _ header: DialogText? = nil) -> SectionOptions<D> {
        let section = DialogSection(id, in: dialogID, header: header)
        model.sections.append(section)
        return SectionOptions(model: model, section: section, index: model.sections.count - 1)
    }

    // MARK: Buttons

    /// A button. Without a title it has the platform's word for its role.
    @discardableResult public func button(
        _ button: D.Button, _ title: DialogText? = nil, role: ButtonRole? = nil, isDefault: Bool = false
    ) -> ButtonOptions<D> {
        let title = title ?? (role == .cancel ? .cancel : role == .destructive ? .delete : .ok)
        let state = ButtonState(button.rawValue, in: dialogID, title: title, role: role, isDefault: isDefault)
        model.allButtons.append(state)
        return ButtonOptions(model: model, state: state)
    }

    /// A button with the platform's word and role.
    @discardableResult public func button(_ button: D.Button, standard: StandardButton) -> ButtonOptions<D> {
        self.button(button, standard.title, role: standard.role)
    }

    // MARK: Adding

    func add<Control: ControlState, Value>(
        _ control: Control, as form: DialogControl, value: ValueEntry<D.Values>? = nil,
        path: WritableKeyPath<D.Values, Value>? = nil
    ) -> ControlOptions<D, Control, Value> {
        if model.sections.isEmpty { section() }
        let index = model.entries.count
        control.session = model
        model.sections[model.sections.count - 1].controls.append(form)
        model.entries.append(
            ControlEntry(
                control: form, section: model.sections.count - 1, value: value,
                storageKey: StorageKey(name: control.id)))
        if let value { model.indices[value.path, default: []].append(index) }
        return ControlOptions(model: model, control: control, index: index, path: path)
    }

    func row<Control: ControlState>(
        _ control: Control, as form: DialogControl
    ) -> ControlOptions<D, Control, Never> {
        add(control, as: form)
    }
}
