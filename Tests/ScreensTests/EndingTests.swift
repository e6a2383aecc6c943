import DialogRuntime
import Testing

@testable import DialogLanguage
@testable import Screens

/// What becomes of the values when a screen is left.
@Suite("Screens, when they are left") @MainActor
struct EndingTests {
    @Test(
        "answer and write what their rows show, when confirmed", arguments: ids { $0.buttons.contains(where: commits) })
    func confirming(_ id: String) async throws {
        let definition = try #require(Definitions.dialogs[id])
        let button = try #require(definition.buttons.first(where: Self.commits))
        let world = ScreenWorld()
        let screen = try openScreen(id, in: world)
        let walk = ScreenWalk(definition, screen.session, in: world)
        walk.workAllRows()
        walk.mendBrokenRules()

        let shown = screen.values()
        for control in definition.controls where control.value != nil {
            #expect(shown[control.id] == walk.value(of: control), "\(id).\(control.id)")
        }
        screen.session.press(button.id)
        try #require(screen.session.phase == .ended, "\(id): \(screen.session.issues)")
        #expect(screen.button() == button.id)
        if !definition.controls.allSatisfy({ $0.value == nil }) { #expect(await screen.committed() == shown) }
        for control in definition.controls {
            if let target = screen.target(), let bind = control.value?.bind?.name {
                #expect(property(bind, of: target) == shown[control.id], "\(id).\(control.id)")
            }
            if walk.store != nil, control.value != nil, shown[control.id] != walk.initial(control) {
                #expect(walk.stored(control) == walk.storedForm(of: shown[control.id] ?? .none, control))
            }
        }
    }

    @Test("leave everything as it was, when cancelled", arguments: ids { $0.buttons.contains { $0.role == .cancel } })
    func cancelling(_ id: String) async throws {
        let definition = try #require(Definitions.dialogs[id])
        let cancel = try #require(definition.buttons.first { $0.role == .cancel })
        let world = ScreenWorld()
        let screen = try openScreen(id, in: world)
        let before = screen.target().map(PlainValue.properties)
        let walk = ScreenWalk(definition, screen.session, in: world)
        walk.workAllRows()

        screen.session.press(cancel.id)
        #expect(screen.session.phase == .ended)
        #expect(screen.button() == cancel.id)
        #expect(await screen.committed() == nil)
        #expect(screen.target().map(PlainValue.properties) == before)
        #expect(walk.store?.memory.values ?? [:] == [:])
    }

    @Test("have buttons that do what they say", arguments: ids { !$0.buttons.isEmpty })
    func buttons(_ id: String) throws {
        let definition = try #require(Definitions.dialogs[id])
        for button in definition.buttons {
            let world = ScreenWorld()
            let session = try openScreen(id, in: world).session
            #expect(session.button(button.id) != nil, "\(id).\(button.id)")
            let isComplete = session.issues.isEmpty
            session.press(button.id)
            if let action = button.action {
                #expect(world.app.calls == [action.name], "\(id).\(button.id)")
                #expect(session.phase == .presented, "\(id).\(button.id)")
            } else if Self.commits(button), !isComplete {
                #expect(session.phase == .presented && session.showsIssues, "\(id).\(button.id)")
                #expect(session.visibleControls.contains { !$0.base.shownIssues.isEmpty }, "\(id).\(button.id)")
            } else if session.button(button.id)?.isEnabled == false {
                #expect(session.phase == .presented, "\(id).\(button.id)")
            } else {
                #expect(session.phase == .ended, "\(id).\(button.id)")
            }
        }
    }

    nonisolated private static func ids(where isMeant: (Dialog) -> Bool) -> [String] {
        Definitions.ids.filter { Definitions.dialogs[$0].map(isMeant) ?? false }
    }

    nonisolated private static func commits(_ button: Button) -> Bool {
        button.action == nil && button.opens == nil && (button.role == .confirm || button.isDefault)
    }

    /// The property at the end of a path, such as `range.low`.
    private func property(_ path: String, of target: Any) -> PlainValue? {
        var value = target
        for name in path.split(separator: ".") {
            guard let child = Mirror(reflecting: value).children.first(where: { $0.label == String(name) }) else {
                return nil
            }
            value = child.value
        }
        return PlainValue(of: value)
    }
}

extension ScreenWalk {
    /// Gives the rows that a broken rule compares the values back that they had at first.
    func mendBrokenRules() {
        for rule in expectRules("mending") {
            for control in rule.condition.controls.compactMap({ controls[$0]?.control }) {
                switch (rows[control.id], control.value?.initial) {
                case (.number(let number), .literal(.int(let value))): number.number = .int(value)
                case (.number(let number), .literal(.double(let value))): number.number = .double(value)
                case (.number(let number), _): number.number = nil
                case (.duration(let duration), .literal(.duration(let nanoseconds))):
                    duration.duration = .nanoseconds(nanoseconds)
                case (.date(let date), .literal(let literal)): date.text = Self.typed(literal)
                default: unexpected(control)
                }
            }
        }
        #expect(expectRules("mended").isEmpty)
    }
}
