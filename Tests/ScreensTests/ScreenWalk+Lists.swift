import DialogLanguage
import DialogRuntime
import Testing

@testable import Screens

// Lists: rows come, go and move, and each is worked as such a control is elsewhere.

extension ScreenWalk {
    func work(_ control: Control, _ kind: DialogLanguage.ListControl, _ list: DialogRuntime.ListControl) {
        #expect(list.allowsAdd == kind.allowsAdd && list.allowsDelete == kind.allowsDelete, "\(place(control))")
        #expect(list.allowsMove == kind.allowsMove, "\(place(control))")
        switch kind.item {
        case .values(let item): workValues(of: control, kind, item, list)
        case .records(let records): workRecords(of: control, kind, records, list)
        }
    }

    // MARK: Values

    private func workValues(
        of control: Control, _ kind: DialogLanguage.ListControl, _ item: Control, _ list: DialogRuntime.ListControl
    ) {
        func perform(_ name: String, _ outcome: RowStep.Outcome, _ act: @escaping @MainActor () -> Void) {
            self.perform(RowStep(name, outcome, act), on: control, .list(list))
        }
        let fewest = kind.count?.lower ?? 0
        let most = kind.count?.upper ?? .max
        while kind.allowsDelete, elements(of: control).count > fewest {
            let left = Array(elements(of: control).dropFirst())
            perform("delete the first row", .becomes(.list(left))) { list.delete(at: [0]) }
        }
        perform("delete one more", .ignores) { list.delete(at: [0]) }
        for position in list.rows.indices { workElement(position, of: control, item, list) }

        while kind.allowsAdd, list.rows.count < min(most, fewest + 3) {
            let elements = elements(of: control)
            let new = newElement(of: item)
            let isComplete = !(isRequired(item) && new == .text(""))
            let all = PlainValue.list(elements + [new].compactMap(\.stored))
            perform("add a row", isComplete ? .becomes(all) : .shows(all)) { list.add() }
            guard list.rows.count > elements.count else { return }
            workElement(elements.count, of: control, item, list)
        }
        if !kind.allowsAdd || list.rows.count == most { perform("add one more", .ignores) { list.add() } }

        let elements = elements(of: control)
        if elements.count > 1 {
            let moved = Array(elements.dropFirst()) + elements.prefix(1)
            perform("move the first row to the end", kind.allowsMove ? .becomes(.list(moved)) : .ignores) {
                list.move(from: 0, to: elements.count - 1)
            }
        }
    }

    /// Works one row as the control that it is.
    private func workElement(
        _ position: Int, of control: Control, _ item: Control, _ list: DialogRuntime.ListControl
    ) {
        let row = list.rows[position]
        let waits = if case .number(let number) = row { number.style == .field } else { true }
        for step in steps(for: item, row) {
            var whole = elements(of: control)
            if let element = step.outcome.value?.stored { whole[position] = element }
            let outcome: RowStep.Outcome =
                switch step.outcome {
                case .becomes: .becomes(.list(whole))
                case .shows: .shows(.list(whole))
                case .refuses: .refuses
                case .ignores: .ignores
                }
            perform(
                RowStep("row \(position): \(step.name)", outcome, isTyped: step.isTyped && waits, step.act),
                on: control, .list(list))
        }
    }

    private func elements(of control: Control) -> [DialogStoredValue] {
        if case .list(let elements) = value(of: control) { elements } else { [] }
    }

    /// What a new row begins with.
    private func newElement(of item: Control) -> PlainValue {
        let given = initial(item)
        if given != .none { return given }
        switch item.kind {
        case .stepper(let number), .numberField(let number):
            guard case .fixed(let lower?, _) = number.range else { return .none }
            return PlainValue(literal: lower)
        case .picker: return optionValues(of: item).first ?? .none
        default: return .text("")
        }
    }

    // MARK: Records

    private func workRecords(
        of control: Control, _ kind: DialogLanguage.ListControl, _ records: DialogLanguage.ListControl.Records,
        _ list: DialogRuntime.ListControl
    ) {
        let place = place(control)
        let most = min(kind.count?.upper ?? 3, 3)
        let before = list.rows.count
        list.add()
        edit(records, of: control, commits: false)
        #expect(list.rows.count == before, "\(place): a record whose dialog was cancelled")

        while list.rows.count < most {
            let count = list.rows.count
            let storedBefore = stored(control)
            list.add()
            edit(records, of: control, commits: true)
            guard list.rows.count == count + 1 else {
                Issue.record("\(place): no record was added")
                return
            }
            #expect(list.rows.last?.base.title?.source.isEmpty == false, "\(place)")
            if store != nil, session.apply == .live { #expect(stored(control) != storedBefore, "\(place)") }
        }
        #expect(list.canAdd == (list.rows.count < kind.count?.upper ?? .max), "\(place)")

        // A row opens its own record again.
        if case .action(let row)? = list.rows.first {
            row.perform()
            edit(records, of: control, commits: true)
            #expect(list.rows.count == most, "\(place)")
        } else {
            Issue.record("\(place): the rows of records are none that open something")
        }
        list.delete(at: [0])
        #expect(list.rows.count == most - 1, "\(place)")
        expectConditions(place)
    }

    /// Works the dialog of a record, which is on top, and leaves it.
    private func edit(_ records: DialogLanguage.ListControl.Records, of control: Control, commits: Bool) {
        guard let opened = world.center.presented.last, opened !== session,
            let definition = Definitions.dialogs[records.opens.dialog]
        else {
            Issue.record("\(place(control)) opened nothing")
            return
        }
        #expect(opened.info.id == records.opens.dialog, "\(place(control))")
        ScreenWalk(definition, opened, in: world).workAllRows()
        let button = definition.buttons.first { commits ? $0.role == .confirm : $0.role == .cancel }
        opened.press(button?.id ?? "")
        #expect(world.center.presented.last === session, "\(place(control)): \(opened.issues)")
    }
}
