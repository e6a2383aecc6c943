import DialogLanguage
import SwiftCode

// The struct of a dialog's values and the enums of its pickers.

extension DialogCode {
    var values: Declaration {
        var members: [Declaration] = []
        members.reserveCapacity(valueControls.count + 1)
        for control in valueControls { addProperty(control, to: &members) }
        members.append(
            .function(FunctionDeclaration(nil, body: [], traits: DeclarationTraits(access: access))))
        return .type(
            TypeDeclaration(
                .struct, .named("Values"), inherits: [.named("DialogRuntime.DialogValues")],
                traits: DeclarationTraits(access: access), members: members))
    }

    /// The name under which generated code knows the control's property. A deprecated one has a second name, so that
    /// generated code does not warn about itself.
    func propertyName(_ control: String) -> String {
        deprecatedControls.contains(control) ? "_" + control : control
    }

    private func addProperty(_ control: Control, to members: inout [Declaration]) {
        guard let valueType = control.value?.type, let first = control.value?.initial else { return }
        let name = propertyName(control.id)
        let isLifted = control.isLifted
        let type = isLifted ? .optional(typeReference(valueType)) : typeReference(valueType)
        let initial = isLifted ? nil : expression(first, of: control)
        let stored = Declaration.variable(
            VariableDeclaration(
                name, type: type, .stored(initial),
                traits: DeclarationTraits(
                    documentation: control.deprecated == nil ? control.documentation : nil, access: access)))
        members.append(valueType.isOfApp ? .located(locations.unpinned(control.span), stored) : stored)
        guard let message = control.deprecated else { return }
        members.append(
            .variable(
                VariableDeclaration(
                    control.id, type: type, .alias(of: .identifier(name)),
                    traits: DeclarationTraits(
                        documentation: control.documentation, deprecation: message, access: access))))
    }

    var optionEnumerations: [Declaration] {
        var enumerations: [Declaration] = []
        for control in valueControls {
            guard case .controlOption(let id) = control.value?.type.element,
                let list = context.optionList(of: control)
            else { continue }
            enumerations.append(
                OptionCode(list: list, prefix: optionPrefix(control, isInList: control.isList))
                    .enumeration(SwiftNames.optionType(control: id), traits: DeclarationTraits(access: access)))
        }
        return enumerations
    }

    // MARK: First values

    func expression(_ initial: InitialValue, of control: Control) -> Expression? {
        switch initial {
        case .literal(let literal): literal.expression
        case .option(let index): optionExpression(index, of: control)
        case .none: nil
        case .app: control.value.flatMap { placeholder(for: $0.type, of: control) }
        case .several(let values): .array(values.compactMap { expression($0, of: control) })
        }
    }

    /// An option as a value of its control: a case, or a number.
    func optionExpression(_ index: Int, of control: Control) -> Expression? {
        guard let options = context.optionList(of: control)?.options, options.indices.contains(index) else {
            return nil
        }
        let option = options[index]
        return option.caseName.map { .implicitMember($0) } ?? option.value.expression
    }

    /// What stands there until the app is asked for its default.
    private func placeholder(for type: ValueType, of control: Control) -> Expression? {
        switch type {
        case .bool: .bool(false)
        case .int: lowerBound(of: control) ?? .int(0)
        case .double: lowerBound(of: control) ?? .double(0)
        case .string: .string("")
        case .date: lowerBound(of: control) ?? Literal.date(.earliest).expression
        case .time: lowerBound(of: control) ?? Literal.time(.midnight).expression
        case .dateAndTime: lowerBound(of: control) ?? Literal.dateAndTime(.earliest).expression
        case .duration(let unit):
            lowerBound(of: control) ?? (unit == nil ? Literal.duration(nanoseconds: 0) : .int(0)).expression
        case .color: Literal.color(.black).expression
        case .controlOption, .optionSet, .app: optionExpression(0, of: control)
        case .optional: nil
        case .set, .list: .array([])
        }
    }

    private func lowerBound(of control: Control) -> Expression? {
        switch control.kind {
        case .stepper(let number), .slider(let number), .numberField(let number): return lower(of: number.range)
        case .datePicker(let picker): return lower(of: picker.range)
        case .durationPicker(let picker): return lower(of: picker.range)
        case .picker: return optionExpression(0, of: control)
        default: return nil
        }
    }

    private func lower(of bounds: Bounds) -> Expression? {
        if case .fixed(let lower, _) = bounds { lower?.expression } else { nil }
    }
}

extension ValueType {
    /// Whether the app defines the type.
    var isOfApp: Bool {
        if case .app = element { true } else { false }
    }
}
