import DialogRuntime
import DialogTesting
import Testing

/// Lists of the app's records: each row opens the dialog that edits one.
@MainActor @Suite struct ListRecordTests {
    private let world = TestWorld()
    private let presenter: ScriptedPresenter
    private let box = Box()

    init() { presenter = world.presenter() }

    private func show() -> DialogModel<BandDialog> {
        box.band = Band(phones: ["1"], members: [Member(name: "Ann", age: 41), Member(name: "Bo", age: 3)])
        let opener = DialogOpener<BandDialog>(world.center, texts: DialogTextTable())
        return opener.show(get: { box.band }, set: { box.band = $0 }).session
    }

    @Test func aRowOpensItsRecordAndTakesWhatIsConfirmed() throws {
        let session = show()
        let second = try presenter.row(1, of: "members")
        try presenter.press(second)
        #expect(presenter.stack == ["band", "member"])
        #expect(try presenter.value(of: "name") == "Bo")
        try presenter.type("Bob", into: "name")
        #expect(session.values.members[1].name == "Bo", "nothing is written before it is confirmed")
        try presenter.press("ok")
        #expect(presenter.stack == ["band"])
        #expect(try presenter.rows(of: "members") == ["Ann", "Bob"])
        #expect(try presenter.row(1, of: "members") == second)
        #expect(box.band.members[1].name == "Bo")
        try presenter.press("ok")
        #expect(box.band.members == [Member(name: "Ann", age: 41), Member(name: "Bob", age: 3)])
    }

    @Test func whatIsCancelledChangesNothing() throws {
        let session = show()
        try presenter.press(try presenter.row(0, of: "members"))
        try presenter.type("Anna", into: "name")
        try presenter.press("cancel")
        #expect(try presenter.rows(of: "members") == ["Ann", "Bo"])
        #expect(!session.isDirty)
    }

    @Test func aRecordIsAddedWhenItIsConfirmed() throws {
        let session = show()
        #expect(try presenter.add(to: "members") == nil)
        #expect(try presenter.value(of: "name") == "New")
        try presenter.press("cancel")
        #expect(try presenter.rows(of: "members") == ["Ann", "Bo"], "a record that was cancelled is none")
        try presenter.add(to: "members")
        try presenter.press("ok")
        #expect(try presenter.rows(of: "members") == ["Ann", "Bo", "New"], "also one that nobody changed")
        try presenter.move(2, to: 0, in: "members")
        #expect(session.values.members.map(\.name) == ["New", "Ann", "Bo"])
    }

    @Test func aRecordIsMovedOrDeletedWhileItIsOpen() throws {
        let session = show()
        guard case .list(let members)? = session.control("members") else { throw MissingControl(id: "members") }
        try presenter.press(try presenter.row(0, of: "members"))
        try presenter.type("Anna", into: "name")
        session.set(\.members, [Member(name: "Zoe", age: 9), Member(name: "Ann", age: 41), Member(name: "Bo", age: 3)])
        try presenter.press("ok")
        #expect(members.rows.count == 3)
        #expect(session.values.members.map(\.name).contains("Bo"), "no other record is overwritten")
        try presenter.press(try presenter.row(2, of: "members"))
        try presenter.type("Bob", into: "name")
        members.delete(at: [2])
        try presenter.press("ok")
        #expect(!session.values.members.map(\.name).contains("Bob"), "what was deleted stays so")
    }

    @Test func aPageForARecordKeepsNothingInTheStoreOfItsOpener() throws {
        world.defaults.values = ["m.name": .text("Somebody")]
        let opener = DialogOpener<MembersPageDialog>(world.center, texts: DialogTextTable())
        let session = opener.show().session
        try presenter.press(try presenter.row(0, of: "members"))
        #expect(presenter.stack == ["membersPage", "memberPage"])
        #expect(presenter.top?.isPushed == true)
        #expect(try presenter.value(of: "name") == "New")
        try presenter.type("Ann", into: "name")
        try presenter.leave("name")
        #expect(session.values.members == [Member(name: "Ann")], "a page applies at once")
        #expect(world.defaults.values["m.name"] == .text("Somebody"))
        presenter.dismiss()
        try presenter.add(to: "members")
        presenter.dismiss()
        #expect(try presenter.rows(of: "members") == ["Ann", "New"], "leaving a page is agreeing")
    }

    @Test func aListThatTakesNoMoreAddsNothing() throws {
        let opener = DialogOpener<FixedMembersDialog>(world.center, texts: DialogTextTable())
        let session = opener.show().session
        guard case .list(let members)? = session.control("members") else { throw MissingControl(id: "members") }
        #expect(!members.canAdd && !members.allowsAdd)
        members.add()
        #expect(presenter.stack == ["fixedMembers"])
        try presenter.press(try presenter.row(0, of: "members"))
        try presenter.type("Ann", into: "name")
        try presenter.press("ok")
        #expect(session.values.members == [Member(name: "Ann")])
    }

    @Test func anObjectIsEditedInPlaceAndItsTitleFollows() throws {
        let voice = VoicePart()
        let opener = DialogOpener<PartsDialog>(world.center, texts: DialogTextTable())
        let session = opener.show(get: { [voice] }, set: { _ in }).session
        try presenter.press(try presenter.row(0, of: "parts"))
        try presenter.type("Alto", into: "name")
        try presenter.press("ok")
        #expect(voice.name == "Alto")
        #expect(try presenter.rows(of: "parts") == ["Alto"])
        #expect(session.values.parts == [voice])
    }
}

@MainActor private final class Box { var band = Band() }

/// Records that can be changed, but not added.
nonisolated private struct FixedMembersDialog: ValueDialog, PlainDialog {
    struct Values: DialogValues { var members = [Member()] }
    enum Button: String, DialogButtons { case ok }

    static var info: DialogInfo { .init("fixedMembers", .popup) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.records("members", \.members, title: { $0.name }, opens: { MemberDialog() })
        d.button(.ok, standard: .ok)
    }
}

/// Records in a store, each edited on a page of its own.
nonisolated private struct MembersPageDialog: PageDialog, PlainDialog, StoredDialog {
    struct Values: DialogValues { var members = [Member()] }

    static var info: DialogInfo { .init("membersPage", .page) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.storage(.userDefaults(), prefix: "m.")
        d.storedRecords(
            "members", \.members, title: { $0.name }, new: { Member() }, opens: { MemberPageDialog() })
    }
}

nonisolated private struct MemberPageDialog: EditingDialog, PlainDialog {
    struct Values: DialogValues { var name = "" }
    typealias Target = Member

    static var info: DialogInfo { .init("memberPage", .page) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) { d.textField("name", \.name) }

    @MainActor static func read(_ target: Member, into r: DialogReader<Values>) { r.read(\.name, target.name) }

    @MainActor static func write(_ w: DialogWriter<Values>, to target: inout Member) {
        if let new = w.changed(\.name, over: target.name) { target.name = new }
    }
}

/// A record that is an object: equal to itself alone.
@MainActor private final class VoicePart: Equatable {
    var name = "Soprano"
    nonisolated static func == (left: VoicePart, right: VoicePart) -> Bool { left === right }
}

nonisolated private struct PartsDialog: EditingDialog, PlainDialog {
    struct Values: DialogValues { var parts: [VoicePart] = [] }
    typealias Target = [VoicePart]

    static var info: DialogInfo { .init("parts", .popup) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.records("parts", \.parts, title: { $0.name }, opens: { PartDialog() })
    }

    @MainActor static func read(_ target: Target, into r: DialogReader<Values>) { r.read(\.parts, target) }

    @MainActor static func write(_ w: DialogWriter<Values>, to target: inout Target) {
        if let new = w.changed(\.parts, over: target) { target = new }
    }
}

nonisolated private struct PartDialog: EditingDialog, PlainDialog {
    struct Values: DialogValues { var name = "" }
    enum Button: String, DialogButtons { case ok }
    typealias Target = VoicePart

    static var info: DialogInfo { .init("part", .popup) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.textField("name", \.name)
        d.button(.ok, standard: .ok)
    }

    @MainActor static func read(_ target: VoicePart, into r: DialogReader<Values>) { r.read(\.name, target.name) }

    @MainActor static func write(_ w: DialogWriter<Values>, to target: inout VoicePart) {
        if let new = w.changed(\.name, over: target.name) { target.name = new }
    }
}
