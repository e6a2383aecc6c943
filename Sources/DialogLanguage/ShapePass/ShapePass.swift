import Diagnostics
import YAMLTree

/// Reads a tree by the schema: nodes become records, scalars become values, and whatever does not fit is reported.
///
/// Knows no key by name but those of the table; what the keys mean together is for the checks.
struct ShapePass {
    var sink = DiagnosticSink()

    /// Where a mapping stands: decides where a key that it lacks is reported.
    enum Owner {
        /// It is the whole file.
        case file
        /// It is the value of a key.
        case key(YAMLNode)
        /// It is an entry of a list.
        case item
    }

    /// Reads a mapping. The node is known to be one.
    mutating func record(_ id: Shape.ID, from node: YAMLNode, owner: Owner) -> Record {
        let shape = Schema.shape(id)
        var entries: [Entry] = []
        entries.reserveCapacity(node.count)
        for (keyNode, valueNode) in node.entries {
            let position = keyNode.withText { KeyTable.shared.position(spelt: $0) }
            entries.append(Entry(position: position, keyNode: keyNode, node: valueNode))
        }
        let words = discriminatingWords(of: shape, in: entries)
        var parts = Record.Parts(isIncomplete: node.isIncomplete)
        parts.fields.reserveCapacity(entries.count)
        var strays: [Entry] = []
        for entry in entries {
            guard let position = entry.position, let spec = shape.spec(at: position, for: words) else {
                strays.append(entry)
                continue
            }
            var read = ReadValue.wrong
            if !spec.appliesTo.intersects(words) {
                strays.append(entry)
            } else if spec.isOnlyOne || words != .all {
                read = value(spec.form, of: entry.node, key: entry.keyNode)
            }
            parts.append(Record.Field(key: spec.key, keyNode: entry.keyNode, node: entry.node, value: read))
        }
        for stray in strays {
            report(stray: stray.keyNode, position: stray.position, in: shape, words: words, record: &parts)
        }
        settleChoices(of: shape, words: words, in: &parts)
        let place = missingKeyPlace(of: node, owner: owner)
        reportMissingKeys(of: shape, words: words, in: parts, strayCount: strays.count, place: place)
        return Record(shape: id, node: node, parts: parts, missingKeyPlace: place)
    }

    /// An entry of a mapping before its value is read.
    private struct Entry {
        /// The position of the key in `Key.allCases`; `nil` for words that are no keys at all.
        var position: Int?
        var keyNode: YAMLNode
        var node: YAMLNode
    }

    /// The one word of the discriminator, or all words if it is not known.
    private func discriminatingWords(of shape: Shape, in entries: [Entry]) -> WordSet {
        guard let discriminator = shape.discriminator, let list = shape.discriminatingWords,
            let entry = entries.first(where: { $0.position == discriminator.position })
        else { return .all }
        return list.position(of: entry.node).map(WordSet.init(position:)) ?? .all
    }

    /// Where a key that the mapping lacks is reported.
    private func missingKeyPlace(of node: YAMLNode, owner: Owner) -> Place {
        switch owner {
        case .file: return .file(path: node.span.file.path)
        case .key(let key): return .span(key.span)
        case .item:
            var first: YAMLNode?
            for (key, value) in node.entries {
                if key.hasText(Key.id.rawValue), value.kind == .scalar, !value.isAbsent { return .span(value.span) }
                first = first ?? key
            }
            return .span((first ?? node).span)
        }
    }

    /// Keys that exclude each other: the first one given counts.
    private mutating func settleChoices(of shape: Shape, words: WordSet, in record: inout Record.Parts) {
        for choice in shape.choices where choice.keys.count(where: { record[$0] != nil }) > 1 {
            let given = record.fields.indices.filter { index in
                let field = record.fields[index]
                return choice.keys.contains(field.key) && isApplicable(field.key, in: shape, words: words)
            }
            guard let first = given.first else { continue }
            for index in given.dropFirst() {
                let field = record.fields[index]
                let winner = record.fields[first]
                sink.report(
                    .conflictingKeys,
                    "\(shape.noun) has either \(winner.key.rawValue) or \(field.key.rawValue), not both",
                    at: field.keyNode,
                    notes: [Diagnostic.Note("\(winner.key.rawValue) is given here", at: winner.keyNode.span)])
                record.fields[index] = Record.Field(
                    key: field.key, keyNode: field.keyNode, node: field.node, value: .wrong)
            }
        }
    }

    private func isApplicable(_ key: Key, in shape: Shape, words: WordSet) -> Bool {
        shape.specs(of: key).contains { $0.appliesTo.intersects(words) }
    }
}
