import Dispatch

enum Parallel {
    /// Below this number of elements starting threads takes longer than the work.
    private static let smallestCount = 8

    /// Transforms all elements on all cores; the results are in the order of the elements.
    static func map<Elements: RandomAccessCollection & Sendable, Result: Sendable>(
        _ elements: Elements, _ transform: @Sendable (Elements.Element) -> Result
    ) -> [Result] where Elements.Index == Int {
        guard elements.count >= smallestCount else { return elements.map(transform) }
        return [Result](unsafeUninitializedCapacity: elements.count) { buffer, initializedCount in
            // Each iteration writes to one place of its own.
            nonisolated(unsafe) let results = buffer
            DispatchQueue.concurrentPerform(iterations: elements.count) { index in
                results.initializeElement(at: index, to: transform(elements[elements.startIndex + index]))
            }
            initializedCount = elements.count
        }
    }
}

/// Something that several threads tell each other.
///
/// `@unchecked`: the value is only reached on the queue. The standard library's `Mutex` and `Atomic` would need newer systems
/// than the tool does, and Foundation's locks would bring Foundation along.
final class SharedFlag: @unchecked Sendable {
    private let queue = DispatchQueue(label: "dialoggen.flag")
    private var value = false

    var isSet: Bool { queue.sync { value } }

    func set() { queue.sync { value = true } }
}
