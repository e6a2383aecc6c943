import Diagnostics
import DialogLanguage
import YAMLTree

/// What is safe to fix is fixed in the end, and never makes of YAML what is none.
enum FixPromises {
    /// As many as `validate --fix` makes.
    private static let mostRounds = 100

    static func check(_ bytes: [UInt8]) throws(BrokenPromise) {
        var file = SourceFile(path: "fuzz.dialog.yaml", bytes: bytes)
        guard isYAML(file) else { return }
        var counts: [Int] = []
        for _ in 0..<mostRounds {
            let diagnostics = CheckedDefinitions([file]).report.diagnostics
            let fixes = FixApplication(to: diagnostics, where: \.isSafe)
            guard !fixes.applied.isEmpty else { return }
            counts.append(fixes.applied.count)
            let fixed = SourceFile(path: file.path, bytes: fixes.text(of: file))
            try promise(fixed.bytes != file.bytes, "a fix changes nothing")
            // The tool leaves such a file alone and says so.
            guard isYAML(fixed) else { return }
            file = fixed
        }
        throw BrokenPromise(message: "fixing has no end: \(counts)")
    }

    private static func isYAML(_ file: SourceFile) -> Bool {
        var sink = DiagnosticSink()
        return YAMLTree.parse(file, into: &sink) != nil
    }
}
