public import Diagnostics
public import DialogLanguage

/// Reports Swift names that the generated code would declare twice in one scope, as `identifier-collision` at the later
/// definition with a note at the first.
///
/// The names compared are the ones that are produced, so `swiftName`, derived enum names and the names that every
/// dialog has are all covered. Run it before `generate`, which expects names without collisions.
///
/// - Parameter files: in the order of their paths.
public func checkNames(
    _ files: [DefinitionFacts], _ configuration: Configuration, options: GeneratorOptions = GeneratorOptions(),
    into sink: inout DiagnosticSink
) {
    var check = NameCheck(files: files, configuration: configuration, options: options)
    check.run()
    sink.append(check.sink)
}

/// The same for a whole set at once.
public func checkNames(
    _ set: DialogSet, options: GeneratorOptions = GeneratorOptions(), into sink: inout DiagnosticSink
) {
    checkNames(DefinitionFacts.all(of: set), set.configuration, options: options, into: &sink)
}

private struct NameCheck {
    let files: [DefinitionFacts]
    let configuration: Configuration
    let options: GeneratorOptions
    var sink = DiagnosticSink()

    mutating func run() {
        checkFacade()
        checkModule()
        for facts in files {
            for collision in facts.collisions { sink.report(collision) }
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
        let facade = configuration.facade
        guard NameCheck.modules.contains(facade) else { return }
        let place = configuration.source.map { Place.file(path: $0.path) } ?? .nowhere
        sink.report(
            Diagnostic(
                .identifierCollision,
                "the entry type cannot be called \(facade): generated code uses the module of that name",
                at: place))
    }

    /// Types of the module and properties of the entry type.
    private mutating func checkModule() {
        let facade = configuration.facade
        let count = files.reduce(0) { $0 + $1.declarations.count }
        var types = NameScope("type", count: count)
        var accessors = NameScope("property of \(facade)", count: count)
        types.reserve(facade, "the entry type")
        types.reserve(SwiftNames.appProtocol(configuration), "the protocol of what the definitions ask of the app")
        types.reserve(SwiftNames.viewsProtocol(configuration), "the protocol of the views of the app")
        for name in ["_center", "_app", "_texts"] { accessors.reserve(name, "a property that \(facade) has") }
        for facts in files {
            if !facts.requirements.isEmpty {
                let name = SwiftNames.appProtocol(
                    relativePath: options.relativePath(of: facts.path), configuration)
                types.add(SwiftName(name), .appProtocol(path: facts.path), facts.firstSpan, into: &sink)
            }
            if !facts.views.isEmpty {
                let name = SwiftNames.viewsProtocol(
                    relativePath: options.relativePath(of: facts.path), configuration)
                types.add(SwiftName(name), .viewsProtocol(path: facts.path), facts.firstSpan, into: &sink)
            }
            for declaration in facts.declarations {
                switch declaration {
                case .dialog(let id, let span, let type, let argumentsProtocol, let accessor):
                    // Both names come from the same word: one finding is enough.
                    guard types.add(type, .dialog(id), span, into: &sink) else { continue }
                    if let argumentsProtocol { types.add(argumentsProtocol, .dialog(id), span, into: &sink) }
                    accessors.add(accessor, .dialog(id), span, into: &sink)
                case .optionSet(let id, let span, let type):
                    types.add(type, .optionSet(id), span, into: &sink)
                }
            }
        }
        checkAppTypes(beside: types)
    }

    /// Types of the app that have no module before their name live beside the generated ones.
    private mutating func checkAppTypes(beside generated: NameScope) {
        var seen: Set<SwiftName> = []
        for facts in files {
            for (name, span) in facts.appTypes where seen.insert(name).inserted {
                let reason =
                    NameCheck.modules.contains(name.text)
                    ? "generated code uses the module of that name"
                    : generated.owner(of: name).map { "that is the name of \($0)" }
                guard let reason else { continue }
                sink.report(
                    .identifierCollision, "a type of the app cannot be called \(name.text), since \(reason)", at: span)
            }
        }
    }

    /// One type must be able to meet the requirements of all files.
    private mutating func checkAppRequirements() {
        var first: [String: AppRequirement] = [:]
        for facts in files {
            for requirement in facts.requirements {
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
        for facts in files {
            for requirement in facts.views {
                let function = SwiftNames.viewFunction(requirement.view)
                guard let earlier = first[function] else {
                    first[function] = requirement
                    continue
                }
                if earlier.view == requirement.view { continue }
                sink.report(
                    .identifierCollision,
                    "view \(requirement.view) would need a function \(function), "
                        + "which is the one of view \(earlier.view)",
                    at: requirement.span,
                    notes: [Diagnostic.Note("view \(earlier.view) stands here", at: earlier.span)])
            }
        }
    }
}
