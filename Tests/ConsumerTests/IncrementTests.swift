import Foundation
import Testing

/// What is compiled again after a change: measured by the files that are compiled, not by time.
extension ConsumerTests {
    @Test(arguments: BuildSystem.allCases) func increments(_ system: BuildSystem) throws {
        let folder = try folder()
        let tempo = "Sources/App/tempo.dialog.yaml"
        try folder.place("plain")
        try expectSuccess(folder.build(system))

        func compiled(after change: () throws -> Void) throws -> Set<String> {
            try change()
            return try folder.compiledFiles(system)
        }

        #expect(try compiled {} == [], "nothing changed")
        #expect(
            try compiled {
                try folder.edit { consumer in
                    try FileManager.default.setAttributes(
                        [.modificationDate: Date.now], ofItemAtPath: consumer.path(percentEncoded: false) + "/" + tempo)
                }
            } == [], "touched")
        #expect(
            try compiled { try folder.replace("# how fast", with: "# the speed", in: tempo) } == [], "another comment")
        #expect(
            try compiled { try folder.replace("[cancel, save]\n", with: "[cancel, save]\n# The end.\n", in: tempo) }
                == [], "one more comment at the end")
        // The comment moves the lines that the Swift file names, so that file is compiled, and none that uses it.
        let moved = try compiled { try folder.replace("dialogs:\n", with: "# All of them.\ndialogs:\n", in: tempo) }
        #expect(moved == ["tempo.dialog.swift"], "one more comment at the top")

        let users = try compiled { try folder.replace("default: 120", with: "default: 90", in: tempo) }
        #expect(users == ["tempo.dialog.swift", "Tempo.swift"], "another default")
        #expect(try folder.program(system) == "90 beats per minute\n")

        let added = try compiled {
            try folder.edit { consumer in
                let text = try String(contentsOf: consumer.appending(path: tempo), encoding: .utf8)
                    .replacing("  tempo:", with: "  pace:")
                try text.write(
                    to: consumer.appending(path: "Sources/App/pace.dialog.yaml"), atomically: false, encoding: .utf8)
            }
        }
        #expect(added.contains("pace.dialog.swift"))
        #expect(try folder.program(system) == "90 beats per minute\n", "an added definition")

        let renamed = try compiled {
            try folder.edit { consumer in
                try FileManager.default.moveItem(
                    at: consumer.appending(path: "Sources/App/pace.dialog.yaml"),
                    to: consumer.appending(path: "Sources/App/speed.dialog.yaml"))
            }
        }
        #expect(renamed.contains("speed.dialog.swift"), "a renamed definition: \(renamed)")

        try folder.edit { consumer in
            try FileManager.default.removeItem(at: consumer.appending(path: "Sources/App/speed.dialog.yaml"))
        }
        try expectSuccess(folder.build(system))

        // No type of a deleted definition survives.
        try folder.edit { try FileManager.default.removeItem(at: $0.appending(path: tempo)) }
        let run = try folder.build(system)
        #expect(run.status == 1)
        #expect(run.output.contains("cannot find 'TempoDialog' in scope"), "\(run.output)")
    }
}
