import Diagnostics

/// Finds the `dialoggen.yaml` that belongs to definitions.
enum ConfigurationFinder {
    static let fileName = "dialoggen.yaml"

    /// The configuration beside the operands or in the nearest folder above them, up to the root of a repository or of the
    /// file system. With several operands the first by name decides, whatever order they were given in.
    static func find(for operands: [String]) -> String? {
        candidates(for: operands).last.flatMap { SystemCall.entryExists(at: $0) ? $0 : nil }
    }

    /// The places where one was looked for, up to the first that has it.
    static func candidates(for operands: [String]) -> [String] {
        let paths = operands.map { $0 == "-" ? "." : UserPath.tidied($0) }
        let first = paths.min(by: ScalarOrder.precedes) ?? "."
        var folder = first
        var status = try? SystemCall.status(of: folder)
        if status?.kind != .folder {
            folder = PathText.folder(of: first)
            status = try? SystemCall.status(of: folder)
        }
        var candidates: [String] = []
        while let identity = status?.identity {
            let candidate = PathText.join(folder, fileName)
            candidates.append(candidate)
            if SystemCall.entryExists(at: candidate) { break }
            if SystemCall.entryExists(at: PathText.join(folder, ".git")) { break }
            folder = PathText.folder(of: folder)
            status = try? SystemCall.status(of: folder)
            if status?.identity == identity { break }
        }
        return candidates
    }
}
