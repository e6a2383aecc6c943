import DialogRuntime
import DialogTesting
import Foundation

/// One scene with an app, a clock that stands still and stores in memory.
@MainActor struct TestWorld {
    let clock = ManualClock()
    let center: DialogCenter
    let app = FixtureApp()
    let dialogs: Dialogs
    /// What stands for the user defaults.
    let defaults = MemoryStorage()

    init() {
        let defaults = defaults
        center = DialogCenter(clock: clock, userDefaults: { _ in defaults })
        center.onReport = { _ in }
        dialogs = Dialogs(center, app: app)
    }

    @discardableResult func presenter(
        platforms: DialogPlatforms? = nil, locale: String = "en_US"
    ) -> ScriptedPresenter {
        ScriptedPresenter(center, platforms: platforms, locale: Locale(identifier: locale))
    }

    func advance(_ duration: Duration) async {
        await settle()
        clock.advance(by: duration)
        await settle()
    }

    /// Waits until all timers are asleep or gone.
    func settle() async {
        while center.pendingTimers != clock.sleeping { await Task.yield() }
    }

    var reported: [DialogReport.Code] { center.reports.map(\.code) }
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &+ 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &self)]
    }
}

/// Lets tasks wait until a test opens it.
@MainActor final class Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async {
        guard !isOpen else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}

extension DialogSession {
    func number(_ id: String) throws -> NumberControl {
        guard case .number(let number)? = control(id) else { throw MissingControl(id: id) }
        return number
    }

    func choice(_ id: String) throws -> ChoiceControl {
        guard case .choice(let choice)? = control(id) else { throw MissingControl(id: id) }
        return choice
    }

    func text(_ id: String) throws -> TextControl {
        guard case .text(let text)? = control(id) else { throw MissingControl(id: id) }
        return text
    }

    func custom(_ id: String) throws -> CustomControl {
        guard case .custom(let custom)? = control(id) else { throw MissingControl(id: id) }
        return custom
    }
}

struct MissingControl: Error { let id: String }
