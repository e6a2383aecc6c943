import Diagnostics
import YAMLTree

// Rows without a value, and the app's own views.

extension ControlLowering {
    mutating func lowerRow(in dialog: inout DialogLowering) {
        switch kind {
        case .labeledContent:
            if let app = record.app(.value) {
                loweredKind = .labeledContent(.app(app))
            } else if let text = dialog.text(.value, of: record, in: path) {
                loweredKind = .labeledContent(.text(text))
            }
        case .text:
            loweredKind = dialog.text(.text, of: record, in: path).map { .text($0) }
        case .button:
            opens = dialog.open(of: record)
            if let open = opens {
                loweredKind = .button(.opens(open.target), role: record.word(.role))
            } else if let action = record.reference(.action) {
                loweredKind = .button(.action(action), role: record.word(.role))
            }
        case .navigationLink:
            opens = dialog.open(of: record)
            if let open = opens {
                loweredKind = .navigationLink(.page(open.target))
            } else if let content = record.record(.content, .content) {
                loweredKind = dialog.customView(of: content).map { .navigationLink(.slot($0)) }
            }
        case .link:
            if let url = record.string(.url) {
                loweredKind = .link(.url(url))
            } else if let page: SystemPage = record.record(.url, .systemLink)?.word(.system) {
                loweredKind = .link(page == .settings ? .systemSettings : .systemNotifications)
            }
        case .toggle, .stepper, .slider, .picker, .multiPicker, .textField, .secureField, .textEditor,
            .datePicker, .durationPicker, .colorPicker, .list, .custom:
            break
        }
    }

    mutating func lowerCustom(in dialog: inout DialogLowering) {
        loweredKind = dialog.customView(of: record).map { .custom($0) }
        guard let name = record.name(.valueType) else {
            if record.isAbsent(.valueType) { reportValueKeys(into: &dialog.sink) }
            return
        }
        var type = ValueType(named: name)
        if record.bool(.optional) == true, !type.isOptional { type = .optional(type) }
        var initial: InitialValue = .none
        switch givenDefault(takesTexts: type.unwrapped == .string, into: &dialog.sink) {
        case .wrong: break
        case .app(let app): initial = .app(app)
        case .absent:
            if !type.isOptional, !record.isUnknown(.optional) {
                dialog.sink.report(
                    Diagnostic(
                        .missingKey,
                        "a view with a value needs default: {app: name}, or optional: true to start without",
                        at: record.missingKeyPlace))
            }
        case .scalar(let node):
            if let literal = literal(at: node, type: type.unwrapped, into: &dialog.sink) { initial = .literal(literal) }
        }
        value = ValueTraits(type: type, initial: initial)
    }

    /// Constants exist for Swift's own types; everything else comes from the app.
    private func literal(at node: YAMLNode, type: ValueType, into sink: inout DiagnosticSink) -> Literal? {
        let parsed: Parsed<Literal>
        switch type {
        case .bool: parsed = Values.bool(node.text, isPlain: node.isPlain).map { .bool($0) }
        case .int: parsed = Values.int(node.text, isPlain: node.isPlain).map { .int($0) }
        case .double: parsed = Values.decimal(node.text, isPlain: node.isPlain).map { .double($0) }
        case .string: parsed = .value(.string(node.text))
        case .date, .time, .dateAndTime, .duration, .color, .controlOption, .optionSet, .app, .optional, .set, .list:
            sink.report(
                .wrongType, "a value of the app's own type has no constant; write default: {app: name}", at: node)
            return nil
        }
        switch parsed {
        case .value(let literal): return literal
        case .problem(let problem):
            sink.report(problem, at: node)
            return nil
        }
    }

    private func reportValueKeys(into sink: inout DiagnosticSink) {
        let keys: [Key] = [.default, .bind, .storageKey, .onChange, .validationMessage, .showsValue, .optional]
        for key in keys {
            reportNotApplicable(
                key, "\(key.rawValue) is for a view with a value; say of which type with valueType", into: &sink)
        }
    }
}
