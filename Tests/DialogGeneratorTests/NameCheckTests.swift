import Diagnostics
import DialogLanguage
import Testing

@testable import DialogGenerator

@Suite("Names")
struct NameCheckTests {
    private func file(_ path: String, _ dialogs: String) -> (path: String, text: String) {
        (path, "dialoggen: 1\ndialogs:\n" + dialogs)
    }

    private func alert(_ id: String, _ more: String = "") -> String {
        "  \(id): {presentation: alert, title: T\(more)}\n"
    }

    @Test("Two dialogs cannot get one name")
    func dialogs() {
        #expect(
            Definitions.collisions([
                file("a.dialog.yaml", alert("tempo")),
                file("b.dialog.yaml", alert("speed", ", swiftName: tempo")),
            ]) == [
                "identifier-collision at b.dialog.yaml: tempo (a.dialog.yaml: tempo)"
            ])
        #expect(Definitions.collisions([file("a.dialog.yaml", alert("tempo") + alert("speed"))]) == [])
    }

    @Test("A dialog cannot get the name of the entry type")
    func facade() {
        let files = [file("a.dialog.yaml", alert("tempo"))]
        #expect(
            Definitions.collisions(files, facade: "TempoDialog") == ["identifier-collision at a.dialog.yaml: tempo"])
        for module in ["Swift", "SwiftUI", "DialogUI", "DialogRuntime", "Foundation", "_Concurrency"] {
            #expect(Definitions.collisions(files, facade: module) == ["identifier-collision at nowhere"])
        }
    }

    @Test("A type of the app cannot be called like a module, or like something generated")
    func appTypes() {
        func page(_ id: String, _ type: String, _ more: String = "") -> String {
            "  \(id): {presentation: popup, title: T, edits: \(type)\(more), "
                + "controls: [{id: a, kind: toggle, bind: a}]}\n"
        }
        for type in ["Swift", "DialogRuntime", "Dialogs", "OneDialog", "DialogsApp"] {
            #expect(
                Definitions.collisions([file("a.dialog.yaml", page("one", type))]) == [
                    "identifier-collision at a.dialog.yaml: \(type)"
                ])
        }
        #expect(
            Definitions.collisions([file("a.dialog.yaml", page("one", "Dialogs.Song") + page("two", "Song"))]) == [])
        let arguments = ", arguments: {on: Bool}"
        #expect(
            Definitions.collisions([
                file("a.dialog.yaml", page("one", "Song", arguments) + page("two", "Song", ", swiftName: _One"))
            ]) == ["identifier-collision at a.dialog.yaml: _One (a.dialog.yaml: one)"])
    }

    @Test("Two views cannot get one name")
    func views() {
        let sheet = ", content: {view: "
        #expect(
            Definitions.collisions([
                file("a.dialog.yaml", "  one: {presentation: sheet, title: T\(sheet)Editors.Phrase}}\n"),
                file("b.dialog.yaml", "  two: {presentation: sheet, title: T\(sheet)editorsPhrase}}\n"),
                file("c.dialog.yaml", "  three: {presentation: sheet, title: T\(sheet)editorsPhrase}}\n"),
            ]) == [
                "identifier-collision at b.dialog.yaml: editorsPhrase (a.dialog.yaml: Editors.Phrase)",
                "identifier-collision at c.dialog.yaml: editorsPhrase (a.dialog.yaml: Editors.Phrase)",
            ])
        #expect(
            Definitions.collisions(
                [file("tempo.dialog.yaml", "  one: {presentation: sheet, title: T\(sheet)Editor}}\n")],
                facade: "XViews"
            ) == [])
    }

    @Test("The enum of a control cannot hide the one of an option set that its dialog uses")
    func hiddenSet() {
        let text = """
            dialoggen: 1
            optionSets:
              keys: [a, b]
            dialogs:
              one:
                presentation: popup
                title: T
                controls:
                  - {id: first, kind: picker, title: T, options: {set: keys}}
                  - {id: keys, kind: picker, title: T, options: [c, d]}
              two:
                presentation: popup
                title: T
                controls:
                  - {id: keys, kind: picker, title: T, options: [c, d]}
            """
        #expect(Definitions.collisions([("a.dialog.yaml", text)]) == ["identifier-collision at a.dialog.yaml: keys"])
    }

    @Test("A name of the app means one thing")
    func appNames() {
        let first = """
              one:
                presentation: page
                title: T
                controls:
                  - {id: version, kind: labeledContent, title: T, value: {app: version}}
                  - {id: again, kind: labeledContent, title: T, value: {app: version}}
            """
        let second = """
              two:
                presentation: page
                title: T
                controls:
                  - {id: go, kind: button, title: T, action: version}
            """
        #expect(
            Definitions.collisions([file("a.dialog.yaml", first), file("b.dialog.yaml", second)]) == [
                "identifier-collision at b.dialog.yaml: version (a.dialog.yaml: version)"
            ])
    }

    @Test("An option cannot get a name that every enum of options has")
    func reservedCases() {
        let text = """
            dialoggen: 1
            dialogs:
              one:
                presentation: popup
                title: T
                controls:
                  - {id: first, kind: picker, title: T, options: [a, all cases]}
            """
        #expect(
            Definitions.collisions([("a.dialog.yaml", text)]) == ["identifier-collision at a.dialog.yaml: all cases"])
    }

    @Test("Files are named by their path, each differently whatever the case")
    func outputs() {
        func names(_ paths: [String], _ options: GeneratorOptions = GeneratorOptions()) -> [String] {
            let sorted = ScalarOrder.sorted(paths) { $0 }
            let names = Dictionary(uniqueKeysWithValues: zip(sorted, outputNames(forPaths: sorted, options: options)))
            return paths.map { names[$0] ?? "" }
        }
        #expect(names(["tempo.dialog.yaml"]) == ["tempo.dialog.swift"])
        #expect(
            names(["./sub/tempo.dialog.yml", "../x/a b.dialog.yaml"]) == [
                "sub_tempo.dialog.swift", "x_a b.dialog.swift",
            ])
        #expect(names(["/home/me/曲.dialog.yaml"]) == ["曲.dialog.swift"])
        #expect(names(["b/A.dialog.yaml", "B/a.dialog.yaml"]) == ["b_A-2.dialog.swift", "B_a.dialog.swift"])
        #expect(names(["a.dialog.yaml", "a.dialog.yml"]) == ["a.dialog.swift", "a-2.dialog.swift"])
        #expect(names(["a/b.dialog.yaml", "a_b.dialog.yaml"]) == ["a_b.dialog.swift", "a_b-2.dialog.swift"])
        let options = GeneratorOptions(
            relativePaths: ["/x/dialogs/sub/b.dialog.yaml": "sub/b.dialog.yaml"],
            outputNames: ["/x/c.dialog.yaml": "Sub_B.dialog.swift"])
        #expect(
            names(["/x/dialogs/sub/b.dialog.yaml", "/x/c.dialog.yaml"], options) == [
                "sub_b-2.dialog.swift", "Sub_B.dialog.swift",
            ])
    }

    @Test("Many files whose names differ in case alone get one number after the other")
    func outputsOfManyCases() {
        let paths = (0..<4_096).map { bits in
            String((0..<12).map { bits >> $0 & 1 == 0 ? Character("a") : "A" }) + ".dialog.yaml"
        }
        let names = outputNames(forPaths: ScalarOrder.sorted(paths) { $0 }, options: GeneratorOptions())
        let numbers = names.compactMap { Int($0.dropLast(".dialog.swift".count).dropFirst(13)) }
        #expect(numbers.sorted() == Array(2...4_096))
    }

    @Test("A file gives its protocol a name that Swift takes")
    func protocols() {
        func name(_ path: String) -> String { SwiftNames.appProtocol(relativePath: path, Configuration()) }
        #expect(name("tempo.dialog.yaml") == "TempoDialogsApp")
        #expect(name("sub/my-song list.dialog.yaml") == "SubMySongListDialogsApp")
        #expect(name("3d.dialog.yaml") == "_3dDialogsApp")
        #expect(name("曲.dialog.yaml") == "曲DialogsApp")
        #expect(name("-.dialog.yaml") == "DialogsApp")
    }
}
