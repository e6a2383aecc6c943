import Diagnostics
import Foundation
import Testing
import YAMLTree

@testable import DialogLanguage

@Suite("JSON Schema")
struct JSONSchemaTests {
    @Test("is JSON in which every reference leads somewhere", arguments: JSONSchema.Subject.allCases)
    func references(_ subject: JSONSchema.Subject) throws {
        let schema = try #require(try object(JSONSchema.text(for: subject)))
        let definitions = try #require(schema["definitions"] as? [String: Any])
        var used: Set<String> = []
        collectReferences(in: schema, into: &used)
        #expect(used.subtracting(definitions.keys).isEmpty)
        #expect(Set(definitions.keys).subtracting(used).isSubset(of: ["words", "string", "identifier"]))
    }

    @Test("has every key of the table with its doc, and no other")
    func keys() throws {
        var documented: [String: Set<String>] = [:]
        for subject in JSONSchema.Subject.allCases {
            let schema = try #require(try object(JSONSchema.text(for: subject)))
            let definitions = try #require(schema["definitions"] as? [String: [String: Any]])
            for (name, definition) in definitions where name.contains(".") {
                let key = name.split(separator: "-")[0]
                documented[String(key), default: []].insert(try #require(definition["description"] as? String))
            }
        }
        var expected: [String: Set<String>] = [:]
        for shape in Schema.shapes {
            for spec in shape.keys { expected["\(shape.id).\(spec.key.rawValue)", default: []].insert(spec.doc) }
        }
        #expect(documented == expected)
    }

    @Test("accepts what is right", .enabled(if: SchemaValidator.isThere, "Scripts/test prepares the validator"))
    func acceptance() throws {
        let dialogs = repository.appending(path: "dialogs")
        let sampleApp = try FileManager.default.contentsOfDirectory(at: dialogs, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "yaml" }
            .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
        let samples = ValidSampleTests.samples.flatMap(\.files).map { file in
            (file.source.path, String(decoding: file.source.bytes, as: UTF8.self))
        }
        for subject in JSONSchema.Subject.allCases {
            let texts = (sampleApp + samples).filter { ($0.0 == "dialoggen.yaml") == (subject == .configuration) }
            #expect(!texts.isEmpty)
            let errors = try SchemaValidator().errors(in: texts.map(\.1), schema: JSONSchema.text(for: subject))
            for (text, paths) in zip(texts, errors) { #expect(paths == [], "\(text.0)") }
        }
    }

    /// The faults of shape in the samples that a schema cannot see: those that depend on other keys or on what is around
    /// the mapping, an empty value where a text may be `~`, and what YAML reads as a bool before the schema sees it.
    private static let beyondTheSchema = Sample.folder.appending(path: "beyond-the-schema.txt")

    @Test(
        "refuses every fault of shape, at its place",
        .enabled(if: SchemaValidator.isThere, "Scripts/test prepares the validator"))
    func refusal() throws {
        let codes: Set<DiagnosticCode> = [
            .unknownKey, .missingKey, .wrongType, .unknownWord, .keyNotApplicable, .conflictingKeys, .emptyValue,
        ]
        var unsaid: Set<String> = []
        for subject in JSONSchema.Subject.allCases {
            var faults: [(name: String, source: SourceFile, diagnostics: [Diagnostic])] = []
            for sample in Sample.all where !sample.name.hasPrefix("yaml/") {
                let diagnostics = Project(sample.files.map(\.source)).check().diagnostics
                for (_, source) in sample.files where (source.path == "dialoggen.yaml") == (subject == .configuration) {
                    let own = diagnostics.filter { $0.place.path == source.path && codes.contains($0.code) }
                    // What the YAML itself has wrong is no document for a validator.
                    let isSound = !diagnostics.contains { $0.code.rawValue.hasPrefix("yaml-") }
                    if !own.isEmpty, isSound { faults.append((sample.name, source, own)) }
                }
            }
            let texts = faults.map { String(decoding: $0.source.bytes, as: UTF8.self) }
            let errors = try SchemaValidator().errors(in: texts, schema: JSONSchema.text(for: subject))
            for (fault, paths) in zip(faults, errors) {
                var sink = DiagnosticSink()
                let root = try #require(YAMLTree.parse(fault.source, into: &sink)?.root)
                for diagnostic in fault.diagnostics {
                    let place = root.path(of: diagnostic)
                    let isSaid = paths.contains { path in
                        // A missing key is reported at its mapping.
                        diagnostic.code == .missingKey ? place.contains(path.dropLast()) : place.contains(path[...])
                    }
                    if !isSaid { unsaid.insert("\(fault.name) \(diagnostic.code.rawValue) \(diagnostic.markedText)") }
                }
            }
        }
        let text = unsaid.sorted().map { $0 + "\n" }.joined()
        if isUpdatingExpectations { try text.write(to: Self.beyondTheSchema, atomically: true, encoding: .utf8) }
        let expected = try String(contentsOf: Self.beyondTheSchema, encoding: .utf8)
        #expect(text == expected, "DIALOGGEN_UPDATE=1 writes beyond-the-schema.txt anew")
    }

    private func object(_ text: String) throws -> [String: Any]? {
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    }

    private func collectReferences(in value: Any, into names: inout Set<String>) {
        if let members = value as? [String: Any] {
            if let target = members["$ref"] as? String, target.hasPrefix("#/definitions/") {
                names.insert(String(target.dropFirst("#/definitions/".count)))
            }
            for member in members.values { collectReferences(in: member, into: &names) }
        } else if let values = value as? [Any] {
            for value in values { collectReferences(in: value, into: &names) }
        }
    }
}

extension Diagnostic {
    /// What stands at the place.
    fileprivate var markedText: String {
        guard case .span(let span) = place else { return "" }
        return String(decoding: span.file.bytes[Int(span.range.start)..<Int(span.range.end)], as: UTF8.self)
    }
}

extension YAMLNode {
    /// The places that a finding may be about: the value whose key or text is marked, or the mapping around it, if the
    /// finding is about something that this mapping lacks. None for a finding inside a text.
    fileprivate func path(of diagnostic: Diagnostic) -> [ArraySlice<String>] {
        guard case .span(let span) = diagnostic.place else { return [[]] }
        // Of two keys that exclude each other a schema does not know which came first.
        let isConflict = diagnostic.code == .conflictingKeys
        let ranges = [span.range] + (isConflict ? diagnostic.notes.map(\.span.range) : [])
        var found: [ArraySlice<String>] = []
        func visit(_ node: YAMLNode, _ path: [String]) {
            if ranges.contains(node.span.range) { found.append(path[...]) }
            for (key, value) in node.entries {
                let inner = path + [key.text]
                if ranges.contains(key.span.range) { found.append(inner[...]) }
                // The id stands for the mapping it is in.
                let marksMapping = key.span.range == span.range || value.span.range == span.range
                if diagnostic.code == .missingKey, marksMapping { found.append(path[...]) }
                visit(value, inner)
            }
            for (position, item) in node.items.enumerated() { visit(item, path + ["\(position)"]) }
        }
        visit(self, [])
        return found
    }
}
