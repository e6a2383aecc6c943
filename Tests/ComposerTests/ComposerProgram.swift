import Foundation

/// The built program, run as a process with pipes.
enum ComposerProgram {
    struct Run {
        var output: String
        var errors: String
        var status: Int32
    }

    static var url: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
        return folder.appending(path: "Composer")
    }

    static func run(_ input: Data, environment: [String: String] = [:]) throws -> Run {
        let process = Process()
        process.executableURL = url
        process.environment = ["LANG": "C", "PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        let (input_, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = input_
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // What it writes is small; the input may be more than a pipe holds, so it is written while the program reads.
        let writing = input_.fileHandleForWriting
        Thread.detachNewThread {
            try? writing.write(contentsOf: input)
            try? writing.close()
        }
        let answer = try output.fileHandleForReading.readToEnd() ?? Data()
        let complaints = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Run(
            output: String(decoding: answer, as: UTF8.self), errors: String(decoding: complaints, as: UTF8.self),
            status: process.terminationStatus)
    }
}
