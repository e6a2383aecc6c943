@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct Label<Title, Icon> where Title: View, Icon: View {
    let title: Title
    let icon: Icon
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension Label: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        if let style = context.environment._labelStyle {
            let configuration = LabelStyleConfiguration(
                title: .init(lower: { Title._lower(view.title, $0) }),
                icon: .init(lower: { Icon._lower(view.icon, $0) }))
            return style(configuration, context.part("style"))
        }
        let icons = Icon._lower(view.icon, context.part("icon"))
        for icon in icons { icon.isAccessibilityHidden = true }  // the title says it
        let titles = Title._lower(view.title, context.part("title"))
        switch context.environment._builtInLabelStyle {
        case "iconOnly":
            for title in titles { title.attributes["hidden"] = "label style" }
            let node = context.node(.label, icons + titles)
            node.accessibilityLabel = titles.compactMap(\.text).first
            return [node]
        case "titleOnly": return [context.node(.label, titles)]
        default: return [context.node(.label, icons + titles)]
        }
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, image name: String) where S: StringProtocol {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct LabelStyleConfiguration {
    public struct Title: _Leaf {
        let lower: @MainActor (_Context) -> [_Node]
        public static func _lower(_ view: Self, _ context: _Context) -> [_Node] { view.lower(context) }
    }
    public struct Icon: _Leaf {
        let lower: @MainActor (_Context) -> [_Node]
        public static func _lower(_ view: Self, _ context: _Context) -> [_Node] { view.lower(context) }
    }
    let _title: Title
    let _icon: Icon
    public var title: LabelStyleConfiguration.Title { _title }
    public var icon: LabelStyleConfiguration.Icon { _icon }
    init(title: Title, icon: Icon) {
        _title = title
        _icon = icon
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = LabelStyleConfiguration
}

/// A style of the platform: the stand-in draws it itself.
protocol _BuiltInStyle { var _name: String { get } }

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct DefaultLabelStyle: LabelStyle, _BuiltInStyle {
    var _name: String { "automatic" }
    nonisolated public init() {}
    public func makeBody(configuration: DefaultLabelStyle.Configuration) -> some View { Label(configuration) }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct IconOnlyLabelStyle: LabelStyle, _BuiltInStyle {
    var _name: String { "iconOnly" }
    nonisolated public init() {}
    public func makeBody(configuration: IconOnlyLabelStyle.Configuration) -> some View { configuration.icon }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct TitleOnlyLabelStyle: LabelStyle, _BuiltInStyle {
    var _name: String { "titleOnly" }
    nonisolated public init() {}
    public func makeBody(configuration: TitleOnlyLabelStyle.Configuration) -> some View { configuration.title }
}
@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, visionOS 1.0, *)
public struct TitleAndIconLabelStyle: LabelStyle, _BuiltInStyle {
    var _name: String { "titleAndIcon" }
    nonisolated public init() {}
    public func makeBody(configuration: TitleAndIconLabelStyle.Configuration) -> some View { Label(configuration) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension LabelStyle where Self == DefaultLabelStyle {
    @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension LabelStyle where Self == IconOnlyLabelStyle {
    @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension LabelStyle where Self == TitleOnlyLabelStyle {
    @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension LabelStyle where Self == TitleAndIconLabelStyle {
    @available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, visionOS 1.0, *)
    @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension EnvironmentValues {
    var _labelStyle: (@MainActor (LabelStyleConfiguration, _Context) -> [_Node])? {
        get { self["labelStyle", or: nil] }
        set { self["labelStyle", or: nil] = newValue }
    }
    var _builtInLabelStyle: String {
        get { self["builtInLabelStyle", or: "automatic"] }
        set { self["builtInLabelStyle", or: ""] = newValue }
    }
}

extension View {
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
        _environment { environment in
            if let builtIn = style as? any _BuiltInStyle {
                environment._builtInLabelStyle = builtIn._name
                environment._labelStyle = nil
            } else {
                environment._labelStyle = { configuration, context in
                    var context = context
                    context.environment._labelStyle = nil
                    return S.Body._lower(style.makeBody(configuration: configuration), context)
                }
            }
        }
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
    nonisolated init(storing label: Label, _ content: Content) {
        self.label = label
        self.content = content
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension LabeledContent: View, _Leaf where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(storing: label(), content())
    }
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let label = Label._lower(view.label, context.part("label"))
        return [context.node(.labeledContent, label + Content._lower(view.content, context.part("content")))]
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension LabeledContent where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(storing: Text(titleKey), content())
    }
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(storing: Text(title), content())
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension LabeledContent where Label == Text, Content == Text {
    nonisolated public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
        self.init(storing: Text(titleKey), Text(value))
    }
    @_disfavoredOverload
    nonisolated public init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol {
        self.init(storing: Text(title), Text(value))
    }
}
