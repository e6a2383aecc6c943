extension EnvironmentValues {
    /// What the keyboard of a text field looks like.
    var _textInput: [String: String] {
        get { self["textInput", or: [:]] }
        set { self["textInput", or: [:]] = newValue }
    }
}

extension View {
    nonisolated private func _input(_ name: String, _ value: String) -> some View {
        _environment { $0._textInput[name] = value }
    }

    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { _input("keyboardType", "\(type)") }
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        _input("textContentType", textContentType?.rawValue ?? "none")
    }
    @available(iOS 15.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        _input("autocapitalization", autocapitalization?.name ?? "none")
    }
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        _input("autocorrectionDisabled", "\(disable)")
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        _input("submitLabel", submitLabel.name)
    }
    nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
        _input("textFieldStyle", style._name)
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
    ) -> some View {
        _environment { if triggers.contains(.text) { $0._submitActions.append(action) } }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        _environment { if isBlocking { $0._submitActions = [] } }
    }

    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        _environment { $0.multilineTextAlignment = alignment }
    }
    nonisolated public func lineLimit(_ number: Int?) -> some View { _environment { $0.lineLimit = number } }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        _attribute("lineLimit", "\(limit.lowerBound)...")
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        _attribute("lineLimit", "...\(limit.upperBound)")
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        _attribute("lineLimit", "\(limit.lowerBound)...\(limit.upperBound)")
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        _attribute("lineLimit", "\(limit)")
    }
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { _each { _ in } }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        _attribute("minimumScaleFactor", "\(factor)")
    }
    nonisolated public func font(_ font: Font?) -> some View { _environment { $0.font = font } }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        _attribute("fontWeight", weight?.name ?? "none")
    }
    @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, visionOS 1.0, *)
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        _attribute("fontDesign", design.map { "\($0)" } ?? "none")
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func bold(_ isActive: Bool = true) -> some View { _attribute("bold", "\(isActive)") }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func italic(_ isActive: Bool = true) -> some View { _attribute("italic", "\(isActive)") }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func monospacedDigit() -> some View { _attribute("monospacedDigit", "true") }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        _attribute("textCase", textCase.map { "\($0)" } ?? "none")
    }
    @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability {
        _attribute("textSelection", "\(S.allowsSelection)")
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        _attribute("privacySensitive", "\(sensitive)")
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        _environment { $0.redactionReasons = reason }
    }
}

@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection: Bool = true
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection: Bool = false
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct SubmitLabel: Sendable {
    let name: String
    public static var done: SubmitLabel { SubmitLabel(name: "done") }
    public static var go: SubmitLabel { SubmitLabel(name: "go") }
    public static var send: SubmitLabel { SubmitLabel(name: "send") }
    public static var join: SubmitLabel { SubmitLabel(name: "join") }
    public static var route: SubmitLabel { SubmitLabel(name: "route") }
    public static var search: SubmitLabel { SubmitLabel(name: "search") }
    public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
    public static var next: SubmitLabel { SubmitLabel(name: "next") }
    public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

@available(iOS 15.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@available(macOS, unavailable)
public struct TextInputAutocapitalization: Sendable {
    let name: String
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public enum UIKeyboardType: Int, Sendable {
    case `default`
    case asciiCapable
    case numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    case numberPad
    case phonePad
    case namePhonePad
    case emailAddress
    case decimalPad
    case twitter
    case webSearch
    case asciiCapableNumberPad
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = UITextContentType(rawValue: "name")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let organizationName = UITextContentType(rawValue: "organization-name")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let emailAddress = UITextContentType(rawValue: "email")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = UITextContentType(rawValue: "url")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

@MainActor @preconcurrency public protocol TextFieldStyle {
    nonisolated var _name: String { get }
}
public struct DefaultTextFieldStyle: TextFieldStyle {
    nonisolated public var _name: String { "automatic" }
    nonisolated public init() {}
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    nonisolated public var _name: String { "roundedBorder" }
    nonisolated public init() {}
}
public struct PlainTextFieldStyle: TextFieldStyle {
    nonisolated public var _name: String { "plain" }
    nonisolated public init() {}
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
    @MainActor @preconcurrency public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    @available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public static var roundedBorder: RoundedBorderTextFieldStyle {
        RoundedBorderTextFieldStyle()
    }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    @MainActor @preconcurrency public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
