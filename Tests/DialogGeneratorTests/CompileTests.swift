import DialogLanguage
import Foundation
import Testing

@testable import DialogGenerator

@Suite("Generated code compiles", .serialized)
struct CompileTests {
    @Test("The golden outputs compile in every mode, without a warning", arguments: CompilerMode.tested)
    func goldens(_ mode: CompilerMode) throws {
        var configuration = Configuration()
        configuration.accessLevel = mode.access
        try check(try Definitions.goldens(configuration), app: "GoldenApp", mode)
    }

    @Test("The sample compiles in every mode, without a warning", arguments: CompilerMode.tested)
    func sample(_ mode: CompilerMode) throws {
        var configuration = Configuration()
        configuration.accessLevel = mode.access
        configuration.previews = true
        try check(try Definitions.sample(configuration), app: "SampleApp", mode)
    }

    /// Compiles what definitions give together with an app that stands beside the goldens.
    private func check(_ set: DialogSet, app: String, _ mode: CompilerMode) throws {
        let text = try String(contentsOf: Definitions.folder.appendingPathComponent(app + ".txt"), encoding: .utf8)
        let files = generate(set).map { (name: $0.name, contents: $0.contents) }
        let contents = text.replacing("ACCESS import", with: mode.importWord).replacing("ACCESS", with: mode.accessWord)
        let outcome = try RuntimeModule.shared.get().check(files + [("App.swift", contents)], mode: mode)
        #expect(outcome.output == "")
        #expect(outcome.status == 0)
    }

    @Test("A wrong property is reported at its name in the definition")
    func wrongProperties() throws {
        let definition = """
            dialoggen: 1
            dialogs:
              tempo:
                presentation: popup
                title: Tempo
                edits: Song
                controls:
                  - {id: bpm, kind: stepper, title: T, bind: tempo, range: 1...9}
                  - id: name
                    kind: textField
                    title: Name
                    bind: missing
              other:
                presentation: popup
                title: Other
                edits: Nothing
                controls:
                  - {id: on, kind: toggle, title: On, bind: on}
            """
        let app = "final class Song { var tempo: [Int] = [] }"
        let options = GeneratorOptions(reportedPaths: ["song.dialog.yaml": "/app/song.dialog.yaml"])
        let files = generate(Definitions.set([("song.dialog.yaml", definition)]), options: options)
            .map { (name: $0.name, contents: $0.contents) }
        let output = try RuntimeModule.shared.get().check(files + [("App.swift", app)]).output
        #expect(output.contains("/app/song.dialog.yaml:8:50: error: 'changed(_:over:)' is unavailable"), "\(output)")
        #expect(output.contains("/app/song.dialog.yaml:12:15: error: value of type 'TempoDialog.Target'"), "\(output)")
        #expect(output.contains("/app/song.dialog.yaml:16:12: error: cannot find type 'Nothing' in scope"), "\(output)")
        #expect(!output.contains("song.dialog.yaml:7:"), "\(output)")
    }

    @Test("What is wrong with a record is reported at its list in the definition")
    func wrongRecords() throws {
        let definition = """
            dialoggen: 1
            dialogs:
              band:
                presentation: popup
                title: Band
                controls:
                  - id: a
                    kind: list
                    title: A
                    item: {edits: Member, opens: member, title: nam}
                  - id: b
                    kind: list
                    title: B
                    item: {edits: Member, opens: member, title: age}
              member:
                presentation: popup
                title: Member
                edits: Member
                controls: [{id: name, kind: textField, bind: name}]
            """
        let app = """
            nonisolated struct Member: Equatable, Sendable { var name = "", age = 1 }
            """
        let files = generate(Definitions.set([("song.dialog.yaml", definition)]))
            .map { (name: $0.name, contents: $0.contents) }
        let output = try RuntimeModule.shared.get().check(files + [("App.swift", app)]).output
        #expect(output.contains("song.dialog.yaml:10:"), "\(output)")
        #expect(output.contains("has no member 'nam'"), "\(output)")
        #expect(output.contains("song.dialog.yaml:14:"), "\(output)")
        #expect(output.contains("cannot convert value of type 'Int' to closure result type 'String'"), "\(output)")
    }

    /// Kinds of controls with the properties that go with them, and those that do not.
    static let pairs: [(control: String, fitting: [String], wrong: [String])] = [
        (
            "kind: stepper, range: 1...9", ["int", "small", "float", "point", "grade", "maybeInt", "maybeSmall"],
            ["text", "flag", "name", "maybeText", "list", "plain"]
        ),
        ("kind: slider, range: 0.5...9.5", ["int", "float", "double", "point"], ["text", "flag", "maybeFlag"]),
        (
            "kind: textField, valueType: Int, optional: true", ["maybeInt", "maybeSmall", "maybeGrade"],
            ["small", "maybeText", "text", "list"]
        ),
        (
            "kind: textField", ["text", "name", "maybeText", "maybeName"],
            ["int", "flag", "grade", "maybeInt", "plain"]
        ),
        ("kind: textField, optional: true", ["maybeText", "maybeName"], ["maybeInt", "int", "maybeFlag"]),
        ("kind: toggle", ["flag", "maybeFlag"], ["int", "text", "grade", "plain"]),
        (
            "kind: picker, options: [low, high]", ["text", "name", "maybeText", "maybeName"],
            ["int", "flag", "grade", "maybeInt", "plain"]
        ),
        ("kind: picker, options: [low, high], optional: true", ["maybeText", "maybeName"], ["text", "maybeGrade"]),
        ("kind: picker, options: [1, 2]", ["int", "small", "grade", "maybeInt"], ["text", "name", "flag"]),
        ("kind: picker, options: [low, high], valueType: Name", ["name", "maybeName"], ["int", "text", "grade"]),
        ("kind: picker, options: [a, b], valueType: Plain", ["plain", "maybePlain"], ["int", "text", "name"]),
        ("kind: list, item: {kind: textField}", ["texts", "names", "maybeTexts"], ["text", "list", "grades"]),
        (
            "kind: list, item: {kind: stepper, range: 1...9}", ["list", "smalls", "grades"],
            ["int", "texts", "names", "maybeTexts"]
        ),
        ("kind: list, item: {kind: picker, options: [low, high]}", ["texts", "names"], ["list", "name", "plains"]),
        ("kind: list, item: {kind: picker, options: [a, b], valueType: Plain}", ["plains"], ["texts", "plain"]),
    ]

    private static let typesOfTheApp = """
        import struct Foundation.CGFloat
        enum Name: String { case low, high }
        enum Grade: Int { case one = 1, two }
        enum Plain { case a, b }
        final class Song {
            var int = 1, small: UInt8 = 1, float: Float = 1, double = 1.0, point: CGFloat = 1, grade = Grade.one
            var text = "", flag = false, name = Name.low, plain = Plain.a, list = [1]
            var maybeInt: Int?, maybeSmall: UInt8?, maybeGrade: Grade?, maybeText: String?, maybeName: Name?
            var maybeFlag: Bool?, maybePlain: Plain?
            var texts = [""], names = [Name.low], smalls: [UInt8] = [1], grades = [Grade.one], plains = [Plain.a]
            var maybeTexts: [String]?
        }
        """

    /// A dialog a line, so that the line tells the pair.
    private func check(_ pairs: [(control: String, property: String)]) throws -> RuntimeModule.Outcome {
        let head = ["dialoggen: 1", "dialogs:"]
        let dialogs = pairs.enumerated().map { index, pair in
            "  d\(index): {presentation: popup, title: T, edits: Song, controls: "
                + "[{bind: \(pair.property), id: x, title: X, \(pair.control)}]}"
        }
        let definition = (head + dialogs).joined(separator: "\n")
        let files = generate(Definitions.set([("song.dialog.yaml", definition)]))
            .map { (name: $0.name, contents: $0.contents) }
        return try RuntimeModule.shared.get().check(files + [("App.swift", CompileTests.typesOfTheApp)])
    }

    @Test("Properties that go with their controls compile")
    func fittingProperties() throws {
        let outcome = try check(CompileTests.pairs.flatMap { pair in pair.fitting.map { (pair.control, $0) } })
        #expect(outcome.output == "")
        #expect(outcome.status == 0)
    }

    @Test("A property of a wrong type is one error, at its name in the definition")
    func propertiesThatDoNotFit() throws {
        let pairs = CompileTests.pairs.flatMap { pair in pair.wrong.map { (pair.control, $0) } }
        let output = try check(pairs).output
        var errors = output.split(separator: "\n").filter { $0.contains(": error: ") }
        for (index, pair) in pairs.enumerated() {
            let line = index + 3
            let column = "  d\(index): {presentation: popup, title: T, edits: Song, controls: [{bind: ".utf8.count + 1
            let start =
                "song.dialog.yaml:\(line):\(column): error: 'changed(_:over:)' is unavailable: the property's type"
            let found = errors.filter { $0.hasPrefix("song.dialog.yaml:\(line):") }
            #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix(start) }, "\(pair): \(found)")
            errors.removeAll { $0.hasPrefix("song.dialog.yaml:\(line):") }
        }
        #expect(errors == [])
    }

    @Test("An optional control asks for an optional property")
    func optionalControls() throws {
        let pairs = [
            ("kind: textField, valueType: Int, optional: true", "int"),
            ("kind: textField, valueType: Int, optional: true", "grade"), ("kind: textField, optional: true", "text"),
            ("kind: picker, options: [low, high], optional: true, valueType: Name", "name"),
        ]
        let output = try check(pairs).output
        for line in 3..<3 + pairs.count {
            let found = output.split(separator: "\n").filter {
                $0.hasPrefix("song.dialog.yaml:\(line):") && $0.contains(" error: ")
            }
            #expect(found.count == 1 && found.allSatisfy { $0.contains("value of optional type") }, "\(output)")
        }
    }

    @Test("What the app lacks is reported with a note at its name in the definition")
    func missingRequirement() throws {
        let definition = """
            dialoggen: 1
            dialogs:
              about:
                presentation: page
                title: About
                controls:
                  - {id: version, kind: labeledContent, title: Version, value: {app: version}}
            """
        let app = """
            import DialogRuntime
            final class App: DialogsApp {}
            """
        let files = generate(Definitions.set([("about.dialog.yaml", definition)]))
            .map { (name: $0.name, contents: $0.contents) }
        let output = try RuntimeModule.shared.get().check(files + [("App.swift", app)]).output
        #expect(output.contains("error: type 'App' does not conform to protocol 'AboutDialogsApp'"), "\(output)")
        #expect(output.contains("about.dialog.yaml:7:74: note: protocol requires property 'version'"), "\(output)")
    }

    @Test("Modules of the app are imported as far as they are seen", arguments: [0, 1])
    func imports(_ features: Int) throws {
        let runtime = try RuntimeModule.shared.get()
        try runtime.addModule("Model\(features)", "public final class Song { public init() {}; public var tempo = 1 }")
        try runtime.addModule("Tools\(features)", "public struct Tool {}")
        var configuration = Configuration()
        configuration.accessLevel = .public
        configuration.imports = ["Tools\(features)"]
        let definition = """
            dialoggen: 1
            imports: [Model\(features)]
            dialogs:
              tempo:
                presentation: popup
                title: Tempo
                edits: Model\(features).Song
                controls:
                  - {id: bpm, kind: stepper, title: T, bind: tempo, range: 1...9}
            """
        let files = generate(Definitions.set([("song.dialog.yaml", definition)], configuration: configuration))
            .map { (name: $0.name, contents: $0.contents) }
        let outcome = try runtime.check(files, mode: features == 0 ? .plain : .strictest)
        #expect(outcome.output == "")
        #expect(outcome.status == 0)
    }
}
