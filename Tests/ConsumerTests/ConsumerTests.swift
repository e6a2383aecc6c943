import Foundation
import Testing

/// Packages that use the build tool plugin, built as their owners would build them.
@Suite(.serialized) final class ConsumerTests {
    private static let shared: Result<ConsumerFolder, any Error> = Result {
        let folder = try ConsumerFolder()
        atexit { try? ConsumerTests.shared.get().remove() }
        return folder
    }

    private static let testsAll = ProcessInfo.processInfo.environment["DIALOGGEN_ALL_MODES"] == "1"

    func folder() throws -> ConsumerFolder { try Self.shared.get() }

    func expectSuccess(_ run: ConsumerFolder.Run, at location: SourceLocation = #_sourceLocation) throws {
        try #require(run.status == 0, "\(run.output)", sourceLocation: location)
    }

    @Test(arguments: BuildSystem.allCases) func plain(_ system: BuildSystem) throws {
        let folder = try folder()
        try folder.place("plain")
        try expectSuccess(folder.build(system))
        #expect(try folder.program(system) == "120 beats per minute\n")
    }

    @Test(arguments: BuildSystem.allCases) func twoTargetsWithEqualNames(_ system: BuildSystem) throws {
        let folder = try folder()
        try folder.place("two-targets")
        try expectSuccess(folder.build(system))
        #expect(try folder.program(system) == "level 7, muted true\n")
    }

    @Test(arguments: BuildSystem.allCases) func definitionsInThePackagesFolder(_ system: BuildSystem) throws {
        let folder = try folder()
        try folder.place("shared-folder")
        try expectSuccess(folder.build(system))
        #expect(try folder.program(system) == "90, 3\n")
    }

    @Test(arguments: BuildSystem.allCases) func subfoldersWithEqualFileNames(_ system: BuildSystem) throws {
        let folder = try folder()
        try folder.place("subfolders")
        try expectSuccess(folder.build(system))
        #expect(try folder.program(system) == "Song, Track\n")
    }

    @Test(arguments: BuildSystem.allCases) func symbolicLink(_ system: BuildSystem) throws {
        let folder = try folder()
        try folder.place("symlink")
        try expectSuccess(folder.build(system))
        #expect(try folder.program(system) == "120\n")
        // What counts is the file behind the link.
        try folder.replace("default: 120", with: "default: 100", in: "Definitions/tempo.dialog.yaml")
        try expectSuccess(folder.build(system))
        #expect(try folder.program(system) == "100\n")
    }

    @Test(arguments: BuildSystem.allCases, ["no-definitions", "excluded"])
    func nothingToGenerate(_ system: BuildSystem, _ consumer: String) throws {
        let folder = try folder()
        try folder.place(consumer)
        let run = try folder.build(system)
        try expectSuccess(run)
        #expect(run.output.contains("App has no dialog definitions."), "\(run.output)")
        #expect(try folder.program(system) == "no dialogs\n")
    }

    @Test(arguments: BuildSystem.allCases) func aDefinitionThatIsAResourceAsWell(_ system: BuildSystem) throws {
        let folder = try folder()
        try folder.place("resources")
        let run = try folder.build(system)
        try expectSuccess(run)
        #expect(run.output.contains("tempo.dialog.yaml is copied into the app as a resource"), "\(run.output)")
        #expect(try folder.program(system) == "120\n")
    }

    @Test(arguments: BuildSystem.allCases) func anErrorStopsTheBuildWithTheToolsWords(_ system: BuildSystem) throws {
        let folder = try folder()
        try folder.place("plain")
        try folder.replace("default: 120", with: "default: 400", in: "Sources/App/tempo.dialog.yaml")
        let run = try folder.build(system)
        #expect(run.status == 1)
        let place = folder.consumer.path(percentEncoded: false) + "/Sources/App/tempo.dialog.yaml:7:85: error: "
        #expect(run.output.contains(place), "\(run.output)")
        #expect(run.output.contains("[default-out-of-range]"), "\(run.output)")
    }

    /// `swift package dialoggen …`, as projects use it that commit the generated code.
    @Test(arguments: BuildSystem.allCases) func theCommandByHand(_ system: BuildSystem) throws {
        let folder = try folder()
        try folder.place("plain")
        func dialoggen(_ arguments: [String]) throws -> ConsumerFolder.Run {
            try folder.swift(
                "package", system,
                ["--build-system", system.rawValue, "--allow-writing-to-package-directory", "dialoggen"] + arguments)
        }
        let validation = try dialoggen(["validate", "--target", "App"])
        #expect(validation.status == 0 && validation.output.contains("no problems in 2 files"), "\(validation.output)")
        let unknown = try dialoggen(["validate", "--target", "Ap"])
        #expect(unknown.status != 0 && unknown.output.contains("there is no target \"Ap\""), "\(unknown.output)")

        let generation = ["generate", "--target", "App", "--output", "Generated"]
        let refused = try dialoggen(generation)
        #expect(refused.status != 0 && refused.output.contains("dialoggen ended with status 3"), "\(refused.output)")
        try folder.makeWritable()
        try expectSuccess(dialoggen(generation))
        let generated = folder.consumer.appending(path: "Generated/tempo.dialog.swift").path(percentEncoded: false)
        #expect(FileManager.default.fileExists(atPath: generated))
        try expectSuccess(
            dialoggen(generation + ["--check"]))
    }

    /// With one build system in each run, since the other takes minutes; `DIALOGGEN_ALL_MODES=1` tries both.
    @Test(arguments: testsAll ? BuildSystem.allCases : [.native]) func fiveHundredDefinitions(_ system: BuildSystem)
        throws
    {
        let folder = try folder()
        try folder.place("plain")
        try folder.edit { consumer in
            try FileManager.default.createDirectory(
                at: consumer.appending(path: "Sources/App/Many"), withIntermediateDirectories: true)
            for number in 1...500 {
                let text = """
                    dialoggen: 1
                    dialogs:
                      number\(number):
                        presentation: popup
                        title: Number
                        controls:
                          - {id: number, title: Number, kind: stepper, range: 0...1000, default: \(number)}

                    """
                try text.write(
                    to: consumer.appending(path: "Sources/App/Many/a-file-with-a-long-name-\(number).dialog.yaml"),
                    atomically: false, encoding: .utf8)
            }
            let main = """
                @main
                struct Main {
                    static func main() {
                        print(Number1Dialog.Values().number + Number500Dialog.Values().number)
                    }
                }
                """
            try main.write(to: consumer.appending(path: "Sources/App/Main.swift"), atomically: false, encoding: .utf8)
        }
        try expectSuccess(folder.build(system))
        #expect(try folder.program(system) == "501\n")
    }
}
