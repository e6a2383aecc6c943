import Diagnostics
import YAMLTree

// Controls that hold several values.

extension ControlLowering {
    mutating func lowerMultiPicker(in dialog: inout DialogLowering) {
        guard let (options, type) = pickerOptions(in: &dialog) else { return }
        var picker = MultiPicker(options: options)
        picker.style = record.word(.style)
        picker.count = record.count(.count).map { ($0.lower, $0.upper) }
        loweredKind = .multiPicker(picker)
        if case .list(let list) = options { record.checkCount(against: list, into: &dialog.sink) }
        value = ValueTraits(
            type: .set(type), initial: multiPickerDefault(options: options, type: type, into: &dialog.sink))
    }

    private func multiPickerDefault(
        options: Picker.Options, type: ValueType, into sink: inout DiagnosticSink
    ) -> InitialValue {
        if let app = record.app(.default) { return .app(app) }
        guard let items = record.defaultItems(into: &sink) else { return .several([]) }
        let takesTexts = type != .int && type != .double
        if case .list(let list) = options {
            return .several(
                items, of: OptionLookup(list), mayRepeat: false, takesTexts: takesTexts, into: &sink)
        }
        return .several(items, mayRepeat: false, takesTexts: takesTexts, into: &sink) {
            node, sink in
            switch options {
            // Looked up when the set is known. A range is no key of this kind.
            case .list, .set, .range: return nil
            case .app:
                switch type {
                case .int, .double:
                    return number(at: node, isDouble: type == .double, into: &sink).map { .literal($0) }
                case .string: return .literal(.string(node.text))
                default:
                    sink.report(
                        .wrongType, "a value of the app's own type has no constant; write default: {app: name}",
                        at: node)
                    return nil
                }
            }
        }
    }
}

extension Record {
    /// The entries of a list after `default`, if there are as many as `count` says; `nil` if there is no such list.
    func defaultItems(into sink: inout DiagnosticSink) -> [ReadValue.Item]? {
        guard let field = self[.default], case .list(let items) = field.value else { return nil }
        // An empty one is for the user to fill; how many a wrong entry stands for is not known.
        if let count = count(.count), let countField = self[.count], !items.isEmpty,
            !items.contains(where: \.value.isWrong),
            count.lower.map({ items.count < $0 }) ?? false || count.upper.map({ items.count > $0 }) ?? false
        {
            sink.report(
                .defaultBreaksRule,
                "default has \(items.count) \(items.count == 1 ? "entry" : "entries"), which is not within count "
                    + "\(countField.node.text)",
                at: field.node, notes: [Diagnostic.Note("the count", at: countField.node.span)])
        }
        return items
    }

    /// Reports a `count` that nobody could reach by choosing among the options.
    func checkCount(against list: OptionList, into sink: inout DiagnosticSink) {
        guard let lower = count(.count)?.lower, let field = self[.count], lower > list.options.count else { return }
        sink.report(
            .invalidRange, "\(lower) cannot be chosen: there are only \(list.options.count) options", at: field.node)
    }
}

extension InitialValue {
    /// Several options of a list. What is wrong is reported and left out.
    static func several(
        _ items: [ReadValue.Item], of lookup: OptionLookup, mayRepeat: Bool, takesTexts: Bool,
        into sink: inout DiagnosticSink
    ) -> InitialValue {
        // Where more are wrong, something else is wrong than their spelling.
        let mostSuggestions = 200
        var wrongCount = 0
        return .several(items, mayRepeat: mayRepeat, takesTexts: takesTexts, into: &sink) { node, sink in
            let value = InitialValue(
                optionAt: node, of: lookup, suggests: wrongCount < mostSuggestions, into: &sink)
            if value == nil { wrongCount += 1 }
            return value
        }
    }

    /// The values of a list. What is wrong is reported and left out.
    ///
    /// - Parameter mayRepeat: whether a value may stand there more than once.
    /// - Parameter takesTexts: whether `~` is a text like any other here.
    static func several(
        _ items: [ReadValue.Item], mayRepeat: Bool, takesTexts: Bool, into sink: inout DiagnosticSink,
        read: (YAMLNode, inout DiagnosticSink) -> InitialValue?
    ) -> InitialValue {
        var found: [InitialValue] = []
        var firstNodes: [Constant: YAMLNode] = [:]
        for item in items {
            guard case .scalar = item.value else { continue }
            if !takesTexts, item.node.isNull {
                sink.report(
                    .emptyValue, "\(item.node.text) is no value of this control; leave it out or fill it in",
                    at: item.node)
                continue
            }
            guard let value = read(item.node, &sink) else { continue }
            if !mayRepeat, let constant = value.constant {
                if let first = firstNodes[constant] {
                    sink.report(
                        .duplicateOption, "\(Values.shown(item.node.text)) stands here again", at: item.node,
                        notes: [Diagnostic.Note("the first one", at: first.span)])
                    continue
                }
                firstNodes[constant] = item.node
            }
            found.append(value)
        }
        return .several(found)
    }

    private enum Constant: Hashable {
        case literal(Literal)
        case option(Int)
    }

    private var constant: Constant? {
        switch self {
        case .literal(let literal): .literal(literal)
        case .option(let index): .option(index)
        default: nil
        }
    }
}
