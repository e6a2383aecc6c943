import Diagnostics
import DialogStrings

/// Reports about anything are what their readers expect, and harmless on a terminal.
enum ReportPromises {
    static func check(_ bytes: [UInt8]) throws(BrokenPromise) {
        let file = SourceFile(path: "fuzz.dialog.yaml", bytes: bytes)
        let report = CheckedDefinitions([file]).report
        for format in ReportFormat.allCases {
            let text = format.text(of: report, options: ReportOptions(absolutePath: { "/" + $0 }))
            try checkCharacters(of: text, format)
            switch format {
            case .json, .sarif:
                let findings = JSONReader.read(SourceFile(path: format.rawValue, text: text)).findings
                try promise(findings.isEmpty, "the \(format.rawValue) report is no JSON: \(findings.map(\.message))")
            case .github, .xcode: try checkLines(of: text, format, report)
            case .text, .junit: break
            }
        }
    }

    private static func checkCharacters(of text: String, _ format: ReportFormat) throws(BrokenPromise) {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0A: continue
            case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069:
                // JSON is no text for people, and its readers take what is no control character of ASCII.
                guard scalar.value > 0x1F, format == .json || format == .sarif else {
                    throw BrokenPromise(message: "the character \(scalar.value) is in the \(format.rawValue) report")
                }
            default: continue
            }
        }
    }

    /// Each line is a finding, or in the case of Xcode one of its notes or fixes.
    private static func checkLines(
        of text: String, _ format: ReportFormat, _ report: DiagnosticReport
    ) throws(BrokenPromise) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let notes = format == .xcode ? report.diagnostics.reduce(0) { $0 + $1.notes.count + $1.fixIts.count } : 0
        try promise(
            lines.count == report.diagnostics.count + notes,
            "the \(format.rawValue) report has \(lines.count) lines for \(report.diagnostics.count) findings")
    }
}
