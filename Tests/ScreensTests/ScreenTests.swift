import DialogLanguage
import DialogRuntime
import Testing

@testable import Screens

/// Settings screens of real apps, rewritten as definitions: checked, generated, compiled and worked row by row.
@Suite("Screens") @MainActor
struct ScreenTests {
    @Test("are many, of six families, and have no findings")
    func definitions() {
        let families = Dictionary(grouping: Definitions.fileNames) { $0.prefix { $0 != "-" } }
        #expect(Definitions.fileNames.count >= 40)
        #expect(Set(families.keys) == ["android", "desktop", "editor", "form", "home", "ios"])
        for (family, files) in families { #expect(files.count >= 6, "\(family)") }
        #expect(Definitions.checked.diagnostics.map(\.message) == [])
        #expect(Definitions.dialogs.count >= 40)
    }

    @Test("are all opened by these tests")
    func list() {
        #expect(screens.keys.sorted() == Definitions.ids)
    }

    @Test("start with the values of their definitions", arguments: Definitions.ids)
    func defaults(_ id: String) throws {
        let definition = try #require(Definitions.dialogs[id])
        let world = ScreenWorld()
        let screen = try openScreen(id, in: world)
        let walk = ScreenWalk(definition, screen.session, in: world)
        for control in definition.controls where control.value != nil {
            if case .app? = control.value?.initial {
            } else {
                #expect(screen.defaults[control.id] == walk.literalInitial(control), "\(id).\(control.id)")
            }
            if screen.target() == nil {
                #expect(walk.value(of: control) == walk.initial(control), "\(id).\(control.id), when opened")
            }
        }
        #expect(world.center.reports.isEmpty)
    }

    @Test("have rows that all work", arguments: Definitions.ids)
    func rows(_ id: String) throws {
        let definition = try #require(Definitions.dialogs[id])
        var worked: Set<String> = []
        for platform in ScreenWorld.Platform.allCases {
            let world = ScreenWorld(platform)
            let screen = try openScreen(id, in: world)
            let walk = ScreenWalk(definition, screen.session, in: world)
            walk.workAllRows(but: worked)
            worked.formUnion(walk.worked)
            for report in world.center.reports { Issue.record("\(id): reported \(report)") }
        }
        for control in definition.controls { #expect(worked.contains("\(id).\(control.id)"), "\(id).\(control.id)") }
    }
}
