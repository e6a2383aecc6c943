import Dispatch

/// The lowest number that any of several threads has named.
///
/// `@unchecked`: the value is only reached on the queue. The standard library's `Mutex` and `Atomic` would need newer systems
/// than the tool does, and Foundation's locks would bring Foundation along.
final class LowestNumber: @unchecked Sendable {
    private let queue = DispatchQueue(label: "dialoggen.lowest-number")
    private var value = Int.max

    func isBelow(_ number: Int) -> Bool { queue.sync { value < number } }

    func name(_ number: Int) { queue.sync { value = min(value, number) } }
}
