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
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/DialogRuntime").resolvingSymlinksInPath()
        let files =
            FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?
            .compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") } ?? []
        let outcome = try RuntimeModule.run(
            ["swiftc", "-emit-module", "-wmo", "-module-name", "DialogRuntime", "-parse-as-library"]
                + ["-swift-version", "6", "-suppress-warnings", "-package-name", "dialoggen"]
                + ["-o", folder.appendingPathComponent("DialogRuntime.swiftmodule").path] + files.sorted())
        if outcome.status != 0 { throw Failure(output: outcome.output) }
    }

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

    /// Type-checks the files as one module in Swift 6 mode, warnings as errors.
    func check(_ files: [(name: String, contents: String)], arguments: [String] = []) throws -> Outcome {
        let work = folder.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: work) }
        for file in files {
            try Data(file.contents.utf8).write(to: work.appendingPathComponent(file.name))
        }
        return try RuntimeModule.run(
            ["swiftc", "-typecheck", "-module-name", "Golden", "-parse-as-library", "-swift-version", "6"]
                + ["-package-name", "golden", "-warnings-as-errors", "-diagnostic-style", "llvm"]
                + ["-I", modules.path, "-I", folder.path] + arguments
                + files.map { work.appendingPathComponent($0.name).path })
    }

    private static func run(_ command: [String]) throws -> Outcome {
        let process = Process()
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
