import DialogLanguage
import DialogRuntime
import Foundation
import Testing

@testable import Screens

/// Screens whose values are kept.
@Suite("Screens that are kept") @MainActor
struct StorageTests {
    nonisolated private static let ids = Definitions.ids.filter { id in
        if case .storage? = Definitions.dialogs[id]?.valueSource { true } else { false }
    }

    @Test("show what was kept, when they are opened again", arguments: ids)
    func reopening(_ id: String) throws {
        let definition = try #require(Definitions.dialogs[id])
        let world = ScreenWorld()
        let first = try openScreen(id, in: world)
        let walk = ScreenWalk(definition, first.session, in: world)
        walk.workAllRows()
        walk.mendBrokenRules()
        let values = definition.controls.map { walk.value(of: $0) }
        if let commit = definition.buttons.first(where: { $0.role == .confirm }) {
            first.session.press(commit.id)
        } else {
            first.session.requestDismiss(.program)
        }
        #expect(first.session.phase == .ended)

        let again = ScreenWalk(definition, try openScreen(id, in: world).session, in: world)
        for (control, value) in zip(definition.controls, values) {
            #expect(again.value(of: control) == value, "\(id).\(control.id)")
        }
        #expect(world.center.reports.isEmpty)
    }

    @Test("take over what stands under former keys", arguments: ids)
    func formerKeys(_ id: String) throws {
        let definition = try #require(Definitions.dialogs[id])
        for control in definition.controls {
            guard let key = control.value?.storageKey, !key.formerKeys.isEmpty else { continue }
            for former in key.formerKeys {
                // The key as it is now, and as it was before the definition gave a prefix.
                let full = ScreenWalk.text(former)
                for name in [full, full.split(separator: ".").last.map(String.init) ?? full] {
                    let world = ScreenWorld()
                    let probe = ScreenWalk(definition, try openScreen(id, in: world).session, in: world)
                    let value = try #require(probe.otherValue(than: probe.initial(control), of: control))
                    let memory = try #require(probe.store?.memory)
                    probe.session.requestDismiss(.program)
                    memory.values = [name: try #require(value.stored)]

                    let walk = ScreenWalk(definition, try openScreen(id, in: world).session, in: world)
                    #expect(walk.value(of: control) == value, "\(id).\(control.id) from \(name)")
                    #expect(memory.values == [ScreenWalk.text(key.key): value.stored], "\(id).\(control.id)")
                }
            }
        }
    }

    @Test("replace what does not fit, and say so", arguments: ids)
    func wrongValues(_ id: String) throws {
        let definition = try #require(Definitions.dialogs[id])
        let world = ScreenWorld()
        let probe = ScreenWalk(definition, try openScreen(id, in: world).session, in: world)
        let store = try #require(probe.store)
        probe.session.requestDismiss(.program)
        let kept = definition.controls.filter { $0.value != nil && probe.isMeantForPlatform($0) }
        for control in kept { store.memory.values[probe.key(of: control, in: store)] = .data(Data([1, 2, 3])) }

        let walk = ScreenWalk(definition, try openScreen(id, in: world).session, in: world)
        for control in kept {
            #expect(walk.value(of: control) == walk.initial(control), "\(id).\(control.id)")
        }
        #expect(Set(world.center.reports.map(\.control)) == Set(kept.map { $0.id }))
        #expect(world.center.reports.allSatisfy { $0.code == .valueReplaced })
    }

    @Test("can be searched by the titles of their rows", arguments: Definitions.ids)
    func search(_ id: String) throws {
        guard Definitions.dialogs[id]?.isSearchable == true else { return }
        let session = try openScreen(id, in: ScreenWorld()).session
        #expect(session.info.search)
        for row in session.visibleControls {
            guard let title = row.base.title.map(session.string) else { continue }
            #expect(session.search(title).contains { $0.base === row.base }, "\(id).\(row.base.id)")
        }
        #expect(session.search("no row has these words").isEmpty)
    }
}

extension ScreenWalk {
    /// A value that a control takes and that is not this one.
    fileprivate func otherValue(than value: PlainValue, of control: Control) -> PlainValue? {
        switch rows[control.id] {
        case .toggle: value == .bool(true) ? .bool(false) : .bool(true)
        case .choice: optionValues(of: control).first { $0 != value }
        case .text: .text("from before")
        default: nil
        }
    }
}
