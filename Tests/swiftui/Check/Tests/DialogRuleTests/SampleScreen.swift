import DialogRuntime
import DialogTerminal
import DialogTesting
import Foundation
import StandInTesting
import SwiftUI
import Testing

@testable import Composer

/// The sample app in a scene of its own, with a clock that stands still.
@MainActor struct SampleScreen {
    let clock = ManualClock()
    let center: DialogCenter
    let app: ComposerApp
    let host: StandInTesting.Host

    init(_ orders: Orders, locale: String = "en_US") {
        let center = DialogCenter(clock: clock)
        center.onReport = { _ in }
        self.center = center
        let app = ComposerApp(center: center, locale: Locale(identifier: locale))
        self.app = app
        func describe(_ environment: inout EnvironmentValues) { environment.locale = Locale(identifier: locale) }
        host = StandInTesting.Host(orders: orders, environment: describe) { ComposerScreen(app: app) }
    }

    var said: String { app.messages.latest ?? "" }
    /// What SwiftUI presents, from bottom to top; popups are drawn, not presented.
    var kinds: [String] { host.presented.map(\.kind) }

    func open(_ row: String) async {
        #expect(host.tap(host["menu." + row], at: .blank) == .done, "\(row)")
        await host.turn()
    }

    func tap(_ identifier: String) async {
        #expect(host.tap(identifier) == .done, "\(identifier)")
        await rest()
    }

    /// Lets everything happen that is due within a second.
    func rest() async {
        await host.turn()
        clock.advance(by: .seconds(1))
        await host.turn()
    }

    func expectQuiet(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        #expect(center.presented.isEmpty && host.presented.isEmpty, sourceLocation: sourceLocation)
        #expect(center.reports.isEmpty, sourceLocation: sourceLocation)
        #expect(host.unnamedControls.isEmpty, sourceLocation: sourceLocation)
        #expect(host.diagnostics.isEmpty, sourceLocation: sourceLocation)
    }
}
