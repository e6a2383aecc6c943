import Diagnostics

// Dialogs: what they are called, what opening them takes and answers.

extension Comparison {
    mutating func compareDialogs() {
        var oldFeatures: [String: Set<String>] = [:]
        var newFeatures: [String: Set<String>] = [:]
        let match = Match(old.dialogs, new.dialogs, by: \.id) { before, after in
            if before.details[.type] == after.details[.type] { return 1 }
            // Each dialog is compared with many.
            let (left, right) = (oldFeatures[before.id] ?? before.features, newFeatures[after.id] ?? after.features)
            (oldFeatures[before.id], newFeatures[after.id]) = (left, right)
            let common = Double(left.intersection(right).count) / Double(max(left.union(right).count, 1))
            return 0.6 * common + (Suggestions.areNear(before.id, after.id) ? 0.3 : 0)
        }
        for dialog in match.removed {
            report(
                .source, "the dialog \(dialog.id) is gone, and \(dialog.details[.type] ?? "its type") with it",
                new: nil, old: dialog.place)
            owners["\(dialog.id)."] = Owner(
                "the dialog \(dialog.id)", .gone(dialog.place), identifiers: dialog.identifiers)
        }
        for dialog in match.added {
            report(.compatible, "the dialog \(dialog.id) is new", new: dialog.place, old: nil)
            owners["\(dialog.id)."] = Owner("the dialog \(dialog.id)", .new)
        }
        for pair in match.renamed {
            if pair.old.details[.type] != pair.new.details[.type] {
                report(
                    .source,
                    "the dialog \(pair.new.id) looks like \(pair.old.id), renamed: \(pair.old.details[.type] ?? "") is "
                        + "\(pair.new.details[.type] ?? "") now",
                    new: pair.new.place, old: pair.old.place)
            }
            let kept = Set(pair.new.identifiers)
            owners["\(pair.old.id)."] = Owner(
                "the dialog \(pair.new.id)", .renamed(pair.new.place, pair.old.place, prefix: "\(pair.new.id)."),
                identifiers: pair.old.identifiers.filter { !kept.contains($0) })
            owners["\(pair.new.id)."] = Owner("the dialog \(pair.new.id)", .new)
            compare(pair, isRenamed: true)
        }
        for pair in match.pairs { compare(pair, isRenamed: false) }
        dialogs = match.pairs + match.renamed
    }

    private mutating func compare(_ pair: Pair<DialogSurface>, isRenamed: Bool) {
        let (before, after) = (pair.old, pair.new)
        let name = "the dialog \(after.id)"
        func places(_ detail: DialogDetail) -> (new: SourceSpan?, old: SourceSpan?) {
            (after.details.place(of: detail) ?? after.place, before.details.place(of: detail) ?? before.place)
        }
        func change(_ detail: DialogDetail) -> (old: String?, new: String?)? {
            let values = (before.details[detail], after.details[detail])
            return values.0 == values.1 ? nil : values
        }
        if !isRenamed, let type = change(.type) {
            report(
                .source, "\(name) is called \(type.new ?? "") in Swift now; it was \(type.old ?? "")",
                new: places(.type).new, old: places(.type).old)
        }
        if let answer = change(.answer) {
            report(
                .source, "\(name) answers \(answer.new ?? "nothing") now; it was \(answer.old ?? "nothing")",
                new: places(.answer).new, old: places(.answer).old)
        }
        if let edits = change(.edits) {
            let now = edits.new.map { "edits \($0)" } ?? "edits no type of the app"
            let then = edits.old.map { "it was \($0)" } ?? "it edited none"
            report(.source, "\(name) \(now) now; \(then)", new: places(.edits).new, old: places(.edits).old)
        }
        if let presentation = change(.presentation) {
            let losesPlaces = presentation.old == "page" && !before.places.isEmpty
            report(
                losesPlaces ? .source : .compatible,
                "\(name) is shown as \(presentation.new ?? "") now; it was \(presentation.old ?? "")"
                    + (losesPlaces ? ", which open(at:) leads into" : ""),
                new: places(.presentation).new, old: places(.presentation).old)
        }
        compareStores(pair)
        comparePlatforms(
            name, change(.platforms), new: places(.platforms).new, old: places(.platforms).old)
        compareArguments(pair)
        compareSections(pair)
        compareControls(pair)
        compareButtons(pair)
    }

    /// What is no longer there on some platform is not found by the tests that run on it.
    mutating func comparePlatforms(
        _ name: String, _ change: (old: String?, new: String?)?, new: SourceSpan?, old: SourceSpan?
    ) {
        guard let change else { return }
        func list(_ names: String?) -> Set<Substring>? { names.map { Set($0.split(separator: ", ")) } }
        let isWider = list(change.new).map { now in list(change.old)?.isSubset(of: now) ?? false } ?? true
        report(
            isWider ? .compatible : .texts,
            "\(name) is for \(change.new ?? "all platforms") now; it was for \(change.old ?? "all platforms")",
            new: new, old: old)
    }

    private mutating func compareArguments(_ pair: Pair<DialogSurface>) {
        let (before, after) = (pair.old.arguments, pair.new.arguments)
        let positions = Dictionary(before.enumerated().map { ($1.name, $0) }) { first, _ in first }
        let newPositions = Dictionary(after.enumerated().map { ($1.name, $0) }) { first, _ in first }
        let match = Match(before, after, by: \.name) { old, new in
            guard old.value == new.value else { return 0 }
            let isInPlace = before.count == after.count && positions[old.name] == newPositions[new.name]
            return (isInPlace ? 0.6 : 0.2) + (Suggestions.areNear(old.name, new.name) ? 0.35 : 0)
        }
        let dialog = "the dialog \(pair.new.id)"
        for argument in match.removed {
            report(
                .source, "\(dialog) does not take the argument \(argument.name) any more", new: nil,
                old: argument.place, owner: (dialog, pair.new.place))
        }
        for argument in match.added {
            report(
                .source, "\(dialog) has to be given the argument \(argument.name): \(argument.value) as well",
                new: argument.place, old: nil)
        }
        for argument in match.renamed {
            report(
                .source, "the argument \(argument.new.name) of \(pair.new.id) looks like \(argument.old.name), renamed",
                new: argument.new.place, old: argument.old.place)
            renamedArguments[pair.new.id, default: [:]][argument.old.name] = argument.new.name
        }
        for argument in match.pairs where argument.old.value != argument.new.value {
            report(
                .source,
                "the argument \(argument.new.name) of \(pair.new.id) is of type \(argument.new.value) now; it was "
                    + argument.old.value,
                new: argument.new.place, old: argument.old.place)
        }
        let kept = Set(match.pairs.map(\.old.name))
        let orders = [before, after].map { $0.map(\.name).filter { kept.contains($0) } }
        guard orders[0] != orders[1], let first = zip(orders[0], orders[1]).first(where: { $0 != $1 }) else { return }
        report(
            .source,
            "the arguments of \(pair.new.id) have another order now: \(orders[1].joined(separator: ", "))",
            new: after.first { $0.name == first.1 }?.place, old: before.first { $0.name == first.0 }?.place)
    }

    private mutating func compareSections(_ pair: Pair<DialogSurface>) {
        let match = Match(pair.old.sections, pair.new.sections, by: \.name) { old, new in
            Suggestions.areNear(old.name, new.name) ? 0.6 : 0.4
        }
        let dialog = "the dialog \(pair.new.id)"
        let isPage = pair.old.details[.presentation] == "page" && pair.new.details[.presentation] == "page"
        for section in match.removed {
            if isPage {
                report(
                    .source,
                    "the section \(section.name) of \(pair.new.id) is gone, so open(at: .\(section.name)) is too",
                    new: nil, old: section.place, owner: (dialog, pair.new.place))
            }
            own(section, in: pair, "the section \(section.name)", .gone(section.place))
        }
        for section in match.renamed {
            if isPage {
                report(
                    .source,
                    "the section \(section.new.name) of \(pair.new.id) looks like \(section.old.name), renamed; "
                        + "open(at: .\(section.old.name)) does not compile",
                    new: section.new.place, old: section.old.place)
            }
            own(
                section.old, in: pair, "the section \(section.new.name)",
                .renamed(section.new.place, section.old.place, prefix: "\(pair.new.id).\(section.new.name)."))
            ownNew(section.new, in: pair)
        }
        for section in match.added {
            report(
                .compatible, "the section \(section.name) of \(pair.new.id) is new", new: section.place, old: nil)
            ownNew(section, in: pair)
        }
    }

    private mutating func compareButtons(_ pair: Pair<DialogSurface>) {
        let match = Match(pair.old.buttons, pair.new.buttons, by: \.name) { old, new in
            Suggestions.areNear(old.name, new.name) ? 0.6 : 0.4
        }
        let dialog = "the dialog \(pair.new.id)"
        for button in match.removed {
            report(
                .source, "the button \(button.name) of \(pair.new.id) is gone", new: nil, old: button.place,
                owner: (dialog, pair.new.place))
            own(button, in: pair, "the button \(button.name)", .gone(button.place))
        }
        for button in match.renamed {
            report(
                .source,
                "the button \(button.new.name) of \(pair.new.id) looks like \(button.old.name), renamed; "
                    + "code that names .\(button.old.name) does not compile",
                new: button.new.place, old: button.old.place)
            own(
                button.old, in: pair, "the button \(button.new.name)",
                .renamed(button.new.place, button.old.place, prefix: "\(pair.new.id).\(button.new.name)."))
            ownNew(button.new, in: pair)
        }
        // Who opens such a dialog switches over its buttons, and a switch has to know all of them.
        let isAnswer = pair.old.details[.answer] == "Button" && pair.new.details[.answer] == "Button"
        for button in match.added {
            report(
                isAnswer ? .source : .compatible,
                "the button \(button.name) of \(pair.new.id) is new"
                    + (isAnswer ? "; code that switches over the answer has to handle it" : ""),
                new: button.place, old: nil)
            ownNew(button, in: pair)
        }
    }

    /// Notes that the texts and the identifier of a part of a dialog changed with it.
    private mutating func own(_ fact: Fact, in pair: Pair<DialogSurface>, _ name: String, _ fate: Owner.Fate) {
        let id = "\(pair.old.id).\(fact.name)"
        owners[id + "."] = Owner(
            "\(name) of \(pair.new.id)", fate, identifiers: [id],
            whole: ("the dialog \(pair.new.id)", pair.new.place))
    }

    private mutating func ownNew(_ fact: Fact, in pair: Pair<DialogSurface>) {
        owners["\(pair.new.id).\(fact.name)."] = Owner(fact.name, .new)
    }
}

extension DialogSurface {
    /// The identifiers that tests can look for.
    var identifiers: [String] {
        controls.compactMap { $0.details[.accessibilityIdentifier] } + (sections + buttons).map { "\(id).\($0.name)" }
    }

    /// The names that `open(at:)` takes.
    var places: [String] { sections.map(\.name) + controls.map(\.id) }

    /// What makes the dialog recognisable under another id.
    fileprivate var features: Set<String> {
        Set(
            arguments.map { "argument \($0.name) \($0.value)" } + buttons.map { "button \($0.name)" }
                + sections.map { "section \($0.name)" }
                + controls.map { "control \($0.id) \($0.details[.type] ?? "")" }
                + (details[.edits].map { ["edits \($0)"] } ?? []))
    }
}
