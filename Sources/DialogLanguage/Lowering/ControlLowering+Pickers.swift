import Diagnostics
import YAMLTree

// Pickers. What a named option set decides is settled when all files are known.

extension ControlLowering {
    mutating func lowerPicker(in dialog: inout DialogLowering) {
        let isOptional = record.bool(.optional) ?? false
        let placeholder = dialog.text(.placeholder, of: record, in: path)
        guard let (options, type) = pickerOptions(in: &dialog) else { return }
        var picker = Picker(options: options)
        picker.style = record.word(.style)
        picker.placeholder = placeholder
        loweredKind = .picker(picker)
        let initial = pickerDefault(options: options, type: type, isOptional: isOptional, into: &dialog.sink)
        value = ValueTraits(
            type: isOptional ? .optional(type) : type, initial: initial ?? (isOptional ? .none : .option(index: 0)))
    }

    /// What can be chosen, and of which type it is; `nil` if that is wrong.
    mutating func pickerOptions(in dialog: inout DialogLowering) -> (Picker.Options, ValueType)? {
        let given = record.name(.valueType)
        let namedType = given.map(ValueType.init(named:))
        if let field = record[.options] {
            // With options the step belongs to nothing.
            reportNotApplicable(.step, "step goes with range; the options are listed one by one", into: &dialog.sink)
            if let app = record.app(.options) { return (.app(app), namedType ?? .string) }
            if let set = record.record(.options, .optionSetReference), let name = set.name(.set),
                let node = set[.set]?.node
            {
                optionSet = OptionSetUse(name: name, nameNode: node, valueType: namedType)
                return (.set(name: name), namedType ?? .optionSet(name: name))
            }
            guard case .list(let items) = field.value, !record.isUnknown(.valueType) else { return nil }
            var lowering = OptionLowering(
                path: path.dotted("options"), valueType: namedType, texts: TextLowering(arguments: []))
            // Lent, since what two hold is copied before it grows.
            swap(&lowering.texts, &dialog.texts)
            let list = lowering.lower(items)
            swap(&lowering.texts, &dialog.texts)
            dialog.sink.append(lowering.sink)
            return list.map { (.list($0), type(of: $0, named: namedType)) }
        }
        guard record[.range] != nil else { return nil }
        let isDouble = isDouble(into: &dialog.sink)
        let bounds = bounds(isDouble: isDouble, into: &dialog.sink)
        let step = step(isDouble: isDouble, into: &dialog.sink)
        if record.isAbsent(.step) {
            dialog.sink.report(
                Diagnostic(.missingKey, "a picker with a range needs step, as step: 1", at: record.missingKeyPlace))
        }
        guard case .fixed(let lower?, let upper?)? = bounds, let step else {
            if let field = record[.range], record.app(.range) != nil {
                dialog.sink.report(
                    .wrongType, "the app cannot supply the range of a picker; let it supply options", at: field.node)
            }
            return nil
        }
        checkStep(step, from: lower, to: upper, into: &dialog.sink)
        return (.range(lower: lower, upper: upper, step: step), isDouble ? .double : .int)
    }

    private func type(of list: OptionList, named: ValueType?) -> ValueType {
        switch list.values {
        case .int: return .int
        case .double: return .double
        case .text:
            // `String` only says that the values are texts, which become an enum as any others.
            if case .app(let name)? = named { return .app(name) }
            return .controlOption(control: id ?? "")
        }
    }

    /// `nil` if the default is wrong.
    private func pickerDefault(
        options: Picker.Options, type: ValueType, isOptional: Bool, into sink: inout DiagnosticSink
    ) -> InitialValue? {
        let takesTexts = type != .int && type != .double
        switch givenDefault(takesTexts: takesTexts, into: &sink) {
        case .wrong: return nil
        case .app(let app): return .app(app)
        case .absent:
            // A new row of a list begins with the first option, whatever it is.
            guard !isOptional, list == nil else { return InitialValue.none }
            return firstOption(of: options, type: type, into: &sink)
        case .scalar(let node): return option(at: node, options: options, type: type, into: &sink)
        }
    }

    private func firstOption(
        of options: Picker.Options, type: ValueType, into sink: inout DiagnosticSink
    ) -> InitialValue? {
        switch options {
        case .list(let list):
            switch list.values {
            case .text: return .option(index: 0)
            case .int, .double: return list.options.first.map { .literal($0.value) }
            }
        case .set: return .option(index: 0)
        case .range(let lower, _, _): return .literal(lower)
        case .app:
            // The runtime replaces a value that is not among the app's options by the first of them.
            switch type {
            case .int: return .literal(.int(0))
            case .double: return .literal(.double(0))
            case .string: return .literal(.string(""))
            default:
                sink.report(
                    Diagnostic(
                        .missingKey,
                        "options that the app supplies as a type of its own need default: {app: name} or "
                            + "optional: true",
                        at: record.missingKeyPlace))
                return nil
            }
        }
    }

    func option(
        at node: YAMLNode, options: Picker.Options, type: ValueType, into sink: inout DiagnosticSink
    ) -> InitialValue? {
        switch options {
        case .list(let list):
            return InitialValue(optionAt: node, of: OptionLookup(list), suggests: true, into: &sink)
        // Looked up when the set is known.
        case .set: return .option(index: 0)
        case .range(let lower, let upper, let step):
            guard let literal = number(at: node, isDouble: type == .double, into: &sink) else { return nil }
            guard !literal.isLess(than: lower), !upper.isLess(than: literal) else {
                sink.report(
                    .defaultOutOfRange,
                    "default \(node.text) lies outside the range \(record[.range]?.node.text ?? "")",
                    at: node, notes: record[.range].map { [Diagnostic.Note("the range", at: $0.node.span)] } ?? [])
                return nil
            }
            guard Values.stepFits(step, from: lower, to: literal) || literal == lower else {
                sink.report(
                    .defaultNotAnOption, "default \(node.text) is none of the values that the steps lead to", at: node)
                return nil
            }
            return .literal(literal)
        case .app:
            switch type {
            case .int, .double:
                return number(at: node, isDouble: type == .double, into: &sink).map { .literal($0) }
            case .string: return .literal(.string(node.text))
            default:
                sink.report(
                    .wrongType, "a value of the app's own type has no constant; write default: {app: name}", at: node)
                return nil
            }
        }
    }

    func number(at node: YAMLNode, isDouble: Bool, into sink: inout DiagnosticSink) -> Literal? {
        switch Values.number(node.text, isPlain: node.isPlain).flatMap({ $0.literal(isDouble: isDouble) }) {
        case .value(let literal): return literal
        case .problem(let problem):
            sink.report(problem, at: node)
            return nil
        }
    }
}

extension InitialValue {
    /// The option that a `default` names; `nil` if there is none, which is reported.
    ///
    /// - Parameter suggests: whether to look for the option that was probably meant.
    init?(optionAt node: YAMLNode, of lookup: OptionLookup, suggests: Bool, into sink: inout DiagnosticSink) {
        let wanted: Literal
        switch lookup.list.values {
        case .text: wanted = .string(node.text)
        case .int, .double:
            let isDouble = if case .double = lookup.list.values { true } else { false }
            switch Values.number(node.text, isPlain: node.isPlain).flatMap({ $0.literal(isDouble: isDouble) }) {
            case .value(let literal): wanted = literal
            case .problem(let problem):
                sink.report(problem, at: node)
                return nil
            }
        }
        guard let index = lookup.position(of: wanted) else {
            let near =
                suggests ? Suggestions.nearest(to: node.text, in: lookup.options.lazy.map(\.value.spelling)) : nil
            sink.report(
                .defaultNotAnOption,
                "'\(Values.shown(node.text))' is not the value of an option"
                    + (near.map { "; did you mean \($0)?" } ?? ""), at: node,
                fixIts: near.map { [FixIt("write \($0)", replace: node.span, with: $0)] } ?? [])
            return nil
        }
        if case .text = lookup.list.values { self = .option(index: index) } else { self = .literal(wanted) }
    }
}

extension Literal {
    /// The constant as it is written.
    public var spelling: String {
        switch self {
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value), .url(let value): value
        case .date(let value): "\(value)"
        case .time(let value): "\(value)"
        case .dateAndTime(let value): "\(value)"
        case .duration(let nanoseconds): Values.durationSpelling(nanoseconds)
        case .color(let value): "'\(value)'"
        }
    }
}

extension ValueType {
    /// The type that `valueType` names; a trailing `?` makes it optional.
    init(named name: String) {
        if name.hasSuffix("?") {
            self = .optional(ValueType(named: String(name.dropLast())))
            return
        }
        self =
            switch name {
            case "Bool": .bool
            case "Int": .int
            case "Double": .double
            case "String": .string
            default: .app(name)
            }
    }
}
