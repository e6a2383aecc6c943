extension View {
    nonisolated func _presenting(
        _ kind: _Request.Kind, source: _BindingSource?, isActive: @escaping () -> Bool,
        item: @escaping () -> AnyHashable? = { nil }, deactivate: @escaping () -> Void, onDismiss: (() -> Void)? = nil,
        content: @escaping @MainActor (_Context) -> [_Node]
    ) -> _Modified<Self> {
        _Modified(self) { nodes, context in
            context.runtime.presentations.declare(
                _Request(
                    identity: context.part("presentation").identity, kind: kind, source: source, item: item(),
                    isActive: isActive(), deactivate: deactivate, onDismiss: onDismiss, context: context,
                    content: content))
            return nodes
        }
    }

    nonisolated private func _presenting<Content>(
        _ kind: _Request.Kind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
        _ content: @escaping () -> Content
    ) -> _Modified<Self> where Content: View {
        _presenting(
            kind, source: isPresented.source, isActive: { isPresented.wrappedValue },
            deactivate: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, onDismiss: onDismiss,
            content: { Content._lower(content(), $0.part("content")) })
    }

    nonisolated private func _presenting<Item, Content>(
        _ kind: _Request.Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Content
    ) -> _Modified<Self> where Item: Identifiable, Content: View {
        _Modified(self) { nodes, context in
            // While the presentation leaves, it still shows the item it came for.
            let value = item.wrappedValue
            context.runtime.presentations.declare(
                _Request(
                    identity: context.part("presentation").identity, kind: kind, source: item.source,
                    item: value.map { AnyHashable($0.id) }, isActive: value != nil,
                    deactivate: { if item.wrappedValue != nil { item.wrappedValue = nil } }, onDismiss: onDismiss,
                    context: context
                ) { context in
                    value.map { Content._lower(content($0), context.child(.explicit(AnyHashable($0.id)))) } ?? []
                })
            return nodes
        }
    }

    nonisolated public func sheet<Item, Content>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        _presenting(.sheet, item, onDismiss, content)
    }

    nonisolated public func sheet<Content>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        _presenting(.sheet, isPresented, onDismiss, content)
    }

    @available(iOS 14.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    nonisolated public func fullScreenCover<Item, Content>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        _presenting(.fullScreenCover, item, onDismiss, content)
    }

    @available(iOS 14.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    nonisolated public func fullScreenCover<Content>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        _presenting(.fullScreenCover, isPresented, onDismiss, content)
    }

    @available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func popover<Item, Content>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        _presenting(.popover, item, nil, content)
    }

    @available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func popover<Content>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        _presenting(.popover, isPresented, nil, content)
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        _attribute("detents", detents.map(\.name).sorted().joined(separator: ","))
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presentationDetents(detents)
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        _attribute("dragIndicator", "\(visibility)")
    }
    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
    nonisolated public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
        _attribute("presentationBackground", style._name)
    }
    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        _attribute("presentationCornerRadius", cornerRadius.map { "\($0)" } ?? "none")
    }
    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        _attribute("compactAdaptation", adaptation.name)
    }
    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        _attribute("compactAdaptation", horizontalAdaptation.name)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        _attribute("interactiveDismissDisabled", "\(isDisabled)")
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct PresentationDetent: Hashable, Sendable {
    let name: String
    public static let medium = PresentationDetent(name: "medium")
    public static let large = PresentationDetent(name: "large")
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "fraction(\(fraction))")
    }
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "height(\(height))") }
}

@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
public struct PresentationAdaptation: Sendable {
    let name: String
    public static var automatic: PresentationAdaptation { PresentationAdaptation(name: "automatic") }
    public static var none: PresentationAdaptation { PresentationAdaptation(name: "none") }
    public static var popover: PresentationAdaptation { PresentationAdaptation(name: "popover") }
    public static var sheet: PresentationAdaptation { PresentationAdaptation(name: "sheet") }
    public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(name: "fullScreenCover") }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}
