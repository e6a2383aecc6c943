import DialogLanguage
import SwiftCode

/// What the catalogue has for SwiftUI: the entry type in the environment, the modifier that shows dialogs, and the
/// protocol of the views that all definitions ask of the app.
struct CatalogViewsCode {
    let context: GeneratorContext
    let appProtocols: [String]
    let viewsProtocols: [String]

    private var configuration: Configuration { context.configuration }
    private var access: AccessLevel { AccessLevel(configuration.accessLevel) }
    private var facade: TypeReference { .named(configuration.facade) }
    private var views: TypeReference { .named(SwiftNames.viewsProtocol(configuration)) }
    private var keyName: String { "_" + configuration.facade + "Key" }
    private var environmentValue: String { SwiftNames.environmentValue(configuration) }

    var declarations: [Declaration] {
        var declarations: [Declaration] = []
        if !viewsProtocols.isEmpty {
            let composition = TypeReference.composition(viewsProtocols.map { .named($0) })
            declarations.append(
                .typeAlias(
                    TypeAlias(
                        SwiftNames.viewsProtocol(configuration), composition,
                        traits: DeclarationTraits(
                            documentation: "The views that the definitions ask of the app.", access: access))))
        }
        declarations += [withoutScene, key, environment, modifiers]
        if configuration.previews { declarations.append(.conditional("DEBUG", previews)) }
        return declarations
    }

    // MARK: The environment

    private var withoutScene: Declaration {
        let body: [Statement] = [
            .assign(.identifier("_center"), .nil),
            .assign(.identifier("_texts"), .call(.type(.named("DialogRuntime.DialogTextTable")), [])),
        ]
        return .type(
            TypeDeclaration(
                .extension, facade,
                members: [
                    .function(
                        FunctionDeclaration(
                            nil, body: body,
                            traits: DeclarationTraits(
                                documentation: "For a place outside of any scene: each dialog ends at once there.",
                                access: access, isNonisolated: true)))
                ]))
    }

    private var key: Declaration {
        .type(
            TypeDeclaration(
                .struct, .named(keyName), inherits: [.named("SwiftUI.EnvironmentKey")],
                traits: DeclarationTraits(isNonisolated: true),
                members: [
                    .variable(
                        VariableDeclaration(
                            "defaultValue", type: nil, .constant(.call(.type(facade), [])),
                            traits: DeclarationTraits(isStatic: true)))
                ]))
    }

    private var environment: Declaration {
        .type(
            TypeDeclaration(
                .extension, .named("SwiftUI.EnvironmentValues"),
                members: [
                    .variable(
                        VariableDeclaration(
                            environmentValue, type: facade,
                            .alias(of: .element(.identifier("self"), .metatype(.named(keyName)))),
                            traits: DeclarationTraits(
                                documentation: "The dialogs of the scene, for every view below `dialogHost`.",
                                access: access, isNonisolated: true)))
                ]))
    }

    // MARK: The modifiers

    private var modifiers: Declaration {
        var parameters: [FunctionDeclaration.Parameter] = [.init(nil, "dialogs", facade)]
        var given: [Expression.Argument] = [.init(nil, .identifier("dialogs"))]
        var providing: Expression = .identifier("self")
        if !viewsProtocols.isEmpty {
            parameters.append(.init("views", "views", .opaque(views)))
            given.append(.init("views", .identifier("views")))
            let additions = viewsProtocols.map { name in
                Statement.expression(
                    .method(
                        .identifier("views"), SwiftNames.addingFunction(ofViews: name),
                        [.init("to", .inoutReference(.identifier("slots")))]))
            }
            providing = providing.calling("dialogSlots", trailing: Closure(parameters: ["slots"], body: additions))
        }
        providing = providing.calling(
            "environment", [.init(nil, .keyPath(environmentValue)), .init(nil, .identifier("dialogs"))])
        let hosting = Expression.identifier("self")
            .calling("dialogHost", .member(.identifier("dialogs"), "_center"))
            .calling("dialogs", given)
        return .type(
            TypeDeclaration(
                .extension, .named("SwiftUI.View"),
                members: [
                    modifier(
                        "dialogHost", parameters, hosting,
                        documentation: "Shows the dialogs above this view. Stands once, at the root of a scene."),
                    modifier(
                        "dialogs", parameters, providing,
                        documentation: "Gives this module's dialogs to a scene that has its host already."),
                ]))
    }

    private func modifier(
        _ name: String, _ parameters: [FunctionDeclaration.Parameter], _ body: Expression, documentation: String
    ) -> Declaration {
        .function(
            FunctionDeclaration(
                name, parameters, result: .opaque(.named("SwiftUI.View")), body: [.expression(body)],
                traits: DeclarationTraits(documentation: documentation, attributes: [.mainActor], access: access)))
    }

    // MARK: Previews

    /// `extension Dialogs: DialogsPreviews {}`: what previews need has to be given by the app.
    private var previews: [Declaration] {
        let isAsked = !appProtocols.isEmpty || !viewsProtocols.isEmpty
        let name = SwiftNames.previewsProtocol(configuration)
        let app = TypeReference.any(.named(context.appType))
        let traits = DeclarationTraits(isStatic: true)
        var members: [Declaration] = []
        var arguments: [Expression.Argument] = [
            .init(nil, .call(.type(.named("DialogRuntime.DialogCenter")), []))
        ]
        var given: [Expression.Argument] = [.init(nil, .identifier("dialogs"))]
        if !appProtocols.isEmpty {
            members.append(
                .variable(VariableDeclaration("previewApp", type: app, .requirement, traits: traits)))
            arguments.append(.init("app", .identifier("previewApp")))
        }
        if !viewsProtocols.isEmpty {
            members.append(.associatedType("PreviewViews", bound: views))
            members.append(
                .variable(
                    VariableDeclaration("previewViews", type: .named("PreviewViews"), .requirement, traits: traits)))
            given.append(.init("views", .member(.type(facade), "previewViews")))
        }
        let show = TypeReference.function(parameters: [facade], result: .void, isEscaping: true, isMainActor: true)
        let hosting = Expression.identifier("screen").calling("dialogHost", given)
        let body: [Statement] = [
            .expression(
                .call(
                    .type(.named("DialogUI.DialogPreview")),
                    [.init(nil, .call(.type(facade), arguments)), .init(nil, .identifier("show"))],
                    trailing: Closure(parameters: ["screen", "dialogs"], hosting)))
        ]
        let preview = FunctionDeclaration(
            "_preview", [.init(nil, "show", show)], result: .opaque(.named("SwiftUI.View")), body: body, traits: traits)
        var declarations: [Declaration] = []
        if isAsked {
            declarations.append(
                .type(
                    TypeDeclaration(
                        .protocol, .named(name),
                        traits: DeclarationTraits(
                            documentation: "What Xcode's previews of the dialogs need; give it in an extension.",
                            attributes: [.mainActor]),
                        members: members)))
        }
        declarations.append(
            .type(
                TypeDeclaration(
                    .extension, facade, inherits: isAsked ? [.named(name)] : [], members: [.function(preview)])))
        return declarations
    }
}
