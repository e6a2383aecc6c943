import DialogRuntime
import DialogTesting
import Foundation
import StandInTesting
import SwiftUI

@testable import DialogUI

/// A screen with a dialog host, an app and a clock that stands still.
@MainActor struct Stage {
    let clock = ManualClock()
    let center: DialogCenter
    let app = FixtureApp()
    let dialogs: Dialogs
    let song = Song()
    /// What the host keeps to itself.
    let inner = Inner()
    let host: StandInTesting.Host

    init(
        orders: Orders = Orders(), isWide: Bool = false, locale: String = "en_US",
        root: @escaping @MainActor (Dialogs) -> some View = { _ in Text(verbatim: "Home") }
    ) {
        let defaults = MemoryStorage()
        let center = DialogCenter(clock: clock, userDefaults: { _ in defaults })
        center.onReport = { _ in }
        let dialogs = Dialogs(center, app: app)
        let inner = inner
        self.center = center
        self.dialogs = dialogs
        let device: (inout EnvironmentValues) -> Void = { environment in
            environment.horizontalSizeClass = isWide ? .regular : .compact
            environment.locale = Locale(identifier: locale)
        }
        host = StandInTesting.Host(orders: orders, environment: device) {
            InnerReader(inner: inner, content: root(dialogs))
                .dialogHost(center)
                .dialogSlots { views in
                    views.add("AboutView") { _ in Text(verbatim: "About us") }
                    views.add("VoiceView", editing: Voice.self) { _, voice in
                        Button("voice \(voice.wrappedValue.rawValue)") { voice.wrappedValue = .high }
                    }
                    views.add("PhraseEditor") { _ in Text(verbatim: "Phrases") }
                    views.add("KeyboardView") { _ in Text(verbatim: "Keyboard") }
                }
        }
    }

    /// Moves time.
    func advance(_ duration: Duration) async {
        await host.turn()
        clock.advance(by: duration)
        await host.turn()
    }

    var shown: [String] { center.presented.map(\.info.id) }
    var kinds: [String] { host.presented.map(\.kind) }
}

@MainActor final class Inner {
    var stage: DialogStage?
}

private struct InnerReader<Content: View>: View {
    let inner: Inner
    let content: Content
    @Environment(\.dialogEnvironment) private var environment

    var body: some View {
        content.onAppear { inner.stage = environment.stage }
    }
}
