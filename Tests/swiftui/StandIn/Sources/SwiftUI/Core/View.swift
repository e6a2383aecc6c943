@_exported import Combine
@_exported import Foundation
@_exported import Observation

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Of the stand-in: what the view puts on the screen.
    static func _lower(_ view: Self, _ context: _Context) -> [_Node]
}

extension View {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let context = context.child(.type(ObjectIdentifier(Self.self)))
        var installed = view
        _Properties.install(in: &installed, context)
        return Body._lower(installed.body, context.part("body"))
    }
}

extension Never: View {
    public var body: Never { fatalError("there is no value of Never") }
}

/// A view that has no body: it makes nodes itself.
@MainActor @preconcurrency public protocol _Leaf: View where Body == Never {}

extension _Leaf {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

public struct EmptyView: _Leaf, Sendable {
    nonisolated public init() {}
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] { [] }
}

public struct AnyView {
    private let lower: @MainActor (_Context) -> [_Node]

    nonisolated public init<V>(_ view: V) where V: View {
        // Another type in the same place is another view.
        lower = { V._lower(view, $0.child(.type(ObjectIdentifier(V.self)))) }
    }
    nonisolated public init<V>(erasing view: V) where V: View { self.init(view) }
}

extension AnyView: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] { view.lower(context) }
}

public struct TupleView<T> {
    public var value: T
    private let parts: [@MainActor (_Context) -> [_Node]]

    nonisolated init(_ value: T, parts: [@MainActor (_Context) -> [_Node]]) {
        self.value = value
        self.parts = parts
    }
}

extension TupleView: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        view.parts.enumerated().flatMap { index, lower in lower(context.child(.index(index))) }
    }
}

public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    let storage: Storage
    nonisolated init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, _Leaf where TrueContent: View, FalseContent: View {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        switch view.storage {
        case .first(let content): TrueContent._lower(content, context.child(.branch(true)))
        case .second(let content): FalseContent._lower(content, context.child(.branch(false)))
        }
    }
}

extension Optional: View, _Leaf where Wrapped: View {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        guard let view else { return [] }
        return Wrapped._lower(view, context.part("some"))
    }
}

public struct Group<Content> {
    let content: Content
    nonisolated init(storing content: Content) { self.content = content }
}

extension Group: View, _Leaf where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(storing: content()) }

    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        Content._lower(view.content, context.part("group"))
    }
}
