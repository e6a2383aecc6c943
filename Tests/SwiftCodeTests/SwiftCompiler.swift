import Foundation

/// Runs the Swift compiler on texts, so that tests judge generated code by what it means and not by how it looks.
struct SwiftCompiler {
    struct Outcome {
        var status: Int32
        var output: String
    }

    /// Type-checks the text in Swift 6 mode, warnings as errors. The output is empty when nothing is wrong.
    static func check(_ text: String, arguments: [String] = []) throws -> Outcome {
        try withFolder { folder in
            let file = folder.appendingPathComponent("Code.swift")
            try Data(text.utf8).write(to: file)
            return try run(
                ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors"] + arguments + [file.path])
        }
    }

    /// Compiles the text as a program, runs it and returns what it prints.
    static func run(program text: String) throws -> Outcome {
        try withFolder { folder in
            let file = folder.appendingPathComponent("main.swift")
            let program = folder.appendingPathComponent("program")
            try Data(text.utf8).write(to: file)
            let compiled = try run(
                ["swiftc", "-swift-version", "6", "-Onone", "-suppress-warnings", file.path, "-o", program.path])
            return compiled.status == 0 ? try run([program.path]) : compiled
        }
    }

    private static func withFolder(_ body: (URL) throws -> Outcome) throws -> Outcome {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("SwiftCode-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
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

/// The same numbers on every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
