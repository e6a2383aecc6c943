public import Diagnostics

/// A node of a tree: a light view that keeps the tree alive.
public struct YAMLNode: Sendable {
    @usableFromInline let tree: YAMLTree
    @usableFromInline var index: Int32

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

    /// Where this node is in its tree. Another position makes it a view of another node.
    @inlinable
    public var position: Position {
        get { index }
        set { index = newValue }
    }

    /// Another node of the same tree.
    ///
    /// - Parameter position: the ``position`` of that node.
    public func node(at position: Position) -> YAMLNode { YAMLNode(tree: tree, index: position) }

    /// The same node in a tree object of its own, which shares the memory of this one.
    ///
    /// Each node keeps its tree alive. Where several cores work on one tree, all counting references to one object, they
    /// would wait for each other most of the time.
    public var countedApart: YAMLNode {
        let tree = YAMLTree(
            file: tree.file, records: tree.records, decodedText: tree.decodedText, aliases: tree.aliases)
        return YAMLNode(tree: tree, index: index)
    }

    /// The scalar's text, decoded; empty for lists and mappings.
    public var text: String {
        // Filled in place: over a call of `String(decoding:as:)` the bytes would be kept alive once more, for every text.
        String(unsafeUninitializedCapacity: record.text.count) { room in
            withText { room.initialize(fromContentsOf: $0) }
        }
    }

    /// Calls `body` with the UTF-8 of the scalar's text, without making a string of it. The bytes are valid only during
    /// the call.
    @inlinable
    public func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try withText(at: index, body)
    }

    /// ``withText(_:)`` for another node of the same tree.
    @inlinable
    public func withText<Result>(
        at position: Position, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result {
        let (range, isDecoded) = tree.textPlace(at: position)
        // One of two calls, and not a choice between two arrays: what was chosen would be counted, for every text.
        if isDecoded {
            return try tree.decodedText.withUnsafeBufferPointer {
                try body(UnsafeBufferPointer(rebasing: $0[range]))
            }
        }
        return try tree.file.bytes.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// Whether the scalar's text is exactly this, byte for byte.
    public func hasText(_ text: String) -> Bool {
        let record = record
        guard record.kind == .scalar, record.text.count == text.utf8.count else { return false }
        var text = text
        return withText { bytes in text.withUTF8 { bytes.hasSameBytes(as: $0) } }
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

    /// ``entries`` by position, for those who need a node of few of them: each node keeps the tree alive, which costs more
    /// than looking at an entry.
    public var entryPositions: EntryPositions { EntryPositions(mapping: self) }

    /// The items of a sequence in the order of the file; empty for other kinds.
    public var items: Items { Items(sequence: self) }

    /// The value of a mapping's key; the search takes time in proportion to the number of entries.
    public func value(for key: String) -> YAMLNode? {
        var key = key
        return key.withUTF8 { key in
            for entry in entryPositions {
                let record = tree.records[Int(entry.key)]
                guard record.kind == .scalar, record.text.count == key.count else { continue }
                if withText(at: entry.key, { $0.hasSameBytes(as: key) }) { return node(at: entry.value) }
            }
            return nil
        }
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
            Iterator(positions: EntryPositions(mapping: mapping).makeIterator())
        }

        public struct Iterator: IteratorProtocol {
            var positions: EntryPositions.Iterator

            public mutating func next() -> (key: YAMLNode, value: YAMLNode)? {
                guard let (key, value) = positions.next() else { return nil }
                return (YAMLNode(tree: positions.tree, index: key), YAMLNode(tree: positions.tree, index: value))
            }
        }
    }

    /// Where the entries of a mapping are in the tree, found while iterating.
    public struct EntryPositions: Sequence, Sendable {
        let mapping: YAMLNode

        public func makeIterator() -> Iterator {
            let record = mapping.record
            let end = record.kind == .mapping ? record.next : mapping.index + 1
            return Iterator(tree: mapping.tree, position: mapping.index + 1, end: end)
        }

        public struct Iterator: IteratorProtocol {
            let tree: YAMLTree
            var position: Position
            let end: Position

            @inline(__always)
            public mutating func next() -> (key: Position, value: Position)? {
                while position < end {
                    let key = position
                    let value = tree.records[Int(key)].next
                    position = tree.records[Int(value)].next
                    if !tree.records[Int(key)].flags.contains(.isDropped) { return (key, value) }
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
