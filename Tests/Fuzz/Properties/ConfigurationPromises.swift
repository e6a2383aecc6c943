import Diagnostics
import DialogLanguage

/// A configuration is either wrong, and told so, or sound definitions become sound Swift under it.
enum ConfigurationPromises {
    static func check(_ bytes: [UInt8]) throws(BrokenPromise) {
        let file = SourceFile(path: "dialoggen.yaml", bytes: bytes)
        var sink = DiagnosticSink()
        let configuration = ConfigurationReader.read(file, into: &sink)
        try DefinitionPromises.check(
            [SampleDefinition.file], configuration: configuration, findings: sink.diagnostics)
    }
}
