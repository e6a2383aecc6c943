/// Writes the report as one JSON object, version 1.
struct JSONReporter {
    func write(_ report: DiagnosticReport, to output: (String) -> Void) {
        var tables = LineTableCache()
        var json = JSONWriter()
        json.object { json in
            json.member("version", 1)
            json.breakLine(indent: 1)
            json.key("diagnostics")
            json.array { json in
                for (index, diagnostic) in report.diagnostics.enumerated() {
                    if index > 0 { json.breakLine(indent: 2) }
                    write(diagnostic, to: &json, tables: &tables)
                    output(json.drain())
                }
            }
            json.breakLine(indent: 1)
            json.key("summary")
            json.object { json in
                json.member("errors", report.errorCount)
                json.member("warnings", report.warningCount)
                json.member("files", report.fileCount)
                json.member("dialogs", report.dialogCount)
            }
        }
        output(json.drain() + "\n")
    }

    private func write(_ diagnostic: Diagnostic, to json: inout JSONWriter, tables: inout LineTableCache) {
        json.object { json in
            json.member("code", diagnostic.code.rawValue)
            json.member("severity", diagnostic.severity.rawValue)
            json.member("message", diagnostic.message)
            switch diagnostic.place {
            case .span(let span): write(span, onNewLine: true, to: &json, tables: &tables)
            case .file(let path): json.member("file", path)
            case .nowhere: break
            }
            json.breakLine(indent: 3)
            json.key("notes")
            json.array { json in
                for note in diagnostic.notes {
                    json.object { json in
                        json.member("message", note.message)
                        write(note.span, to: &json, tables: &tables)
                    }
                }
            }
            json.breakLine(indent: 3)
            json.key("fixIts")
            json.array { json in
                for fixIt in diagnostic.fixIts { write(fixIt, to: &json, tables: &tables) }
            }
        }
    }

    private func write(_ fixIt: FixIt, to json: inout JSONWriter, tables: inout LineTableCache) {
        json.object { json in
            json.member("message", fixIt.message)
            json.key("edits")
            json.array { json in
                for edit in fixIt.edits {
                    json.object { json in
                        write(edit.span, to: &json, tables: &tables)
                        json.member("text", edit.text)
                    }
                }
            }
        }
    }

    private func write(
        _ span: SourceSpan, onNewLine: Bool = false, to json: inout JSONWriter, tables: inout LineTableCache
    ) {
        let table = tables.table(of: span.file)
        json.member("file", span.file.path)
        if onNewLine { json.breakLine(indent: 3) }
        for (name, offset) in [("start", span.range.start), ("end", span.range.end)] {
            let position = table.position(at: offset)
            json.key(name)
            json.object { json in
                json.member("line", position.line)
                json.member("column", position.column)
                json.member("offset", position.offset)
            }
        }
    }
}
