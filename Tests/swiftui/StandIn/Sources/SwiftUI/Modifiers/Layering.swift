extension View {
    nonisolated func _layered(
        above: Bool = true, _ other: @escaping @MainActor ([_Node], _Context) -> [_Node]
    ) -> _Modified<Self> {
        _Modified(self) { nodes, context in
            let layer = other(nodes, context.part("layer"))
            guard !layer.isEmpty, !nodes.isEmpty else { return nodes }
            let node = context.node(.zStack, above ? nodes + layer : layer + nodes)
            node.attributes["layer"] = above ? "overlay" : "background"
            // It is as large as the view it is on.
            node.expands = nodes.contains(where: \.expands)
            node.tag = nodes.first?.tag
            return [node]
        }
    }

    nonisolated private func _painted(_ isClear: Bool, _ name: String, above: Bool) -> _Modified<Self> {
        _each { node in
            node.attributes[above ? "overlay" : "background"] = name
            if !isClear { node.hasContentShape = true }
        }
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func overlay<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        let view = content()
        return _layered { _, context in V._lower(view, context) }
    }
    @_disfavoredOverload
    nonisolated public func overlay<Overlay>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View where Overlay: View {
        _layered { _, context in Overlay._lower(overlay, context) }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func overlay<S>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View where S: ShapeStyle {
        _painted(style._isClear, style._name, above: true)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func overlay<S, T>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape {
        _painted(style._isClear, style._name, above: true)
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func background<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        let view = content()
        return _layered(above: false) { _, context in V._lower(view, context) }
    }
    @_disfavoredOverload
    nonisolated public func background<Background>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View where Background: View {
        _layered(above: false) { _, context in Background._lower(background, context) }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func background<S>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View where S: ShapeStyle {
        _painted(style._isClear, style._name, above: false)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        _painted(false, "background", above: false)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func background<S>(
        in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: Shape {
        _painted(false, "background", above: false)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func background<S, T>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape {
        _painted(style._isClear, style._name, above: false)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func background<S>(
        in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: InsettableShape {
        _painted(false, "background", above: false)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func background<S, T>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: InsettableShape {
        _painted(style._isClear, style._name, above: false)
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func safeAreaInset<V>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        let view = content()
        return _Modified(self) { nodes, context in
            let inset = V._lower(view, context.part("inset"))
            return [context.node(.vStack, edge == .top ? inset + nodes : nodes + inset)]
        }
    }

    nonisolated public func zIndex(_ value: Double) -> some View { _each { $0.zIndex = value } }
    nonisolated public func opacity(_ opacity: Double) -> some View { _each { $0.opacity *= opacity } }
    nonisolated public func hidden() -> some View { _attribute("hidden", "true") }
    nonisolated public func clipShape<S>(
        _ shape: S, style: FillStyle = FillStyle()
    ) -> some View where S: Shape {
        _attribute("clipShape", "\(S.self)")
    }
    nonisolated public func clipped(antialiased: Bool = false) -> some View { _attribute("clipped", "true") }
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        _attribute("shadow", "\(radius)")
    }
    nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle {
        _attribute("border", content._name)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        _attribute("foregroundStyle", style._name)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func foregroundStyle<S1, S2>(
        _ primary: S1, _ secondary: S2
    ) -> some View where S1: ShapeStyle, S2: ShapeStyle {
        _attribute("foregroundStyle", primary._name)
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
        _attribute("tint", tint?._name ?? "inherited")
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public func tint(_ tint: Color?) -> some View { _attribute("tint", tint?.name ?? "inherited") }
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        _attribute("blur", "\(radius)")
    }
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        _attribute("scale", "\(s)")
    }
    nonisolated public func scaleEffect(
        x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
    ) -> some View {
        _attribute("scale", "\(x)x\(y)")
    }
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        _attribute("rotation", "\(angle.degrees)")
    }
    nonisolated public func offset(_ offset: CGSize) -> some View {
        _attribute("offset", "\(offset.width),\(offset.height)")
    }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { _attribute("offset", "\(x),\(y)") }
    nonisolated public func compositingGroup() -> some View { _attribute("compositingGroup", "true") }

    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
        _Modified(self, prepare: { $0 = $0.child(.explicit(AnyHashable(id))) })
    }
}
