import Diagnostics

/// Compares a baseline with definitions. Each subject stands in a file of its own; `run` is their order.
struct Comparison {
    let old: Surface
    let new: Surface
    /// The options of the option sets by their names.
    let oldSets: [String: OptionsSurface]
    let newSets: [String: OptionsSurface]
    private var changes: [SurfaceChange] = []

    /// The dialogs of the baseline that are still there, under whatever id.
    var dialogs: [Pair<DialogSurface>] = []
    /// Their controls, by dialog and control of the baseline.
    var controls: [ControlID: Pair<ControlSurface>] = [:]
    /// By the dialog's id in the definitions: the new names of arguments by their old ones.
    var renamedArguments: [String: [String: String]] = [:]
    /// Whose texts and identifiers went, came or changed their names with them, by the beginning of the keys.
    var owners: [String: Owner] = [:]

    struct ControlID: Hashable {
        var dialog: String
        var control: String
    }

    init(old: Surface, new: Surface) {
        self.old = old
        self.new = new
        (oldSets, newSets) = (old.optionsByName, new.optionsByName)
    }

    mutating func run() {
        compareModule()
        compareDialogs()
        compareOptionSets()
        compareRequirements()
        compareViews()
        compareStoredKeys()
        compareTexts()
    }

    // MARK: Reporting

    /// Notes a difference. What is in both places is reported in the definitions, with a note at the baseline; what is
    /// gone is reported in the baseline, with a note at the one whose part it was.
    mutating func report(
        _ kind: SurfaceChange.Kind, _ message: String, new: SourceSpan?, old: SourceSpan?,
        owner: (name: String, place: SourceSpan?)? = nil
    ) {
        var notes: [Diagnostic.Note] = []
        if new != nil, let old { notes.append(Diagnostic.Note("in the baseline", at: old)) }
        if new == nil, let owner, let place = owner.place {
            notes.append(Diagnostic.Note("\(owner.name) as it is now", at: place))
        }
        let place = (new ?? old).map { Place.span($0) } ?? .nowhere
        changes.append(SurfaceChange(kind: kind, message: message, place: place, notes: notes))
    }

    /// By place; what stands in the baseline only comes after what stands in a definition of the same name or before.
    var sortedChanges: [SurfaceChange] {
        changes.enumerated().sorted { left, right in
            let (leftPath, rightPath) = (left.element.place.path ?? "", right.element.place.path ?? "")
            if leftPath != rightPath { return ScalarOrder.precedes(leftPath, rightPath) }
            let starts = [left, right].map { $0.element.place.span?.range.start ?? 0 }
            return (starts[0], left.offset) < (starts[1], right.offset)
        }.map(\.element)
    }

    // MARK: The module

    private mutating func compareModule() {
        for detail in ModuleDetail.allCases {
            guard let before = old.module[detail], let after = new.module[detail], before != after else { continue }
            let kind: SurfaceChange.Kind
            let consequence: String
            switch detail {
            case .facade:
                (kind, consequence) = (.source, "code that names \(before) does not compile")
            case .accessLevel:
                let levels = ["internal", "package", "public"]
                let isWider = levels.firstIndex(of: after) ?? 0 >= levels.firstIndex(of: before) ?? 0
                (kind, consequence) =
                    isWider
                    ? (.compatible, "more code may use the dialogs")
                    : (.source, "other modules cannot use the dialogs any more")
            case .sourceLanguage:
                (kind, consequence) = (.texts, "the translations were made from texts in \(before)")
            case .stringsTable:
                (kind, consequence) = (.texts, "the translations in the table \(before) are not found")
            case .bundle:
                (kind, consequence) = (.texts, "the translations are looked for elsewhere")
            }
            let message = "\(detail.rawValue) is \(after) now and was \(before): \(consequence)"
            let place = new.configurationPath.map { Place.file(path: $0) }
            let note = old.module.place(of: detail).map { Diagnostic.Note("in the baseline", at: $0) }
            changes.append(
                SurfaceChange(
                    kind: kind, message: message,
                    place: place ?? old.module.place(of: detail).map { .span($0) } ?? .nowhere,
                    notes: place == nil ? [] : note.map { [$0] } ?? []))
        }
    }

    // MARK: The app

    private mutating func compareRequirements() {
        let match = Match(old.app, new.app, by: \.name) { before, after in
            before.value == after.value ? (Suggestions.areNear(before.name, after.name) ? 0.8 : 0.3) : 0
        }
        for pair in match.pairs where pair.old.value != pair.new.value {
            report(
                .source, "the app has to supply \(pair.new.name) as \(pair.new.value) now; it was \(pair.old.value)",
                new: pair.new.place, old: pair.old.place)
        }
        for pair in match.renamed {
            report(
                .source, "the app has to supply \(pair.new.name), which looks like \(pair.old.name), renamed",
                new: pair.new.place, old: pair.old.place)
        }
        for fact in match.added {
            report(.source, "the app has to supply \(fact.name) as well: \(fact.value)", new: fact.place, old: nil)
        }
        for fact in match.removed {
            report(.compatible, "the app need not supply \(fact.name) any more", new: nil, old: fact.place)
        }
        if let first = old.app.first, new.app.isEmpty {
            let facade = new.module[.facade] ?? "Dialogs"
            report(
                .source, "nothing is asked of the app any more, so \(facade)(…, app:) loses that parameter", new: nil,
                old: first.place)
        }
    }

    private mutating func compareViews() {
        let match = Match(old.views, new.views, by: \.name)
        for pair in match.pairs {
            let lists = [pair.old, pair.new].map { view in
                view.parameters.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
            }
            guard lists[0] != lists[1] else { continue }
            report(
                .source, "the view \(pair.new.name) is given (\(lists[1])) now; it was (\(lists[0]))",
                new: pair.new.place, old: pair.old.place)
        }
        for view in match.added {
            report(.source, "the app has to supply the view \(view.name) as well", new: view.place, old: nil)
        }
        for view in match.removed {
            report(.compatible, "the app need not supply the view \(view.name) any more", new: nil, old: view.place)
        }
    }
}

extension Surface {
    fileprivate var optionsByName: [String: OptionsSurface] {
        Dictionary(optionSets.map { ($0.id, $0.options) }) { first, _ in first }
    }
}
