import DialogRuntime
import DialogTesting
import Testing

/// Any interleaving of what can happen to a center: each session ends exactly once, nothing is lost, order is kept, and
/// never are two of a queue shown at a time.
@MainActor @Suite struct QueuePropertyTests {
    /// One opened dialog, whatever its type.
    @MainActor private struct Opened {
        let id: Int
        let policy: BusyPolicy
        let session: DialogSession
        let reason: @MainActor () -> DismissReason?
        let dismiss: @MainActor () -> Void
        let waiting: [Task<Bool, Never>]
        let cancel: @MainActor () -> Void
    }

    private func open<Policy: TestPolicy>(_ policy: Policy.Type, _ id: Int, _ center: DialogCenter) -> Opened {
        let handle = CountedDialog<Policy>.opener(center).show(.init(id: id))
        // Two who wait: both get the same answer, once.
        let waiting = (0..<2).map { _ in Task { await handle.result.values.map { $0.id == id } ?? true } }
        return Opened(
            id: id, policy: Policy.policy, session: handle.session, reason: { handle.reason },
            dismiss: { handle.dismiss() }, waiting: waiting, cancel: { waiting[0].cancel() })
    }

    private func open(_ id: Int, _ center: DialogCenter, _ random: inout SeededGenerator) -> Opened {
        switch Int.random(in: 0..<8, using: &random) {
        case 0...3: open(Queueing.self, id, center)
        case 4...5: open(Stacking.self, id, center)
        case 6: open(Replacing.self, id, center)
        default: open(Rejecting.self, id, center)
        }
    }

    @Test(arguments: 0..<60) func rule05_rule06_anyInterleaving(_ seed: Int) async {
        var random = SeededGenerator(seed: seed)
        let world = TestWorld()
        var presenters: [ScriptedPresenter] = []
        var opened: [Opened] = []
        var appeared: [DialogTicket] = []
        var reasons: [Int: DismissReason] = [:]

        func check() {
            let shown = world.center.presented
            for session in shown where !appeared.contains(session.id) { appeared.append(session.id) }
            #expect(shown.allSatisfy { $0.phase == .presented })
            // Only the lowest may be one that waits its turn: never two of a queue at a time.
            #expect(shown.dropFirst().allSatisfy { $0.busyPolicy == .stack })
            for dialog in opened {
                let count = EndCounter.count(dialog.id)
                #expect(count == (dialog.reason() == nil ? 0 : 1))
                guard let reason = dialog.reason() else { continue }
                #expect(reasons[dialog.id] ?? reason == reason, "the reason of an end never changes")
                reasons[dialog.id] = reason
            }
        }

        for step in 0..<120 {
            switch Int.random(in: 0..<14, using: &random) {
            case 0...4: opened.append(open(seed * 1000 + step + 1, world.center, &random))
            case 5: if !opened.isEmpty { random.pick(opened).dismiss() }
            case 6:
                if !opened.isEmpty { random.pick(opened).cancel() }
                await Task.yield()
            case 7...8: world.center.presented.last?.press(random.pick(["ok", "cancel"]))
            case 9:
                if !world.center.presented.isEmpty {
                    random.pick(world.center.presented).requestDismiss(random.pick([.escape, .swipe, .closeButton]))
                }
            case 10: presenters.first?.finishLeaving()
            case 11:
                presenters.append(world.presenter())
                presenters.last?.leavesAtOnce = Bool.random(using: &random)
            case 12:
                if !presenters.isEmpty {
                    presenters.remove(at: Int.random(in: 0..<presenters.count, using: &random)).detach()
                }
            default: await world.advance(.milliseconds(Int.random(in: 0...2500, using: &random)))
            }
            check()
        }

        // Whoever waits gets their turn as soon as there is a host that works.
        for presenter in presenters { presenter.detach() }
        let last = world.presenter()
        let rest = opened.filter { $0.reason() == nil }
        for _ in 0...rest.count where last.top != nil {
            last.top?.press("ok")
            check()
        }
        #expect(world.center.presented.isEmpty)
        for dialog in opened {
            #expect(dialog.reason() != nil, "nothing is lost")
            for task in dialog.waiting { #expect(await task.value) }
            #expect(EndCounter.count(dialog.id) == 1)
        }
        // Those that wait for the same thing appear in the order in which they were opened.
        for policy in [BusyPolicy.queue, .stack] {
            let order = appeared.filter { ticket in
                opened.contains { $0.session.id == ticket && $0.policy == policy }
            }
            #expect(order == order.sorted())
        }
        await world.advance(.seconds(10))
        await world.settle()
        #expect(world.clock.sleeping == 0, "no timer outlives its ticket")
    }
}
