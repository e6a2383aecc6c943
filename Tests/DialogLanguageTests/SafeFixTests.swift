import Diagnostics
import Foundation
import Testing
import YAMLTree

/// What `validate --fix` relies on: fix-its that are marked safe mend what they are about, and nothing else changes.
@Suite("Safe fixes")
struct SafeFixTests {
    /// The samples as they are, with comments everywhere, and with other line endings.
    private enum Dress: String, CaseIterable {
        case plain, comments, windows, mark

        func dress(_ source: SourceFile, seed: UInt64) -> SourceFile {
            var text = String(decoding: source.bytes, as: UTF8.self)
            switch self {
            case .plain: break
            case .comments:
                var random = SeededGenerator(seed: seed)
                let lines = text.components(separatedBy: "\n").enumerated().flatMap { index, line in
                    let hasComment = Bool.random(using: &random) && !line.isEmpty && line.last != " "
                    let indentation = String(repeating: " ", count: Int.random(in: 0...9, using: &random))
                    let isOwnLine = Bool.random(using: &random)
                    return isOwnLine
                        ? ["\(indentation)# on its own, \(index)", line]
                        : [hasComment ? "\(line)  # yes, \(index)" : line]
                }
                // Within texts of several lines a comment would be text; such a sample stays as it is.
                let commented = lines.joined(separator: "\n")
                let isText = text.contains(/[|>][-+]?\n/) || text.contains("---")
                text = isText ? text : commented
            case .windows: text = text.replacing("\n", with: "\r\n")
            case .mark: text = "\u{FEFF}" + text
            }
            return SourceFile(path: source.path, text: text)
        }
    }

    @Test("mend all they can and nothing else", arguments: 0..<3)
    func samples(seed: UInt64) throws {
        var count = 0
        for sample in Sample.all {
            for dress in Dress.allCases {
                var project = Project(sample.files.map { dress.dress($0.source, seed: seed) })
                count += Self.fix(&project, "\(sample.name), \(dress)")
            }
        }
        #expect(count > 150)
    }

    @Test("cure the finding they belong to")
    func eachByItself() {
        for sample in Sample.all {
            let project = Project(sample.files.map(\.source))
            for diagnostic in project.check().diagnostics {
                for fixIt in diagnostic.fixIts where fixIt.isSafe {
                    Self.expectCure(of: diagnostic, fixIt, in: project, sample.name)
                }
            }
        }
    }

    @Test("mend the wrong examples of the catalogue")
    func catalogue() {
        var cured: Set<DiagnosticCode> = []
        for code in DiagnosticCode.allCases {
            var project = Project(Catalogue.entry(of: code).wrong)
            let fixes = FixApplication(to: project.check().diagnostics, where: \.isSafe)
            guard !fixes.applied.isEmpty else { continue }
            project.apply(fixes)
            #expect(project.codes.isEmpty, "\(code.rawValue)")
            cured.insert(code)
        }
        #expect(cured.isSuperset(of: [.wrongType, .unknownWord, .conditionSyntax, .yamlBooleanWord]))
    }

    /// What stands after the colon, and what stands there when nothing more can safely be fixed.
    private static let spellings: [(key: String, wrong: String, right: String)] = [
        ("required", "yes", "true"), ("required", "\"false\"  # no", "false  # no"), ("required", "&a yes", "&a yes"),
        ("required", "|\n          yes", "|\n          yes"), ("Title", "x", "x"), ("titel", "x", "x"),
        ("length", "\"5\"", "5"), ("length", "1..5", "1...5"), ("length", "[1, 5]", "1...5"),
        ("length", "{min: 1, max: 5}", "1...5"), ("length", "[1, 3, 5]", "[1, 3, 5]"),
        ("length", "{min: 1, step: 2}", "{min: 1, step: 2}"), ("length", "5...1", "5...1"),
        ("length", "[1, # one\n          5]", "[1, # one\n          5]"), ("length", "014", "014"),
        ("length", "1_000", "1000"), ("keyboard", "NumberPad", "numberPad"), ("keyboard", "nummerPad", "nummerPad"),
        ("platforms", "iOS", "[iOS]"), ("platforms", "[ios]", "[iOS]"),
        ("enabledWhen", "a && !b || c", "a and not b or c"), ("enabledWhen", "'a && b'", "'a and b'"),
        ("enabledWhen", "text == “it”", "text == 'it'"), ("enabledWhen", "'text == “it”'", "'text == ''it'''"),
        ("enabledWhen", "\"text == \\\"it\\\"\"", "\"text == 'it'\""), ("enabledWhen", "text == “it", "text == “it"),
        ("enabledWhen", "“it” == text", "“it” == text"), ("enabledWhen", "\"“it” == text\"", "\"text == 'it'\""),
        ("enabledWhen", ">\n          a &&\n          b", ">\n          a and\n          b"),
        ("enabledWhen", "3 < count", "count > 3"), ("enabledWhen", "chosen == none", "chosen == 'none'"),
        ("enabledWhen", "\"chosen == none\"", "\"chosen == 'none'\""),
    ]

    @Test("write values as they have to stand between these quotes", arguments: spellings)
    func spelling(key: String, wrong: String, right: String) throws {
        func text(_ key: String, _ value: String) -> String {
            """
            dialoggen: 1
            dialogs:
              d:
                presentation: sheet
                title: D
                controls:
                  - {id: a, kind: toggle, title: A}
                  - {id: b, kind: toggle, title: B}
                  - {id: c, kind: toggle, title: C}
                  - {id: text, kind: textField, title: Text}
                  - {id: count, kind: stepper, title: Count, range: 0...9}
                  - {id: chosen, kind: picker, title: Chosen, options: [none, one]}
                  - id: field
                    kind: textField
                    \(key == "Title" || key == "titel" ? "" : "title: Field")
                    \(key): \(value)

            """
        }
        var project = Project(text(key, wrong))
        _ = Self.fix(&project, key)
        let file = try #require(project.files.first)
        let expected = text(key, right).replacing("Title:", with: "title:")
        #expect(String(decoding: file.bytes, as: UTF8.self) == expected)
    }

    /// Fixes until nothing is left to fix.
    ///
    /// - Returns: how many fixes were applied.
    private static func fix(_ project: inout Project, _ name: String) -> Int {
        var count = 0
        for _ in 0..<100 {
            let before = project
            let fixes = FixApplication(to: project.check().diagnostics.filter(\.isInReadableFile), where: \.isSafe)
            if fixes.applied.isEmpty { return count }
            count += fixes.applied.count
            project.apply(fixes)
            for (old, new) in zip(before.files, project.files) where old !== new {
                let edits = fixes.applied.flatMap(\.fixIt.edits).filter { $0.span.file === old }.map(\.span.range)
                expectOnly(edits, changed: old, to: new, name)
            }
        }
        Issue.record("\(name): fixing has no end")
        return count
    }

    /// Comments, lines without an edit and all other values are the same, and what was readable still is.
    private static func expectOnly(_ edits: [ByteRange], changed old: SourceFile, to new: SourceFile, _ name: String) {
        let table = LineTable(old)
        let edited = Set(
            edits.flatMap { table.position(at: $0.start).line...table.position(at: $0.end).line })
        let (oldLines, newLines) = (old.lines, new.lines)
        // A value over several lines becomes one line; everything else keeps its line.
        if edits.allSatisfy({ table.position(at: $0.start).line == table.position(at: $0.end).line }) {
            #expect(oldLines.count == newLines.count, "\(name)")
            for (index, lines) in zip(oldLines, newLines).enumerated() where !edited.contains(index + 1) {
                #expect(lines.0 == lines.1, "\(name):\(index + 1)")
            }
        }
        #expect(old.comments == new.comments, "\(name)")

        let scalars = [old, new].map(\.scalars)
        #expect(!scalars[1].isEmpty, "\(name)")
        let untouched = scalars[0].filter { scalar in
            !edits.contains { $0.start <= scalar.range.end && scalar.range.start <= $0.end }
        }
        var rest = scalars[1].map(\.text)[...]
        for scalar in untouched {
            guard let index = rest.firstIndex(of: scalar.text) else {
                Issue.record("\(name): '\(scalar.text)' is lost")
                return
            }
            rest = rest[(index + 1)...]
        }
    }

    /// The finding is gone: nothing of its code and words begins where it began.
    private static func expectCure(of diagnostic: Diagnostic, _ fixIt: FixIt, in project: Project, _ name: String) {
        var project = project
        var diagnostic = diagnostic
        diagnostic.fixIts = [fixIt]
        guard diagnostic.isInReadableFile, let place = diagnostic.place.span else { return }
        project.apply(FixApplication(to: [diagnostic]) { _ in true })
        let isLeft = project.check().diagnostics.contains { other in
            other.code == diagnostic.code && other.message == diagnostic.message
                && other.place.path == diagnostic.place.path && other.place.span?.range.start == place.range.start
        }
        #expect(!isLeft, "\(name): \(diagnostic.message), fix: \(fixIt.message)")
    }
}

extension Project {
    mutating func apply(_ fixes: FixApplication) {
        files = files.map { file in
            fixes.files.contains { $0 === file }
                ? SourceFile(path: file.path, bytes: fixes.text(of: file)) : file
        }
    }
}

extension Diagnostic {
    /// A file that is no YAML is left alone.
    fileprivate var isInReadableFile: Bool {
        guard let file = place.span?.file else { return false }
        var sink = DiagnosticSink()
        return YAMLTree.parse(file, into: &sink) != nil
    }
}

extension SourceFile {
    fileprivate var lines: [String] {
        String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map(String.init)
    }

    /// Everything that follows a `#` after a space, in order.
    fileprivate var comments: [String] {
        lines.compactMap { line in
            line.firstMatch(of: /(?:^|\s)(#.*)$/).map { String($0.1) }
        }
    }

    /// All texts with their places, in order; empty if it is no YAML.
    fileprivate var scalars: [(text: String, range: ByteRange)] {
        var sink = DiagnosticSink()
        var found: [(text: String, range: ByteRange)] = []
        func visit(_ node: YAMLNode) {
            if node.kind == .scalar { found.append((node.text, node.range)) }
            for (key, value) in node.entries {
                visit(key)
                visit(value)
            }
            for item in node.items { visit(item) }
        }
        if let root = YAMLTree.parse(self, into: &sink)?.root { visit(root) }
        return found
    }
}
