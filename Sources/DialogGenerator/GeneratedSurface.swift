package import Diagnostics
package import DialogLanguage

// What the app sees of generated code, for whoever compares two versions of the definitions. The names and types are
// those that the generator itself uses.

extension Dialog {
    /// The name of the generated type.
    package var generatedTypeName: String { SwiftNames.type(self) }

    /// What opening the dialog answers, without the names of modules. A loading overlay answers what its work returns.
    package var generatedAnswer: String {
        switch generatedKind {
        case .buttons: "Button"
        case .page: "DismissReason"
        case .values, .editing: "DialogOutcome<\(valueControls.isEmpty ? "NoValues" : "Values")>"
        case .loading: "the result of its work"
        }
    }

    /// Whether the answer is the button that was pressed, so that apps switch over all of them.
    package var answersWithButton: Bool { generatedKind == .buttons }
}

extension Control {
    /// The type of the property in `Values`, as code inside the dialog writes it; `nil` for a row without a value.
    package var generatedPropertyType: String? {
        guard let value else { return nil }
        let type = AppRequirement.ScopedType(value.type, dialog: nil).description
        return isLifted ? type + "?" : type
    }

    /// Whether the property is an optional although the control's value is not: the app gives the first value of a type
    /// of its own, so that there is none before a dialog opens.
    var isLifted: Bool {
        guard let value, case .app = value.type, case .app = value.initial else { return false }
        switch kind.options {
        case .list, .set: return false
        case .range, .app, nil: return true
        }
    }
}

extension OptionSet {
    /// The name of the generated enum.
    package var generatedTypeName: String { SwiftNames.optionType(set: id) }
}

/// Names that the generator gives.
package enum GeneratedNames {
    /// The enum of a control's own options, inside the dialog's type.
    package static func optionType(control id: String) -> String { SwiftNames.optionType(control: id) }
}

/// One thing that the app has to supply through the generated protocol.
package struct RequiredOfApp {
    package var name: String
    /// As Swift writes it: the type of a property or of a function.
    package var type: String
    /// The first place that asks for it.
    package var span: SourceSpan

    /// Everything that definitions ask of the app, each name once, in the order of the definitions.
    package static func all(in set: DialogSet) -> [RequiredOfApp] {
        var seen: Set<String> = []
        return set.files.flatMap(\.dialogs).flatMap { AppRequirements.of($0) }.filter { seen.insert($0.name).inserted }
            .map {
                requirement in
                RequiredOfApp(name: requirement.name, type: requirement.shape.type, span: requirement.span)
            }
    }
}

extension AppRequirement.Shape {
    fileprivate var type: String {
        switch self {
        case .value(let type): "\(type)"
        case .action: "() -> Void"
        case .change(let type): "(\(type)) -> Void"
        case .options(let type): "[DialogOption<\(type)>]"
        case .range(let type): "ClosedRange<\(type)>"
        case .record(let type): "() -> \(type)"
        case .storage: "any DialogStorage"
        }
    }
}
