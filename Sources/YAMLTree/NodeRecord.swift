import Diagnostics

/// One node in the flat array of a tree. Its children follow it directly.
struct NodeRecord {
    var kind: YAMLNode.Kind
    var style: YAMLNode.Style = .plain
    var flags: Flags = []
    /// Where the value stands; for a copy that came in through an alias, where the alias stands.
    var range: ByteRange
    /// Where a scalar's text stands: in the file, or in the tree's decoded text if `isDecoded`.
    var text = ByteRange(start: 0, end: 0)
    /// The index after the node's whole subtree.
    var next: Int32
    /// The entries or items that are not dropped.
    var count: Int32 = 0
    /// The index of the alias use that the node came in through; -1 for a node that stands in the document itself.
    var alias: Int32 = -1

    struct Flags: OptionSet {
        var rawValue: UInt8

        static let isFlow = Flags(rawValue: 1 << 0)
        static let isAbsent = Flags(rawValue: 1 << 1)
        static let isKey = Flags(rawValue: 1 << 2)
        static let isDecoded = Flags(rawValue: 1 << 3)
        /// Left out of the tree because it was reported. On a key it covers the value too.
        static let isDropped = Flags(rawValue: 1 << 4)
        static let isIncomplete = Flags(rawValue: 1 << 5)
        static let isAnchored = Flags(rawValue: 1 << 6)
    }
}

extension ByteRange {
    var count: Int { Int(end) - Int(start) }
    var isEmpty: Bool { end <= start }
}
