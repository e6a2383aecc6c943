import Diagnostics
import YAMLTree

/// Reads a tree by the schema: nodes become records, scalars become values, and whatever does not fit is reported.
///
/// Knows no key by name but those of the table; what the keys mean together is for the checks.
struct ShapePass {
    var sink = DiagnosticSink()
    /// The shape of mappings under names of the author's that are left unread, for whoever reads them one by one.
    var postponed: Shape.ID?

    /// Reads a mapping. The node is known to be one.
    mutating func record(_ id: Shape.ID, from node: YAMLNode, owner: Record.Owner) -> Record {
        let shape = Schema.shape(id)
        let words = discriminatingWords(of: shape, in: node)
        var parts = Record.Parts(capacity: node.count, isIncomplete: node.isIncomplete)
        var strays: [Stray] = []
        let spellings = KeyTable.shared.spellings
        // One view that goes from value to value, since each view of its own would keep the tree alive by itself.
        var valueNode = node
        for (key, position) in node.entryPositions {
            let tablePosition = node.withText(at: key) { spellings.position(spelt: $0) }
            guard let tablePosition, let route = shape.route(at: tablePosition, for: words) else {
                strays.append(Stray(keyNode: node.node(at: key), keyPosition: tablePosition))
                continue
            }
            var read = ReadValue.wrong
            if !route.appliesTo.intersects(words) {
                strays.append(Stray(keyNode: node.node(at: key), keyPosition: tablePosition))
            } else if route.isOnlyOne || words != .all {
                valueNode.position = position
                read = route.read(valueNode) { value($0, of: $1, key: key) }
            }
            parts.append(Record.Entry(key: route.key, keyPosition: key, position: position, value: read))
        }
        let cutTexts = strays.isEmpty ? [] : CutText.all(in: node)
        for cutText in cutTexts { cutText.report(to: &sink) }
        let cut = Set(cutTexts.lazy.flatMap(\.rest).map(\.position))
        for stray in strays where !cut.contains(stray.keyNode.position) {
            report(stray: stray.keyNode, position: stray.keyPosition, in: shape, words: words, record: &parts)
        }
        settleChoices(of: shape, words: words, at: node, in: &parts)
        let record = Record(shape: id, node: node, owner: owner, parts: consume parts)
        reportMissingKeys(of: shape, words: words, in: record, strayCount: strays.count)
        return record
    }

    /// A key that the mapping should not have.
    private struct Stray {
        var keyNode: YAMLNode
        /// The position in `Key.allCases`; `nil` for words that are no keys at all.
        var keyPosition: Int?
    }

    /// The one word of the discriminator, or all words if it is not known.
    func discriminatingWords(of shape: Shape, in node: YAMLNode) -> WordSet {
        guard let discriminator = shape.discriminator, let list = shape.discriminatingWords else { return .all }
        let spellings = KeyTable.shared.spellings
        for (key, position) in node.entryPositions {
            guard node.withText(at: key, { spellings.position(spelt: $0) }) == discriminator.position else { continue }
            let word = node.withText(at: position) { list.position(spelt: $0) }
            return word.map(WordSet.init(position:)) ?? .all
        }
        return .all
    }

    /// Keys that exclude each other: the first one given counts.
    private mutating func settleChoices(
        of shape: Shape, words: WordSet, at node: YAMLNode, in record: inout Record.Parts
    ) {
        for index in shape.choices.indices where record.given.countShared(with: shape.choices[index].keySet) > 1 {
            let choice = shape.choices[index]
            let given = record.entries.indices.filter { index in
                let key = record.entries[index].key
                return choice.keys.contains(key) && isApplicable(key, in: shape, words: words)
            }
            guard let first = given.first else { continue }
            for index in given.dropFirst() {
                let field = record.entries[index]
                let winner = record.entries[first]
                sink.report(
                    .conflictingKeys,
                    "\(shape.noun) has either \(winner.key.rawValue) or \(field.key.rawValue), not both",
                    at: node.node(at: field.keyPosition),
                    notes: [
                        Diagnostic.Note(
                            "\(winner.key.rawValue) is given here", at: node.node(at: winner.keyPosition).span)
                    ])
                record.invalidate(at: index)
            }
        }
    }

    private func isApplicable(_ key: Key, in shape: Shape, words: WordSet) -> Bool {
        shape.specs(of: key).contains { $0.appliesTo.intersects(words) }
    }
}
