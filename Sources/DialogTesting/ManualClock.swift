import DialogRuntime
import Foundation

/// A clock that a test moves by hand.
public final class ManualClock: Clock {
    /// A time since the clock was made.
    public struct Instant: InstantProtocol {
        let offset: Duration

        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
        let id: UUID
        let deadline: Duration
        let wake: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var time = Duration.zero
        var sleepers: [Sleeper] = []
        var cancelled: Set<UUID> = []
    }

    private let state = Locked(State())

    /// A clock that stands still at zero.
    public init() {}

    public var now: Instant { Instant(offset: state.withLock(\.time)) }
    public var minimumResolution: Duration { .zero }

    /// How many tasks sleep.
    public var sleeping: Int { state.withLock(\.sleepers.count) }

    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = UUID()
        defer { state.withLock { _ = $0.cancelled.remove(id) } }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { wake in
                let outcome: Result<Void, any Error>? = state.withLock { state in
                    if state.cancelled.contains(id) { return .failure(CancellationError()) }
                    if deadline.offset <= state.time { return .success(()) }
                    state.sleepers.append(Sleeper(id: id, deadline: deadline.offset, wake: wake))
                    return nil
                }
                if let outcome { wake.resume(with: outcome) }
            }
        } onCancel: {
            let sleeper: Sleeper? = state.withLock { state in
                guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
                    state.cancelled.insert(id)
                    return nil
                }
                return state.sleepers.remove(at: index)
            }
            sleeper?.wake.resume(throwing: CancellationError())
        }
    }

    /// Moves the time on and wakes who has slept long enough, the earliest first.
    public func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.time += duration
            let due = state.sleepers.filter { $0.deadline <= state.time }.sorted { $0.deadline < $1.deadline }
            state.sleepers.removeAll { $0.deadline <= state.time }
            return due
        }
        for sleeper in due { sleeper.wake.resume() }
    }
}
