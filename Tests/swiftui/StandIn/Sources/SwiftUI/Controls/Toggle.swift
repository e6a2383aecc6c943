public struct Toggle<Label> where Label: View {
    let isOn: Binding<Bool>
    let label: Label
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }
}

extension Toggle: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        if let style = context.environment._toggleStyle {
            let configuration = ToggleStyleConfiguration(
                label: .init { Label._lower(view.label, $0) }, isOn: view.isOn, isMixed: false)
            return style(configuration, context.part("style"))
        }
        let node = context.node(.toggle, Label._lower(view.label, context.part("label")))
        node.isOn = view.isOn
        node.attributes["style"] = context.environment._builtInToggleStyle
        return [node]
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where S: StringProtocol {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

public struct ToggleStyleConfiguration {
    public struct Label: _Leaf {
        let lower: @MainActor (_Context) -> [_Node]
        public static func _lower(_ view: Self, _ context: _Context) -> [_Node] { view.lower(context.part("label")) }
    }
    public let label: ToggleStyleConfiguration.Label
    @Binding public var isOn: Bool
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ToggleStyleConfiguration
}

public struct DefaultToggleStyle: ToggleStyle, _BuiltInStyle {
    var _name: String { "automatic" }
    nonisolated public init() {}
    public func makeBody(configuration: DefaultToggleStyle.Configuration) -> some View { Toggle(configuration) }
}
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct SwitchToggleStyle: ToggleStyle, _BuiltInStyle {
    var _name: String { "switch" }
    nonisolated public init() {}
    public func makeBody(configuration: SwitchToggleStyle.Configuration) -> some View { Toggle(configuration) }
}
@available(iOS 15.0, macOS 12.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct ButtonToggleStyle: ToggleStyle, _BuiltInStyle {
    var _name: String { "button" }
    nonisolated public init() {}
    public func makeBody(configuration: ButtonToggleStyle.Configuration) -> some View { Toggle(configuration) }
}
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct CheckboxToggleStyle: ToggleStyle, _BuiltInStyle {
    var _name: String { "checkbox" }
    nonisolated public init() {}
    public func makeBody(configuration: CheckboxToggleStyle.Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
@available(tvOS, unavailable)
extension ToggleStyle where Self == SwitchToggleStyle {
    @available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
@available(tvOS, unavailable)
extension ToggleStyle where Self == ButtonToggleStyle {
    @available(iOS 15.0, macOS 12.0, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension ToggleStyle where Self == CheckboxToggleStyle {
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @MainActor @preconcurrency public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension EnvironmentValues {
    var _toggleStyle: (@MainActor (ToggleStyleConfiguration, _Context) -> [_Node])? {
        get { self["toggleStyle", or: nil] }
        set { self["toggleStyle", or: nil] = newValue }
    }
    var _builtInToggleStyle: String {
        get { self["builtInToggleStyle", or: "automatic"] }
        set { self["builtInToggleStyle", or: ""] = newValue }
    }
}

extension View {
    nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
        _environment { environment in
            if let builtIn = style as? any _BuiltInStyle {
                environment._builtInToggleStyle = builtIn._name
                environment._toggleStyle = nil
            } else {
                environment._toggleStyle = { configuration, context in
                    var context = context
                    context.environment._toggleStyle = nil
                    return S.Body._lower(style.makeBody(configuration: configuration), context)
                }
            }
        }
    }
}
