public import Observation

/// The typed half of a session: its values, and what becomes of them.
@MainActor @Observable public final class DialogModel<D: DialogDefinition>: DialogSession {
    /// The values as they stand. Reading them here depends on all of them, through a control on its own alone.
    public var values: D.Values {
        _ = changes
        return draft.current
    }
    /// The values that the dialog opened with.
    public internal(set) var original: D.Values
    /// The arguments.
    @ObservationIgnored public let dialog: D
    @ObservationIgnored let app: D.App?

    // What the definition describes.
    @ObservationIgnored var entries: [ControlEntry<D.Values>] = []
    /// The entries of each value: two where platforms have controls of their own.
    @ObservationIgnored var indices: [AnyKeyPath: [Int]] = [:]
    @ObservationIgnored var sectionConditions: [Int: SectionConditions<D.Values>] = [:]
    @ObservationIgnored var buttonConditions: [String: @MainActor (DialogConditions<D.Values>) -> Bool] = [:]
    @ObservationIgnored var rules: [DialogRule<D.Values>] = []
    @ObservationIgnored var observed: [DialogObserved] = []

    // Where the values come from and go to.
    @ObservationIgnored let draft: DialogDraft<D.Values>
    @ObservationIgnored let binding: DialogBinding<D.Values>?
    @ObservationIgnored var store: DialogStore?
    /// The values as the app's object or store gave them, before they were made to fit.
    @ObservationIgnored var given: D.Values
    /// The values as they were written last: the last valid ones of a live dialog.
    @ObservationIgnored var written: D.Values
    @ObservationIgnored let properties = OriginalProperties()
    /// What the store held before the first write, by key.
    @ObservationIgnored var storedBefore: [String: DialogStoredValue?] = [:]
    var changes = 0

    // The end.
    @ObservationIgnored var pressed: ButtonState?
    @ObservationIgnored var answer: D.Result?
    @ObservationIgnored var endReason: DismissReason?
    @ObservationIgnored var waiting: [CheckedContinuation<D.Result, Never>] = []
    /// Called when the dialog ends with values that count.
    @ObservationIgnored var whenCommitted: (@MainActor () -> Void)?

    init(
        _ dialog: D, app: D.App?, id: DialogTicket, center: DialogCenter, texts: DialogTextTable,
        binding: DialogBinding<D.Values>? = nil, inherited: DialogStore? = nil
    ) {
        self.dialog = dialog
        self.app = app
        self.binding = binding
        let defaults = D.Values()
        draft = DialogDraft(defaults)
        original = defaults
        given = defaults
        written = defaults
        super.init(id: id, info: D.info, center: center, texts: texts)
        store = inherited
        draft.edit = { [weak self] control, body in self?.edit(by: control, body) }
        // Without its app a dialog is never shown, so that there is nothing to describe.
        if let app { D.describe(dialog, to: DialogBuilder(self, app: app)) }
        start()
    }

    /// Fetches the values, makes them fit and shows the state that follows from them.
    private func start() {
        var defaults = draft.current
        fit(&defaults, fallback: defaults) { $0.hasDefaultOfApp ? "the app's default" : nil }
        var values = defaults
        if let binding {
            let reader = binding.read(defaults)
            values = reader.values
            for problem in reader.problems { report(problem) }
        }
        if let store { load(from: store, into: &values) }
        given = values
        fit(&values, fallback: defaults) { [given] in $0.differs(given, defaults) ? "the value" : nil }
        draft.replace(with: values)
        original = values
        written = values
        for entry in entries { entry.control.base.valueChanged() }
        refresh()
    }

    /// Makes values of the app and of stores ones that their controls allow.
    private func fit(
        _ values: inout D.Values, fallback: D.Values, reportingAs origin: (ValueEntry<D.Values>) -> String?
    ) {
        for entry in valueEntries {
            guard let value = entry.value else { continue }
            let origin = origin(value)
            if !value.fit(&values, fallback), let origin {
                report(.valueReplaced, at: entry.control.base.id, "\(origin) was none that the control allows")
            }
        }
    }

    /// The controls that have a value, of two with one id that of the presenter's platform.
    var valueEntries: [ControlEntry<D.Values>] {
        entries.filter { $0.value != nil && $0.platforms.includes(platforms) }
    }

    func report(_ code: DialogReport.Code, at control: String?, _ message: String) {
        center.report(DialogReport(code, dialog: info.id, control: control, message))
    }

    func report(_ problem: (path: AnyKeyPath, message: String)) {
        let entry = indices[problem.path]?.first.map { entries[$0] }
        report(.valueReplaced, at: entry?.control.base.id, problem.message)
    }

    override public var isDirty: Bool {
        _ = changes
        return draft.current != original || entries.contains { $0.control.base.hasUnreadText }
    }

    override var hasRules: Bool { !rules.isEmpty }

    override var inheritedStore: DialogStore? { store }

    // MARK: What a presenter reports

    override func revalidate() {
        guard phase != .ended else { return }
        refresh()
        center.changed()
    }

    override func endEditing(_ control: ControlState) {
        guard phase != .ended else { return }
        control.finishTyping()
        control.wasEdited = true
        refresh()
        if apply == .live { writeThrough() }
    }

    override func finish(_ reason: DismissReason) { end(reason) }

    override func openedDialogEnded() { reread() }

    /// A press on a button. One that commits checks the values first and shows what is wrong.
    override public func press(_ button: String) {
        guard phase == .presented, let button = buttons.first(where: { $0.id == button }) else { return }
        if button.commits {
            for entry in entries where entry.control.base.isTyping { endEditing(entry.control.base) }
            guard canCommit else {
                showsIssues = true
                return center.changed()
            }
        }
        guard button.isEnabled else { return }
        if let run = button.run { return run() }
        pressed = button
        center.end(self, .button)
    }

    // MARK: Storage

    private func load(from store: DialogStore, into values: inout D.Values) {
        let defaults = values
        for entry in valueEntries {
            guard let value = entry.value else { continue }
            let key = entry.storageKey.key(in: store)
            moveFormerValue(of: entry.storageKey, to: key, in: store)
            if let stored = store.storage.value(for: key) {
                if !value.load(stored, &values) {
                    report(.valueReplaced, at: entry.control.base.id, "the stored value of \(key) is of another kind")
                } else if value.leavesOut(stored) {
                    report(
                        .valueReplaced, at: entry.control.base.id,
                        "parts of the stored value of \(key) were none that the control allows")
                }
            }
            if let stored = value.save(defaults) { store.storage.register(stored, for: key) }
        }
    }

    private func moveFormerValue(of key: StorageKey, to newKey: String, in store: DialogStore) {
        for formerKey in key.formerKeys(in: store) {
            guard store.storage.holds(formerKey), let stored = store.storage.value(for: formerKey) else { continue }
            if !store.storage.holds(newKey) { store.storage.set(stored, for: newKey) }
            store.storage.set(nil, for: formerKey)
        }
    }
}

extension DialogSession {
    /// The presentation with its types, if it is one of this dialog: what a view of the app asks for arguments and values.
    public func model<D: DialogDefinition>(of dialog: D.Type) -> DialogModel<D>? { self as? DialogModel<D> }
}
