/// All findings of one run, in the order in which they are shown, with the numbers of the summary.
public struct DiagnosticReport: Sendable {
    /// Sorted by file, offset and code, without duplicates; only what the lint levels let through.
    public let diagnostics: [Diagnostic]
    public let errorCount: Int
    public let warningCount: Int
    /// How many definition files were checked.
    public let fileCount: Int
    /// How many dialogs they define.
    public let dialogCount: Int
    /// The names of the definition files, for reports that list the clean ones as well; empty where nobody asks.
    public let files: [String]

    /// - Parameters:
    ///   - diagnostics: the findings of all stages and files, in any order.
    ///   - levels: what `lint` says; entries for codes that are not configurable have no effect. A code that is off by
    ///     default shows only when it has a level here.
    public init(
        _ diagnostics: [Diagnostic], levels: [DiagnosticCode: LintLevel] = [:], fileCount: Int, dialogCount: Int,
        files: [String] = []
    ) {
        let sorted = Self.sorted(diagnostics.compactMap { Self.apply(levels, to: $0) })
        self.diagnostics = sorted
        errorCount = sorted.count { $0.severity == .error }
        warningCount = sorted.count - errorCount
        self.fileCount = fileCount
        self.dialogCount = dialogCount
        self.files = files
    }

    /// Such as `2 errors, 1 warning in 3 files`; `no problems in 3 files` when all is well.
    public var summary: String {
        var parts: [String] = []
        if errorCount > 0 { parts.append(Self.count(errorCount, of: "error")) }
        if warningCount > 0 { parts.append(Self.count(warningCount, of: "warning")) }
        let found = parts.isEmpty ? "no problems" : parts.joined(separator: ", ")
        return "\(found) in \(Self.count(fileCount, of: "file"))"
    }

    private static func count(_ number: Int, of noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    private static func apply(_ levels: [DiagnosticCode: LintLevel], to diagnostic: Diagnostic) -> Diagnostic? {
        guard diagnostic.code.isConfigurable else { return diagnostic }
        guard let level = levels[diagnostic.code] else { return diagnostic.code.isOffByDefault ? nil : diagnostic }
        var diagnostic = diagnostic
        switch level {
        case .error: diagnostic.severity = .error
        case .warning: diagnostic.severity = .warning
        case .ignore: return nil
        }
        return diagnostic
    }

    private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let ranks = ranks(of: Set(diagnostics.compactMap(\.place.path)))
        let keyed = diagnostics.map { diagnostic in
            // What belongs to no file comes first, and what belongs to a whole file before what stands inside it.
            let range = diagnostic.place.span?.range
            return Keyed(
                file: diagnostic.place.path.flatMap { ranks[$0] } ?? -1, start: range.map { Int($0.start) } ?? -1,
                end: range.map { Int($0.end) } ?? -1, diagnostic: diagnostic)
        }
        var result: [Diagnostic] = []
        var last: Keyed?
        for entry in keyed.sorted(by: <) {
            if let last, last.isRepeated(by: entry) { continue }
            result.append(entry.diagnostic)
            last = entry
        }
        return result
    }

    private static func ranks(of paths: Set<String>) -> [String: Int] {
        let sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return Dictionary(uniqueKeysWithValues: zip(sorted, sorted.indices))
    }

    private struct Keyed {
        var file: Int
        var start: Int
        var end: Int
        var diagnostic: Diagnostic

        static func < (left: Keyed, right: Keyed) -> Bool {
            if (left.file, left.start) != (right.file, right.start) {
                return (left.file, left.start) < (right.file, right.start)
            }
            let (leftCode, rightCode) = (left.diagnostic.code.rawValue, right.diagnostic.code.rawValue)
            if leftCode != rightCode { return leftCode < rightCode }
            if left.end != right.end { return left.end < right.end }
            return left.diagnostic.message.utf8.lexicographicallyPrecedes(right.diagnostic.message.utf8)
        }

        func isRepeated(by other: Keyed) -> Bool {
            (file, start, end) == (other.file, other.start, other.end) && diagnostic.code == other.diagnostic.code
                && diagnostic.severity == other.diagnostic.severity && diagnostic.message == other.diagnostic.message
        }
    }
}

extension Place {
    /// The file that the place belongs to, where there is one.
    public var path: String? {
        switch self {
        case .span(let span): span.file.path
        case .file(let path): path
        case .nowhere: nil
        }
    }

    /// The stretch of text, where there is one.
    public var span: SourceSpan? {
        if case .span(let span) = self { span } else { nil }
    }
}
