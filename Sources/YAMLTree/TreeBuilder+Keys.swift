import Diagnostics

// What a mapping's key may be.

extension TreeBuilder {
    /// Beyond this many keys a mapping's keys are found by hashing.
    static let manyKeys = 16

    /// Reports a key that cannot be one and drops it together with the value to come.
    mutating func checkKey(_ index: Int) {
        let record = records[index]
        if isPlainlySound(record) { return }
        if record.flags.contains(.isDropped) {
            markIncomplete()
        } else if record.kind != .scalar, record.flags.contains(.isIncomplete) {
            // A list or mapping as key within one as key is one mistake, reported at the inner one.
            records[index].flags.insert(.isDropped)
            markIncomplete()
        } else if record.kind != .scalar {
            let found = record.kind == .mapping ? "a mapping" : "a list"
            drop(
                index, .wrongType,
                "a key must be a word, and this is \(found); a text that begins with a bracket must be in quotes")
        } else if record.flags.contains(.isAbsent), record.alias < 0 {
            drop(index, .yamlSyntax, "a key is missing here")
        } else if record.style == .plain, hasText(record, "<<") {
            drop(
                index, .yamlMergeKey,
                "merge keys are not part of the dialog language; repeat the keys or use an alias for a whole value")
        } else if let first = firstKey(equalTo: index) {
            records[index].flags.insert(.isDropped)
            let key = withText(of: record) { String(decoding: $0, as: UTF8.self) }.excerpt
            findings.report(
                .yamlDuplicateKey, "the key '\(key)' is already given in this mapping", at: span(record.range),
                notes: [Diagnostic.Note("first given here", at: span(records[first].range))])
        }
    }

    /// Whether one look tells that a key is a word that the mapping does not have yet, as nearly all keys are.
    private mutating func isPlainlySound(_ record: NodeRecord) -> Bool {
        guard record.kind == .scalar, record.flags.isDisjoint(with: [.isDropped, .isAbsent]),
            top.keyCount < Self.manyKeys
        else { return false }
        guard !record.flags.contains(.isDecoded) else {
            // Such a text may be that of any other key.
            top.keyMarks = .max
            return false
        }
        let text = verbatimText(of: record)
        guard let first = text.first, let last = text.last, first != UInt8(ascii: "<") else { return false }
        let letters = text.count &+ Int(first) &* 7 &+ Int(text[text.count / 2]) &* 13 &+ Int(last) &* 17
        let mark: UInt64 = 1 << UInt64(letters & 63)
        let isNew = top.keyMarks & mark == 0
        top.keyMarks |= mark
        return isNew
    }

    private mutating func drop(_ index: Int, _ code: DiagnosticCode, _ message: String) {
        records[index].flags.insert(.isDropped)
        markIncomplete()
        findings.report(code, message, at: span(records[index].range))
    }

    private mutating func markIncomplete() {
        if !top.isOutside { records[top.index].flags.insert(.isIncomplete) }
    }

    private mutating func firstKey(equalTo index: Int) -> Int? {
        let mapping = top.index
        guard top.keyCount >= Self.manyKeys else {
            let count = records[index].text.count
            var key = mapping + 1
            while key < index {
                if records[key].text.count == count, isSameText(key, index), !records[key].flags.contains(.isDropped) {
                    return key
                }
                key = nextKey(after: key)
            }
            return nil
        }
        var known = knownKeys.removeValue(forKey: mapping) ?? keys(before: index, in: mapping)
        let first = known.insert(index, hash: hash(of: index)) { isSameText($0, index) }
        knownKeys[mapping] = known
        return first
    }

    private func keys(before index: Int, in mapping: Int) -> MappingKeys {
        var known = MappingKeys(minimumCapacity: Self.manyKeys * 2)
        var key = mapping + 1
        while key < index {
            if !records[key].flags.contains(.isDropped) {
                _ = known.insert(key, hash: hash(of: key)) { isSameText($0, key) }
            }
            key = nextKey(after: key)
        }
        return known
    }

    private func hash(of index: Int) -> Int {
        var hasher = Hasher()
        withText(of: records[index]) { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        return hasher.finalize()
    }

    private func nextKey(after key: Int) -> Int { Int(records[Int(records[key].next)].next) }

    /// Calls `body` with the text of a scalar.
    private func withText<Result>(of record: NodeRecord, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        guard record.flags.contains(.isDecoded) else { return body(verbatimText(of: record)) }
        let range = Int(record.text.start)..<Int(record.text.end)
        return decodedText.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// The text of a scalar that stands in the file as it is.
    private func verbatimText(of record: NodeRecord) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: source[Int(record.text.start)..<Int(record.text.end)])
    }

    private func hasText(_ record: NodeRecord, _ text: StaticString) -> Bool {
        guard record.text.count == text.utf8CodeUnitCount else { return false }
        return withText(of: record) { $0.spells(text) }
    }

    private func isSameText(_ left: Int, _ right: Int) -> Bool {
        withText(of: records[left]) { left in withText(of: records[right]) { left.hasSameBytes(as: $0) } }
    }
}
