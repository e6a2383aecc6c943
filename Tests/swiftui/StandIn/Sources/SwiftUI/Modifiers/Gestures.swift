extension View {
    @available(iOS 13.0, macOS 10.15, tvOS 16.0, watchOS 6.0, visionOS 1.0, *)
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        _each { node in
            node.tap = action
            node.tapCount = count
            // What the view covers now is where the gesture listens; a later contentShape comes too late for it.
            node.attributes["tapArea"] = node.coversItself ? "whole" : "content"
        }
    }

    @available(iOS 13.0, macOS 10.15, tvOS 14.0, watchOS 6.0, visionOS 1.0, *)
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        _each { $0.longPress = action }
    }

    nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
        _contentShape()
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func contentShape<S>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View where S: Shape {
        _Modified(self) { nodes, _ in
            if kind.contains(.interaction) {
                for node in nodes { node.hasContentShape = true }
            }
            return nodes
        }
    }
    nonisolated private func _contentShape() -> _Modified<Self> {
        _Modified(self) { nodes, context in
            for node in nodes {
                if node.tap != nil, node.attributes["tapArea"] == "content" {
                    context.runtime.diagnose("contentShape after onTapGesture has no effect on that gesture")
                }
                node.hasContentShape = true
            }
            return nodes
        }
    }

    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { _each { $0.allowsHits = enabled } }

    @available(iOS 13.4, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { _each { _ in } }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        _each { $0.keyPresses.append { KeyPress($0).key == key && action() == .handled } }
    }

    @available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        _shortcut(KeyboardShortcut(key, modifiers: modifiers))
    }
    @available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { _shortcut(shortcut) }
    @available(iOS 15.4, macOS 12.3, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { _shortcut(shortcut) }
    @available(watchOS, unavailable)
    nonisolated private func _shortcut(_ shortcut: KeyboardShortcut?) -> some View {
        _each { node in
            guard let shortcut else { return }
            let key = _Key(character: shortcut.key.character, modifiers: shortcut.modifiers.rawValue)
            for button in node.all where button.activate != nil || button.isOn != nil {
                button.shortcuts.append(key)
            }
        }
    }

    @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    nonisolated public func swipeActions<T>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View where T: View {
        let view = content()
        return _Modified(self) { nodes, context in
            for node in nodes { node.swipeActions += T._lower(view, context.part("swipe")) }
            return nodes
        }
    }

    @available(macOS 10.15, tvOS 13.0, *)
    @available(iOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        _each { node in
            guard let action else { return }
            node.keyPresses.append { press in
                guard press == .cancelAction else { return false }
                action()
                return true
            }
        }
    }
}

extension _Node {
    /// Whether a finger beside its text and images, but inside its frame, still hits it.
    package var coversItself: Bool {
        if hasContentShape || fills || takesAllHits { return true }
        guard kind == .group || kind == .zStack else { return false }
        return children.contains(where: \.coversItself)
    }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct ContentShapeKinds: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}
