import DialogLanguage
import SwiftCode

/// The protocol of the views that the definitions of one file ask of the app, and how the runtime's names lead to them.
struct ViewsCode {
    /// Where there is something to draw dialogs in SwiftUI with. Elsewhere the generated code asks for no view.
    static let condition = "canImport(SwiftUI) && canImport(DialogUI)"

    let requirements: [ViewRequirement]
    let context: GeneratorContext
    let locations: Locations

    private var access: AccessLevel { AccessLevel(context.configuration.accessLevel) }
    private var name: String {
        SwiftNames.viewsProtocol(relativePath: locations.relativePath, context.configuration)
    }

    /// Nothing for a file without views of the app.
    var declarations: [Declaration] {
        if requirements.isEmpty { return [] }
        let protocolDeclaration = TypeDeclaration(
            .protocol, .named(name),
            traits: DeclarationTraits(
                documentation: "The views that the definitions of \(locations.relativePath) ask of the app.",
                attributes: [.mainActor], access: access),
            members: requirements.flatMap { members($0) })
        let adding = FunctionDeclaration(
            SwiftNames.addingFunction(ofViews: name),
            [.init("to", "views", .inout(.named("DialogUI.DialogSlotViews")))], body: additions)
        return [
            .type(protocolDeclaration), .type(TypeDeclaration(.extension, .named(name), members: [.function(adding)])),
        ]
    }

    // MARK: The requirement

    private func members(_ requirement: ViewRequirement) -> [Declaration] {
        let place = locations.pinned(requirement.span)
        let type = viewType(requirement)
        var parameters = [FunctionDeclaration.Parameter(nil, "session", .named("DialogRuntime.DialogSession"))]
        if let value = requirement.value {
            parameters.append(.init("value", "value", .generic("SwiftUI.Binding", value.reference)))
        }
        let taken = Set(parameters.map(\.name))
        parameters += requirement.parameters.map { parameter in
            .init(
                parameter.name, (taken.contains(parameter.name) ? "_" : "") + parameter.name,
                parameter.type.reference)
        }
        return [
            .located(
                locations.unpinned(requirement.span), .associatedType(type, bound: .named("SwiftUI.View"))),
            .located(
                place,
                .function(
                    FunctionDeclaration(
                        SwiftNames.viewFunction(requirement.view), parameters, result: .named(type), body: nil,
                        traits: DeclarationTraits(attributes: [.viewBuilder]), pinnedColumn: place.column))),
        ]
    }

    /// The name of the associated type. It says which value the view edits, since the functions of two files with one
    /// name and unlike values answer unlike views.
    private func viewType(_ requirement: ViewRequirement) -> String {
        let view = "_" + SwiftNames.capitalized(SwiftNames.viewFunction(requirement.view))
        return requirement.value.map { view + "_" + SwiftNames.identifier($0.description) } ?? view
    }

    // MARK: The way from names to views

    /// `views.add("GlowView", editing: Glow.self) { slot, value in self.glowView(slot.session, value: value) }`
    private var additions: [Statement] {
        requirements.map { requirement in
            var arguments = [Expression.Argument(nil, .string(requirement.view))]
            if let value = requirement.value { arguments.append(.init("editing", .metatype(value.reference))) }
            let parameters = requirement.value == nil ? ["slot"] : ["slot", "value"]
            return .expression(
                .method(
                    .identifier("views"), "add", arguments,
                    trailing: Closure(parameters: parameters, call(requirement))))
        }
    }

    private func call(_ requirement: ViewRequirement) -> Expression {
        var arguments = [Expression.Argument(nil, .member(.identifier("slot"), "session"))]
        if requirement.value != nil { arguments.append(.init("value", .identifier("value"))) }
        arguments += requirement.parameters.map { parameter in
            .init(
                parameter.name,
                .identifier("slot").calling(parameter.type.rawValue, [.init(nil, .string(parameter.name))]))
        }
        return .method(.identifier("self"), SwiftNames.viewFunction(requirement.view), arguments)
    }
}

extension ViewRequirement.ParameterType {
    fileprivate var reference: TypeReference { .named("Swift." + SwiftNames.capitalized(rawValue)) }
}
