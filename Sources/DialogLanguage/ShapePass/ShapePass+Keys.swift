import Diagnostics
import YAMLTree

// Keys that are unknown, out of place or missing.

extension ShapePass {
    /// Reports a key that the mapping does not have, and notes which key it seems to stand for.
    mutating func report(
        stray keyNode: YAMLNode, position: Int?, in shape: Shape, words: WordSet, record: inout Record.Parts
    ) {
        let text = keyNode.text
        let open = shape.keys.filter { spec in
            spec.appliesTo.intersects(words) && !record.given.contains(spec.key)
                && !record.misspelled.contains(spec.key)
        }
        let key = position.map { KeyTable.shared.keys[$0] }.flatMap { key in
            shape.id != .configuration && Schema.definitionKeys.contains(key) ? key : nil
        }
        let synonym = open.first { $0.otherSpellings.contains(text) }?.key
        // A key of the language is spelt right; it can only be the wrong word.
        let meant =
            synonym
            ?? (key == nil ? Suggestions.nearest(to: text, in: open.map(\.key.rawValue)).flatMap(Key.init) : nil)
        // Of an unknown kind nobody knows the keys: only a plain slip is worth a word.
        if meant == nil, words == .all, let discriminator = shape.discriminator,
            record.given.contains(discriminator)
        {
            return
        }
        if let meant { record.misspelled.insert(meant) }
        let fixIts = meant.map {
            [
                FixIt(
                    "write \($0.rawValue)", replace: keyNode.span, with: $0.rawValue,
                    isSafe: Suggestions.differOnlyInCase($0.rawValue, text))
            ]
        }
        let question = meant.map { "; did you mean \($0.rawValue)?" } ?? ""
        guard let key else {
            let list = meant == nil ? "; it takes \(listed(open.map(\.key.rawValue)))" : question
            sink.report(
                .unknownKey, "\(shape.noun) has no key '\(Values.shown(text))'\(list)", at: keyNode,
                fixIts: fixIts ?? [])
            return
        }
        sink.report(
            .keyNotApplicable, notApplicable(key, in: shape, words: words) + question, at: keyNode, fixIts: fixIts ?? []
        )
    }

    /// Where a key belongs that does not belong here.
    private func notApplicable(_ key: Key, in shape: Shape, words: WordSet) -> String {
        let specs = shape.specs(of: key)
        guard !specs.isEmpty else {
            let owners = Schema.shapes.filter { !$0.specs(of: key).isEmpty && $0.id != .configuration }.map(\.noun)
            return "\(shape.noun) has no \(key.rawValue); it is a key of \(listed(owners, limit: 3))"
        }
        let list = (shape.discriminatingWords?.words ?? []).enumerated()
        let own = list.first { words.contains(position: $0.offset) }?.element.spelling ?? shape.noun
        let takers = list.filter { position, _ in specs.contains { $0.appliesTo.contains(position: position) } }
        return
            "\(key.rawValue) does not apply to \(own); it is for \(listed(takers.map(\.element.spelling), limit: 8))"
    }

    mutating func reportMissingKeys(
        of shape: Shape, words: WordSet, in record: Record, strayCount: Int
    ) {
        // A mapping in which no key is right is something else altogether; that was reported.
        guard strayCount == 0 || !record.isEmpty else { return }
        // With an unknown discriminator only what every word needs is known to be missing.
        func isRequired(_ set: WordSet) -> Bool { words == .all ? set == .all : set.intersects(words) }
        for (key, takers, position) in shape.keysThatMayBeRequired where isRequired(takers) && record.isAbsent(key) {
            let doc = shape.keys[position].doc.lowercasedFirst
            sink.report(
                Diagnostic(
                    .missingKey, "\(shape.noun) needs \(key.rawValue) (\(doc))", at: record.missingKeyPlace))
        }
        for index in shape.choices.indices where isRequired(shape.choices[index].isRequiredFor) {
            // Nearly always one of the keys is there.
            guard !record.hasAny(of: shape.choices[index].keySet) else { continue }
            let choice = shape.choices[index]
            guard choice.keys.allSatisfy(record.isAbsent) else { continue }
            let keys = choice.keys.filter { key in
                shape.specs(of: key).contains { $0.appliesTo.intersects(words) }
            }
            sink.report(
                Diagnostic(
                    .missingKey, "\(shape.noun) needs \(listed(keys.map(\.rawValue), last: "or"))",
                    at: record.missingKeyPlace))
        }
    }

    /// Words as a list in a sentence.
    func listed(_ words: [String], last: String = "and", limit: Int = 12) -> String {
        if words.count > limit { return words.prefix(limit).joined(separator: ", ") + ", …" }
        guard let end = words.last, words.count > 1 else { return words.first ?? "nothing else" }
        return words.dropLast().joined(separator: ", ") + " \(last) " + end
    }
}

extension String {
    /// The sentence as the second half of another one, without its full stop.
    fileprivate var lowercasedFirst: String {
        let body = hasSuffix(".") ? dropLast() : self[...]
        return body.prefix(1).lowercased() + body.dropFirst()
    }
}

extension WordList {
    /// The position of the word that a node spells.
    func position(of node: YAMLNode) -> Int? {
        guard node.kind == .scalar else { return nil }
        return node.withText(position(spelt:))
    }
}
