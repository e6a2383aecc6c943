public import Diagnostics
import YAMLTree

/// Finds the comments of a file by its tree: they begin at a `#` that is in no scalar.
public enum CommentTexts {
    /// Those of a file that is sound as YAML; of any other file none.
    public static func sorted(in file: SourceFile) -> [String] {
        var sink = DiagnosticSink()
        guard let root = YAMLTree.parse(file, into: &sink)?.root else { return [] }
        var ends: [Int: (end: Int, isBlock: Bool)] = [:]
        collectScalars(root, into: &ends)
        var texts: [String] = []
        var position = 0
        while position < file.bytes.count {
            if let scalar = ends[position] {
                let header = scalar.isBlock ? file.bytes[position..<lineEnd(of: position, in: file)] : []
                if let hash = header.firstIndex(of: UInt8(ascii: "#")) { texts.append(text(from: hash, in: file)) }
                position = scalar.isBlock ? max(scalar.end, header.endIndex) : scalar.end
            } else if file.bytes[position] == UInt8(ascii: "#") {
                texts.append(text(from: position, in: file))
                position = lineEnd(of: position, in: file)
            } else {
                position += 1
            }
        }
        return texts.sorted()
    }

    private static func collectScalars(_ node: YAMLNode, into ends: inout [Int: (end: Int, isBlock: Bool)]) {
        guard node.aliasName == nil else { return }
        // Of an anchor without a value only the place is known.
        if node.kind == .scalar, !node.isAbsent, node.range.start < node.range.end {
            let isBlock = node.style == .literal || node.style == .folded
            ends[Int(node.range.start)] = (Int(node.range.end), isBlock)
        }
        for (key, value) in node.entries {
            collectScalars(key, into: &ends)
            collectScalars(value, into: &ends)
        }
        for item in node.items { collectScalars(item, into: &ends) }
    }

    private static func lineEnd(of offset: Int, in file: SourceFile) -> Int {
        file.bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? file.bytes.count
    }

    private static func text(from hash: Int, in file: SourceFile) -> String {
        let line = file.bytes[hash..<lineEnd(of: hash, in: file)]
        let end = line.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? hash
        return String(decoding: line[...end], as: UTF8.self)
    }
}
