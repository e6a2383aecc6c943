import DialogRuntime
import StandInTesting
import SwiftUI
import Testing

@testable import DialogUI

/// How dialogs look, and what they inherit.
@MainActor @Suite struct StyleTests {
    private struct Plain: DialogStyle {
        let mark: String

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(verbatim: mark + " " + configuration.id)
                configuration.title
                configuration.content
                configuration.closeButton
                ForEach(configuration.buttons) { $0 }
            }
        }
    }

    private struct Screen: View {
        let center: DialogCenter
        var body: some View {
            Text(verbatim: "Home")
                .dialogHost(center)
                .dialogStyle(Plain(mark: "inner"))
                .dialogStyle(Plain(mark: "named"), named: "compact")
                .dialogHeader(font: .title)
                .dialogTint(.orange)
                .dialogStyle(Plain(mark: "outer"))
                .dialogHeader(font: .body, color: .red)
                .dialogTint(.green)
        }
    }

    private func world() -> (DialogCenter, Dialogs) {
        let center = DialogCenter()
        center.onReport = { _ in }
        return (center, Dialogs(center, app: FixtureApp()))
    }

    @Test func theInnermostStyleWinsAndAWordPicksANamedOne() async {
        let (center, dialogs) = world()
        let host = StandInTesting.Host(Screen(center: center))
        dialogs.transpose.show(editing: Song())
        await host.turn()
        #expect(host.first(text: "inner transpose") != nil)
        #expect(host.tap("transpose.closeButton") == .done)
        await host.turn()
        dialogs.compact.show()
        await host.turn()
        #expect(host.first(text: "named compact") != nil)
        #expect(center.reports.isEmpty)
        #expect(host.diagnostics.isEmpty)
    }

    @Test func partsOfTheHeaderMerge() async {
        let (center, dialogs) = world()
        let host = StandInTesting.Host {
            Text(verbatim: "Home").dialogHost(center).dialogHeader(font: .title).dialogHeader(font: .body, color: .red)
                .dialogTint(.orange)
        }
        dialogs.transpose.show(editing: Song())
        await host.turn()
        #expect(host["transpose.title"]?["font"] == "title")
        #expect(host["transpose.title"]?["foregroundStyle"] == "red")
        #expect(host.outline.contains("tint=orange"))
    }

    @Test func aStyleThatNobodyRegisteredIsReported() async {
        let (center, dialogs) = world()
        let host = StandInTesting.Host { Text(verbatim: "Home").dialogHost(center) }
        dialogs.compact.show()
        await host.turn()
        #expect(center.reports.map(\.code) == [.unusable])
        #expect(host["compact.title"] != nil)
    }

    @Test func aPopupIsModalAndNamed() async {
        let (center, dialogs) = world()
        let host = StandInTesting.Host {
            Button("Behind") {}.dialogHost(center)
        }
        dialogs.tempo.show(editing: Song())
        await host.turn()
        #expect(!host.spoken.contains { $0.label == "Behind" })
        #expect(host.unnamedControls.isEmpty)
        #expect(host.tap(.button, "Behind") != .done)
        #expect(host["tempo.title"]?.zIndex == nil)
        #expect(host.isDrawnBehind(host.first(text: "Behind"), host["tempo.title"]))
        host.reducesMotion = true
        #expect(host.diagnostics.isEmpty)
    }

    @Test func withoutACenterNothingIsShown() async {
        let host = StandInTesting.Host { Text(verbatim: "Home").dialogHost(nil) }
        await host.turn()
        #expect(host.first(text: "Home") != nil)
        #expect(host.diagnostics.isEmpty)
    }

    @Test func anotherCenterTakesOver() async {
        let (first, firstDialogs) = world()
        let (second, secondDialogs) = world()
        let model = CenterModel(first)
        let host = StandInTesting.Host(CenterScreen(model: model))
        let handle = firstDialogs.transpose.show(editing: Song())
        await host.turn()
        model.center = second
        await host.turn()
        #expect(handle.reason == .hostGone)
        secondDialogs.emptyWarning.show()
        await host.turn()
        #expect(host.presented.map(\.kind) == ["alert"])
        #expect(host.diagnostics.isEmpty)
    }

    @MainActor @Observable final class CenterModel {
        var center: DialogCenter
        init(_ center: DialogCenter) { self.center = center }
    }

    private struct CenterScreen: View {
        let model: CenterModel
        var body: some View { Text(verbatim: "Home").dialogHost(model.center) }
    }
}
