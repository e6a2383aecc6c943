@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Of the stand-in: the items it puts into the bars of a page.
    static func _items(_ content: Self, _ context: _Context) -> [_ToolbarItem]
}

public struct _ToolbarItem {
    let placement: String
    let nodes: [_Node]
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ToolbarContent {
    public static func _items(_ content: Self, _ context: _Context) -> [_ToolbarItem] {
        let context = context.child(.type(ObjectIdentifier(Self.self)))
        var installed = content
        _Properties.install(in: &installed, context)
        return Body._items(installed.body, context)
    }
}

extension Never: ToolbarContent {}

@MainActor @preconcurrency public protocol _ToolbarLeaf: ToolbarContent where Body == Never {}
extension _ToolbarLeaf {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ToolbarItemPlacement {
    let name: String
    public static let automatic = ToolbarItemPlacement(name: "automatic")
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    public static let principal = ToolbarItemPlacement(name: "principal")
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static let status = ToolbarItemPlacement(name: "status")
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    @available(iOS 14.0, tvOS 14.0, watchOS 10.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(name: "topBarLeading") }
    @available(iOS 14.0, tvOS 14.0, watchOS 10.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(name: "topBarTrailing") }
    @available(iOS 14.0, watchOS 10.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ToolbarItem<ID, Content> where Content: View {
    let placement: ToolbarItemPlacement
    let content: Content
    nonisolated init(storing placement: ToolbarItemPlacement, _ content: Content) {
        self.placement = placement
        self.content = content
    }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ToolbarItem where ID == () {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(storing: placement, content())
    }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ToolbarItem: ToolbarContent, _ToolbarLeaf {
    public static func _items(_ content: Self, _ context: _Context) -> [_ToolbarItem] {
        let nodes = Content._lower(content.content, context.part("item"))
        // The semantic placements bring the keys of the platform with them.
        let shortcut: _Key? =
            switch content.placement.name {
            case "confirmationAction": .defaultAction
            case "cancellationAction": .cancelAction
            default: nil
            }
        if let shortcut {
            for node in nodes.flatMap(\.all) where node.kind == .button { node.shortcuts.append(shortcut) }
        }
        return [_ToolbarItem(placement: content.placement.name, nodes: nodes)]
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ToolbarItemGroup<Content> where Content: View {
    let placement: ToolbarItemPlacement
    let content: Content
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ToolbarItemGroup: ToolbarContent, _ToolbarLeaf {
    public static func _items(_ content: Self, _ context: _Context) -> [_ToolbarItem] {
        [
            _ToolbarItem(
                placement: content.placement.name, nodes: Content._lower(content.content, context.part("group")))
        ]
    }
}

/// Several items, or those of a branch.
public struct _ToolbarItems {
    let parts: [@MainActor (_Context) -> [_ToolbarItem]]
    nonisolated init(_ parts: [@MainActor (_Context) -> [_ToolbarItem]]) { self.parts = parts }
}

extension _ToolbarItems: ToolbarContent, _ToolbarLeaf {
    public static func _items(_ content: Self, _ context: _Context) -> [_ToolbarItem] {
        content.parts.enumerated().flatMap { index, items in items(context.child(.index(index))) }
    }
}

extension _ConditionalContent: ToolbarContent, _ToolbarLeaf
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    public static func _items(_ content: Self, _ context: _Context) -> [_ToolbarItem] {
        switch content.storage {
        case .first(let content): TrueContent._items(content, context.child(.branch(true)))
        case .second(let content): FalseContent._items(content, context.child(.branch(false)))
        }
    }
}

extension Optional: ToolbarContent, _ToolbarLeaf where Wrapped: ToolbarContent {
    public static func _items(_ content: Self, _ context: _Context) -> [_ToolbarItem] {
        guard let content else { return [] }
        return Wrapped._items(content, context.part("some"))
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent {
        content
    }
    public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent {
        content
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent { content }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
        _ConditionalContent(.first(first))
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
        _ConditionalContent(.second(second))
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public static func buildLimitedAvailability<Content>(
        _ content: Content
    ) -> some ToolbarContent where Content: ToolbarContent {
        content
    }
    public static func buildBlock<C0, C1>(
        _ c0: C0, _ c1: C1
    ) -> some ToolbarContent where C0: ToolbarContent, C1: ToolbarContent {
        _ToolbarItems([{ C0._items(c0, $0) }, { C1._items(c1, $0) }])
    }
    public static func buildBlock<C0, C1, C2>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> some ToolbarContent where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent {
        _ToolbarItems([{ C0._items(c0, $0) }, { C1._items(c1, $0) }, { C2._items(c2, $0) }])
    }
    public static func buildBlock<C0, C1, C2, C3>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> some ToolbarContent
    where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent {
        _ToolbarItems([{ C0._items(c0, $0) }, { C1._items(c1, $0) }, { C2._items(c2, $0) }, { C3._items(c3, $0) }])
    }
}

extension View {
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    nonisolated public func toolbar<Content>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View where Content: ToolbarContent {
        let items = content()
        return _onPage("toolbar") { page, context in
            page.toolbar += Content._items(items, context.part("toolbar")).map {
                .init(placement: $0.placement, nodes: $0.nodes)
            }
        }
    }
}

extension View {
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
        let view = content()
        return _onPage("toolbar") { page, context in
            page.toolbar.append(
                .init(placement: "automatic", nodes: Content._lower(view, context.part("toolbar"))))
        }
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        _attribute("toolbar", "\(visibility)")
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ToolbarPlacement {
    let name: String
    public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }
    @available(iOS 16.0, watchOS 9.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(name: "bottomBar") }
    @available(iOS 16.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }
    @available(iOS 16.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
}
