import Diagnostics

// Stored values: whether they are still found, and can still be read.

/// A value that a store keeps.
private struct StoredValue {
    var key: String
    var form: String
    var control: ControlSurface
    /// The id of its dialog.
    var dialog: String
    /// The store of its dialog.
    var store: String

    var place: SourceSpan? { control.details.place(of: .storageKey) ?? control.place }
}

extension Surface {
    fileprivate var storedValues: [StoredValue] {
        var seen: Set<[String]> = []
        return dialogs.flatMap { dialog in
            dialog.controls.compactMap { control in
                guard let key = control.details[.storageKey], let store = dialog.details[.storage],
                    seen.insert([store, key]).inserted
                else { return nil }
                return StoredValue(
                    key: key, form: control.details[.storedForm] ?? "", control: control, dialog: dialog.id,
                    store: store)
            }
        }
    }
}

extension Comparison {
    /// Where the values of a dialog live. Nothing moves from one store to another by itself.
    mutating func compareStores(_ pair: Pair<DialogSurface>) {
        let (before, after) = (pair.old.details[.storage], pair.new.details[.storage])
        guard before != after else { return }
        let places = (pair.new.place, pair.old.details.place(of: .storage) ?? pair.old.place)
        let name = "the dialog \(pair.new.id)"
        switch (before, after) {
        case (nil, let after?):
            report(.compatible, "\(name) keeps its values now (\(after))", new: places.0, old: places.1)
        case (let before?, let after?):
            report(
                .storage,
                "\(name) keeps its values in another store now (\(after)); what is in the former one (\(before)) is "
                    + "not read", new: places.0, old: places.1)
        case (let before?, nil):
            report(
                .storage, "\(name) does not keep its values any more; what is stored (\(before)) is not read",
                new: places.0, old: places.1)
            report(
                .source,
                "\(name) has no stored values any more, so code that reads them without opening it does not "
                    + "compile", new: places.0, old: places.1)
        case (nil, nil): break
        }
    }

    mutating func compareStoredKeys() {
        struct Location: Hashable {
            var store: String
            var key: String
        }
        var present: [Location: StoredValue] = [:]
        var moved: [Location: StoredValue] = [:]
        for value in new.storedValues {
            present[Location(store: value.store, key: value.key)] = value
            for former in value.control.formerKeys {
                moved[Location(store: value.store, key: former)] = value
            }
        }
        let successors = Dictionary(dialogs.map { ($0.old.id, $0.new) }) { first, _ in first }
        var orphans: [String: [StoredValue]] = [:]
        for value in old.storedValues {
            let dialog = successors[value.dialog]
            // Of a dialog that keeps nothing any more that has been said.
            if let dialog, dialog.details[.storage] == nil { continue }
            let store = dialog?.details[.storage] ?? value.store
            let key = renamingArguments(in: value.key, of: dialog?.id)
            let location = Location(store: store, key: key)
            if let reader = present[location] {
                compare(value, with: reader)
            } else if let reader = moved[location] {
                report(
                    .compatible,
                    "the values of \(reader.control.id) of \(reader.dialog) move from '\(value.key)' to '\(reader.key)'",
                    new: reader.place, old: value.place)
                compare(value, with: reader)
            } else if let control = controls[ControlID(dialog: value.dialog, control: value.control.id)]?.new,
                let dialog
            {
                reportLost(value, control, in: dialog)
            } else {
                orphans[value.dialog, default: []].append(value)
            }
        }
        for (id, values) in orphans.sorted(by: { ScalarOrder.precedes($0.key, $1.key) }) {
            reportOrphans(values, of: id, successor: successors[id])
        }
    }

    private func renamingArguments(in key: String, of dialog: String?) -> String {
        guard let dialog, let names = renamedArguments[dialog] else { return key }
        return names.reduce(key) { $0.replacing("{\($1.key)}", with: "{\($1.value)}") }
    }

    private mutating func reportLost(_ value: StoredValue, _ control: ControlSurface, in dialog: DialogSurface) {
        let place = control.details.place(of: .storageKey) ?? control.place
        guard let key = control.details[.storageKey] else {
            report(
                .storage,
                "\(control.id) of \(dialog.id) has no value any more; what is stored under '\(value.key)' is "
                    + "not read", new: place, old: value.place)
            return
        }
        report(
            .storage,
            "\(control.id) of \(dialog.id) is stored under '\(key)' now, and what is under '\(value.key)' is not found; "
                + "was: ['\(value.key)'] in its storageKey moves it",
            new: place, old: value.place)
    }

    private mutating func reportOrphans(_ values: [StoredValue], of id: String, successor: DialogSurface?) {
        for value in values where successor != nil {
            report(
                .storage,
                "what is stored under '\(value.key)' is not read any more; \(value.control.id) of \(id) is gone",
                new: nil, old: value.place, owner: ("the dialog \(id)", successor?.place))
        }
        guard successor == nil, let first = values.first else { return }
        let others = values.count == 1 ? "" : " and \(values.count - 1) more"
        report(
            .storage, "what is stored under '\(first.key)'\(others) is not read any more; the dialog \(id) is gone",
            new: nil, old: first.place)
    }

    /// A stored value and the control that reads it now.
    private mutating func compare(_ value: StoredValue, with reader: StoredValue) {
        let name = "\(reader.control.id) of \(reader.dialog)"
        if !Self.canRead(value.form, as: reader.form) {
            report(
                .storage,
                "\(name) is stored as \(reader.form) now; what is stored as \(value.form) under '\(value.key)' is "
                    + "replaced by the default",
                new: reader.place, old: value.control.details.place(of: .storedForm) ?? value.place)
        }
        let kept = Set(reader.control.formerKeys + [reader.key])
        let lost = value.control.formerKeys.filter { !kept.contains($0) }
        guard let first = lost.first else { return }
        report(
            .storage,
            "\(name) does not move values from '\(first)' any more, so who comes from a version that stored them there "
                + "loses them",
            new: reader.place, old: value.place)
    }

    /// Whole numbers are read as decimals; everything else has to be of the same form.
    private static func canRead(_ stored: String, as form: String) -> Bool {
        stored == form || (stored == "Int" && form == "Double") || (stored == "[Int]" && form == "[Double]")
    }
}
