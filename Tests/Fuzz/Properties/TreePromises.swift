import Diagnostics
import YAMLTree

/// Whatever was read, the tree is whole and every place in it exists.
enum TreePromises {
    /// So small that what is beyond a limit is found as well.
    private static let smallLimits = YAMLTree.Limits(bytes: 1_024, nesting: 6, nodes: 60, textBytes: 40)

    static func check(_ bytes: [UInt8]) throws(BrokenPromise) {
        try check(bytes, limits: .standard)
        try check(bytes, limits: smallLimits)
    }

    private static func check(_ bytes: [UInt8], limits: YAMLTree.Limits) throws(BrokenPromise) {
        let file = SourceFile(path: "fuzz.dialog.yaml", bytes: bytes)
        var sink = DiagnosticSink()
        let tree = YAMLTree.parse(file, limits: limits, into: &sink)
        try Findings(in: [file]).check(sink.diagnostics)
        try promise(tree?.root != nil || !sink.diagnostics.isEmpty, "there is no tree, and nothing is said about it")
        try checkParts(of: file, tree, sink, limits: limits)
        guard let tree else { return }
        try promise(bytes.count <= limits.bytes, "the file is larger than the limit")
        var count = 0
        if let root = tree.root {
            try check(root, depth: 0, limits: limits, fileSize: bytes.count, count: &count)
        }
        try promise(count <= limits.nodes, "\(count) nodes are more than the limit")
    }

    /// Read on several cores, the file is the same.
    private static func checkParts(
        of file: SourceFile, _ tree: YAMLTree?, _ sink: DiagnosticSink, limits: YAMLTree.Limits
    ) throws(BrokenPromise) {
        var again = DiagnosticSink()
        let second = YAMLTree.parse(file, limits: limits, smallestPart: 8, into: &again)
        try promise(
            second?.json() == tree?.json() && anchors(of: second?.root) == anchors(of: tree?.root),
            "reading it in parts gives another tree")
        try promise(
            Findings.texts(of: again.diagnostics) == Findings.texts(of: sink.diagnostics),
            "reading it in parts gives other findings")
    }

    /// What JSON does not show: which values are anchored, and where the anchors of copies stand.
    private static func anchors(of node: YAMLNode?) -> [String] {
        guard let node else { return [] }
        let own = "\(node.isAnchored) \(node.anchorNote.map { "\($0.span.range)" } ?? "-")"
        return [own] + node.entries.flatMap { anchors(of: $0.key) + anchors(of: $0.value) }
            + node.items.flatMap { anchors(of: $0) }
    }

    private static func check(
        _ node: YAMLNode, depth: Int, limits: YAMLTree.Limits, fileSize: Int, count: inout Int
    ) throws(BrokenPromise) {
        let range = node.range
        count += 1
        try promise(range.start <= range.end && Int(range.end) <= fileSize, "a node at \(range) is outside the file")
        var members = 0
        for (key, value) in node.entries {
            members += 1
            try promise(key.kind == .scalar, "the key at \(key.range) is no scalar")
            try promise(node.value(for: key.text) != nil, "the key at \(key.range) is not found")
            try check(key, depth: depth + 1, limits: limits, fileSize: fileSize, count: &count)
            try check(value, depth: depth + 1, limits: limits, fileSize: fileSize, count: &count)
        }
        for item in node.items {
            members += 1
            try check(item, depth: depth + 1, limits: limits, fileSize: fileSize, count: &count)
        }
        try promise(members == node.count, "\(node.count) members are counted at \(range), but there are \(members)")
        if node.kind == .scalar {
            try promise(node.text.utf8.count <= limits.textBytes, "the text at \(range) is longer than the limit")
            try checkOffsets(of: node)
        } else {
            try promise(depth < limits.nesting, "the value at \(range) stands deeper than the limit")
        }
    }

    /// The bytes of a text stand in the file in their order, within the value.
    private static func checkOffsets(of node: YAMLNode) throws(BrokenPromise) {
        let places = node.textPlaces
        var last = 0
        for index in 0...node.text.utf8.count {
            guard let offset = places.sourceOffset(inText: index) else { continue }
            try promise(
                Int(node.range.start) <= offset && offset <= Int(node.range.end),
                "byte \(index) of the text at \(node.range) is placed at \(offset)")
            try promise(last <= offset, "byte \(index) of the text at \(node.range) is placed before those before it")
            last = offset
        }
    }
}
