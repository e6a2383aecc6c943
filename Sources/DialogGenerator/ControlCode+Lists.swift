import DialogLanguage
import SwiftCode

// Lists: what a row is, as an argument, and what the definition says about every row, as a closure.

extension DialogCode {
    /// `d.list("phones", \.phones, of: .textField()) { $0.placeholder(…) }`
    func listCall(_ control: Control, _ list: ListControl) -> Expression {
        let arguments: [Expression.Argument] = [
            .init(nil, .string(control.id)), .init(nil, path(control.id)),
        ]
        switch list.item {
        case .values(let row): return valuesCall(row, arguments)
        case .records(let records): return recordsCall(records, arguments, allowsAdd: list.allowsAdd)
        }
    }

    private func valuesCall(_ row: Control, _ arguments: [Expression.Argument]) -> Expression {
        var arguments = arguments + [.init("of", item(row))]
        if let initial = row.value.flatMap({ expression($0.initial, of: row) }) {
            arguments.append(.init("new", initial))
        }
        let row = rowOptions(row)
        // Nothing was chained to it.
        if case .identifier = row { return d("list", arguments) }
        return .method(.identifier("d"), "list", arguments, trailing: Closure(row))
    }

    /// `.stepper(in: 1...9, step: 1)`
    private func item(_ row: Control) -> Expression {
        switch row.kind {
        case .numberField(let number): .method(nil, "numberField", limits(number.range))
        case .stepper(let number): .method(nil, "stepper", limits(number.range, step: number.step))
        case .picker(let picker): .method(nil, "picker", options(row, picker.options, isRow: true))
        default: .method(nil, "textField", [])
        }
    }

    private func rowOptions(_ row: Control) -> Expression {
        var call = Expression.identifier("$0")
        text("title", row.title, on: &call)
        kindOptions(row, on: &call)
        if row.value?.isRequired == true { call = call.calling("required") }
        text("validationMessage", row.value?.validationMessage, on: &call)
        return call
    }

    // MARK: Records

    private func recordsCall(
        _ records: ListControl.Records, _ arguments: [Expression.Argument], allowsAdd: Bool
    ) -> Expression {
        var arguments = arguments
        let names = records.title.name.split(separator: ".").map { String($0) }
        arguments.append(.init("title", .closure(Closure(Expression.identifier("$0").members(names)))))
        if allowsAdd {
            let name = AppRequirements.maker(of: records.type.name)
            arguments.append(.init("new", .closure(Closure(.method(.identifier("app"), name, [])))))
        }
        arguments += appArgument(records.opens)
        arguments.append(.init("opens", .closure(opened(records.opens))))
        return d(isStored ? "storedRecords" : "records", arguments)
    }

    /// Whether the dialog's values may live in a store. A page can inherit one from the page that opens it.
    private var isStored: Bool {
        switch dialog.valueSource {
        case .storage: true
        case .edits: false
        case .model: dialog.presentation == .page
        }
    }

    // MARK: All lists

    func listOptions(_ list: ListControl, on call: inout Expression) {
        text("addTitle", list.addTitle, on: &call)
        let rights = [
            ("allowsAdd", list.allowsAdd), ("allowsDelete", list.allowsDelete), ("allowsMove", list.allowsMove),
        ]
        for (name, isAllowed) in rights where !isAllowed { call = call.calling(name, .bool(false)) }
        if let count = bounds(list.count) { call = call.calling("count", count) }
    }
}
