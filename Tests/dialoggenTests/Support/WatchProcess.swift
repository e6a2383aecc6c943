import Foundation
import Testing

/// The built tool as a process that goes on until it is told to end.
final class WatchProcess: @unchecked Sendable {
    private let process = Process()
    private let messages = Pipe()
    private let condition = NSCondition()
    private var text = ""
    private var hasEnded = false
    /// How much of the text was waited for.
    private var taken = 0

    /// How long a test waits for what must come: long, since a machine can be busy.
    static let patience: TimeInterval = 60

    /// - Parameter launcher: a command that runs the tool; none to run it directly.
    init(_ arguments: [String], folder: String? = nil, launcher: [String] = []) throws {
        let tool = try ToolProcess.executable()
        process.executableURL = launcher.isEmpty ? tool : URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = launcher.isEmpty ? arguments : launcher + [tool.path] + arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.standardInput = FileHandle.nullDevice
        process.standardError = messages
        messages.fileHandleForReading.readabilityHandler = { [weak self] handle in
            let data = handle.availableData
            self?.receive(data)
            if data.isEmpty { handle.readabilityHandler = nil }
        }
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    private func receive(_ data: Data) {
        condition.withLock {
            text += String(decoding: data, as: UTF8.self)
            hasEnded = hasEnded || data.isEmpty
            condition.broadcast()
        }
    }

    /// Waits until a text is printed that was not waited for before, and returns what came up to it.
    @discardableResult
    func next(_ wanted: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        try condition.withLock {
            let deadline = Date(timeIntervalSinceNow: Self.patience)
            while true {
                let rest = text.dropFirst(taken)
                if let range = rest.range(of: wanted) {
                    let found = String(rest[..<range.upperBound])
                    taken += found.count
                    return found
                }
                guard !hasEnded, condition.wait(until: deadline) else {
                    Issue.record(
                        "\(wanted.debugDescription) did not come, but: \(text)", sourceLocation: sourceLocation)
                    throw CancellationError()
                }
            }
        }
    }

    /// What was printed and not waited for.
    var rest: String { condition.withLock { String(text.dropFirst(taken)) } }

    /// Sends a signal and returns the status that the process ends with.
    func end(by signal: Int32) -> Int32 {
        send(signal)
        if (try? eventually("the end of the process", { !process.isRunning })) == nil { send(SIGKILL) }
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    var isRunning: Bool { process.isRunning }
}

/// Waits for something that nobody tells about.
func eventually(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () throws -> Bool
) throws {
    let deadline = Date(timeIntervalSinceNow: WatchProcess.patience)
    while try !condition() {
        guard Date.now < deadline else {
            Issue.record("\(what) did not happen", sourceLocation: sourceLocation)
            throw CancellationError()
        }
        usleep(1_000)
    }
}
