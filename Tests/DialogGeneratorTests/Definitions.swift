import Diagnostics
import DialogLanguage
import Foundation
import Testing

@testable import DialogGenerator

/// Checked definitions for tests.
enum Definitions {
    /// The set of the given files; a finding fails the test.
    static func set(
        _ files: [(path: String, text: String)], configuration: Configuration = Configuration(),
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) -> DialogSet {
        let checked = files.map {
            DefinitionChecker.check(SourceFile(path: $0.path, text: $0.text), configuration: configuration)
        }
        let (set, diagnostics) = DefinitionChecker.link(checked, configuration: configuration)
        var sink = DiagnosticSink()
        checkNames(set, into: &sink)
        for finding in diagnostics + sink.diagnostics where finding.severity == .error {
            Issue.record(
                "\(finding.code.rawValue): \(finding.message) at \(finding.where)", sourceLocation: sourceLocation)
        }
        return set
    }

    /// The findings about names only.
    static func collisions(_ files: [(path: String, text: String)], facade: String = "Dialogs") -> [String] {
        var configuration = Configuration()
        configuration.facade = facade
        let checked = files.map {
            DefinitionChecker.check(SourceFile(path: $0.path, text: $0.text), configuration: configuration)
        }
        var sink = DiagnosticSink()
        checkNames(DefinitionChecker.link(checked, configuration: configuration).set, into: &sink)
        return sink.diagnostics.map { finding in
            let notes = finding.notes.map { " (\($0.span.file.path): \($0.span.text))" }.joined()
            return "\(finding.code.rawValue) at \(finding.where)\(notes)"
        }
    }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens")

    /// The definitions of the golden outputs.
    static func goldens(_ configuration: Configuration = Configuration()) throws -> DialogSet {
        try set(in: folder, configuration)
    }

    /// The definitions of the sample app.
    static func sample(_ configuration: Configuration = Configuration()) throws -> DialogSet {
        try set(in: folder.appending(path: "../../../dialogs").standardizedFileURL, configuration)
    }

    private static func set(in folder: URL, _ configuration: Configuration) throws -> DialogSet {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".dialog.yaml") }
        let files = try names.sorted().map { name in
            (name, String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self))
        }
        return set(files, configuration: configuration)
    }
}

extension Diagnostic {
    /// `tempo.dialog.yaml: text of the span`
    var `where`: String {
        switch place {
        case .span(let span): "\(span.file.path): \(span.text)"
        case .file(let path): path
        case .nowhere: "nowhere"
        }
    }
}
