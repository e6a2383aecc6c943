import Foundation
public import Observation

/// Owns every dialog of one scene. Presenters only mirror ``presented``.
@MainActor @Observable public final class DialogCenter {
    /// How long a presenter may take to say that a dialog has disappeared, and how long dialogs wait for a first host
    /// before that is reported.
    static let patience = Duration.seconds(2)

    /// The dialogs that are shown, from bottom to top. The last one takes the user's input.
    public private(set) var presented: [DialogSession] = []
    /// Work that is under way.
    public let loading: LoadingCenter
    /// What went wrong and was put right, newest last; each thing once.
    public private(set) var reports: [DialogReport] = []
    /// Grows when a stored value changes.
    var storageRevision = 0
    /// Grows when a host says something else of itself: what is shown may have other words.
    private var hostRevision = 0

    /// Turns texts into words.
    @ObservationIgnored public var texts = DialogTextResolver.source
    /// Called with each new report. Writes it to the standard error at first.
    @ObservationIgnored public var onReport: @MainActor (DialogReport) -> Void = { report in
        FileHandle.standardError.write(Data("dialoggen: \(report)\n".utf8))
    }

    @ObservationIgnored let timers: DialogTimers
    @ObservationIgnored private let canHaveHost: Bool
    @ObservationIgnored private let makeUserDefaults: @MainActor (String?) -> any DialogStorage
    @ObservationIgnored private var userDefaults: [String?: any DialogStorage] = [:]
    @ObservationIgnored private var waiting: [DialogSession] = []
    @ObservationIgnored private var leaving: [DialogTicket: DialogTimer] = [:]
    @ObservationIgnored private var hosts: [(ticket: DialogHostTicket, host: DialogHost)] = []
    @ObservationIgnored private var hostTimer: DialogTimer?
    @ObservationIgnored private var lastTicket: UInt64 = 0
    @ObservationIgnored private var reported: Set<DialogReport> = []

    /// A center for a scene.
    /// - Parameters:
    ///   - clock: The clock for everything that takes time; a test gives its own.
    ///   - userDefaults: Makes the store for dialogs that keep their values in the user defaults, of a suite or not.
    public convenience init(
        clock: any Clock<Duration> = ContinuousClock(),
        userDefaults: @escaping @MainActor (_ suite: String?) -> any DialogStorage = { UserDefaultsStorage(suite: $0) }
    ) {
        self.init(clock: clock, userDefaults: userDefaults, canHaveHost: true)
    }

    private init(
        clock: any Clock<Duration>, userDefaults: @escaping @MainActor (String?) -> any DialogStorage, canHaveHost: Bool
    ) {
        let timers = DialogTimers(clock)
        self.timers = timers
        loading = LoadingCenter(timers: timers)
        makeUserDefaults = userDefaults
        self.canHaveHost = canHaveHost
        loading.changed = { [weak self] in self?.changed() }
    }

    /// A center that never has a host: every dialog ends at once with ``DismissReason/noHost``.
    public static let none = DialogCenter(
        clock: ContinuousClock(), userDefaults: { UserDefaultsStorage(suite: $0) }, canHaveHost: false)

    // MARK: Opening

    func makeTicket() -> DialogTicket {
        lastTicket += 1
        return DialogTicket(number: lastTicket)
    }

    /// Takes a new session in. It is shown as soon as its policy and what is shown allow it.
    func enter(_ session: DialogSession) {
        guard canHaveHost else {
            report(DialogReport(.noHost, dialog: session.info.id, "there is no dialog host here"))
            return session.finish(.noHost)
        }
        guard session.info.platforms.includes(platforms) else { return refuse(session) }
        switch session.busyPolicy {
        case .reject where !presented.isEmpty || !waiting.isEmpty:
            return session.finish(.rejected)
        case .replace:
            let unshown = waiting.filter { $0.busyPolicy == .replace }
            if let bottom = presented.first { end(bottom, .superseded) }
            for earlier in unshown { end(earlier, .superseded) }
            waiting.insert(session, at: 0)
        case .queue, .stack, .reject:
            waiting.append(session)
        }
        if hosts.isEmpty { waitForHost() }
        pump()
    }

    private func refuse(_ session: DialogSession) {
        report(DialogReport(.wrongPlatform, dialog: session.info.id, "the dialog is not meant for this platform"))
        session.finish(.rejected)
    }

    /// Shows what may be shown now. Nothing appears while something still disappears.
    private func pump() {
        guard !hosts.isEmpty else { return }
        while leaving.isEmpty, let index = waiting.firstIndex(where: mayAppear) {
            let session = waiting.remove(at: index)
            guard session.info.platforms.includes(platforms) else {
                refuse(session)
                continue
            }
            presented.append(session)
            session.appear()
        }
        changed()
    }

    private func mayAppear(_ session: DialogSession) -> Bool {
        guard let top = presented.last else { return true }
        guard session.busyPolicy == .stack else { return false }
        return !(isAlert(top) && isAlert(session))
    }

    private func isAlert(_ session: DialogSession) -> Bool {
        session.presentation == .alert || session.presentation == .confirmationDialog
    }

    // MARK: Ending

    /// Ends a session, and those above it first, from the top.
    func end(_ session: DialogSession, _ reason: DismissReason) {
        if let index = presented.firstIndex(where: { $0 === session }) {
            let ending = Array(presented[index...])
            presented.removeSubrange(index...)
            for session in ending { waitUntilGone(session) }
            for above in ending.dropFirst().reversed() { above.finish(.parentDismissed) }
        } else if let index = waiting.firstIndex(where: { $0 === session }) {
            waiting.remove(at: index)
        } else {
            return
        }
        session.finish(reason)
        presented.first { $0.id == session.opener }?.openedDialogEnded()
        changed()
    }

    private func waitUntilGone(_ session: DialogSession) {
        let ticket = session.id
        let id = session.info.id
        leaving[ticket] = timers.after(Self.patience) { [weak self] in
            guard let self, leaving[ticket] != nil else { return }
            report(DialogReport(.notDismissed, dialog: id, "the host never said that the dialog has disappeared"))
            presenterDidDismiss(ticket)
        }
    }

    /// A presenter says that a dialog has disappeared from the screen. Only then the next one appears. Late and unknown
    /// tickets change nothing.
    public func presenterDidDismiss(_ ticket: DialogTicket) {
        guard let timer = leaving.removeValue(forKey: ticket) else { return }
        timer.cancel()
        pump()
    }

    // MARK: Hosts

    /// A host comes. The first one shows the dialogs; a further one is reported and waits in reserve.
    @discardableResult public func attach(_ host: DialogHost) -> DialogHostTicket {
        lastTicket += 1
        let ticket = DialogHostTicket(number: lastTicket)
        guard canHaveHost else {
            report(DialogReport(.noHost, "\(host.name) came to a center that has no host"))
            return ticket
        }
        hosts.append((ticket, host))
        if let first = hosts.first, hosts.count > 1 {
            report(DialogReport(.secondHost, "\(host.name) is a second host on one center; \(first.host.name) stays"))
            return ticket
        }
        hostTimer?.cancel()
        hostTimer = nil
        pump()
        return ticket
    }

    /// A host says something else of itself, such as another language.
    public func update(_ ticket: DialogHostTicket, _ host: DialogHost) {
        guard let index = hosts.firstIndex(where: { $0.ticket == ticket }) else { return }
        hosts[index].host = host
        hostRevision &+= 1
        for session in presented { session.revalidate() }
    }

    /// Whether this host shows the dialogs.
    public func isActive(_ ticket: DialogHostTicket) -> Bool { hosts.first?.ticket == ticket }

    /// A host goes. When the last one goes, everything ends with ``DismissReason/hostGone``.
    public func detach(_ ticket: DialogHostTicket) {
        guard let index = hosts.firstIndex(where: { $0.ticket == ticket }) else { return }
        hosts.remove(at: index)
        guard index == 0 else { return }
        // What was disappearing has disappeared with its host.
        for timer in leaving.values { timer.cancel() }
        leaving = [:]
        guard hosts.isEmpty else {
            for session in presented { session.revalidate() }
            return pump()
        }
        let ending = presented.reversed() + waiting
        presented = []
        waiting = []
        for session in ending { session.finish(.hostGone) }
    }

    private func waitForHost() {
        guard hostTimer == nil else { return }
        hostTimer = timers.after(Self.patience) { [weak self] in
            self?.report(DialogReport(.noHost, "dialogs wait for a host: none was attached to their center"))
        }
    }

    var platforms: DialogPlatforms? { hosts.first?.host.platforms }

    var locale: Locale {
        _ = hostRevision
        return hosts.first?.host.locale ?? .current
    }

    func open(_ link: DialogLink) { hosts.first?.host.openLink(link) }

    /// Tells the host that something that is shown may have changed.
    func changed() { hosts.first?.host.update() }

    /// Calls `body` after a while, by the center's clock: for a presenter whose platform does not say when something has
    /// disappeared.
    public func later(_ duration: Duration, _ body: @escaping @MainActor () -> Void) -> DialogTimer {
        timers.after(duration, body)
    }

    /// How many timers run: for a test that waits until all is quiet.
    package var pendingTimers: Int { timers.pending }

    /// A text of work that is under way, in the user's language.
    public func string(_ text: DialogText, of work: LoadingCenter.Shown) -> String {
        texts.resolve(text, loading.table(of: work), locale)
    }

    // MARK: Stores and reports

    func storage(_ place: DialogStoragePlace) -> any DialogStorage {
        switch place {
        case .app(let storage): return storage
        case .userDefaults(let suite):
            if let storage = userDefaults[suite] { return storage }
            let storage = makeUserDefaults(suite)
            userDefaults[suite] = storage
            return storage
        }
    }

    func storedValuesChanged() { storageRevision &+= 1 }

    /// A presenter tells the developer that something in a definition or the app cannot be used; each thing once.
    public func report(unusable message: String, dialog: String, control: String? = nil) {
        report(DialogReport(.unusable, dialog: dialog, control: control, message))
    }

    func report(_ report: DialogReport) {
        guard reported.insert(report).inserted else { return }
        reports.append(report)
        onReport(report)
    }
}
