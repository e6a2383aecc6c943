import Foundation

/// The runtime's module and a compiler, so that generated code is judged by the compiler.
struct RuntimeModule {
    struct Outcome {
        var status: Int32
        var output: String
    }

    /// Built once for all tests.
    static let shared = Result { try RuntimeModule() }

    private let folder: URL
    private let modules: URL

    private init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("Generated-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if let built = RuntimeModule.builtModules {
            modules = built
            return
        }
        modules = folder
        let module = folder.appendingPathComponent("DialogRuntime.swiftmodule").path
        let outcome = try RuntimeModule.run(Self.compilingRuntime + ["-emit-module", "-o", module] + Self.sources)
        if outcome.status != 0 { throw Failure(output: outcome.output) }
    }

    private static let compilingRuntime =
        ["swiftc", "-wmo", "-module-name", "DialogRuntime", "-parse-as-library", "-swift-version", "6"]
        + ["-suppress-warnings", "-package-name", "dialoggen"]

    private static let sources: [String] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/DialogRuntime").resolvingSymlinksInPath()
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    }()

    /// Where the build put the modules of this package, beside the tests.
    private static var builtModules: URL? {
        ([Bundle.main.executableURL] + Bundle.allBundles.map(\.bundleURL)).compactMap { url in
            url?.deletingLastPathComponent().appendingPathComponent("Modules")
        }.first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("DialogRuntime.swiftmodule").path) }
    }

    struct Failure: Error {
        var output: String
    }

    /// Compiles a module of an app, for definitions to import.
    func addModule(_ name: String, _ text: String) throws {
        let file = folder.appendingPathComponent(name + ".swift")
        try Data(text.utf8).write(to: file)
        let outcome = try RuntimeModule.run(
            ["swiftc", "-emit-module", "-module-name", name, "-parse-as-library", "-swift-version", "6", file.path]
                + ["-o", folder.appendingPathComponent(name + ".swiftmodule").path])
        if outcome.status != 0 { throw Failure(output: outcome.output) }
    }

    /// How far the files are compiled.
    enum Depth: String {
        /// Names and types.
        case types = "-typecheck"
        /// Up to the point where no more can be found wrong: initialisation, what crosses actors.
        case all = "-emit-sil"
    }

    /// Compiles the files as one module, warnings as errors.
    func check(
        _ files: [(name: String, contents: String)], mode: CompilerMode = .plain, depth: Depth = .all,
        module: String = "Golden"
    ) throws -> Outcome {
        let work = try write(files)
        defer { try? FileManager.default.removeItem(at: work) }
        return try RuntimeModule.run(
            ["swiftc", depth.rawValue, "-wmo", "-module-name", module, "-parse-as-library"]
                + (depth == .all ? ["-o", "/dev/null"] : [])
                + ["-package-name", "golden", "-warnings-as-errors", "-diagnostic-style", "llvm"]
                + ["-I", modules.path, "-I", folder.path] + mode.arguments
                + files.map { work.appendingPathComponent($0.name).path })
    }

    /// Builds a program of the files, `main.swift` among them, and runs it.
    func run(_ files: [(name: String, contents: String)], input: String) throws -> Outcome {
        let work = try write(files + [("input.txt", input)])
        defer { try? FileManager.default.removeItem(at: work) }
        let program = work.appendingPathComponent("program").path
        let built = try RuntimeModule.run(
            ["swiftc", "-Onone", "-o", program, "-module-name", "Golden", "-swift-version", "6", "-suppress-warnings"]
                + ["-I", modules.path, "-I", folder.path] + files.map { work.appendingPathComponent($0.name).path }
                + (try objects()))
        if built.status != 0 { return built }
        return try RuntimeModule.run([program], input: work.appendingPathComponent("input.txt"))
    }

    /// The compiled runtime.
    private func objects() throws -> [String] {
        let built = modules.deletingLastPathComponent().appendingPathComponent("DialogRuntime.build")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: built.path)) ?? []
        let objects = files.filter { $0.hasSuffix(".o") }.map { built.appendingPathComponent($0).path }
        if !objects.isEmpty { return objects }
        let object = folder.appendingPathComponent("DialogRuntime.o").path
        if FileManager.default.fileExists(atPath: object) { return [object] }
        let outcome = try RuntimeModule.run(Self.compilingRuntime + ["-c", "-o", object] + Self.sources)
        if outcome.status != 0 { throw Failure(output: outcome.output) }
        return [object]
    }

    private func write(_ files: [(name: String, contents: String)]) throws -> URL {
        let work = folder.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        for file in files {
            try Data(file.contents.utf8).write(to: work.appendingPathComponent(file.name))
        }
        return work
    }

    static func run(_ command: [String], input: URL? = nil) throws -> Outcome {
        let process = Process()
        if let input { process.standardInput = try FileHandle(forReadingFrom: input) }
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }
}
