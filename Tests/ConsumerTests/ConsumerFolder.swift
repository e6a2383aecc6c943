import Foundation

/// A fresh folder with a copy of this package beside the place of a consumer package.
///
/// Everything about it is as bad as it may be: its path has a space, an umlaut, `#`, kanji and a quotation mark; all
/// sources and the home are read-only; and since permissions mean nothing to root, root builds as somebody else. The
/// consumers take turns in the same place, so that the tool and the runtime are built once for each build system.
final class ConsumerFolder: Sendable {
    struct Run {
        var output: String
        var status: Int32
        /// Whether a signal ended the program.
        var hasCrashed = false
    }

    let root: URL
    let package: URL
    let home: URL
    let consumer: URL

    static let repository = URL(filePath: #filePath).deletingLastPathComponent()  // ConsumerTests
        .deletingLastPathComponent()  // Tests
        .deletingLastPathComponent()

    init() throws {
        let manager = FileManager.default
        root = manager.temporaryDirectory.appending(path: "dialoggen-\(UUID().uuidString)/a space ü #1 日本 it's")
        package = root.appending(component: "dialoggen")
        home = root.appending(component: "home")
        consumer = root.appending(component: "consumer")
        try manager.createDirectory(at: home, withIntermediateDirectories: true)
        try manager.createDirectory(at: package, withIntermediateDirectories: true)
        // What a package manager would fetch: everything but what is built. Tests come along, but for these.
        for name in ["Package.swift", "Sources", "Plugins", "dialogs", "Tests"] {
            try manager.copyItem(at: Self.repository.appending(path: name), to: package.appending(path: name))
        }
        for system in BuildSystem.allCases {
            try manager.createDirectory(at: scratch(system), withIntermediateDirectories: true)
        }
        if isRoot {
            for system in BuildSystem.allCases { try shell("chown", "-R", Self.somebody, path(of: scratch(system))) }
        }
        try shell("chmod", "-R", "a+rX,a-w", path(of: package), path(of: home))
        try shell("chmod", "a+rx", path(of: root), path(of: root.deletingLastPathComponent()))
    }

    /// Removes the folder; it is shared by all tests, so that is at the end of their process.
    func remove() {
        _ = try? shell("chmod", "-R", "u+w", path(of: root))
        try? FileManager.default.removeItem(at: root.deletingLastPathComponent())
    }

    // MARK: Sources

    /// Puts a package of `Tests/consumers` into the consumer's place.
    func place(_ name: String) throws {
        if FileManager.default.fileExists(atPath: path(of: consumer)) {
            try shell("chmod", "-R", "u+w", path(of: consumer))
            try FileManager.default.removeItem(at: consumer)
        }
        // Symbolic links stay what they are.
        try FileManager.default.copyItem(
            at: Self.repository.appending(path: "Tests/consumers/\(name)"), to: consumer)
        try shell("chmod", "-R", "a+rX,a-w", path(of: consumer))
    }

    /// Changes the consumer's sources, which are read-only again afterwards.
    ///
    /// Waits for the next second: the compiler of Swift 6.3.1 for Linux knows the dates of sources to the second, and does
    /// not compile a file again that was generated anew within the second of its last generation (seen: of 100 changes, the
    /// two for which that was so).
    func edit(_ change: (URL) throws -> Void) throws {
        let now = Date.now.timeIntervalSinceReferenceDate
        Thread.sleep(forTimeInterval: now.rounded(.down) + 1 - now)
        try shell("chmod", "-R", "u+w", path(of: consumer))
        try change(consumer)
        try shell("chmod", "-R", "a+rX,a-w", path(of: consumer))
    }

    /// Lets the consumer's sources be written to until the next is placed.
    func makeWritable() throws { try shell("chmod", "-R", "a+rwX", path(of: consumer)) }

    /// Replaces a text that has to be there in one of the consumer's files.
    func replace(_ old: String, with new: String, in file: String) throws {
        try edit { folder in
            let url = folder.appending(path: file)
            let text = try String(contentsOf: url, encoding: .utf8)
            guard text.contains(old) else { throw Failure(description: "\"\(old)\" is not in \(file)") }
            try text.replacing(old, with: new).write(to: url, atomically: true, encoding: .utf8)
        }
    }

    // MARK: Building and running

    func build(_ system: BuildSystem, _ arguments: [String] = []) throws -> Run {
        // Without a product swiftbuild compiles executables a second time, for tests that could be.
        let arguments = ["--build-system", system.rawValue, "--product", "App"] + arguments
        let run = try swift("build", system, arguments)
        // The system called swiftbuild of Swift 6.3.1 now and then crashes while it plans (seen: a bad pointer in a cache
        // that two of its threads share). That says nothing about what it builds; it has a second try, and no third.
        return run.hasCrashed ? try swift("build", system, arguments) : run
    }

    /// Runs a command of `swift` on the consumer package.
    func swift(_ command: String, _ system: BuildSystem, _ arguments: [String]) throws -> Run {
        let scratch = path(of: scratch(system))
        return try Self.run(
            asSomebody(["swift", command])
                + [
                    "--package-path", path(of: consumer), "--scratch-path", scratch, "--cache-path", scratch + "/cache",
                    "--config-path", scratch + "/config", "--security-path", scratch + "/security",
                ] + arguments,
            environment: ["HOME": path(of: home), "SWIFTPM_MODULECACHE_OVERRIDE": scratch + "/module-cache"], in: root)
    }

    /// What the consumer's program prints.
    func program(_ system: BuildSystem) throws -> String {
        let binaries = try swift("build", system, ["--build-system", system.rawValue, "--show-bin-path"]).output
        guard let folder = binaries.split(separator: "\n").last else { throw Failure(description: binaries) }
        return try Self.run(["\(folder)/App"], in: root).output
    }

    /// Builds, and tells which files of Swift were compiled for it.
    ///
    /// The build systems say so; the dates of object files do not, since the compiler leaves a file alone that would
    /// stay the same.
    func compiledFiles(_ system: BuildSystem) throws -> Set<String> {
        let run = try build(system, system == .native ? [] : ["-v"])
        guard run.status == 0 else { throw Failure(description: run.output) }
        // One line may name several: "Compiling tempo.dialog.swift, Main.swift".
        let lines = run.output.split(separator: "\n").compactMap { line in
            line.range(of: "Compiling ").map { line[$0.upperBound...] }
        }
        return Set(lines.flatMap { $0.matches(of: /[^\s\/,]+\.swift/).map { String($0.0) } })
    }

    // MARK: Processes

    private static let somebody = "65534"

    private func scratch(_ system: BuildSystem) -> URL { root.appending(component: system.rawValue) }

    private var isRoot: Bool { geteuid() == 0 }

    private func asSomebody(_ command: [String]) -> [String] {
        guard isRoot else { return command }
        return ["setpriv", "--reuid", Self.somebody, "--regid", Self.somebody, "--clear-groups"] + command
    }

    private func path(of url: URL) -> String { url.path(percentEncoded: false) }

    @discardableResult private func shell(_ command: String...) throws -> Run {
        let run = try Self.run(command, in: root)
        guard run.status == 0 else { throw Failure(description: run.output) }
        return run
    }

    static func run(_ command: [String], environment: [String: String] = [:], in folder: URL) throws -> Run {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Run(
            output: String(decoding: data, as: UTF8.self), status: process.terminationStatus,
            hasCrashed: process.terminationReason == .uncaughtSignal)
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }
}
