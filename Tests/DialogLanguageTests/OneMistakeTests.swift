import Diagnostics
import Testing
import YAMLTree

@testable import DialogLanguage

/// One mistake gives one diagnostic, wherever in a sound definition it is made.
@Suite("One mistake, one diagnostic")
struct OneMistakeTests {
    static let sources = Sample.all.filter { $0.name.hasPrefix("valid/") }.flatMap(\.files).map(\.source)

    /// The fields of all records of a definition, those inside others included.
    private static func fields(of source: SourceFile) -> [Record.Field] {
        var sink = DiagnosticSink()
        guard let root = YAMLTree.parse(source, into: &sink)?.root else { return [] }
        var pass = ShapePass(sink: sink)
        return fields(of: .record(pass.record(.file, from: root, owner: .file)))
    }

    private static func fields(of value: ReadValue) -> [Record.Field] {
        switch value {
        case .record(let record): record.fields + record.fields.flatMap { fields(of: $0.value) }
        case .list(let items): items.flatMap { fields(of: $0.value) }
        case .names(let entries): entries.flatMap { fields(of: $0.value) }
        default: []
        }
    }

    private static func replacing(_ range: ByteRange, with text: String, in source: SourceFile) -> SourceFile {
        var bytes = source.bytes
        bytes.replaceSubrange(Int(range.start)..<Int(range.end), with: Array(text.utf8))
        return SourceFile(path: source.path, bytes: bytes)
    }

    @Test("a misspelt key is only that", arguments: sources)
    func misspeltKeys(in source: SourceFile) {
        for field in Self.fields(of: source) {
            let mutant = Self.replacing(field.keyNode.range, with: field.key.rawValue + "x", in: source)
            let codes = Project([mutant]).codes
            #expect(codes == [.unknownKey], "\(source.path): \(field.key.rawValue) at \(field.keyNode.range)")
        }
    }

    @Test("a misspelt word is only that", arguments: sources)
    func misspeltWords(in source: SourceFile) {
        for field in Self.fields(of: source) {
            guard case .word(let word) = field.value else { continue }
            let mutant = Self.replacing(field.node.range, with: word.spelling + "x", in: source)
            let codes = Project([mutant]).codes
            #expect(codes == [.unknownWord], "\(source.path): \(word.spelling) at \(field.node.range)")
        }
    }

    @Test("a value of the wrong shape is only that", arguments: sources, ["[[x]]", "~"])
    func wrongShapes(in source: SourceFile, value: String) {
        for field in Self.fields(of: source) where field.node.kind == .scalar || field.node.isFlow {
            // A text that is replaced by another text is no mistake, but no longer uses the same arguments.
            if case .text = field.value, value == "~" { continue }
            let mutant = Self.replacing(field.node.range, with: value, in: source)
            let codes = Project([mutant]).codes
            // `~` is a text like any other where texts stand.
            let isOne = codes.count == 1 || value == "~" && codes.isEmpty
            #expect(isOne, "\(source.path): \(field.key.rawValue): \(value) at \(field.node.range) gives \(codes)")
        }
    }
}
