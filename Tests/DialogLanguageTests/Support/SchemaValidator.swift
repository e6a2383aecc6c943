import Foundation
import Testing

/// A validator of JSON Schemas that is not our own: `Scripts/schema-errors.py`, run with the Python that
/// `Scripts/test` prepares and names in `DIALOGGEN_SCHEMA_PYTHON`.
struct SchemaValidator {
    /// A place in a document: keys and positions from the root on.
    typealias Path = [String]

    private let python: String

    static var isThere: Bool { pythonPath != nil }

    private static var pythonPath: String? { ProcessInfo.processInfo.environment["DIALOGGEN_SCHEMA_PYTHON"] }

    init() throws {
        python = try #require(Self.pythonPath)
    }

    enum Language: String {
        case yaml, json
    }

    /// Where each of the texts breaks the schema.
    func errors(in texts: [String], _ language: Language = .yaml, schema: String) throws -> [[Path]] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "dialoggen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let schemaFile = folder.appending(path: "schema.json")
        try Data(schema.utf8).write(to: schemaFile)
        let files = texts.indices.map {
            folder.appending(path: "\($0).\(language.rawValue)").path(percentEncoded: false)
        }
        for (file, text) in zip(files, texts) { try Data(text.utf8).write(to: URL(filePath: file)) }

        let script = repository.appending(path: "Scripts/schema-errors.py").path(percentEncoded: false)
        let process = Process()
        process.executableURL = URL(filePath: python)
        process.arguments = [script, schemaFile.path(percentEncoded: false)] + files
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "the validator failed")
        let found = try #require(try JSONSerialization.jsonObject(with: data) as? [String: [[Any]]])
        return files.map { file in (found[file] ?? []).map { path in path.map { "\($0)" } } }
    }
}

/// The folder of the package.
let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
