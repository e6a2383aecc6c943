import Foundation

/// Takes how far the work is, from any thread and as often as it likes: what is shown follows once a turn.
public final class LoadingProgress: Sendable {
    private let latest = Locked<Latest>(Latest())
    private let show: @MainActor @Sendable (Double?) -> Void

    private struct Latest {
        var fraction: Double?
        var isOnItsWay = false
    }

    init(_ show: @escaping @MainActor @Sendable (Double?) -> Void) { self.show = show }

    /// Says how far the work is, from 0 to 1; numbers outside are clamped. Nothing means that it cannot be told.
    public func report(_ fraction: Double?) {
        let fraction = fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
        let isFirst = latest.withLock { latest in
            latest.fraction = fraction
            defer { latest.isOnItsWay = true }
            return !latest.isOnItsWay
        }
        guard isFirst else { return }
        Task { @MainActor in
            let fraction = latest.withLock { latest in
                latest.isOnItsWay = false
                return latest.fraction
            }
            show(fraction)
        }
    }
}

/// A value that several threads use, one at a time.
///
/// `@unchecked`: the value is only reached while the lock is held. The standard library's `Mutex` would need newer
/// systems than dialogs do.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: sending Value) { self.value = value }

    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
