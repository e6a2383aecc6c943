public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    /// The key as it would be looked up, with placeholders; the text as it reads without a translation.
    let key: String
    let text: String

    public init(_ value: String) {
        key = value
        text = value
    }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        key = stringInterpolation.key
        text = stringInterpolation.text
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {
            key += literal
            text += literal
        }
        public mutating func appendInterpolation(_ string: String) { append("%@", string) }
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
            append(T._specifier, "\(value)")
        }
        @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
        public mutating func appendInterpolation<F>(
            _ input: F.FormatInput, format: F
        ) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", format.format(input))
        }
        @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
        public mutating func appendInterpolation(_ text: Text) { append("%@", text.content) }

        private mutating func append(_ specifier: String, _ value: String) {
            key += specifier
            text += value
        }
    }
}

public protocol _FormatSpecifiable: Equatable {
    static var _specifier: String { get }
}
extension Int: _FormatSpecifiable { public static var _specifier: String { "%lld" } }
extension Double: _FormatSpecifiable { public static var _specifier: String { "%lf" } }
extension Float: _FormatSpecifiable { public static var _specifier: String { "%f" } }

public struct Text: Equatable, Sendable {
    public enum TruncationMode: Sendable {
        case head
        case tail
        case middle
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    public enum Case: Sendable {
        case uppercase
        case lowercase
    }

    let content: String
    /// The key it is looked up by; nil for text that is shown as it is.
    let key: String?
    private var attributes: [String: String] = [:]

    init(content: String, key: String?) {
        self.content = content
        self.key = key
    }

    public init(verbatim content: String) { self.init(content: content, key: nil) }
    @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol {
        self.init(content: String(content), key: nil)
    }
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(content: key.text, key: key.key)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public init<F>(
        _ input: F.FormatInput, format: F
    ) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: format.format(input), key: nil)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(content: attributedContent._text, key: nil)
        attributes["link"] = attributedContent.link?.absoluteString
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    public init(_ image: Image) { self.init(content: "", key: nil) }

    private func with(_ name: String, _ value: String?) -> Text {
        var text = self
        text.attributes[name] = value
        return text
    }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { with("foregroundStyle", style._name) }
    public func font(_ font: Font?) -> Text { with("font", font?.name) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { with("fontWeight", weight?.name) }
    public func bold() -> Text { with("fontWeight", "bold") }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public func bold(_ isActive: Bool) -> Text { with("fontWeight", isActive ? "bold" : nil) }
    public func italic() -> Text { with("italic", "true") }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public func italic(_ isActive: Bool) -> Text { with("italic", isActive ? "true" : nil) }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        with("underline", isActive ? "true" : nil)
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        with("strikethrough", isActive ? "true" : nil)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public func monospacedDigit() -> Text { with("monospacedDigit", "true") }
    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
    public func monospaced(_ isActive: Bool = true) -> Text { with("monospaced", isActive ? "true" : nil) }
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(content: lhs.content + rhs.content, key: lhs.key ?? rhs.key)
    }
}

extension AttributedString {
    fileprivate var _text: String { String(characters[...]) }
}

extension Text: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let node = context.node(.text)
        node.text = view.content
        node.attributes = view.attributes
        if let key = view.key { node.attributes["localized"] = key }
        if node.attributes["font"] == nil, let font = context.environment.font { node.attributes["font"] = font.name }
        return [node]
    }
}

public struct Image: Equatable, Sendable {
    @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
    public enum Scale: Sendable {
        case small
        case medium
        case large
    }
    public enum TemplateRenderingMode: Sendable {
        case template
        case original
    }
    public enum ResizingMode: Sendable {
        case tile
        case stretch
    }

    let name: String
    let isSystem: Bool
    /// What assistive technology reads; nil for a decorative image.
    let label: String?
    /// Whether the label was written by someone, not derived from the name.
    let isLabelled: Bool

    private init(_ name: String, isSystem: Bool, label: String?, isLabelled: Bool) {
        self.name = name
        self.isSystem = isSystem
        self.label = label
        self.isLabelled = isLabelled
    }

    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(name, isSystem: false, label: name, isLabelled: false)
    }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, isSystem: false, label: label.content, isLabelled: true)
    }
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, isSystem: false, label: nil, isLabelled: false)
    }
    @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
    public init(systemName: String) { self.init(systemName, isSystem: true, label: systemName, isLabelled: false) }

    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image { self }
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
    ) -> Image {
        self
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct SymbolRenderingMode: Sendable {
    public static let monochrome = SymbolRenderingMode()
    public static let multicolor = SymbolRenderingMode()
    public static let hierarchical = SymbolRenderingMode()
    public static let palette = SymbolRenderingMode()
}

extension Image: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let node = context.node(.image)
        node.attributes[view.isSystem ? "symbol" : "image"] = view.name
        if view.isLabelled { node.accessibilityLabel = view.label }
        if view.label == nil { node.isAccessibilityHidden = true }
        return [node]
    }
}

extension View {
    @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { _attribute("imageScale", "\(scale)") }
}
