import DialogRuntime
import Foundation
import StandInTesting
import SwiftUI
import Testing

@testable import DialogUI

/// What the rows do.
@MainActor @Suite struct ControlTests {
    @Test(arguments: Orders.each) func returnLeadsThroughTheFieldsAndConfirms(orders: Orders) async {
        let stage = Stage(orders: orders)
        let handle = stage.dialogs.cover.show()
        await stage.host.turn()
        #expect(stage.host.focused?.identifier == "cover.name")
        stage.host.insert("Ada")
        stage.host.press(.return)
        await stage.host.turn()
        #expect(stage.host.focused?.identifier == "cover.city")
        stage.host.insert("L")
        stage.host.press(.return)
        await stage.host.turn()
        #expect(stage.host.focused?.identifier == "cover.note")
        #expect(stage.host.first(text: "Use at least 2 characters.") != nil)
        stage.host.type("London", into: "cover.city")
        #expect(stage.host.first(text: "Use at least 2 characters.") == nil)
        stage.host.blur()
        stage.host.press(.return)
        await stage.host.turn()
        #expect(handle.button == .ok)
        #expect(handle.session.values.city == "London")
        #expect(stage.host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func liveTextIsWrittenWhenTheFieldIsLeft(orders: Orders) async {
        let stage = Stage(orders: orders)
        let box = MixBox()
        stage.dialogs.mix.show(get: { box.mix }, set: { box.mix = $0 })
        await stage.host.turn()
        stage.host.type("Lead", into: "mix.name")
        #expect(box.mix.name == "Main")
        stage.host.slide(stage.host["mix.level"], to: 70)
        #expect(box.mix.level == 70)
        stage.host.blur()
        await stage.host.turn()
        #expect(box.mix.name == "Lead")
        #expect(stage.host.diagnostics.isEmpty)
    }

    @Test func everyKindIsDrawnAndChangesItsValue() async {
        let stage = Stage()
        let handle = stage.dialogs.kinds.show()
        await stage.host.turn()
        let host = stage.host
        host.tap("kinds.toggle")
        host.increment(host["kinds.stepper"])
        host.slide(host["kinds.slider"], to: 7)
        host.type("12", into: "kinds.number")
        host.choose("Two", in: host["kinds.choice"])
        host.tap("kinds.several.b")
        host.type("text", into: "kinds.text")
        host.type("secret", into: "kinds.secret")
        host.type("many\nlines", into: "kinds.editor")
        host.tap("kinds.day.isOn")
        host.pick(DialogMoment.date(DialogDate(year: 2030, month: 1, day: 2)).date, in: host["kinds.day"])
        host.type("1min 30s", into: "kinds.length")
        host.pick(Color(.sRGB, red: 1, green: 0, blue: 0), in: host["kinds.color"])
        let values = handle.session.values
        #expect(values.toggle)
        #expect(values.stepper == 2)
        #expect(values.slider == 7)
        #expect(values.number == 12)
        #expect(values.choice == .two)
        #expect(values.several == [.two])
        #expect(values.text == "text")
        #expect(values.secret == "secret")
        #expect(values.editor == "many\nlines")
        #expect(values.day == DialogDate(year: 2030, month: 1, day: 2))
        #expect(values.length == .seconds(90))
        #expect(values.color == DialogColor(red: 255, green: 0, blue: 0))
        #expect(host["kinds.readout"]?.text == "Version 1.0")
        #expect(host.first(text: "A bold word") != nil)
        #expect(host.unnamedControls.isEmpty)
        #expect(host.diagnostics.isEmpty)
    }

    @Test func aRowIsAButtonAsWideAsTheList() async {
        let stage = Stage()
        stage.dialogs.settings.show()
        await stage.host.turn()
        #expect(stage.host.tap(stage.host["settings.reset"], at: .blank) == .done)
        #expect(stage.app.calls == ["resetSettings"])
        #expect(stage.host.tap(stage.host["settings.system"], at: .blank) == .done)
        #expect(stage.host.openedLinks.map(\.absoluteString) == ["app-settings:"])
        #expect(stage.host.diagnostics.isEmpty)
    }

    @Test func aPageIsSearched() async {
        let stage = Stage()
        stage.dialogs.settings.show()
        await stage.host.turn()
        stage.host.type("vol", into: stage.host.first(.searchField))
        #expect(stage.host["settings.volume"] != nil)
        #expect(stage.host["settings.bars"] == nil)
        stage.host.type("zzz", into: stage.host.first(.searchField))
        #expect(stage.host["settings.volume"] == nil)
        #expect(stage.host.first(text: "No Results") != nil)
        #expect(stage.host.diagnostics.isEmpty)
    }

    @Test func aDeepLinkLeadsToItsPlace() async {
        let stage = Stage()
        stage.dialogs.settings.show(path: "privacy/policy")
        await stage.host.turn()
        #expect(stage.shown == ["settings", "privacy"])
        #expect(stage.host.scrolledTo.contains("policy"))
        #expect(stage.host.diagnostics.isEmpty)
    }

    @Test func wordsFollowTheLanguage() async {
        let stage = Stage(locale: "de_DE")
        stage.dialogs.tempo.show(editing: stage.song)
        await stage.host.turn()
        #expect(stage.host["tempo.save"]?.text == "Sichern")
        stage.host.change { $0.locale = Locale(identifier: "ja_JP") }
        await stage.host.turn()
        #expect(stage.host["tempo.save"]?.text == "保存")
        #expect(stage.host["tempo.closeButton"]?.label == "閉じる")
        #expect(stage.host.diagnostics.isEmpty)
    }

    @Test func aPageIsEmbedded() async {
        let stage = Stage { dialogs in EmbeddedScreen(dialogs: dialogs) }
        await stage.host.turn()
        stage.host.tap("settings.privacy")
        await stage.host.turn()
        #expect(stage.shown == ["privacy"])
        #expect(stage.kinds.isEmpty)
        #expect(stage.host["privacy.cookies"] != nil)
        stage.host.back()
        await stage.host.turn()
        #expect(stage.shown.isEmpty)
        stage.host.tap("settings.save")
        await stage.host.turn()
        #expect(stage.kinds == ["confirmationDialog"])
        #expect(stage.center.pendingTimers == 0)
        #expect(stage.host.diagnostics.isEmpty)
    }

    private struct EmbeddedScreen: View {
        @State private var session: DialogSession

        init(dialogs: Dialogs) { _session = State(initialValue: dialogs.settings.embedded()) }

        var body: some View { EmbeddedDialog(session) }
    }

    @MainActor private final class MixBox { var mix = Mix() }
}

/// Work that is under way.
@MainActor @Suite struct LoadingTests {
    @Test func workShowsItselfOnTopAndIsCancelled() async {
        let stage = Stage()
        stage.dialogs.mix.show(get: { Mix() }, set: { _ in })
        await stage.host.turn()
        let task = Task { @MainActor in
            try await stage.dialogs.exporting.run { progress in
                progress.report(0.5)
                try await Task.sleep(for: .seconds(1_000))
            }
        }
        await stage.advance(.seconds(1))
        #expect(stage.host["exporting.loading"] != nil)
        #expect(stage.host.tap("mix.level") != .done)
        let alert = stage.dialogs.emptyWarning.show()
        await stage.host.turn()
        #expect(stage.kinds == ["sheet", "alert"])
        #expect(alert.reason == nil)
        stage.host.tap("emptyWarning.ok")
        await stage.host.turn()
        #expect(stage.host.tap("exporting.cancelLoading") == .done)
        _ = await task.result
        await stage.advance(.seconds(1))
        #expect(stage.host["exporting.loading"] == nil)
        #expect(stage.host.diagnostics.isEmpty)
    }
}
