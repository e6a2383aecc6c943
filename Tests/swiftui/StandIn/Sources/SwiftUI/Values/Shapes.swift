@MainActor @preconcurrency public protocol Shape: Sendable, View, Animatable {
    nonisolated func path(in rect: CGRect) -> Path
}

@MainActor @preconcurrency public protocol Animatable {}

public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

public struct Path: Equatable, Sendable {
    public init() {}
    public init(_ rect: CGRect) {}
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}

public enum RoundedCornerStyle: Sendable {
    case circular
    case continuous
}

public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// A shape as it stands in a tree.
public struct _ShapeView<Content, Style>: _Leaf where Content: Shape, Style: ShapeStyle {
    let shape: Content
    let style: String
    let isStroke: Bool
    nonisolated init(_ shape: Content, _ style: Style, isStroke: Bool = false) {
        self.shape = shape
        self.style = style._isClear ? "clear" : style._name
        self.isStroke = isStroke
    }

    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let node = context.node(.shape)
        node.attributes["shape"] = "\(Content.self)"
        node.attributes["style"] = view.style
        node.fills = view.style != "clear" && !view.isStroke
        node.expands = true
        return [node]
    }
}

extension Shape {
    nonisolated public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(self, ForegroundStyle()) }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated public func fill<S>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> where S: ShapeStyle {
        _ShapeView(self, content)
    }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated public func stroke<S>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
        StrokeShapeView(self, content)
    }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct StrokeShapeView<Content, Style, Background>: _Leaf
where Content: Shape, Style: ShapeStyle, Background: View {
    let view: _ShapeView<Content, Style>
    nonisolated init(_ shape: Content, _ style: Style) { view = _ShapeView(shape, style, isStroke: true) }

    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        _ShapeView<Content, Style>._lower(view.view, context)
    }
}

extension InsettableShape {
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated public func strokeBorder<S>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View where S: ShapeStyle {
        StrokeShapeView<Self, S, EmptyView>(self, content)
    }
}

public struct Rectangle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

public struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle
    nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

public struct Circle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == Rectangle {
    @MainActor @preconcurrency public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
    @MainActor @preconcurrency public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
extension Shape where Self == Capsule {
    @MainActor @preconcurrency public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == Circle {
    @MainActor @preconcurrency public static var circle: Circle { Circle() }
}
