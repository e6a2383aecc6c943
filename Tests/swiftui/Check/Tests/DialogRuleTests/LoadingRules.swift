import DialogRuntime
import StandInTesting
import SwiftUI
import Testing

/// The rules on work that is under way, by their numbers, on a screen.
@MainActor @Suite("Rules of loading") struct LoadingRules {
    private func start(_ work: Work, _ place: Workplace) -> Task<Int, any Error> {
        Task {
            try await place.dialogs.exporting.run { progress in
                work.progress = progress
                await work.wait()
                return 1
            }
        }
    }

    @Test(arguments: Orders.each) func rule15_theOverlayComesLateStaysAndGoes(orders: Orders) async throws {
        let place = Workplace(orders: orders)
        let work = Work()
        let task = start(work, place)
        await place.advance(.milliseconds(249))
        #expect(place.host["exporting.loading"] == nil)
        #expect(place.host.reach(place.host["home.open"]) == .done)
        await place.advance(.milliseconds(1))
        #expect(place.host["exporting.loading"] != nil)
        #expect(place.host.shows("Exporting") && place.host.shows("Please wait."))
        // Nothing behind it can be touched or read.
        #expect(place.host.tap("home.open") != .done)
        #expect(!place.host.spoken.contains { $0.identifier == "home.open" })
        work.end()
        #expect(try await task.value == 1)
        await place.host.turn()
        #expect(place.host["exporting.loading"] != nil)
        await place.advance(.milliseconds(500))
        #expect(place.host["exporting.loading"] == nil)
        #expect(place.host.reach(place.host["home.open"]) == .done)
        #expect(place.isQuiet)
    }

    @Test func rule15_progressIsShown() async throws {
        let place = Workplace()
        let work = Work()
        let task = start(work, place)
        await place.advance(.milliseconds(250))
        work.progress?.report(0.25)
        await place.host.turn()
        #expect(place.host.first(.progressView)?.value?.contains("25") == true)
        work.progress?.report(2)
        await place.host.turn()
        #expect(place.host.first(.progressView)?.value?.contains("100") == true)
        work.end()
        _ = try await task.value
        #expect(place.host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func rule15_theUserGivesUp(orders: Orders) async {
        let place = Workplace(orders: orders)
        let work = Work()
        let task = start(work, place)
        await place.advance(.milliseconds(250))
        #expect(place.host.tap("exporting.cancelLoading") == .done)
        await place.host.turn()
        #expect(place.host["exporting.cancelLoading"]?.isEnabled == false)
        work.end()
        await #expect(throws: CancellationError.self) { try await task.value }
        await place.advance(.seconds(1))
        #expect(place.host["exporting.loading"] == nil)
        #expect(place.isQuiet)
    }

    @Test(arguments: Form.allCases) func rule16_workIsShownAboveEverything(form: Form) async throws {
        for orders in Orders.each where orders.busy == .waits {
            let place = Workplace(orders: orders)
            let opened = form.show(in: place)
            await place.host.turn()
            let work = Work()
            let task = start(work, place)
            await place.advance(.milliseconds(250))
            let which: Comment = "\(form) \(orders)"
            #expect(place.host["exporting.loading"] != nil, which)
            // An alert of the system lies above everything that can be drawn.
            if form != .alert && form != .confirmation {
                #expect(place.host.reach(place.host["exporting.cancelLoading"]) == .done, which)
                #expect(place.host.spoken.contains { $0.identifier == "exporting.cancelLoading" }, which)
            }
            #expect(place.host.elements.filter { $0.identifier == "exporting.loading" }.count == 1, which)
            work.end()
            _ = try await task.value
            await place.advance(.seconds(1))
            #expect(place.host["exporting.loading"] == nil, which)
            #expect(opened.reason() == nil, which)
            #expect(place.isQuiet, which)
        }
    }

    @Test(arguments: Orders.each) func rule16_anAlertAfterWorkStaysUntilItIsAnswered(orders: Orders) async throws {
        let place = Workplace(orders: orders)
        let work = Work()
        let task = start(work, place)
        await place.advance(.milliseconds(250))
        work.end()
        _ = try await task.value
        let notice = place.dialogs.notice.show()
        await place.advance(.seconds(5))
        #expect(place.kinds == ["alert"])
        #expect(notice.reason == nil)
        #expect(place.host["exporting.loading"] == nil)
        #expect(place.host.tap("notice.ok") == .done)
        await place.host.turn()
        #expect(notice.reason == .button)
        #expect(place.isQuiet)
    }

    @Test func rule16_whileWorkIsShownNothingIsSwipedAway() async throws {
        let place = Workplace()
        let drawer = place.dialogs.drawer.show()
        await place.host.turn()
        let work = Work()
        let task = start(work, place)
        await place.advance(.milliseconds(250))
        #expect(place.host.swipeDown() == .refused)
        place.host.press(.escape)
        await place.host.turn()
        #expect(drawer.reason == nil)
        work.end()
        _ = try? await task.value
        await place.advance(.seconds(1))
        #expect(place.host.swipeDown() == .done)
        await place.host.turn()
        #expect(place.isQuiet)
    }
}
