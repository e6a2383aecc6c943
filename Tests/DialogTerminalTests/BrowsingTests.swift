import DialogRuntime
import Foundation
import Testing

@testable import DialogTerminal

/// What is in view of a long page: searching and folding, in a pipe and on a terminal.
@MainActor @Suite struct BrowsingTests {
    private let app = TestApp()
    private let face: BoxFace
    private let handle: DialogHandle<LibraryDialog>

    init() {
        face = BoxFace(app.stage, menu: app.menu, columns: 60, rows: 40)
        handle = app.opener(LibraryDialog.self).show()
    }

    private func lines() -> [String] { face.canvas().lines.map { String($0.reversed().drop { $0 == " " }.reversed()) } }

    private func press(_ keys: TerminalKey...) {
        for key in keys { _ = face.handle(key) }
    }

    private func type(_ text: String) { for character in text { press(.character(character)) } }

    // MARK: Pipes

    @Test func aFoldedSectionSaysHowItIsShown() async {
        let shown = await app.plain("fold nothing")
        #expect(shown == ["? The sections that can be folded are: folded, open, 4."])
        let screen = await app.plain("folder /tmp")
        #expect(screen.contains("Folded (folded; unfold folded shows it)"))
        #expect(!screen.contains { $0.contains("inside") || $0.contains("Below the folded") })
        #expect(screen.contains("Open (fold open hides it)"))
        #expect(screen.contains("More (folded; unfold 4 shows it)"))
    }

    @Test func foldingAndUnfolding() async {
        let unfolded = await app.plain("unfold folded")
        #expect(unfolded.contains("  inside  Inside: on"))
        #expect(unfolded.contains("  Below the folded."))
        #expect(await app.plain("fold open").contains("Open (folded; unfold open shows it)"))
        #expect(await app.plain("unfold 4").contains("  last    Last: off"))
    }

    @Test func aRowThatIsWrittenToIsUnfolded() async {
        #expect(await app.plain("inside off").contains("  inside  Inside: off"))
    }

    @Test func aSearchFindsWhatIsFoldedToo() async {
        #expect(
            await app.plain("search inside") == [
                "--- Library ---", "search: “inside”, 1 found", "Folded", "  inside  Inside: on", "  Below the folded.",
            ])
        #expect(await app.plain("search nowhere") == ["--- Library ---", "search: “nowhere”, nothing found"])
        #expect(await app.plain("search path").contains("  folder  Folder"))
        #expect(await app.plain("search").contains("Folded (folded; unfold folded shows it)"))
    }

    @Test func aRowThatWasNotFoundEndsTheSearchWhenItIsChanged() async {
        _ = await app.plain("search inside")
        let screen = await app.plain("last on")
        #expect(screen.contains("  last    Last: on") && !screen.contains { $0.hasPrefix("search:") })
    }

    @Test func helpNamesSearchAndFolding() async {
        let help = await app.plain("help")
        #expect(help.contains { $0.hasPrefix("  search WORDS ") })
        #expect(help.contains { $0.hasPrefix("  fold|unfold SECTION ") })
        #expect(await app.plain("serach x").first?.contains("Did you mean search?") == true)
    }

    @Test func whereThereIsNothingToSearchOrFoldTheWordsMeanNothing() async {
        handle.dismiss()
        for word in ["search x", "fold x", "unfold x"] {
            #expect(await app.plain("open mainPage", word).first?.contains("means nothing here") == true)
            _ = await app.plain("close")
        }
    }

    @Test func aValueThatIsNotShownIsChangedAllTheSame() async {
        #expect(await app.plain("folder /tmp").contains("  folder  Folder"))
        #expect(handle.session.values.folder == "/tmp")
    }

    @Test func aSectionWithAMistakeIsShown() async {
        _ = await app.plain("number x")
        let screen = await app.plain("fold open")
        #expect(
            screen.contains("Open (fold open hides it)") && screen.contains { $0.contains("! This is not a number.") })
    }

    @Test func aLinkIntoAFoldedSectionUnfoldsIt() async {
        handle.dismiss()
        app.opener(LibraryDialog.self).show(path: "inside")
        #expect(await app.plain("folder x").contains("  inside  Inside: on"))
        #expect(await app.plain("fold folded").contains("Folded (folded; unfold folded shows it)"))
    }

    // MARK: Terminals

    @Test func headersFoldAndUnfold() {
        #expect(lines().contains("   [+] Folded"))
        press(.home, .down, .down)
        #expect(lines().contains(" ▸ [+] Folded"))
        #expect(lines().last?.contains("Space folds and unfolds") == true)
        press(.character(" "))
        #expect(lines().contains(" ▸ [-] Folded") && lines().contains("   Inside  [x] on"))
        press(.left)
        #expect(lines().contains(" ▸ [+] Folded"))
        press(.right, .down, .character(" "))
        #expect(lines().contains(" ▸ Inside  [ ] off"))
    }

    @Test func aSlashSearches() {
        press(.home, .down, .down)
        #expect(lines().last?.contains("/ searches") == true)
        press(.character("/"))
        #expect(lines().contains { $0.hasPrefix(" ▸ Search:") } && lines().contains("   [+] Folded"))
        type("INS")
        #expect(lines().contains { $0.hasPrefix(" ▸ Search: INS") })
        #expect(lines().contains("   Inside  [x] on") && !lines().contains { $0.contains("Folder") })
        press(.down, .character(" "))
        #expect(lines().contains(" ▸ Inside  [ ] off"))
        #expect(lines().last?.contains("Esc ends the search") == true)
        press(.backTab)
        type("zzz")
        #expect(lines().contains("   nothing found"))
        press(.escape)
        #expect(!lines().contains { $0.contains("Search") } && lines().contains("   [+] Folded"))
        #expect(app.center.presented.count == 1)
        press(.escape)
        #expect(app.center.presented.isEmpty)
    }

    @Test func aSlashBelongsToATextThatIsTyped() {
        type("/a")
        #expect(handle.session.values.folder == "/home/a")
        #expect(!lines().contains { $0.contains("Search") })
    }

    @Test func aValueThatIsNotShownIsDrawnWhileItIsChanged() {
        press(.home)
        #expect(lines().contains { $0.hasPrefix(" ▸ Folder  /home") })
        press(.tab)
        #expect(lines().contains("   Folder"))
    }

    // MARK: Languages

    @Test func theTerminalsOwnWordsAreTranslated() async {
        let app = TestApp(locale: Locale(identifier: "ja_JP"))
        let face = BoxFace(app.stage, menu: app.menu, columns: 60, rows: 40)
        app.opener(LibraryDialog.self).show()
        #expect(await app.plain("folder x").contains("Folded (折りたたみ中。unfold folded で開きます)"))
        #expect(await app.plain("search zzz").contains("検索: 「zzz」は見つかりません"))
        #expect(face.canvas().lines.last?.contains("Esc 検索を終える") == true)
        #expect(await app.plain("number x").contains { $0.hasSuffix("! 数字ではありません。") })
        #expect(await app.plain("close", "open everything").last == "ボタン: cancel (キャンセル), save (保存, 標準)")
    }
}

/// A long page.
nonisolated struct LibraryDialog: DialogRuntime.PageDialog, DialogRuntime.PlainDialog {
    struct Values: DialogRuntime.DialogValues {
        var folder = "/home"
        var plain = false
        var inside = true
        var number = 3
        var last = false
    }
    static var info: DialogRuntime.DialogInfo { .init("library", .page, search: true) }
    @MainActor static func describe(_ dialog: Self, to d: DialogRuntime.DialogBuilder<Self>) {
        d.title(.init("l", "Library"))
        d.section("first")
        d.textField("folder", \.folder).title(.init("fo", "Folder")).searchKeyword(.init("k", "path")).showsValue(false)
        d.toggle("plain", \.plain).title(.init("p", "Plain"))
        d.section("folded", .init("f", "Folded")).footer(.init("b", "Below the folded.")).collapsed()
        d.toggle("inside", \.inside).title(.init("i", "Inside"))
        d.section("open", .init("o", "Open")).collapsed(false)
        d.numberField("number", \.number).title(.init("n", "Number"))
        d.section("").collapsed()
        d.toggle("last", \.last).title(.init("la", "Last"))
    }
}
