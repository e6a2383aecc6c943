/// A place on the screen that can be sent up the tree. Layout is out of reach of a tree: all bounds are the same.
public struct Anchor<Value> {
    public struct Source {
        let value: Value
    }
    let value: Value
}
extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { .init(value: CGRect(x: 10, y: 10, width: 100, height: 40)) }
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { .init(value: r) }
}

extension GeometryProxy {
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

extension View {
    nonisolated public func anchorPreference<A, K>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View where K: PreferenceKey {
        preference(key: K.self, value: transform(Anchor(value: value.value)))
    }
}
