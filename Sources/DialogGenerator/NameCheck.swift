public import Diagnostics
public import DialogLanguage
import SwiftCode

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
    let set: DialogSet
    let files: [FileNames]
    let options: GeneratorOptions
    var sink = DiagnosticSink()

    init(set: DialogSet, options: GeneratorOptions) {
        self.set = set
        self.options = options
        files = ScalarOrder.sorted(set.files) { $0.source.path }.map { file in
            FileNames(
                file: file, requirements: file.dialogs.flatMap { AppRequirements.of($0) },
                views: ViewRequirements.of(file))
        }
    }

    /// A file with everything that its dialogs ask of the app, repetitions included.
    struct FileNames {
        var file: DefinitionFile
        var requirements: [AppRequirement]
        /// Each once.
        var views: [ViewRequirement]
    }

    mutating func run() {
        checkFacade()
        checkModule()
        for file in files.map(\.file) {
            for dialog in file.dialogs { checkDialog(dialog) }
            for optionSet in file.optionSets { checkCases(optionSet.options) }
        }
        checkAppRequirements()
        checkViews()
    }

    // MARK: Scopes

    /// What generated code names by module. A type of such a name would hide the module.
    private static let modules: Set<String> = [
        "Swift", "DialogRuntime", "DialogUI", "SwiftUI", "Foundation", "_Concurrency",
    ]

    /// The entry type must not hide the modules that generated code names.
    private mutating func checkFacade() {
        let facade = set.configuration.facade
        guard NameCheck.modules.contains(facade) else { return }
        let place = set.configuration.source.map { Place.file(path: $0.path) } ?? .nowhere
        sink.report(
            Diagnostic(
                .identifierCollision,
                "the entry type cannot be called \(facade): generated code uses the module of that name",
                at: place))
    }

    /// Types of the module and properties of the entry type.
    private mutating func checkModule() {
        let facade = set.configuration.facade
        var types = Scope("type")
        var accessors = Scope("property of \(facade)")
        types.reserve(facade, "the entry type")
        types.reserve(SwiftNames.appProtocol(set.configuration), "the protocol of what the definitions ask of the app")
        types.reserve(SwiftNames.viewsProtocol(set.configuration), "the protocol of the views of the app")
        for name in ["_center", "_app", "_texts"] { accessors.reserve(name, "a property that \(facade) has") }
        for names in files {
            let file = names.file
            if !names.requirements.isEmpty {
                let name = SwiftNames.appProtocol(
                    relativePath: options.relativePath(of: file.source.path), set.configuration)
                types.add(name, .appProtocol(path: file.source.path), firstSpan(of: file), into: &sink)
            }
            if !names.views.isEmpty {
                let name = SwiftNames.viewsProtocol(
                    relativePath: options.relativePath(of: file.source.path), set.configuration)
                types.add(name, .viewsProtocol(path: file.source.path), firstSpan(of: file), into: &sink)
            }
            for item in itemsInOrder(file) {
                switch item {
                case .dialog(let index):
                    let (id, swiftName) = (file.dialogs[index].id, file.dialogs[index].swiftName)
                    let span = file.dialogs[index].swiftNameSpan ?? file.dialogs[index].span
                    // Both names come from the same word: one finding is enough.
                    let type = SwiftNames.type(dialog: id, swiftName: swiftName)
                    if types.add(type, .dialog(id), span, into: &sink) {
                        let dialog = file.dialogs[index]
                        if dialog.generatedKind == .editing, !dialog.arguments.isEmpty {
                            types.add(SwiftNames.argumentsProtocol(dialog), .dialog(id), span, into: &sink)
                        }
                        let accessor = SwiftNames.accessor(dialog: id, swiftName: swiftName)
                        accessors.add(accessor, .dialog(id), span, into: &sink)
                    }
                case .optionSet(let index):
                    let id = file.optionSets[index].id
                    types.add(
                        SwiftNames.optionType(set: id), .optionSet(id), file.optionSets[index].span, into: &sink)
                }
            }
        }
        checkAppTypes(beside: types)
    }

    /// Types of the app that have no module before their name live beside the generated ones.
    private mutating func checkAppTypes(beside generated: Scope) {
        var seen: Set<String> = []
        for dialog in files.flatMap(\.file.dialogs) {
            for (source, span) in DialogCode.appTypeSources(of: dialog) where !source.utf8.contains(UInt8(ascii: ".")) {
                for name in TypeReference(source: source)?.rootNames ?? [] where seen.insert(name).inserted {
                    let reason =
                        NameCheck.modules.contains(name)
                        ? "generated code uses the module of that name"
                        : generated.owner(of: name).map { "that is the name of \($0)" }
                    guard let reason else { continue }
                    sink.report(
                        .identifierCollision, "a type of the app cannot be called \(name), since \(reason)", at: span)
                }
            }
        }
    }

    /// Types inside a dialog, and its buttons, arguments and values.
    private mutating func checkDialog(_ dialog: Dialog) {
        var own: [(control: String, span: SourceSpan)] = []
        var shared: [String] = []
        for control in dialog.controls {
            guard let options = control.kind.options else { continue }
            if case .set(let name) = options { shared.append(name) }
            guard case .controlOption? = control.value?.type.element,
                !own.contains(where: { $0.control == control.id })
            else { continue }
            own.append((control.id, control.span))
            if case .list(let list) = options { checkCases(list) }
        }
        guard !own.isEmpty else { return }
        var types = Scope("type inside \(SwiftNames.type(dialog))")
        // An enum of the control would hide the shared one from the dialog's own code.
        for name in shared {
            types.reserve(
                SwiftNames.optionType(set: name), "the enum of option set \(name), which the dialog uses too")
        }
        for (control, span) in own {
            types.add(SwiftNames.optionType(control: control), .control(control), span, into: &sink)
        }
    }

    /// What every enum of options has, and the module that it names.
    private static let reservedCases: Set<String> = [
        "allCases", "AllCases", "_options", "DialogValueFamily", "DialogRuntime",
    ]

    /// Equal case names are found where they are made; here, those that no enum of options can have.
    private mutating func checkCases(_ list: OptionList) {
        guard list.values.isText else { return }
        for group in list.groups {
            for index in group.options.indices {
                guard let name = group.options[index].caseName, NameCheck.reservedCases.contains(name) else { continue }
                sink.report(
                    .identifierCollision,
                    "the option would need the Swift name \(name), which every enum of options has or uses; "
                        + "give it a swiftName of its own",
                    at: group.options[index].title.span)
            }
        }
    }

    /// One type must be able to meet the requirements of all files.
    private mutating func checkAppRequirements() {
        var first: [String: AppRequirement] = [:]
        for file in files {
            for requirement in file.requirements {
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

    /// Views of unlike names need functions of unlike names.
    private mutating func checkViews() {
        var first: [String: ViewRequirement] = [:]
        for requirement in files.flatMap(\.views) {
            let function = SwiftNames.viewFunction(requirement.view)
            guard let earlier = first[function] else {
                first[function] = requirement
                continue
            }
            if earlier.view == requirement.view { continue }
            sink.report(
                .identifierCollision,
                "view \(requirement.view) would need a function \(function), which is the one of view \(earlier.view)",
                at: requirement.span,
                notes: [Diagnostic.Note("view \(earlier.view) stands here", at: earlier.span)])
        }
    }

    // MARK: Order

    /// A definition of a file, by its position in the list of its kind.
    private enum Item {
        case dialog(Int)
        case optionSet(Int)
    }

    /// Dialogs and option sets as they stand in the file.
    private func itemsInOrder(_ file: DefinitionFile) -> [Item] {
        let dialogs = file.dialogs.indices.map { Item.dialog($0) }
        guard !file.optionSets.isEmpty else { return dialogs }
        func start(_ item: Item) -> UInt32 {
            switch item {
            case .dialog(let index): file.dialogs[index].span.range.start
            case .optionSet(let index): file.optionSets[index].span.range.start
            }
        }
        return (dialogs + file.optionSets.indices.map { .optionSet($0) }).sorted { start($0) < start($1) }
    }

    private func firstSpan(of file: DefinitionFile) -> SourceSpan {
        file.dialogs.first?.span ?? file.optionSets.first?.span ?? SourceSpan(file.source, ByteRange(0, 0))
    }
}

/// Whose name it is.
private enum NameOwner {
    case dialog(String)
    case optionSet(String)
    case control(String)
    /// The protocol of what a file asks of the app.
    case appProtocol(path: String)
    /// The protocol of the views that a file asks of the app.
    case viewsProtocol(path: String)
    /// The generated code has the name anyway.
    case generated(String)

    var description: String {
        switch self {
        case .dialog(let id): "dialog \(id)"
        case .optionSet(let id): "option set \(id)"
        case .control(let id): "control \(id)"
        case .appProtocol(let path): "what \(path) asks of the app"
        case .viewsProtocol(let path): "the views that \(path) asks of the app"
        case .generated(let description): description
        }
    }
}

/// The names declared so far in one place, with who declared them.
private struct Scope {
    private let kind: String
    private var owners: [String: (owner: NameOwner, span: SourceSpan?)] = [:]

    init(_ kind: String) { self.kind = kind }

    /// A name that the generated code has anyway.
    mutating func reserve(_ name: String, _ description: String) { owners[name] = (.generated(description), nil) }

    /// Who has the name.
    func owner(of name: String) -> String? { owners[name]?.owner.description }

    /// - Returns: whether the name was free.
    @discardableResult mutating func add(
        _ name: String, _ owner: NameOwner, _ span: SourceSpan, into sink: inout DiagnosticSink
    ) -> Bool {
        guard let first = owners[name] else {
            owners[name] = (owner, span)
            return true
        }
        let taker = first.owner.description
        sink.report(
            .identifierCollision,
            "\(owner.description) would need the Swift name \(name) as a \(kind), which is taken by \(taker)",
            at: span, notes: first.span.map { [Diagnostic.Note("\(taker) stands here", at: $0)] } ?? [])
        return false
    }
}
