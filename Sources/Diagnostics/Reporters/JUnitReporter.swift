/// Writes the report as JUnit XML: a test suite for each file, in it a failed test for each error, or one passed test
/// where the file is clean.
///
/// A warning is a passed test that says something, and a failed one where warnings fail the run: what such a report
/// shows as failed is what the exit status says.
struct JUnitReporter {
    var warningsFail: Bool

    private let text = TextReporter(usesColor: false)

    init(warningsFail: Bool) {
        self.warningsFail = warningsFail
    }

    func write(_ report: DiagnosticReport, to output: (String) -> Void) {
        var tables = LineTableCache()
        let suites = suites(of: report)
        let tests = suites.reduce(0) { $0 + max($1.diagnostics.count, 1) }
        output("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        output("<testsuites name=\"dialoggen\" \(counts(tests: tests, in: report.diagnostics[...]))>\n")
        for suite in suites {
            let tests = max(suite.diagnostics.count, 1)
            output("  <testsuite name=\"\(XMLText.attribute(suite.name))\" ")
            output("\(counts(tests: tests, in: suite.diagnostics))>\n")
            for diagnostic in suite.diagnostics { output(testCase(diagnostic, of: suite, tables: &tables)) }
            if suite.diagnostics.isEmpty {
                output("    <testcase classname=\"\(XMLText.attribute(suite.name))\" name=\"no problems\"/>\n")
            }
            output("  </testsuite>\n")
        }
        output("</testsuites>\n")
    }

    private struct Suite {
        var name: String
        var diagnostics: ArraySlice<Diagnostic>
    }

    /// What belongs to no file comes first, as in the report, then the files in order.
    private func suites(of report: DiagnosticReport) -> [Suite] {
        var found: [String: ArraySlice<Diagnostic>] = [:]
        var rest = report.diagnostics[...]
        let homeless = rest.prefix { $0.place.path == nil }
        rest = rest.dropFirst(homeless.count)
        while let path = rest.first?.place.path {
            let own = rest.prefix { $0.place.path == path }
            found[path] = own
            rest = rest.dropFirst(own.count)
        }
        let names = Set(report.files).union(found.keys).sorted(by: ScalarOrder.precedes)
        let suites = names.map { Suite(name: $0, diagnostics: found[$0] ?? []) }
        return homeless.isEmpty ? suites : [Suite(name: "dialoggen", diagnostics: homeless)] + suites
    }

    private func counts(tests: Int, in diagnostics: ArraySlice<Diagnostic>) -> String {
        "tests=\"\(tests)\" failures=\"\(diagnostics.count(where: isFailure))\" errors=\"0\" skipped=\"0\""
    }

    private func isFailure(_ diagnostic: Diagnostic) -> Bool { warningsFail || diagnostic.severity == .error }

    private func testCase(_ diagnostic: Diagnostic, of suite: Suite, tables: inout LineTableCache) -> String {
        let code = diagnostic.code.rawValue
        var attributes = "classname=\"\(XMLText.attribute(suite.name))\""
        if let span = diagnostic.place.span {
            let position = tables.table(of: span.file).position(at: span.range.start)
            attributes += " name=\"\(code) at \(position.line):\(position.column)\""
            attributes += " file=\"\(XMLText.attribute(span.file.path))\" line=\"\(position.line)\""
        } else {
            attributes += " name=\"\(code)\""
            if let path = diagnostic.place.path { attributes += " file=\"\(XMLText.attribute(path))\"" }
        }
        let body = XMLText.content(text.text(of: diagnostic, tables: &tables))
        let element =
            isFailure(diagnostic)
            ? "<failure type=\"\(code)\" message=\"\(XMLText.attribute(diagnostic.message))\">\(body)</failure>"
            : "<system-out>\(body)</system-out>"
        return "    <testcase \(attributes)>\n      \(element)\n    </testcase>\n"
    }
}
