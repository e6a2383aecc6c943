import Testing

@testable import Diagnostics

/// Each test shows one whole report, so that what a user sees can be read here.
@Suite struct TextReporterTests {
    /// Reports one finding at the first occurrence of `marked` in the text.
    private func report(
        _ text: String, at marked: String, message: String = "something is wrong", code: DiagnosticCode = .unknownKey,
        notes: [(message: String, at: String)] = [], fixes: [String] = [], usesColor: Bool = false
    ) throws -> String {
        let file = SourceFile(path: "dialogs/tempo.dialog.yaml", text: text)
        let span = try #require(file.span(of: marked))
        var diagnostic = Diagnostic(code, message, at: .span(span))
        for note in notes { diagnostic.notes.append(.init(note.message, at: try #require(file.span(of: note.at)))) }
        diagnostic.fixIts = fixes.map { FixIt($0, replace: span, with: "") }
        return show(diagnostic, usesColor: usesColor)
    }

    private func show(_ diagnostics: Diagnostic..., usesColor: Bool = false) -> String {
        ReportFormat.text.text(
            of: DiagnosticReport(diagnostics, fileCount: 1, dialogCount: 1),
            options: ReportOptions(usesColor: usesColor))
    }

    @Test func markNoteAndFix() throws {
        let text = """
            dialoggen: 1
            dialogs:
              tempo:
                controls:
                  - range: 40...240
                    step: 1
                    default: 400

            """
        let shown = try report(
            text, at: "400", message: "default 400 lies outside the range 40...240", code: .defaultOutOfRange,
            notes: [("the range", "40...240")], fixes: ["write 240"])
        #expect(
            shown == """
                dialogs/tempo.dialog.yaml:7:18: error: default 400 lies outside the range 40...240 [default-out-of-range]
                 5 │       - range: 40...240
                   │                ──────── the range
                 7 │         default: 400
                   │                  ^^^
                   │ fix: write 240

                """)
    }

    @Test func severalMarksOnOneLineStandBelowEachOther() throws {
        let shown = try report("a: 1\nlow: 5, high: 3\n", at: "3", notes: [("the lower bound", "5")])
        #expect(
            shown == """
                dialogs/tempo.dialog.yaml:2:15: error: something is wrong [unknown-key]
                 2 │ low: 5, high: 3
                   │               ^
                   │      ─ the lower bound

                """)
    }

    @Test func lineNumbersAreAligned() throws {
        let text = "first: 1\n" + String(repeating: "\n", count: 98) + "last: 2\n"
        let shown = try report(text, at: "last", notes: [("first", "first")])
        #expect(
            shown == """
                dialogs/tempo.dialog.yaml:100:1: error: something is wrong [unknown-key]
                   1 │ first: 1
                     │ ───── first
                 100 │ last: 2
                     │ ^^^^

                """)
    }

    @Test func tabsAreExpanded() throws {
        let shown = try report("a:\t1 # x\n\t\tb\tc: 2\n", at: "c")
        #expect(
            shown == """
                dialogs/tempo.dialog.yaml:2:5: error: something is wrong [unknown-key]
                 2 │         b   c: 2
                   │             ^

                """)
    }

    @Test func aMarkedTabIsShown() throws {
        let shown = try report("a:\n\tb: 2\n", at: "\t")
        #expect(
            shown == """
                dialogs/tempo.dialog.yaml:2:1: error: something is wrong [unknown-key]
                 2 │ ␉b: 2
                   │ ^

                """)
    }

    @Test func wideCharactersTakeTwoCells() throws {
        let shown = try report("title: テンポ設定, x: 1\n", at: "設定, x")
        #expect(
            shown == """
                dialogs/tempo.dialog.yaml:1:11: error: something is wrong [unknown-key]
                 1 │ title: テンポ設定, x: 1
                   │              ^^^^^^^

                """)
    }

    @Test(arguments: ["🎹", "👩‍👩‍👧‍👦", "👍🏽", "🇯🇵", "❤️"])
    func anEmojiTakesTwoCells(emoji: String) throws {
        let shown = try report("t: \(emoji) x\n", at: "x")
        #expect(shown.hasSuffix("\n 1 │ t: \(emoji) x\n   │       ^\n"))
        let marked = try report("t: \(emoji) x\n", at: emoji)
        #expect(marked.hasSuffix("\n   │    ^^\n"))
    }

    @Test func combiningMarksTakeNoCell() throws {
        let shown = try report("t: Cafe\u{301} x: 1\n", at: "x")
        #expect(shown.hasSuffix("\n   │         ^\n"))
        let hangul = try report("t: \u{1112}\u{1161}\u{11AB} x: 1\n", at: "x")
        #expect(hangul.hasSuffix("\n   │       ^\n"))
    }

    @Test func anEmptySpanHasOneCaret() {
        let file = SourceFile(path: "a.dialog.yaml", text: "title:\nid: a\n")
        let shown = show(
            Diagnostic(.emptyValue, "nothing follows the key", at: .span(SourceSpan(file, ByteRange(6, 6)))))
        #expect(
            shown == """
                a.dialog.yaml:1:7: error: nothing follows the key [empty-value]
                 1 │ title:
                   │       ^

                """)
    }

    @Test func theEndOfTheFile() {
        let ended = SourceFile(path: "a.dialog.yaml", text: "a: [\n")
        #expect(
            show(Diagnostic(.yamlSyntax, "the file ends here", at: .span(SourceSpan(ended, ByteRange(5, 5))))) == """
                a.dialog.yaml:2:1: error: the file ends here [yaml-syntax]
                 2 │
                   │ ^

                """)
        let open = SourceFile(path: "a.dialog.yaml", text: "a: [")
        #expect(
            show(Diagnostic(.yamlSyntax, "the file ends here", at: .span(SourceSpan(open, ByteRange(4, 900))))) == """
                a.dialog.yaml:1:5: error: the file ends here [yaml-syntax]
                 1 │ a: [
                   │     ^

                """)
        let empty = SourceFile(path: "a.dialog.yaml", text: "")
        #expect(
            show(Diagnostic(.yamlSyntax, "the file ends here", at: .span(SourceSpan(empty, ByteRange(7, 9))))) == """
                a.dialog.yaml:1:1: error: the file ends here [yaml-syntax]
                 1 │
                   │ ^

                """)
    }

    @Test func aSpanOverTwoLines() throws {
        let shown = try report("a: {x: 1,\n    y: 2}\nb: 1\n", at: "{x: 1,\n    y: 2}")
        #expect(
            shown == """
                dialogs/tempo.dialog.yaml:1:4: error: something is wrong [unknown-key]
                 1 │ a: {x: 1,
                   │    ^^^^^^
                 2 │     y: 2}
                   │     ^^^^^

                """)
    }

    @Test func aSpanOverManyLinesShowsTheFirstAndTheLast() throws {
        let shown = try report("a: |\n  one\n  two\n  three\nb: 1\n", at: "|\n  one\n  two\n  three\n")
        #expect(
            shown == """
                dialogs/tempo.dialog.yaml:1:4: error: something is wrong [unknown-key]
                 1 │ a: |
                   │    ^
                   ┆
                 4 │   three
                   │   ^^^^^

                """)
    }

    @Test func aNoteOverManyLinesIsLabelledAtItsEnd() throws {
        let shown = try report("a: [1,\n2,\n3]\nb: 1\n", at: "b", notes: [("the list", "[1,\n2,\n3]")])
        #expect(
            shown == """
                dialogs/tempo.dialog.yaml:4:1: error: something is wrong [unknown-key]
                 1 │ a: [1,
                   │    ───
                   ┆
                 3 │ 3]
                   │ ── the list
                 4 │ b: 1
                   │ ^

                """)
    }

    @Test func aVeryLongLineIsCutToThePartAroundTheMark() throws {
        let filler = String(repeating: "0123456789", count: 500)
        let shown = try report("a: \(filler)WRONG\(filler)\n", at: "WRONG")
        let before = String(repeating: "0123456789", count: 6)
        let after = String(repeating: "0123456789", count: 5) + "01234"
        #expect(
            shown == """
                dialogs/tempo.dialog.yaml:1:5004: error: something is wrong [unknown-key]
                 1 │ …\(before)WRONG\(after)…
                   │  \(String(repeating: " ", count: 60))^^^^^

                """)
    }

    @Test func eachMarkOfAVeryLongLineShowsItsOwnPart() throws {
        let filler = String(repeating: "x", count: 300)
        let shown = try report("FIRST\(filler)SECOND\n", at: "SECOND", notes: [("first", "FIRST")])
        #expect(
            shown == """
                dialogs/tempo.dialog.yaml:1:306: error: something is wrong [unknown-key]
                 1 │ …\(String(repeating: "x", count: 60))SECOND
                   │  \(String(repeating: " ", count: 60))^^^^^^
                 1 │ FIRST\(String(repeating: "x", count: 115))…
                   │ ───── first

                """)
    }

    @Test func aMarkLongerThanTheWindowEndsWithIt() throws {
        let long = String(repeating: "y", count: 4_000)
        let shown = try report("a: \(long)\n", at: long)
        #expect(
            shown.hasSuffix("\n 1 │ a: \(long.prefix(117))…\n   │    \(String(repeating: "^", count: 117))\n"))
    }

    @Test func thousandsOfCombiningMarksStayShort() throws {
        let shown = try report("a: e" + String(repeating: "\u{301}", count: 100_000) + " b: 1\n", at: "b")
        #expect(shown.utf8.count < 4_000)
    }

    @Test func controlAndBidirectionalCharactersAreMadeVisible() throws {
        let shown = try report(
            "t: \u{1B}[2J\u{202E}evil\u{200B} x: 1\u{7F}\u{85}\n", at: "x",
            message: "“\u{1B}]0;owned\u{07}\u{202E}\n” is wrong", notes: [("a\rb", "evil")], fixes: ["write \u{1B}[31m"]
        )
        #expect(
            shown == """
                dialogs/tempo.dialog.yaml:1:15: error: “␛]0;owned␇<U+202E>␊” is wrong [unknown-key]
                 1 │ t: ␛[2J<U+202E>evil<U+200B> x: 1␡<U+0085>
                   │                             ^
                   │                ──── a␍b
                   │ fix: write ␛[31m

                """)
    }

    @Test func theNameOfTheFileIsMadeVisibleToo() {
        let shown = show(Diagnostic(.unreadableFile, "it is a folder", at: .file(path: "a\u{1B}[2J\n.dialog.yaml")))
        #expect(shown == "a␛[2J␊.dialog.yaml: error: it is a folder [unreadable-file]\n")
    }

    @Test(arguments: [("\u{A0}", "<U+00A0>"), ("\u{3000}", "<U+3000>"), ("\u{200D}", "<U+200D>")])
    func aMarkedInvisibleCharacterIsSpeltOut(character: String, form: String) throws {
        let shown = try report("a:\(character)1\n", at: character)
        #expect(shown.hasSuffix("\n 1 │ a:\(form)1\n   │   ^^^^^^^^\n"))
    }

    @Test func windowsLineEndsDoNotShow() throws {
        let shown = try report("a: 1\r\nb: 2\r\n", at: "b")
        #expect(
            shown == """
                dialogs/tempo.dialog.yaml:2:1: error: something is wrong [unknown-key]
                 2 │ b: 2
                   │ ^

                """)
    }

    @Test func aByteOrderMarkTakesNoColumn() throws {
        let shown = try report("\u{FEFF}a: 1\n", at: "a")
        #expect(
            shown == """
                dialogs/tempo.dialog.yaml:1:1: error: something is wrong [unknown-key]
                 1 │ a: 1
                   │ ^

                """)
    }

    @Test func invalidBytesAreShownAsNumbers() {
        let bytes = Array("a: ".utf8) + [0xC3, 0x28, 0xFF] + Array(" b: 1\n".utf8)
        let file = SourceFile(path: "a.dialog.yaml", bytes: bytes)
        let shown = show(
            Diagnostic(.yamlEncoding, "the byte 0xC3 is not UTF-8", at: .span(SourceSpan(file, ByteRange(3, 4)))))
        #expect(
            shown == """
                a.dialog.yaml:1:4: error: the byte 0xC3 is not UTF-8 [yaml-encoding]
                 1 │ a: <0xC3>(<0xFF> b: 1
                   │    ^^^^^^

                """)
    }

    @Test func aNoteInAnotherFileHasItsOwnExcerpt() throws {
        let first = SourceFile(path: "a.dialog.yaml", text: "dialogs:\n  tempo:\n")
        let second = SourceFile(path: "b.dialog.yaml", text: "dialogs:\n\n  tempo:\n")
        let diagnostic = Diagnostic(
            .duplicateID, "the id “tempo” is taken", at: .span(try #require(second.span(of: "tempo"))),
            notes: [.init("first used here", at: try #require(first.span(of: "tempo")))],
            fixIts: [FixIt("choose another id", edits: [])])
        #expect(
            show(diagnostic) == """
                b.dialog.yaml:3:3: error: the id “tempo” is taken [duplicate-id]
                 3 │   tempo:
                   │   ^^^^^
                   │ fix: choose another id
                a.dialog.yaml:2:3: note: first used here
                 2 │   tempo:
                   │   ─────

                """)
    }

    @Test func placesWithoutALine() {
        let shown = show(
            Diagnostic(.noDefinitions, "no definitions here", at: .nowhere),
            Diagnostic(
                .emptyFile, "the file is empty", at: .file(path: "a.dialog.yaml"),
                fixIts: [FixIt("remove it", edits: [])]))
        #expect(
            shown == """
                warning: no definitions here [no-definitions]

                a.dialog.yaml: error: the file is empty [empty-file]
                  fix: remove it

                """)
    }

    @Test func colours() throws {
        let shown = try report("a: 1\nb: 2\n", at: "b", notes: [("one", "a")], fixes: ["go"], usesColor: true)
        let escape = "\u{1B}["
        #expect(
            shown == """
                \(escape)1mdialogs/tempo.dialog.yaml:2:1:\(escape)0m \(escape)1;31merror:\(escape)0m \
                \(escape)1msomething is wrong\(escape)0m [unknown-key]
                \(escape)2m 1 │\(escape)0m a: 1
                \(escape)2m   │\(escape)0m \(escape)1;36m─ one\(escape)0m
                \(escape)2m 2 │\(escape)0m b: 2
                \(escape)2m   │\(escape)0m \(escape)1;31m^\(escape)0m
                \(escape)2m   │\(escape)0m \(escape)1;32mfix:\(escape)0m go

                """)
    }

    @Test func anySpanInAnyBytesCanBeShown() {
        var random = SplitMix(seed: 7)
        for _ in 0..<2_000 {
            let bytes = random.bytes(upTo: 60)
            let file = SourceFile(path: "a.dialog.yaml", bytes: bytes)
            let range = ByteRange(Int.random(in: 0...70, using: &random), Int.random(in: 0...70, using: &random))
            let shown = show(Diagnostic(.yamlEncoding, "m", at: .span(SourceSpan(file, range))))
            let harmful = shown.unicodeScalars.filter { $0.isUnsafeOnTerminal && $0 != "\n" }
            #expect(harmful.isEmpty, "\(bytes) \(range)")
            #expect(shown.contains("^"))
        }
    }
}
