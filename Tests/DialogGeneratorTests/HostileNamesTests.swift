import DialogLanguage
import Testing

@testable import DialogGenerator

/// Words of Swift, of the standard library and of the generated code itself, everywhere an author may choose a name.
@Suite("Hostile names", .serialized)
struct HostileNamesTests {
    @Test(
        "The table has every keyword of this toolchain",
        .enabled(if: SwiftWords.keywordsOfToolchain != nil, "the toolchain comes without the interface of its parser"))
    func keywords() throws {
        let known = try #require(SwiftWords.keywordsOfToolchain)
        #expect(known.count > 150)
        #expect(known.filter { !SwiftWords.keywords.contains($0) } == [])
    }

    /// Names are much code, and a mode does little to them.
    private static let modes = CompilerMode.testsAll ? CompilerMode.all : [.plainest, .strictest]

    @Test("Every word can be the name of everything, and the app can use it", arguments: modes)
    func everyWord(_ mode: CompilerMode) throws {
        var configuration = Configuration()
        configuration.accessLevel = mode.access
        let names = HostileNames()
        let set = Definitions.set(names.definitions, configuration: configuration)
        let files = generate(set).map { (name: $0.name, contents: $0.contents) }
        let app = [("App.swift", names.app(mode)), ("User.swift", names.user)]
        let outcome = try RuntimeModule.shared.get().check(files + app, mode: mode, depth: .types)
        #expect(outcome.output == "")
        #expect(outcome.status == 0)
    }

    @Test("Types of the app may be called like types inside a dialog, or like those of libraries")
    func hiddenTypes() throws {
        var definition = "dialoggen: 1\ndialogs:\n"
        var app = "import DialogRuntime\n"
        for type in Self.types {
            app += "struct \(type): Swift.Equatable { var mode = \"a\" as Swift.String, other: Swift.String? }\n"
            definition += """
                  edit\(type):
                    presentation: sheet
                    title: T
                    edits: \(type)
                    controls:
                      - {id: mode, kind: picker, title: T, bind: mode, options: [a, b]}
                      - {id: other, kind: textField, title: T, bind: other, optional: true}
                    buttons: [cancel, ok]

                """
        }
        let user = Self.types.map { type in
            """
            @_Concurrency.MainActor func use\(type)(_ dialogs: Dialogs, _ object: \(type)) async -> \(type) {
                var copy = object
                _ = await dialogs.edit\(type).open(get: { object }, set: { copy = $0 }).values?.mode
                return copy
            }

            """
        }
        let files = generate(Definitions.set([("types.dialog.yaml", definition)])).map {
            (name: $0.name, contents: $0.contents)
        }
        let outcome = try RuntimeModule.shared.get().check(files + [("App.swift", app + user.joined())])
        #expect(outcome.output == "")
        #expect(outcome.status == 0)
    }

    private static let types =
        """
        Values Button Result Target App Place ModeOption Self1 Dialog String Int Bool Double Error View Binding Optional \
        Array Set Never Void Equatable Sendable Task MainActor AnyObject Duration Date URL Concurrency \
        DialogText DialogBuilder DialogInfo StringLiteralType IntegerLiteralType D
        """.split(separator: " ").map(String.init)

    @Test(
        "The app's module may be called like something generated",
        arguments: ["Dialogs", "SongDialog", "Values", "Song"])
    func modules(_ module: String) throws {
        let definition = """
            dialoggen: 1
            dialogs:
              song:
                presentation: popup
                title: T
                edits: Song
                arguments: {song: String}
                controls:
                  - {id: values, kind: picker, title: '{song}', bind: title, options: [song, dialogs]}
                buttons: [cancel, ok]
            """
        let app = """
            @MainActor final class Song { var title = "song" }
            @MainActor func use(_ dialogs: Dialogs, _ song: Song) async {
                guard let values = await dialogs.song.open(editing: song, song: "s").values else { return }
                print(values.values == .song)
            }
            """
        let files = generate(Definitions.set([("song.dialog.yaml", definition)]))
            .map { (name: $0.name, contents: $0.contents) }
        let outcome = try RuntimeModule.shared.get().check(files + [("App.swift", app)], module: module)
        #expect(outcome.output == "")
        #expect(outcome.status == 0)
    }
}
