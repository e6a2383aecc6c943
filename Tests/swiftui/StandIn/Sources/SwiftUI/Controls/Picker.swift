public struct Picker<Label, SelectionValue, Content> where Label: View, SelectionValue: Hashable, Content: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }
}

extension Picker: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let label = Label._lower(view.label, context.part("label"))
        let options = Content._lower(view.content, context.part("options"))
        let node = context.node(.picker, label + options)
        node.accessibilityLabel = label.map(\.visibleText).first { !$0.isEmpty }
        node.attributes["style"] = context.environment._pickerStyle

        let tagged = options.flatMap(\.all).filter { $0.tag != nil }
        let selection = view.selection
        for option in tagged {
            option.attributes["option"] = Self.value(of: option) == selection.wrappedValue ? "selected" : "true"
        }
        if !tagged.isEmpty, !tagged.contains(where: { $0.attributes["option"] == "selected" }) {
            context.runtime.diagnose("Picker: the selection \(selection.wrappedValue) has no option with that tag")
        }
        node.choose = { option in
            guard let value = Self.value(of: option) else { return false }
            selection.wrappedValue = value
            return true
        }
        return [node]
    }

    /// A tag counts only if it is of the very type of the selection: an `Int` is no tag for an `Int?`.
    @MainActor private static func value(of option: _Node) -> SelectionValue? {
        guard let tag = option.tag, tag.type == SelectionValue.self else { return nil }
        return tag.value.base as? SelectionValue
    }
}

extension Picker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(selection: selection, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension View {
    nonisolated public func tag<V>(_ tag: V) -> some View where V: Hashable { _each { $0.tag = .init(tag) } }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        _each { $0.isSelectionDisabled = isDisabled }
    }

    nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
        _environment { $0._pickerStyle = style._name }
    }
}

extension EnvironmentValues {
    var _pickerStyle: String {
        get { self["pickerStyle", or: "automatic"] }
        set { self["pickerStyle", or: ""] = newValue }
    }
}

@MainActor @preconcurrency public protocol PickerStyle {
    nonisolated var _name: String { get }
}

public struct DefaultPickerStyle: PickerStyle {
    nonisolated public var _name: String { "automatic" }
    nonisolated public init() {}
}
@available(iOS 13.0, watchOS 6.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
public struct WheelPickerStyle: PickerStyle {
    nonisolated public var _name: String { "wheel" }
    nonisolated public init() {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct InlinePickerStyle: PickerStyle {
    nonisolated public var _name: String { "inline" }
    nonisolated public init() {}
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct SegmentedPickerStyle: PickerStyle {
    nonisolated public var _name: String { "segmented" }
    nonisolated public init() {}
}
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PalettePickerStyle: PickerStyle {
    nonisolated public var _name: String { "palette" }
    nonisolated public init() {}
}
@available(iOS 16.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@available(macOS, unavailable)
public struct NavigationLinkPickerStyle: PickerStyle {
    nonisolated public var _name: String { "navigationLink" }
    nonisolated public init() {}
}
@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct MenuPickerStyle: PickerStyle {
    nonisolated public var _name: String { "menu" }
    nonisolated public init() {}
}
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct RadioGroupPickerStyle: PickerStyle {
    nonisolated public var _name: String { "radioGroup" }
    nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    @MainActor @preconcurrency public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
@available(macOS, unavailable)
@available(tvOS, unavailable)
extension PickerStyle where Self == WheelPickerStyle {
    @available(iOS 13.0, watchOS 6.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    @MainActor @preconcurrency public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
@available(watchOS, unavailable)
extension PickerStyle where Self == SegmentedPickerStyle {
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension PickerStyle where Self == PalettePickerStyle {
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
@available(macOS, unavailable)
extension PickerStyle where Self == NavigationLinkPickerStyle {
    @available(iOS 16.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @MainActor @preconcurrency public static var navigationLink: NavigationLinkPickerStyle {
        NavigationLinkPickerStyle()
    }
}
@available(watchOS, unavailable)
extension PickerStyle where Self == MenuPickerStyle {
    @available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension PickerStyle where Self == RadioGroupPickerStyle {
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @MainActor @preconcurrency public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
