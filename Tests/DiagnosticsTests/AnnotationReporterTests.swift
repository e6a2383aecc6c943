import Foundation
import Testing

@testable import Diagnostics

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What GitHub makes annotations of, and the reports of tests that other systems show.
@Suite struct AnnotationReporterTests {
    private let file = SourceFile(path: "d, e/100%: ö.dialog.yaml", text: "🎹 range: 1\ndefault: |\n  2\n  3\n")

    private func report(files: [String] = []) throws -> DiagnosticReport {
        DiagnosticReport(
            [
                Diagnostic(
                    .defaultOutOfRange, "50% of\n<a & \"b\">:,\u{1B}[1m", at: .span(try #require(file.span(of: "1"))),
                    fixIts: [FixIt("write 2", replace: try #require(file.span(of: "1")), with: "2")]),
                Diagnostic(.titleTooLong, "long", at: .span(try #require(file.span(of: "|\n  2\n  3")))),
                Diagnostic(.emptyFile, "nothing in it", at: .file(path: "c.dialog.yaml")),
                Diagnostic(.noDefinitions, "nothing found", at: .nowhere),
            ], fileCount: files.count, dialogCount: 1, files: files)
    }

    // MARK: GitHub

    @Test func commandsAreEscaped() throws {
        #expect(
            ReportFormat.github.text(of: try report()) == """
                ::warning title=no-definitions::nothing found
                ::error file=c.dialog.yaml,title=empty-file::nothing in it
                ::error file=d%2C e/100%25%3A ö.dialog.yaml,line=1,col=10,endLine=1,endColumn=11,\
                title=default-out-of-range::50%25 of%0A<a & "b">:,␛[1m
                ::warning file=d%2C e/100%25%3A ö.dialog.yaml,line=2,endLine=4,title=title-too-long::long

                """)
        #expect(ReportFormat.github.text(of: DiagnosticReport([], fileCount: 1, dialogCount: 1)) == "")
    }

    // MARK: JUnit

    @Test func eachFileIsASuite() throws {
        let report = try report(files: ["z.dialog.yaml", "c.dialog.yaml", file.path])
        #expect(
            ReportFormat.junit.text(of: report) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="dialoggen" tests="5" failures="2" errors="0" skipped="0">
                  <testsuite name="dialoggen" tests="1" failures="0" errors="0" skipped="0">
                    <testcase classname="dialoggen" name="no-definitions">
                      <system-out>warning: nothing found [no-definitions]
                </system-out>
                    </testcase>
                  </testsuite>
                  <testsuite name="c.dialog.yaml" tests="1" failures="1" errors="0" skipped="0">
                    <testcase classname="c.dialog.yaml" name="empty-file" file="c.dialog.yaml">
                      <failure type="empty-file" message="nothing in it">c.dialog.yaml: error: nothing in it [empty-file]
                </failure>
                    </testcase>
                  </testsuite>
                  <testsuite name="d, e/100%: ö.dialog.yaml" tests="2" failures="1" errors="0" skipped="0">
                    <testcase classname="d, e/100%: ö.dialog.yaml" name="default-out-of-range at 1:10" \
                file="d, e/100%: ö.dialog.yaml" line="1">
                      <failure type="default-out-of-range" message="50% of&#10;&lt;a &amp; &quot;b&quot;&gt;:,␛[1m">\
                d, e/100%: ö.dialog.yaml:1:10: error: 50% of␊&lt;a &amp; &quot;b&quot;&gt;:,␛[1m [default-out-of-range]
                 1 │ 🎹 range: 1
                   │           ^
                   │ fix: write 2
                </failure>
                    </testcase>
                    <testcase classname="d, e/100%: ö.dialog.yaml" name="title-too-long at 2:10" \
                file="d, e/100%: ö.dialog.yaml" line="2">
                      <system-out>d, e/100%: ö.dialog.yaml:2:10: warning: long [title-too-long]
                 2 │ default: |
                   │          ^
                   ┆
                 4 │   3
                   │   ^
                </system-out>
                    </testcase>
                  </testsuite>
                  <testsuite name="z.dialog.yaml" tests="1" failures="0" errors="0" skipped="0">
                    <testcase classname="z.dialog.yaml" name="no problems"/>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test func warningsFailWhereTheyFailTheRun() throws {
        let text = ReportFormat.junit.text(of: try report(), options: ReportOptions(warningsFail: true))
        #expect(text.contains("tests=\"4\" failures=\"4\""))
        #expect(!text.contains("<system-out>"))
    }

    /// Whatever stands in names and messages, a real parser reads the report, and reads the same texts.
    @Test func anyTextIsSoundXML() throws {
        var random = SplitMix(seed: 20)
        for _ in 0..<200 {
            var scalars = String.UnicodeScalarView()
            for _ in 0..<30 {
                let values: [UInt32] = [
                    .random(in: 0...0x20, using: &random), .random(in: 0x20...0x9F, using: &random),
                    .random(in: 0xD000...0xFFFF, using: &random), .random(in: 0...0x10FFFF, using: &random),
                ]
                if let scalar = values.randomElement(using: &random).flatMap(Unicode.Scalar.init) {
                    scalars.append(scalar)
                }
            }
            let hostile = String(scalars)
            let hostileFile = SourceFile(path: hostile, bytes: random.bytes(upTo: 60))
            let report = DiagnosticReport(
                [
                    Diagnostic(.wrongType, hostile, at: .span(SourceSpan(hostileFile, ByteRange(3, 9)))),
                    Diagnostic(.wrongType, "a\tb\r\nc ]]> é", at: .file(path: "b")),
                ], fileCount: 1, dialogCount: 1)
            let parsed = FailureMessages()
            let parser = XMLParser(data: Data(ReportFormat.junit.text(of: report).utf8))
            parser.delegate = parsed
            #expect(parser.parse(), "\(hostile.debugDescription): \(String(describing: parser.parserError))")
            #expect(parsed.messages.count == 2)
            #expect(parsed.messages.contains("a\tb\r\nc ]]> é"))
        }
    }
}

/// Collects what the failed tests of a report say.
private final class FailureMessages: NSObject, XMLParserDelegate {
    private(set) var messages: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if name == "failure" { messages.append(attributes["message"] ?? "") }
    }
}
