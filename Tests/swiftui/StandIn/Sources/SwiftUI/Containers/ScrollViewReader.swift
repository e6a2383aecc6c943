@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ScrollViewReader<Content> where Content: View {
    public var content: (ScrollViewProxy) -> Content
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ScrollViewReader: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        Content._lower(view.content(ScrollViewProxy(runtime: context.runtime)), context.part("content"))
    }
}

/// A tree has no positions: what was scrolled to is noted for tests.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ScrollViewProxy {
    let runtime: _Runtime
    public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
        MainActor.assumeIsolated { runtime.scrolled.append("\(id)") }
    }
}
