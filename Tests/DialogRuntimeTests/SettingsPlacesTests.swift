import DialogRuntime
import DialogTesting
import Foundation
import Testing

/// Rule 17: links into a page and into the pages behind it, and the search over its rows.
@MainActor @Suite struct SettingsPlacesTests {
    private func open(_ path: String, isAdvanced: Bool = false) -> (world: TestWorld, presenter: ScriptedPresenter) {
        let world = TestWorld()
        let presenter = world.presenter()
        world.defaults.values["home.advanced"] = .bool(isAdvanced)
        DialogOpener<HomeDialog>(world.center, texts: DialogTextTable()).show(path: path)
        return (world, presenter)
    }

    @Test func rule17_aPathLeadsThroughAllPages() {
        let (world, presenter) = open("network/proxy/host")
        #expect(presenter.stack == ["home", "network", "proxy"])
        #expect(world.center.presented.map(\.place) == ["network", "proxy", "host"])
        #expect(world.reported.isEmpty)
        for depth in [2, 1, 0] {
            presenter.dismiss()
            #expect(presenter.stack.count == depth)
        }
    }

    @Test func rule17_sectionsArePlacesOfEveryPage() {
        let (world, presenter) = open("network/security")
        #expect(presenter.stack == ["home", "network"] && presenter.top?.place == "security")
        #expect(world.reported.isEmpty)
    }

    @Test(arguments: [
        ("", 1), ("/", 1), ("network/", 2), ("/network//proxy/", 3),
    ])
    func rule17_slashesWithoutANameMeanNothing(_ path: String, _ pages: Int) {
        let (world, presenter) = open(path)
        #expect(presenter.stack.count == pages)
        #expect(world.reported.isEmpty)
    }

    /// The page opens as far as the path leads, and what is wrong with the rest is said once.
    @Test(arguments: [
        ("nowhere", 1, "there is no such place"),
        ("network/nowhere/host", 2, "there is no such place"),
        ("network/proxy/host/deeper", 3, "no page lies behind this place"),
        ("help/deeper", 1, "no page lies behind this place"),
        ("network/security/deeper", 2, "no page lies behind this place"),
        ("expert", 1, "the place is not shown now"),
        ("expert/host", 1, "the place is not shown now"),
        ("tuning", 1, "the place is not shown now"),
        ("locked/host", 1, "the place is not available now"),
    ])
    func rule17_wrongPathsAreReported(_ path: String, _ pages: Int, _ message: String) {
        let (world, presenter) = open(path)
        #expect(presenter.stack.count == pages)
        #expect(world.center.reports.map(\.message) == [message])
        #expect(world.reported == [.unusable])
    }

    @Test func rule17_aPathFollowsTheConditions() {
        let (world, presenter) = open("expert/host", isAdvanced: true)
        #expect(presenter.stack == ["home", "proxy"] && world.reported.isEmpty)
    }

    @Test func rule17_aPathToAViewOfTheAppShowsIt() {
        let (world, presenter) = open("help")
        #expect(presenter.top?.pushedView?.view == "HelpView")
        #expect(world.reported.isEmpty)
        presenter.top?.leavePushedView()
        #expect(presenter.top?.place == "help")
    }

    // MARK: Search

    @Test(arguments: [
        ("wlan", ["wifi"]), ("WIRELESS", ["wifi"]), ("drahtlos", ["wifi"]), ("cafe", ["wifi"]), ("café", ["wifi"]),
        ("on network", ["wifi"]), ("nothing", []), (" ", []), ("expert", []), ("tune", []), ("Host", []),
        ("e", ["wifi", "network", "help", "advanced", "locked"]),
    ])
    func rule17_aSearchFindsRowsByEveryWord(_ words: String, _ expected: [String]) throws {
        let (_, presenter) = open("")
        #expect(try #require(presenter.top).search(words).map(\.base.id) == expected)
    }

    @Test func rule17_hiddenRowsAndSectionsAreFoundOnceTheyAreShown() throws {
        let (_, presenter) = open("", isAdvanced: true)
        let session = try #require(presenter.top)
        #expect(session.search("expert").map(\.base.id) == ["expert"])
        #expect(session.search("tune").map(\.base.id) == ["speed"])
    }

    @Test func rule17_aSearchReadsTheUsersLanguage() throws {
        let world = TestWorld()
        world.center.texts = DialogTextResolver { text, _, _ in text.key == "wifi" ? "無線LAN" : text.source }
        let presenter = world.presenter(locale: "ja_JP")
        DialogOpener<HomeDialog>(world.center, texts: DialogTextTable()).show()
        #expect(try #require(presenter.top).search("無線").map(\.base.id) == ["wifi"])
    }

    // MARK: Conditions over sections

    @Test func rule14_aSectionThatIsHiddenHidesItsControlsFromEverything() throws {
        let (_, presenter) = open("")
        let session = try #require(presenter.shown(HomeDialog.self))
        #expect(session.sections.last?.isVisible == false)
        #expect(!session.visibleControls.map(\.base.id).contains("speed"))
        #expect(session.issues.isEmpty, "a hidden control is not checked")
        #expect(session.control("follower")?.base.isVisible == false, "nor does it count in conditions")
        session.set(\.advanced, true)
        #expect(session.sections.last?.isVisible == true)
        #expect(session.control("follower")?.base.isVisible == true)
        #expect(session.issues.map(\.control) == ["tag"])
        session.set(\.advanced, false)
        #expect(session.issues.isEmpty)
    }

    @Test func rule14_aSectionThatIsDisabledDisablesItsControls() throws {
        let (world, presenter) = open("network")
        let session = try #require(presenter.shown(NetworkDialog.self))
        #expect(session.control("strict")?.base.isEnabled == false)
        try presenter.toggle("secure")
        try presenter.toggle("strict")
        #expect(world.defaults.values["home.strict"] == .bool(true))
    }
}

/// A page with pages behind it.
nonisolated private struct HomeDialog: PageDialog, PlainDialog, StoredDialog {
    struct Values: DialogValues {
        var wifi = true
        var advanced = false
        var speed = true
        var tag = ""
        var follower = false
    }

    static var info: DialogInfo { .init("home", .page, search: true) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.title(.init("home", "Home"))
        d.storage(.userDefaults(), prefix: "home.")
        d.section("first")
        d.toggle("wifi", \.wifi).title(.init("wifi", "Wireless")).help(.init("h", "For the **café** network."))
            .subtitle(whenOn: .init("on", "It is on"), whenOff: .init("off", "It is off"))
            .searchKeyword(.init("k1", "WLAN")).searchKeyword(.init("k2", "drahtlos"))
        d.navigationLink("network") { NetworkDialog() }.title(.init("n", "Net"))
        d.navigationLink("help", view: .init("HelpView")).title(.init("he", "Help"))
        d.toggle("advanced", \.advanced).title(.init("a", "Advanced"))
        d.navigationLink("expert") { ProxyDialog() }.title(.init("x", "Expert")).visibleWhen { c in c.isOn(\.advanced) }
        d.navigationLink("locked") { ProxyDialog() }.title(.init("l", "Locked")).enabledWhen { c in c.isOn(\.advanced) }
        d.toggle("follower", \.follower).title(.init("f", "Follows")).visibleWhen { c in c.isOn(\.speed) }
        d.section("tuning", .init("t", "Tuning")).visibleWhen { c in c.isOn(\.advanced) }
        d.toggle("speed", \.speed).title(.init("s", "Tune the speed"))
        d.textField("tag", \.tag).title(.init("g", "Tag")).required()
    }
}

/// A page behind a page.
nonisolated private struct NetworkDialog: PageDialog, PlainDialog {
    struct Values: DialogValues {
        var secure = false
        var strict = false
    }

    static var info: DialogInfo { .init("network", .page) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.navigationLink("proxy") { ProxyDialog() }
        d.toggle("secure", \.secure)
        d.section("security").enabledWhen { c in c.isOn(\.secure) }
        d.toggle("strict", \.strict)
    }
}

/// A page behind that page.
nonisolated private struct ProxyDialog: PageDialog, PlainDialog {
    struct Values: DialogValues {
        var host = ""
    }

    static var info: DialogInfo { .init("proxy", .page) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.textField("host", \.host)
    }
}
