import Testing

@testable import Diagnostics

@Suite struct FixApplicationTests {
    private let file = SourceFile(path: "a.dialog.yaml", text: "0123456789")
    private let other = SourceFile(path: "b.dialog.yaml", text: "abcdef")

    private func edit(_ start: Int, _ end: Int, _ text: String, in file: SourceFile? = nil) -> FixIt.Edit {
        FixIt.Edit(SourceSpan(file ?? self.file, ByteRange(start, end)), text)
    }

    private func finding(_ fixIts: [FixIt.Edit]...) -> Diagnostic {
        Diagnostic(.wrongType, "m", at: .nowhere, fixIts: fixIts.map { FixIt("mend it", edits: $0) })
    }

    private func texts(_ diagnostics: [Diagnostic]) -> (first: String, second: String, applied: Int) {
        let fixes = FixApplication(to: diagnostics) { _ in true }
        let texts = [file, other].map { String(decoding: fixes.text(of: $0), as: UTF8.self) }
        return (texts[0], texts[1], fixes.applied.count)
    }

    @Test func editsOfAllFindingsAreApplied() {
        let result = texts([
            finding([edit(8, 9, "")]), finding([edit(2, 4, "xyz")]), finding([edit(0, 0, "+"), edit(10, 10, "-")]),
        ])
        #expect(result == ("+01xyz45679-", "abcdef", 3))
    }

    @Test func theFirstOfTwoThatTouchCounts() {
        #expect(texts([finding([edit(2, 5, "x")]), finding([edit(4, 6, "y")])]) == ("01x56789", "abcdef", 1))
        #expect(texts([finding([edit(2, 5, "x")]), finding([edit(5, 6, "y")])]) == ("01x56789", "abcdef", 1))
        #expect(texts([finding([edit(3, 3, "x")]), finding([edit(3, 3, "y")])]) == ("012x3456789", "abcdef", 1))
        #expect(texts([finding([edit(3, 4, "x")]), finding([edit(1, 2, "y")])]) == ("0y2x456789", "abcdef", 2))
    }

    @Test func theSameEditOfTwoFindingsIsAppliedOnce() {
        #expect(texts([finding([edit(2, 5, "x")]), finding([edit(2, 5, "x")])]) == ("01x56789", "abcdef", 2))
    }

    @Test func aFixItIsAppliedAsAWholeOrNotAtAll() {
        let both = finding([edit(0, 1, "x", in: other), edit(2, 3, "x")])
        #expect(texts([both]) == ("01x3456789", "xbcdef", 1))
        #expect(texts([finding([edit(2, 3, "y")]), both]) == ("01y3456789", "abcdef", 1))
        #expect(texts([finding([edit(1, 3, "x"), edit(2, 4, "y")])]) == ("0123456789", "abcdef", 0))
    }

    @Test func whatChangesNothingOrLiesOutsideIsLeftOut() {
        #expect(texts([finding([edit(2, 3, "2")]), finding([]), finding()]) == ("0123456789", "abcdef", 0))
        #expect(texts([finding([edit(9, 11, "x")]), finding([edit(5, 4, "x")])]) == ("0123456789", "abcdef", 0))
    }

    @Test func onlyWantedFixItsAreTaken() {
        var finding = finding([edit(2, 3, "x")], [edit(2, 3, "y")], [edit(2, 3, "z")])
        finding.fixIts[1].isSafe = true
        let fixes = FixApplication(to: [finding], where: \.isSafe)
        #expect(String(decoding: fixes.text(of: file), as: UTF8.self) == "01y3456789")
        #expect(fixes.files.map(\.path) == ["a.dialog.yaml"])
    }

    /// Against the plain way: one edit after the other, from the end.
    @Test func manyEditsInAnyOrder() {
        var random = SplitMix(seed: 8)
        for _ in 0..<200 {
            let file = SourceFile(path: "a", bytes: random.bytes(upTo: 80))
            let diagnostics = (0..<Int.random(in: 0...20, using: &random)).map { _ in
                let bounds = (0..<2).map { _ in Int.random(in: 0...file.bytes.count, using: &random) }.sorted()
                return finding([
                    edit(bounds[0], bounds[1], ["", "x", "long"].randomElement(using: &random) ?? "", in: file)
                ])
            }
            let fixes = FixApplication(to: diagnostics) { _ in true }
            var expected = file.bytes
            let applied = fixes.applied.compactMap(\.fixIt.edits.first)
            var seen: Set<ByteRange> = []
            for edit in applied.sorted(by: { $0.span.range.start > $1.span.range.start })
            where seen.insert(edit.span.range).inserted {
                expected.replaceSubrange(Int(edit.span.range.start)..<Int(edit.span.range.end), with: edit.text.utf8)
            }
            #expect(fixes.text(of: file) == expected)
        }
    }

    @Test func aFixOfManyEditsIsAppliedAsAWhole() {
        let long = SourceFile(path: "long", text: String(repeating: "ab", count: 20_000))
        let edits = (0..<20_000).shuffled().map { edit(2 * $0, 2 * $0 + 1, "", in: long) }
        let fixes = FixApplication(to: [finding(edits)]) { _ in true }
        #expect(fixes.text(of: long) == Array(String(repeating: "b", count: 20_000).utf8))
        let touching = FixApplication(to: [finding(edits + [edit(7, 8, "", in: long)])]) { _ in true }
        #expect(touching.applied.isEmpty)
    }
}
