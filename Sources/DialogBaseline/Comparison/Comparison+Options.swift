import Diagnostics

// Options: enum cases that code names, values that stores hold.

extension Comparison {
    mutating func compareOptionSets() {
        let match = Match(old.optionSets, new.optionSets, by: \.id) { before, after in
            let isSame = before.options.values.map(\.value) == after.options.values.map(\.value)
            return (isSame ? 0.6 : 0.1) + (Suggestions.areNear(before.id, after.id) ? 0.3 : 0)
        }
        for set in match.removed {
            if let type = set.type {
                report(.source, "the option set \(set.id) is gone, and \(type) with it", new: nil, old: set.place)
            }
            owners["sets.\(set.id)."] = Owner("the option set \(set.id)", .gone(set.place))
        }
        for set in match.added {
            report(.compatible, "the option set \(set.id) is new", new: set.place, old: nil)
            owners["sets.\(set.id)."] = Owner(set.id, .new)
        }
        for pair in match.renamed {
            if let type = pair.old.type {
                report(
                    .source,
                    "the option set \(pair.new.id) looks like \(pair.old.id), renamed: \(type) is gone",
                    new: pair.new.place,
                    old: pair.old.place)
            }
            owners["sets.\(pair.old.id)."] = Owner(
                "the option set \(pair.new.id)",
                .renamed(pair.new.place, pair.old.place, prefix: "sets.\(pair.new.id)."))
            owners["sets.\(pair.new.id)."] = Owner(pair.new.id, .new)
        }
        let keptSets = Set(
            old.dialogs.flatMap(\.controls).filter(\.isKept).compactMap { $0.details[.optionSet] })
        for pair in match.pairs + match.renamed {
            let isKept = keptSets.contains(pair.old.id)
            compareOptions(
                Pair(old: pair.old.options, new: pair.new.options), of: "the option set \(pair.new.id)",
                type: pair.new.type, isKept: isKept, textPrefix: ("sets.\(pair.old.id).", "sets.\(pair.new.id)."),
                owner: ("the option set", pair.new.place))
        }
    }

    /// - Parameters:
    ///   - type: the generated enum, where there is one on both sides.
    ///   - isKept: whether values live longer than the dialog, in a store or in what the app edits.
    ///   - textPrefix: how the keys of the options' texts begin; `nil` where these are no texts of the options' own.
    mutating func compareOptions(
        _ options: Pair<OptionsSurface>, of name: String, type: String?, isKept: Bool,
        textPrefix: (old: String, new: String)?, owner: (name: String, place: SourceSpan?)
    ) {
        let match = Match(options.old.values, options.new.values, by: \.name) { before, after in
            guard options.new.form != .numbers else { return 0 }
            return (before.value == after.value ? 0.7 : 0.1) + (Suggestions.areNear(before.name, after.name) ? 0.35 : 0)
        }
        let hasCases = type != nil && options.old.form == .cases
        for option in match.removed {
            if let type, hasCases {
                report(
                    .source,
                    "the option \(option.name) of \(name) is gone, so code that names \(type).\(option.name) "
                        + "does not compile", new: nil, old: option.place, owner: owner)
            } else if !isKept {
                report(
                    .compatible, "the option \(option.name) of \(name) is gone", new: nil, old: option.place,
                    owner: owner)
            }
            if let textPrefix {
                owners[textPrefix.old + option.name + "."] = Owner(
                    "the option \(option.name) of \(name)", .gone(option.place), whole: owner)
            }
        }
        for option in match.renamed {
            if let type, hasCases {
                report(
                    .source,
                    "the option \(option.new.name) of \(name) looks like \(option.old.name), renamed; code that names "
                        + "\(type).\(option.old.name) does not compile",
                    new: option.new.place, old: option.old.place)
            }
            if let textPrefix {
                owners[textPrefix.old + option.old.name + "."] = Owner(
                    "the option \(option.new.name) of \(name)",
                    .renamed(option.new.place, option.old.place, prefix: textPrefix.new + option.new.name + "."))
                owners[textPrefix.new + option.new.name + "."] = Owner(option.new.name, .new)
            }
        }
        for option in match.added {
            let isCase = hasCases ? "; a switch over \(type ?? "") without default has to handle it" : ""
            report(.compatible, "the option \(option.name) of \(name) is new\(isCase)", new: option.place, old: nil)
            if let textPrefix { owners[textPrefix.new + option.name + "."] = Owner(option.name, .new) }
        }
        compareOptionValues(options, match, of: name, isKept: isKept, owner: owner)
    }

    /// The values that stores hold, whatever the cases are called.
    private mutating func compareOptionValues(
        _ options: Pair<OptionsSurface>, _ match: Match<Fact>, of name: String, isKept: Bool,
        owner: (name: String, place: SourceSpan?)
    ) {
        let values = Set(options.new.values.map(\.value))
        let gone = options.old.values.filter { !values.contains($0.value) }
        guard !gone.isEmpty else { return }
        let successors = Dictionary((match.pairs + match.renamed).map { ($0.old.name, $0.new) }) { first, _ in first }
        for option in gone {
            let successor = successors[option.name]
            guard isKept else {
                if let successor {
                    report(
                        .compatible,
                        "the option \(successor.name) of \(name) has the value '\(successor.value)' now; it "
                            + "was '\(option.value)'", new: successor.place, old: option.place)
                }
                continue
            }
            report(
                .storage,
                "'\(option.value)' is no value of \(name) any more, so whoever chose it gets another one"
                    + (successor.map { "; the option has the value '\($0.value)' now" } ?? ""),
                new: successor?.place, old: option.place, owner: owner)
        }
    }
}
