import DialogLanguage
import Foundation
import Testing

@testable import DialogGenerator

/// A way in which an app's target may be compiled.
struct CompilerMode: Sendable, CustomTestStringConvertible {
    var access: Configuration.AccessLevel
    var isolation: String?
    var features: [String]

    var arguments: [String] {
        features.flatMap { ["-enable-upcoming-feature", $0] } + (isolation.map { ["-default-isolation", $0] } ?? [])
    }

    var testDescription: String { "\(access), \(isolation ?? "no") default isolation, \(features)" }

    static let features = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]

    /// Every access level with both isolations, and each feature both ways with each access level.
    static let usual: [CompilerMode] = [
        CompilerMode(access: .internal, isolation: nil, features: []),
        CompilerMode(access: .internal, isolation: "MainActor", features: features),
        CompilerMode(access: .package, isolation: nil, features: features),
        CompilerMode(access: .package, isolation: "MainActor", features: []),
        CompilerMode(access: .public, isolation: nil, features: ["MemberImportVisibility"]),
        CompilerMode(access: .public, isolation: "MainActor", features: features),
    ]

    static let all: [CompilerMode] = Configuration.AccessLevel.allCases.flatMap { access in
        [nil, "MainActor"].flatMap { isolation in
            (0..<8).map { bits in
                CompilerMode(
                    access: access, isolation: isolation,
                    features: features.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element))
            }
        }
    }

    /// `DIALOGGEN_ALL_MODES=1` tests all 48.
    static var tested: [CompilerMode] {
        ProcessInfo.processInfo.environment["DIALOGGEN_ALL_MODES"] == "1" ? all : usual
    }
}

@Suite("Generated code compiles", .serialized)
struct CompileTests {
    @Test("The golden outputs compile in every mode, without a warning", arguments: CompilerMode.tested)
    func goldens(_ mode: CompilerMode) throws {
        var configuration = Configuration()
        configuration.accessLevel = mode.access
        let app = try String(
            decoding: Data(contentsOf: Definitions.folder.appendingPathComponent("GoldenApp.txt")), as: UTF8.self)
        var files = generate(try Definitions.goldens(configuration)).map { (name: $0.name, contents: $0.contents) }
        // A plain import suits every mode that does not ask for an explicit one.
        let plain =
            mode.access == .internal || (mode.access == .package && !mode.features.contains(CompilerMode.features[0]))
        let level = mode.access == .internal ? "" : mode.access.rawValue
        files.append(
            (
                "GoldenApp.swift",
                app.replacing("ACCESS import", with: plain ? "import" : "\(level) import")
                    .replacing("ACCESS", with: level)
            ))
        let outcome = try RuntimeModule.shared.get().check(files, arguments: mode.arguments)
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
        #expect(output.contains("/app/song.dialog.yaml:8:50: error: cannot convert value of type '[Int]'"), "\(output)")
        #expect(output.contains("/app/song.dialog.yaml:12:15: error: value of type 'TempoDialog.Target'"), "\(output)")
        #expect(output.contains("/app/song.dialog.yaml:16:12: error: cannot find type 'Nothing' in scope"), "\(output)")
        #expect(!output.contains("song.dialog.yaml:7:"), "\(output)")
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
        let outcome = try runtime.check(files, arguments: features == 0 ? [] : CompilerMode.usual[5].arguments)
        #expect(outcome.output == "")
        #expect(outcome.status == 0)
    }
}
