import Diagnostics
import Testing

@Suite struct SuggestionsTests {
    private let keys = ["title", "subtitle", "default", "range", "step", "unit", "visibleWhen", "enabledWhen"]

    @Test(arguments: [
        ("titel", "title"), ("tittle", "title"), ("ttle", "title"), ("defualt", "default"), ("Default", "default"),
        ("visble-when", "visibleWhen"), ("visible_when", "visibleWhen"), ("ENABLEDWHEN", "enabledWhen"),
        ("rnage", "range"), ("subTitel", "subtitle"),
    ])
    func findsWhatWasMeant(word: String, meant: String) {
        #expect(Suggestions.nearest(to: word, in: keys) == meant)
    }

    @Test(arguments: ["", "x", "colour", "stopwatch", "日本語", "title", "-", String(repeating: "title", count: 100_000)])
    func staysSilent(word: String) {
        #expect(Suggestions.nearest(to: word, in: ["title"]) == nil)
    }

    @Test func theSmallestDistanceWinsAndThenTheFirst() {
        #expect(Suggestions.nearest(to: "modes", in: ["nodes", "mode", "model"]) == "nodes")
        #expect(Suggestions.nearest(to: "controll", in: ["contrail", "control"]) == "control")
        #expect(Suggestions.nearest(to: "bar", in: ["car", "far"]) == "car")
    }

    @Test func aDifferenceInCaseOnlyBeatsEverything() {
        #expect(Suggestions.nearest(to: "popUp", in: ["popOp", "popup"]) == "popup")
        #expect(Suggestions.nearest(to: "full-screen-cover", in: ["sheet", "fullScreenCover"]) == "fullScreenCover")
    }

    @Test func oneLetterIsNoReasonToSuggestAnother() {
        #expect(Suggestions.nearest(to: "a", in: ["b", "ab"]) == "ab")
        #expect(Suggestions.nearest(to: "id", in: ["if", "ok"]) == "if")
    }

    @Test func otherScriptsCount() {
        #expect(Suggestions.nearest(to: "ピアの", in: ["ギター", "ピアノ"]) == "ピアノ")
    }

    @Test func hostileCandidatesAreSkipped() {
        let long = String(repeating: "a", count: 1_000_000)
        #expect(Suggestions.nearest(to: "titel", in: [long, "title"]) == "title")
    }

    /// Agrees with the plain recursive definition of the distance.
    @Test func agreesWithTheDefinition() {
        var random = SplitMix(seed: 3)
        for _ in 0..<1_500 {
            let (word, candidate) = (randomWord(&random), randomWord(&random))
            guard word != candidate else { continue }
            let distance = distance(Array(word), Array(candidate))
            let limit = min(max(word.count / 3, 1), 3, max(word.count, candidate.count) - 1)
            let found = Suggestions.nearest(to: word, in: [candidate])
            #expect((found != nil) == (distance <= limit), "\(word) \(candidate) \(distance)")
        }
    }

    private func randomWord(_ random: inout SplitMix) -> String {
        String((0..<Int.random(in: 1...7, using: &random)).map { _ in "abc".randomElement(using: &random) ?? "a" })
    }

    private func distance(_ first: [Character], _ second: [Character]) -> Int {
        guard let last = first.last, let other = second.last else { return first.count + second.count }
        let (start, otherStart) = (Array(first.dropLast()), Array(second.dropLast()))
        var best = min(
            distance(start, otherStart) + (last == other ? 0 : 1), distance(start, second) + 1,
            distance(first, otherStart) + 1)
        if start.last == other, otherStart.last == last {
            best = min(best, distance(Array(start.dropLast()), Array(otherStart.dropLast())) + 1)
        }
        return best
    }
}
