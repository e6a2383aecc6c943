import Diagnostics
import DialogLanguage
import Testing

/// Files that are made to be large or deep.
@Suite("Hostile definitions")
struct RobustnessTests {
    private func definition(_ controls: [String], rest: String = "") -> Project {
        let head = "dialoggen: 1\ndialogs:\n  a:\n    presentation: popup\n    title: A\n    controls:\n"
        return Project(head + controls.map { "      - {\($0)}\n" }.joined() + rest)
    }

    @Test("a long chain of conditions needs no deep stack and no time that doubles with each link")
    func longChains() {
        let count = 4_000
        var controls = ["id: c0, kind: toggle, title: First"]
        for index in 1..<count {
            let before = "c\(index - 1)"
            controls.append("id: c\(index), kind: toggle, title: C\(index), visibleWhen: \(before) or not \(before)")
        }
        let rule = "    rules: [{require: c\(count - 1), message: M, at: c\(count - 1)}]\n"
        #expect(definition(controls, rest: rule).codes == [.defaultBreaksRule])
    }

    @Test("a long cycle is one finding")
    func longCycle() {
        let count = 2_000
        let controls = (0..<count).map { index in
            "id: c\(index), kind: toggle, title: C\(index), visibleWhen: c\((index + 1) % count)"
        }
        #expect(definition(controls).codes == [.referenceCycle])
    }

    @Test("an error in each of many dialogs is found in time that grows with their number only")
    func manyErrors() {
        let dialogs = (0..<5_000).map { "  d\($0): {presentation: alert}\n" }.joined()
        let codes = Project("dialoggen: 1\ndialogs:\n" + dialogs).codes
        #expect(codes == Array(repeating: .missingKey, count: 5_000))
    }

    @Test("many options with one value are told apart from the first one only")
    func manyOptions() {
        let options = Array(repeating: "x", count: 3_000).joined(separator: ", ")
        let codes = definition(["id: a, kind: picker, title: A, options: [\(options)]"]).codes
        #expect(codes == Array(repeating: .duplicateOption, count: 2_999))
    }

    @Test("line ends and a byte-order mark change no finding", arguments: ["\n", "\r\n", "\r"])
    func lineEnds(end: String) throws {
        for sample in Sample.all where sample.name.hasPrefix("valid/") {
            for file in sample.files {
                let text = String(decoding: file.source.bytes, as: UTF8.self).replacing("\n", with: end)
                #expect(Project(text).codes == [])
                #expect(Project("\u{FEFF}" + text).codes == [])
            }
        }
    }

    @Test("the same key in every place is judged without a crash", arguments: 0..<4)
    func everyKeyEverywhere(place: Int) {
        let keys = [
            "presentation", "title", "controls", "sections", "options", "range", "default", "opens", "content", "with",
            "storage", "buttons", "dismiss", "rules", "icon", "subtitle", "url", "value", "storageKey", "allow",
        ]
        let values = ["x", "[]", "{}", "[x]", "{x: y}", "~", "''", "1", "true", "[[x]]", "{a: {b: c}}", "[{id: x}]"]
        for key in keys {
            for value in values {
                let entry = "\(key): \(value)"
                let text =
                    switch place {
                    case 0: "dialoggen: 1\n\(entry)\n"
                    case 1: "dialoggen: 1\ndialogs:\n  a: {\(entry)}\n"
                    case 2:
                        "dialoggen: 1\ndialogs:\n  a: {presentation: page, title: T, controls: [{id: c, kind: "
                            + "picker, \(entry)}]}\n"
                    default:
                        "dialoggen: 1\ndialogs:\n  a: {presentation: popup, title: T, buttons: [{id: c, \(entry)}]}\n"
                    }
                let (set, diagnostics) = Project(text).check()
                let isSound = !set.files.flatMap(\.dialogs).isEmpty
                #expect(isSound || !diagnostics.isEmpty, "\(text)")
            }
        }
    }
}
