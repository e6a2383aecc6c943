import DialogLanguage
import Testing

@testable import DialogGenerator

/// Words of Swift, of the standard library and of the generated code itself, everywhere an author may choose a name.
@Suite("Hostile names")
struct HostileNamesTests {
    private static let words =
        """
        actor any as associatedtype associativity async available await borrow borrowing break case catch class \
        consume consuming continue convenience copy default defer deinit didSet discard distributed do dynamic each else \
        enum extension fallthrough fileprivate final for func get guard if import in indirect infix init inline inout \
        internal is isolated lazy left let macro modify module mutating nil none nonisolated nonmutating of open \
        operator optional override package postfix precedence precedencegroup prefix private protocol public read \
        repeat required rethrows return right self sending set some static struct subscript super switch then throw \
        throws try typealias unowned unsafe using var weak where while willSet yield type string error view binding \
        result optional int double bool array never void task swift values value button buttons place info describe \
        describing description dialog dialogs d c r w app target editing center texts title message rawValue allCases \
        hashValue hash dismissButton show write new old loading work object id rule section open run stored d0 options \
        map flatMap some1 uRL url date data foundation dialogRuntime concurrency mainActor equatable sendable
        """.split(separator: " ").map(String.init).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }

    /// Words that the language keeps for conditions.
    private static let kept: Set<String> = ["and", "or", "not", "none", "true", "false", "app"]

    private static let ids = words.filter { !kept.contains($0) }

    private static let appNames =
        """
        actor any async await borrowing consume convenience copy dynamic each final get indirect infix isolated lazy left \
        macro mutating nonisolated of open optional override package postfix prefix required right sending set some then \
        unowned unsafe using weak willSet yield type string error view binding result array task values value button \
        info describe dialog d c r w target text title object rule
        """.split(separator: " ").map(String.init)

    private static func word(_ index: Int) -> String { ids[index % ids.count] }

    private static var definition: String {
        var text = "dialoggen: 1\ndialogs:\n"
        for (index, id) in ids.enumerated() {
            let names = (0..<8).map { word(index + $0) }
            // Every enum of options has `allCases`; the checker says so.
            let option = names[0] == "allCases" ? "c" : names[0]
            // A reserved word is no name for a function of the app; any other word is.
            let callback = appNames[index % appNames.count]
            text += """
                  \(id):
                    presentation: popup
                    title: 'A {\(names[1])} title'
                    arguments: {\(names[1]): String, \(names[2]): Bool}
                    controls:
                      - {id: \(names[0]), kind: toggle, title: T, default: {app: \(names[0])Default}}
                      - id: \(names[3])
                        kind: picker
                        title: T
                        optional: true
                        options: [a, \(option), \(names[5] == "allCases" ? "b" : names[5])]
                        enabledWhen: \(names[0]) and (\(names[2]) or app.\(names[0])Allowed)
                      - id: \(names[4])
                        kind: textField
                        title: T
                        deprecated: Old
                        onChange: \(callback)
                        visibleWhen: \(names[3]) != '\(option)' and \(names[1]) != ''
                    rules:
                      - {require: \(names[4]) != '' or not \(names[0]), message: M, at: \(names[4])}
                    buttons:
                      - {id: \(names[5]), title: B, role: confirm}
                      - {id: \(names[6]), title: B, action: \(names[6])Action}
                      - {id: \(names[7]), title: B, opens: {dialog: \(id)Alert, with: {\(names[1]): x}}}
                  \(id)Alert:
                    presentation: alert
                    title: 'A {\(names[1])}'
                    arguments: {\(names[1]): String}
                    buttons: [{id: \(id), title: B, role: cancel}]

                """
        }
        return text
    }

    @Test("Every word can be the name of everything", arguments: [CompilerMode.usual[1], CompilerMode.usual[4]])
    func everyWord(_ mode: CompilerMode) throws {
        var configuration = Configuration()
        configuration.accessLevel = mode.access
        let set = Definitions.set([("words.dialog.yaml", Self.definition)], configuration: configuration)
        #expect(set.files.first?.dialogs.count == Self.ids.count * 2)
        let files = generate(set).map { (name: $0.name, contents: $0.contents) }
        let outcome = try RuntimeModule.shared.get().check(files, arguments: mode.arguments)
        #expect(outcome.output == "")
        #expect(outcome.status == 0)
    }

    @Test("Types of the app may be called like types inside a dialog")
    func hiddenTypes() throws {
        var definition = "dialoggen: 1\ndialogs:\n"
        var app = "import DialogRuntime\n"
        for type in [
            "Values", "Button", "Result", "Target", "App", "Place", "ModeOption", "Self1", "Dialog", "String", "Int",
        ] {
            app += "struct \(type): Equatable { var mode = \"a\" }\n"
            definition += """
                  edit\(type):
                    presentation: sheet
                    title: T
                    edits: \(type)
                    controls:
                      - {id: mode, kind: picker, title: T, bind: mode, options: [a, b]}
                    buttons: [cancel, ok]

                """
        }
        // The text of the property is the standard library's, whatever the app calls String.
        app = app.replacing("\"a\"", with: "\"a\" as Swift.String")
        let files = generate(Definitions.set([("types.dialog.yaml", definition)])).map {
            (name: $0.name, contents: $0.contents)
        }
        let outcome = try RuntimeModule.shared.get().check(files + [("App.swift", app)])
        #expect(outcome.output == "")
        #expect(outcome.status == 0)
    }
}
