import Foundation
import SwiftUI

public typealias Orders = _Orders
public typealias Kind = _Node.Kind

/// A screen that shows a view, for tests: it looks at the tree and touches it as a person would.
///
/// It is driven from the main actor and never waits for a clock: what takes an animation on a device takes one `tick`
/// here, and what runs in a task runs in `turn()`.
@MainActor public final class Host {
    let runtime: _Runtime
    /// Whether animations stand still until `tick()`; otherwise each action runs them to their end.
    public var holdsAnimations = false

    /// The view is asked for again in each evaluation, so that it may read what it likes.
    public init<Content: View>(
        orders: Orders = Orders(), environment: (inout EnvironmentValues) -> Void = { _ in },
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        runtime = _Runtime(orders: orders) { context in Content._lower(content(), context) }
        var values = EnvironmentValues()
        environment(&values)
        runtime.environment = values
        settle()
    }

    public convenience init<Content: View>(_ view: Content, orders: Orders = Orders()) {
        self.init(orders: orders) { view }
    }

    // MARK: Time

    /// Evaluates until the views rest, and runs the animations to their end unless they are held.
    public func settle() {
        runtime.settle()
        guard !holdsAnimations else { return }
        for _ in 0..<50 where runtime.isAnimating { runtime.tick() }
    }

    /// Ends the animations that run now, and starts those that follow.
    public func tick() { runtime.tick() }

    public var isAnimating: Bool { runtime.isAnimating }

    /// Lets tasks of the main actor run, then settles. Several rounds, since one task may start another.
    public func turn(_ rounds: Int = 10) async {
        for _ in 0..<rounds {
            await Task.yield()
            settle()
        }
    }

    /// Lets tasks run until a condition holds. For what other threads bring, such as the end of a cancelled sleep, which no
    /// number of rounds can promise.
    public func turn(within limit: Duration = .seconds(10), until condition: () -> Bool) async {
        let end = ContinuousClock.now + limit
        while !condition(), ContinuousClock.now < end {
            try? await Task.sleep(for: .milliseconds(1))
            await turn(1)
        }
    }

    /// Takes the view off the screen: everything disappears, tasks are cancelled.
    public func close() { runtime.close() }

    // MARK: What there is to see

    /// The diagnostics so far: what SwiftUI would warn of, do otherwise, or not do at all.
    public var diagnostics: [String] { runtime.diagnostics }
    public func takeDiagnostics() -> [String] { runtime.takeDiagnostics() }

    /// The tree as text, for reading.
    public var outline: String { runtime.tree?.outline ?? "" }

    /// How often views were evaluated.
    public var evaluations: Int { runtime.evaluations }

    /// The links that the system was asked to open, oldest first.
    public var openedLinks: [URL] { runtime.opened }

    /// The identifiers that lists were scrolled to, oldest first.
    public var scrolledTo: [String] { runtime.scrolled }

    /// The animations asked for with `withAnimation`, nil for a change wanted without one.
    public var animations: [Animation?] { runtime.animations }

    /// What is presented, from the bottom to the top.
    public var presented: [Presented] {
        runtime.presentations.current.map { presentation in
            let root = runtime.tree?.children.first { $0.surface === presentation.surface }
            let all = root?.all ?? []
            return Presented(
                kind: presentation.kind.rawValue, phase: presentation.phase.rawValue,
                title: all.first { $0.attributes["part"] == "title" }?.text,
                message: all.filter { $0.attributes["part"] == "message" }.map(\.visibleText).joined(separator: " "),
                buttons: all.filter { $0.kind == .button }.map(\.visibleText))
        }
    }

    // MARK: The device

    /// Changes what the device says of itself: its language, its size, its settings.
    public func change(_ change: (inout EnvironmentValues) -> Void) {
        change(&runtime.environment)
        settle()
    }

    /// Turns the device a quarter: width and height change places, and so do the size classes of a phone.
    public func rotate() {
        change { environment in
            let size = environment._screen
            environment._screen = CGSize(width: size.height, height: size.width)
            let vertical = environment.verticalSizeClass
            let isPad = environment.horizontalSizeClass == .regular && vertical == .regular
            if !isPad { environment.verticalSizeClass = vertical == .regular ? .compact : .regular }
        }
    }

    public var reducesMotion: Bool {
        get { runtime.environment._accessibilityReduceMotion }
        set { change { $0._accessibilityReduceMotion = newValue } }
    }
    public var increasesContrast: Bool {
        get { runtime.environment._colorSchemeContrast == .increased }
        set { change { $0._colorSchemeContrast = newValue ? .increased : .standard } }
    }
    public var reducesTransparency: Bool {
        get { runtime.environment._accessibilityReduceTransparency }
        set { change { $0._accessibilityReduceTransparency = newValue } }
    }
    public var isReadAloud: Bool {
        get { runtime.environment._accessibilityVoiceOverEnabled }
        set { change { $0._accessibilityVoiceOverEnabled = newValue } }
    }
}

public struct Presented: Equatable, Sendable {
    public let kind: String
    public let phase: String
    public let title: String?
    public let message: String
    public let buttons: [String]

    public init(kind: String, phase: String, title: String?, message: String, buttons: [String]) {
        self.kind = kind
        self.phase = phase
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

/// What became of a touch or a key.
public enum Outcome: Equatable, Sendable {
    case done
    /// There is no such thing on the screen.
    case notFound
    /// It is there, but takes no touches now.
    case disabled
    /// Something else lies on top of it, or it leaves.
    case covered(by: String)
    /// It is there, but nothing happens where the finger lands.
    case nothing
    /// It is there, and refused.
    case refused
}
