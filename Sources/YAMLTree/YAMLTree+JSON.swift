import Diagnostics

extension YAMLTree {
    /// The tree as JSON, for looking inside: nodes within nodes, each with its kind, style, text and place.
    ///
    /// Lines and columns count from 1, columns in Unicode scalars; offsets are UTF-8 bytes from 0. An empty document is
    /// `null`.
    public func json() -> String {
        var writer = JSONWriter()
        if let root {
            write(root, LineTable(file), to: &writer)
        } else {
            writer.null()
        }
        return writer.text + "\n"
    }

    private func write(_ node: YAMLNode, _ table: LineTable, to writer: inout JSONWriter) {
        writer.object(.lines) { writer in
            writer.member("kind", node.kind.name)
            if node.kind == .scalar {
                writer.member("style", node.style.name)
                writer.member("text", node.text)
                if node.isAbsent { writer.member("absent", true) }
            } else {
                writer.member("style", node.isFlow ? "flow" : "block")
                if node.isIncomplete { writer.member("incomplete", true) }
            }
            if let alias = node.aliasName { writer.member("alias", alias) }
            write(node.range.start, as: "start", table, to: &writer)
            write(node.range.end, as: "end", table, to: &writer)
            switch node.kind {
            case .scalar: break
            case .mapping:
                writer.key("entries")
                writer.array(.lines) { writer in
                    for entry in node.entries {
                        writer.object(.lines) { writer in
                            writer.key("key")
                            write(entry.key, table, to: &writer)
                            writer.key("value")
                            write(entry.value, table, to: &writer)
                        }
                    }
                }
            case .sequence:
                writer.key("items")
                writer.array(.lines) { writer in
                    for item in node.items { write(item, table, to: &writer) }
                }
            }
        }
    }

    private func write(_ offset: UInt32, as name: String, _ table: LineTable, to writer: inout JSONWriter) {
        let position = table.position(at: offset)
        writer.key(name)
        writer.object { writer in
            writer.member("line", position.line)
            writer.member("column", position.column)
            writer.member("offset", position.offset)
        }
    }
}

extension YAMLNode.Kind {
    fileprivate var name: String {
        switch self {
        case .scalar: "scalar"
        case .mapping: "mapping"
        case .sequence: "sequence"
        }
    }
}

extension YAMLNode.Style {
    fileprivate var name: String {
        switch self {
        case .plain: "plain"
        case .singleQuoted: "single-quoted"
        case .doubleQuoted: "double-quoted"
        case .literal: "literal"
        case .folded: "folded"
        }
    }
}
