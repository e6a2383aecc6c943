import Foundation
import Testing

@testable import Diagnostics

@Suite struct SARIFReporterTests {
    private typealias Object = [String: Any]

    private func run(
        _ diagnostics: [Diagnostic], absolutePath: @escaping @Sendable (String) -> String = { $0 }
    ) throws -> Object {
        let text = ReportFormat.sarif.text(
            of: DiagnosticReport(diagnostics, fileCount: 1, dialogCount: 1),
            options: ReportOptions(toolVersion: "1.2.3", absolutePath: absolutePath))
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
        #expect(log["version"] as? String == "2.1.0")
        return try #require((log["runs"] as? [Object])?.first)
    }

    private func results(
        _ diagnostics: [Diagnostic], absolutePath: @escaping @Sendable (String) -> String = { $0 }
    ) throws -> [Object] {
        try #require(try run(diagnostics, absolutePath: absolutePath)["results"] as? [Object])
    }

    @Test func rulesAreThoseOfTheCatalogue() throws {
        let run = try run([])
        let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
        #expect(driver["name"] as? String == "dialoggen")
        #expect(driver["semanticVersion"] as? String == "1.2.3")
        let rules = try #require(driver["rules"] as? [Object])
        #expect(rules.map { $0["id"] as? String } == DiagnosticCode.allCases.map(\.rawValue))
        for (rule, code) in zip(rules, DiagnosticCode.allCases) {
            let entry = Catalogue.entry(of: code)
            #expect((rule["shortDescription"] as? Object)?["text"] as? String == entry.summary)
            #expect((rule["fullDescription"] as? Object)?["text"] as? String == entry.explanation)
            let help = try #require(rule["help"] as? [String: String])
            #expect(help["text"] == Catalogue.explain(code))
            #expect(help["markdown"]?.contains("**Wrong**\n\n") == true)
            let configuration = try #require(rule["defaultConfiguration"] as? Object)
            #expect(configuration["level"] as? String == code.defaultSeverity.rawValue)
            #expect(configuration["enabled"] as? Bool == !code.isOffByDefault)
        }
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        #expect((run["originalUriBaseIds"] as? Object)?.keys.sorted() == ["%SRCROOT%"])
        #expect((run["results"] as? [Any])?.isEmpty == true)
    }

    @Test func aResultHasItsPlaceItsNotesAndItsFixes() throws {
        let file = SourceFile(path: "dialogs/a b.dialog.yaml", text: "# 🎹\n🎹 range: 40...240, default: 400\n")
        let other = SourceFile(path: "b.dialog.yaml", text: "x\n")
        let value = try #require(file.span(of: "400"))
        let colon = try #require(file.span(of: ":"))
        let note = try #require(other.span(of: "x"))
        let edits = [FixIt.Edit(value, "240"), .init(note, ""), .init(SourceSpan(file, ByteRange(0, 0)), "é")]
        let result = try #require(
            try results([
                Diagnostic(
                    .defaultOutOfRange, "400 \"lies\"\noutside", at: .span(value),
                    notes: [.init("the range", at: note)],
                    fixIts: [FixIt("write 240", edits: edits), FixIt("nothing", edits: [])]),
                Diagnostic(.titleTooLong, "long", at: .span(colon)),
            ]).last)
        let index = try #require(result["ruleIndex"] as? Int)
        #expect(DiagnosticCode.allCases[index] == .defaultOutOfRange)
        #expect(result["ruleId"] as? String == "default-out-of-range")
        #expect(result["level"] as? String == "error")
        #expect(result["message"] as? [String: String] == ["text": "400 \"lies\"\noutside"])

        let locations = try #require(result["locations"] as? [Object])
        #expect(place(locations.first) == "dialogs/a%20b.dialog.yaml 2:29-2:32")
        let related = try #require((result["relatedLocations"] as? [Object])?.first)
        #expect(related["message"] as? [String: String] == ["text": "the range"])
        #expect(place(related) == "b.dialog.yaml 1:1-1:2")

        let fixes = try #require(result["fixes"] as? [Object])
        #expect(fixes.count == 1)
        #expect(fixes[0]["description"] as? [String: String] == ["text": "write 240"])
        let changes = try #require(fixes[0]["artifactChanges"] as? [Object])
        let replacements = changes.map { change in
            ((change["replacements"] as? [Object]) ?? []).map { replacement in
                let content = (replacement["insertedContent"] as? [String: String])?["text"] ?? "-"
                return region(replacement["deletedRegion"]) + " " + content
            }
        }
        #expect(replacements == [["2:29-2:32 240", "1:1-1:1 é"], ["1:1-1:2 -"]])
    }

    @Test func withoutAPlaceThereIsNoLocation() throws {
        let results = try results([
            Diagnostic(.noDefinitions, "m", at: .nowhere), Diagnostic(.emptyFile, "m", at: .file(path: "a")),
        ])
        #expect(results.map { ($0["locations"] as? [Any])?.count } == [0, 1])
        let location = try #require((results[1]["locations"] as? [Object])?.first?["physicalLocation"] as? Object)
        #expect(location.keys.sorted() == ["artifactLocation"])
    }

    @Test(arguments: [
        ("a/b.yaml", "a/b.yaml", true), ("ä #?%:.yaml", "%C3%A4%20%23%3F%25%3A.yaml", true),
        ("/home/me/a.yaml", "a.yaml", true), ("../me/a.yaml", "a.yaml", true), ("..a/b", "..a/b", true),
        ("../you/a.yaml", "file:///home/you/a.yaml", false), ("/home/meg/a b", "file:///home/meg/a%20b", false),
    ])
    func addressesAreRelativeWhereTheyCanBe(path: String, uri: String, isRelative: Bool) throws {
        let absolutePath: @Sendable (String) -> String = { path in
            if path.hasPrefix("/") { return path }
            return path == "." ? "/home/me" : path.hasPrefix("../") ? "/home/" + path.dropFirst(3) : "/home/me/" + path
        }
        let result = try #require(
            try results([Diagnostic(.emptyFile, "m", at: .file(path: path))], absolutePath: absolutePath).first)
        let location = (result["locations"] as? [Object])?.first?["physicalLocation"] as? Object
        let artifact = try #require(location?["artifactLocation"] as? [String: String])
        #expect(artifact["uri"] == uri)
        #expect(artifact["uriBaseId"] == (isRelative ? "%SRCROOT%" : nil))
    }

    /// The columns lead back to the text when they are counted as SARIF says.
    @Test func columnsCountCodePoints() throws {
        var random = SplitMix(seed: 3)
        let pieces = ["a", " ", "é", "e\u{301}", "設", "🎹", "👩‍👩‍👧", "\n", "\r\n"]
        var diagnostics: [Diagnostic] = []
        var expected: [String] = []
        for index in 0..<100 {
            let text = (0..<40).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            // Between characters, never between the two of a line break.
            let bounds = (0..<2).map { _ in Int.random(in: 0...text.count, using: &random) }.sorted()
            let ends = bounds.map { String(text.prefix($0)) }
            let file = SourceFile(path: "\(index + 100)", text: text)
            let span = SourceSpan(file, ByteRange(ends[0].utf8.count, ends[1].utf8.count))
            diagnostics.append(Diagnostic(.wrongType, "m", at: .span(span)))
            expected.append("\(Self.lineAndColumn(after: ends[0]))-\(Self.lineAndColumn(after: ends[1]))")
        }
        let found = try results(diagnostics).map { result in
            region(((result["locations"] as? [Object])?.first?["physicalLocation"] as? Object)?["region"])
        }
        #expect(found == expected)
    }

    private static func lineAndColumn(after text: String) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return "\(lines.count):\((lines.last?.unicodeScalars.count ?? 0) + 1)"
    }

    private func place(_ location: Any?) -> String {
        let place = (location as? Object)?["physicalLocation"] as? Object
        return "\((place?["artifactLocation"] as? Object)?["uri"] ?? "?") \(region(place?["region"]))"
    }

    private func region(_ region: Any?) -> String {
        guard let region = region as? [String: Int] else { return "?" }
        let numbers = ["startLine", "startColumn", "endLine", "endColumn"].map { "\(region[$0] ?? -1)" }
        return "\(numbers[0]):\(numbers[1])-\(numbers[2]):\(numbers[3])"
    }
}
