import Diagnostics
import DialogLanguage
import Foundation
import Testing
import YAMLTree

@testable import DialogFormatter

/// The text in the canonical layout.
func formatted(_ text: String, as place: SchemaPlace = .definitionFile) throws -> String {
    let bytes = try #require(
        DefinitionFormatter.format(SourceFile(path: "test.dialog.yaml", text: text), as: place),
        "this is no sound YAML:\n\(text)")
    return String(decoding: bytes, as: UTF8.self)
}

/// Expects a layout, and that it is its own.
func expectFormatted(
    _ text: String, is expected: String, as place: SchemaPlace = .definitionFile,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let result = try formatted(text, as: place)
    #expect(result == expected, sourceLocation: sourceLocation)
    #expect(try formatted(result, as: place) == result, "formatting again changes it", sourceLocation: sourceLocation)
}

/// A YAML file of the repository.
struct RepositoryFile: CustomTestStringConvertible {
    /// The path below the repository.
    let name: String
    let source: SourceFile

    var testDescription: String { name }
    var isConfiguration: Bool { name.hasSuffix("dialoggen.yaml") }
    var place: SchemaPlace { isConfiguration ? .configurationFile : .definitionFile }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Definitions and configurations in the folders that hold some.
    static let all: [RepositoryFile] = [
        "dialogs", "Tests/DialogGeneratorTests/Goldens", "Tests/DialogLanguageTests/Samples",
    ].flatMap { folder -> [RepositoryFile] in
        let start = root.appending(path: folder)
        let names = FileManager.default.enumerator(atPath: start.path())?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".yaml") }.sorted().compactMap { name in
            guard let data = try? Data(contentsOf: start.appending(path: name)) else { return nil }
            return RepositoryFile(
                name: folder + "/" + name, source: SourceFile(path: "test.dialog.yaml", bytes: [UInt8](data)))
        }
    }

    /// Those that are sound as YAML, with their trees.
    static let sound: [(file: RepositoryFile, root: YAMLNode)] = all.compactMap { file in
        var sink = DiagnosticSink()
        guard let root = YAMLTree.parse(file.source, into: &sink)?.root, !sink.hasErrors else { return nil }
        return (file, root)
    }
}

/// The same numbers for the same seed on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// True with a chance of one in `number`.
    mutating func oneIn(_ number: Int) -> Bool { Int.random(in: 0..<number, using: &self) == 0 }
}
