@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Self.Body { get }
    /// Of the stand-in: what a node does when it recognizes the gesture.
    static func _attach(
        _ gesture: Self, to node: _Node, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void)
}

extension Never: Gesture {
    public typealias Value = Never
    public static func _attach(
        _ gesture: Never, to node: _Node, changed: @escaping (Never) -> Void, ended: @escaping (Never) -> Void
    ) {}
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct DragGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        public var predictedEndTranslation: CGSize { translation }
        public var predictedEndLocation: CGPoint { location }

        init(_ distance: CGSize) {
            time = Date(timeIntervalSinceReferenceDate: 0)
            startLocation = CGPoint(x: 0, y: 0)
            location = CGPoint(x: distance.width, y: distance.height)
        }
    }
    public var minimumDistance: CGFloat
    nonisolated public init(minimumDistance: CGFloat = 10) { self.minimumDistance = minimumDistance }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension DragGesture: Gesture {
    public var body: Never { fatalError("a drag gesture has no body") }
    public static func _attach(
        _ gesture: Self, to node: _Node, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
    ) {
        let least = gesture.minimumDistance
        func isFarEnough(_ distance: CGSize) -> Bool {
            distance.width * distance.width + distance.height * distance.height >= least * least
        }
        node.drags.append(
            .init(
                changed: { if isFarEnough($0) { changed(Value($0)) } },
                ended: { if isFarEnough($0) { ended(Value($0)) } }))
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 16.0, watchOS 6.0, visionOS 1.0, *)
public struct TapGesture {
    public var count: Int
    nonisolated public init(count: Int = 1) { self.count = count }
}

@available(iOS 13.0, macOS 10.15, tvOS 16.0, watchOS 6.0, visionOS 1.0, *)
extension TapGesture: Gesture {
    public typealias Value = ()
    public var body: Never { fatalError("a tap gesture has no body") }
    public static func _attach(
        _ gesture: Self, to node: _Node, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
    ) {
        node.tap = { ended(()) }
        node.tapCount = gesture.count
        node.attributes["tapArea"] = node.coversItself ? "whole" : "content"
    }
}

extension Gesture {
    nonisolated public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(base: self, changed: { _ in }, ended: action)
    }
}
extension Gesture where Self.Value: Equatable {
    nonisolated public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> {
        _EndedGesture(base: self, changed: action, ended: { _ in })
    }
}

public typealias _ChangedGesture<Base: Gesture> = _EndedGesture<Base>

public struct _EndedGesture<Base> where Base: Gesture {
    let base: Base
    let changed: (Base.Value) -> Void
    let ended: (Base.Value) -> Void
}

extension _EndedGesture: Gesture {
    public typealias Value = Base.Value
    public var body: Never { fatalError("this gesture has no body") }
    public static func _attach(
        _ gesture: Self, to node: _Node, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
    ) {
        Base._attach(
            gesture.base, to: node,
            changed: {
                gesture.changed($0)
                changed($0)
            },
            ended: {
                gesture.ended($0)
                ended($0)
            })
    }
}

public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    nonisolated public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture {
        _gesture(gesture, mask)
    }
    nonisolated public func simultaneousGesture<T>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View where T: Gesture {
        _gesture(gesture, mask)
    }
    nonisolated public func highPriorityGesture<T>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View where T: Gesture {
        _gesture(gesture, mask)
    }
    nonisolated private func _gesture<T>(_ gesture: T, _ mask: GestureMask) -> some View where T: Gesture {
        _each { node in
            if mask.contains(.gesture) { T._attach(gesture, to: node, changed: { _ in }, ended: { _ in }) }
        }
    }
}
