public struct VStack<Content> where Content: View {
    let content: Content
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}
extension VStack: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        [context.node(.vStack, Content._lower(view.content, context.part("content")))]
    }
}

public struct HStack<Content> where Content: View {
    let content: Content
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}
extension HStack: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        [context.node(.hStack, Content._lower(view.content, context.part("content")))]
    }
}

public struct ZStack<Content> where Content: View {
    let content: Content
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
extension ZStack: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        [context.node(.zStack, Content._lower(view.content, context.part("content")))]
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct LazyVStack<Content> where Content: View {
    let content: Content
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension LazyVStack: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        [context.node(.lazyVStack, Content._lower(view.content, context.part("content")))]
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

public struct Spacer {
    public var minLength: CGFloat?
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}
extension Spacer: Sendable {}
extension Spacer: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let node = context.node(.spacer)
        node.expands = true
        return [node]
    }
}

public struct Divider {
    nonisolated public init() {}
}
extension Divider: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] { [context.node(.divider)] }
}

public struct ScrollView<Content> where Content: View {
    public var content: Content
    public var axes: Axis.Set
    nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = axes
    }
}
extension ScrollView: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        [context.node(.scrollView, Content._lower(view.content, context.part("content")))]
    }
}

/// Layout is out of reach of a tree: the size is that of the screen the tests stand for.
public struct GeometryReader<Content> where Content: View {
    public var content: (GeometryProxy) -> Content
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}
extension GeometryReader: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let proxy = GeometryProxy(size: context.environment._screen)
        let node = context.node(.geometryReader, Content._lower(view.content(proxy), context.part("content")))
        node.expands = true
        return [node]
    }
}

public struct GeometryProxy {
    let _size: CGSize
    public var size: CGSize { _size }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    init(size: CGSize) { _size = size }
}

extension EnvironmentValues {
    package var _screen: CGSize {
        get { self["screen", or: CGSize(width: 393, height: 852)] }
        set { self["screen", or: newValue] = newValue }
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ViewThatFits<Content> where Content: View {
    let content: Content
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
/// The first alternative; the last one for the sizes of type that seldom fit.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension ViewThatFits: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let nodes = Content._lower(view.content, context.part("content"))
        let chosen = context.environment.dynamicTypeSize.isAccessibilitySize ? nodes.last : nodes.first
        return chosen.map { [$0] } ?? []
    }
}

@available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct GroupBox<Label, Content> where Label: View, Content: View {
    let content: Content
    let label: Label
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }
}
@available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension GroupBox: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let label = Label._lower(view.label, context.part("label"))
        return [context.node(.vStack, label + Content._lower(view.content, context.part("content")))]
    }
}
