import Diagnostics
import YAMLTree

/// The names of the files that a run put into a folder, kept there so that the next run knows what to remove.
struct Manifest: Sendable, Equatable {
    static let fileName = ".dialoggen-manifest.json"
    private static let version = 1

    let files: [String]

    /// - Parameter files: names without folders.
    init(files: [String]) {
        self.files = ScalarOrder.sorted(files) { $0 }
    }

    /// Reads a manifest; none if it is damaged, which only means that nothing is removed.
    ///
    /// JSON is YAML, so the reader for definitions serves here, too.
    init?(_ bytes: [UInt8], path: String) {
        var sink = DiagnosticSink()
        guard
            let root = YAMLTree.parse(SourceFile(path: path, bytes: bytes), into: &sink)?.root, !sink.hasErrors,
            root.value(for: "version")?.text == String(Self.version), let files = root.value(for: "files")
        else { return nil }
        // A name with a folder in it would lead out of the folder.
        self.init(files: files.items.map(\.text).filter { !$0.utf8.contains(UInt8(ascii: "/")) && !$0.isEmpty })
    }

    var bytes: [UInt8] {
        var json = JSONWriter()
        json.object(.lines) { json in
            json.member("version", Self.version)
            json.key("files")
            json.array(.lines) { json in
                for file in files { json.string(file) }
            }
        }
        return json.bytes + [UInt8(ascii: "\n")]
    }
}
