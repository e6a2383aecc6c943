/// Writes workflow commands, of which GitHub makes annotations: `::error file=…,line=…,col=…,…,title=…::message`.
struct GitHubReporter {
    func write(_ report: DiagnosticReport, to output: (String) -> Void) {
        var tables = LineTableCache()
        for diagnostic in report.diagnostics {
            let properties = properties(of: diagnostic.place, tables: &tables) + [("title", diagnostic.code.rawValue)]
            let list = properties.map { "\($0)=\(Self.escaped($1, inProperty: true))" }.joined(separator: ",")
            let message = Self.escaped(diagnostic.message, inProperty: false)
            output("::\(diagnostic.severity.rawValue) \(list)::\(message)\n")
        }
    }

    private func properties(of place: Place, tables: inout LineTableCache) -> [(name: String, value: String)] {
        guard let path = place.path else { return [] }
        guard let span = place.span else { return [("file", path)] }
        let table = tables.table(of: span.file)
        let start = table.position(at: span.range.start)
        let end = table.position(at: max(span.range.start, span.range.end))
        // Columns of different lines would be refused.
        let isOnOneLine = start.line == end.line
        return [("file", path), ("line", "\(start.line)")]
            + (isOnOneLine ? [("col", "\(start.column)")] : []) + [("endLine", "\(end.line)")]
            + (isOnOneLine ? [("endColumn", "\(end.column)")] : [])
    }

    /// What would end the command, or a property, is written as GitHub reads it; what only plays with terminals is made
    /// visible.
    private static func escaped(_ text: String, inProperty: Bool) -> String {
        text.escaped { scalar in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            case ":" where inProperty: "%3A"
            case "," where inProperty: "%2C"
            default: scalar.isUnsafeOnTerminal ? scalar.visibleForm : nil
            }
        }
    }
}
