/// Writes `/absolute/path:line:column: error: message [code]`, columns in UTF-8 bytes as swiftc counts them.
struct XcodeReporter {
    var absolutePath: (String) -> String

    func write(_ report: DiagnosticReport, to output: (String) -> Void) {
        var tables = LineTableCache()
        for diagnostic in report.diagnostics {
            let place = prefix(of: diagnostic.place, tables: &tables)
            var text =
                "\(place)\(diagnostic.severity.rawValue): \(diagnostic.message.safeLine) [\(diagnostic.code.rawValue)]\n"
            for note in diagnostic.notes {
                text += "\(prefix(of: .span(note.span), tables: &tables))note: \(note.message.safeLine)\n"
            }
            for fixIt in diagnostic.fixIts {
                text += "\(place)note: fix: \(fixIt.message.safeLine)\n"
            }
            output(text)
        }
    }

    private func prefix(of place: Place, tables: inout LineTableCache) -> String {
        switch place {
        case .span(let span):
            let position = tables.table(of: span.file).position(at: span.range.start)
            return "\(absolutePath(span.file.path).safeLine):\(position.line):\(position.utf8Column): "
        case .file(let path): return "\(absolutePath(path).safeLine): "
        case .nowhere: return ""
        }
    }
}
