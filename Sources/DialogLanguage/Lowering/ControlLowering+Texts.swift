import Diagnostics
import YAMLTree

// Text fields, secure fields and text editors for text.

extension ControlLowering {
    mutating func lowerText(in dialog: inout DialogLowering) {
        let allowed = kind == .textField ? ["String", "Int", "Double"] : ["String"]
        _ = valueType(among: allowed, into: &dialog.sink)
        if kind == .textField, !record.isUnknown(.valueType) {
            reportNotApplicable(
                .range, "range is for numbers; a field for one needs valueType: Int or valueType: Double",
                into: &dialog.sink)
        }
        var text = TextControl()
        text.placeholder = dialog.text(.placeholder, of: record, in: path)
        text.length = record.count(.length).map { ($0.lower, $0.upper) }
        text.pattern = record.string(.pattern)
        text.unit = dialog.text(.unit, of: record, in: path)
        text.contentType = record.word(.contentType)
        text.keyboard = record.word(.keyboard)
        text.autocapitalization = record.word(.autocapitalization)
        text.autocorrection = record.bool(.autocorrection)
        text.lineLimit = record.count(.lineLimit).map { ($0.lower, $0.upper) }

        let isOptional = record.bool(.optional) ?? false
        var initial: InitialValue = isOptional ? .none : .literal(.string(""))
        switch givenDefault(takesTexts: true, into: &dialog.sink) {
        case .absent, .wrong: break
        case .app(let app): initial = .app(app)
        case .scalar(let node):
            let given = textConstant(at: node, against: text, into: &dialog.sink)
            initial = isOptional && node.text.isEmpty ? .none : given
        }
        value = ValueTraits(type: isOptional ? .optional(.string) : .string, initial: initial)
        loweredKind =
            switch kind {
            case .secureField: .secureField(text)
            case .textEditor: .textEditor(text)
            default: .textField(text)
            }
    }

    func textConstant(
        at node: YAMLNode, against text: TextControl, into sink: inout DiagnosticSink
    ) -> InitialValue {
        if node.isBooleanWord { sink.reportBooleanWord(node) }
        let given = node.text
        check(given, at: node, against: text, into: &sink)
        return .literal(.string(given))
    }

    /// A default has to pass the checks of its own control; an empty one is for the user to fill.
    private func check(
        _ given: String, at node: YAMLNode, against text: TextControl, into sink: inout DiagnosticSink
    ) {
        guard !given.isEmpty else { return }
        let count = given.count
        if let length = text.length, let field = record[.length],
            length.lower.map({ count < $0 }) ?? false || length.upper.map({ count > $0 }) ?? false
        {
            sink.report(
                .defaultBreaksRule,
                "default has \(count) \(count == 1 ? "character" : "characters"), which is not within length "
                    + "\(field.node.text)",
                at: node, notes: [Diagnostic.Note("the length", at: field.node.span)])
        } else if let pattern = text.pattern, let field = record[.pattern],
            Values.matches(given, pattern: pattern) == false
        {
            sink.report(
                .defaultBreaksRule, "default '\(Values.shown(given))' does not match the pattern", at: node,
                notes: [Diagnostic.Note("the pattern", at: field.node.span)])
        }
    }
}
