import Diagnostics
import Testing
import YAMLTree

@testable import DialogLanguage

/// The samples of what is right: nothing is found in them, and together they use all there is.
@Suite("Valid samples")
struct ValidSampleTests {
    static let samples = Sample.all.filter { $0.name.hasPrefix("valid/") || $0.name == "configuration/full.case" }

    @Test("have no findings", arguments: samples)
    func clean(_ sample: Sample) {
        #expect(Project(sample.files.map(\.source)).codes == [])
    }

    @Test("use every key of every shape, and every word of presentation and kind")
    func coverage() throws {
        var used = Usage()
        for source in Self.samples.flatMap(\.files).map(\.source) {
            var sink = DiagnosticSink()
            let root = try #require(YAMLTree.parse(source, into: &sink)?.root)
            var pass = ShapePass(sink: sink)
            let shape: Shape.ID = source.path == "dialoggen.yaml" ? .configuration : .file
            used.add(pass.record(shape, from: root, owner: .file))
        }
        for shape in Schema.shapes {
            for spec in shape.keys {
                let isUsed = used.keys[shape.id, default: []].contains(spec.key)
                #expect(isUsed, "no valid sample has \(spec.key.rawValue) in \(shape.noun)")
            }
        }
        #expect(Set(Presentation.allCases.map(\.rawValue)).subtracting(used.words).isEmpty)
        #expect(Set(ControlKind.allCases.map(\.rawValue)).subtracting(used.words).isEmpty)
    }

    @Test("leave every dialog in the set")
    func nothingIsDropped() {
        for sample in Self.samples where sample.name.hasPrefix("valid/") {
            let sources = sample.files.map(\.source)
            let dialogs = Project(sources).check().set.files.flatMap(\.dialogs)
            let checked = sources.map { DefinitionChecker.check($0, configuration: Configuration()) }
            #expect(dialogs.count == checked.reduce(0) { $0 + $1.dialogCount })
            let drafts = checked.flatMap(\.dialogs).reduce(0) { $0 + $1.controls.count }
            let settled = checked.flatMap(\.settled).reduce(0) { $0 + $1.dialog.controls.count }
            #expect(drafts + settled == dialogs.reduce(0) { $0 + $1.controls.count })
        }
    }
}

/// Which keys and words occur.
private struct Usage {
    var keys: [Shape.ID: Set<Key>] = [:]
    var words: Set<String> = []

    mutating func add(_ record: Record) {
        for field in record.fields {
            keys[record.shape, default: []].insert(field.key)
            add(field.value, node: field.node)
        }
    }

    private mutating func add(_ value: ReadValue, node: YAMLNode) {
        switch value {
        case .record(let record): add(record)
        case .list(let items): for item in items { add(item.value, node: item.node) }
        case .names(let entries): for entry in entries { add(entry.value, node: entry.node) }
        case .word(let word): words.insert(word.spelling)
        case .text where node.kind == .mapping:
            // The mapping around a text has become the text.
            for (key, _) in node.entries {
                if let key = Key(rawValue: key.text) { keys[.text, default: []].insert(key) }
            }
        default: break
        }
    }
}
