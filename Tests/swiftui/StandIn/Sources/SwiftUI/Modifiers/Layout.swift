extension View {
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { _each { _ in } }
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { _each { _ in } }
    nonisolated public func padding(_ length: CGFloat) -> some View { _each { _ in } }

    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        _each { node in
            guard width != nil || height != nil else { return }
            node.attributes["fixed"] = [width.map { "w\($0)" }, height.map { "h\($0)" }].compactMap { $0 }
                .joined(separator: " ")
            node.fills = false
            node.expands = false
        }
    }

    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        _each { node in
            if minWidth == maxWidth, minHeight == maxHeight, maxWidth == nil, maxHeight == nil { return }
            let isBounded = (maxWidth.map { $0 < .infinity } ?? false) || (maxHeight.map { $0 < .infinity } ?? false)
            if isBounded {
                node.attributes["fixed"] = "max"
                node.fills = false
                node.expands = false
            } else if maxWidth != nil || maxHeight != nil {
                node.attributes["frame"] = [maxWidth == nil ? nil : "wide", maxHeight == nil ? nil : "high"]
                    .compactMap { $0 }.joined(separator: " ")
                node.expands = maxWidth != nil
            }
            if let minHeight { node.attributes["minHeight"] = "\(minHeight)" }
            if let minWidth { node.attributes["minWidth"] = "\(minWidth)" }
        }
    }

    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { _each { _ in } }
    nonisolated public func fixedSize() -> some View { _each { _ in } }
    nonisolated public func layoutPriority(_ value: Double) -> some View { _each { _ in } }
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        _each { _ in }
    }
    nonisolated public func scaledToFit() -> some View { _each { _ in } }
    nonisolated public func scaledToFill() -> some View { _each { _ in } }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        _attribute("ignoresSafeArea", regions == .keyboard ? "keyboard" : regions == .container ? "container" : "all")
    }
    nonisolated public func position(_ position: CGPoint) -> some View { _each { _ in } }
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { _each { _ in } }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        _each { _ in }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        _attribute("scrollDismissesKeyboard", mode.name)
    }
    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        _each { _ in }
    }
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        _attribute("scrollContentBackground", "\(visibility)")
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        _each { _ in }
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ScrollDismissesKeyboardMode: Sendable {
    let name: String
    public static var automatic: ScrollDismissesKeyboardMode { .init(name: "automatic") }
    public static var immediately: ScrollDismissesKeyboardMode { .init(name: "immediately") }
    public static var interactively: ScrollDismissesKeyboardMode { .init(name: "interactively") }
    public static var never: ScrollDismissesKeyboardMode { .init(name: "never") }
}

@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
public struct ScrollBounceBehavior: Sendable {
    public static var automatic: ScrollBounceBehavior { .init() }
    public static var always: ScrollBounceBehavior { .init() }
    public static var basedOnSize: ScrollBounceBehavior { .init() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ScrollIndicatorVisibility: Sendable {
    public static var automatic: ScrollIndicatorVisibility { .init() }
    public static var visible: ScrollIndicatorVisibility { .init() }
    public static var hidden: ScrollIndicatorVisibility { .init() }
    public static var never: ScrollIndicatorVisibility { .init() }
}
