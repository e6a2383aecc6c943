@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
    let label: Label?
    let valueLabel: CurrentValueLabel?
    /// Between 0 and 1; nil while nobody knows.
    let fraction: Double?

    nonisolated init(_ label: Label?, _ valueLabel: CurrentValueLabel?, _ fraction: Double?) {
        self.label = label
        self.valueLabel = valueLabel
        self.fraction = fraction
    }

    nonisolated public init<V>(
        value: V?, total: V = 1.0
    ) where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
        self.init(nil, nil, value.map { Double($0 / total) })
    }
    nonisolated public init<V>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
        self.init(label(), nil, value.map { Double($0 / total) })
    }
    nonisolated public init<V>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where V: BinaryFloatingPoint {
        self.init(label(), currentValueLabel(), value.map { Double($0 / total) })
    }
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
        self.init(Text(titleKey), nil, value.map { Double($0 / total) })
    }
    @_disfavoredOverload
    nonisolated public init<S, V>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text, CurrentValueLabel == EmptyView, S: StringProtocol, V: BinaryFloatingPoint {
        self.init(Text(title), nil, value.map { Double($0 / total) })
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init() where Label == EmptyView { self.init(nil, nil, nil) }
    nonisolated public init(@ViewBuilder label: () -> Label) { self.init(label(), nil, nil) }
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(Text(titleKey), nil, nil) }
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S) where Label == Text, S: StringProtocol {
        self.init(Text(title), nil, nil)
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ProgressView: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        var children: [_Node] = []
        if let label = view.label { children += Label._lower(label, context.part("label")) }
        if let label = view.valueLabel { children += CurrentValueLabel._lower(label, context.part("value")) }
        let node = context.node(.progressView, children)
        node.attributes["progress"] = view.fraction.map { "\($0)" } ?? "indeterminate"
        if let fraction = view.fraction {
            node.accessibilityValue = "\(Int((fraction * 100).rounded()))%"
            if !(0...1).contains(fraction) {
                context.runtime.diagnose("ProgressView: the value \(fraction) is outside of 0...1")
            }
        }
        return [node]
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol ProgressViewStyle {
    nonisolated var _name: String { get }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public var _name: String { "automatic" }
    nonisolated public init() {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct LinearProgressViewStyle: ProgressViewStyle {
    nonisolated public var _name: String { "linear" }
    nonisolated public init() {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct CircularProgressViewStyle: ProgressViewStyle {
    nonisolated public var _name: String { "circular" }
    nonisolated public init() {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    @MainActor @preconcurrency public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    nonisolated public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
        _attribute("progressViewStyle", style._name)
    }
}
