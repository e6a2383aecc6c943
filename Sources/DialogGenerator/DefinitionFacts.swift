import Diagnostics
public import DialogLanguage
import SwiftCode

/// What checking the names of all files and generating code for each must know of one file. It depends on nothing else, so
/// that the facts of many files can be found at the same time.
///
/// A class, since whoever looks at all files shall not copy the facts of each.
public final class DefinitionFacts: Sendable {
    let file: DefinitionFile
    /// Everything that the dialogs ask of the app, repetitions included.
    let requirements: [AppRequirement]
    /// Each once.
    let views: [ViewRequirement]
    /// The ids of the dialogs that ask something of the app themselves.
    let askingDialogs: [String]
    /// Which dialog opens which, by ids.
    let openings: [(opener: String, opened: String)]
    /// In the order of the file.
    let declarations: [Declared]
    /// Types of the app that live beside the generated ones, since no module stands before their name. Each once.
    let appTypes: [(name: SwiftName, span: SourceSpan)]
    /// Names that collide whatever stands in other files.
    let collisions: [Diagnostic]

    /// The Swift names that a definition declares for all of the module.
    enum Declared: Sendable {
        case dialog(id: String, span: SourceSpan, type: SwiftName, argumentsProtocol: SwiftName?, accessor: SwiftName)
        case optionSet(id: String, span: SourceSpan, type: SwiftName)
    }

    public init(_ file: DefinitionFile) {
        self.file = file
        var views: [ViewRequirement] = []
        var requirements: [AppRequirement] = []
        var askingDialogs: [String] = []
        var openings: [(opener: String, opened: String)] = []
        var appTypes: [(name: SwiftName, span: SourceSpan)] = []
        var knownTypes: Set<SwiftName> = []
        var scopes = DialogScopeCheck()
        let dialogs = Parallel.map(file.dialogs, .small) { DialogFacts($0) }
        for (dialog, facts) in zip(file.dialogs, dialogs) {
            if !facts.requirements.isEmpty {
                askingDialogs.append(dialog.id)
                requirements += facts.requirements
            }
            for opened in facts.opened { openings.append((dialog.id, opened)) }
            for type in facts.appTypes where knownTypes.insert(type.name).inserted { appTypes.append(type) }
            views += facts.views
            scopes.add(facts.scopes)
        }
        for optionSet in file.optionSets { scopes.checkCases(optionSet.options) }
        self.views = ViewRequirements.eachOnce(views)
        self.requirements = requirements
        self.askingDialogs = askingDialogs
        self.openings = openings
        self.appTypes = appTypes
        declarations = Self.declarations(of: file, dialogs.map(\.declaration))
        collisions = scopes.sink.diagnostics
    }

    /// What one dialog adds to the facts.
    ///
    /// A class, since it is made on one core and copied on another, where each copy would count what it refers to.
    private final class DialogFacts: Sendable {
        let declaration: Declared
        let views: [ViewRequirement]
        let requirements: [AppRequirement]
        /// The ids of the dialogs that it opens.
        let opened: [String]
        let appTypes: [(name: SwiftName, span: SourceSpan)]
        let scopes: DialogScopeCheck

        init(_ dialog: Dialog) {
            let asksArguments = dialog.generatedKind == .editing && !dialog.arguments.isEmpty
            declaration = .dialog(
                id: dialog.id, span: dialog.swiftNameSpan ?? dialog.span, type: SwiftName(SwiftNames.type(dialog)),
                argumentsProtocol: asksArguments ? SwiftName(SwiftNames.argumentsProtocol(dialog)) : nil,
                accessor: SwiftName(SwiftNames.accessor(dialog)))
            views = ViewRequirements.of(dialog)
            requirements = AppRequirements.of(dialog)
            opened = dialog.opened.map(\.dialog)
            var appTypes: [(name: SwiftName, span: SourceSpan)] = []
            for (source, span) in DialogCode.appTypeSources(of: dialog, dialog.controls) where !source.hasDot {
                for name in TypeReference(source: source)?.rootNames ?? [] { appTypes.append((SwiftName(name), span)) }
            }
            self.appTypes = appTypes
            var scopes = DialogScopeCheck()
            scopes.check(dialog)
            self.scopes = scopes
        }
    }

    /// The facts of all files of a set, in the order of their paths.
    static func all(of set: DialogSet) -> [DefinitionFacts] {
        ScalarOrder.sorted(set.files) { $0.source.path }.map { DefinitionFacts($0) }
    }

    var path: String { file.source.path }

    /// Where the file is reported as a whole: its first definition.
    var firstSpan: SourceSpan {
        file.dialogs.first?.span ?? file.optionSets.first?.span ?? SourceSpan(file.source, ByteRange(0, 0))
    }

    private static func declarations(of file: DefinitionFile, _ dialogs: [Declared]) -> [Declared] {
        if file.optionSets.isEmpty { return dialogs }
        let optionSets = file.optionSets.map { set in
            Declared.optionSet(id: set.id, span: set.span, type: SwiftName(SwiftNames.optionType(set: set.id)))
        }
        return (dialogs + optionSets).sorted { $0.span.range.start < $1.span.range.start }
    }
}

extension DefinitionFacts.Declared {
    var span: SourceSpan {
        switch self {
        case .dialog(_, let span, _, _, _), .optionSet(_, let span, _): span
        }
    }
}
