import Diagnostics
import DialogLanguage

/// One view that definitions ask of the app: a function of the generated protocol.
struct ViewRequirement {
    /// The view's name in the definition.
    var view: String
    /// What the definition tells the view, in its order.
    var parameters: [Parameter]
    /// The type of the value that the view edits, if it edits one.
    var value: AppRequirement.ScopedType?
    var span: SourceSpan

    struct Parameter {
        var name: String
        var type: ParameterType
    }

    /// The types of constants; the raw value is the runtime's word.
    enum ParameterType: String {
        case bool, int, double, string

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
    }

    init(_ view: CustomView, value: AppRequirement.ScopedType? = nil) {
        self.view = view.name
        parameters = view.parameters.map { Parameter(name: $0.name, type: ParameterType($0.value)) }
        self.value = value
        span = view.span
    }

    /// What decides about the function: the constants of one view have equal types everywhere.
    struct Identity: Hashable {
        var view: String
        var value: AppRequirement.ScopedType?
    }

    /// Equal for requirements that are met by one function.
    var identity: Identity { Identity(view: view, value: value) }
}

/// Collects the views that definitions ask of the app.
enum ViewRequirements {
    /// Leaves repetitions out; the first stays where it is.
    static func eachOnce(_ found: [ViewRequirement]) -> [ViewRequirement] {
        if found.count < 2 { return found }
        var seen: Set<ViewRequirement.Identity> = []
        return found.filter { seen.insert($0.identity).inserted }
    }

    /// The requirements of a dialog, with repetitions.
    static func of(_ dialog: Dialog) -> [ViewRequirement] {
        switch dialog.content {
        case .none: []
        case .slot(let view): [ViewRequirement(view)]
        case .sections:
            dialog.controls.compactMap { control in
                switch control.kind {
                case .navigationLink(.slot(let view)): ViewRequirement(view)
                case .custom(let view):
                    ViewRequirement(
                        view, value: control.value.map { AppRequirement.ScopedType($0.type, in: dialog) })
                default: nil
                }
            }
        }
    }
}
