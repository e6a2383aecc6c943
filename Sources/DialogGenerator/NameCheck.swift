public import Diagnostics
public import DialogLanguage

/// Reports Swift names that the generated code would declare twice in one scope, as `identifier-collision` at the later
/// definition with a note at the first.
///
/// The names compared are the ones that are produced, so `swiftName`, derived enum names and the names that every
/// dialog has are all covered. Run it before `generate`, which expects names without collisions.
public func checkNames(
    _ set: DialogSet, options: GeneratorOptions = GeneratorOptions(), into sink: inout DiagnosticSink
) {
    var check = NameCheck(set: set, options: options)
    check.run()
    sink.append(check.sink)
}

private struct NameCheck {
    var set: DialogSet
    let options: GeneratorOptions
    var sink = DiagnosticSink()

    init(set: DialogSet, options: GeneratorOptions) {
        self.set = set
        self.options = options
        self.set.files.sort { isOrderedBefore($0.source.path, $1.source.path) }
    }

    mutating func run() {
        checkFacade()
        checkModule()
        for file in set.files {
            for dialog in file.dialogs { checkDialog(dialog) }
            for optionSet in file.optionSets { checkCases(optionSet.options) }
        }
        checkAppRequirements()
    }

    // MARK: Scopes

    /// The entry type must not hide the modules that generated code names.
    private mutating func checkFacade() {
        let facade = set.configuration.facade
        guard facade == "Swift" || facade == "DialogRuntime" || facade == "_Concurrency" else { return }
        let place = set.configuration.source.map { Place.file(path: $0.path) } ?? .nowhere
        sink.report(
            Diagnostic(
                .identifierCollision,
                "the entry type cannot be called \(facade): generated code uses the module of that name",
                at: place))
    }

    /// Types of the module and properties of the entry type.
    private mutating func checkModule() {
        var types = Scope("type")
        var accessors = Scope("property of \(set.configuration.facade)")
        types.reserve(set.configuration.facade, "the entry type")
        types.reserve(SwiftNames.appProtocol(set.configuration), "the protocol of what the definitions ask of the app")
        for name in ["_center", "_app"] { accessors.reserve(name, "a property that \(set.configuration.facade) has") }
        for file in set.files {
            let protocolName = SwiftNames.appProtocol(
                relativePath: options.relativePath(of: file.source.path), set.configuration)
            if !AppRequirements.of(file).isEmpty {
                types.add(protocolName, "what \(file.source.path) asks of the app", firstSpan(of: file), into: &sink)
            }
            for item in itemsInOrder(file) {
                switch item {
                case .dialog(let dialog):
                    // Both names come from the same word: one finding is enough.
                    if types.add(SwiftNames.type(dialog), "dialog \(dialog.id)", dialog.span, into: &sink) {
                        accessors.add(SwiftNames.accessor(dialog), "dialog \(dialog.id)", dialog.span, into: &sink)
                    }
                case .optionSet(let optionSet):
                    types.add(
                        SwiftNames.optionType(set: optionSet.id), "option set \(optionSet.id)", optionSet.span,
                        into: &sink)
                }
            }
        }
    }

    /// Types inside a dialog, and its buttons, arguments and values.
    private mutating func checkDialog(_ dialog: Dialog) {
        var types = Scope("type inside \(SwiftNames.type(dialog))")
        // An enum of the control would hide the shared one from the dialog's own code.
        for (name, setName) in usedOptionSets(dialog) {
            types.reserve(name, "the enum of option set \(setName), which the dialog uses too")
        }
        var checked: Set<String> = []
        for control in dialog.controls where checked.insert(control.id).inserted {
            guard control.value?.type.unwrapped == .controlOption(control: control.id) else { continue }
            types.add(SwiftNames.optionType(control: control.id), "control \(control.id)", control.span, into: &sink)
            if case .picker(let picker) = control.kind, case .list(let list) = picker.options { checkCases(list) }
        }
    }

    /// Equal case names are found where they are made; here, those that every enum of options has anyway.
    private mutating func checkCases(_ list: OptionList) {
        guard list.values.isText else { return }
        for option in list.options where option.caseName == "allCases" || option.caseName == "_options" {
            let name = option.caseName ?? ""
            sink.report(
                .identifierCollision,
                "the option would need the Swift name \(name), which every enum of options has; give it a swiftName",
                at: option.title.span)
        }
    }

    /// One type must be able to meet the requirements of all files.
    private mutating func checkAppRequirements() {
        var first: [String: AppRequirement] = [:]
        for file in set.files {
            for requirement in file.dialogs.flatMap({ AppRequirements.of($0) }) {
                guard let earlier = first[requirement.name] else {
                    first[requirement.name] = requirement
                    continue
                }
                if earlier.shape == requirement.shape { continue }
                sink.report(
                    .identifierCollision,
                    "app name \(requirement.name) is \(requirement.shape.summary) here, but \(earlier.shape.summary) elsewhere",
                    at: requirement.span,
                    notes: [Diagnostic.Note("\(earlier.shape.summary) here", at: earlier.span)])
            }
        }
    }

    // MARK: Order

    private enum Item {
        case dialog(Dialog)
        case optionSet(OptionSet)
    }

    /// Dialogs and option sets as they stand in the file.
    private func itemsInOrder(_ file: DefinitionFile) -> [Item] {
        let dialogs = file.dialogs.map { (start: $0.span.range.start, item: Item.dialog($0)) }
        let sets = file.optionSets.map { (start: $0.span.range.start, item: Item.optionSet($0)) }
        return (dialogs + sets).sorted { $0.start < $1.start }.map(\.item)
    }

    private func firstSpan(of file: DefinitionFile) -> SourceSpan {
        file.dialogs.first?.span ?? file.optionSets.first?.span ?? SourceSpan(file.source, ByteRange(0, 0))
    }

    private func usedOptionSets(_ dialog: Dialog) -> [(name: String, set: String)] {
        dialog.controls.compactMap { control in
            guard case .picker(let picker) = control.kind, case .set(let name) = picker.options else { return nil }
            return (SwiftNames.optionType(set: name), name)
        }
    }
}

/// The names declared so far in one place, with who declared them.
private struct Scope {
    private let kind: String
    private var owners: [String: (description: String, span: SourceSpan?)] = [:]

    init(_ kind: String) { self.kind = kind }

    /// A name that the generated code has anyway.
    mutating func reserve(_ name: String, _ description: String) { owners[name] = (description, nil) }

    /// - Returns: whether the name was free.
    @discardableResult mutating func add(
        _ name: String, _ description: String, _ span: SourceSpan, into sink: inout DiagnosticSink
    ) -> Bool {
        guard let first = owners[name] else {
            owners[name] = (description, span)
            return true
        }
        sink.report(
            .identifierCollision,
            "\(description) would need the Swift name \(name) as a \(kind), which is taken by \(first.description)",
            at: span, notes: first.span.map { [Diagnostic.Note("\(first.description) stands here", at: $0)] } ?? [])
        return false
    }
}
