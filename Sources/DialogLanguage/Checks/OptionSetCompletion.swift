import Diagnostics
import YAMLTree

// Pickers that name an option set: the type and the default follow from its options.

extension DialogChecks {
    static func settleOptionSets(
        of dialog: inout DialogDraft, sets: [String: OptionSetDraft], into sink: inout DiagnosticSink
    ) {
        for index in dialog.controls.indices {
            guard let use = dialog.controls[index].optionSet else { continue }
            // A set that is wrong or not there was reported, or may stand in a file that could not be read.
            guard let options = sets[use.name]?.options else {
                dialog.controls[index].control = nil
                continue
            }
            settle(&dialog.controls[index], use: use, options: options, into: &sink)
        }
    }

    private static func settle(
        _ draft: inout ControlDraft, use: OptionSetUse, options: OptionLookup, into sink: inout DiagnosticSink
    ) {
        guard var value = draft.control?.value else { return }
        let type: ValueType
        switch options.list.values {
        case .int: type = .int
        case .double: type = .double
        case .text: type = if case .app(let name)? = use.valueType { .app(name) } else { .optionSet(name: use.name) }
        }
        if value.type.isCollection {
            settle(&value, of: draft.record, type: type, options: options, into: &sink)
            if case .list(let list)? = draft.control?.kind {
                draft.control?.kind = .list(
                    settled(list, of: draft.record, type: type, options: options, into: &sink))
            } else {
                draft.record.checkCount(against: options.list, into: &sink)
            }
            draft.control?.value = value
            return
        }
        value.type = value.type.isOptional ? .optional(type) : type
        if let node = draft.record[.default]?.node, node.kind == .scalar {
            value.initial = option(at: node, of: options, into: &sink) ?? value.initial
        } else if case .option = value.initial, type == .int || type == .double, let first = options.options.first {
            value.initial = .literal(first.value)
        }
        draft.control?.value = value
    }

    /// The option that a `default` names.
    private static func option(
        at node: YAMLNode, of options: OptionLookup, into sink: inout DiagnosticSink
    ) -> InitialValue? {
        // Many controls may name one large set. Where so much is wrong, something else is wrong than the spelling.
        let mostFindings = 1_000
        let suggests = sink.diagnostics.count < mostFindings
        return InitialValue(optionAt: node, of: options, suggests: suggests, into: &sink)
    }

    /// The type and the first values of a control that holds several.
    private static func settle(
        _ value: inout ValueTraits, of record: Record, type: ValueType, options: OptionLookup,
        into sink: inout DiagnosticSink
    ) {
        let isList = if case .list = value.type { true } else { false }
        value.type = isList ? .list(type) : .set(type)
        guard case .list(let items) = record[.default]?.value else { return }
        let takesTexts = type != .int && type != .double
        value.initial = .several(items, of: options, mayRepeat: isList, takesTexts: takesTexts, into: &sink)
    }

    /// The list with the type of what is in a row, and what a new one begins with.
    private static func settled(
        _ list: ListControl, of record: Record, type: ValueType, options: OptionLookup, into sink: inout DiagnosticSink
    ) -> ListControl {
        guard case .values(var row) = list.item else { return list }
        row.value?.type = type
        if let node = record.record(.item, .listItem)?[.default]?.node, node.kind == .scalar {
            row.value?.initial = option(at: node, of: options, into: &sink) ?? .none
        }
        var list = list
        list.item = .values(row)
        return list
    }
}
