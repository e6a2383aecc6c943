import DialogLanguage
import Foundation
import Testing

@testable import DialogGenerator

/// What a reader of generated code must not meet, whatever the definitions: checked on the goldens and on the sample.
@Suite("Generated code")
struct GeneratedCodeTests {
    struct Source: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var set: @Sendable (Configuration) throws -> DialogSet
    }

    static let sources = [
        Source(testDescription: "goldens", set: { try Definitions.goldens($0) }),
        Source(testDescription: "sample", set: { try Definitions.sample($0) }),
    ]

    private func files(_ source: Source) throws -> (DialogSet, [GeneratedFile]) {
        var configuration = Configuration()
        configuration.previews = true
        let set = try source.set(configuration)
        return (set, generate(set))
    }

    /// The code without comments, texts and directives.
    private static func code(_ text: String) -> String {
        text.replacing(/"""(?s:.*?)"""/, with: "\"\"").replacing(/"(?:[^"\\]|\\.)*"/, with: "\"\"")
            .replacing(/\/\/.*/, with: "").replacing(/#.*/, with: "")
    }

    /// What stands beside each other in a definition must not stand inside each other in code: the stack of a thread is
    /// small.
    @Test("As many arguments, constants and types as anybody writes")
    func sizes() throws {
        func code(_ dialog: String) throws -> String {
            let set = Definitions.set([("a.dialog.yaml", "dialoggen: 1\ndialogs:\n  a:\n" + dialog)])
            return try #require(generate(set).first).contents
        }
        let names = (0..<2_000).map { "n\($0)" }
        let constants = names.map { "\($0): 1" }.joined(separator: ", ")
        let view = try code("    presentation: sheet\n    title: T\n    content: {view: V, with: {\(constants)}}\n")
        #expect(view.components(separatedBy: ".with(").count == 2_001)
        let arguments = names.map { "\($0): String" }.joined(separator: ", ")
        let text = try code("    presentation: alert\n    title: '{n1999}'\n    arguments: {\(arguments)}\n")
        #expect(text.components(separatedBy: ".with(").count >= 2_001)
        let pickers = (0..<200).map { n in
            "      - {id: a\(n), kind: picker, title: T, valueType: A\(n)Option, bind: a\(n), options: {app: o\(n)}, default: {app: d\(n)}}\n"
                + "      - {id: b\(n), kind: picker, title: T, bind: b\(n), options: [x, y]}\n"
        }.joined()
        #expect(
            try code("    presentation: sheet\n    title: T\n    edits: Song\n    controls:\n\(pickers)")
                .contains("A199Option"))
    }

    @Test("No cast, no Any, nothing forced", arguments: sources)
    func types(_ source: Source) throws {
        for file in try files(source).1 {
            let code = Self.code(file.contents)
            #expect(code.count > 200)
            #expect(!code.contains(/[\s)](as|is)[?!]?\s/), "\(file.name)")
            #expect(!code.contains(/\bAny\b|\bfatalError\b|\btry!/), "\(file.name)")
            #expect(!code.contains(/[A-Za-z0-9_\)\]`]!/), "\(file.name)")
        }
    }

    @Test("What only generated code may use is used by it", arguments: sources)
    func helpers(_ source: Source) throws {
        let code = try files(source).1.map { Self.code($0.contents) }.joined()
        let declared = code.matches(of: /(?:func|var|let|struct|protocol|associatedtype|typealias)\s+(_[A-Za-z0-9_]+)/)
            .map { String($0.1) }
        let words = code.matches(of: /[A-Za-z0-9_]+/).map { String($0.output) }
        // `_options` is a requirement of the runtime.
        let unused = Set(declared).filter { name in name != "_options" && words.filter { $0 == name }.count < 2 }
        #expect(declared.count > 5)
        #expect(unused == [])
        #expect(!code.contains("private "))
    }

    @Test("Every dialog tells its line and says what its definition says", arguments: sources)
    func places(_ source: Source) throws {
        let (set, generated) = try files(source)
        for file in set.files {
            let output = try #require(generated.first { $0.source == file.source.path }).contents
                .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let lines = String(decoding: file.source.bytes, as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false)
            for dialog in file.dialogs {
                let type = try #require(output.firstIndex { $0.contains("struct \(SwiftNames.type(dialog)):") })
                let opener = "var \(SwiftNames.accessor(dialog)): DialogRuntime."
                let accessor = try #require(
                    output.firstIndex { $0.contains(opener) && $0.contains("Opener<\(SwiftNames.type(dialog))>") })
                // The extension around it may have the line before.
                let opening =
                    output[accessor].hasPrefix("extension")
                    ? accessor
                    : output[..<accessor].lastIndex {
                        $0.hasPrefix("extension Dialogs {")
                    } ?? accessor
                for place in [type, opening] {
                    let match = try #require(
                        output[place].firstMatch(of: /\ \ \/\/ (.+):([0-9]+)$/), "\(output[place])")
                    let line = try #require(Int(match.2))
                    #expect(match.1 == file.source.path)
                    #expect(lines[line - 1].hasPrefix("  \(dialog.id):"))
                }
                guard let first = dialog.documentation?.split(separator: "\n").first else { continue }
                for place in [type, accessor] {
                    let comment = output[..<place].reversed().prefix { $0.contains("///") }
                    #expect(comment.last?.hasSuffix("/// \(first)") == true)
                }
            }
        }
    }
}
