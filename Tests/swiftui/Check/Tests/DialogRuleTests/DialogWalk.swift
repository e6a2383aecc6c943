import DialogRuntime
import DialogTesting
import Foundation
import StandInTesting
import SwiftUI

/// Random numbers that are the same in each run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// A person without a plan: opens dialogs over one another, touches what there is, swipes, presses keys, turns the device,
/// and does all that also while something is on its way.
@MainActor struct DialogWalk {
    /// A way of the program to open a dialog.
    struct Opener {
        let name: String
        let open: @MainActor () -> Opened

        init(_ name: String, _ open: @escaping @MainActor () -> Opened) {
            self.name = name
            self.open = open
        }
    }

    let scene: WatchedScene
    /// Ways of the program to open a dialog.
    let openers: [Opener]
    /// Rows and buttons that are left alone.
    var avoided: Set<String> = []
    var numbers: SeededNumbers
    /// What has been done, for the message of a failed test.
    private(set) var log: [String] = []

    init(
        _ scene: WatchedScene, seed: UInt64, avoiding avoided: Set<String> = [],
        openers: [Opener]
    ) {
        self.scene = scene
        self.openers = openers
        self.avoided = avoided
        numbers = SeededNumbers(seed: seed)
    }

    private var host: StandInTesting.Host { scene.host }

    /// Does this many things, and tells what is wrong as soon as something is.
    mutating func run(steps: Int) async -> [String] {
        for _ in 0..<steps {
            step()
            switch Int.random(in: 0..<10, using: &numbers) {
            case 0..<3: break  // the next thing is done in the same turn
            case 3..<5: await host.turn(Int.random(in: 1...3, using: &numbers))
            default:
                await scene.rest()
                let faults = scene.faults()
                if !faults.isEmpty { return faults }
            }
        }
        await scene.rest()
        let faults = scene.faults()
        return faults.isEmpty ? await scene.faultsAtTheEnd() : faults
    }

    private mutating func step() {
        switch Int.random(in: 0..<20, using: &numbers) {
        case 0..<4: open()
        case 4..<12: touch()
        case 12: say("swipe") { $0.swipeDown() }
        case 13: say("escape") { $0.press(.escape) }
        case 14: say("the escape gesture") { $0.performEscape() }
        case 15:
            say("a tap outside") { host in
                let backdrop = host.elements.first { $0.identifier?.hasSuffix(".backdrop") == true }
                return host.tapOutside() == .done ? .done : host.tap(backdrop)
            }
        case 16: say("return") { $0.press(.return) }
        case 17: say("back") { $0.back() }
        case 18: device()
        default: time()
        }
    }

    private mutating func say(_ what: String, _ act: (StandInTesting.Host) -> Outcome) {
        let outcome = act(host)
        if outcome != .notFound && outcome != .nothing { log.append("\(what): \(outcome)") }
    }

    private mutating func open() {
        guard let opener = openers.randomElement(using: &numbers) else { return }
        log.append("open \(opener.name)")
        scene.watch(opener.open())
    }

    /// Uses one of the things that a finger reaches.
    private mutating func touch() {
        let reachable = host.elements.filter { element in
            WatchedScene.touchable.contains(element.kind) && element.isEnabled
                && !avoided.contains(element.identifier ?? "") && host.reach(element) == .done
        }
        guard let element = reachable.randomElement(using: &numbers) else { return }
        let name = element.identifier ?? element.label
        let text = ["", "7", "abc", "-", "３", "a@b.de"].randomElement(using: &numbers) ?? ""
        let isMore = Bool.random(using: &numbers)
        let choice = element.options.randomElement(using: &numbers)?.text ?? ""
        let part = Double.random(in: 0...1, using: &numbers)
        say(name) { host in
            host.use(element, text: text, choice: choice, isMore: isMore, part: part)
        }
    }

    private mutating func device() {
        log.append("the device changes")
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: host.rotate()
        case 1: host.change { $0.colorScheme = $0.colorScheme == .dark ? .light : .dark }
        case 2: host.reducesMotion.toggle()
        case 3: host.change { $0.dynamicTypeSize = $0.dynamicTypeSize == .large ? .accessibility3 : .large }
        default: host.change { $0.layoutDirection = $0.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight }
        }
    }

    private mutating func time() {
        log.append("time")
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: host.holdsAnimations = true
        case 1: host.tick()
        default: scene.clock.advance(by: .milliseconds(Int.random(in: 1...900, using: &numbers)))
        }
    }
}

extension StandInTesting.Host {
    /// Does with a thing what it is for, with what suits it of these.
    @discardableResult func use(
        _ element: Element, text: String, choice: String, isMore: Bool, part: Double
    ) -> Outcome {
        switch element.kind {
        case .stepper: isMore ? increment(element) : decrement(element)
        case .slider: slide(element, to: part)
        case .picker: choose(choice, in: element)
        case .datePicker: pick(Date(timeIntervalSince1970: 1_700_000_000 + part * 10_000_000), in: element)
        case .colorPicker: pick(isMore ? Color.red : Color.blue, in: element)
        case .textField, .secureField, .textEditor, .searchField: type(text, into: element)
        default: tap(element)
        }
    }
}
