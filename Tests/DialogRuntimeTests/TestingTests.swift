import DialogRuntime
import DialogTesting
import Testing

/// The tools for tests of apps.
@MainActor @Suite struct TestingTests {
    @Test func theClockWakesSleepersInOrderAndStandsStillOtherwise() async throws {
        let clock = ManualClock()
        let woken = Locked<[Int]>([])
        let sleepers = [30, 10, 20].map { milliseconds in
            Task {
                try await clock.sleep(for: .milliseconds(milliseconds))
                woken.withLock { $0.append(milliseconds) }
            }
        }
        while clock.sleeping < 3 { await Task.yield() }
        clock.advance(by: .milliseconds(9))
        #expect(clock.sleeping == 3)
        clock.advance(by: .milliseconds(1))
        try await sleepers[1].value
        #expect(woken.withLock { $0 } == [10])
        clock.advance(by: .seconds(1))
        for sleeper in sleepers { try await sleeper.value }
        #expect(Set(woken.withLock { $0 }) == [10, 20, 30])
        #expect(clock.now.duration(to: clock.now) == .zero)
        try await clock.sleep(for: .zero)
    }

    @Test func aCancelledSleeperThrows() async {
        let clock = ManualClock()
        let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
        while clock.sleeping < 1 { await Task.yield() }
        sleeper.cancel()
        await #expect(throws: CancellationError.self) { try await sleeper.value }
        #expect(clock.sleeping == 0)
    }

    @Test func whatAUserCouldNotDoIsAnError() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        #expect(throws: ScriptError.self) { try presenter.press("ok") }
        world.dialogs.playback.show(isLive: false, maximum: 1)
        #expect(throws: ScriptError.self) { try presenter.press("no such button") }
        #expect(throws: ScriptError.self) { try presenter.press("click") }
        #expect(throws: ScriptError.self) { try presenter.type("x", into: "click") }
        #expect(throws: ScriptError.self) { try presenter.toggle("volume") }
        #expect(throws: ScriptError.self) { try presenter.choose("9", in: "beats") }
        #expect(throws: ScriptError.self) { try presenter.choose(nil, in: "beats") }
        #expect(throws: ScriptError.self) { try presenter.press(TempoDialog.self, .save) }
        #expect(throws: ScriptError.self) { try presenter.value(of: "port") }
        #expect(try presenter.value(of: "beats") == "4")
        #expect(try presenter.value(of: "click") == "on")
    }

    @Test func aTestCanWaitForWhatAppears() async throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let answers = Task {
            let first = await world.dialogs.deleteTrack.open(trackName: "A")
            let second = await world.dialogs.deleteTrack.open(trackName: "B")
            return [first, second]
        }
        await presenter.waitUntilShown(DeleteTrackDialog.self)
        #expect(presenter.title == "Delete A?")
        #expect(presenter.message == "This cannot be undone.")
        try presenter.press("keep")
        await presenter.waitUntilShown(DeleteTrackDialog.self)
        #expect(presenter.title == "Delete B?")
        try presenter.press("delete")
        await presenter.waitUntilEmpty()
        #expect(await answers.value == [.keep, .delete])
        #expect(presenter.history == ["+deleteTrack", "-deleteTrack", "+deleteTrack", "-deleteTrack"])
    }
}
