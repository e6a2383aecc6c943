import Diagnostics

/// Finds the `dialoggen.yaml` that belongs to definitions.
enum ConfigurationFinder {
    static let fileName = "dialoggen.yaml"

    /// The configuration beside the operands or in the nearest folder above them, up to the root of a repository or of the
    /// file system. With several operands the first by name decides, whatever order they were given in.
    static func find(for operands: [String]) -> String? {
        let paths = operands.map { $0 == "-" ? "." : PathText.tidied($0) }
        let first = paths.min(by: ScalarOrder.precedes) ?? "."
        let isFolder = (try? SystemCall.status(of: first).kind) == .folder
        var folder = isFolder ? first : PathText.folder(of: first)
        while let identity = try? SystemCall.status(of: folder).identity {
            let candidate = PathText.join(folder, fileName)
            if SystemCall.entryExists(at: candidate) { return candidate }
            if SystemCall.entryExists(at: PathText.join(folder, ".git")) { return nil }
            let parent = PathText.folder(of: folder)
            if (try? SystemCall.status(of: parent).identity) == identity { return nil }
            folder = parent
        }
        return nil
    }
}
