import DialogRuntime
import Foundation

/// The presenter's side of a center, the same for both faces: what is shown, the app's own views in it, and the
/// confirmation that what went away is gone.
@MainActor final class DialogStage {
    let center: DialogCenter
    let messages: TerminalMessages
    /// The terminal's own words, in the language of the host.
    private(set) var words = TerminalWords.english
    /// How the person looks at each dialog.
    private var browsing: [DialogTicket: Browsing] = [:]
    /// Grows with everything that happens; a face that waits compares it.
    private(set) var activity = 0
    /// Actions of the menu that have not returned.
    private(set) var running = 0

    private let makers: [String: @MainActor (TerminalSlot) -> any TerminalView]
    private var views: [ViewPlace: any TerminalView] = [:]
    private var host: DialogHostTicket?
    private var shown: [DialogTicket] = []
    private var tasks: [Task<Void, Never>] = []
    private var waiters: [CheckedContinuation<Void, Never>] = []
    /// The work that had ended when somebody last looked, if its overlay was still there.
    private var endedWork: LoadingCenter.Shown.ID?

    private struct ViewPlace: Hashable {
        let ticket: DialogTicket
        let row: String
        let name: String
    }

    init(
        center: DialogCenter, messages: TerminalMessages,
        views: [String: @MainActor (TerminalSlot) -> any TerminalView]
    ) {
        self.center = center
        self.messages = messages
        makers = views
    }

    func attach(locale: Locale = .current) {
        words = TerminalWords(locale)
        host = center.attach(
            DialogHost(
                "terminal", locale: locale, update: { [weak self] in self?.update() },
                openLink: { [weak self] link in self?.say(link) }))
    }

    /// Ends everything: dialogs, work and the actions that wait for them.
    func close() {
        for task in tasks { task.cancel() }
        center.loading.cancel()
        if let host { center.detach(host) }
        host = nil
    }

    // MARK: What is shown

    /// What a dialog looks like now, as the person looks at it.
    func screen(of session: DialogSession) -> DialogScreen {
        ScreenReader.screen(session, browsing: browsing(of: session))
    }

    func browsing(of session: DialogSession) -> Browsing { browsing[session.id] ?? Browsing() }

    /// Changes how the person looks at a dialog.
    func browse(_ session: DialogSession, _ change: (inout Browsing) -> Void) {
        change(&browsing[session.id, default: Browsing()])
    }

    /// The section that a screen calls by this handle.
    func section(_ handle: String, of session: DialogSession) -> DialogSection? {
        session.sections.first { $0.id == handle }
            ?? Int(handle).flatMap { session.sections.indices.contains($0 - 1) ? session.sections[$0 - 1] : nil }
    }

    /// The dialogs from bottom to top.
    var sessions: [DialogSession] { center.presented }

    var top: DialogSession? { center.presented.last }

    /// Whether work goes on, shown or not; the overlay that stays a moment after its end is no work.
    var isWorking: Bool { center.loading.active > 0 }

    /// The overlay of the work that goes on; `nil` as long as it has none, though that of earlier work may still stay.
    func overlayOfWork() -> LoadingScreen? {
        guard isWorking else {
            endedWork = center.loading.shown?.id
            return nil
        }
        return center.loading.shown?.id == endedWork ? nil : loading
    }

    /// The overlay that is drawn.
    var loading: LoadingScreen? {
        guard let shown = center.loading.shown else { return nil }
        return LoadingScreen(
            title: shown.info.title.map { DisplayText(center.string($0, of: shown)) } ?? DisplayText(words.working),
            message: shown.info.message.map { DisplayText(DialogMarkdown.plain(center.string($0, of: shown))) },
            fraction: shown.info.isDeterminate ? shown.fraction ?? 0 : nil,
            isCancellable: shown.info.isCancellable && !shown.isCancelling)
    }

    /// The question "discard or keep editing?" of a dialog that asks, as a screen of its own.
    func question(of session: DialogSession) -> DialogScreen? {
        guard session.asksToDiscard else { return nil }
        return DialogScreen(
            id: "discard", shape: .box, title: DisplayText(session.string(session.title)),
            message: [DisplayText(words("There are changes that are not kept yet.", ja: "まだ保存されていない変更があります。"))],
            sections: [],
            buttons: [
                .init(
                    id: DialogStage.discardID, title: DisplayText(session.string(.discard)), isDefault: false,
                    isDestructive: true, isEnabled: true),
                .init(
                    id: DialogStage.keepID, title: DisplayText(session.string(.keepEditing)), isDefault: true,
                    isDestructive: false, isEnabled: true),
            ], isClosable: true)
    }

    static let discardID = "discard"
    static let keepID = "keep"

    /// The app's view in a row, made when it is first asked for.
    func view(in session: DialogSession, row: String) -> (any TerminalView)? {
        var control: CustomControl?
        if case .custom(let custom)? = session.control(row) { control = custom }
        guard let slot = control?.slot ?? session.pushedView ?? session.content else { return nil }
        let place = ViewPlace(ticket: session.id, row: row, name: slot.view)
        if let view = views[place] { return view }
        guard let make = makers[slot.view] else { return nil }
        let view = make(TerminalSlot(slot: slot, control: control))
        views[place] = view
        return view
    }

    /// What the app's view in a row shows.
    func slotLines(in session: DialogSession, row: String, columns: Int) -> [StyledLine] {
        view(in: session, row: row)?.lines(columns: columns)
            ?? [
                StyledLine(
                    DisplayText(
                        words("(This app has no view for terminals here.)", ja: "（この部分はターミナルでは表示できません。）")), .dim)
            ]
    }

    /// The person wants to close what is on top without a button. `false` if it stays and asks nothing either.
    func requestDismiss(_ session: DialogSession, _ reasons: [DismissReason]) -> Bool {
        if session.pushedView != nil {
            session.leavePushedView()
            return true
        }
        return reasons.contains { session.requestDismiss($0) || session.asksToDiscard }
    }

    // MARK: What happens

    /// Runs an action of the menu beside the face.
    func run(_ action: @escaping @MainActor () async -> Void) {
        running += 1
        tasks.append(
            Task {
                await action()
                running -= 1
                if running == 0 { tasks = [] }
                wake()
            })
    }

    /// Waits for the next thing that happens.
    func nextActivity() async {
        await withCheckedContinuation { waiters.append($0) }
    }

    private func update() {
        let current = center.presented.map(\.id)
        let gone = shown.filter { !current.contains($0) }
        shown = current
        views = views.filter { current.contains($0.key.ticket) }
        browsing = browsing.filter { current.contains($0.key) }
        wake()
        // A terminal has no animations: what is not drawn any more is gone.
        for ticket in gone.reversed() { center.presenterDidDismiss(ticket) }
    }

    private func wake() {
        activity += 1
        let waiting = waiters
        waiters = []
        for waiter in waiting { waiter.resume() }
    }

    private func say(_ link: DialogLink) {
        switch link {
        case .url(let url):
            messages.say(
                words("Open this in a browser: \(url.absoluteString)", ja: "ブラウザで開いてください: \(url.absoluteString)"))
        case .system(.settings): messages.say(words("Open the settings of your system.", ja: "システム設定を開いてください。"))
        case .system(.notifications):
            messages.say(words("Open the notification settings of your system.", ja: "システムの通知設定を開いてください。"))
        }
    }
}
