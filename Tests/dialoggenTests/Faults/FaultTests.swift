import Foundation
import Testing

@testable import dialoggen

/// Whatever goes wrong while files are written: everything is as before or as it should be, and the next run mends the rest.
@Suite struct FaultTests {
    /// A command that writes, and the files it starts from.
    enum Scenario: String, CaseIterable, CustomTestStringConvertible {
        case generate, firstGenerate, format, fix, strings, baseline, initialize, report

        var testDescription: String { rawValue }

        func prepare(_ folder: TemporaryFolder) throws {
            try folder.makeFolder(".git")
            let catalog = self == .strings ? "catalog: T.xcstrings\n" : ""
            try folder.write("dialoggen.yaml", "dialoggen: 1\nbaseline: b.json\n" + catalog)
            for (index, name) in ["a", "b", "sub/c"].enumerated() {
                // Out of order for `format`, `yes` for `fix`.
                let kind =
                    self == .fix
                    ? "{id: on, kind: toggle, title: On, default: yes}" : "{id: on, kind: toggle, title: On}"
                let text = """
                    dialoggen: 1
                    dialogs:
                      d\(index):
                        title: Title
                        presentation: popup
                        controls:
                          - \(kind)
                        buttons: [cancel, save]

                    """
                try folder.write("d/\(name).dialog.yaml", text)
            }
            switch self {
            case .generate, .strings, .baseline, .report:
                try run(arguments(folder).filter { $0 != "--report-file" && $0 != folder.path("r") })
                try folder.write("r", "old")
                try folder.write(
                    "d/a.dialog.yaml", try folder.text("d/a.dialog.yaml").replacing("Title", with: "Another"))
                try folder.write("d/new.dialog.yaml", "dialoggen: 1\ndialogs:\n  n: {presentation: alert, title: N}\n")
                try folder.remove("d/b.dialog.yaml")
            case .firstGenerate, .format, .fix, .initialize: break
            }
        }

        func arguments(_ folder: TemporaryFolder) -> [String] {
            let d = folder.path("d")
            switch self {
            case .generate, .firstGenerate:
                return ["generate", d, "--output", folder.path("out"), "--depfile", folder.path("depfile")]
            case .format: return ["format", d]
            case .fix: return ["validate", d, "--fix"]
            case .strings: return ["strings", d]
            case .baseline: return ["baseline", d]
            case .initialize: return ["init", folder.path("new/project")]
            case .report: return ["diff", d, "--allow", "source,storage,texts", "--report-file", folder.path("r")]
            }
        }

        private func run(_ arguments: [String]) throws {
            var arguments = arguments
            if self == .report { arguments = ["baseline", arguments[1]] }
            let result = runTool(arguments)
            try #require(result.status == 0, "\(result.messages)")
        }

        /// What has to be there afterwards, by the files that are neither hidden nor folders.
        func expected() throws -> [String: String] {
            let folder = try TemporaryFolder()
            try prepare(folder)
            let result = runTool(arguments(folder))
            try #require(result.status == 0, "\(result.messages)")
            let state = try state(of: folder)
            return state
        }

        /// Files by name, with the place of the folder taken out of them. Temporary files are not among them.
        func state(of folder: TemporaryFolder) throws -> [String: String] {
            try folder.contents().filter { $0.value != "/" && !$0.key.hasSuffix(".tmp") }
                .mapValues { $0.replacing(folder.path, with: "") }
        }

        func temporaryFiles(_ folder: TemporaryFolder) throws -> [String] {
            try folder.contents().keys.filter { $0.hasSuffix(".tmp") }.sorted()
        }
    }

    /// Each step fails, one in each run.
    @Test(arguments: Scenario.allCases) func aStepThatFails(scenario: Scenario) throws {
        let new = try scenario.expected()
        var failures = 0
        for step in 1...1_000 {
            let folder = try TemporaryFolder()
            try scenario.prepare(folder)
            let old = try scenario.state(of: folder)
            try #require(old != new)
            let counter = Counter()
            let result = runTool(scenario.arguments(folder), operations: .failing(at: step, counter))
            let state = try scenario.state(of: folder)
            if result.status == 0 {
                #expect(state == new, "step \(step)")
            } else {
                failures += 1
                #expect(result.status == 3, "step \(step): \(result)")
                expectClearWords(result.messages, folder)
                expectNothingHalf(state, old: old, new: new, scenario)
            }
            try expectRepair(scenario, folder, new)
            if counter.count < step {
                #expect(failures >= 2)
                return
            }
        }
        Issue.record("there is no end of steps")
    }

    /// The process is killed at each step.
    @Test(arguments: Scenario.allCases) func aProcessThatDies(scenario: Scenario) throws {
        let new = try scenario.expected()
        for step in 1...1_000 {
            let folder = try TemporaryFolder()
            try scenario.prepare(folder)
            let old = try scenario.state(of: folder)
            let counter = Counter()
            _ = runTool(scenario.arguments(folder), operations: .dying(at: step, counter))
            for (name, text) in try scenario.state(of: folder) where text != old[name] && text != new[name] {
                // While files come and go the manifest knows both.
                let isManifest = name.hasSuffix(Manifest.fileName) && Manifest(Array(text.utf8), path: name) != nil
                #expect(isManifest, "step \(step): \(name) is neither old nor new")
            }
            try expectRepair(scenario, folder, new)
            if counter.count < step { return }
        }
        Issue.record("there is no end of steps")
    }

    /// Nobody runs the same again: the definitions are others by then. Of what the killed run had begun nothing stays.
    @Test func aGeneratorThatDiesAndOtherDefinitions() throws {
        for step in 1...1_000 {
            let folder = try TemporaryFolder()
            try Scenario.generate.prepare(folder)
            let counter = Counter()
            _ = runTool(Scenario.generate.arguments(folder), operations: .dying(at: step, counter))
            try folder.remove("d/new.dialog.yaml")
            try folder.write("d/a.dialog.yaml", "dialoggen: 1\ndialogs:\n  other: {presentation: alert, title: O}\n")
            for name in ["out", "fresh"] {
                #expect(runTool("generate", folder.path("d"), "--output", folder.path(name)).status == 0)
            }
            #expect(try folder.contents(of: "out") == folder.contents(of: "fresh"), "step \(step)")
            if counter.count < step { return }
        }
        Issue.record("there is no end of steps")
    }

    /// A depfile is a second transaction after that of the Swift files.
    private func expectNothingHalf(
        _ state: [String: String], old: [String: String], new: [String: String], _ scenario: Scenario
    ) {
        var withoutDepfile = state
        withoutDepfile["depfile"] = old["depfile"]
        var newWithoutDepfile = new
        newWithoutDepfile["depfile"] = old["depfile"]
        #expect(withoutDepfile == old || withoutDepfile == newWithoutDepfile)
    }

    private func expectClearWords(_ messages: String, _ folder: TemporaryFolder) {
        #expect(messages.contains("error: cannot "))
        #expect(messages.contains(folder.path))
        #expect(messages.contains("No space left on device\n  "))
        #expect(messages.contains("Make room there, then run this again.\n"))
    }

    private func expectRepair(_ scenario: Scenario, _ folder: TemporaryFolder, _ new: [String: String]) throws {
        let result = runTool(scenario.arguments(folder))
        #expect(result.status == 0, "\(result.messages)")
        #expect(try scenario.state(of: folder) == new)
        #expect(try scenario.temporaryFiles(folder).isEmpty)
    }
}
