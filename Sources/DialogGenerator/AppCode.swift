import DialogLanguage
import SwiftCode

/// The protocol of what the definitions of one file ask of the app.
struct AppCode {
    /// In the order of the definitions, with repetitions.
    let asked: [AppRequirement]
    let context: GeneratorContext
    let locations: Locations

    private var access: AccessLevel { AccessLevel(context.configuration.accessLevel) }

    /// Nothing for a file that asks nothing.
    var declaration: Declaration? {
        if asked.isEmpty { return nil }
        var seen: Set<String> = []
        let requirements = asked.filter { seen.insert($0.name).inserted }
        let name = SwiftNames.appProtocol(relativePath: locations.relativePath, context.configuration)
        return .type(
            TypeDeclaration(
                .protocol, .named(name), inherits: [.named("Swift.AnyObject")],
                traits: DeclarationTraits(
                    documentation: "What the definitions of \(locations.relativePath) ask of the app.",
                    attributes: [.mainActor], access: access),
                members: requirements.map { member($0) }))
    }

    private func member(_ requirement: AppRequirement) -> Declaration {
        let place = locations.pinned(requirement.span)
        switch requirement.shape {
        case .value(let type): return property(requirement, type.reference, place)
        case .options(let type):
            return property(requirement, .array(.generic("DialogRuntime.DialogOption", type.reference)), place)
        case .range(let type):
            return property(requirement, .generic("Swift.ClosedRange", type.reference), place)
        // The name is the generator's, it stands nowhere in the definition.
        case .storage:
            return .variable(
                VariableDeclaration(
                    requirement.name, type: .any(.named("DialogRuntime.DialogStorage")), .requirement))
        case .record(let type): return function(requirement, [], result: type.reference, place)
        case .action: return function(requirement, [], place)
        case .change(let type): return function(requirement, [.init(nil, "value", type.reference)], place)
        }
    }

    private func property(_ requirement: AppRequirement, _ type: TypeReference, _ place: ReportedLocation)
        -> Declaration
    {
        .located(
            place,
            .variable(VariableDeclaration(requirement.name, type: type, .requirement, pinnedColumn: place.column)))
    }

    private func function(
        _ requirement: AppRequirement, _ parameters: [FunctionDeclaration.Parameter],
        result: TypeReference? = nil, _ place: ReportedLocation
    ) -> Declaration {
        .located(
            place,
            .function(
                FunctionDeclaration(
                    requirement.name, parameters, result: result, body: nil, pinnedColumn: place.column)))
    }
}

extension AppRequirement.ScopedType {
    /// The type as it is written outside of its dialog.
    var reference: TypeReference {
        switch type {
        case .bool: .named("Swift.Bool")
        case .int: .named("Swift.Int")
        case .double: .named("Swift.Double")
        case .string: .named("Swift.String")
        case .date: .named("DialogRuntime.DialogDate")
        case .time: .named("DialogRuntime.DialogTime")
        case .dateAndTime: .named("Foundation.Date")
        case .duration(let unit): .named(unit == nil ? "Swift.Duration" : "Swift.Int")
        case .color: .named("DialogRuntime.DialogColor")
        case .controlOption(let control):
            .named((dialog.map { $0 + "." } ?? "") + SwiftNames.optionType(control: control))
        case .optionSet(let name): .named(SwiftNames.optionType(set: name))
        case .app(let source): TypeReference(source: source) ?? .named(source)
        case .optional(let wrapped):
            .optional(Self(wrapped, dialog: dialog).reference)
        case .set(let element):
            .generic("Swift.Set", Self(element, dialog: dialog).reference)
        case .list(let element): .array(Self(element, dialog: dialog).reference)
        }
    }
}
