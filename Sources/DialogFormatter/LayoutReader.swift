import Diagnostics
import DialogLanguage
import YAMLTree

/// Takes a file apart: follows its tree and picks up between the nodes what the tree does not know.
///
/// Every comment ends up with one owner. Behind something on its line, it belongs to that. On lines of its own, it belongs
/// to the entry below it, or to the end of the collection it is indented like. Where a comment has no place in the
/// canonical layout (between a key and its value, behind a dash), it moves above the entry.
struct LayoutReader {
    var scanner: GapScanner

    init(_ file: SourceFile) {
        scanner = GapScanner(file.bytes)
    }

    mutating func layout(of root: YAMLNode, at place: SchemaPlace) -> Layout {
        let (head, documentStart) = readHead()
        let value = read(root, at: place, parentColumn: -1, isAfterKey: false)
        var entry = LayoutEntry(lead: value.before.lines, value: value.node, trailing: value.behindHeader)
        takeTrailing(into: &entry, isInFlow: false)
        return Layout(head: head, documentStart: documentStart, root: entry, tail: readTail())
    }

    /// What stands before `---`; nothing if there is no such mark, since all comments belong to the value then.
    private mutating func readHead() -> ([LeadLine], Layout.DocumentStart?) {
        let start = scanner.position
        var head: [LeadLine] = []
        while true {
            head += scanner.gap().lines
            if scanner.isAtMark("---") {
                scanner.position += 3
                return (head, Layout.DocumentStart(comment: scanner.trailingComment()))
            }
            guard scanner.byte == UInt8(ascii: "%"), scanner.column == 0 else { break }
            head.append(.comment(scanner.restOfLine()))
        }
        scanner.position = start
        return ([], nil)
    }

    private mutating func readTail() -> [LeadLine] {
        var tail = scanner.gap().lines
        while scanner.byte != nil {
            scanner.position += 1
            tail += scanner.gap().lines
        }
        return tail
    }

    // MARK: Values

    struct ReadValue {
        var node: LayoutNode
        /// What stood before the value's first sign.
        var before: [GapScanner.Piece] = []
        /// The comment that stood behind the key of a collection.
        var behindKey: TrailingComment?
        /// The comment in a block scalar's first line.
        var behindHeader: TrailingComment?
    }

    /// Reads a value and what stands before it.
    ///
    /// - Parameters:
    ///   - parentColumn: where the collection around it begins its entries.
    ///   - isAfterKey: whether a key stands before it, whose line a comment can end.
    private mutating func read(
        _ node: YAMLNode, at place: SchemaPlace, parentColumn: Int, isAfterKey: Bool
    ) -> ReadValue {
        var value = ReadValue(node: LayoutNode(content: .absent))
        if let name = node.aliasName {
            value.before = scanner.gap()
            value.node.content = .alias(name)
            scanner.position = Int(node.range.end)
            return value
        }
        guard !node.isAbsent || node.isAnchored else { return value }
        value.before = scanner.gap()
        if node.isAnchored { value.node.anchor = readAnchor(&value.before) }
        if node.isAbsent { return value }
        value.before += scanner.gap()
        if node.kind == .scalar {
            let (scalar, end) = ScalarText.layout(of: node, in: scanner.bytes)
            if scalar.isBlock { value.behindHeader = readBlockHeader(node) }
            scanner.position = end
            value.node.content = .scalar(scalar)
        } else {
            readCollection(node, at: place, parentColumn: parentColumn, isAfterKey: isAfterKey, into: &value)
        }
        return value
    }

    /// Goes past the next anchor; what stands before it joins `pieces`.
    private mutating func readAnchor(_ pieces: inout [GapScanner.Piece]) -> String? {
        while let byte = scanner.byte, byte != UInt8(ascii: "&") {
            scanner.position += 1
            pieces += scanner.gap()
        }
        guard scanner.byte != nil else { return nil }
        return scanner.anchorName()
    }

    private mutating func readBlockHeader(_ node: YAMLNode) -> TrailingComment? {
        scanner.position = Int(node.range.start)
        while let byte = scanner.byte, !GapScanner.isBlank(byte), !GapScanner.isBreak(byte) { scanner.position += 1 }
        return scanner.trailingComment()
    }

    private mutating func readCollection(
        _ node: YAMLNode, at place: SchemaPlace, parentColumn: Int, isAfterKey: Bool, into value: inout ReadValue
    ) {
        let entries = place.entries(of: node)
        var collection: LayoutCollection
        if node.isFlow {
            collection = flowCollection(node, entries)
            if collection.entries.isEmpty {
                // Nothing between the brackets could carry the comments.
                value.before += collection.tail.compactMap(\.asPiece)
                collection.tail = []
            }
        } else {
            collection = blockCollection(node, entries, parentColumn: parentColumn)
            if isAfterKey, !collection.entries.isEmpty {
                value.behindKey = value.before.takeTrailing()
                collection.entries[0].lead.insert(contentsOf: value.before.lines, at: 0)
                value.before = []
            }
        }
        if collection.isMapping, let order = entries.keyOrder(of: node) { collection.sort(by: order) }
        value.node.content = .collection(collection)
    }

    // MARK: Block style

    private mutating func blockCollection(
        _ node: YAMLNode, _ places: SchemaPlace.Entries, parentColumn: Int
    ) -> LayoutCollection {
        let column = scanner.column
        var collection = LayoutCollection(isMapping: node.kind == .mapping, isFlow: false)
        for (key, value) in node.entries {
            var lead = scanner.gap().lines
            let layoutKey = readKey(key, lead: &lead)
            collection.entries.append(
                entry(lead: lead, key: layoutKey, value, at: places.value(of: key), column: column))
        }
        for item in node.items {
            let lead = scanner.gap().lines
            if scanner.byte == UInt8(ascii: "-") { scanner.position += 1 }
            collection.entries.append(entry(lead: lead, key: nil, item, at: places.item, column: column))
        }
        collection.tail = claimTail(column: column, parentColumn: parentColumn)
        return collection
    }

    /// Takes the comments below the last entry that are indented like the entries and not like what follows.
    private mutating func claimTail(column: Int, parentColumn: Int) -> [LeadLine] {
        let (pieces, nextColumn) = scanner.gapAhead()
        var claimed = 0
        for (index, piece) in pieces.enumerated() {
            guard case .comment(let comment) = piece else { continue }
            guard comment.isAlone, comment.column >= column, comment.column > max(parentColumn, nextColumn) else {
                break
            }
            claimed = index + 1
            scanner.position = comment.end
        }
        return Array(pieces[..<claimed]).lines
    }

    // MARK: Flow style

    private mutating func flowCollection(_ node: YAMLNode, _ places: SchemaPlace.Entries) -> LayoutCollection {
        let start = Int(node.range.start)
        // A pair in a list needs no brackets: [a: b].
        let hasBrackets = scanner.bytes[start] == UInt8(ascii: "[") || scanner.bytes[start] == UInt8(ascii: "{")
        var collection = LayoutCollection(isMapping: node.kind == .mapping, isFlow: true)
        if hasBrackets { scanner.position = start + 1 }
        for (key, value) in node.entries {
            var lead = gapWithComma()
            let layoutKey = readKey(key, lead: &lead)
            collection.entries.append(
                entry(lead: lead, key: layoutKey, value, at: places.value(of: key), column: 0, isInFlow: hasBrackets))
        }
        for item in node.items {
            let lead = gapWithComma()
            collection.entries.append(entry(lead: lead, key: nil, item, at: places.item, column: 0, isInFlow: true))
        }
        if hasBrackets {
            collection.tail = gapWithComma()
            scanner.position = Int(node.range.end)
        }
        return collection
    }

    private mutating func gapWithComma() -> [LeadLine] {
        var lines = scanner.gap().lines
        if scanner.byte == UInt8(ascii: ",") {
            scanner.position += 1
            lines += scanner.gap().lines
        }
        return lines
    }

    // MARK: Entries

    /// Reads the key and its colon. Comments between them join the lines above.
    private mutating func readKey(_ node: YAMLNode, lead: inout [LeadLine]) -> LayoutKey {
        var key = ScalarText.key(node, in: scanner.bytes)
        let start = Int(node.range.start)
        while scanner.position < start {
            if node.isAnchored, scanner.byte == UInt8(ascii: "&") {
                key.anchor = scanner.anchorName()
            } else {
                scanner.position += 1
            }
            lead += scanner.gap().comments
        }
        scanner.position = Int(node.range.end)
        var ahead = scanner
        let pieces = ahead.gap()
        if ahead.byte == UInt8(ascii: ":") {
            ahead.position += 1
            scanner = ahead
            lead += pieces.comments
        }
        return key
    }

    /// Reads the value of a key or an item, and the comment behind it.
    private mutating func entry(
        lead: [LeadLine], key: LayoutKey?, _ node: YAMLNode, at place: SchemaPlace, column: Int, isInFlow: Bool = false
    ) -> LayoutEntry {
        let keyEnd = scanner.position
        let value = read(node, at: place, parentColumn: column, isAfterKey: key != nil)
        var entry = LayoutEntry(lead: lead + value.before.comments, key: key, value: value.node)
        entry.trailing = value.behindKey ?? value.behindHeader
        entry.isBelowKey = key != nil && scanner.hasBreak(from: keyEnd, to: Int(node.range.start))
        if value.behindHeader == nil { takeTrailing(into: &entry, isInFlow: isInFlow) }
        return entry
    }

    /// Takes the comment that follows on the line of a value's end.
    private mutating func takeTrailing(into entry: inout LayoutEntry, isInFlow: Bool) {
        if case .scalar(let scalar) = entry.value.content, scalar.isBlock { return }
        guard let comment = scanner.trailingComment(afterComma: isInFlow) else { return }
        guard case .collection(var collection) = entry.value.content, collection.holdsComments else {
            entry.trailing = comment
            return
        }
        // The brackets will go, and with them the line that the comment was behind.
        collection.tail.append(.comment(comment.text))
        entry.value.content = .collection(collection)
    }
}

extension LeadLine {
    fileprivate var asPiece: GapScanner.Piece? {
        guard case .comment(let text) = self else { return nil }
        return .comment(GapScanner.Comment(text: text, isAlone: true, column: 0, end: 0))
    }
}
