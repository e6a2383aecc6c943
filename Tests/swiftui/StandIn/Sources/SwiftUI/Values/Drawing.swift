public protocol ShapeStyle: Sendable {}

/// What is painted, for a tree that paints nothing.
extension ShapeStyle {
    var _name: String {
        switch self {
        case let color as Color: color.name
        case let style as AnyShapeStyle: style.name
        default: "\(Self.self)"
        }
    }
    var _isClear: Bool { (self as? Color)?.name == "clear" }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct AnyShapeStyle: ShapeStyle {
    let name: String
    public init<S>(_ style: S) where S: ShapeStyle { name = style._name }
}

public struct Color: Hashable, CustomStringConvertible, Sendable {
    public enum RGBColorSpace: Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    let name: String
    private init(named name: String) { self.name = name }

    public init(_ name: String, bundle: Bundle? = nil) { self.name = "asset:\(name)" }
    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        name = "rgb(\(red),\(green),\(blue),\(opacity))"
    }
    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        name = "white(\(white),\(opacity))"
    }
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        name = "hsb(\(hue),\(saturation),\(brightness),\(opacity))"
    }

    public func opacity(_ opacity: Double) -> Color { Color(named: opacity > 0 ? "\(name)@\(opacity)" : "clear") }
    public var description: String { name }

    public static var accentColor: Color { Color(named: "accentColor") }
    public static let red = Color(named: "red")
    public static let orange = Color(named: "orange")
    public static let yellow = Color(named: "yellow")
    public static let green = Color(named: "green")
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public static let mint = Color(named: "mint")
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public static let teal = Color(named: "teal")
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public static let cyan = Color(named: "cyan")
    public static let blue = Color(named: "blue")
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public static let indigo = Color(named: "indigo")
    public static let purple = Color(named: "purple")
    public static let pink = Color(named: "pink")
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public static let brown = Color(named: "brown")
    public static let white = Color(named: "white")
    public static let gray = Color(named: "gray")
    public static let black = Color(named: "black")
    public static let clear = Color(named: "clear")
    public static let primary = Color(named: "primary")
    public static let secondary = Color(named: "secondary")
}

extension Color: ShapeStyle {}

extension Color: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let node = context.node(.color)
        node.attributes["color"] = view.name
        node.fills = view.name != "clear"
        node.expands = true
        return [node]
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public static var mint: Color { Color.mint }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public static var teal: Color { Color.teal }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public static var brown: Color { Color.brown }
    public static var white: Color { Color.white }
    public static var gray: Color { Color.gray }
    public static var black: Color { Color.black }
    public static var clear: Color { Color.clear }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, visionOS 1.0, *)
public struct Material: ShapeStyle {
    public static let ultraThin = Material()
    public static let thin = Material()
    public static let regular = Material()
    public static let thick = Material()
    public static let ultraThick = Material()
    public static let bar = Material()
}
extension ShapeStyle where Self == Material {
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, visionOS 1.0, *)
    public static var ultraThinMaterial: Material { .ultraThin }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, visionOS 1.0, *)
    public static var thinMaterial: Material { .thin }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, visionOS 1.0, *)
    public static var regularMaterial: Material { .regular }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, visionOS 1.0, *)
    public static var thickMaterial: Material { .thick }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, visionOS 1.0, *)
    public static var ultraThickMaterial: Material { .ultraThick }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, visionOS 1.0, *)
    public static var bar: Material { .bar }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct TintShapeStyle: ShapeStyle { public init() {} }
@available(iOS 14.0, macOS 12.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct BackgroundStyle: ShapeStyle { public init() {} }
public struct ForegroundStyle: ShapeStyle { public init() {} }
@available(iOS 17.0, macOS 10.15, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct SeparatorShapeStyle: ShapeStyle { public init() {} }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct FillShapeStyle: ShapeStyle { public init() {} }
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int
    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { TintShapeStyle() } }
extension ShapeStyle where Self == BackgroundStyle {
    @available(iOS 14.0, macOS 12.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    @available(iOS 17.0, macOS 10.15, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { FillShapeStyle() } }
extension ShapeStyle where Self == HierarchicalShapeStyle {
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public static var primary: HierarchicalShapeStyle { .primary }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public static var secondary: HierarchicalShapeStyle { .secondary }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

public struct Font: Hashable, Sendable {
    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2
    }
    public struct Weight: Hashable, Sendable {
        let name: String
        public static let ultraLight = Weight(name: "ultraLight")
        public static let thin = Weight(name: "thin")
        public static let light = Weight(name: "light")
        public static let regular = Weight(name: "regular")
        public static let medium = Weight(name: "medium")
        public static let semibold = Weight(name: "semibold")
        public static let bold = Weight(name: "bold")
        public static let heavy = Weight(name: "heavy")
        public static let black = Weight(name: "black")
    }

    let name: String
    public static let largeTitle = Font(name: "largeTitle")
    public static let title = Font(name: "title")
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    public static let title2 = Font(name: "title2")
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    public static let title3 = Font(name: "title3")
    public static let headline = Font(name: "headline")
    public static let subheadline = Font(name: "subheadline")
    public static let body = Font(name: "body")
    public static let callout = Font(name: "callout")
    public static let footnote = Font(name: "footnote")
    public static let caption = Font(name: "caption")
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    public static let caption2 = Font(name: "caption2")

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font {
        Font(name: "system(\(size))")
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public static func system(
        _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
    ) -> Font {
        Font(name: "\(style)")
    }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: "\(name)(\(size))") }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
        Font(name: "\(name)(\(size) relative to \(textStyle))")
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: "\(name)(fixed \(fixedSize))") }
    public func italic() -> Font { Font(name: "\(name).italic") }
    public func bold() -> Font { Font(name: "\(name).bold") }
    public func weight(_ weight: Font.Weight) -> Font { Font(name: "\(name).\(weight.name)") }
    public func monospacedDigit() -> Font { Font(name: "\(name).monospacedDigit") }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public func monospaced() -> Font { Font(name: "\(name).monospaced") }
}

public struct Animation: Equatable, Hashable, Sendable {
    let name: String
    public static let `default` = Animation(name: "default")
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(name: "easeInOut(\(duration))") }
    public static var easeInOut: Animation { Animation(name: "easeInOut") }
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(name: "easeIn(\(duration))") }
    public static var easeIn: Animation { Animation(name: "easeIn") }
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(name: "easeOut(\(duration))") }
    public static var easeOut: Animation { Animation(name: "easeOut") }
    public static func linear(duration: TimeInterval) -> Animation { Animation(name: "linear(\(duration))") }
    public static var linear: Animation { Animation(name: "linear") }
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        Animation(name: "spring(\(duration))")
    }
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(name: "spring(response \(response))")
    }
    public static var spring: Animation { Animation(name: "spring") }
    public static var smooth: Animation { Animation(name: "smooth") }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        Animation(name: "smooth(\(duration))")
    }
    public static var snappy: Animation { Animation(name: "snappy") }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        Animation(name: "snappy(\(duration))")
    }
    public static var bouncy: Animation { Animation(name: "bouncy") }
    public func delay(_ delay: TimeInterval) -> Animation { Animation(name: "\(name).delay(\(delay))") }
    public func speed(_ speed: Double) -> Animation { Animation(name: "\(name).speed(\(speed))") }
    public func repeatForever(autoreverses: Bool = true) -> Animation { Animation(name: "\(name).repeatForever") }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(name: "\(name).repeatCount(\(repeatCount))")
    }
}

public struct AnyTransition {
    let name: String
    public static let opacity = AnyTransition(name: "opacity")
    public static let identity = AnyTransition(name: "identity")
    public static var slide: AnyTransition { AnyTransition(name: "slide") }
    public static var scale: AnyTransition { AnyTransition(name: "scale") }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(name: "scale(\(scale))")
    }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move(\(edge))") }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push(\(edge))") }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(name: "offset") }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(name: "offset") }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(name: "\(insertion.name)/\(removal.name)")
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    public init<T>(_ transition: T) where T: Transition { name = transition._name }
    init(name: String) { self.name = name }
    public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(name: "\(name)+\(other.name)") }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
