import Foundation
import Testing

@testable import dialoggen

/// What shows only when the tool runs as a process of its own.
@Suite struct ProcessTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder(".git")
    }

    private static func definition(_ id: String) -> String {
        """
        dialoggen: 1
        dialogs:
          \(id):
            presentation: popup
            title: Tempo ä 作曲
            controls:
              - {id: bpm, kind: stepper, title: Beats, range: 40...240, default: 120}
              - {id: voice, kind: picker, title: Voice, options: [piano, bass, drums]}
            buttons: [cancel, save]

        """
    }

    /// The same bytes from other folders, locales, time zones, hash seeds and orders.
    @Test func resultsDependOnNothingButTheDefinitions() throws {
        for (index, name) in ["z", "a/b", "a/c", "m"].enumerated() {
            let sound = Self.definition("dialog\(index)")
            try folder.write("ok/\(name).dialog.yaml", sound)
            try folder.write("d/\(name).dialog.yaml", index == 2 ? sound.replacing("bpm", with: "bpm-x") : sound)
        }
        let surroundings: [(folder: String, path: String, environment: [String: String])] = [
            (folder.path, "", ["LANG": "C", "TZ": "UTC"]),
            (folder.path("d"), "../", ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"]),
            ("/", folder.path + "/", ["LANG": "de_DE.UTF-8", "TZ": "America/St_Johns"]),
        ]
        var outputs: Set<[String: String]> = []
        for (index, surrounding) in surroundings.enumerated() {
            for order in [["z.dialog.yaml", "a", "m.dialog.yaml"], ["m.dialog.yaml", "z.dialog.yaml", "a"]] {
                let result = try ToolProcess(
                    arguments: ["generate"] + order.map { surrounding.path + "ok/" + $0 }
                        + ["--output", folder.path("out\(index)")],
                    folder: surrounding.folder, environment: surrounding.environment
                ).run()
                #expect(result.status == 0, "\(result.messages)")
                outputs.insert(try folder.contents(of: "out\(index)"))
            }
        }
        #expect(outputs.count == 1)

        var reports: Set<String> = []
        for order in [["d", "ok/m.dialog.yaml"], ["ok/m.dialog.yaml", "d"]] {
            for environment in surroundings.map(\.environment) {
                let result = try ToolProcess(
                    arguments: ["validate", "--reporter", "json"] + order, folder: folder.path, environment: environment
                ).run()
                #expect(result.status == 1)
                reports.insert(result.output)
            }
        }
        #expect(reports.count == 1)
    }

    @Test func standardInputIsReadToItsEnd() throws {
        var tool = ToolProcess(arguments: ["validate", "-", "--stdin-name", "x/y.dialog.yaml", "--reporter", "json"])
        tool.folder = folder.path
        tool.input = Data(Self.definition("tempo").utf8)
        #expect(try tool.run().status == 0)
        let filler = String(repeating: "# filler\n", count: 20_000)
        tool.input = Data((Self.definition("tempo") + filler + "wrong: 1\n").utf8)
        let result = try tool.run()
        #expect(result.status == 1)
        #expect(result.output.contains("\"file\": \"x/y.dialog.yaml\""))
    }

    @Test func aReaderThatGoesAwayIsNoFailure() throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let process = Process()
        process.executableURL = try ToolProcess.executable()
        process.arguments = ["--help"]
        process.standardOutput = pipe.fileHandleForWriting
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
    }

    @Test func aClosedStandardOutputIsAFailure() throws {
        #expect(try shell("\"$TOOL\" --version >&-") == 3)
        #expect(try shell("\"$TOOL\" --version 2>&- >/dev/null") == 0)
    }

    @Test func hostileFilesAreOneErrorEach() throws {
        try folder.write("brackets.dialog.yaml", [UInt8](repeating: UInt8(ascii: "["), count: 4 << 20))
        try folder.write("large.dialog.yaml", [UInt8](repeating: UInt8(ascii: " "), count: (4 << 20) + 1))
        try folder.write("bytes.dialog.yaml", [0x64, 0xFF, 0xFE, 0x00])
        var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
        for level in 1...9 {
            let copies = repeatElement("*a\(level - 1)", count: 9).joined(separator: ", ")
            bomb += "a\(level): &a\(level) [\(copies)]\n"
        }
        try folder.write("bomb.dialog.yaml", bomb)
        let result = try ToolProcess(arguments: ["validate", "--reporter", "json", folder.path]).run()
        #expect(result.status == 1)
        for name in ["brackets", "large", "bytes", "bomb"] {
            let place = "\"file\": \"\(folder.path("\(name).dialog.yaml"))\""
            #expect(result.output.components(separatedBy: place).count == 2)
        }
    }

    /// Many runs at once leave the result of one of them, whole.
    @Test func runsAtOnceDoNotMixUp() async throws {
        for index in 0..<2 {
            for name in ["a", "b", "c", "d"] {
                let text = Self.definition(name).replacing("Tempo", with: "Tempo \(index)")
                try folder.write("d\(index)/\(name).dialog.yaml", text)
            }
        }
        let root = folder.path
        try await withThrowingTaskGroup(of: Int32.self) { group in
            for index in 0..<8 {
                group.addTask {
                    let tool = ToolProcess(
                        arguments: ["generate", "\(root)/d\(index % 2)", "--output", "\(root)/out"])
                    return try tool.run().status
                }
            }
            for try await status in group { #expect(status == 0) }
        }
        let contents = try folder.contents(of: "out")
        #expect(contents.count == 6)
        let versions = Set(contents.values.flatMap { text in [0, 1].filter { text.contains("Tempo \($0) ") } })
        #expect(versions.count == 1)
    }

    private func shell(_ line: String) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", line]
        process.environment = ["TOOL": try ToolProcess.executable().path]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
