import Diagnostics

/// A finding as a sample writes it down.
///
/// A comment below the line that it is about: `#   ^^^ error: invalid-range`, with the carets under the place. A place
/// that carets cannot show is written in numbers: `# @1-9 error: unknown-key` (columns), `# @-2:5-9 …` (that many lines
/// further up), `+` behind the last column or caret for a place that goes on in the next line. `# file error: …` is a
/// finding about the whole file.
struct Expectation: Hashable, Comparable {
    enum Place: Hashable {
        /// Lines and columns count from 1; `end` is past the last. A place over several lines ends at the first.
        case span(line: Int, start: Int, end: Int, goesOn: Bool)
        case file
    }

    var place: Place
    var severity: Severity
    var code: String

    static func < (left: Expectation, right: Expectation) -> Bool { left.order.lexicographicallyPrecedes(right.order) }

    private var order: [String] {
        switch place {
        case .file: ["~", code]
        case .span(let line, let start, let end, _): [Self.padded(line), Self.padded(start), Self.padded(end), code]
        }
    }

    private static func padded(_ number: Int) -> String {
        String(repeating: "0", count: max(0, 6 - "\(number)".count)) + "\(number)"
    }
}

extension Expectation {
    /// The finding as an expectation, with line numbers of the file it stands in.
    init(_ diagnostic: Diagnostic, table: LineTable) {
        severity = diagnostic.severity
        code = diagnostic.code.rawValue
        guard case .span(let span) = diagnostic.place else {
            place = .file
            return
        }
        let start = table.position(at: span.range.start)
        let end = table.position(at: span.range.end)
        let goesOn = end.line > start.line
        let lastColumn = goesOn ? start.column + 1 : end.column
        place = .span(line: start.line, start: start.column, end: lastColumn, goesOn: goesOn)
    }

    /// Reads a comment line; `nil` if it is none of an expectation.
    ///
    /// - Parameter subject: the number of the line that the comment is about.
    init?(line: String, subject: Int) {
        let scalars = Array(line.unicodeScalars)
        guard let hash = scalars.firstIndex(where: { $0 != " " }), scalars[hash] == "#" else { return nil }
        let words = line.split(separator: " ").map(String.init)
        guard words.count >= 3, let severity = words.dropFirst().lazy.compactMap(Self.severity).first,
            let code = words.last
        else { return nil }
        self.severity = severity
        self.code = code
        let mark = words[0] == "#" ? words[1] : String(words[0].dropFirst())
        if mark == "file" {
            place = .file
        } else if mark.hasPrefix("@") {
            guard let place = Self.numbers(mark.dropFirst(), subject: subject) else { return nil }
            self.place = place
        } else {
            guard let first = scalars.firstIndex(of: "^"), let last = scalars.lastIndex(of: "^") else { return nil }
            let goesOn = last + 1 < scalars.count && scalars[last + 1] == "+"
            place = .span(line: subject, start: first + 1, end: last + 2, goesOn: goesOn)
        }
    }

    private static func severity(_ word: String) -> Severity? {
        word.hasSuffix(":") ? Severity(rawValue: String(word.dropLast())) : nil
    }

    /// `5-9` or `-2:5-9`, both perhaps with `+` behind.
    private static func numbers(_ text: Substring, subject: Int) -> Place? {
        var columns = text
        var line = subject
        if let colon = text.firstIndex(of: ":") {
            guard let offset = Int(text[..<colon]) else { return nil }
            line += offset
            columns = text[text.index(after: colon)...]
        }
        let goesOn = columns.hasSuffix("+")
        let bounds = columns.filter { $0 != "+" }.split(separator: "-").compactMap { Int($0) }
        guard bounds.count == 2 else { return nil }
        return .span(line: line, start: bounds[0], end: bounds[1] + 1, goesOn: goesOn)
    }

    /// The comment that stands for the expectation, below the line it is about.
    func comment(below subject: Int) -> String {
        let finding = "\(severity.rawValue): \(code)"
        switch place {
        case .file: return "# file \(finding)"
        case .span(let line, let start, let end, let goesOn):
            let more = goesOn ? "+" : ""
            guard line == subject, start > 2, end > start else {
                let offset = line == subject ? "" : "\(line - subject):"
                return "# @\(offset)\(start)-\(end - 1)\(more) \(finding)"
            }
            let carets = String(repeating: "^", count: end - start)
            return "#" + String(repeating: " ", count: start - 2) + carets + more + " \(finding)"
        }
    }
}
