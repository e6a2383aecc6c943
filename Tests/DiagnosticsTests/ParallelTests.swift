import Testing

@testable import Diagnostics

@Suite struct ParallelTests {
    @Test(arguments: [0, 1, 7, 8, 1_000])
    func resultsAreInTheOrderOfTheElements(count: Int) {
        let elements = Array(0..<count + 3)
        #expect(Parallel.map(elements[3...]) { "\($0 * 2)" } == (3..<count + 3).map { "\($0 * 2)" })
    }

    /// One portion, two, two and a bit, and many.
    @Test(arguments: [0, 1, 32, 63, 64, 65, 95, 96, 97, 1_000])
    func portionsLeaveNothingOut(count: Int) {
        let elements = Array(0..<count + 3)
        #expect(Parallel.map(elements[3...], .small) { "\($0 * 2)" } == (3..<count + 3).map { "\($0 * 2)" })
    }

    @Test(arguments: [(Parallel.Work.huge, 2), (.large, 8), (.medium, 32), (.small, 64)])
    func fewElementsAreNotSpread(work: Parallel.Work, smallestCount: Int) {
        #expect(!Parallel.pays(for: smallestCount - 1, work))
        #expect(Parallel.pays(for: smallestCount, work))
    }

    /// Files with many dialogs, several at a time.
    @Test func canStandInEachOther() {
        let sums = Parallel.map(0..<20) { file in
            Parallel.map(0..<200, .small) { $0 * file }.reduce(0, +)
        }
        #expect(sums == (0..<20).map { $0 * 19_900 })
    }
}
