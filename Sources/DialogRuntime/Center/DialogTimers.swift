/// Everything that happens after a while. One clock, and a count, so that a test can wait until all is quiet.
@MainActor final class DialogTimers {
    private let clock: any Clock<Duration>
    /// How many timers have neither fired nor been cancelled and left.
    private(set) var pending = 0

    init(_ clock: any Clock<Duration>) { self.clock = clock }

    /// Calls `body` after a while, unless the timer is cancelled first.
    func after(_ duration: Duration, _ body: @escaping @MainActor () -> Void) -> DialogTimer {
        pending += 1
        let clock = clock
        let task = Task {
            let slept: Void? = try? await clock.sleep(for: duration)
            pending -= 1
            if slept != nil && !Task.isCancelled { body() }
        }
        return DialogTimer(task)
    }
}

/// A timer that can be called off.
@MainActor public struct DialogTimer {
    private let task: Task<Void, Never>

    fileprivate init(_ task: Task<Void, Never>) { self.task = task }

    /// Calls it off; does nothing once it has fired.
    public func cancel() { task.cancel() }
}
