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

    /// Does two things at the same time.
    static func both<First: Sendable, Second: Sendable>(
        _ first: @Sendable () -> First, _ second: @Sendable () -> Second
    ) -> (First, Second) {
        withUnsafeTemporaryAllocation(of: First.self, capacity: 1) { firstPlace in
            withUnsafeTemporaryAllocation(of: Second.self, capacity: 1) { secondPlace in
                // Each iteration writes to one place of its own.
                nonisolated(unsafe) let places = (firstPlace, secondPlace)
                DispatchQueue.concurrentPerform(iterations: 2) { index in
                    if index == 0 {
                        places.0.initializeElement(at: 0, to: first())
                    } else {
                        places.1.initializeElement(at: 0, to: second())
                    }
                }
                return (firstPlace.moveElement(from: 0), secondPlace.moveElement(from: 0))
            }
        }
    }
}
