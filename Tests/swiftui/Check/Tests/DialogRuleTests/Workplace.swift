import DialogRuntime
import DialogTesting
import DialogUI
import Foundation
import StandInTesting
import SwiftUI

/// One scene with a host, the dialogs of the workshop, an app and a clock that stands still.
@MainActor struct Workplace {
    let clock = ManualClock()
    let center: DialogCenter
    let app = WorkshopModel()
    let dialogs: Workshop
    let host: StandInTesting.Host

    /// - Parameter isWide: whether the scene is as wide as an iPad's.
    init(
        orders: Orders = Orders(), isWide: Bool = false, locale: String = "en_US",
        root: @escaping @MainActor () -> some View = { Home() }
    ) {
        let defaults = MemoryStorage()
        let center = DialogCenter(clock: clock, userDefaults: { _ in defaults })
        center.onReport = { _ in }
        self.center = center
        let dialogs = Workshop(center, app: app)
        self.dialogs = dialogs
        func describe(_ environment: inout EnvironmentValues) {
            environment.horizontalSizeClass = isWide ? .regular : .compact
            environment.locale = Locale(identifier: locale)
        }
        host = StandInTesting.Host(orders: orders, environment: describe) {
            root().dialogHost(dialogs, views: WorkshopSlots())
        }
    }

    /// Moves time, and lets everything happen that is due then.
    func advance(_ duration: Duration) async {
        await host.turn()
        clock.advance(by: duration)
        await host.turn()
    }

    /// The ids of the dialogs that the center presents, from bottom to top.
    var shown: [String] { center.presented.map(\.info.id) }
    /// What SwiftUI presents, from bottom to top; popups are drawn, not presented.
    var kinds: [String] { host.presented.map(\.kind) }
    var reported: [DialogReport.Code] { center.reports.map(\.code) }
    /// Whether nothing went wrong and nothing is on its way.
    var isQuiet: Bool { host.diagnostics.isEmpty && center.reports.isEmpty }
}
