import Diagnostics

/// Something that has texts and identifiers, which went, came or changed their names with it.
struct Owner {
    enum Fate {
        /// Its place in the baseline.
        case gone(SourceSpan?)
        /// Its place in the definitions and in the baseline, and how its keys begin now.
        case renamed(SourceSpan?, SourceSpan?, prefix: String)
        case new
    }

    var name: String
    var fate: Fate
    /// The identifiers in the baseline that went with it.
    var identifiers: [String]
    /// The identifier of what changed its name, where it has one of its own.
    var newIdentifier: String?
    /// What it was a part of, and where that stands in the definitions.
    var whole: (name: String, place: SourceSpan?)?

    init(
        _ name: String, _ fate: Fate, identifiers: [String] = [], newIdentifier: String? = nil,
        whole: (name: String, place: SourceSpan?)? = nil
    ) {
        self.name = name
        self.fate = fate
        self.identifiers = identifiers
        self.newIdentifier = newIdentifier
        self.whole = whole
    }
}

// Keys of texts and accessibility identifiers: what translations and tests look for.

extension Comparison {
    mutating func compareTexts() {
        let newKeys = Dictionary(new.texts.map { ($0.name, $0) }) { first, _ in first }
        let oldKeys = Set(old.texts.map(\.name))
        var keysOfOwners: [String: [Fact]] = [:]
        var gone: [Fact] = []
        for text in old.texts {
            if let other = newKeys[text.name] {
                comparePlaceholders(text, other)
            } else if let owner = owner(of: text.name, where: { if case .new = $0 { false } else { true } }) {
                keysOfOwners[owner, default: []].append(text)
            } else {
                gone.append(text)
            }
        }
        for (prefix, owner) in owners.sorted(by: { ScalarOrder.precedes($0.key, $1.key) }) {
            reportOwner(owner, prefix: prefix, keys: keysOfOwners[prefix] ?? [])
        }
        let came = new.texts.filter { text in
            !oldKeys.contains(text.name)
                && owner(of: text.name, where: { if case .new = $0 { true } else { false } }) == nil
        }
        reportKeys(gone: gone, came: came)
    }

    /// The longest beginning of a key that an owner of some fate has.
    private func owner(of key: String, where isWanted: (Owner.Fate) -> Bool) -> String? {
        var prefix = key[...]
        while let dot = prefix.utf8.lastIndex(of: UInt8(ascii: ".")) {
            let candidate = String(prefix[...dot])
            if let owner = owners[candidate], isWanted(owner.fate) { return candidate }
            prefix = prefix[..<dot]
        }
        return nil
    }

    private mutating func comparePlaceholders(_ before: Fact, _ after: Fact) {
        guard before.value != after.value else { return }
        func words(_ text: Fact) -> String { text.value.isEmpty ? "none" : text.value }
        report(
            .texts,
            "the text \(after.name) has other placeholders now: \(words(after)); translations have \(words(before))",
            new: after.place, old: before.place)
    }

    private mutating func reportOwner(_ owner: Owner, prefix: String, keys: [Fact]) {
        var parts: [String] = []
        if !keys.isEmpty { parts.append(keys.count == 1 ? "its text key" : "\(keys.count) text keys") }
        if !owner.identifiers.isEmpty {
            let count = owner.identifiers.count
            parts.append(count == 1 ? "its accessibility identifier" : "\(count) accessibility identifiers")
        }
        guard !parts.isEmpty, let example = keys.first?.name ?? owner.identifiers.first else { return }
        let what = parts.joined(separator: " and ")
        let isOne = keys.count + owner.identifiers.count == 1
        switch owner.fate {
        case .new: break
        case .gone(let place):
            report(
                .texts, "\(what) \(isOne ? "goes" : "go") with \(owner.name), such as \(example)", new: nil, old: place,
                owner: owner.whole)
        case .renamed(let place, let former, let newPrefix):
            // Without an identifier of its own that of a part is the beginning of its keys, without the dot.
            let renamed =
                example.hasPrefix(prefix)
                ? newPrefix + example.dropFirst(prefix.count) : owner.newIdentifier ?? String(newPrefix.dropLast())
            report(
                .texts,
                "\(what) \(isOne ? "changes" : "change") with the name of \(owner.name): \(example) is \(renamed) now",
                new: place, old: former)
        }
    }

    /// Keys that changed by themselves.
    private mutating func reportKeys(gone: [Fact], came: [Fact]) {
        let match = Match(gone, came, by: \.name) { before, after in
            guard before.value == after.value else { return 0 }
            let shareWord = !Self.words(before.name).isDisjoint(with: Self.words(after.name))
            return (Suggestions.areNear(before.name, after.name) ? 0.5 : 0.2) + (shareWord ? 0.2 : 0)
        }
        let dialogs = Dictionary(new.dialogs.map { ($0.id, $0) }) { first, _ in first }
        for key in match.removed {
            let dialog = key.name.split(separator: ".").first.flatMap { dialogs[String($0)] }
            report(
                .texts, "the text key \(key.name) is gone", new: nil, old: key.place,
                owner: dialog.map { ("the dialog \($0.id)", $0.place) })
        }
        for key in match.renamed {
            report(
                .texts,
                "the text key \(key.new.name) looks like \(key.old.name), renamed; its translations stay behind",
                new: key.new.place, old: key.old.place)
        }
        for key in match.added { report(.compatible, "the text \(key.name) is new", new: key.place, old: nil) }
    }

    private static func words(_ key: String) -> Set<Substring> { Set(key.split(separator: ".")) }
}
