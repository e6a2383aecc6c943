import DialogLanguage
import SwiftCode

/// The code of one dialog: a struct of its arguments, and the property of the entry type that opens it.
struct DialogCode {
    let dialog: Dialog
    let context: GeneratorContext
    let locations: Locations
    let valueControls: [Control]
    /// The ids of the controls whose properties are deprecated.
    let deprecatedControls: Set<String>

    init(_ dialog: Dialog, context: GeneratorContext, locations: Locations) {
        self.dialog = dialog
        self.context = context
        self.locations = locations
        valueControls = dialog.valueControls
        deprecatedControls = Set(valueControls.filter { $0.deprecated != nil }.map(\.id))
    }

    var typeName: String { SwiftNames.type(dialog) }
    var type: TypeReference { .named(typeName) }
    var access: AccessLevel { AccessLevel(context.configuration.accessLevel) }
    var needsApp: Bool { context.needsApp(dialog.id) }

    /// All declarations of the dialog, at the top level of its file.
    var declarations: [Declaration] {
        appTypeAliases + [structure, accessor] + openers
    }

    // MARK: The struct

    private var structure: Declaration {
        var members: [Declaration] = []
        if needsApp {
            members.append(alias("App", .any(.named(context.appType))))
        }
        if case .edits(let type, let span) = dialog.valueSource {
            members.append(editedType(type, span))
        }
        if !valueControls.isEmpty { members.append(values) }
        members += optionEnumerations
        if !dialog.buttons.isEmpty {
            members.append(identifiers("Button", "DialogRuntime.DialogButtons", dialog.buttons.map(\.id)))
        }
        if dialog.presentation == .page, !places.isEmpty {
            members.append(identifiers("Place", "DialogRuntime.DialogPlaces", places))
        }
        if kind == .buttons, let button = dialog.dismissButton {
            members.append(
                .variable(
                    VariableDeclaration(
                        "dismissButton", type: .named("Button"), .computed([.expression(.member(nil, button))]),
                        traits: DeclarationTraits(access: access, isStatic: true))))
        }
        members.append(info)
        members += arguments
        members.append(dialog.presentation == .loading ? loading : describe)
        members += editing
        return .type(
            TypeDeclaration(
                .struct, type, inherits: conformances,
                traits: DeclarationTraits(
                    documentation: dialog.documentation, access: access, isNonisolated: true,
                    remark: locations.remark(dialog.span)),
                members: members))
    }

    /// What a dialog answers decides which protocol of the runtime it conforms to.
    enum Kind {
        case buttons, values, editing, page, loading
    }

    var kind: Kind { dialog.generatedKind }

    private var conformances: [TypeReference] {
        var names: [String] = []
        switch kind {
        case .buttons: names.append("DialogRuntime.ButtonDialog")
        case .values: names.append("DialogRuntime.ValueDialog")
        case .editing: names.append(dialog.arguments.isEmpty ? "DialogRuntime.EditingDialog" : argumentsProtocol)
        case .page: names.append("DialogRuntime.PageDialog")
        case .loading:
            names.append(
                dialog.arguments.isEmpty ? "DialogRuntime.PlainLoadingDialog" : "DialogRuntime.LoadingDialog")
        }
        if dialog.arguments.isEmpty, kind != .loading { names.append("DialogRuntime.PlainDialog") }
        if case .storage = dialog.valueSource { names.append("DialogRuntime.StoredDialog") }
        names.append("Swift.Equatable")
        return names.map { .named($0) }
    }

    private var arguments: [Declaration] {
        let properties = dialog.arguments.map { argument in
            Declaration.variable(
                VariableDeclaration(
                    argument.name, type: argument.type, .stored(nil), traits: DeclarationTraits(access: access)))
        }
        let initializer = FunctionDeclaration(
            nil, dialog.arguments.map(\.parameter),
            body: dialog.arguments.map {
                .assign(.member(.identifier("self"), $0.name), .identifier($0.localName))
            }, traits: DeclarationTraits(access: access))
        return properties + [.function(initializer)]
    }

    /// An enum whose raw values are ids.
    private func identifiers(_ name: String, _ conformance: String, _ ids: [String]) -> Declaration {
        .type(
            TypeDeclaration(
                .enum, .named(name), inherits: [.named("Swift.String"), .named(conformance)],
                traits: DeclarationTraits(access: access),
                members: ids.map { id in
                    .enumCase(
                        EnumCase(
                            id, documentation: name == "Button" ? dialog.buttonDocumentation(id) : nil))
                }))
    }

    /// The sections and controls of a page, which deep links can lead to.
    private var places: [String] {
        var ids: [String] = []
        for section in dialog.sections {
            if let id = section.id, !ids.contains(id) { ids.append(id) }
            for control in section.controls where !ids.contains(control.id) { ids.append(control.id) }
        }
        return ids
    }

    // MARK: The entry type

    private var accessor: Declaration {
        let opener = dialog.presentation == .loading ? "DialogRuntime.LoadingOpener" : "DialogRuntime.DialogOpener"
        var arguments: [Expression.Argument] = [.init(nil, .identifier("_center"))]
        if needsApp { arguments.append(.init("app", .identifier("_app"))) }
        arguments.append(.init("texts", .identifier("_texts")))
        let attributes = dialog.deprecated.map { [Attribute.deprecated(message: $0)] } ?? []
        return .type(
            TypeDeclaration(
                .extension, .named(context.configuration.facade),
                // Whoever jumps to the definition of `dialogs.tempo` lands here.
                traits: DeclarationTraits(remark: locations.remark(dialog.span)),
                members: [
                    .variable(
                        VariableDeclaration(
                            SwiftNames.accessor(dialog), type: .generic(opener, [type]),
                            .computed([.expression(.call(.initializer(nil), arguments))]),
                            traits: DeclarationTraits(
                                documentation: dialog.documentation, attributes: attributes, access: access)))
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
        let marked = buttons.first { $0.answersDismissal } ?? buttons.first { $0.role == .cancel }
        return marked?.id ?? (buttons.count == 1 ? buttons.first?.id : nil)
    }

    func buttonDocumentation(_ id: String) -> String? { buttons.first { $0.id == id }?.documentation }
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
