extension EnvironmentValues {
    public var isEnabled: Bool {
        get { self["isEnabled", or: true] }
        set { self["isEnabled", or: true] = newValue }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public var dismiss: DismissAction { _dismiss }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public var isPresented: Bool { _isPresented }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    public var openURL: OpenURLAction {
        get { self["openURL", or: OpenURLAction { _ in .systemAction }] }
        set { self["openURL", or: newValue] = newValue }
    }
    public var colorScheme: ColorScheme {
        get { self["colorScheme", or: .light] }
        set { self["colorScheme", or: .light] = newValue }
    }
    public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }
    public var layoutDirection: LayoutDirection {
        get { self["layoutDirection", or: .leftToRight] }
        set { self["layoutDirection", or: .leftToRight] = newValue }
    }
    public var locale: Locale {
        get { self["locale", or: Locale(identifier: "en_US")] }
        set { self["locale", or: newValue] = newValue }
    }
    public var calendar: Calendar {
        get { self["calendar", or: Calendar(identifier: .gregorian)] }
        set { self["calendar", or: newValue] = newValue }
    }
    public var timeZone: TimeZone {
        get { self["timeZone", or: TimeZone.current] }
        set { self["timeZone", or: newValue] = newValue }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public var dynamicTypeSize: DynamicTypeSize {
        get { self["dynamicTypeSize", or: .large] }
        set { self["dynamicTypeSize", or: .large] = newValue }
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self["horizontalSizeClass", or: .compact] }
        set { self["horizontalSizeClass", or: .compact] = newValue }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self["verticalSizeClass", or: .regular] }
        set { self["verticalSizeClass", or: .regular] = newValue }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    public var scenePhase: ScenePhase {
        get { self["scenePhase", or: .active] }
        set { self["scenePhase", or: .active] = newValue }
    }
    public var accessibilityReduceMotion: Bool { _accessibilityReduceMotion }
    public var accessibilityReduceTransparency: Bool { _accessibilityReduceTransparency }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public var accessibilityVoiceOverEnabled: Bool { _accessibilityVoiceOverEnabled }
    public var accessibilityDifferentiateWithoutColor: Bool { _accessibilityDifferentiateWithoutColor }
    public var font: Font? {
        get { self["font", or: nil] }
        set { self["font", or: nil] = newValue }
    }
    public var lineLimit: Int? {
        get { self["lineLimit", or: nil] }
        set { self["lineLimit", or: nil] = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { self["multilineTextAlignment", or: .leading] }
        set { self["multilineTextAlignment", or: .leading] = newValue }
    }
    @available(iOS 15.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public var controlSize: ControlSize {
        get { self["controlSize", or: .regular] }
        set { self["controlSize", or: .regular] = newValue }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    public var redactionReasons: RedactionReasons {
        get { self["redactionReasons", or: []] }
        set { self["redactionReasons", or: []] = newValue }
    }
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public var editMode: Binding<EditMode>? {
        get {
            _isEditing.map { isEditing in
                Binding<EditMode>(
                    from: isEditing.source, get: { isEditing.wrappedValue ? .active : .inactive },
                    set: { mode, _ in isEditing.wrappedValue = mode.isEditing })
            }
        }
        set {
            _isEditing = newValue.map { mode in
                Binding<Bool>(
                    from: mode.source, get: { mode.wrappedValue.isEditing },
                    set: { isEditing, _ in mode.wrappedValue = isEditing ? .active : .inactive })
            }
        }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public var isSearching: Bool { _isSearching }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public var dismissSearch: DismissSearchAction { DismissSearchAction(action: _dismissSearch) }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    public var isFocused: Bool { false }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public var refresh: RefreshAction? { _refresh }

    // MARK: What the stand-in hands down

    var _refresh: RefreshAction? {
        get { self["refresh", or: nil] }
        set { self["refresh", or: nil] = newValue }
    }

    package var _accessibilityDifferentiateWithoutColor: Bool {
        get { self["differentiateWithoutColor", or: false] }
        set { self["differentiateWithoutColor", or: false] = newValue }
    }

    package var _accessibilityVoiceOverEnabled: Bool {
        get { self["voiceOver", or: false] }
        set { self["voiceOver", or: false] = newValue }
    }

    package var _accessibilityReduceTransparency: Bool {
        get { self["reduceTransparency", or: false] }
        set { self["reduceTransparency", or: false] = newValue }
    }

    package var _accessibilityReduceMotion: Bool {
        get { self["reduceMotion", or: false] }
        set { self["reduceMotion", or: false] = newValue }
    }

    package var _colorSchemeContrast: ColorSchemeContrast {
        get { self["colorSchemeContrast", or: .standard] }
        set { self["colorSchemeContrast", or: .standard] = newValue }
    }

    var _isPresented: Bool {
        get { self["isPresented", or: false] }
        set { self["isPresented", or: false] = newValue }
    }

    var _dismiss: DismissAction {
        get { self["dismiss", or: DismissAction {}] }
        set { self["dismiss", or: DismissAction {}] = newValue }
    }

    var _isEditing: Binding<Bool>? {
        get { self["isEditing", or: nil] }
        set { self["isEditing", or: nil] = newValue }
    }
    var _isSearching: Bool {
        get { self["isSearching", or: false] }
        set { self["isSearching", or: false] = newValue }
    }
    var _dismissSearch: () -> Void {
        get { self["dismissSearch", or: {}] }
        set { self["dismissSearch", or: {}] = newValue }
    }
    /// The nearest last.
    var _submitActions: [() -> Void] {
        get { self["submitActions", or: []] }
        set { self["submitActions", or: []] = newValue }
    }
    var _isInList: Bool {
        get { self["isInList", or: false] }
        set { self["isInList", or: false] = newValue }
    }
    var _menuClose: (() -> Void)? {
        get { self["menuClose", or: nil] }
        set { self["menuClose", or: nil] = newValue }
    }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct DismissAction {
    private let action: () -> Void
    nonisolated init(_ action: @escaping () -> Void) { self.action = action }
    @MainActor @preconcurrency public func callAsFunction() { action() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct DismissSearchAction {
    let action: () -> Void
    @MainActor @preconcurrency public func callAsFunction() { action() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct OpenURLAction {
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public struct Result: Sendable {
        let name: String
        public static let handled = Result(name: "handled")
        public static let discarded = Result(name: "discarded")
        public static let systemAction = Result(name: "systemAction")
        public static func systemAction(_ url: URL) -> Result { Result(name: "systemAction \(url)") }
    }

    private let handler: (URL) -> Result
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = handler }

    @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = open(url) }
    @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void)
    {
        completion(open(url) != "discarded")
    }

    @MainActor func open(_ url: URL) -> String {
        let result = handler(url).name
        if result.hasPrefix("systemAction") { _Runtime.current?.opened.append(url) }
        return result
    }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void
    public func callAsFunction() async { await action() }
}

public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    public init() {}
    public init(animation: Animation?) { self.animation = animation }
}
