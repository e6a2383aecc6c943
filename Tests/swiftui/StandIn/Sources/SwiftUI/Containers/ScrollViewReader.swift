@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ScrollViewReader<Content> where Content: View {
    public var content: (ScrollViewProxy) -> Content
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ScrollViewReader: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        Content._lower(
            view.content(ScrollViewProxy(runtime: context.runtime, reader: context.identity)), context.part("content"))
    }
}

/// A tree has no positions: what was scrolled to is noted for tests.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ScrollViewProxy {
    let runtime: _Runtime
    let reader: _Identity

    public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
        MainActor.assumeIsolated {
            runtime.scrolled.append("\(id)")
            let inside = runtime.tree?.all.filter { !$0.isLeaving && $0.identity.isInside(reader) } ?? []
            let key = _Identity.Key.explicit(AnyHashable(id))
            if !inside.isEmpty, !inside.contains(where: { $0.identity.isInside(key) }) {
                runtime.diagnose("scrolled to \(id), which is not there")
            }
        }
    }
}
