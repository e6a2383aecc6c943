import Diagnostics
import YAMLTree

// Toggles, steppers, sliders and text fields for numbers.

extension ControlLowering {
    mutating func lowerToggle(in dialog: inout DialogLowering) {
        _ = valueType(among: ["Bool"], into: &dialog.sink)
        loweredKind = .toggle(Toggle(style: record.word(.style)))
        let initial = initialValue(without: .literal(.bool(false)), into: &dialog.sink) { node in
            Values.bool(node.text, isPlain: node.isPlain).map { .bool($0) }
        }
        value = ValueTraits(type: .bool, initial: initial ?? .literal(.bool(false)))
    }

    /// The number type of a text field; `nil` if it is one for text.
    var numberFieldType: ValueType? {
        switch record.name(.valueType) {
        case "Int": .int
        case "Double": .double
        default: nil
        }
    }

    mutating func lowerNumber(in dialog: inout DialogLowering) {
        let isDouble = isDouble(into: &dialog.sink)
        let bounds = bounds(isDouble: isDouble, into: &dialog.sink)
        let step = step(isDouble: isDouble, into: &dialog.sink)
        if case .fixed(let lower, let upper)? = bounds { checkStep(step, from: lower, to: upper, into: &dialog.sink) }
        if kind == .textField { reportTextKeys(into: &dialog.sink) }

        var number = NumberControl(range: bounds ?? .fixed(lower: nil, upper: nil))
        number.step = step ?? (kind == .stepper ? .number(1, isDouble: isDouble) : nil)
        number.unit = dialog.text(.unit, of: record, in: path)
        if case .format(let format)? = record[.format]?.value { number.format = format }
        number.minimumLabel = dialog.text(.minimumLabel, of: record, in: path)
        number.maximumLabel = dialog.text(.maximumLabel, of: record, in: path)
        number.placeholder = dialog.text(.placeholder, of: record, in: path)
        if kind == .textField {
            number.contentType = record.word(.contentType)
            number.keyboard = record.word(.keyboard)
        }

        let isOptional = record.bool(.optional) ?? false
        let initial = initialValue(
            without: first(of: number.range, isDouble: isDouble, isOptional: isOptional), into: &dialog.sink
        ) { node in
            Values.number(node.text, isPlain: node.isPlain).flatMap { $0.literal(isDouble: isDouble) }
        }
        // A new row of a list is empty until something is typed.
        if kind == .textField, list == nil, record.isAbsent(.default), !isOptional, !record.isUnknown(.optional) {
            dialog.sink.report(
                Diagnostic(
                    .missingKey, "a field for a number needs default, or optional: true for a field that may be empty",
                    at: record.missingKeyPlace))
        }
        if let initial, let bounds { checkDefault(initial, within: bounds, into: &dialog.sink) }
        let type: ValueType = isDouble ? .double : .int
        value = ValueTraits(
            type: isOptional ? .optional(type) : type, initial: initial ?? .literal(.number(0, isDouble: isDouble)))
        loweredKind =
            switch kind {
            case .stepper: .stepper(number)
            case .slider: .slider(number)
            default: .numberField(number)
            }
    }

    /// `Double` if something is written with a decimal point, or `valueType` says so.
    func isDouble(into sink: inout DiagnosticSink) -> Bool {
        switch valueType(among: ["Int", "Double"], into: &sink) {
        case "Int": return false
        case "Double": return true
        default: break
        }
        let range = record.range(.range)
        if range?.lower?.isDecimal ?? false || range?.upper?.isDecimal ?? false { return true }
        if record.number(.step)?.isDecimal ?? false { return true }
        func isDecimal(_ node: YAMLNode) -> Bool {
            // Nearly all defaults are seen at once to be none.
            guard node.isPlain, node.withText({ $0.contains { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) } }) else {
                return false
            }
            return Values.number(node.text, isPlain: true).value?.isDecimal ?? false
        }
        if let field = record[.default], isDecimal(field.node) { return true }
        return list?.list(.default).contains { isDecimal($0.node) } ?? false
    }

    /// The bounds; `nil` if they are wrong. A text field without `range` has none.
    func bounds(isDouble: Bool, into sink: inout DiagnosticSink) -> Bounds? {
        if let app = record.app(.range) { return .app(app) }
        guard let field = record[.range] else { return kind == .textField ? .fixed(lower: nil, upper: nil) : nil }
        guard let range = record.range(.range) else { return nil }
        if kind == .slider || kind == .picker, range.lower == nil || range.upper == nil {
            sink.report(
                .invalidRange, "a \(kind.rawValue) needs both ends of its range, as 0...100", at: field.node)
            return nil
        }
        switch range.bounds(isDouble: isDouble) {
        case .value(let bounds): return .fixed(lower: bounds.lower, upper: bounds.upper)
        case .problem(let problem):
            sink.report(problem, at: field.node)
            return nil
        }
    }

    /// The step, `nil` if there is none or it is wrong.
    func step(isDouble: Bool, into sink: inout DiagnosticSink) -> Literal? {
        guard let field = record[.step] else {
            if kind == .stepper, isDouble, record.isAbsent(.step) {
                sink.report(
                    Diagnostic(
                        .missingKey, "a stepper for decimal numbers needs step, as 0.5", at: record.missingKeyPlace))
            }
            return nil
        }
        guard let number = record.number(.step) else { return nil }
        switch Values.step(number).flatMap({ $0.literal(isDouble: isDouble) }) {
        case .value(let literal): return literal
        case .problem(let problem):
            sink.report(problem, at: field.node)
            return nil
        }
    }

    /// Whether the step fits into the range, and leads to its end.
    func checkStep(_ step: Literal?, from lower: Literal?, to upper: Literal?, into sink: inout DiagnosticSink) {
        guard let step, let lower, let upper, let field = record[.step], let range = record[.range] else { return }
        var note: Diagnostic.Note { Diagnostic.Note("the range", at: range.node.span) }
        if Values.stepCount(step, from: lower, to: upper) == 0, lower != upper {
            sink.report(
                .invalidStep, "the step \(field.node.text) is larger than the range \(range.node.text)", at: field.node,
                notes: [note])
        } else if !Values.stepFits(step, from: lower, to: upper) {
            sink.report(
                .stepMissesRange,
                "steps of \(field.node.text) do not reach the end of the range \(range.node.text)", at: field.node,
                notes: [note])
        }
    }

    func checkDefault(_ initial: InitialValue, within allowed: Bounds, into sink: inout DiagnosticSink) {
        guard case .literal(let literal) = initial, let node = record[.default]?.node else { return }
        check(literal, at: node, within: allowed, into: &sink)
    }

    /// A constant has to lie within the bounds of its control.
    func check(_ literal: Literal, at node: YAMLNode, within allowed: Bounds, into sink: inout DiagnosticSink) {
        guard case .fixed(let lower, let upper) = allowed, let range = record[.range]?.node else { return }
        let nearest: Literal
        if let lower, literal.isLess(than: lower) {
            nearest = lower
        } else if let upper, upper.isLess(than: literal) {
            nearest = upper
        } else {
            return
        }
        // The bound as it is written, so that the definition keeps its spelling.
        let bounds = Values.bounds(of: range.text)
        let text = (nearest == lower ? bounds?.lower : bounds?.upper) ?? ""
        sink.report(
            .defaultOutOfRange, "default \(node.text) lies outside the range \(range.text)", at: node,
            notes: [Diagnostic.Note("the range", at: range.span)],
            fixIts: [FixIt("write \(text)", replace: node.span, with: text)])
    }

    /// What the value starts with when there is no `default`.
    private func first(of bounds: Bounds, isDouble: Bool, isOptional: Bool) -> InitialValue {
        if isOptional { return .none }
        let zero = Literal.number(0, isDouble: isDouble)
        // What the app supplies is asked for when the session starts, and the runtime moves the value into it.
        guard case .fixed(let lower, let upper) = bounds else { return .literal(zero) }
        if let lower { return .literal(lower) }
        guard let upper, upper.isLess(than: zero) else { return .literal(zero) }
        return .literal(upper)
    }

    private func reportTextKeys(into sink: inout DiagnosticSink) {
        for key in [Key.length, .pattern, .autocapitalization, .autocorrection] {
            reportNotApplicable(key, "\(key.rawValue) is for texts; this field takes a number", into: &sink)
        }
    }
}

extension Literal {
    static func number(_ value: Int, isDouble: Bool) -> Literal {
        isDouble ? .double(Double(value)) : .int(value)
    }

    /// Whether both are of one type that has an order, and this one comes first.
    func isLess(than other: Literal) -> Bool {
        switch (self, other) {
        case (.int(let left), .int(let right)): left < right
        case (.double(let left), .double(let right)): left < right
        case (.date(let left), .date(let right)): left < right
        case (.time(let left), .time(let right)): left < right
        case (.dateAndTime(let left), .dateAndTime(let right)): left < right
        case (.duration(let left), .duration(let right)): left < right
        default: false
        }
    }
}
