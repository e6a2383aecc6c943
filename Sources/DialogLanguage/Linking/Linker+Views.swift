import Diagnostics
import YAMLTree

// All uses of one view of the app give it constants of the same names and types.

extension Linker {
    /// What the first use of a view says about its parameters; numbers become `Double` if any use has decimals.
    private struct Signature {
        var first: ViewUse
        var types: [(name: String, type: ParameterType)]
    }

    private enum ParameterType: String {
        case bool = "Bool"
        case int = "Int"
        case double = "Double"
        case string = "String"

        init(_ literal: Literal) {
            self =
                switch literal {
                case .bool: .bool
                case .int: .int
                case .double: .double
                // Constants of views are written without a type; these are texts there.
                case .string, .date, .time, .dateAndTime, .duration, .color, .url: .string
                }
        }

        var isNumber: Bool { self == .int || self == .double }
    }

    mutating func settleViews() {
        var signatures: [String: Signature] = [:]
        for index in indices {
            for use in self[index].viewUses { compare(use, with: &signatures) }
        }
        for index in indices where !self[index].viewUses.isEmpty {
            self[index].mapViews { view in
                guard let signature = signatures[view.name] else { return view }
                var view = view
                view.parameters = signature.types.compactMap { name, type in
                    guard let value = view.parameters.first(where: { $0.name == name })?.value else { return nil }
                    if type == .double, case .int(let int) = value { return (name, .double(Double(int))) }
                    return (name, value)
                }
                return view
            }
        }
    }

    private mutating func compare(_ use: ViewUse, with signatures: inout [String: Signature]) {
        let name = use.view.name
        guard var signature = signatures[name] else {
            signatures[name] = Signature(
                first: use, types: use.parameters.map { ($0.name, ParameterType($0.literal)) })
            return
        }
        let note = Diagnostic.Note(
            "the first use of \(name)", at: signature.first.withNode?.span ?? signature.first.view.span)
        for parameter in use.parameters {
            let type = ParameterType(parameter.literal)
            guard let position = signature.types.firstIndex(where: { $0.name == parameter.name }) else { continue }
            let known = signature.types[position].type
            if known == type { continue }
            if known.isNumber, type.isNumber {
                signature.types[position].type = .double
                continue
            }
            sink.report(
                .wrongType,
                "\(parameter.name) is \(type.rawValue) here and \(known.rawValue) at the first use of \(name)",
                at: parameter.node, notes: [note])
        }
        signatures[name] = signature
        let names = Set(use.parameters.map(\.name))
        let wanted = signature.types.map(\.name)
        guard names != Set(wanted) else { return }
        let message =
            "all uses of \(name) take the same constants; the first one takes "
            + "\(wanted.isEmpty ? "none" : wanted.joined(separator: ", "))"
        sink.report(
            Diagnostic(.wrongType, message, at: .span(use.withNode?.span ?? use.view.span), notes: [note]))
    }
}

extension DialogDraft {
    /// Changes every view of the app that the dialog names.
    fileprivate mutating func mapViews(_ change: (CustomView) -> CustomView) {
        slot = slot.map(change)
        for index in controls.indices {
            switch controls[index].control?.kind {
            case .custom(let view): controls[index].control?.kind = .custom(change(view))
            case .navigationLink(.slot(let view)): controls[index].control?.kind = .navigationLink(.slot(change(view)))
            default: break
            }
        }
    }
}
