import Diagnostics
import DialogGenerator

// Controls: the types of their values, what values are allowed, where tests find them.

extension Comparison {
    mutating func compareControls(_ pair: Pair<DialogSurface>) {
        // Two controls of one id have one Swift type: a second one is neither new nor a loss.
        let oldIDs = Set(pair.old.controls.map(\.id))
        let newIDs = Set(pair.new.controls.map(\.id))
        let firstOld = Self.eachIDOnce(pair.old.controls)
        let firstNew = Self.eachIDOnce(pair.new.controls)
        let match = Match(firstOld, firstNew, by: \.id, likeness: Self.likeness)
        let dialog = "the dialog \(pair.new.id)"
        let isPage = pair.old.details[.presentation] == "page" && pair.new.details[.presentation] == "page"
        for control in match.removed {
            if control.details[.type] != nil || isPage {
                report(
                    .source, "the control \(control.id) of \(pair.new.id) is gone", new: nil, old: control.place,
                    owner: (dialog, pair.new.place))
            }
            own(control, called: control.id, in: pair, .gone(control.place))
        }
        for control in match.renamed {
            if control.old.details[.type] != nil || isPage {
                report(
                    .source,
                    "the control \(control.new.id) of \(pair.new.id) looks like \(control.old.id), renamed; code that "
                        + "names \(control.old.id) does not compile",
                    new: control.new.place, old: control.old.place)
            }
            own(
                control.old, called: control.new.id, in: pair,
                .renamed(control.new.place, control.old.place, prefix: "\(pair.new.id).\(control.new.id)."),
                newIdentifier: control.new.details[.accessibilityIdentifier])
            owners["\(pair.new.id).\(control.new.id)."] = Owner(control.new.id, .new)
            compare(control, in: pair)
        }
        for control in match.added {
            var message = "the control \(control.id) of \(pair.new.id) is new"
            if let bind = control.details[.bind], let edits = pair.new.details[.edits] {
                message += "; it edits \(bind) of \(edits)"
            }
            report(.compatible, message, new: control.place, old: nil)
            owners["\(pair.new.id).\(control.id)."] = Owner(control.id, .new)
        }
        for control in match.pairs { compare(control, in: pair) }
        let newByName = Dictionary(pair.new.controls.map { ($0.name, $0) }) { first, _ in first }
        for control in pair.old.controls where newIDs.contains(control.id) {
            compareVariant(control, with: newByName[control.name], in: pair)
        }
        let oldNames = Set(pair.old.controls.map(\.name))
        for control in pair.new.controls where oldIDs.contains(control.id) && !oldNames.contains(control.name) {
            guard control.name != control.id else { continue }
            report(
                .compatible, "\(pair.new.id) has a control \(control.name) of its own now", new: control.place, old: nil
            )
        }
    }

    private static func eachIDOnce(_ controls: [ControlSurface]) -> [ControlSurface] {
        var seen: Set<String> = []
        return controls.filter { seen.insert($0.id).inserted }
    }

    private static func likeness(_ old: ControlSurface, _ new: ControlSurface) -> Double {
        func isSame(_ detail: ControlDetail) -> Bool {
            old.details[detail] != nil && old.details[detail] == new.details[detail]
        }
        guard (old.details[.type] == nil) == (new.details[.type] == nil) else { return 0 }
        var likeness = Suggestions.areNear(old.id, new.id) ? 0.3 : 0
        if old.type(underNameOf: new) == new.details[.type] { likeness += 0.3 }
        if isSame(.bind) || isSame(.storageKey) { likeness += 0.5 }
        if isSame(.range) || isSame(.optionSet) { likeness += 0.2 }
        if let before = old.options, let after = new.options, before.values.map(\.value) == after.values.map(\.value) {
            likeness += 0.4
        }
        return likeness
    }

    /// Notes that the texts and the identifier of a control changed with it.
    private mutating func own(
        _ control: ControlSurface, called name: String, in pair: Pair<DialogSurface>, _ fate: Owner.Fate,
        newIdentifier: String? = nil
    ) {
        let identifier = control.details[.accessibilityIdentifier].flatMap { $0 == newIdentifier ? nil : $0 }
        owners["\(pair.old.id).\(control.id)."] = Owner(
            "the control \(name) of \(pair.new.id)", fate, identifiers: identifier.map { [$0] } ?? [],
            newIdentifier: newIdentifier, whole: ("the dialog \(pair.new.id)", pair.new.place))
    }

    /// A control that is there on both sides, under whatever id.
    private mutating func compare(_ control: Pair<ControlSurface>, in pair: Pair<DialogSurface>) {
        let (before, after) = (control.old, control.new)
        controls[ControlID(dialog: pair.old.id, control: before.id)] = control
        let name = "\(after.id) of \(pair.new.id)"
        let typeBefore = before.type(underNameOf: after)
        if typeBefore != after.details[.type] {
            let places = (control.new.place, before.details.place(of: .type) ?? before.place)
            switch (typeBefore, after.details[.type]) {
            case (let typeBefore?, let typeAfter?):
                report(
                    .source, "the value of \(name) is of type \(typeAfter) now; it was \(typeBefore)", new: places.0,
                    old: places.1)
            case (let typeBefore?, nil):
                report(
                    .source, "\(name) has no value any more; it had one of type \(typeBefore)", new: places.0,
                    old: places.1)
            case (nil, let typeAfter?):
                report(.compatible, "\(name) has a value now, of type \(typeAfter)", new: places.0, old: places.1)
            case (nil, nil): break
            }
        }
        if let bind = after.details[.bind], let former = before.details[.bind], bind != former {
            report(
                .compatible,
                "\(name) edits \(bind) of \(pair.new.details[.edits] ?? "the app's type") now; it was \(former)",
                new: after.details.place(of: .bind), old: before.details.place(of: .bind))
        }
        if before.id == after.id, pair.old.id == pair.new.id {
            compareIdentifiers(control, name: name)
        }
        compareAllowedValues(control, in: pair)
    }

    /// One of possibly several controls of an id.
    private mutating func compareVariant(
        _ before: ControlSurface, with after: ControlSurface?, in pair: Pair<DialogSurface>
    ) {
        guard let after else {
            if before.name != before.id {
                report(
                    .compatible, "\(pair.new.id) has no control \(before.name) of its own any more", new: nil,
                    old: before.place, owner: ("the dialog \(pair.new.id)", pair.new.place))
            }
            return
        }
        guard before.details[.platforms] != after.details[.platforms] else { return }
        comparePlatforms(
            "the control \(after.id) of \(pair.new.id)",
            (old: before.details[.platforms], new: after.details[.platforms]),
            new: after.place, old: before.details.place(of: .platforms) ?? before.place)
    }

    private mutating func compareIdentifiers(_ control: Pair<ControlSurface>, name: String) {
        let (before, after) = (
            control.old.details[.accessibilityIdentifier], control.new.details[.accessibilityIdentifier]
        )
        guard let before, let after, before != after else { return }
        report(
            .texts, "the accessibility identifier of \(name) is '\(after)' now; tests look for '\(before)'",
            new: control.new.place, old: control.old.details.place(of: .accessibilityIdentifier))
    }

    // MARK: Which values are allowed

    private mutating func compareAllowedValues(_ control: Pair<ControlSurface>, in pair: Pair<DialogSurface>) {
        let (before, after) = (control.old, control.new)
        let name = "\(after.id) of \(pair.new.id)"
        let isKept = before.isKept
        compareRanges(control, name: name, isKept: isKept)
        if before.details[.optionSet] != nil, before.details[.optionSet] == after.details[.optionSet] { return }
        guard let optionsAfter = options(of: after, in: newSets) else { return }
        guard let optionsBefore = options(of: before, in: oldSets) else {
            compareFreeValues(control, with: optionsAfter, name: name, isKept: isKept)
            return
        }
        let isOwn = before.options != nil && after.options != nil
        let type = isOwn && optionsAfter.form == .cases ? after.optionType : nil
        compareOptions(
            Pair(old: optionsBefore, new: optionsAfter), of: name, type: type, isKept: isKept,
            textPrefix: isOwn ? ("\(pair.old.id).\(before.id).options.", "\(pair.new.id).\(after.id).options.") : nil,
            owner: (name, after.place))
    }

    /// A control that had no options and has some.
    private mutating func compareFreeValues(
        _ control: Pair<ControlSurface>, with options: OptionsSurface, name: String, isKept: Bool
    ) {
        let former = control.old.details[.range]
        guard control.old.details[.type] == control.new.details[.type], former != AllowedRange.ofApp else { return }
        let most = 8
        let rest = options.values.count > most ? ", …" : ""
        let values = options.values.prefix(most).map(\.value).joined(separator: ", ") + rest
        report(
            isKept ? .storage : .compatible,
            "\(name) allows only its options now (\(values)); it was \(former ?? "any value")"
                + (isKept ? ", and other kept values are replaced" : ""),
            new: control.new.place, old: control.old.details.place(of: .range) ?? control.old.place)
    }

    private mutating func compareRanges(_ control: Pair<ControlSurface>, name: String, isKept: Bool) {
        let (before, after) = (control.old.details, control.new.details)
        guard before[.range] != after[.range] || before[.step] != after[.step] else { return }
        // The values of another type are another matter, and options are compared one by one.
        if options(of: control.new, in: newSets) != nil || options(of: control.old, in: oldSets) != nil { return }
        guard before[.type] == after[.type] || control.old.id != control.new.id else { return }
        func words(_ details: Details<ControlDetail>) -> String {
            let range = details[.range] ?? "any value"
            return details[.step].map { "\(range) by \($0)" } ?? range
        }
        let isNarrower = AllowedRange.isNarrower(
            AllowedRange(range: after[.range], step: after[.step]),
            than: AllowedRange(range: before[.range], step: before[.step]))
        let isBreaking = isNarrower && isKept
        report(
            isBreaking ? .storage : .compatible,
            "\(name) allows \(words(after)) now; it was \(words(before))"
                + (isBreaking ? ", and kept values outside are replaced" : ""),
            new: control.new.place, old: before.place(of: .range) ?? control.old.place)
    }

    /// The options of a control, whoever defines them.
    ///
    /// - Parameter sets: the option sets by their names.
    private func options(of control: ControlSurface, in sets: [String: OptionsSurface]) -> OptionsSurface? {
        control.options ?? control.details[.optionSet].flatMap { sets[$0] }
    }
}

extension ControlSurface {
    /// Whether its value lives longer than the dialog, in a store or in what the app edits.
    var isKept: Bool { details[.storageKey] != nil || details[.bind] != nil }

    /// What an enum of its own options is called.
    fileprivate var optionType: String { GeneratedNames.optionType(control: id) }

    /// The type of its value if the control had the name of another: an enum of its own options is called after it.
    fileprivate func type(underNameOf other: ControlSurface) -> String? {
        guard options?.form == .cases else { return details[.type] }
        return details[.type]?.replacing(optionType, with: other.optionType)
    }
}
