public struct ButtonStyleConfiguration {
    public struct Label: _Leaf {
        let lower: @MainActor (_Context) -> [_Node]
        public static func _lower(_ view: Self, _ context: _Context) -> [_Node] { view.lower(context) }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public let role: ButtonRole?
    public let label: ButtonStyleConfiguration.Label
    public let isPressed: Bool
}

@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ButtonStyleConfiguration
}

public struct PrimitiveButtonStyleConfiguration {
    public struct Label: _Leaf {
        let lower: @MainActor (_Context) -> [_Node]
        public static func _lower(_ view: Self, _ context: _Context) -> [_Node] { view.lower(context) }
    }
    let _role: ButtonRole?
    let _label: Label
    let action: () -> Void
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public var role: ButtonRole? { _role }
    public var label: PrimitiveButtonStyleConfiguration.Label { _label }
    public func trigger() { action() }
    init(role: ButtonRole?, label: Label, action: @escaping () -> Void) {
        _role = role
        _label = label
        self.action = action
    }
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

enum _ButtonStyle {
    case builtIn(String)
    case custom(@MainActor (ButtonStyleConfiguration, _Context) -> [_Node])
    case primitive(@MainActor (PrimitiveButtonStyleConfiguration, _Context) -> [_Node])
}

extension EnvironmentValues {
    var _buttonStyle: _ButtonStyle {
        get { self["buttonStyle", or: .builtIn("automatic")] }
        set { self["buttonStyle", or: newValue] = newValue }
    }
}

extension View {
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
        _environment { environment in
            if let builtIn = style as? any _BuiltInStyle {
                environment._buttonStyle = .builtIn(builtIn._name)
            } else {
                environment._buttonStyle = .primitive { configuration, context in
                    S.Body._lower(style.makeBody(configuration: configuration), context)
                }
            }
        }
    }

    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
        _environment { environment in
            environment._buttonStyle = .custom { configuration, context in
                S.Body._lower(style.makeBody(configuration: configuration), context)
            }
        }
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        _attribute("buttonBorderShape", shape.name)
    }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct ButtonBorderShape: Equatable, Sendable {
    let name: String
    public static let automatic = ButtonBorderShape(name: "automatic")
    public static let capsule = ButtonBorderShape(name: "capsule")
    public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(name: "roundedRectangle(\(radius))")
    }
}

public struct DefaultButtonStyle: PrimitiveButtonStyle, _BuiltInStyle {
    var _name: String { "automatic" }
    nonisolated public init() {}
    public func makeBody(configuration: DefaultButtonStyle.Configuration) -> some View { Button(configuration) }
}
public struct PlainButtonStyle: PrimitiveButtonStyle, _BuiltInStyle {
    var _name: String { "plain" }
    nonisolated public init() {}
    public func makeBody(configuration: PlainButtonStyle.Configuration) -> some View { Button(configuration) }
}
@available(iOS 13.0, macOS 10.15, tvOS 17.0, watchOS 8.0, visionOS 1.0, *)
public struct BorderlessButtonStyle: PrimitiveButtonStyle, _BuiltInStyle {
    var _name: String { "borderless" }
    nonisolated public init() {}
    public func makeBody(configuration: BorderlessButtonStyle.Configuration) -> some View { Button(configuration) }
}
@available(iOS 15.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle, _BuiltInStyle {
    var _name: String { "bordered" }
    nonisolated public init() {}
    public func makeBody(configuration: BorderedButtonStyle.Configuration) -> some View { Button(configuration) }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, _BuiltInStyle {
    var _name: String { "borderedProminent" }
    nonisolated public init() {}
    public func makeBody(configuration: BorderedProminentButtonStyle.Configuration) -> some View {
        Button(configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    @available(iOS 13.0, macOS 10.15, tvOS 17.0, watchOS 8.0, visionOS 1.0, *)
    @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    @available(iOS 15.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
    @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}
