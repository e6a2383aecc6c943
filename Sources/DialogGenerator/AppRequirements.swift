import Diagnostics
import DialogLanguage

/// One thing that definitions ask of the app: a property or function of the generated protocol.
struct AppRequirement {
    var name: String
    var shape: Shape
    var span: SourceSpan

    enum Shape: Hashable {
        /// A property: a default, a condition, the value of a row.
        case value(ScopedType)
        /// A function without parameters.
        case action
        /// A function that is given a control's new value.
        case change(ScopedType)
        /// The options of a picker.
        case options(ScopedType)
        /// The bounds of a number.
        case range(ScopedType)
        /// A function that makes a record for a list.
        case record(ScopedType)
        /// The store of dialogs whose values live in the app.
        case storage

        var summary: String {
            switch self {
            case .value(let type): "a value of type \(type)"
            case .action: "an action"
            case .change(let type): "a callback for changes of type \(type)"
            case .options(let type): "a list of options of type \(type)"
            case .range(let type): "a range of type \(type)"
            case .record(let type): "a new record of type \(type)"
            case .storage: "the store of dialogs"
            }
        }
    }

    /// A value's type, told apart from equal ones of other dialogs.
    struct ScopedType: Hashable, CustomStringConvertible {
        var type: ValueType
        /// The dialog that an option enum belongs to.
        var dialog: String?

        init(_ type: ValueType, in dialog: Dialog) {
            self.type = type
            if case .controlOption = type.element { self.dialog = SwiftNames.type(dialog) }
        }

        init(_ type: ValueType, dialog: String?) {
            self.type = type
            self.dialog = dialog
        }

        var description: String { ScopedType.describe(type, dialog) }

        private static func describe(_ type: ValueType, _ dialog: String?) -> String {
            switch type {
            case .bool: "Bool"
            case .int: "Int"
            case .double: "Double"
            case .string: "String"
            case .date: "DialogDate"
            case .time: "DialogTime"
            case .dateAndTime: "Date"
            case .duration(let unit): unit == nil ? "Duration" : "Int"
            case .color: "DialogColor"
            case .controlOption(let control):
                (dialog.map { $0 + "." } ?? "") + SwiftNames.optionType(control: control)
            case .optionSet(let name): SwiftNames.optionType(set: name)
            case .app(let name): name
            case .optional(let wrapped): describe(wrapped, dialog) + "?"
            case .set(let element): "Set<\(describe(element, dialog))>"
            case .list(let element): "[\(describe(element, dialog))]"
            }
        }
    }
}

/// Collects what definitions ask of the app.
enum AppRequirements {
    /// The name under which the app gives the store of `storage: {kind: app}`.
    static let storageName = "dialogStorage"

    /// The function that makes a record: `Account` -> `newAccount`, `Bank.Account` -> `newBankAccount`.
    static func maker(of type: String) -> String {
        "new" + type.split(separator: ".").map { SwiftNames.capitalized(String($0)) }.joined()
    }

    /// The requirements of a dialog, with repetitions.
    static func of(_ dialog: Dialog) -> [AppRequirement] {
        var found: [AppRequirement] = []
        func add(_ reference: AppReference, _ shape: AppRequirement.Shape) {
            found.append(AppRequirement(name: reference.name, shape: shape, span: reference.span))
        }
        func add(_ condition: Condition?) {
            guard let condition else { return }
            for reference in condition.appReferences {
                add(reference, .value(AppRequirement.ScopedType(.bool, dialog: nil)))
            }
        }
        if case .storage(let storage) = dialog.valueSource, storage.kind == .app {
            found.append(AppRequirement(name: storageName, shape: .storage, span: dialog.span))
        }
        for section in dialog.sections {
            add(section.visibleWhen)
            add(section.enabledWhen)
            for control in section.controls {
                add(control.visibleWhen)
                add(control.enabledWhen)
                if case .app(let reference) = control.value?.initial {
                    add(reference, .value(type(of: control, in: dialog)))
                }
                if let reference = control.value?.onChange { add(reference, .change(type(of: control, in: dialog))) }
                if let requirement = ofKind(control, in: dialog) { found.append(requirement) }
            }
        }
        for rule in dialog.rules { add(rule.condition) }
        for button in dialog.buttons {
            add(button.enabledWhen)
            if let reference = button.action { add(reference, .action) }
        }
        return found
    }

    /// What the kind of a control asks for.
    private static func ofKind(_ control: Control, in dialog: Dialog) -> AppRequirement? {
        func asking(
            _ reference: AppReference, _ shape: (AppRequirement.ScopedType) -> AppRequirement.Shape
        ) -> AppRequirement {
            let element = AppRequirement.ScopedType(type(of: control, in: dialog).type.element, in: dialog)
            return AppRequirement(name: reference.name, shape: shape(element), span: reference.span)
        }
        switch control.kind {
        case .stepper(let number), .slider(let number), .numberField(let number):
            if case .app(let reference) = number.range { return asking(reference, { .range($0) }) }
        case .picker, .multiPicker:
            if case .app(let reference)? = control.kind.options { return asking(reference, { .options($0) }) }
        case .datePicker(let picker):
            if case .app(let reference) = picker.range { return asking(reference, { .range($0) }) }
        case .durationPicker(let picker):
            if case .app(let reference) = picker.range { return asking(reference, { .range($0) }) }
        case .list(let list):
            switch list.item {
            case .records(let records) where list.allowsAdd:
                let reference = AppReference(name: maker(of: records.type.name), span: records.type.span)
                return asking(reference, { .record($0) })
            case .records: break
            case .values(let row):
                switch row.kind {
                case .stepper(let number), .numberField(let number):
                    if case .app(let reference) = number.range { return asking(reference, { .range($0) }) }
                default:
                    if case .app(let reference)? = row.kind.options { return asking(reference, { .options($0) }) }
                }
            }
        case .labeledContent(.app(let reference)): return asking(reference, { .value($0) })
        case .button(.action(let reference), _):
            return AppRequirement(name: reference.name, shape: .action, span: reference.span)
        case .toggle, .textField, .secureField, .textEditor, .colorPicker, .labeledContent(.text), .text,
            .button(.opens, _), .navigationLink, .link, .custom:
            break
        }
        return nil
    }

    private static func type(of control: Control, in dialog: Dialog) -> AppRequirement.ScopedType {
        AppRequirement.ScopedType(control.value?.type ?? .string, in: dialog)
    }
}

extension Condition {
    /// The names that the condition asks of the app, in order of appearance.
    var appReferences: [AppReference] {
        var references: [AppReference] = []
        collectAppReferences(into: &references)
        return references
    }

    private func collectAppReferences(into references: inout [AppReference]) {
        switch self {
        case .app(let reference): references.append(reference)
        case .not(let condition): condition.collectAppReferences(into: &references)
        case .and(let left, let right), .or(let left, let right):
            left.collectAppReferences(into: &references)
            right.collectAppReferences(into: &references)
        case .isOn, .argument, .compare: break
        }
    }
}
