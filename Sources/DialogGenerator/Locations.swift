import Diagnostics
import SwiftCode

/// Turns spans of one definition into what comments and the compiler shall say about it.
///
/// A class, since each dialog's code holds it.
final class Locations: Sendable {
    /// The path in comments.
    let relativePath: String
    /// The path that the compiler reports.
    let reportedPath: String
    private let table: LineTable

    init(_ file: SourceFile, options: GeneratorOptions) {
        relativePath = options.relativePath(of: file.path)
        reportedPath = options.reportedPath(of: file.path)
        table = LineTable(file)
    }

    /// `song.dialog.yaml:8`
    func remark(_ span: SourceSpan) -> ReportedLocation { ReportedLocation(file: relativePath, line: line(span)) }

    func line(_ span: SourceSpan) -> Int { table.position(at: span.range.start).line }

    /// The span's place, for a name that is pinned to its column. On the first line of a file nothing can be pinned.
    func pinned(_ span: SourceSpan) -> ReportedLocation {
        let position = table.position(at: span.range.start)
        if position.line < 2 { return ReportedLocation(file: reportedPath, line: position.line) }
        return ReportedLocation(file: reportedPath, line: position.line, column: position.utf8Column)
    }

    /// The span's line.
    func unpinned(_ span: SourceSpan) -> ReportedLocation { ReportedLocation(file: reportedPath, line: line(span)) }
}
