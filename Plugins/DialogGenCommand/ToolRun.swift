import Foundation
import PackagePlugin

/// A target and the folder of its definitions.
struct TargetFolder {
    var name: String
    var folder: String
}

/// One run of the tool in the folder of the package or project.
struct ToolRun {
    var tool: URL
    var folder: URL

    /// Runs the tool; `--target NAME` stands for the folder of that target's definitions.
    ///
    /// - Throws: ``Failure``, or what kept the tool from starting.
    func run(_ arguments: [String], targets: [TargetFolder]) throws {
        var extractor = ArgumentExtractor(arguments)
        let folders = try extractor.extractOption(named: "target").map { name in
            guard let target = targets.first(where: { $0.name == name }) else { throw Failure.noTarget(name, targets) }
            return target.folder
        }
        let process = Process()
        process.executableURL = tool
        process.currentDirectoryURL = folder
        process.arguments = extractor.remainingArguments + folders
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Failure.ended(process.terminationStatus)
        }
    }

    enum Failure: Error, CustomStringConvertible {
        case noTarget(String, [TargetFolder])
        /// The tool has said what is wrong; this is only for the exit status of the command.
        case ended(Int32)

        var description: String {
            switch self {
            case .noTarget(let name, let targets):
                "there is no target \"\(name)\"; there are \(targets.map(\.name).sorted().joined(separator: ", "))"
            case .ended(let status): "dialoggen ended with status \(status)"
            }
        }
    }
}
