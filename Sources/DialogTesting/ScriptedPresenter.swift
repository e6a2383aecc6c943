public import DialogRuntime
public import Foundation

/// A presenter for tests of apps: it draws nothing, and a test plays the user.
///
/// ```swift
/// let center = DialogCenter()
/// let presenter = ScriptedPresenter(center)
/// let dialogs = Dialogs(center, app: app)
/// let answer = Task { await dialogs.deleteTrack.open(trackName: "Bass") }
/// try await presenter.waitUntilShown(DeleteTrackDialog.self)
/// #expect(presenter.title == "Delete Bass?")
/// try presenter.press("delete")
/// #expect(await answer.value == .delete)
/// ```
///
/// Everything that a user could not do throws a ``ScriptError``: pressing a button that is not there, or typing into a
/// control that is disabled.
@MainActor public final class ScriptedPresenter {
    public let center: DialogCenter
    /// Whether a dialog that ends has disappeared at once. Otherwise ``finishLeaving()`` says so.
    public var leavesAtOnce = true
    /// What has happened on the screen: `+tempo` when a dialog appeared, `-tempo` when it went.
    public private(set) var history: [String] = []
    /// The dialogs that have ended and are still disappearing.
    public private(set) var leaving: [DialogTicket] = []
    /// The links that were followed.
    public private(set) var links: [DialogLink] = []

    private var host: DialogHostTicket?
    private var seen: [DialogTicket: String] = [:]
    private var order: [DialogTicket] = []
    private var waiters: [(isDone: @MainActor () -> Bool, wake: CheckedContinuation<Void, Never>)] = []

    /// Attaches a presenter to a center.
    /// - Parameters:
    ///   - platforms: The platform that it pretends to draw for; none shows what is meant for any.
    ///   - locale: The language for texts and numbers.
    public init(
        _ center: DialogCenter, name: String = "test", platforms: DialogPlatforms? = nil,
        locale: Locale = Locale(identifier: "en_US")
    ) {
        self.center = center
        host = center.attach(
            DialogHost(
                name, platforms: platforms, locale: locale, update: { [weak self] in self?.update() },
                openLink: { [weak self] in self?.links.append($0) }))
        update()
    }

    /// Takes the presenter away, as when its window closes.
    public func detach() {
        if let host { center.detach(host) }
        update()
    }

    private func update() {
        guard let host, center.isActive(host) else { return }
        let shown = Set(center.presented.map(\.id))
        for ticket in order.reversed() where !shown.contains(ticket) { went(ticket) }
        for session in center.presented where seen[session.id] == nil {
            seen[session.id] = session.info.id
            order.append(session.id)
            history.append("+" + session.info.id)
        }
        let done = waiters.filter { $0.isDone() }
        waiters.removeAll { $0.isDone() }
        for waiter in done { waiter.wake.resume() }
    }

    private func went(_ ticket: DialogTicket) {
        guard let id = seen.removeValue(forKey: ticket) else { return }
        order.removeAll { $0 == ticket }
        history.append("-" + id)
        if leavesAtOnce { center.presenterDidDismiss(ticket) } else { leaving.append(ticket) }
    }

    /// Says that everything that was disappearing is gone.
    public func finishLeaving() {
        let gone = leaving
        leaving = []
        for ticket in gone { center.presenterDidDismiss(ticket) }
    }

    // MARK: Waiting

    /// Waits until a dialog is on top, and gives its values and controls.
    @discardableResult public func waitUntilShown<D: DialogDefinition>(_ type: D.Type) async -> DialogModel<D> {
        while true {
            if let shown = shown(type) { return shown }
            await wait { self.shown(type) != nil }
        }
    }

    /// Waits until no dialog is shown.
    public func waitUntilEmpty() async { await wait { self.center.presented.isEmpty } }

    private func wait(until isDone: @escaping @MainActor () -> Bool) async {
        guard !isDone() else { return }
        await withCheckedContinuation { waiters.append((isDone, $0)) }
    }

    /// Moves a clock on that the center was made with, and waits until everything due has happened.
    public func advance(_ clock: ManualClock, by duration: Duration) async {
        await settle(clock)
        clock.advance(by: duration)
        await settle(clock)
    }

    /// Waits until all of the center's timers are asleep in the clock or gone. The clock should be the center's alone:
    /// others who sleep in it are counted too.
    public func settle(_ clock: ManualClock) async {
        while center.pendingTimers > clock.sleeping { await Task.yield() }
    }

    // MARK: What is shown

    /// The dialog that takes the user's input.
    public var top: DialogSession? { center.presented.last }

    /// The dialog on top, if it is of this type.
    public func shown<D: DialogDefinition>(_ type: D.Type) -> DialogModel<D>? { top as? DialogModel<D> }

    /// The ids of the dialogs that are shown, from bottom to top.
    public var stack: [String] { center.presented.map(\.info.id) }

    /// The title of the dialog on top, in words.
    public var title: String? { top.map { $0.string($0.title) } }

    /// The message of the dialog on top, in words.
    public var message: String? { top.flatMap { session in session.message.map(session.string) } }

    /// The ids of the controls that are visible.
    public var controls: [String] { top?.visibleControls.map(\.base.id) ?? [] }

    /// The ids of the buttons that can be pressed.
    public var enabledButtons: [String] { top?.buttons.filter(\.isEnabled).map(\.id) ?? [] }

    /// The messages at a control, in words.
    public func messages(at control: String) -> [String] {
        guard let top, let found = top.control(control) else { return [] }
        return found.base.shownIssues.map { top.string($0.message) }
    }

    /// What a control shows as its value, in words.
    public func value(of control: String) throws(ScriptError) -> String {
        words(of: try find(control), in: try session())
    }

    /// What the rows of a list show, in words.
    public func rows(of list: String) throws(ScriptError) -> [String] {
        let session = try session()
        return try find(list: list).rows.map { words(ofRow: $0, in: session) }
    }

    private func words(of control: DialogControl, in session: DialogSession) -> String {
        switch control {
        case .toggle(let toggle): toggle.isOn ? "on" : "off"
        case .number(let number): number.text
        case .choice(let choice): choice.selected.map { session.string($0.title) } ?? ""
        case .multiChoice(let choices): choices.selected.map { session.string($0.title) }.joined(separator: ", ")
        case .text(let text): text.text
        case .date(let date): date.text
        case .duration(let duration): duration.text
        case .color(let color): color.text
        case .list(let list): list.rows.map { words(ofRow: $0, in: session) }.joined(separator: ", ")
        case .readout(let readout): session.string(readout.value)
        case .paragraph(let paragraph): session.string(paragraph.text)
        case .action, .custom: ""
        }
    }

    /// A record shows its title.
    private func words(ofRow row: DialogControl, in session: DialogSession) -> String {
        guard case .action(let record) = row else { return words(of: row, in: session) }
        return record.title.map(session.string) ?? ""
    }

    // MARK: What a user does

    /// Presses a button, or a row of that id.
    public func press(_ id: String) throws(ScriptError) {
        let session = try session()
        if session.buttons.contains(where: { $0.id == id }) { return session.press(id) }
        guard case .action(let action) = try usable(id) else { throw ScriptError("\(id) is nothing to press") }
        action.perform()
    }

    /// Presses a button of a dialog that is on top.
    public func press<D: DialogDefinition>(_ type: D.Type, _ button: D.Button) throws(ScriptError) {
        guard let shown = shown(type) else { throw ScriptError("\(type) is not on top") }
        shown.press(button.rawValue)
    }

    /// Types a text into a field, in place of what stands there. The field keeps the focus.
    public func type(_ text: String, into control: String) throws(ScriptError) {
        switch try usable(control) {
        case .number(let number): number.text = text
        case .text(let field): field.text = text
        case .date(let date): date.text = text
        case .duration(let duration): duration.text = text
        case .color(let color): color.text = text
        default: throw ScriptError("\(control) is no field")
        }
    }

    /// Presses Return in a field. Answers the field that has the focus next.
    @discardableResult public func submit(_ control: String) throws(ScriptError) -> String? {
        _ = try usable(control)
        return try session().submit(control)
    }

    /// Leaves a field.
    public func leave(_ control: String) throws(ScriptError) { try usable(control).base.endEditing() }

    /// Switches a toggle, or the switch beside a date, a duration or a colour that may be missing.
    public func toggle(_ control: String) throws(ScriptError) {
        let typed: TypedControl
        switch try usable(control) {
        case .toggle(let toggle): return toggle.isOn.toggle()
        case .date(let date): typed = date
        case .duration(let duration): typed = duration
        case .color(let color): typed = color
        default: throw ScriptError("\(control) is no toggle")
        }
        guard typed.isOptional else { throw ScriptError("\(control) always has a value") }
        typed.hasValue.toggle()
    }

    /// Chooses the option with this value; nothing for the row that stands for none.
    public func choose(_ option: String?, in control: String) throws(ScriptError) {
        guard case .choice(let choice) = try usable(control) else { throw ScriptError("\(control) is no picker") }
        guard option == nil ? choice.isOptional : choice.options.contains(where: { $0.id == option }) else {
            throw ScriptError("\(option ?? "none") is no option of \(control)")
        }
        choice.selection = option
    }

    /// Ticks exactly the options with these values.
    public func choose(_ options: [String], in control: String) throws(ScriptError) {
        guard case .multiChoice(let choices) = try usable(control) else {
            throw ScriptError("\(control) takes no several options")
        }
        for option in options where !choices.options.contains(where: { $0.id == option }) {
            throw ScriptError("\(option) is no option of \(control)")
        }
        choices.selection = Set(options)
    }

    /// Adds a row to a list. Answers the row's id, to type into or choose in; nothing where a dialog for a record opens.
    @discardableResult public func add(to list: String) throws(ScriptError) -> String? {
        let control = try usable(list: list)
        guard control.canAdd else { throw ScriptError("\(list) takes no more rows") }
        return control.add()?.base.id
    }

    /// Deletes the row at a position; the first one is at 0.
    public func delete(_ position: Int, from list: String) throws(ScriptError) {
        let control = try usable(list: list)
        _ = try row(position, of: list)
        guard control.canDelete else { throw ScriptError("no row of \(list) can be deleted") }
        control.delete(at: [position])
    }

    /// Moves the row at a position to another one.
    public func move(_ position: Int, to target: Int, in list: String) throws(ScriptError) {
        let control = try usable(list: list)
        _ = try row(position, of: list)
        _ = try row(target, of: list)
        guard control.canMove else { throw ScriptError("the rows of \(list) cannot be moved") }
        control.move(from: position, to: target)
    }

    /// The id of the row at a position of a list; the first one is at 0. Rows are typed into, chosen in and pressed as
    /// other controls are.
    public func row(_ position: Int, of list: String) throws(ScriptError) -> String {
        let rows = try find(list: list).rows
        guard rows.indices.contains(position) else { throw ScriptError("\(list) has \(rows.count) rows") }
        return rows[position].base.id
    }

    /// Sets a value of the dialog on top, as a control would.
    public func set<D: DialogDefinition, Value>(
        _ type: D.Type, _ path: WritableKeyPath<D.Values, Value>, _ value: Value
    ) throws(ScriptError) {
        guard let shown = shown(type) else { throw ScriptError("\(type) is not on top") }
        shown.set(path, value)
    }

    /// Closes the dialog on top without a button. Returns whether it went away.
    @discardableResult public func dismiss(_ reason: DismissReason = .closeButton) -> Bool {
        top?.requestDismiss(reason) ?? false
    }

    private func session() throws(ScriptError) -> DialogSession {
        guard let top else { throw ScriptError("no dialog is shown") }
        return top
    }

    private func find(_ id: String) throws(ScriptError) -> DialogControl {
        let session = try session()
        guard let control = session.control(id), control.base.isVisible else {
            throw ScriptError("\(session.info.id) shows no \(id)")
        }
        return control
    }

    private func find(list id: String) throws(ScriptError) -> ListControl {
        guard case .list(let list) = try find(id) else { throw ScriptError("\(id) is no list") }
        return list
    }

    private func usable(list id: String) throws(ScriptError) -> ListControl {
        guard case .list(let list) = try usable(id) else { throw ScriptError("\(id) is no list") }
        return list
    }

    private func usable(_ id: String) throws(ScriptError) -> DialogControl {
        let control = try find(id)
        guard control.base.isEnabled else { throw ScriptError("\(id) is disabled") }
        return control
    }
}

/// Something that a user could not have done.
public struct ScriptError: Error, CustomStringConvertible {
    /// What the script tried, and why it could not.
    public let description: String

    init(_ description: String) { self.description = description }
}
