import Diagnostics
import DialogBaseline
import DialogLanguage
import Foundation
import Testing

/// Definitions in which something is wrong that should be right.
struct WrongDefinitions: Error {
    var messages: [String]
}

/// Checks definitions that must be free of errors.
func definitions(_ sources: [SourceFile], configuration: String = "dialoggen: 1\n") throws -> DialogSet {
    var sink = DiagnosticSink()
    let file = SourceFile(path: "dialoggen.yaml", text: configuration)
    let settings = ConfigurationReader.read(file, into: &sink)
    let checked = sources.map { DefinitionChecker.check($0, configuration: settings) }
    let (set, diagnostics) = DefinitionChecker.link(checked, configuration: settings)
    let errors = (sink.diagnostics + diagnostics).filter { $0.severity == .error }
    guard errors.isEmpty else { throw WrongDefinitions(messages: errors.map(\.message)) }
    return set
}

/// The surface of one file; `dialoggen: 1` stands above what is given.
func surface(_ text: String, configuration: String = "dialoggen: 1\n") throws -> Surface {
    let source = SourceFile(path: "after.dialog.yaml", text: "dialoggen: 1\n" + text)
    return Surface(try definitions([source], configuration: configuration))
}

/// A surface written and read again, which is what a baseline is.
func baseline(_ surface: Surface) throws -> Surface {
    let (read, findings) = Surface.read(SourceFile(path: "dialogs.baseline.json", text: surface.json))
    guard let read else { throw WrongDefinitions(messages: findings.map(\.message)) }
    return read
}

/// Two versions of a definition and what is to be said about the second.
struct ChangeCase: CustomTestStringConvertible, Sendable {
    var name: String
    var before: String
    var after: String
    /// Each the kind, a colon and how the message begins; these and no others, in any order.
    var expected: [String]

    init(_ name: String, _ before: String, _ after: String, _ expected: String...) {
        (self.name, self.before, self.after, self.expected) = (name, before, after, expected)
    }

    var testDescription: String { name }

    /// Compares both versions and fails for whatever is missing or too much.
    func check(_ location: SourceLocation = #_sourceLocation) throws {
        let changes = try surface(after).changes(since: baseline(surface(before)))
        var found = changes.map { "\($0.kind.rawValue): \($0.message)" }
        var missing: [String] = []
        for line in expected {
            if let index = found.firstIndex(where: { $0.hasPrefix(line) }) {
                found.remove(at: index)
            } else {
                missing.append(line)
            }
        }
        #expect(missing.isEmpty && found.isEmpty, "missing \(missing), too much \(found)", sourceLocation: location)
    }
}

/// A dialog of each kind as text, so that the cases show only what they are about.
enum Written {
    static func alert(_ id: String = "delete", _ more: String) -> String {
        "dialogs:\n  \(id):\n    presentation: alert\n    title: Delete\n    \(more)\n"
    }

    /// A sheet with controls; `more` is keys of the dialog.
    static func sheet(_ more: String = "", _ controls: String...) -> String {
        "dialogs:\n  sound:\n    presentation: sheet\n    title: Sound\n    \(more)\n    controls:\n"
            + controls.map { "      - \($0)\n" }.joined()
    }

    static func stored(_ controls: String...) -> String {
        "dialogs:\n  sound:\n    presentation: sheet\n    title: Sound\n    storage: {kind: userDefaults, prefix: sound.}\n"
            + "    controls:\n" + controls.map { "      - \($0)\n" }.joined()
    }
}
