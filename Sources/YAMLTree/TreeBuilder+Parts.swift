import Diagnostics

// Trees that were read in parts, and put together.

extension TreeBuilder {
    /// How many records stand before those of the part: none, or those of the document's mapping, its key, and the inner mapping
    /// in which a part from the middle begins.
    private var shellCount: Int { partStart == contentStart ? 0 : Self.innerMapping + 1 }
    private static let innerMapping = 2

    /// Whether an entry of a mapping comes next that is itself a value of the document's mapping, and reading can go on in
    /// another builder. What the two have in common, keys and anchors, shows when they are put together.
    var isAtInnerKey: Bool {
        guard expectsKey, outer.count == 2, outer[1].isMapping, outer[1].key >= 0, !top.isAnchored,
            !outer[1].isAnchored, findings.diagnostics.isEmpty, !records[0].flags.contains(.isFlow),
            !records[top.index].flags.contains(.isFlow)
        else { return false }
        // As in a part from the middle, the document's mapping has to be indented by nothing.
        let start = Int(records[0].range.start)
        return start == partStart || SourceLines.isBreak(source[start - 1])
    }

    /// Forgets the key that a part from the middle begins in, which is not in the file: no other is compared with it.
    mutating func leaveShell() {
        let key = Self.innerMapping - 1
        records[key].flags.remove(.isDecoded)
        records[key].flags.insert(.isDropped)
        records[key].text = ByteRange(0, 0)
        decodedText.removeAll()
    }

    /// How much there is of what a tree consists of.
    struct Extent {
        var records = 0
        var decodedText = 0
        var aliases = 0

        fileprivate mutating func add(_ builder: TreeBuilder) {
            records += builder.records.count - builder.shellCount
            decodedText += builder.decodedText.count
            aliases += builder.aliases.count
        }
    }

    /// Continues with what others have read, the first of them from where this one stopped.
    ///
    /// - Returns: false, and nothing is done, where the whole would be larger than the limits allow.
    mutating func append(_ parts: [PartReading]) -> Bool {
        var (starts, end) = ([Extent](), Extent())
        end.add(self)
        for part in parts {
            starts.append(end)
            end.add(part.builder)
        }
        guard end.records <= limits.nodes else { return false }
        let (count, first, places) = (end.records, records, starts)
        records = [NodeRecord](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            _ = buffer.initialize(fromContentsOf: first)
            // Each part writes to places of its own, and nobody reads any before all have.
            nonisolated(unsafe) let room = buffer
            _ = Parallel.map(parts.indices, .huge) { parts[$0].builder.copyRecords(to: room, at: places[$0]) }
            initializedCount = count
        }
        for (part, start) in zip(parts, starts) {
            decodedText += part.builder.decodedText
            aliases += part.builder.aliases
            complete(part.builder, at: start.records)
        }
        return true
    }

    private func copyRecords(to room: UnsafeMutableBufferPointer<NodeRecord>, at start: Extent) {
        let shift = start.records - shellCount
        for index in shellCount..<records.count {
            var record = records[index]
            record.next += Int32(shift)
            if record.flags.contains(.isDecoded) {
                let (from, end) = (Int(record.text.start), Int(record.text.end))
                record.text = ByteRange(start.decodedText + from, start.decodedText + end)
            }
            if record.alias >= 0 { record.alias += Int32(start.aliases) }
            room.initializeElement(at: index + shift, to: record)
        }
    }

    /// Tells the open mappings of what is in a part, and ends and begins mappings as it does.
    ///
    /// - Parameter start: the index of the part's first record.
    private mutating func complete(_ part: TreeBuilder, at start: Int) {
        let shift = start - part.shellCount
        let end = part.records.count + shift
        let innermost = part.top.index
        guard innermost != Self.innerMapping else { return completeEntries(start..<end) }
        let innerEnd = Int(part.records[Self.innerMapping].next) + shift
        completeEntries(start..<innerEnd)
        close(before: innerEnd)
        guard !part.top.isOutside else {
            completeEntries(innerEnd..<end)
            return close(before: end)
        }
        completeEntries(innerEnd..<innermost + shift)
        open(innermost + shift)
        completeEntries(innermost + shift + 1..<end)
    }

    /// Tells the innermost mapping of keys and values.
    private mutating func completeEntries(_ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            // How high they are matters only within an anchor.
            complete(index, height: 0)
            index = Int(records[index].next)
        }
    }
}
