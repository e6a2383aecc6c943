import CYaml
import Diagnostics

// Anchors, and the copies that aliases stand for.

extension TreeBuilder {
    /// Among more names than these none is looked for that may have been meant.
    private static let mostCandidates = 100

    /// - Parameter height: none for a list or mapping that has just begun.
    mutating func define(_ anchor: (name: String, range: ByteRange), at index: Int, height: Int?) {
        records[index].flags.insert(.isAnchored)
        anchors[anchor.name] = Anchor(index: index, range: anchor.range, height: height)
    }

    /// Copies the anchored value, after making sure that the copy stays within the limits.
    mutating func addAlias(_ event: UnsafePointer<yaml_event_t>) -> Bool {
        let start = offset(event.pointee.start_mark)
        let range = ByteRange(start, offset(event.pointee.end_mark))
        let name = event.pointee.data.alias.anchor.map { String(cString: $0) } ?? ""
        guard let anchor = anchors[name] else {
            reportUndefined(name, at: range)
            return addDropped(range)
        }
        guard let height = anchor.height else {
            findings.report(
                .yamlRecursiveAlias, "the value marked '&\(name.excerpt)' cannot hold itself", at: span(range),
                notes: [Diagnostic.Note("the value begins here", at: span(anchor.range))])
            return addDropped(range)
        }
        guard depth + height <= limits.nesting else {
            findings.report(limits.tooDeep(at: span(range)))
            return false
        }
        let original = anchor.index..<Int(records[anchor.index].next)
        guard records.count + original.count <= limits.nodes else {
            findings.report(limits.tooManyNodes(at: span(range), isAlias: true))
            return false
        }
        aliases.append(AliasUse(name: name, anchor: anchor.range))
        copy(original, to: range)
        complete(records.count - original.count, height: height)
        return true
    }

    private mutating func reportUndefined(_ name: String, at range: ByteRange) {
        let message = "nothing above is marked '&\(name.excerpt)'; "
        let candidates = anchors.count <= Self.mostCandidates ? anchors.keys.sorted() : []
        if let nearest = Suggestions.nearest(to: name, in: candidates) {
            findings.report(
                .yamlUndefinedAlias, message + "did you mean '*\(nearest)'?", at: span(range),
                fixIts: [FixIt("write *\(nearest)", replace: span(range), with: "*\(nearest)")])
        } else {
            let (start, end) = (Int(range.start), Int(range.end))
            let quotes = [
                FixIt.Edit(span(ByteRange(start, start)), "'"), FixIt.Edit(span(ByteRange(end, end)), "'"),
            ]
            findings.report(
                .yamlUndefinedAlias, message + "a text that begins with '*' must be in quotes", at: span(range),
                fixIts: [FixIt("put the text into quotes", edits: quotes)])
        }
    }

    private mutating func copy(_ original: Range<Int>, to range: ByteRange) {
        let shift = Int32(records.count - original.lowerBound)
        let alias = Int32(aliases.count - 1)
        let isKey = expectsKey
        for index in original {
            var record = records[index]
            record.range = range
            record.next += shift
            record.alias = alias
            if index == original.lowerBound {
                record.flags.remove([.isKey, .isDropped, .isAnchored])
                if isKey { record.flags.insert(.isKey) }
            }
            records.append(record)
        }
    }

    /// Stands for a value that was reported.
    private mutating func addDropped(_ range: ByteRange) -> Bool {
        var record = NodeRecord(kind: .scalar, range: range, next: Int32(records.count + 1))
        record.flags = expectsKey ? [.isDropped, .isKey] : .isDropped
        guard append(record) else { return false }
        complete(records.count - 1, height: 0)
        return true
    }
}
