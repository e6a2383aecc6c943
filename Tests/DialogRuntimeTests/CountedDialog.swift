import DialogRuntime

/// A dialog that counts its ends, with the policy of its parameter.
nonisolated struct CountedDialog<Policy: TestPolicy>: ValueDialog {
    struct Values: DialogValues {
        var id = 0
    }
    enum Button: String, DialogButtons { case cancel, ok }

    static var info: DialogInfo { .init("counted", .popup, whenBusy: Policy.policy) }
    /// No two dialogs of a test run have the same.
    let id: Int

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.numberField("id", \.id).default(dialog.id)
        d.button(.cancel, standard: .cancel)
        d.button(.ok, standard: .ok)
    }

    static func result(of end: DialogEnd<Values, Button>) -> DialogOutcome<Values> {
        EndCounter.ended(end.values.id)
        return end.commits ? .committed(end.values) : .dismissed(end.reason)
    }

    @MainActor static func opener(_ center: DialogCenter) -> DialogOpener<Self> {
        DialogOpener(center, texts: DialogTextTable())
    }
}

/// The ends of counted dialogs.
enum EndCounter {
    private struct Ends {
        var counts: [Int: Int] = [:]
        var order: [Int] = []
    }

    private static let ends = Locked(Ends())

    static func ended(_ id: Int) {
        ends.withLock { ends in
            ends.counts[id, default: 0] += 1
            ends.order.append(id)
        }
    }

    static func count(_ id: Int) -> Int { ends.withLock { $0.counts[id] ?? 0 } }

    /// The order in which these ended.
    static func order(of ids: Set<Int>) -> [Int] { ends.withLock { $0.order.filter(ids.contains) } }
}

protocol TestPolicy: Sendable { static var policy: BusyPolicy { get } }
enum Queueing: TestPolicy { static var policy: BusyPolicy { .queue } }
enum Stacking: TestPolicy { static var policy: BusyPolicy { .stack } }
enum Replacing: TestPolicy { static var policy: BusyPolicy { .replace } }
enum Rejecting: TestPolicy { static var policy: BusyPolicy { .reject } }
