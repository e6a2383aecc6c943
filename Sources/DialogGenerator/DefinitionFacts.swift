import Diagnostics
public import DialogLanguage
import SwiftCode

/// What checking the names of all files and generating code for each must know of one file. It depends on nothing else, so
/// that the facts of many files can be found at the same time.
public struct DefinitionFacts: Sendable {
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
    let appTypes: [(name: String, span: SourceSpan)]
    /// Names that collide whatever stands in other files.
    let collisions: [Diagnostic]

    /// The Swift names that a definition declares for all of the module.
    enum Declared: Sendable {
        case dialog(id: String, span: SourceSpan, type: String, argumentsProtocol: String?, accessor: String)
        case optionSet(id: String, span: SourceSpan, type: String)
    }

    public init(_ file: DefinitionFile) {
        self.file = file
        views = ViewRequirements.of(file)
        var requirements: [AppRequirement] = []
        var askingDialogs: [String] = []
        var openings: [(opener: String, opened: String)] = []
        var appTypes: [(name: String, span: SourceSpan)] = []
        var knownTypes: Set<String> = []
        var scopes = DialogScopeCheck()
        for dialog in file.dialogs {
            let asked = AppRequirements.of(dialog)
            if !asked.isEmpty {
                askingDialogs.append(dialog.id)
                requirements += asked
            }
            for target in dialog.opened { openings.append((dialog.id, target.dialog)) }
            for (source, span) in DialogCode.appTypeSources(of: dialog, dialog.controls)
            where !source.utf8.contains(UInt8(ascii: ".")) {
                for name in TypeReference(source: source)?.rootNames ?? [] where knownTypes.insert(name).inserted {
                    appTypes.append((name, span))
                }
            }
            scopes.check(dialog)
        }
        for optionSet in file.optionSets { scopes.checkCases(optionSet.options) }
        self.requirements = requirements
        self.askingDialogs = askingDialogs
        self.openings = openings
        self.appTypes = appTypes
        declarations = Self.declarations(of: file)
        collisions = scopes.sink.diagnostics
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

    private static func declarations(of file: DefinitionFile) -> [Declared] {
        var found = file.dialogs.map { dialog in
            let asksArguments = dialog.generatedKind == .editing && !dialog.arguments.isEmpty
            return Declared.dialog(
                id: dialog.id, span: dialog.swiftNameSpan ?? dialog.span, type: SwiftNames.type(dialog),
                argumentsProtocol: asksArguments ? SwiftNames.argumentsProtocol(dialog) : nil,
                accessor: SwiftNames.accessor(dialog))
        }
        if file.optionSets.isEmpty { return found }
        found += file.optionSets.map { set in
            .optionSet(id: set.id, span: set.span, type: SwiftNames.optionType(set: set.id))
        }
        return found.sorted { $0.span.range.start < $1.span.range.start }
    }
}

extension DefinitionFacts.Declared {
    var span: SourceSpan {
        switch self {
        case .dialog(_, let span, _, _, _), .optionSet(_, let span, _): span
        }
    }
}
