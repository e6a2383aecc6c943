import DialogRuntime
import DialogTesting
import Foundation
import Observation
import Testing

/// Rule 17 as far as it is the runtime's, and the stores of rule 12.
@MainActor @Suite struct SettingsRuleTests {
    @Test func rule17_rowsSearchPlacesAndKeysComeFromOneDescription() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        world.dialogs.settings.show()
        let session = try #require(presenter.top)
        for id in session.visibleControls.map(\.base.id) + ["sound", "other"] {
            #expect(SettingsDialog.Place(rawValue: id) != nil)
        }
        #expect(session.search("VOL").map(\.base.id) == ["volume"])
        #expect(session.search("author").map(\.base.id) == ["name"])
        #expect(session.search("  ").isEmpty)
        #expect(session.control("volume")?.base.accessibilityIdentifier == "settings.volume")
    }

    @Test func rule17_placesAndPathsLeadThere() async throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let left = Task { await world.dialogs.settings.open(at: .privacy) }
        await presenter.waitUntilShown(PrivacyDialog.self)
        #expect(presenter.stack == ["settings", "privacy"])
        #expect(presenter.top?.isPushed == true)
        presenter.dismiss()
        #expect(presenter.stack == ["settings"])
        #expect(presenter.top?.place == "privacy")
        presenter.dismiss()
        #expect(await left.value == .closeButton)

        world.dialogs.settings.show(path: "privacy/cookies")
        #expect(presenter.top?.info.id == "privacy")
        #expect(presenter.top?.place == "cookies")
        world.center.presented.first?.requestDismiss(.program)
        world.dialogs.settings.show(path: "volume/deeper")
        world.dialogs.settings.show(path: "nowhere")
        world.center.presented.first?.requestDismiss(.program)
        #expect(world.reported == [.unusable, .unusable])
    }

    @Test func rule17_aPathWaitsForTheHost() throws {
        let world = TestWorld()
        world.dialogs.settings.show(path: "privacy/cookies")
        let presenter = world.presenter()
        #expect(presenter.stack == ["settings", "privacy"])
        #expect(presenter.top?.place == "cookies")
    }

    @Test func rule17_valuesAreReadWithoutOpeningThePage() throws {
        let world = TestWorld()
        world.defaults.values["settings.volume"] = .double(0.7)
        #expect(world.dialogs.settings.values.volume == 0.7)
        let presenter = world.presenter()
        world.dialogs.settings.show()
        let woken = Locked(false)
        withObservationTracking {
            _ = world.dialogs.settings.values
        } onChange: {
            woken.withLock { $0 = true }
        }
        try presenter.set(SettingsDialog.self, \.volume, 0.3)
        #expect(world.dialogs.settings.values.volume == 0.3)
        #expect(woken.withLock { $0 })
        #expect(world.app.calls == ["volumeChanged 0.3"])
    }

    @Test func rule17_aPageIsAlsoAPartOfAView() throws {
        let world = TestWorld()
        let page = world.dialogs.settings.embedded()
        page.set(\.bars, 7)
        #expect(world.defaults.values["bars"] == .int(7))
        #expect(world.center.presented.isEmpty)
    }

    @Test func rule17_aPageWithoutAStoreInheritsThatOfThePageBefore() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        world.dialogs.settings.show()
        try presenter.press("privacy")
        try presenter.toggle("cookies")
        #expect(world.defaults.values["settings.cookies"] == .bool(true))
        presenter.dismiss()
        presenter.dismiss()
        world.dialogs.privacy.show()
        #expect(presenter.shown(PrivacyDialog.self)?.values.cookies == false, "alone it has none")
    }

    @Test func rule12_oldNamesAreMoved() {
        for old in ["settings.oldClick", "oldClick"] {
            let world = TestWorld()
            world.defaults.values[old] = .bool(false)
            #expect(world.dialogs.settings.values.click == false)
            #expect(world.defaults.values == ["settings.metronome": .bool(false)])
        }
    }

    @Test func rule12_aStoreOfTheAppKeepsOptionalsAndValuesOfItsTypes() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        world.dialogs.profile.show()
        try presenter.type("Ada", into: "nick")
        try presenter.top?.custom("voice").set(Voice.high)
        #expect(world.app.dialogStorage.value(for: "profile.nick") == nil, "on confirmation only")
        try presenter.press("ok")
        #expect(world.app.dialogStorage.value(for: "profile.nick") == .text("Ada"))
        #expect(world.dialogs.profile.values.nick == "Ada")
        #expect(world.dialogs.profile.values.voice == .high)
        world.dialogs.profile.show()
        try presenter.type("", into: "nick")
        try presenter.top?.custom("voice").set("no voice")
        #expect(world.reported == [.unusable])
        try presenter.press("ok")
        #expect(world.app.dialogStorage.value(for: "profile.nick") == nil)
        #expect(world.dialogs.profile.values.nick == nil)
    }

    @Test func rule12_userDefaultsKeepEveryKindAndKnowTheDefaults() throws {
        let suite = "dialoggen.tests.\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        let world = UserDefaultsWorld(suite: suite)
        #expect(world.dialogs.settings.values == SettingsDialog.Values())
        #expect(defaults.object(forKey: "settings.volume") as? Double == 0.5, "registered")
        #expect(defaults.object(forKey: "bars") as? Int == 4)
        let page = world.dialogs.settings.embedded()
        page.set(\.click, false)
        page.set(\.volume, 1)
        page.set(\.bars, 1)
        page.set(\.name, "設定")
        let again = UserDefaultsWorld(suite: suite)
        var expected = SettingsDialog.Values()
        expected.click = false
        expected.volume = 1
        expected.bars = 1
        expected.name = "設定"
        #expect(again.dialogs.settings.values == expected)
        #expect(again.center.reports.isEmpty)

        let storage = UserDefaultsStorage(suite: suite)
        let kinds: [DialogStoredValue] = [
            .bool(true), .int(1), .int(.max), .double(0.1), .text(""), .data(Data([1, 2])),
            .list([.int(3), .text("x")]),
        ]
        for (index, value) in kinds.enumerated() {
            storage.set(value, for: "kind\(index)")
            #expect(storage.value(for: "kind\(index)") == value)
        }
        storage.set(nil, for: "kind0")
        #expect(storage.value(for: "kind0") == nil)
    }
}

/// A scene whose settings are in real user defaults.
@MainActor private struct UserDefaultsWorld {
    let center: DialogCenter
    let dialogs: Dialogs

    init(suite: String) {
        center = DialogCenter(userDefaults: { _ in UserDefaultsStorage(suite: suite) })
        dialogs = Dialogs(center, app: FixtureApp())
    }
}
