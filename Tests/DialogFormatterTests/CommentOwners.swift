import Diagnostics
import Testing
import YAMLTree

/// Finds out from a formatted text alone what its comments belong to.
struct CommentOwners {
    private let lines: [String]
    /// The lines that entries start and end on, counted from 0, by path.
    private var starts: [Int: Set<String>] = [:]
    private var ends: [Int: Set<String>] = [:]
    /// The last line of the entries of block collections and the column of the first, by path.
    private var collections: [String: (end: Int, column: Int)] = [:]

    init(_ bytes: [UInt8]) throws {
        let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let file = SourceFile(path: "formatted.dialog.yaml", text: text)
        var sink = DiagnosticSink()
        let root = try #require(YAMLTree.parse(file, into: &sink)?.root)
        visit(root, LineTable(file), path: "")
    }

    private mutating func visit(_ node: YAMLNode, _ table: LineTable, path: String) {
        func line(_ offset: UInt32) -> Int { table.position(at: offset).line - 1 }
        var children: [(path: String, start: UInt32, value: YAMLNode)] = []
        for (key, value) in node.entries { children.append((path + "/" + key.text, key.range.start, value)) }
        for (index, item) in node.items.enumerated() { children.append((path + "/\(index)", item.range.start, item)) }
        for child in children {
            starts[line(child.start), default: []].insert(child.path)
            ends[line(child.value.range.end), default: []].insert(child.path)
            visit(child.value, table, path: child.path)
        }
        guard !children.isEmpty, !node.isFlow else { return }
        collections[path] = (line(node.range.end), table.position(at: node.range.start).column - 1)
    }

    /// The number of the line that holds a mark; none if there is none or several.
    func line(of mark: String) -> Int? {
        let found = lines.indices.filter { lines[$0].contains(mark) }
        return found.count == 1 ? found[0] : nil
    }

    /// Whether the comment on a line is whole and belongs to a path: above its first line, behind its first or last one,
    /// or below its last entry.
    func isWhole(_ comment: Scrambler.Comment, at line: Int) -> Bool { lines[line].hasSuffix(comment.text) }

    func belongs(_ comment: Scrambler.Comment, at line: Int) -> Bool {
        if comment.owner.isEmpty { return lines[..<line].allSatisfy(Self.isEmptyOrComment) || isTail(line, of: "") }
        let isAlone = Self.isEmptyOrComment(lines[line])
        if !isAlone {
            return starts[line]?.contains(comment.owner) == true || ends[line]?.contains(comment.owner) == true
        }
        if let next = lines[line...].firstIndex(where: { !Self.isEmptyOrComment($0) }),
            starts[next]?.contains(comment.owner) == true
        {
            return true
        }
        return isTail(line, of: comment.owner)
    }

    private func isTail(_ line: Int, of path: String) -> Bool {
        guard let collection = collections[path], collection.end < line else { return false }
        let column = lines[line].prefix { $0 == " " }.count
        return column == collection.column && lines[(collection.end + 1)...line].allSatisfy(Self.isEmptyOrComment)
    }

    private static func isEmptyOrComment(_ line: String) -> Bool {
        let rest = line.drop { $0 == " " }
        return rest.isEmpty || rest.hasPrefix("#") || rest.hasPrefix("---")
    }
}
