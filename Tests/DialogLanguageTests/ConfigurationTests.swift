import Diagnostics
import DialogLanguage
import Testing

@Suite("Configuration")
struct ConfigurationTests {
    @Test("a full file gives what it says")
    func full() throws {
        let sample = try #require(Sample.all.first { $0.name == "configuration/full.case" })
        let file = try #require(sample.files.first?.source)
        var sink = DiagnosticSink()
        let configuration = ConfigurationReader.read(file, into: &sink)
        #expect(sink.diagnostics.isEmpty)
        #expect(configuration.source === file)
        #expect(configuration.accessLevel == .public)
        #expect(configuration.sourceLanguage == "ja")
        #expect(configuration.stringsTable == "Texts")
        #expect(configuration.catalog == "Dialogs.xcstrings")
        #expect(configuration.platforms == [.iOS: 17, .macOS: 14.2])
        #expect(configuration.lint == [.titleTooLong: .error, .unusedOptionSet: .ignore])
        #expect(configuration.baseline == "dialogs.baseline.json")
        #expect(configuration.bundle == .module)
        #expect(configuration.facade == "Windows")
        #expect(configuration.imports == ["Model", "Other.Sub"])
        #expect(configuration.previews)
    }

    @Test("what is left out keeps its default, and a version is not needed")
    func defaults() {
        var sink = DiagnosticSink()
        let file = SourceFile(path: "dialoggen.yaml", text: "bundle: main\n")
        let configuration = ConfigurationReader.read(file, into: &sink)
        #expect(sink.diagnostics.isEmpty)
        #expect(configuration.accessLevel == .internal)
        #expect(configuration.sourceLanguage == "en")
        #expect(configuration.stringsTable == "Dialogs")
        #expect(configuration.facade == "Dialogs")
        #expect(configuration.catalog == nil)
        #expect(configuration.platforms.isEmpty)
        #expect(!configuration.previews)
    }

    @Test("files that are no configuration are reported once", arguments: ["", "# nothing", "[1]", "x: [", "text"])
    func broken(text: String) {
        var sink = DiagnosticSink()
        _ = ConfigurationReader.read(SourceFile(path: "dialoggen.yaml", text: text), into: &sink)
        #expect(sink.diagnostics.count == 1)
    }
}
