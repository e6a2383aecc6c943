/// Writes the report as SARIF 2.1.0: one run with every code of the catalogue as a rule and one result a finding.
struct SARIFReporter {
    var toolVersion: String
    var uris: SourceURIs

    /// What was found out about the files so far.
    private struct Places {
        var uris: SourceURIs
        var tables = LineTableCache()
    }

    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    private static let ruleIndexes = Dictionary(
        uniqueKeysWithValues: zip(DiagnosticCode.allCases, DiagnosticCode.allCases.indices))

    func write(_ report: DiagnosticReport, to output: (String) -> Void) {
        var places = Places(uris: uris)
        var json = JSONWriter()
        json.object(.lines) { json in
            json.member("$schema", Self.schema)
            json.member("version", "2.1.0")
            json.key("runs")
            json.array { json in
                json.object(.lines) { json in
                    writeTool(to: &json)
                    writeConventions(to: &json)
                    json.key("results")
                    json.array(.lines) { json in
                        for diagnostic in report.diagnostics {
                            write(diagnostic, to: &json, places: &places)
                            output(json.drain())
                        }
                    }
                }
            }
        }
        output(json.drain() + "\n")
    }

    private func writeTool(to json: inout JSONWriter) {
        json.key("tool")
        json.object { json in
            json.key("driver")
            json.object(.lines) { json in
                json.member("name", "dialoggen")
                if !toolVersion.isEmpty { json.member("semanticVersion", toolVersion) }
                json.key("rules")
                json.array(.lines) { json in
                    for code in DiagnosticCode.allCases { writeRule(code, to: &json) }
                }
            }
        }
    }

    private func writeRule(_ code: DiagnosticCode, to json: inout JSONWriter) {
        let entry = Catalogue.entry(of: code)
        json.object(.lines) { json in
            json.member("id", code.rawValue)
            json.key("shortDescription")
            json.object { $0.member("text", entry.summary) }
            json.key("fullDescription")
            json.object { $0.member("text", entry.explanation) }
            json.key("help")
            json.object { json in
                json.member("text", Catalogue.explain(code))
                json.member("markdown", Catalogue.markdown(of: code))
            }
            json.key("defaultConfiguration")
            json.object { json in
                json.member("enabled", !code.isOffByDefault)
                json.member("level", code.defaultSeverity.rawValue)
            }
        }
    }

    /// How places are to be read.
    private func writeConventions(to json: inout JSONWriter) {
        json.member("columnKind", "unicodeCodePoints")
        json.member("defaultEncoding", "utf-8")
        json.key("newlineSequences")
        json.array { json in
            for sequence in ["\r\n", "\n", "\r"] { json.string(sequence) }
        }
        json.key("originalUriBaseIds")
        json.object { json in
            json.key(SourceURIs.baseID)
            json.object { json in
                json.key("description")
                json.object { $0.member("text", "The folder in which dialoggen ran.") }
            }
        }
    }

    // MARK: Results

    private func write(_ diagnostic: Diagnostic, to json: inout JSONWriter, places: inout Places) {
        json.object(.lines) { json in
            json.member("ruleId", diagnostic.code.rawValue)
            if let index = Self.ruleIndexes[diagnostic.code] { json.member("ruleIndex", index) }
            json.member("level", diagnostic.severity.rawValue)
            json.key("message")
            json.object { $0.member("text", diagnostic.message) }
            json.key("locations")
            json.array { json in
                if let path = diagnostic.place.path {
                    json.object { write(path, diagnostic.place.span, to: &$0, places: &places) }
                }
            }
            if !diagnostic.notes.isEmpty { write(diagnostic.notes, to: &json, places: &places) }
            if !diagnostic.fixIts.isEmpty { write(diagnostic.fixIts, to: &json, places: &places) }
        }
    }

    private func write(_ notes: [Diagnostic.Note], to json: inout JSONWriter, places: inout Places) {
        json.key("relatedLocations")
        json.array(.lines) { json in
            for (index, note) in notes.enumerated() {
                json.object { json in
                    json.member("id", index + 1)
                    json.key("message")
                    json.object { $0.member("text", note.message) }
                    write(note.span.file.path, note.span, to: &json, places: &places)
                }
            }
        }
    }

    private func write(_ fixIts: [FixIt], to json: inout JSONWriter, places: inout Places) {
        json.key("fixes")
        json.array(.lines) { json in
            for fixIt in fixIts where !fixIt.edits.isEmpty {
                json.object { json in
                    json.key("description")
                    json.object { $0.member("text", fixIt.message) }
                    write(fixIt.edits, to: &json, places: &places)
                }
            }
        }
    }

    /// The edits of a fix-it, by file, in the order in which the files are first edited.
    private func write(_ edits: [FixIt.Edit], to json: inout JSONWriter, places: inout Places) {
        var files: [SourceFile] = []
        for edit in edits where !files.contains(where: { $0 === edit.span.file }) { files.append(edit.span.file) }
        json.key("artifactChanges")
        json.array { json in
            for file in files {
                json.object { json in
                    writeArtifact(file.path, to: &json, places: &places)
                    json.key("replacements")
                    json.array { json in
                        for edit in edits where edit.span.file === file {
                            write(edit, to: &json, places: &places)
                        }
                    }
                }
            }
        }
    }

    private func write(_ edit: FixIt.Edit, to json: inout JSONWriter, places: inout Places) {
        json.object { json in
            json.key("deletedRegion")
            writeRegion(edit.span, to: &json, places: &places)
            if !edit.text.isEmpty {
                json.key("insertedContent")
                json.object { $0.member("text", edit.text) }
            }
        }
    }

    // MARK: Places

    private func write(
        _ path: String, _ span: SourceSpan?, to json: inout JSONWriter, places: inout Places
    ) {
        json.key("physicalLocation")
        json.object { json in
            writeArtifact(path, to: &json, places: &places)
            guard let span else { return }
            json.key("region")
            writeRegion(span, to: &json, places: &places)
        }
    }

    private func writeArtifact(_ path: String, to json: inout JSONWriter, places: inout Places) {
        let (uri, isRelative) = places.uris.uri(of: path)
        json.key("artifactLocation")
        json.object { json in
            json.member("uri", uri)
            if isRelative { json.member("uriBaseId", SourceURIs.baseID) }
        }
    }

    private func writeRegion(_ span: SourceSpan, to json: inout JSONWriter, places: inout Places) {
        let table = places.tables.table(of: span.file)
        let start = table.position(at: span.range.start)
        let end = table.position(at: max(span.range.start, span.range.end))
        json.object { json in
            json.member("startLine", start.line)
            json.member("startColumn", start.column)
            json.member("endLine", end.line)
            json.member("endColumn", end.column)
        }
    }
}
