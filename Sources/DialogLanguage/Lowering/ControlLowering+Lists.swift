import Diagnostics
import YAMLTree

// Lists: what is in a row is lowered as a control of its own.

extension ControlLowering {
    mutating func lowerList(in dialog: inout DialogLowering) {
        let addTitle = dialog.text(.addTitle, of: record, in: path)
        guard var list = listItem(in: &dialog) else { return }
        list.addTitle = addTitle
        list.allowsAdd = record.bool(.allowsAdd) ?? true
        list.allowsDelete = record.bool(.allowsDelete) ?? true
        list.allowsMove = record.bool(.allowsMove) ?? true
        list.count = record.count(.count).map { ($0.lower, $0.upper) }
        loweredKind = .list(list)
    }

    private mutating func listItem(in dialog: inout DialogLowering) -> ListControl? {
        if let item = record.record(.item, .listItem) { return values(of: item, in: &dialog) }
        return record.record(.item, .recordItem).flatMap { records(of: $0, in: &dialog) }
    }

    // MARK: Values

    private mutating func values(of item: Record, in dialog: inout DialogLowering) -> ListControl? {
        guard let itemKind: ListItemKind = item.word(.kind) else { return nil }
        var row = ControlLowering(record: item, path: path.dotted("item"), kind: itemKind.controlKind, id: id)
        row.list = record
        row.lower(in: &dialog)
        optionSet = row.optionSet
        guard let rowKind = row.loweredKind, var rowValue = row.value else { return nil }
        value = ValueTraits(type: .list(rowValue.type), initial: listDefault(row, into: &dialog.sink))
        // What the kind begins with anyway need not be said.
        if !item.has(.default) { rowValue.initial = .none }
        var control = Control(id: id ?? "", span: record.idSpan, kind: rowKind)
        control.title = dialog.text(.title, of: item, in: path.dotted("item"))
        control.value = rowValue
        return ListControl(item: .values(control))
    }

    /// The values at first; each has to pass the checks of a row.
    private func listDefault(_ row: ControlLowering, into sink: inout DiagnosticSink) -> InitialValue {
        if let app = record.app(.default) { return .app(app) }
        guard let items = record.defaultItems(into: &sink) else { return .several([]) }
        if case .picker(let picker)? = row.loweredKind, case .list(let list) = picker.options, row.value != nil {
            return .several(
                items, of: OptionLookup(list), mayRepeat: true, takesTexts: row.takesTexts, into: &sink)
        }
        return .several(items, mayRepeat: true, takesTexts: row.takesTexts, into: &sink) { node, sink in
            row.constant(at: node, into: &sink)
        }
    }

    /// Whether the values are texts, so that `~` is one.
    private var takesTexts: Bool {
        switch value?.type.unwrapped {
        case .int, .double: false
        default: true
        }
    }

    /// A constant that stands elsewhere than after this control's own `default`; `nil` if it is wrong.
    private func constant(at node: YAMLNode, into sink: inout DiagnosticSink) -> InitialValue? {
        switch loweredKind {
        case .textField(let text): return textConstant(at: node, against: text, into: &sink)
        case .numberField(let number), .stepper(let number):
            guard let literal = self.number(at: node, isDouble: value?.type.unwrapped == .double, into: &sink) else {
                return nil
            }
            check(literal, at: node, within: number.range, into: &sink)
            return .literal(literal)
        case .picker(let picker):
            guard let type = value?.type.unwrapped else { return nil }
            return option(at: node, options: picker.options, type: type, into: &sink)
        default: return nil
        }
    }

    // MARK: Records

    private mutating func records(of item: Record, in dialog: inout DialogLowering) -> ListControl? {
        opens = dialog.open(of: item)
        guard let type = item.reference(.edits), let title = item.reference(.title), let open = opens else {
            return nil
        }
        var initial: InitialValue = .several([])
        if let app = record.app(.default) {
            initial = .app(app)
        } else if let items = record.defaultItems(into: &dialog.sink),
            let first = items.first(where: { !$0.value.isWrong })
        {
            dialog.sink.report(
                .wrongType, "a record of the app has no constant; write default: {app: name}", at: first.node)
        }
        value = ValueTraits(type: .list(.app(type.name)), initial: initial)
        return ListControl(item: .records(.init(type: type, opens: open.target, title: title)))
    }
}
