import DialogLanguage
import SwiftCode

/// What the code of one file has for SwiftUI: its views of the app, openers for bindings, previews.
struct FileViewsCode {
    let imports: [Import]?
    let declarations: [Declaration]

    /// - Parameters:
    ///   - openers: of the dialogs of the file; ``DialogCode/bindingOpener``.
    ///   - previews: of the dialogs of the file, where they are wanted.
    init(
        views: [ViewRequirement], openers: [Declaration], previews: [Declaration], context: GeneratorContext,
        locations: Locations
    ) {
        let views = ViewsCode(requirements: views, context: context, locations: locations).declarations
        var declarations = views
        declarations += openers
        if !previews.isEmpty { declarations.append(.conditional("DEBUG", previews)) }
        self.declarations = declarations
        // What others see of these declarations names SwiftUI; previews are seen by nobody.
        let isSeen = !views.isEmpty || !openers.isEmpty
        let access = isSeen ? AccessLevel(context.configuration.accessLevel) : .internal
        imports = declarations.isEmpty ? nil : [Import("DialogUI"), Import("SwiftUI", access: access)]
    }
}

extension DialogCode {
    /// `dialogs.retitle.open(editing: $song, reason: "…")`: for dialogs with arguments, which the runtime does not know.
    var bindingOpener: Declaration? {
        guard kind == .editing, !dialog.arguments.isEmpty else { return nil }
        return opener(
            requirements: [], conformances: [(.named("D"), .named(argumentsProtocol))],
            [.init("editing", "_binding", .generic("SwiftUI.Binding", .named("D.Target")))]
        ) { name in
            editingCall(name, .initializer([.init(nil, .identifier("_binding"))]))
        }
    }

    /// The dialog for Xcode's preview, with arguments made up.
    var preview: Declaration {
        let made = Expression.call(
            .type(type), dialog.arguments.map { .init($0.name, $0.kind.example(named: $0.name)) })
        let show = Expression.member(.identifier("$0"), SwiftNames.accessor(dialog))
            .calling("preview", made)
        let body = Expression.type(.named(context.configuration.facade)).calling("_preview", trailing: Closure(show))
        return .type(
            TypeDeclaration(
                .enum, .named(SwiftNames.preview(dialog)), inherits: [.named("SwiftUI.PreviewProvider")],
                traits: DeclarationTraits(deprecation: dialog.deprecated),
                members: [
                    .variable(
                        VariableDeclaration(
                            "previews", type: .opaque(.named("SwiftUI.View")), .getter(body),
                            traits: DeclarationTraits(attributes: [.mainActor], isStatic: true)))
                ]))
    }
}

extension Argument.Kind {
    fileprivate func example(named name: String) -> Expression {
        switch self {
        case .string: .string(name)
        case .int: .int(3)
        case .double: .double(1.5)
        case .bool: .bool(true)
        case .date: .initializer([])
        case .url: Literal.url("https://example.com/").expression
        }
    }
}
