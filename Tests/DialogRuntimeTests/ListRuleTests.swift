import DialogRuntime
import DialogTesting
import Foundation
import Observation
import Testing

/// Lists of values: their rows, what keeps a dialog from being confirmed, and what reaches the app.
@MainActor @Suite struct ListRuleTests {
    private let world = TestWorld()
    private let presenter: ScriptedPresenter

    init() { presenter = world.presenter() }

    private func show(_ band: Band) -> (session: DialogModel<BandDialog>, box: Box) {
        let box = Box(band)
        let opener = DialogOpener<BandDialog>(world.center, texts: DialogTextTable())
        return (opener.show(get: { box.band }, set: { box.band = $0 }).session, box)
    }

    private func list(_ id: String) throws -> ListControl {
        guard case .list(let list)? = presenter.top?.control(id) else { throw MissingControl(id: id) }
        return list
    }

    @Test func rowsAreAddedTypedIntoMovedAndDeleted() throws {
        let (session, box) = show(Band(phones: ["110"]))
        #expect(try presenter.rows(of: "phones") == ["110"])
        let row = try #require(try presenter.add(to: "phones"))
        try presenter.type("112", into: row)
        try presenter.move(1, to: 0, in: "phones")
        #expect(try presenter.rows(of: "phones") == ["112", "110"])
        #expect(try presenter.row(0, of: "phones") == row, "a row keeps its id wherever it goes")
        try presenter.delete(1, from: "phones")
        #expect(session.values.phones == ["112"])
        #expect(try presenter.value(of: "phones") == "112")
        #expect(box.band.phones == ["110"], "nothing is written before it is confirmed")
        try presenter.press("ok")
        #expect(box.band.phones == ["112"])
    }

    @Test func aRowKeepsItsControlAndWhatIsTypedInIt() throws {
        _ = show(Band(phones: ["1"], limits: [1, 2, 3]))
        let list = try list("limits")
        let row = list.rows[2]
        try presenter.type("7x", into: row.base.id)
        list.move(fromOffsets: [2], toOffset: 0)
        #expect(list.rows[0].base === row.base)
        #expect(try presenter.rows(of: "limits") == ["7x", "1", "2"])
        #expect(presenter.messages(at: row.base.id) == ["This is not a number."])
        list.move(fromOffsets: [0, 1], toOffset: 3)
        #expect(try presenter.rows(of: "limits") == ["2", "7x", "1"])
        list.delete(at: [0, 2, 9])
        #expect(try presenter.rows(of: "limits") == ["7x"])
    }

    @Test func countLimitsWhatCanBeAddedAndDeleted() throws {
        _ = show(Band())
        let phones = try list("phones")
        #expect(!phones.canDelete && phones.canAdd && !phones.canMove)
        #expect(phones.shownIssues == [], "nobody has touched it yet")
        try presenter.press("ok")
        #expect(presenter.messages(at: "phones") == ["Add at least 1."])
        for text in ["1", "2", "3"] { try presenter.type(text, into: try #require(try presenter.add(to: "phones"))) }
        #expect(presenter.messages(at: "phones") == [])
        #expect(!phones.canAdd)
        #expect(throws: ScriptError.self) { try presenter.add(to: "phones") }
        phones.delete(at: [0, 1, 2])
        #expect(try presenter.rows(of: "phones").count == 3, "fewer than there have to be are never left")
        phones.delete(at: [0, 1])
        #expect(throws: ScriptError.self) { try presenter.delete(0, from: "phones") }
        #expect(try presenter.rows(of: "phones") == ["3"])
    }

    @Test func whatIsWrongWithARowStandsAtTheRow() throws {
        let (session, _) = show(Band(phones: ["1", "2"]))
        let second = try presenter.row(1, of: "phones")
        try presenter.type("1234567", into: second)
        #expect(presenter.messages(at: second) == ["Use at most 6 characters."])
        #expect(presenter.messages(at: "phones") == [])
        #expect(session.issues.map(\.control) == [second])
        #expect(!presenter.enabledButtons.contains("ok"))
        try presenter.delete(1, from: "phones")
        #expect(session.issues == [], "with the row goes what was wrong with it")
    }

    @Test func aNewNumberBeginsAsTheDefinitionSays() throws {
        let (session, _) = show(Band(phones: ["1"]))
        let row = try #require(try presenter.add(to: "limits"))
        #expect(session.values.limits == [5])
        try presenter.type("12", into: row)
        #expect(presenter.messages(at: row) == ["Use a number from 1 to 9."])
        #expect(session.values.limits == [5])
        try presenter.type("8", into: row)
        try presenter.press("ok")
        #expect(session.values.limits == [8])
    }

    @Test func choicesAreMadeRowByRow() throws {
        let (session, box) = show(Band(phones: ["1"], voices: ["bass", "theremin"]))
        #expect(world.reported == [.valueReplaced], "one is none of the options")
        #expect(try presenter.rows(of: "voices") == ["Bass"])
        try presenter.choose("piano", in: try #require(try presenter.add(to: "voices")))
        try presenter.add(to: "voices")
        #expect(session.values.voices == [.bass, .piano, .piano])
        try presenter.press("ok")
        #expect(box.band.voices == ["bass", "piano", "piano"])
    }

    @Test func returnLeadsFromRowToRow() throws {
        let (session, _) = show(Band(phones: ["1", "2"], limits: [3]))
        let ids = try list("phones").rows.map(\.base.id) + (try list("limits").rows.map(\.base.id))
        #expect(session.focusOrder == ids)
        #expect(try presenter.submit(ids[0]) == ids[1])
        #expect(session.list(ofRow: ids[2])?.id == "limits")
        #expect(session.list(ofRow: "limits") == nil)
    }

    @Test func onlyTheViewsOfARowAreDrawnAnewWhenItChanges() throws {
        _ = show(Band(phones: ["1", "2"]))
        let phones = try list("phones")
        let woken = Counter()
        for (index, row) in phones.rows.enumerated() {
            guard case .text(let text) = row else { continue }
            withObservationTracking {
                _ = text.text
            } onChange: {
                MainActor.assumeIsolated { woken.rows.append(index) }
            }
        }
        withObservationTracking {
            _ = phones.rows.count
        } onChange: {
            MainActor.assumeIsolated { woken.list += 1 }
        }
        try presenter.type("9", into: phones.rows[1].base.id)
        #expect(woken.rows == [1])
        #expect(woken.list == 0)
        try presenter.add(to: "phones")
        #expect(woken.list == 1)
    }

    @Test func valuesSetByTheAppMoveInUnderTheRowsThatStay() throws {
        let (session, _) = show(Band(phones: ["1", "2", "3"]))
        let before = try list("phones").rows.map(\.base.id)
        session.set(\.phones, ["1", "3"])
        #expect(try list("phones").rows.map(\.base.id) == [before[0], before[2]])
        session.set(\.phones, ["1", "5", "3", "4"])
        #expect(try presenter.rows(of: "phones") == ["1", "5", "3"], "what is too much is left out")
        #expect(try list("phones").rows[0].base.id == before[0])
    }

    @Test func aListThatCannotBeUsedChangesNothing() throws {
        let opener = DialogOpener<ConditionalListDialog>(world.center, texts: DialogTextTable())
        let session = opener.show().session
        let names = try list("names")
        #expect(names.canAdd)
        let row = try #require(names.rows.first)
        try presenter.toggle("locked")
        #expect(!names.canAdd && !names.canDelete && !row.base.isEnabled)
        names.add()
        if case .text(let text) = row { text.text = "changed" }
        #expect(session.values.names == ["a", "b"])
        try presenter.toggle("locked")
        #expect(row.base.isEnabled)
        try presenter.toggle("hidden")
        #expect(session.issues == [], "what is hidden is not checked")
        #expect(session.canCommit)
        try presenter.toggle("hidden")
        try presenter.type("", into: row.base.id)
        #expect(session.issues.map(\.code) == [.required])
        #expect(session.changed.values == [["", "b"]])
    }

    // MARK: Stores

    private func showStored() -> DialogModel<StoredBandDialog> {
        DialogOpener<StoredBandDialog>(world.center, texts: DialogTextTable()).show().session
    }

    @Test func rule10_liveTextIsWrittenWhenTheUserIsDone() throws {
        _ = showStored()
        let row = try #require(try presenter.add(to: "phones"))
        try presenter.type("1", into: row)
        try presenter.type("11", into: row)
        #expect(world.defaults.values["b.phones"] == nil, "it is being typed")
        try presenter.leave(row)
        #expect(world.defaults.values["b.phones"] == .list([.text("110"), .text("11")]))
        try presenter.type("", into: row)
        try presenter.leave(row)
        #expect(world.defaults.values["b.phones"] == .list([.text("110"), .text("11")]), "an empty one is not allowed")
        try presenter.delete(1, from: "phones")
        #expect(world.defaults.values["b.phones"] == .list([.text("110")]))
    }

    @Test func aNewNumberWithoutAFirstValueIsEmptyAndNotWritten() throws {
        let session = showStored()
        let row = try #require(try presenter.add(to: "limits"))
        #expect(try presenter.value(of: row) == "")
        #expect(session.issues.map(\.code) == [.incomplete])
        #expect(world.defaults.values["b.limits"] == nil)
        try presenter.type("0.5", into: row)
        try presenter.leave(row)
        #expect(world.defaults.values["b.limits"] == .list([.double(0.5)]))
    }

    @Test func rule12_storedElementsThatDoNotFitAreClampedOrLeftOutAndReportedOnce() throws {
        world.defaults.values = [
            "b.phones": .list([.text("1"), .int(2), .text("3"), .text("4"), .text("5")]),
            "b.limits": .list([.double(7), .int(0)]), "b.beats": .list([.int(2), .int(3), .double(6)]),
        ]
        let session = showStored()
        #expect(session.values.phones == ["1", "3", "4"])
        #expect(session.values.limits == [1, 0])
        #expect(session.values.beats == [2, 6])
        // One part of the texts is of another kind, and there are too many of them.
        #expect(world.center.reports.map(\.control) == ["phones", "beats", "phones", "limits"])
        presenter.dismiss()
        world.defaults.values["b.phones"] = .text("1")
        #expect(showStored().values.phones == ["110"], "a value of another kind gives way to the default")
    }

    @Test func recordsAreStoredOneByOne() throws {
        let ann = Data(#"{"age":41,"name":"Ann"}"#.utf8)
        world.defaults.values = ["b.members": .list([.data(ann), .data(Data("?".utf8))])]
        let session = showStored()
        #expect(session.values.members == [Member(name: "Ann", age: 41)])
        #expect(world.reported == [.valueReplaced])
        try presenter.add(to: "members")
        try presenter.type("Bo", into: "name")
        try presenter.press("ok")
        let bo = Data(#"{"age":20,"name":"Bo"}"#.utf8)
        #expect(world.defaults.values["b.members"] == .list([.data(ann), .data(bo)]))
    }
}

@MainActor private final class Box {
    var band: Band
    init(_ band: Band) { self.band = band }
}

@MainActor private final class Counter {
    var rows: [Int] = []
    var list = 0
}

extension DialogModel where D == ConditionalListDialog {
    fileprivate var changed: ConditionalListDialog.Changes { dialog.changes }
}

/// A list that other controls lock and hide, with a callback.
nonisolated private struct ConditionalListDialog: ValueDialog, PlainDialog {
    struct Values: DialogValues {
        var locked = false
        var hidden = false
        var names = ["a", "b"]
    }
    enum Button: String, DialogButtons { case ok }
    @MainActor final class Changes {
        var values: [[String]] = []
        nonisolated init() {}
    }

    let changes = Changes()

    static var info: DialogInfo { .init("conditional", .popup) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.toggle("locked", \.locked)
        d.toggle("hidden", \.hidden)
        let changes = dialog.changes
        d.list("names", \.names, of: .textField()) { $0.required() }
            .enabledWhen { !$0.isOn(\.locked) }.visibleWhen { !$0.isOn(\.hidden) }
            .onChange { changes.values.append($0) }
        d.button(.ok, standard: .ok)
    }
}
