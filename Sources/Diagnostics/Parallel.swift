import Dispatch

/// Work on all cores at once. What comes of it does not depend on how many there are, nor on who is done first.
public enum Parallel {
    /// How much there is to do for one element: it decides how many a core is given at a time.
    public enum Work: Sendable {
        /// A part of a long file: worth a core even if there are only two.
        case huge
        /// A file.
        case large
        /// A look at a file that has been read.
        case medium
        /// A dialog inside a file.
        case small

        /// How many elements a core is given at a time.
        fileprivate var portion: Int {
            switch self {
            case .huge, .large: 1
            case .medium: 4
            case .small: 32
            }
        }

        /// Below this number of elements starting threads takes longer than the work.
        fileprivate var smallestCount: Int {
            switch self {
            case .huge: 2
            case .large: 8
            case .medium: 32
            case .small: 64
            }
        }
    }

    /// Whether there are enough elements for more than one core.
    static func pays(for count: Int, _ work: Work) -> Bool { count >= work.smallestCount }

    /// Transforms all elements; the results are in the order of the elements.
    public static func map<Elements: RandomAccessCollection & Sendable, Result: Sendable>(
        _ elements: Elements, _ work: Work = .large, _ transform: @Sendable (Elements.Element) -> Result
    ) -> [Result] where Elements.Index == Int {
        let count = elements.count
        guard pays(for: count, work) else { return elements.map(transform) }
        return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            // Each iteration writes to places of its own, and nobody reads any before all iterations are done.
            nonisolated(unsafe) let results = buffer
            let portion = work.portion
            DispatchQueue.concurrentPerform(iterations: (count + portion - 1) / portion) { iteration in
                for index in iteration * portion..<min((iteration + 1) * portion, count) {
                    results.initializeElement(at: index, to: transform(elements[elements.startIndex + index]))
                }
            }
            initializedCount = count
        }
    }
}
