public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    MainActor.assumeIsolated { _Runtime.current?.animations.append(animation) }
    return try body()
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try withAnimation(animation, body)
    MainActor.assumeIsolated { _Runtime.current?.atNextTick(completion) }
    return result
}

public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    MainActor.assumeIsolated {
        _Runtime.current?.animations.append(transaction.disablesAnimations ? nil : transaction.animation)
    }
    return try body()
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let name: String
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

extension View {
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
        _attribute("animation", animation.map(\.name) ?? "none")
    }

    @_disfavoredOverload
    nonisolated public func transition(_ t: AnyTransition) -> some View { _each { $0.transition = t.name } }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated public func transition<T>(_ transition: T) -> some View where T: Transition {
        _each { $0.transition = transition._name }
    }

    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        _each { _ in }
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        _attribute("contentTransition", transition.name)
    }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol Transition {
    nonisolated var _name: String { get }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct OpacityTransition: Transition {
    nonisolated public var _name: String { "opacity" }
    nonisolated public init() {}
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct IdentityTransition: Transition {
    nonisolated public var _name: String { "identity" }
    nonisolated public init() {}
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct SlideTransition: Transition {
    nonisolated public var _name: String { "slide" }
    nonisolated public init() {}
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct MoveTransition: Transition {
    let edge: Edge
    nonisolated public var _name: String { "move(\(edge))" }
    nonisolated public init(edge: Edge) { self.edge = edge }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct ScaleTransition: Transition {
    nonisolated public var _name: String { "scale" }
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {}
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Transition where Self == OpacityTransition {
    @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Transition where Self == IdentityTransition {
    @MainActor @preconcurrency public static var identity: IdentityTransition { IdentityTransition() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Transition where Self == SlideTransition {
    @MainActor @preconcurrency public static var slide: SlideTransition { SlideTransition() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Transition where Self == MoveTransition {
    @MainActor @preconcurrency public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Transition where Self == ScaleTransition {
    @MainActor @preconcurrency public static var scale: ScaleTransition { ScaleTransition(0) }
    @MainActor @preconcurrency public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ContentTransition: Equatable, Sendable {
    let name: String
    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }
}
