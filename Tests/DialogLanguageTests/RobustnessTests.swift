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

    // Each of these took minutes, or more memory than there is, while it was looked at in pairs.

    @Test("each of many wrong placeholders in a folded text is pointed at")
    func placeholdersInFoldedText() throws {
        let lines = (0..<1_500).map { "      {z\($0)}\n" }.joined()
        let (_, diagnostics) = Project(
            "dialoggen: 1\ndialogs:\n  a:\n    presentation: alert\n    title: A\n    message: >\n" + lines
        ).check()
        #expect(diagnostics.map { $0.place.span?.text } == (0..<1_500).map { "{z\($0)}" })
    }

    @Test("a long condition above many controls is one way from each to the other")
    func conditionOfSection() {
        let names = (0..<128).map { "t\($0)" }
        let toggles = names.map { "id: \($0), kind: toggle, title: T" }
        let section = "{visibleWhen: \(names.joined(separator: " or ")), controls: [\n"
        let inner = (0..<10_000).map { "      {id: c\($0), kind: toggle, title: C},\n" }.joined()
        func text(_ inner: String) -> String {
            "dialoggen: 1\ndialogs:\n  a:\n    presentation: popup\n    title: A\n    sections:\n    - controls:\n"
                + toggles.map { "      - {\($0)}\n" }.joined() + "    - \(section)\(inner)    ]}\n"
                + "    rules: [{require: c0, message: M, at: c0}]\n"
        }
        // All is hidden at first, and a rule at what is hidden is skipped.
        #expect(Project(text(inner)).codes == [])
        let cyclic = "      {id: d, kind: toggle, title: D},\n"
        let (_, diagnostics) = Project(
            text(cyclic + inner).replacing("id: t7,", with: "visibleWhen: c9, id: t7,")
        ).check()
        #expect(diagnostics.map(\.code) == [.referenceCycle])
        #expect(diagnostics.first?.message.hasPrefix("c9 depends on t7") == true)
    }

    @Test("many controls with one id, on platforms of their own, are compared with few")
    func oneIDOnPlatforms() {
        let controls = (0..<4_000).map { "id: c, kind: toggle, title: C, platforms: [\($0 < 2_000 ? "iOS" : "macOS")]" }
        #expect(definition(controls).codes == Array(repeating: .duplicateID, count: 3_998))
    }

    @Test("of very many missing arguments some are named")
    func missingArguments() {
        let arguments = (0..<500).map { "a\($0): Int" }.joined(separator: ", ")
        let target = "  t: {presentation: alert, title: T, arguments: {\(arguments)}}\n"
        let buttons = (0..<100).map { "{id: b\($0), title: B, opens: t}" }.joined(separator: ", ")
        let opener = "  o: {presentation: popup, title: O, buttons: [\(buttons)]}\n"
        let codes = Project("dialoggen: 1\ndialogs:\n" + target + opener).codes
        // All of the first fifty have twenty findings, and the others one each.
        #expect(codes.count { $0 == .missingArgument } == 50 * 20 + 50)
    }

    @Test("behind many missing arguments, those that are given are looked at")
    func givenArguments() {
        let arguments = (0..<40).map { "a\($0): Int" }.joined(separator: ", ")
        let given = (30..<40).map { "a\($0): x" }.joined(separator: ", ")
        let codes = Project(
            """
            dialoggen: 1
            dialogs:
              t: {presentation: alert, title: T, arguments: {\(arguments)}}
              o: {presentation: popup, title: O, buttons: [{id: b, title: B, opens: {dialog: t, with: {\(given)}}}]}
            """
        ).codes
        #expect(codes.count { $0 == .missingArgument } == 20)
        #expect(codes.count { $0 == .numberFormat } == 10)
    }

    @Test("a view with many constants is told of in few words")
    func viewConstants() {
        let constants = (0..<2_000).map { "a\($0): 1" }.joined(separator: ", ")
        let controls =
            ["id: v, kind: custom, title: V, view: V, with: {\(constants)}"]
            + (0..<2_000).map { "id: v\($0), kind: custom, title: V, view: V, with: {a0: 1.5}" }
        let (_, diagnostics) = definition(controls).check()
        #expect(diagnostics.count == 2_000)
        #expect(diagnostics.allSatisfy { $0.code == .wrongType && $0.message.utf8.count < 200 })
    }

    @Test("options of a large set are found by name from many places")
    func largeSet() {
        let options = (0..<3_000).map { "v\($0)" }.joined(separator: ", ")
        let comparison = (0..<64).map { "c == v\($0 + 2_000)" }.joined(separator: " or ")
        let controls =
            ["id: c, kind: picker, title: C, options: {set: s}, default: v2999"]
            + (0..<200).map { "id: d\($0), kind: toggle, title: D, visibleWhen: \(comparison)" }
        let sets = "optionSets: {s: [\(options)]}\n"
        #expect(definition(controls, rest: sets).codes == [])
        let wrong = controls.map { $0.replacing("default: v2999", with: "default: vv2999") }
        #expect(definition(wrong, rest: sets).codes == [.defaultNotAnOption])
    }

    @Test("of many wrong values the first are corrected")
    func correctionsEnd() {
        let options = (0..<3_000).map { "value\($0)" }.joined(separator: ", ")
        let sets = "optionSets: {s: [\(options)]}\n"
        let controls = (0..<1_500).map { "id: c\($0), kind: picker, title: C, options: {set: s}, default: valeu\($0)" }
        let (_, diagnostics) = definition(controls, rest: sets).check()
        #expect(diagnostics.map(\.code) == Array(repeating: .defaultNotAnOption, count: 1_500))
        #expect(diagnostics.count { !$0.fixIts.isEmpty } == 1_000)
    }

    @Test("a text in braces that many commas cut is one finding")
    func cutTexts() {
        let rest = (0..<5_000).map { "and \($0)" }.joined(separator: ", ")
        #expect(definition(["id: a, kind: toggle, title: A, help: Slow, \(rest)"]).codes == [.unknownKey])
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
