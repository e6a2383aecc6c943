import Diagnostics

/// What holds for every finding, whatever it is about.
struct Findings {
    private let files: [SourceFile]
    /// Files that are valid UTF-8: a place within a character of them would be shown as another character.
    private let readable: [SourceFile]

    /// - Parameter files: everything that a finding may be about.
    init(in files: [SourceFile]) {
        self.files = files
        readable = files.filter { String(decoding: $0.bytes, as: UTF8.self).utf8.elementsEqual($0.bytes) }
    }

    func check(_ diagnostics: [Diagnostic]) throws(BrokenPromise) {
        for diagnostic in diagnostics {
            try promise(!diagnostic.message.isEmpty, "\(diagnostic.code.rawValue) says nothing")
            if case .span(let span) = diagnostic.place { try check(span, of: diagnostic) }
            for note in diagnostic.notes { try check(note.span, of: diagnostic) }
            for edit in diagnostic.fixIts.flatMap(\.edits) { try check(edit.span, of: diagnostic) }
        }
    }

    private func check(_ span: SourceSpan, of diagnostic: Diagnostic) throws(BrokenPromise) {
        let (start, end) = (Int(span.range.start), Int(span.range.end))
        let place = "\(diagnostic.code.rawValue) at \(start)..<\(end)"
        try promise(files.contains { $0 === span.file }, "\(place) is in a file that nobody read")
        try promise(start <= end && end <= span.file.bytes.count, "\(place) lies outside the file")
        guard readable.contains(where: { $0 === span.file }) else { return }
        for offset in [start, end] where offset < span.file.bytes.count {
            try promise(span.file.bytes[offset] & 0xC0 != 0x80, "\(place) begins or ends within a character")
        }
    }

    /// All that a finding says, for comparing two runs.
    static func texts(of diagnostics: [Diagnostic]) -> [String] {
        diagnostics.map { diagnostic in
            let notes = diagnostic.notes.map { "\($0.message) at \(text(of: $0.span))" }
            let fixes = diagnostic.fixIts.map { fixIt in
                "\(fixIt.message) \(fixIt.isSafe) \(fixIt.edits.map { "\(text(of: $0.span)): \($0.text)" })"
            }
            let place =
                switch diagnostic.place {
                case .span(let span): text(of: span)
                case .file(let path): path
                case .nowhere: ""
                }
            return "\(diagnostic.code) \(diagnostic.severity) \(diagnostic.message) at \(place), \(notes), \(fixes)"
        }
    }

    private static func text(of span: SourceSpan) -> String {
        "\(span.file.path):\(span.range.start)-\(span.range.end)"
    }
}
