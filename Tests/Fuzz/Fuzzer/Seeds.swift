import Diagnostics
import DialogBaseline
import DialogLanguage
import DialogStrings
import Foundation
import FuzzProperties
import YAMLTree

/// What the fuzzer starts from, made of what the repository has anyway: its samples, the examples of the catalogue of
/// codes, and the words of the language.
struct Seeds {
    private let findings: URL
    private let definitions: [[UInt8]]
    private let configurations: [[UInt8]]
    private let catalogs: [[UInt8]]
    private let baselines: [[UInt8]]
    private let conditions: [[UInt8]]

    init(repository: URL) throws {
        findings = repository.appending(path: "Tests/Fixtures/Findings")
        let files = try Self.files(below: repository)
        let examples = DiagnosticCode.allCases.map { Catalogue.entry(of: $0) }.flatMap {
            $0.wrong.files + $0.right.files
        }
        func contents(_ isWanted: (String) -> Bool) throws -> [[UInt8]] {
            let found = try files.filter { isWanted($0.lastPathComponent) }.map { [UInt8](try Data(contentsOf: $0)) }
            let shown = examples.filter { isWanted($0.path) }.compactMap { file in
                if case .bytes(let bytes) = file.content { bytes } else { nil }
            }
            return found + shown
        }
        definitions = try contents { $0.hasSuffix(".dialog.yaml") || $0.hasSuffix(".dialog.yml") }
        configurations = try contents { $0 == "dialoggen.yaml" }
        let sets = definitions.compactMap(Self.sound)
        catalogs =
            try contents { $0.hasSuffix(".xcstrings") }
            + sets.map { set in
                CatalogSync.sync(DialogTexts(set).texts, into: StringCatalog(sourceLanguage: "en")).catalog.bytes
            }
        baselines = try contents { $0.hasSuffix(".baseline.json") } + sets.map { Array(Surface($0).json.utf8) }
        conditions = Set(definitions.flatMap(Self.conditions)).sorted().map { Array($0.utf8) }
    }

    /// Writes a folder of seeds and a dictionary for each target.
    func write(to folder: URL) throws {
        for target in FuzzTarget.allCases {
            let place = folder.appending(path: target.rawValue)
            try? FileManager.default.removeItem(at: place)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let found = try Self.files(below: findings.appending(path: target.rawValue))
            let seeds = try seeds(of: target) + found.map { [UInt8](try Data(contentsOf: $0)) }
            for (index, seed) in seeds.enumerated() {
                try Data(seed).write(to: place.appending(path: "seed-\(index)"))
            }
            let dictionary = FuzzDictionary.text(for: target, seeds: seeds)
            try Data(dictionary.utf8).write(to: folder.appending(path: "\(target.rawValue).dict"))
        }
    }

    private func seeds(of target: FuzzTarget) -> [[UInt8]] {
        switch target {
        case .tree, .definition, .fixes, .reports: definitions
        case .formatter: definitions + configurations
        case .configuration: configurations
        case .condition: conditions
        case .catalog: catalogs
        case .baseline: baselines
        }
    }

    private static func files(below folder: URL) throws -> [URL] {
        let found = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
        let urls = found?.compactMap { $0 as? URL } ?? []
        return try urls.filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile ?? false }
            .sorted { $0.path() < $1.path() }
    }

    private static func sound(_ bytes: [UInt8]) -> DialogSet? {
        let configuration = Configuration()
        let file = SourceFile(path: "seed.dialog.yaml", bytes: bytes)
        let checked = DefinitionChecker.check(file, configuration: configuration)
        let (set, diagnostics) = DefinitionChecker.link([checked], configuration: configuration)
        return diagnostics.contains { $0.severity == .error } ? nil : set
    }

    /// The texts of all conditions.
    private static func conditions(in bytes: [UInt8]) -> [String] {
        var sink = DiagnosticSink()
        guard let root = YAMLTree.parse(SourceFile(path: "", bytes: bytes), into: &sink)?.root else { return [] }
        let keys = [Key.enabledWhen, .visibleWhen, .require].map(\.rawValue)
        var found: [String] = []
        func visit(_ node: YAMLNode) {
            for (key, value) in node.entries {
                if value.kind == .scalar, keys.contains(key.text) { found.append(value.text) }
                visit(value)
            }
            for item in node.items { visit(item) }
        }
        visit(root)
        return found
    }
}
