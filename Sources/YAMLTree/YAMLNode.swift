public import Diagnostics

/// A node of a tree: a light view that keeps the tree alive.
public struct YAMLNode: Sendable {
    let tree: YAMLTree
    let index: Int32

    /// What a node is.
    public enum Kind: Sendable {
        case scalar
        case mapping
        case sequence
    }

    /// How a scalar is written.
    public enum Style: Sendable {
        case plain
        case singleQuoted
        case doubleQuoted
        /// `|`: line breaks are kept.
        case literal
        /// `>`: lines are joined.
        case folded
    }

    var record: NodeRecord { tree.records[Int(index)] }

    public var kind: Kind { record.kind }

    /// How the scalar is written; plain for lists and mappings.
    public var style: Style { record.style }

    /// Whether a list or mapping is written in brackets: `[a, b]`, `{a: b}`.
    public var isFlow: Bool { record.flags.contains(.isFlow) }

    /// Whether nothing stands where the value belongs: `key:` or `- `. Quoted emptiness is not absent.
    public var isAbsent: Bool { record.flags.contains(.isAbsent) }

    /// Whether the value is marked with `&name` where it stands.
    public var isAnchored: Bool { record.flags.contains(.isAnchored) }

    /// Whether something in this list or mapping was reported and left out, so that what seems missing may not be.
    public var isIncomplete: Bool { record.flags.contains(.isIncomplete) }

    /// Where the value stands, quotes included.
    ///
    /// A block scalar reaches from its `|` or `>` to the end of its last line with content. What came in through an alias
    /// stands at the alias. An absent value is an empty range where it would stand, and in a list the range of its dash.
    public var range: ByteRange { record.range }

    /// ``range`` in the tree's file.
    public var span: SourceSpan { SourceSpan(tree.file, record.range) }

    /// Where the node is in its tree: what is kept of a node whose tree is at hand anyway.
    public typealias Position = Int32

    /// Where this node is in its tree.
    public var position: Position { index }

    /// Another node of the same tree.
    ///
    /// - Parameter position: the ``position`` of that node.
    public func node(at position: Position) -> YAMLNode { YAMLNode(tree: tree, index: position) }

    /// The scalar's text, decoded; empty for lists and mappings.
    public var text: String { String(decoding: storedText, as: UTF8.self) }

    /// Calls `body` with the UTF-8 of the scalar's text, without making a string of it. The bytes are valid only during
    /// the call.
    @inlinable
    public func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try storedText.withUnsafeBufferPointer(body)
    }

    /// The UTF-8 of the scalar's text, where it lies.
    @usableFromInline var storedText: ArraySlice<UInt8> {
        let record = record
        let bytes = record.flags.contains(.isDecoded) ? tree.decodedText : tree.file.bytes
        return bytes[Int(record.text.start)..<Int(record.text.end)]
    }

    /// Whether the scalar's text is exactly this, byte for byte.
    public func hasText(_ text: String) -> Bool {
        let record = record
        guard record.kind == .scalar, record.text.count == text.utf8.count else { return false }
        return withText { bytes in
            var position = 0
            for byte in text.utf8 {
                if bytes[position] != byte { return false }
                position += 1
            }
            return true
        }
    }

    /// For a node that came in through an alias: a note at the anchor, to go with every finding about the node.
    public var anchorNote: Diagnostic.Note? {
        guard let alias = alias else { return nil }
        return Diagnostic.Note("the value comes from this anchor", at: SourceSpan(tree.file, alias.anchor))
    }

    /// For a node that came in through an alias: the name after the `*`.
    public var aliasName: String? { alias?.name }

    private var alias: AliasUse? {
        let record = record
        return record.alias < 0 ? nil : tree.aliases[Int(record.alias)]
    }

    /// The number of entries or items.
    public var count: Int { Int(record.count) }

    /// The entries of a mapping in the order of the file; empty for other kinds.
    public var entries: Entries { Entries(mapping: self) }

    /// The items of a sequence in the order of the file; empty for other kinds.
    public var items: Items { Items(sequence: self) }

    /// The value of a mapping's key; the search takes time in proportion to the number of entries.
    public func value(for key: String) -> YAMLNode? {
        for entry in entries where entry.key.hasText(key) { return entry.value }
        return nil
    }
}

extension YAMLNode {
    /// The dash of an entry of a block sequence; `nil` for nodes that stand elsewhere.
    public var dash: SourceSpan? {
        let bytes = tree.file.bytes
        var position = Int(range.start)
        // An absent entry stands at its dash already.
        if isAbsent, position < bytes.count, bytes[position] == UInt8(ascii: "-") { return span }
        while position > 0, bytes[position - 1] == UInt8(ascii: " ") || bytes[position - 1] == UInt8(ascii: "\t") {
            position -= 1
        }
        guard position > 0, position < range.start, bytes[position - 1] == UInt8(ascii: "-") else { return nil }
        return SourceSpan(tree.file, ByteRange(position - 1, position))
    }

    /// The entries of a mapping, found while iterating.
    public struct Entries: Sequence, Sendable {
        let mapping: YAMLNode

        public var underestimatedCount: Int { mapping.kind == .mapping ? mapping.count : 0 }

        public func makeIterator() -> Iterator {
            let record = mapping.record
            let end = record.kind == .mapping ? record.next : mapping.index + 1
            return Iterator(tree: mapping.tree, position: mapping.index + 1, end: end)
        }

        public struct Iterator: IteratorProtocol {
            let tree: YAMLTree
            var position: Int32
            let end: Int32

            public mutating func next() -> (key: YAMLNode, value: YAMLNode)? {
                while position < end {
                    let key = position
                    let value = tree.records[Int(key)].next
                    position = tree.records[Int(value)].next
                    if !tree.records[Int(key)].flags.contains(.isDropped) {
                        return (YAMLNode(tree: tree, index: key), YAMLNode(tree: tree, index: value))
                    }
                }
                return nil
            }
        }
    }

    /// The items of a sequence, found while iterating.
    public struct Items: Sequence, Sendable {
        let sequence: YAMLNode

        public var underestimatedCount: Int { sequence.kind == .sequence ? sequence.count : 0 }

        public func makeIterator() -> Iterator {
            let record = sequence.record
            let end = record.kind == .sequence ? record.next : sequence.index + 1
            return Iterator(tree: sequence.tree, position: sequence.index + 1, end: end)
        }

        public struct Iterator: IteratorProtocol {
            let tree: YAMLTree
            var position: Int32
            let end: Int32

            public mutating func next() -> YAMLNode? {
                while position < end {
                    let item = position
                    position = tree.records[Int(item)].next
                    if !tree.records[Int(item)].flags.contains(.isDropped) {
                        return YAMLNode(tree: tree, index: item)
                    }
                }
                return nil
            }
        }
    }
}
