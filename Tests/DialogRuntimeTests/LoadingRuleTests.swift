import DialogRuntime
import DialogTesting
import Testing

/// The rules on work that is under way, by their numbers.
@MainActor @Suite struct LoadingRuleTests {
    private struct Failure: Error {}

    @Test func rule15_shortWorkIsNeverShown() async throws {
        let world = TestWorld()
        #expect(try await world.dialogs.exporting.run { _ in 1 } == 1)
        await world.advance(.seconds(1))
        #expect(world.center.loading.shown == nil)
        #expect(world.clock.sleeping == 0)
    }

    @Test func rule15_longWorkStaysItsMinimumWhileRunReturnsAtOnce() async throws {
        let world = TestWorld()
        let gate = Gate()
        let work = Task {
            try await world.dialogs.exporting.run { _ in
                await gate.wait()
                return 2
            }
        }
        await begun(1, world)
        await world.advance(.milliseconds(249))
        #expect(world.center.loading.shown == nil)
        await world.advance(.milliseconds(1))
        #expect(world.center.loading.shown?.dialogID == "exporting")
        gate.open()
        #expect(try await work.value == 2)
        #expect(world.center.loading.active == 0)
        #expect(world.center.loading.shown != nil)
        await world.advance(.milliseconds(499))
        #expect(world.center.loading.shown != nil)
        await world.advance(.milliseconds(1))
        #expect(world.center.loading.shown == nil)
    }

    @Test func rule15_throwingEndsTheToken() async {
        let world = TestWorld()
        await #expect(throws: Failure.self) {
            try await world.dialogs.importing.run(fileName: "a") { _ in throw Failure() }
        }
        #expect(world.center.loading.active == 0)
        await world.advance(.seconds(1))
        #expect(world.center.loading.shown == nil)
    }

    @Test func rule15_theUsersCancelThrowsCancellationError() async {
        let world = TestWorld()
        let gate = Gate()
        // The work does not care that it was cancelled: the answer is the same.
        let work = Task {
            try await world.dialogs.exporting.run { _ in
                await gate.wait()
                return 3
            }
        }
        await begun(1, world)
        world.center.loading.cancel()
        await world.advance(.milliseconds(250))
        #expect(world.center.loading.shown?.isCancelling == false, "what is not shown cannot be cancelled")
        world.center.loading.cancel()
        #expect(world.center.loading.shown?.isCancelling == true)
        gate.open()
        await #expect(throws: CancellationError.self) { try await work.value }
        await world.advance(.seconds(1))
        #expect(world.center.loading.shown == nil)
    }

    @Test func rule15_whatIsNotCancellableGoesOn() async throws {
        let world = TestWorld()
        let gate = Gate()
        let work = Task {
            try await world.dialogs.importing.run(fileName: "a.mid") { _ in
                await gate.wait()
                return Task.isCancelled
            }
        }
        await begun(1, world)
        await world.advance(.milliseconds(100))
        let shown = try #require(world.center.loading.shown)
        let title = try #require(shown.info.title)
        #expect(world.center.string(title, of: shown) == "Importing a.mid")
        world.center.loading.cancel()
        gate.open()
        #expect(try await work.value == false)
    }

    @Test func rule15_aCancelledTaskCancelsItsWork() async {
        let world = TestWorld()
        let gate = Gate()
        let work = Task {
            try await world.dialogs.exporting.run { _ in
                await gate.wait()
                try Task.checkCancellation()
            }
        }
        await begun(1, world)
        work.cancel()
        gate.open()
        await #expect(throws: CancellationError.self) { try await work.value }
        #expect(world.center.loading.active == 0)
    }

    @Test func rule15_progressFollowsFromAnyThreadOnceATurn() async throws {
        let world = TestWorld()
        let gate = Gate()
        var updates = 0
        let host = world.center.attach(DialogHost("test", update: { updates += 1 }))
        let work = Task {
            try await world.dialogs.exporting.run { progress in
                await Task.detached {
                    for step in 0...10_000 { progress.report(Double(step) / 10_000) }
                    progress.report(.nan)
                    progress.report(7)
                }.value
                await gate.wait()
            }
        }
        await begun(1, world)
        await world.advance(.milliseconds(250))
        while world.center.loading.shown?.fraction != 1 { await Task.yield() }
        #expect(updates < 5000)
        gate.open()
        try await work.value
        world.center.detach(host)
    }

    @Test(arguments: 0..<40) func rule15_anyInterleavingOfBeginningsAndEndsFinishesHidden(_ seed: Int) async throws {
        var random = SeededGenerator(seed: seed)
        let world = TestWorld()
        var running: [(gate: Gate, work: Task<Void, any Error>)] = []
        var wasShown = false
        for step in 0..<80 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0...1:
                let gate = Gate()
                let fails = Bool.random(using: &random)
                let work = Task {
                    try await world.dialogs.exporting.run { progress in
                        progress.report(0.5)
                        await gate.wait()
                        if fails { throw Failure() }
                    }
                }
                running.append((gate, work))
                await begun(running.count, world)
            case 2:
                guard !running.isEmpty else { continue }
                let (gate, work) = running.remove(at: Int.random(in: 0..<running.count, using: &random))
                if step.isMultiple(of: 3) { work.cancel() }
                gate.open()
                _ = await work.result
                #expect(world.center.loading.active == running.count)
            case 3: world.center.loading.cancel()
            default: await world.advance(.milliseconds(Int.random(in: 0...400, using: &random)))
            }
            wasShown = wasShown || world.center.loading.shown != nil
            if world.center.loading.shown == nil { #expect(world.clock.sleeping <= running.count) }
        }
        for (gate, work) in running {
            gate.open()
            _ = await work.result
        }
        #expect(world.center.loading.active == 0)
        await world.advance(.milliseconds(500))
        #expect(world.center.loading.shown == nil)
        #expect(world.clock.sleeping == 0)
        #expect(wasShown)
    }

    @Test func rule16_anAlertAfterLoadingStaysUntilItIsAnswered() async throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let gate = Gate()
        let work = Task {
            try await world.dialogs.exporting.run { _ in await gate.wait() }
            world.dialogs.emptyWarning.show()
        }
        await begun(1, world)
        await world.advance(.milliseconds(250))
        gate.open()
        try await work.value
        #expect(presenter.stack == ["emptyWarning"])
        #expect(world.center.loading.shown != nil)
        await world.advance(.seconds(10))
        #expect(world.center.loading.shown == nil)
        #expect(presenter.stack == ["emptyWarning"])
        try presenter.press("ok")
        #expect(presenter.top == nil)
    }

    /// Waits until so much work is under way.
    private func begun(_ count: Int, _ world: TestWorld) async {
        while world.center.loading.active != count { await Task.yield() }
    }
}
