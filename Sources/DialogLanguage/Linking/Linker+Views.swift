import Diagnostics
import YAMLTree

// All uses of one view of the app give it constants of the same names and types.

extension Linker {
    /// What the first use of a view says about its parameters; numbers become `Double` if any use has decimals.
    private struct Signature {
        var first: ViewUse
        /// In the order of the first use.
        let names: [String]
        var types: [String: ParameterType]

        init(_ use: ViewUse) {
            first = use
            names = use.parameters.map(\.name)
            types = Dictionary(use.parameters.map { ($0.name, ParameterType($0.literal)) }) { first, _ in first }
        }
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
                // A use with other constants was reported.
                guard let signature = signatures[view.name], signature.names.count == view.parameters.count else {
                    return view
                }
                var view = view
                let values = Dictionary(view.parameters.map { ($0.name, $0.value) }) { first, _ in first }
                view.parameters = signature.names.compactMap { name in
                    guard let value = values[name] else { return nil }
                    if signature.types[name] == .double, case .int(let int) = value {
                        return (name, .double(Double(int)))
                    }
                    return (name, value)
                }
                return view
            }
        }
    }

    private mutating func compare(_ use: ViewUse, with signatures: inout [String: Signature]) {
        let name = use.view.name
        // Taken out, so that a change of it copies nothing.
        guard var signature = signatures.removeValue(forKey: name) else {
            signatures[name] = Signature(use)
            return
        }
        let note = Diagnostic.Note(
            "the first use of \(name)", at: signature.first.withNode?.span ?? signature.first.view.span)
        for parameter in use.parameters {
            let type = ParameterType(parameter.literal)
            guard let known = signature.types[parameter.name], known != type else { continue }
            if known.isNumber, type.isNumber {
                signature.types[parameter.name] = .double
                continue
            }
            sink.report(
                .wrongType,
                "\(parameter.name) is \(type.rawValue) here and \(known.rawValue) at the first use of \(name)",
                at: parameter.node, notes: [note])
        }
        signatures[name] = signature
        let names = Set(use.parameters.map(\.name))
        guard names.count != signature.types.count || names.contains(where: { signature.types[$0] == nil }) else {
            return
        }
        let most = 8
        let wanted = signature.names.prefix(most).joined(separator: ", ") + (signature.names.count > most ? ", …" : "")
        let message =
            "all uses of \(name) take the same constants; the first one takes \(wanted.isEmpty ? "none" : wanted)"
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
