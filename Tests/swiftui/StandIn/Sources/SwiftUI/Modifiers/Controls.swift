extension View {
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        _environment { $0.isEnabled = $0.isEnabled && !disabled }
    }
    nonisolated public func labelsHidden() -> some View { _attribute("labelsHidden", "true") }
    @available(iOS 15.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        _environment { $0.controlSize = controlSize }
    }
    nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View { _each { _ in } }
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { _each { _ in } }
    @available(iOS 15.0, macOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        _each { _ in }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        _attribute("headerProminence", "\(prominence)")
    }
    @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func badge(_ count: Int) -> some View { _attribute("badge", "\(count)") }
    @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func badge(_ label: Text?) -> some View { _attribute("badge", label?.content ?? "none") }
    @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        _attribute("badge", key?.text ?? "none")
    }
    @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @_disfavoredOverload
    nonisolated public func badge<S>(_ label: S?) -> some View where S: StringProtocol {
        _attribute("badge", label.map { String($0) } ?? "none")
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { _help(textKey.text) }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    nonisolated public func help(_ text: Text) -> some View { _help(text.content) }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public func help<S>(_ text: S) -> some View where S: StringProtocol { _help(String(text)) }
    /// The help of a control is also its hint, unless it has one of its own.
    nonisolated private func _help(_ text: String) -> some View {
        _each { node in
            node.attributes["help"] = text
            node.accessibilityHint = node.accessibilityHint ?? text
        }
    }
    @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        _environment { if let colorScheme { $0.colorScheme = colorScheme } }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        _environment { $0.dynamicTypeSize = size }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func dynamicTypeSize<T>(
        _ range: T
    ) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize {
        _environment { environment in
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let smallest = allowed.first, let largest = allowed.last else { return }
            environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, smallest), largest)
        }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { _each { _ in } }
    nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle {
        _attribute("listStyle", style._name)
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func formStyle<S>(_ style: S) -> some View where S: FormStyle {
        _attribute("formStyle", style._name)
    }
}

@MainActor @preconcurrency public protocol ListStyle {
    nonisolated var _name: String { get }
}
public struct DefaultListStyle: ListStyle {
    nonisolated public var _name: String { "automatic" }
    nonisolated public init() {}
}
public struct PlainListStyle: ListStyle {
    nonisolated public var _name: String { "plain" }
    nonisolated public init() {}
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InsetListStyle: ListStyle {
    nonisolated public var _name: String { "inset" }
    nonisolated public init() {}
}
@available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct SidebarListStyle: ListStyle {
    nonisolated public var _name: String { "sidebar" }
    nonisolated public init() {}
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct GroupedListStyle: ListStyle {
    nonisolated public var _name: String { "grouped" }
    nonisolated public init() {}
}
@available(iOS 14.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InsetGroupedListStyle: ListStyle {
    nonisolated public var _name: String { "insetGrouped" }
    nonisolated public init() {}
}
extension ListStyle where Self == DefaultListStyle {
    @MainActor @preconcurrency public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    @MainActor @preconcurrency public static var plain: PlainListStyle { PlainListStyle() }
}
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ListStyle where Self == InsetListStyle {
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public static var inset: InsetListStyle { InsetListStyle() }
}
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ListStyle where Self == SidebarListStyle {
    @available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension ListStyle where Self == GroupedListStyle {
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public static var grouped: GroupedListStyle { GroupedListStyle() }
}
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ListStyle where Self == InsetGroupedListStyle {
    @available(iOS 14.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol FormStyle {
    nonisolated var _name: String { get }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct AutomaticFormStyle: FormStyle {
    nonisolated public var _name: String { "automatic" }
    nonisolated public init() {}
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct GroupedFormStyle: FormStyle {
    nonisolated public var _name: String { "grouped" }
    nonisolated public init() {}
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ColumnsFormStyle: FormStyle {
    nonisolated public var _name: String { "columns" }
    nonisolated public init() {}
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension FormStyle where Self == AutomaticFormStyle {
    @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension FormStyle where Self == GroupedFormStyle {
    @MainActor @preconcurrency public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension FormStyle where Self == ColumnsFormStyle {
    @MainActor @preconcurrency public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
