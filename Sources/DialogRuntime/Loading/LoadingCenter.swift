public import Observation

/// Work that is under way in one scene, counted by token: whatever the order of beginnings and ends, nothing is shown
/// after the last end. It is no dialog among the others: an alert that follows work stays until it is answered.
@MainActor @Observable public final class LoadingCenter {
    /// What is shown.
    public struct Shown: Sendable, Hashable, Identifiable {
        /// The token of the work; another one when other work is shown.
        public let id: UInt64
        /// The id of the definition.
        public let dialogID: String
        /// How the work is shown.
        public var info: LoadingInfo
        /// How far the work is, from 0 to 1, if it can be told.
        public var fraction: Double?
        /// Whether the user gave up and the work has not stopped yet.
        public var isCancelling = false
    }

    private struct Token {
        var shown: Shown
        let texts: DialogTextTable
        let cancel: @MainActor () -> Void
        var isDue = false
        var timer: DialogTimer?
    }

    /// The work to show: the newest of that which takes long, above all dialogs. Nothing most of the time.
    public private(set) var shown: Shown?
    @ObservationIgnored private var tokens: [Token] = []
    @ObservationIgnored private var tables: [UInt64: DialogTextTable] = [:]
    @ObservationIgnored private var lastToken: UInt64 = 0
    /// The token whose minimum time is not over.
    @ObservationIgnored private var held: UInt64?
    @ObservationIgnored private let timers: DialogTimers
    @ObservationIgnored var changed: @MainActor () -> Void = {}

    init(timers: DialogTimers) { self.timers = timers }

    /// How much work is under way, shown or not.
    public var active: Int { tokens.count }

    /// The table that the texts of what is shown are looked up in.
    func table(of shown: Shown) -> DialogTextTable { tables[shown.id] ?? DialogTextTable() }

    /// The user gives up waiting for the work that is shown.
    public func cancel() {
        guard let index = tokens.firstIndex(where: { $0.shown.id == shown?.id }),
            tokens[index].shown.info.isCancellable, !tokens[index].shown.isCancelling
        else { return }
        tokens[index].shown.isCancelling = true
        tokens[index].cancel()
        render()
    }

    func run<Value: Sendable>(
        _ dialogID: String, _ info: LoadingInfo, texts: DialogTextTable,
        _ work: @escaping @MainActor (LoadingProgress) async throws -> Value
    ) async throws -> Value {
        lastToken += 1
        let id = lastToken
        let progress = LoadingProgress { [weak self] fraction in self?.setFraction(fraction, of: id) }
        let task = Task { try await work(progress) }
        begin(Token(shown: Shown(id: id, dialogID: dialogID, info: info), texts: texts) { task.cancel() })
        let result = await withTaskCancellationHandler {
            await task.result
        } onCancel: {
            task.cancel()
        }
        if end(id).isCancelling { throw CancellationError() }
        return try result.get()
    }

    private func begin(_ token: Token) {
        let id = token.shown.id
        tokens.append(token)
        tables[id] = token.texts
        let delay = token.shown.info.delay
        if delay <= .zero { return becomeDue(id) }
        let timer = timers.after(delay) { [weak self] in self?.becomeDue(id) }
        tokens[tokens.count - 1].timer = timer
    }

    private func becomeDue(_ id: UInt64) {
        guard let index = tokens.firstIndex(where: { $0.shown.id == id }) else { return }
        tokens[index].isDue = true
        render()
    }

    private func end(_ id: UInt64) -> Shown {
        guard let index = tokens.firstIndex(where: { $0.shown.id == id }) else {
            return Shown(id: id, dialogID: "", info: LoadingInfo())
        }
        let token = tokens.remove(at: index)
        token.timer?.cancel()
        render()
        return token.shown
    }

    private func setFraction(_ fraction: Double?, of id: UInt64) {
        guard let index = tokens.firstIndex(where: { $0.shown.id == id }), tokens[index].shown.info.isDeterminate else {
            return
        }
        tokens[index].shown.fraction = fraction
        render()
    }

    private func render() {
        let newest = tokens.last(where: \.isDue)?.shown
        guard newest != shown else { return }
        if let newest {
            if newest.id != shown?.id { hold(newest) }
            shown = newest
        } else if held != shown?.id {
            shown = nil
        } else {
            return
        }
        tables = tables.filter { table in tokens.contains { $0.shown.id == table.key } || table.key == shown?.id }
        changed()
    }

    /// Keeps what appears for its minimum time, so that it does not flash.
    private func hold(_ shown: Shown) {
        held = nil
        guard shown.info.minimumDuration > .zero else { return }
        held = shown.id
        _ = timers.after(shown.info.minimumDuration) { [weak self] in
            guard let self, held == shown.id else { return }
            held = nil
            render()
        }
    }
}
