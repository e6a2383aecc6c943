@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
    typealias Content = _ViewModifier_Content<Self>
    /// Of the stand-in: what a modifier without a body does to the nodes of the view it is on.
    static func _change(_ modifier: Self, _ nodes: [_Node]) -> [_Node]
}

extension ViewModifier {
    public static func _change(_ modifier: Self, _ nodes: [_Node]) -> [_Node] { nodes }
}

extension ViewModifier where Body == Never {
    public func body(content: Self.Content) -> Self.Body { fatalError("\(Self.self) has no body") }
}

public struct _ViewModifier_Content<Modifier> where Modifier: ViewModifier {
    private let lower: @MainActor (_Context) -> [_Node]
    nonisolated init(_ lower: @escaping @MainActor (_Context) -> [_Node]) { self.lower = lower }
}

extension _ViewModifier_Content: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        // The content keeps its place, whatever the modifier does around it.
        view.lower(context)
    }
}

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, _Leaf where Content: View, Modifier: ViewModifier {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let context = context.child(.type(ObjectIdentifier(Modifier.self)))
        let content = view.content
        if Modifier.Body.self == Never.self {
            return Modifier._change(view.modifier, Content._lower(content, context.part("content")))
        }
        var installed = view.modifier
        _Properties.install(in: &installed, context)
        let body = installed.body(content: .init { Content._lower(content, $0) })
        return Modifier.Body._lower(body, context.part("body"))
    }
}

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// What a modifier does to the nodes of a view, for modifiers whose type is part of their signature.
public struct AccessibilityAttachmentModifier {
    let change: @MainActor (_Node) -> Void
    nonisolated init(_ change: @escaping @MainActor (_Node) -> Void) { self.change = change }
}

extension AccessibilityAttachmentModifier: ViewModifier {
    public typealias Body = Never

    public static func _change(_ modifier: Self, _ nodes: [_Node]) -> [_Node] {
        for node in nodes { modifier.change(node) }
        return nodes
    }
}

extension View {
    nonisolated func _accessibility(
        _ change: @escaping @MainActor (_Node) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(change))
    }
}
