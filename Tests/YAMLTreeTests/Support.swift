import Diagnostics
import Testing
import YAMLTree

/// What parsing a text gave.
struct Parsed {
    let file: SourceFile
    let tree: YAMLTree?
    let diagnostics: [Diagnostic]

    init(_ text: String, limits: YAMLTree.Limits = .standard) {
        self.init(bytes: Array(text.utf8), limits: limits)
    }

    init(bytes: [UInt8], limits: YAMLTree.Limits = .standard) {
        file = SourceFile(path: "sample.dialog.yaml", bytes: bytes)
        var sink = DiagnosticSink()
        tree = YAMLTree.parse(file, limits: limits, into: &sink)
        diagnostics = sink.diagnostics
    }

    /// Each finding as `code line:column-line:column`, or `code file`.
    var findings: [String] {
        let table = LineTable(file)
        return diagnostics.map { diagnostic in
            switch diagnostic.place {
            case .span(let span): "\(diagnostic.code.rawValue) \(Self.describe(span.range, table))"
            case .file: "\(diagnostic.code.rawValue) file"
            case .nowhere: "\(diagnostic.code.rawValue) nowhere"
            }
        }
    }

    /// The file after applying every fix-it of the first finding.
    var repaired: String? {
        guard let edits = diagnostics.first?.fixIts.first?.edits else { return nil }
        var bytes = file.bytes
        for edit in edits.sorted(by: { $0.span.range.start > $1.span.range.start }) {
            bytes.replaceSubrange(Int(edit.span.range.start)..<Int(edit.span.range.end), with: edit.text.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func describe(_ range: ByteRange, _ table: LineTable) -> String {
        let start = table.position(at: range.start)
        let end = table.position(at: range.end)
        return "\(start.line):\(start.column)-\(end.line):\(end.column)"
    }
}

extension YAMLNode {
    /// A compact spelling: texts, `[items]` and `{key: value}`, absent values as `∅`.
    var outline: String {
        switch kind {
        case .scalar: isAbsent ? "∅" : text
        case .sequence: "[" + items.map(\.outline).joined(separator: ", ") + "]"
        case .mapping: "{" + entries.map { "\($0.key.outline): \($0.value.outline)" }.joined(separator: ", ") + "}"
        }
    }

    /// Every scalar below, in order.
    var scalars: [YAMLNode] {
        switch kind {
        case .scalar: [self]
        case .sequence: items.flatMap(\.scalars)
        case .mapping: entries.flatMap { $0.key.scalars + $0.value.scalars }
        }
    }
}

/// A text and what is to be found in it.
struct Expectation: Sendable, CustomTestStringConvertible {
    let text: String
    let findings: [String]

    init(_ text: String, _ findings: String...) {
        self.text = text
        self.findings = findings
    }

    var testDescription: String { text.debugDescription }
}

/// A generator whose sequence depends on nothing but its seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
