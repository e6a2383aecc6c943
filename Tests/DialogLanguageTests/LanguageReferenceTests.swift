import Diagnostics
import Foundation
import Testing
import YAMLTree

@testable import DialogLanguage

/// The reference is current and every example in it is right.
@Suite("Language reference")
struct LanguageReferenceTests {
    @Test(
        "the committed pages are what the table says",
        arguments: [
            ("Docs/Language.md", LanguageReference.markdown),
            ("Docs/dialoggen.docc/Language.md", LanguageReference.docC),
        ])
    func isCurrent(_ path: String, _ page: String) throws {
        let file = repository.appending(path: path)
        if isUpdatingExpectations { try page.write(to: file, atomically: true, encoding: .utf8) }
        let committed = try String(contentsOf: file, encoding: .utf8)
        #expect(committed == page, "DIALOGGEN_UPDATE=1 writes it anew")
    }

    @Test("mentions every shape, key and word")
    func isComplete() {
        let page = LanguageReference.markdown
        for shape in Schema.shapes {
            #expect(page.contains(shape.doc))
            for rule in shape.rules { #expect(page.contains("* " + rule.doc)) }
            for spec in shape.keys { #expect(page.contains("`\(spec.key.rawValue)`") && page.contains(spec.doc)) }
        }
        for word in WordList.presentations.words + WordList.controlKinds.words {
            #expect(page.contains("### `\(word.spelling)`"))
        }
    }

    @Test("the example of a key is read without a finding", arguments: Schema.shapes.map(\.id))
    func keyExamples(_ id: Shape.ID) throws {
        for spec in Schema.shape(id).keys {
            let text = "\(spec.key.rawValue): \(spec.example)\n"
            var sink = DiagnosticSink()
            let root = try #require(
                YAMLTree.parse(SourceFile(path: "example", text: text), into: &sink)?.root, "\(text)")
            let entry = try #require(root.entries.first { $0.key.text == spec.key.rawValue }, "\(text)")
            for form in [spec.form] + spec.narrowings.prefix(1).map(\.form) {
                var pass = ShapePass(sink: sink)
                _ = pass.value(ReadableForm(form), of: entry.value, key: entry.key.position)
                #expect(pass.sink.diagnostics.isEmpty, "\(text)\(pass.sink.diagnostics.map(\.message))")
            }
        }
    }

    @Test("the default of a key is one that the key takes", arguments: Schema.shapes.map(\.id))
    func defaults(_ id: Shape.ID) throws {
        for spec in Schema.shape(id).keys {
            guard let value = spec.defaultValue else { continue }
            var sink = DiagnosticSink()
            let source = SourceFile(path: "default", text: "\(spec.key.rawValue): \(value)\n")
            let root = try #require(YAMLTree.parse(source, into: &sink)?.root)
            let entry = try #require(root.entries.first { _ in true })
            var pass = ShapePass(sink: sink)
            _ = pass.value(ReadableForm(spec.form), of: entry.value, key: entry.key.position)
            #expect(pass.sink.diagnostics.isEmpty, "\(spec.key.rawValue)")
        }
    }

    @Test("the defaults of the configuration are those that hold")
    func configurationDefaults() {
        let lines = Schema.configuration.keys.compactMap { spec in
            spec.defaultValue.map { "\(spec.key.rawValue): \($0)\n" }
        }
        var sink = DiagnosticSink()
        let written = ConfigurationReader.read(
            SourceFile(path: "dialoggen.yaml", text: "dialoggen: 1\n" + lines.joined()), into: &sink)
        let standard = Configuration()
        #expect(sink.diagnostics.isEmpty && lines.count == 6)
        #expect(written.accessLevel == standard.accessLevel && written.bundle == standard.bundle)
        #expect(written.sourceLanguage == standard.sourceLanguage && written.facade == standard.facade)
        #expect(written.stringsTable == standard.stringsTable && written.previews == standard.previews)
    }

    @Test("every presentation has an example without a finding", arguments: Presentation.allCases)
    func presentationExamples(_ presentation: Presentation) throws {
        let example = try #require(presentation.example)
        #expect(example.contains("presentation: \(presentation.rawValue)\n"))
        let (set, diagnostics) = Project("dialoggen: 1\ndialogs:\n  example:\n" + example.indented(by: 4)).check()
        #expect(diagnostics.map(\.message) == [])
        #expect(set.files.flatMap(\.dialogs).count == 1)
    }

    @Test("every kind has an example without a finding", arguments: ControlKind.allCases)
    func kindExamples(_ kind: ControlKind) throws {
        let example = try #require(kind.example)
        #expect(example.contains("kind: \(kind.rawValue)"))
        let head = "dialoggen: 1\ndialogs:\n  example:\n    presentation: page\n    title: Example\n    controls:\n"
        let (set, diagnostics) = Project(head + example.indented(by: 6)).check()
        #expect(diagnostics.map(\.message) == [])
        #expect(set.files.flatMap(\.dialogs).first?.controls.isEmpty == false)
    }
}

extension String {
    fileprivate func indented(by count: Int) -> String {
        split(separator: "\n").map { String(repeating: " ", count: count) + $0 + "\n" }.joined()
    }
}
