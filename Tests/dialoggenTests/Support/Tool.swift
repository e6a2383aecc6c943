import Foundation

@testable import dialoggen

/// What a run of the tool said and how it ended.
struct ToolResult: Equatable {
    var status: Int32
    var output: String
    var messages: String
}

/// Runs the tool inside the test's process.
func runTool(_ arguments: String..., forbidsColor: Bool = false) -> ToolResult {
    runTool(arguments, forbidsColor: forbidsColor)
}

func runTool(
    _ arguments: [String], forbidsColor: Bool = false, operations: FileOperations = .system,
    cacheFolder: String? = nil
) -> ToolResult {
    let console = Console.silent
    let environment = Environment(
        forbidsColor: forbidsColor, errorStreamIsTerminal: false, standardInput: -1, cacheFolder: cacheFolder,
        fileOperations: operations)
    let status = CommandLineTool.run(arguments, environment: environment, console: console)
    return ToolResult(status: status.rawValue, output: console.output.text, messages: console.messages.text)
}

/// Runs the built tool as a process of its own.
struct ToolProcess {
    var arguments: [String]
    var folder: String?
    var environment: [String: String] = [:]
    var input = Data()
    /// What is run instead of the tool.
    var program: String?

    func run() throws -> ToolResult {
        let process = Process()
        process.executableURL = try program.map { URL(fileURLWithPath: $0) } ?? Self.executable()
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        var environment = environment
        // What tests do leaves no traces in the home of whoever runs them.
        if environment["HOME"] == nil, environment["DIALOGGEN_CACHE"] == nil { environment["DIALOGGEN_CACHE"] = "" }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        let (standardInput, output, messages) = (Pipe(), Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = output
        process.standardError = messages
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: input)
        try standardInput.fileHandleForWriting.close()
        // Read both at once, since either can fill up first.
        let reader = PipeReader(messages)
        let outputText = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let messageText = reader.text()
        process.waitUntilExit()
        return ToolResult(status: process.terminationStatus, output: outputText, messages: messageText)
    }

    /// The tool lies beside the bundle of the tests.
    static func executable() throws -> URL {
        let arguments = CommandLine.arguments
        let bundle = arguments.firstIndex(of: "--test-bundle-path").map { arguments[$0 + 1] } ?? arguments[0]
        var folder = URL(fileURLWithPath: bundle).deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appendingPathComponent("dialoggen")
            if FileManager.default.isExecutableFile(atPath: candidate.path), !candidate.hasDirectoryPath {
                return candidate
            }
            folder.deleteLastPathComponent()
        }
        throw CocoaError(.fileNoSuchFile)
    }
}

/// Empties a pipe on a thread of its own.
private final class PipeReader: @unchecked Sendable {
    private let group = DispatchGroup()
    private var data = Data()

    init(_ pipe: Pipe) {
        let handle = pipe.fileHandleForReading
        group.enter()
        DispatchQueue.global().async {
            self.data = handle.readDataToEndOfFile()
            self.group.leave()
        }
    }

    func text() -> String {
        group.wait()
        return String(decoding: data, as: UTF8.self)
    }
}
