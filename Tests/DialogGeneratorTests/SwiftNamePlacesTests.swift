import Diagnostics
import DialogLanguage
import Testing

@testable import DialogGenerator

/// Names of the app's own declarations: what the checker takes, the compiler takes too, and the rest is a clear finding.
@Suite("Names of the app", .serialized)
struct SwiftNamePlacesTests {
    /// Somewhere in a definition where a name of Swift is wanted.
    struct Place: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// Dialogs with each name at the place.
        var dialogs: @Sendable (_ names: [String]) -> String
        /// What the app declares for them.
        var app: @Sendable (_ names: [String]) -> String
        /// What is no name of the app's there.
        var excluded: Set<String> = []
    }

    private static func protocolOf(_ member: @escaping @Sendable (String) -> String) -> @Sendable ([String]) -> String {
        { names in "final class App: DialogsApp {\n" + names.map { "    \(member($0))\n" }.joined() + "}\n" }
    }

    /// One dialog with a control for each name.
    private static func controls(
        _ more: String = "", _ control: @escaping @Sendable (String) -> String
    ) -> @Sendable ([String]) -> String {
        { names in
            let controls = names.indices.map { "      - {id: c\($0), title: T, \(control(names[$0]))}\n" }
            return "  all:\n    presentation: page\n    title: T\n\(more)    controls:\n" + controls.joined()
        }
    }

    /// A dialog for each name.
    private static func dialogs(
        _ dialog: @escaping @Sendable (String) -> String
    ) -> @Sendable ([String]) -> String {
        { names in names.indices.map { "  d\($0): {presentation: page, title: T, \(dialog(names[$0]))}\n" }.joined()
        }
    }

    static let places: [Place] = [
        Place(
            testDescription: "an action", dialogs: controls { "kind: button, action: \($0)" },
            app: protocolOf { "func `\($0)`() {}" }),
        Place(
            testDescription: "a value", dialogs: controls { "kind: labeledContent, value: {app: \($0)}" },
            app: protocolOf { "let `\($0)`: Swift.String = \"\"" }),
        Place(
            testDescription: "a callback", dialogs: controls { "kind: toggle, onChange: \($0)" },
            app: protocolOf { "func `\($0)`(_ value: Swift.Bool) {}" }),
        Place(
            testDescription: "a condition",
            dialogs: controls { "kind: toggle, enabledWhen: app.\($0) or not app.\($0)" },
            app: protocolOf { "let `\($0)`: Swift.Bool = true" }),
        Place(
            testDescription: "a property", dialogs: controls("    edits: Thing\n") { "kind: toggle, bind: \($0)" },
            app: { "final class Thing {\n" + $0.map { "    var `\($0)` = true\n" }.joined() + "}\n" }),
        Place(
            testDescription: "a property of a property",
            dialogs: controls("    edits: Thing\n") { "kind: toggle, bind: part.\($0)" },
            app: { names in
                "final class Thing {\n    var part = Part()\n}\nstruct Part {\n"
                    + names.map { "    var `\($0)` = true\n" }.joined() + "}\n"
            }),
        Place(
            testDescription: "the title of a record",
            dialogs: { names in
                controls { "kind: list, item: {edits: Thing, opens: other, title: \($0)}, allowsAdd: false" }(names)
                    + "  other: {presentation: page, title: T, edits: Thing, "
                    + "controls: [{id: a, kind: toggle, title: T, bind: on}]}\n"
            },
            app: { names in
                "struct Thing: Codable, Equatable, Sendable {\n    var on = true\n"
                    + names.map { "    var `\($0)` = \"\"\n" }.joined() + "}\n"
            }),
        Place(
            testDescription: "the type of a value",
            dialogs: controls { "kind: picker, valueType: \($0), options: [a, b]" },
            app: { names in
                names.map { "enum `\($0)`: Swift.String, Swift.Codable, Swift.Sendable { case a, b }\n" }.joined()
            }, excluded: ["Int", "Double"]),
        Place(
            testDescription: "an edited type",
            dialogs: dialogs { "edits: \($0), controls: [{id: a, kind: toggle, bind: on}]" },
            app: { names in names.map { "struct `\($0)` { var on = true }\n" }.joined() }),
        Place(
            testDescription: "a dialog",
            dialogs: dialogs { "swiftName: \($0), controls: [{id: a, kind: toggle}]" },
            app: { names in
                "@_Concurrency.MainActor func use(_ dialogs: Dialogs) {\n"
                    + names.map { "    dialogs.\(member(SwiftNames.uncapitalized($0))).show().dismiss()\n" }.joined()
                    + "}\n"
            }),
        Place(
            testDescription: "an option",
            dialogs: controls { "kind: picker, options: [{value: x, swiftName: \($0)}, y]" },
            app: { names in
                names.indices.map { "let used\($0) = [AllDialog.C\($0)Option.\(member(names[$0]))]\n" }.joined()
            }),
    ]

    private static func member(_ name: String) -> String {
        ["init", "self", "Type", "Protocol", "Self"].contains(name) ? "`\(name)`" : name
    }

    private static let names =
        SwiftWords.keywords + SwiftWords.names.map { SwiftWords.capitalized($0) }
        + [
            "größe", "Größe", "曲", "速さ", "темп", "ßx", "é", "e\u{301}", "ǆ", "ŉx", "ﬁ", "x²", "𝒳", "_", "__", "_0",
            "a1",
        ]
        + ["Swift", "SwiftUI", "DialogUI", "_Concurrency", "AnyObject", "🎵", "x\u{200B}", "x\u{202E}y", "x\u{FE0F}"]

    @Test("A name is a finding, or it compiles", arguments: places)
    func compiles(_ place: Place) throws {
        var accepted: [String] = []
        for name in Set(Self.names).sorted() where !place.excluded.contains(name) {
            let findings = findings("dialoggen: 1\ndialogs:\n" + place.dialogs([name]))
            if findings.isEmpty { accepted.append(name) }
            let clear: Set<DiagnosticCode> = [.invalidSwiftName, .identifierCollision, .conditionSyntax]
            #expect(findings.count <= 1 && findings.allSatisfy { clear.contains($0.code) }, "\(name): \(findings)")
        }
        // Dialogs that differ in their first letter only would be called the same.
        var seen: Set<String> = []
        accepted = accepted.filter {
            seen.insert(SwiftNames.capitalized($0).precomposedStringWithCanonicalMapping).inserted
        }
        #expect(accepted.count > 100)
        let definition = "dialoggen: 1\ndialogs:\n" + place.dialogs(accepted)
        let files = generate(Definitions.set([("names.dialog.yaml", definition)]))
            .map { (name: $0.name, contents: $0.contents) }
        let app = "import DialogRuntime\n" + place.app(accepted)
        let outcome = try RuntimeModule.shared.get().check(files + [("App.swift", app)], depth: .types)
        #expect(outcome.output == "")
        #expect(outcome.status == 0)
    }

    private func findings(_ text: String) -> [Diagnostic] {
        let configuration = Configuration()
        let checked = DefinitionChecker.check(
            SourceFile(path: "names.dialog.yaml", text: text), configuration: configuration)
        let (set, diagnostics) = DefinitionChecker.link([checked], configuration: configuration)
        var sink = DiagnosticSink()
        checkNames(set, into: &sink)
        return (diagnostics + sink.diagnostics).filter { $0.severity == .error }
    }
}
