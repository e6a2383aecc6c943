/// Writes the report for people: the message, the source lines with marks under them, the fixes.
///
/// Nothing that a definition file holds reaches the terminal in a form that it would act upon.
struct TextReporter {
    private let palette: Palette

    init(usesColor: Bool) {
        palette = Palette(isOn: usesColor)
    }

    func write(_ report: DiagnosticReport, to output: (String) -> Void) {
        var tables = LineTableCache()
        for (index, diagnostic) in report.diagnostics.enumerated() {
            output((index > 0 ? "\n" : "") + text(of: diagnostic, tables: &tables))
        }
    }

    /// One finding with its excerpt, each line ended.
    func text(of diagnostic: Diagnostic, tables: inout LineTableCache) -> String {
        let severity = palette.severity(diagnostic.severity, "\(diagnostic.severity.rawValue):")
        let message = palette.strong(diagnostic.message.safeLine)
        var text = "\(heading(diagnostic.place, tables: &tables))\(severity) \(message) [\(diagnostic.code.rawValue)]\n"
        var gutter = " "
        let primary = diagnostic.place.span
        if let primary {
            var excerpt = SourceExcerpt(tables.table(of: primary.file), palette: palette)
            excerpt.mark(primary.range, .primary(diagnostic.severity))
            for note in diagnostic.notes where note.span.file === primary.file {
                excerpt.mark(note.span.range, .note, label: note.message)
            }
            let (lines, below) = excerpt.lines()
            text += lines
            gutter = below
        }
        for fixIt in diagnostic.fixIts {
            text += "\(gutter) \(palette.fix("fix:")) \(fixIt.message.safeLine)\n"
        }
        for note in diagnostic.notes where note.span.file !== primary?.file {
            text += self.text(of: note, tables: &tables)
        }
        return text
    }

    /// A note in another file than the finding, with an excerpt of its own.
    private func text(of note: Diagnostic.Note, tables: inout LineTableCache) -> String {
        let heading = heading(.span(note.span), tables: &tables)
        var excerpt = SourceExcerpt(tables.table(of: note.span.file), palette: palette)
        excerpt.mark(note.span.range, .note)
        return "\(heading)\(palette.note("note:")) \(note.message.safeLine)\n\(excerpt.lines().text)"
    }

    private func heading(_ place: Place, tables: inout LineTableCache) -> String {
        switch place {
        case .span(let span):
            let position = tables.table(of: span.file).position(at: span.range.start)
            return palette.strong("\(span.file.path.safeLine):\(position.line):\(position.column):") + " "
        case .file(let path): return palette.strong("\(path.safeLine):") + " "
        case .nowhere: return ""
        }
    }
}

/// The colours of the text report; plain text when it is off.
struct Palette {
    var isOn: Bool

    func strong(_ text: String) -> String { paint(text, "1") }
    func gutter(_ text: String) -> String { paint(text, "2") }
    func note(_ text: String) -> String { paint(text, "1;36") }
    func fix(_ text: String) -> String { paint(text, "1;32") }

    func severity(_ severity: Severity, _ text: String) -> String {
        switch severity {
        case .error: paint(text, "1;31")
        case .warning: paint(text, "1;33")
        }
    }

    private func paint(_ text: String, _ attributes: String) -> String {
        isOn ? "\u{1B}[\(attributes)m\(text)\u{1B}[0m" : text
    }
}
