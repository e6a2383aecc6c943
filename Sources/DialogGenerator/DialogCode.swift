import DialogLanguage
import SwiftCode

/// The code of one dialog: a struct of its arguments, and the property of the entry type that opens it.
///
/// A class, since a dialog is large and every closure in here would copy it.
final class DialogCode {
    let dialog: Dialog
    let context: GeneratorContext
    let locations: Locations
    let typeName: String
    /// Where the definition stands.
    let remark: ReportedLocation
    let kind: Kind
    let valueControls: [Control]
    /// The ids of the controls whose properties are deprecated.
    let deprecatedControls: Set<String>
    /// Where each of `valueControls` stands, by its id.
    private lazy var positions = Dictionary(
        uniqueKeysWithValues: valueControls.indices.map { (valueControls[$0].id, $0) })

    init(_ dialog: Dialog, context: GeneratorContext, locations: Locations) {
        self.dialog = dialog
        self.context = context
        self.locations = locations
        typeName = SwiftNames.type(dialog)
        remark = locations.remark(dialog.span)
        kind = dialog.generatedKind
        valueControls = dialog.valueControls
        let hasDeprecated = valueControls.contains { $0.deprecated != nil }
        deprecatedControls = hasDeprecated ? Set(valueControls.filter { $0.deprecated != nil }.map(\.id)) : []
    }

    /// The enums of options inside the dialog.
    private(set) lazy var optionTypeNames = Set(
        valueControls.compactMap { control in
            if case .controlOption(let id) = control.value?.type.element {
                SwiftNames.optionType(control: id)
            } else {
                nil
            }
        })

    func valueControl(_ id: String) -> Control? { positions[id].map { valueControls[$0] } }

    var type: TypeReference { .named(typeName) }
    var access: AccessLevel { AccessLevel(context.configuration.accessLevel) }
    var needsApp: Bool { context.needsApp(dialog.id) }

    /// Adds all declarations of the dialog, at the top level of its file.
    func addDeclarations(to declarations: inout [Declaration]) {
        declarations += appTypeAliases
        declarations.append(structure)
        declarations.append(accessor)
        declarations += openers
    }

    // MARK: The struct

    private var structure: Declaration {
        var members: [Declaration] = []
        members.reserveCapacity(16)
        if needsApp {
            members.append(alias("App", .any(.named(context.appType))))
        }
        if case .edits(let type, let span) = dialog.valueSource {
            members.append(editedType(type, span))
        }
        if !valueControls.isEmpty { members.append(values) }
        members += optionEnumerations
        let buttons = dialog.buttons
        if !buttons.isEmpty {
            let cases = buttons.indices.map { EnumCase(buttons[$0].id, documentation: buttons[$0].documentation) }
            members.append(identifiers("Button", "DialogRuntime.DialogButtons", cases))
        }
        if dialog.presentation == .page, !places.isEmpty {
            members.append(identifiers("Place", "DialogRuntime.DialogPlaces", places.map { EnumCase($0) }))
        }
        if kind == .buttons, let button = dialog.dismissButton {
            members.append(
                .variable(
                    VariableDeclaration(
                        "dismissButton", type: .named("Button"), .getter(.implicitMember(button)),
                        traits: DeclarationTraits(access: access, isStatic: true))))
        }
        members.append(info)
        for argument in dialog.arguments { members.append(property(of: argument)) }
        members.append(initializer)
        members.append(dialog.presentation == .loading ? loading : describe)
        members += editing
        return .type(
            TypeDeclaration(
                .struct, type, inherits: conformances,
                traits: DeclarationTraits(
                    documentation: dialog.documentation, access: access, isNonisolated: true,
                    remark: remark),
                members: members))
    }

    /// What a dialog answers decides which protocol of the runtime it conforms to.
    enum Kind {
        case buttons, values, editing, page, loading
    }

    private var conformances: [TypeReference] {
        let name =
            switch kind {
            case .buttons: "DialogRuntime.ButtonDialog"
            case .values: "DialogRuntime.ValueDialog"
            case .editing: dialog.arguments.isEmpty ? "DialogRuntime.EditingDialog" : argumentsProtocol
            case .page: "DialogRuntime.PageDialog"
            case .loading: dialog.arguments.isEmpty ? "DialogRuntime.PlainLoadingDialog" : "DialogRuntime.LoadingDialog"
            }
        var conformances: [TypeReference] = []
        conformances.reserveCapacity(4)
        conformances.append(.named(name))
        if dialog.arguments.isEmpty, kind != .loading { conformances.append(.named("DialogRuntime.PlainDialog")) }
        if case .storage = dialog.valueSource { conformances.append(.named("DialogRuntime.StoredDialog")) }
        conformances.append(.named("Swift.Equatable"))
        return conformances
    }

    private func property(of argument: Argument) -> Declaration {
        .variable(
            VariableDeclaration(
                argument.name, type: argument.type, .stored(nil), traits: DeclarationTraits(access: access)))
    }

    private var initializer: Declaration {
        .function(
            FunctionDeclaration(
                nil, dialog.arguments.map(\.parameter),
                body: dialog.arguments.map {
                    .assign(.member(.identifier("self"), $0.name), .identifier($0.localName))
                }, traits: DeclarationTraits(access: access)))
    }

    /// An enum whose raw values are ids.
    private func identifiers(_ name: String, _ conformance: String, _ cases: [EnumCase]) -> Declaration {
        .type(
            TypeDeclaration(
                .enum, .named(name), inherits: [.named("Swift.String"), .named(conformance)],
                traits: DeclarationTraits(access: access),
                members: [.enumCases(cases)]))
    }

    /// The sections and controls of a page, which deep links can lead to.
    private var places: [String] {
        var seen: Set<String> = []
        let ids = dialog.sections.flatMap { [$0.id].compactMap(\.self) + $0.controls.map(\.id) }
        return ids.filter { seen.insert($0).inserted }
    }

    // MARK: The entry type

    private var accessor: Declaration {
        let opener = dialog.presentation == .loading ? "DialogRuntime.LoadingOpener" : "DialogRuntime.DialogOpener"
        var arguments: [Expression.Argument] = []
        arguments.reserveCapacity(3)
        arguments.append(.init(nil, .identifier("_center")))
        if needsApp { arguments.append(.init("app", .identifier("_app"))) }
        arguments.append(.init("texts", .identifier("_texts")))
        return .type(
            TypeDeclaration(
                .extension, .named(context.configuration.facade),
                // Whoever jumps to the definition of `dialogs.tempo` lands here.
                traits: DeclarationTraits(remark: remark),
                members: [
                    .variable(
                        VariableDeclaration(
                            SwiftNames.accessor(dialog), type: .generic(opener, type),
                            .getter(.initializer(arguments)),
                            traits: DeclarationTraits(
                                documentation: dialog.documentation, deprecation: dialog.deprecated,
                                access: access)))
                ]))
    }

    func alias(_ name: String, _ type: TypeReference) -> Declaration {
        .typeAlias(TypeAlias(name, type, traits: DeclarationTraits(access: access)))
    }
}

extension Dialog {
    var generatedKind: DialogCode.Kind {
        switch presentation {
        case .loading: return .loading
        case .page:
            if case .edits = valueSource { return .editing }
            return .page
        case .popup, .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog:
            if case .edits = valueSource { return .editing }
            if case .none = content, dismissButton != nil { return .buttons }
            return .values
        }
    }

    /// The button that stands for an end without a button: the marked one, the cancelling one or the only one.
    var dismissButton: String? {
        // By their positions: a button is large.
        let buttons = buttons
        var found = buttons.count == 1 ? 0 : nil
        var isCancelling = false
        for index in buttons.indices {
            if buttons[index].answersDismissal { return buttons[index].id }
            if !isCancelling, buttons[index].role == .cancel {
                found = index
                isCancelling = true
            }
        }
        return found.map { buttons[$0].id }
    }
}

extension Argument {
    var type: TypeReference {
        switch kind {
        case .string, .int, .double, .bool: .named("Swift." + kind.rawValue)
        case .date, .url: .named("Foundation." + kind.rawValue)
        }
    }

    /// The name inside functions: a parameter called `self` would hide the real one.
    var localName: String { name == "self" ? "_self" : name }

    var parameter: FunctionDeclaration.Parameter { .init(name, localName, type) }
}

extension AccessLevel {
    init(_ level: Configuration.AccessLevel) {
        switch level {
        case .internal: self = .internal
        case .package: self = .package
        case .public: self = .public
        }
    }
}
