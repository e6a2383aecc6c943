import Diagnostics
import YAMLTree

/// The file of `--inputs-outputs`: which files a run reads and writes, exactly, for callers that must know beforehand.
///
/// ```json
/// {"version": 1, "config": "/p/dialoggen.yaml", "dialogCatalog": "/out/DialogCatalog.swift",
///  "files": [{"input": "/p/dialogs/a/b.dialog.yaml", "name": "a/b.dialog.yaml", "output": "/out/a_b.dialog.swift"}]}
/// ```
///
/// `config` may be left out: there is no configuration then. `name` is the path below the folder of definitions, from which
/// names in the generated file are made; left out, it is the file's own name. Relative paths start at the current folder.
struct InputsOutputs: Sendable {
    private(set) var config: String?
    private(set) var dialogCatalog: String
    private(set) var inputs: [InputFile] = []

    private static let version = "1"
    private static let keys = ["version", "config", "dialogCatalog", "files"]
    private static let fileKeys = ["input", "name", "output"]

    init(_ bytes: [UInt8], path: String) throws(UsageError) {
        // JSON is YAML, so the reader for definitions serves here, too.
        var sink = DiagnosticSink()
        let limits = YAMLTree.Limits(bytes: 1 << 30, nesting: 8, nodes: 1 << 30, textBytes: 1 << 20)
        let tree = YAMLTree.parse(SourceFile(path: path, bytes: bytes), limits: limits, into: &sink)
        guard let root = tree?.root, !sink.hasErrors, root.kind == .mapping else {
            let reason = sink.diagnostics.first.map { ": " + $0.message } ?? ""
            throw UsageError("\(path) holds no JSON object\(reason)")
        }
        try Self.check(root, keys: Self.keys, path: path)
        guard root.value(for: "version")?.text == Self.version else {
            throw UsageError("\(path) is not of version \(Self.version)")
        }
        config = try Self.string("config", of: root, path: path)
        dialogCatalog = try Self.required("dialogCatalog", of: root, path: path)
        guard let files = root.value(for: "files"), files.kind == .sequence else {
            throw UsageError("\(path) has no list of \"files\"")
        }
        for file in files.items {
            guard file.kind == .mapping else { throw UsageError("\(path) has an entry of \"files\" that is no object") }
            try Self.check(file, keys: Self.fileKeys, path: path)
            let input = try Self.required("input", of: file, path: path)
            let name = try Self.string("name", of: file, path: path)
            inputs.append(
                InputFile(
                    name: input, relativePath: name ?? PathText.lastComponent(input), source: .file(path: input),
                    output: try Self.required("output", of: file, path: path)))
        }
        inputs = InputFile.inOrder(inputs)
        try checkUniqueness(path: path)
    }

    private func checkUniqueness(path: String) throws(UsageError) {
        // Everywhere else outputs are called as the caller calls them.
        var places: Set<String> = [UserPath.tidied(dialogCatalog)]
        for case let output? in inputs.map(\.output) where !places.insert(UserPath.tidied(output)).inserted {
            throw UsageError("\(path) names the output \(output) twice")
        }
    }

    private static func check(_ node: YAMLNode, keys: [String], path: String) throws(UsageError) {
        for entry in node.entries where !keys.contains(entry.key.text) {
            throw UsageError(
                "\(path) has a key that means nothing: \(entry.key.text.safeQuote)",
                advice: "The keys are: \(keys.joined(separator: ", ")).")
        }
    }

    private static func required(_ key: String, of node: YAMLNode, path: String) throws(UsageError) -> String {
        guard let text = try string(key, of: node, path: path) else { throw UsageError("\(path) lacks a \"\(key)\"") }
        return text
    }

    private static func string(_ key: String, of node: YAMLNode, path: String) throws(UsageError) -> String? {
        guard let value = node.value(for: key) else { return nil }
        guard value.kind == .scalar, value.style == .doubleQuoted, !value.text.isEmpty else {
            throw UsageError("\(path) has a \"\(key)\" that is no text")
        }
        return value.text
    }
}
