public import Diagnostics
import YAMLTree

/// Reads `dialoggen.yaml`.
public enum ConfigurationReader {
    /// What the file says; what is wrong is reported and keeps its default.
    public static func read(_ file: SourceFile, into sink: inout DiagnosticSink) -> Configuration {
        var configuration = Configuration()
        configuration.source = file
        guard let root = YAMLTree.parse(file, into: &sink)?.root else { return configuration }
        guard root.kind == .mapping else {
            sink.report(.wrongType, "a configuration is a mapping that starts with dialoggen: 1", at: root)
            return configuration
        }
        guard FormatVersion.isSupported(in: root, into: &sink) else { return configuration }
        var shapes = ShapePass(sink: sink)
        let record = shapes.record(.configuration, from: root, owner: .file)
        sink = shapes.sink
        configuration.fill(from: record)
        return configuration
    }
}

extension Configuration {
    fileprivate mutating func fill(from record: Record) {
        accessLevel = record.word(.accessLevel) ?? accessLevel
        sourceLanguage = record.string(.sourceLanguage) ?? sourceLanguage
        stringsTable = record.string(.stringsTable) ?? stringsTable
        catalog = record.string(.catalog)
        baseline = record.string(.baseline)
        bundle = record.word(.bundle) ?? bundle
        facade = record.name(.facade) ?? facade
        previews = record.bool(.previews) ?? previews
        imports = record.list(.imports).compactMap { item in
            if case .name(let name) = item.value { name } else { nil }
        }
        for entry in record.names(.platforms) {
            guard case .version(let version) = entry.value, let platform = Platform(rawValue: entry.name) else {
                continue
            }
            platforms[platform] = version
        }
        for entry in record.names(.lint) {
            guard case .word(let word) = entry.value, let code = DiagnosticCode(rawValue: entry.name),
                let level = LintLevel(word)
            else { continue }
            lint[code] = level
        }
    }
}
