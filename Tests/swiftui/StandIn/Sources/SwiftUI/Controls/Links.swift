@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct Link<Label> where Label: View {
    let destination: URL
    let label: Label
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension Link: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let node = context.node(.link, Label._lower(view.label, context.part("label")))
        let open = context.environment.openURL
        node.url = view.destination
        node.activate = { open(view.destination) }
        return [node]
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension Link where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, destination: URL) where S: StringProtocol {
        self.init(destination: destination) { Text(title) }
    }
}

/// A menu shows its content once it is opened, and closes after a choice.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct Menu<Label, Content> where Label: View, Content: View {
    let content: Content
    let label: Label
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension Menu: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let isOpen = context.keep(0, false)
        var children = Label._lower(view.label, context.part("label"))
        if isOpen.value {
            var inner = context.part("content")
            inner.environment._menuClose = { isOpen.set(false) }
            children.append(inner.node(.group, Content._lower(view.content, inner)))
        }
        let node = context.node(.menu, children)
        node.accessibilityLabel = children.first.map(\.visibleText)
        node.activate = { isOpen.set(!isOpen.value) }
        return [node]
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension Menu where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(content: content) { Text(title) }
    }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DisclosureGroup<Label, Content> where Label: View, Content: View {
    let isExpanded: Binding<Bool>?
    let content: () -> Content
    let label: Label
    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        self.content = content
        self.label = label()
    }
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label()
    }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DisclosureGroup: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let own = context.keep(0, false)
        let isExpanded = view.isExpanded ?? Binding(from: nil, get: { own.value }, set: { value, _ in own.set(value) })
        var children = Label._lower(view.label, context.part("label"))
        let label = children.map(\.visibleText).joined(separator: " ")
        if isExpanded.wrappedValue {
            let inner = context.part("content")
            children.append(inner.node(.group, Content._lower(view.content(), inner)))
        }
        let node = context.node(.disclosureGroup, children)
        node.accessibilityLabel = label
        node.accessibilityValue = isExpanded.wrappedValue ? "expanded" : "collapsed"
        node.activate = { isExpanded.wrappedValue.toggle() }
        return [node]
    }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DisclosureGroup where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    nonisolated public init<S>(
        _ label: S, @ViewBuilder content: @escaping () -> Content
    ) where S: StringProtocol {
        self.init(content: content) { Text(label) }
    }
    @_disfavoredOverload
    nonisolated public init<S>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) where S: StringProtocol {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}

@available(iOS 13.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct EditButton {
    nonisolated public init() {}
}

@available(iOS 13.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension EditButton: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        guard let isEditing = context.environment._isEditing else {
            context.runtime.diagnose("EditButton: there is no edit mode around it")
            return []
        }
        let node = context.node(.editButton)
        node.text = isEditing.wrappedValue ? "Done" : "Edit"
        node.activate = { isEditing.wrappedValue.toggle() }
        return [node]
    }
}
