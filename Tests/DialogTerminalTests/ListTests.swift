import DialogRuntime
import Testing

@testable import DialogTerminal

/// Lists in both faces: rows of values, and records that open a dialog of their own.
@MainActor @Suite struct ListTests {
    private let app = TestApp()
    private let handle: DialogHandle<ListsDialog>

    init() { handle = app.opener(ListsDialog.self).show() }

    private var values: ListsDialog.Values { handle.session.values }

    // MARK: In a pipe

    @Test func theyAreShownWithTheirRowsInAPipe() async {
        #expect(
            await app.plain("set phones 1 110") == [
                "--- Lists ---", "  phones   Phones: 2 rows", "           The first is called first.",
                "           1: 110",
                "           2: 112", "  bars     Bars: no rows", "  members  Members: 1 row", "           1. Ann",
                "  delete   Delete", "buttons: save (Save, default)",
            ])
    }

    @Test func rowsAreAddedSetMovedAndDeletedByCommands() async {
        #expect(await app.plain("add phones").contains("           3: empty"))
        #expect(await app.plain("set phones 3 0 90").contains("           3: 0 90"))
        #expect(await app.plain("move phones 3 1").contains("           1: 0 90"))
        _ = await app.plain("delete phones 2")
        #expect(values.phones == ["0 90", "112"])
        #expect(await app.plain("add phones", "add phones") == ["? phones takes no more rows."])
        #expect(await app.plain("set phones 3 12345678").contains("              ! Use at most 7 characters."))
        _ = await app.plain("add bars", "set bars 1 +")
        #expect(values.bars == [5])
    }

    @Test func recordsAreOpenedByCommands() async {
        #expect(await app.plain("open members 1").first == "--- Member ---")
        _ = await app.plain("name Anna", "save")
        #expect(values.members == ["Anna"])
        #expect(await app.plain("add members").first == "--- Member ---")
        _ = await app.plain("name Bo", "save")
        #expect(values.members == ["Anna", "Bo"])
        _ = await app.plain("add members", "cancel")
        #expect(values.members == ["Anna", "Bo"])
    }

    @Test func whatIsWrongWithACommandIsSaid() async {
        #expect(
            await app.plain("set phones 3 x") == ["? Write it like this: set phones ROW VALUE, with a row from 1 to 2."]
        )
        #expect(
            await app.plain("delete phones") == ["? Write it like this: delete phones ROW, with a row from 1 to 2."])
        #expect(
            await app.plain("move phones 1 9") == ["? Write it like this: move phones ROW ROW, with a row from 1 to 2."]
        )
        #expect(await app.plain("set bars 1 2") == ["? bars has no rows yet."])
        #expect(
            await app.plain("set members 1 x") == ["? Write it like this: open members ROW, with a row from 1 to 1."])
        #expect(
            await app.plain("open phones 1") == ["? Write it like this: set phones ROW VALUE, with a row from 1 to 2."])
        #expect(await app.plain("delete members 1") == ["? No row of members can be deleted now."])
        #expect(await app.plain("move members 1 1") == ["? The rows of members cannot be moved."])
        #expect(
            await app.plain("phones") == [
                "? Write it like this: add phones, or set phones ROW VALUE, or delete phones ROW, or move phones ROW ROW"
            ])
        #expect(await app.plain("delete").contains("--- Sure? ---"), "a row called like a command stays one")
    }

    @Test func helpListsTheCommands() async {
        let help = await app.plain("help")
        #expect(help.contains("  add phones            Phones: adds a row"))
        #expect(help.contains("  open members ROW      Members: opens a row"))
        #expect(!help.contains { $0.contains("delete members") })
    }

    // MARK: With keys

    private func screen(_ face: BoxFace) -> [String] {
        var writer = FrameWriter(usesColor: true)
        var terminal = FakeTerminal(columns: 72, rows: 30)
        terminal.receive(writer.frame(face.canvas()))
        return terminal.lines.map { line in
            line.filter { $0 != "│" }.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        }
    }

    @Test func keysLeadThroughTheRowsAndChangeThem() {
        let face = BoxFace(app.stage, menu: app.menu, columns: 72, rows: 30)
        func press(_ keys: TerminalKey...) { for key in keys { _ = face.handle(key) } }
        #expect(screen(face).contains("Phones: 2 rows"))
        #expect(screen(face).contains("▸ 1 111"))
        press(.character("9"))
        #expect(values.phones == ["1119", "112"])
        press(.control("n"))
        #expect(values.phones == ["112", "1119"])
        #expect(screen(face).contains("▸ 2 1119"), "the focus goes with the row")
        press(.control("p"), .down, .down)
        #expect(screen(face).contains("▸ + Add phone"))
        press(.enter, .character("7"))
        #expect(values.phones == ["1119", "112", "7"])
        #expect(screen(face).contains("▸ 3 7"), "the new row has the focus")
        press(.control("o"))
        #expect(values.phones.count == 3, "there may be no more")
        press(.control("d"))
        #expect(values.phones == ["1119", "112"])
        #expect(screen(face).contains("▸ 2 112"))
        press(.control("d"), .control("d"))
        #expect(values.phones == ["1119"], "one has to stay")
    }

    @Test func theHintNamesTheKeys() {
        let face = BoxFace(app.stage, menu: app.menu, columns: 100, rows: 30)
        var writer = FrameWriter(usesColor: true)
        var terminal = FakeTerminal(columns: 100, rows: 30)
        terminal.receive(writer.frame(face.canvas()))
        #expect(terminal.lines.contains { $0.contains("^O adds   ^D deletes   ^P ^N move") })
    }

    @Test func aRecordIsOpenedWithReturn() async {
        let face = BoxFace(app.stage, menu: app.menu, columns: 72, rows: 30)
        func press(_ keys: TerminalKey...) async {
            for key in keys {
                _ = face.handle(key)
                for _ in 0..<20 { await Task.yield() }
            }
        }
        // Past the phones and where one is added, and where a bar is.
        await press(.down, .down, .down, .down)
        #expect(screen(face).contains("▸ 1. Ann"))
        await press(.enter)
        #expect(app.center.presented.last?.info.id == "listMember")
        await press(.character("a"), .enter)
        #expect(values.members == ["Anna"])
        #expect(screen(face).contains("▸ 1. Anna"))
    }
}

/// A list of each kind, and a row that is called like a command.
nonisolated struct ListsDialog: DialogRuntime.ValueDialog, DialogRuntime.PlainDialog {
    struct Values: DialogRuntime.DialogValues {
        var phones = ["111", "112"]
        var bars: [Int] = []
        var members = ["Ann"]
    }
    enum Button: String, DialogRuntime.DialogButtons { case save }
    static var info: DialogRuntime.DialogInfo { .init("lists", .sheet) }
    @MainActor static func describe(_ dialog: Self, to d: DialogRuntime.DialogBuilder<Self>) {
        d.title(.init("t", "Lists"))
        d.list("phones", \.phones, of: .textField()) { $0.length(...7) }.title(.init("p", "Phones"))
            .subtitle(.init("ps", "The first is called first.")).count(1...3).addTitle(.init("pa", "Add phone"))
        d.list("bars", \.bars, of: .stepper(in: 1...9, step: 1), new: 4).title(.init("b", "Bars"))
        d.records("members", \.members, title: { $0 }, new: { "New" }, opens: { ListMemberDialog() })
            .title(.init("m", "Members")).allowsDelete(false).allowsMove(false)
        d.opens("delete") { SureDialog() }.title(.init("d", "Delete"))
        d.button(.save, standard: .save)
    }
}

/// Edits one record, which here is a text.
nonisolated struct ListMemberDialog: DialogRuntime.EditingDialog, DialogRuntime.PlainDialog {
    struct Values: DialogRuntime.DialogValues { var name = "" }
    enum Button: String, DialogRuntime.DialogButtons { case cancel, save }
    typealias Target = String
    static var info: DialogRuntime.DialogInfo { .init("listMember", .popup) }
    @MainActor static func describe(_ dialog: Self, to d: DialogRuntime.DialogBuilder<Self>) {
        d.title(.init("m", "Member"))
        d.textField("name", \.name).title(.init("n", "Name"))
        d.button(.cancel, standard: .cancel)
        d.button(.save, standard: .save)
    }
    @MainActor static func read(_ target: String, into r: DialogRuntime.DialogReader<Values>) { r.read(\.name, target) }
    @MainActor static func write(_ w: DialogRuntime.DialogWriter<Values>, to target: inout String) {
        if let new = w.changed(\.name, over: target) { target = new }
    }
}

nonisolated struct SureDialog: DialogRuntime.ButtonDialog, DialogRuntime.PlainDialog {
    enum Button: String, DialogRuntime.DialogButtons { case yes }
    static var dismissButton: Button { .yes }
    static var info: DialogRuntime.DialogInfo { .init("sure", .alert) }
    @MainActor static func describe(_ dialog: Self, to d: DialogRuntime.DialogBuilder<Self>) {
        d.title(.init("s", "Sure?"))
        d.button(.yes, .init("y", "Yes"))
    }
}
