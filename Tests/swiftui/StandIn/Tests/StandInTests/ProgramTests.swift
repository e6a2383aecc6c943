import Foundation
import Testing

/// Programs that a compiler with SwiftUI rejects are rejected here, for the same reason, and right ones are accepted.
@Suite struct ProgramTests {
    static var wrong: [String] { names(in: "Wrong") }
    static var right: [String] { names(in: "Right") }

    @Test func thereArePrograms() {
        #expect(Self.wrong.count >= 10 && Self.right.count >= 4)
    }

    @Test(arguments: wrong) func isRejected(_ name: String) throws {
        let file = Self.folder.appending(path: "Wrong/\(name)")
        let first = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").first ?? ""
        let reason = try #require(first.split(separator: ": ", maxSplits: 1).last.map(String.init))
        let result = try Self.typecheck(file)
        #expect(result.status != 0)
        #expect(result.output.contains(reason), "\(result.output)")
    }

    @Test(arguments: right) func isAccepted(_ name: String) throws {
        let result = try Self.typecheck(Self.folder.appending(path: "Right/\(name)"))
        #expect(result.status == 0, "\(result.output)")
    }

    private static var folder: URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Programs").standardized
    }

    private static func names(in kind: String) -> [String] {
        let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: kind).path)) ?? []
        return found.filter { $0.hasSuffix(".swift") }.sorted()
    }

    private static func typecheck(_ file: URL) throws -> (status: Int32, output: String) {
        let modules = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Modules")
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-I",
            modules.path, file.path,
        ]
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
