import Diagnostics
import YAMLTree

// Dates, times, durations and colours.

extension ControlLowering {
    mutating func lowerDatePicker(in dialog: inout DialogLowering) {
        guard !record.isUnknown(.components) else { return }
        let components = record.word(.components, as: DatePicker.Components.self) ?? .date
        _ = valueType(among: [components.swiftName], into: &dialog.sink)
        let bounds = dateBounds(components, into: &dialog.sink)
        var picker = DatePicker(components: components, range: bounds ?? .fixed(lower: nil, upper: nil))
        picker.style = record.word(.style)
        loweredKind = .datePicker(picker)
        let initial = initialValue(without: .none, into: &dialog.sink) { node in
            Values.moment(node.text, components: components)
        }
        setValue(components.valueType, initial: initial, bounds: bounds, in: &dialog)
    }

    mutating func lowerDurationPicker(in dialog: inout DialogLowering) {
        guard !record.isUnknown(.storedAs) else { return }
        let unit = record.word(.storedAs, as: DurationPicker.Unit.self)
        _ = valueType(among: [unit == nil ? "Duration" : "Int"], into: &dialog.sink)
        let bounds = durationBounds(unit, into: &dialog.sink)
        var picker = DurationPicker(range: bounds ?? .fixed(lower: nil, upper: nil), unit: unit)
        picker.step = durationStep(unit, into: &dialog.sink)
        loweredKind = .durationPicker(picker)
        if case .fixed(let lower, let upper)? = bounds {
            checkStep(picker.step, from: lower, to: upper, into: &dialog.sink)
        }
        let initial = initialValue(without: .none, into: &dialog.sink) { node in
            Values.duration(node.text).flatMap { Values.durationLiteral($0, in: unit) }
        }
        setValue(.duration(storedAs: unit), initial: initial, bounds: bounds, in: &dialog)
    }

    mutating func lowerColorPicker(in dialog: inout DialogLowering) {
        _ = valueType(among: ["DialogColor"], into: &dialog.sink)
        let allowsOpacity = record.bool(.opacity) ?? true
        loweredKind = .colorPicker(ColorPicker(allowsOpacity: allowsOpacity))
        let initial = initialValue(without: .none, into: &dialog.sink) { node in
            Values.color(node.text).map { .color($0) }
        }
        if case .literal(.color(let color))? = initial, !allowsOpacity, color.alpha < 255,
            let node = record[.default]?.node, let field = record[.opacity]
        {
            var opaque = color
            opaque.alpha = 255
            dialog.sink.report(
                .defaultBreaksRule, "the default \(node.text) is transparent, and opacity: false allows none", at: node,
                notes: [Diagnostic.Note("the rule", at: field.keyNode.span)],
                fixIts: [FixIt("write '\(opaque)'", replace: node.span, with: "'\(opaque)'")])
        }
        setValue(.color, initial: initial, bounds: nil, in: &dialog)
    }

    /// - Parameter initial: `.none` if nothing is given, `nil` if it is wrong.
    private mutating func setValue(
        _ type: ValueType, initial: InitialValue?, bounds: Bounds?, in dialog: inout DialogLowering
    ) {
        // Whether there may be no value decides what conditions can ask.
        guard !record.isUnknown(.optional) else {
            loweredKind = nil
            return
        }
        let isOptional = record.bool(.optional) ?? false
        if record.isAbsent(.default), !isOptional {
            dialog.sink.report(
                Diagnostic(
                    .missingKey, "a \(kind.rawValue) needs default, or optional: true for one that may be off",
                    at: record.missingKeyPlace))
        }
        if let initial, let bounds { checkDefault(initial, within: bounds, into: &dialog.sink) }
        value = ValueTraits(type: isOptional ? .optional(type) : type, initial: initial ?? .none)
    }

    // MARK: Bounds

    /// The bounds; `nil` if they are wrong.
    private func dateBounds(_ components: DatePicker.Components, into sink: inout DiagnosticSink) -> Bounds? {
        if let app = record.app(.range) { return .app(app) }
        guard let field = record[.range] else { return .fixed(lower: nil, upper: nil) }
        guard case .scalar = field.value else { return nil }
        switch Values.momentRange(field.node.text, components: components) {
        case .value(let bounds): return .fixed(lower: bounds.lower, upper: bounds.upper)
        case .problem(let problem):
            sink.report(problem, at: field.node)
            return nil
        }
    }

    /// The bounds; `nil` if they are wrong.
    private func durationBounds(_ unit: DurationPicker.Unit?, into sink: inout DiagnosticSink) -> Bounds? {
        if let app = record.app(.range) { return .app(app) }
        guard let field = record[.range] else { return .fixed(lower: nil, upper: nil) }
        guard let range = record.durationRange(.range) else { return nil }
        var literals: [Literal?] = []
        for bound in [range.lower, range.upper] {
            guard let bound else {
                literals.append(nil)
                continue
            }
            switch Values.durationLiteral(bound, in: unit) {
            case .value(let literal): literals.append(literal)
            case .problem(let problem):
                sink.report(.invalidRange, problem.message, at: field.node)
                return nil
            }
        }
        return .fixed(lower: literals[0], upper: literals[1])
    }

    private func durationStep(_ unit: DurationPicker.Unit?, into sink: inout DiagnosticSink) -> Literal? {
        guard let field = record[.step], let nanoseconds = record.duration(.step) else { return nil }
        guard nanoseconds > 0 else {
            sink.report(
                .invalidStep, "a step of \(field.node.text) leads nowhere; it has to be above 0", at: field.node)
            return nil
        }
        switch Values.durationLiteral(nanoseconds, in: unit) {
        case .value(let literal): return literal
        case .problem(let problem):
            sink.report(.invalidStep, problem.message, at: field.node)
            return nil
        }
    }
}

extension DatePicker.Components {
    /// The type of the value in Swift.
    fileprivate var swiftName: String {
        switch self {
        case .date: "DialogDate"
        case .time: "DialogTime"
        case .dateAndTime: "Date"
        }
    }

    fileprivate var valueType: ValueType {
        switch self {
        case .date: .date
        case .time: .time
        case .dateAndTime: .dateAndTime
        }
    }
}

extension Values {
    /// Reads a date, a time or both, as a constant of a date picker.
    static func moment(_ text: String, components: DatePicker.Components) -> Parsed<Literal> {
        switch components {
        case .date: date(text).map { .date($0) }
        case .time: time(text).map { .time($0) }
        case .dateAndTime: dateAndTime(text).map { .dateAndTime($0) }
        }
    }

    /// Reads the bounds of a date picker.
    static func momentRange(
        _ text: String, components: DatePicker.Components
    ) -> Parsed<(lower: Literal?, upper: Literal?)> {
        switch components {
        case .date: dateRange(text).map { ($0.lower.map { .date($0) }, $0.upper.map { .date($0) }) }
        case .time: timeRange(text).map { ($0.lower.map { .time($0) }, $0.upper.map { .time($0) }) }
        case .dateAndTime:
            dateAndTimeRange(text).map { ($0.lower.map { .dateAndTime($0) }, $0.upper.map { .dateAndTime($0) }) }
        }
    }

    /// A duration as a constant: itself, or how many of the unit it is.
    static func durationLiteral(_ nanoseconds: Int64, in unit: DurationPicker.Unit?) -> Parsed<Literal> {
        guard let unit else { return .value(.duration(nanoseconds: nanoseconds)) }
        guard nanoseconds.isMultiple(of: unit.nanoseconds) else {
            return .problem(
                ValueProblem(
                    .invalidDuration,
                    "\(durationSpelling(nanoseconds)) is no whole number of \(unit.rawValue), which storedAs counts"))
        }
        return .value(.int(Int(nanoseconds / unit.nanoseconds)))
    }
}
