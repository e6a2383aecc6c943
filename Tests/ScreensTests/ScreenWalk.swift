import DialogLanguage
import DialogRuntime
import Testing

@testable import Screens

/// Where the values of a dialog arrive while it is open.
struct ScreenStore {
    let memory: MemoryStorage
    let prefix: String
}

/// Works every row of one open dialog, and of the pages that its rows lead to, and holds what happens against the
/// definition.
@MainActor final class ScreenWalk {
    let world: ScreenWorld
    let definition: Dialog
    let session: DialogSession
    let store: ScreenStore?
    /// The rows of the session by their ids.
    let rows: [String: DialogControl]
    /// The controls of the definition by their ids, each with the section that it stands in.
    let controls: [String: (control: Control, section: Section)]
    /// The rows that were worked, `dialog.control`.
    private(set) var worked: Set<String> = []

    init(
        _ definition: Dialog, _ session: DialogSession, in world: ScreenWorld, inheriting inherited: ScreenStore? = nil
    ) {
        self.world = world
        self.definition = definition
        self.session = session
        let all = definition.sections.flatMap { section in section.controls.map { ($0.id, ($0, section)) } }
        controls = Dictionary(uniqueKeysWithValues: all)
        rows = Dictionary(uniqueKeysWithValues: all.compactMap { id, _ in session.control(id).map { (id, $0) } })
        store =
            switch definition.valueSource {
            case .storage(let storage): Self.store(storage, in: world)
            case .model: inherited
            case .edits: nil
            }
    }

    private static func store(_ storage: Storage, in world: ScreenWorld) -> ScreenStore {
        let prefix = storage.prefix.parts.map { part in
            switch part {
            case .text(let text): text
            case .argument(let name): screenArguments[name] ?? ""
            }
        }
        let memory =
            switch storage.kind {
            case .userDefaults(let suite): world.defaults(suite: suite)
            case .app: world.app.memory
            }
        return ScreenStore(memory: memory, prefix: prefix.joined())
    }

    /// Works the rows from top to bottom, whether they are shown at first or not, but for those that were worked before.
    func workAllRows(but done: Set<String> = []) {
        expectWords()
        expectConditions("at first")
        for control in definition.controls where !done.contains(place(control)) {
            guard isMeantForPlatform(control) else {
                #expect(rows[control.id]?.base.isVisible == false, "\(place(control))")
                continue
            }
            guard reach(control) else {
                Issue.record("\(place(control)): nothing makes this row usable")
                continue
            }
            work(control)
            worked.insert(place(control))
        }
    }

    func place(_ control: Control) -> String { "\(definition.id).\(control.id)" }

    private func work(_ control: Control) {
        guard let row = rows[control.id] else {
            Issue.record("\(place(control)) is not there")
            return
        }
        switch row {
        case .readout(let readout): expect(readout, of: control)
        case .paragraph(let paragraph):
            guard case .text(let text) = control.kind else { return unexpected(control) }
            #expect(paragraph.text.source == text.template.source, "\(place(control))")
        case .action(let action): perform(action, of: control)
        case .list(let list):
            guard case .list(let kind) = control.kind else { return unexpected(control) }
            work(control, kind, list)
        case .toggle, .number, .choice, .multiChoice, .text, .date, .duration, .color:
            let steps = steps(for: control, row)
            #expect(!steps.isEmpty, "\(place(control)): no step is known for this row")
            for step in steps { perform(step, on: control, row) }
        case .custom: unexpected(control)
        }
    }

    func unexpected(_ control: Control) {
        Issue.record("\(place(control)) became a row of another kind")
    }

    // MARK: Steps

    func perform(_ step: RowStep, on control: Control, _ row: DialogControl) {
        let place = "\(place(control)): \(step.name)"
        let before = value(of: control)
        let storedBefore = stored(control)
        step.act()
        let wanted = step.outcome.value ?? before
        #expect(value(of: control) == wanted, "\(place)")
        let ownIssues = row.states.flatMap(\.issues).filter { $0.code != .rule }
        #expect(ownIssues.isEmpty == step.outcome.isValid, "\(place): \(ownIssues)")
        if step.isTyped, row.base.keepsTypedText, session.apply == .live {
            #expect(stored(control) == storedBefore, "\(place): written before the field was left")
        }
        for state in row.states { state.endEditing() }
        #expect(value(of: control) == wanted, "\(place), after leaving the field")
        expectConditions(place)
        let brokenRules = expectRules(place)

        guard store != nil else { return }
        let isHeldBack = brokenRules.contains { $0.control == control.id || $0.condition.controls.contains(control.id) }
        if session.apply == .onConfirm || !step.outcome.isValid || isHeldBack {
            #expect(stored(control) == storedBefore, "\(place): written too early")
        } else {
            let wantedForm = storedForm(of: wanted, control)
            // A default that was never changed is not written.
            let isUntouched = storedBefore == nil && wanted == initial(control)
            #expect(stored(control) == (isUntouched ? nil : wantedForm), "\(place): not what the store has")
        }
    }

    /// Reads the rules against the values and compares with what the session says. Answers those that are broken.
    @discardableResult func expectRules(_ place: String) -> [Rule] {
        let broken = definition.rules.filter { rule in
            // A rule counts where its row is shown and everything it compares can be used.
            expectedState(rule.control).isVisible && rule.condition.controls.allSatisfy(isActive)
                && rule.condition.holds(for: conditionValues) == false
        }
        for control in Set(definition.rules.map(\.control)) {
            let isShown = session.issues.contains { $0.control == control && $0.code == .rule }
            #expect(isShown == broken.contains { $0.control == control }, "\(place): the rule at \(control)")
        }
        return broken
    }

    // MARK: Rows without a value

    private func expect(_ readout: ReadoutControl, of control: Control) {
        let wanted: String? =
            switch control.kind {
            case .labeledContent(.text(let text)): text.template.source
            case .labeledContent(.app(let reference)):
                if case .value(.text(let text))? = world.app.suppliedValues[reference.name] { text } else { nil }
            default: nil
            }
        #expect(session.string(readout.value) == wanted, "\(place(control))")
    }

    private func perform(_ action: ActionControl, of control: Control) {
        let callsBefore = world.app.calls.count
        #expect(action.perform(), "\(place(control))")
        switch control.kind {
        case .button(.action(let reference), _):
            #expect(world.app.calls.dropFirst(callsBefore) == [reference.name], "\(place(control))")
        case .button(.opens(let target), _):
            expectOpened(target.dialog, by: control)
        case .navigationLink(.page(let target)):
            expectOpened(target.dialog, by: control)
        case .navigationLink(.slot(let view)):
            #expect(session.pushedView?.view == view.name, "\(place(control))")
            session.leavePushedView()
            #expect(session.pushedView == nil, "\(place(control))")
        case .link(let target):
            #expect(world.presenter.links.last.map(Self.text) == Self.text(target), "\(place(control))")
        default: unexpected(control)
        }
    }

    private static func text(_ link: DialogLink) -> String {
        switch link {
        case .url(let url): url.absoluteString
        case .system(let place): "system: \(place)"
        }
    }

    private static func text(_ target: LinkTarget) -> String {
        switch target {
        case .url(let url): url
        case .systemSettings: "system: settings"
        case .systemNotifications: "system: notifications"
        }
    }

    /// The dialog that a row opened is on top; a page is worked as well, in the store of the page that led to it.
    private func expectOpened(_ id: String, by control: Control) {
        guard let opened = world.center.presented.last, opened !== session, let definition = Definitions.dialogs[id]
        else {
            Issue.record("\(place(control)) opened nothing")
            return
        }
        #expect(opened.info.id == id, "\(place(control))")
        if opened.isPushed {
            let walk = ScreenWalk(definition, opened, in: world, inheriting: store)
            walk.workAllRows(but: worked)
            worked.formUnion(walk.worked)
        }
        opened.requestDismiss(.program)
        #expect(world.center.presented.last === session, "\(place(control))")
    }
}

/// One thing that a user does with a row, and what has to come of it.
struct RowStep {
    enum Outcome {
        /// The value is this one.
        case becomes(PlainValue)
        /// The row shows this value, with a message: it may not be kept.
        case shows(PlainValue)
        /// The row shows a message and keeps the value it had.
        case refuses
        /// Nothing happens.
        case ignores

        var value: PlainValue? {
            switch self {
            case .becomes(let value), .shows(let value): value
            case .refuses, .ignores: nil
            }
        }

        var isValid: Bool {
            switch self {
            case .becomes, .ignores: true
            case .shows, .refuses: false
            }
        }
    }

    let name: String
    /// Whether the user types, so that nothing is written before the row is left.
    let isTyped: Bool
    let outcome: Outcome
    let act: @MainActor () -> Void

    init(_ name: String, _ outcome: Outcome, isTyped: Bool = false, _ act: @escaping @MainActor () -> Void) {
        self.name = name
        self.isTyped = isTyped
        self.outcome = outcome
        self.act = act
    }

    /// Typing a text in place of what stands in a field.
    static func typing(_ text: String, _ outcome: Outcome, _ act: @escaping @MainActor (String) -> Void) -> RowStep {
        RowStep("type \"\(text.prefix(40))\"", outcome, isTyped: true) { act(text) }
    }
}

extension DialogControl {
    /// The row itself, and the rows of a list.
    @MainActor fileprivate var states: [ControlState] {
        if case .list(let list) = self { [base] + list.rows.map(\.base) } else { [base] }
    }
}

extension ControlState {
    /// Whether what is typed waits until the row is left: a number that is typed into a stepper or slider does not.
    fileprivate var keepsTypedText: Bool {
        (self as? DialogRuntime.NumberControl)?.style ?? .field == .field
    }
}
