// The names of Foundation that views mention, for typechecking only: nothing here is ever run.

public struct CGFloat: Sendable, Codable {
    public var value: Double
    public init(_ value: Double) { self.value = value }
}

extension CGFloat: BinaryFloatingPoint {
    public typealias Exponent = Int
    public typealias RawSignificand = UInt64
    public typealias RawExponent = UInt

    public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
        value = Double(
            sign: sign, exponentBitPattern: exponentBitPattern, significandBitPattern: significandBitPattern)
    }
    public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) {
        value = Double(sign: sign, exponent: exponent, significand: significand.value)
    }
    public init(_ value: Int) { self.value = Double(value) }
    public init<Source: BinaryInteger>(_ value: Source) { self.value = Double(value) }
    public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let value = Double(exactly: source) else { return nil }
        self.value = value
    }
    public init(floatLiteral value: Double) { self.value = value }
    public init(integerLiteral value: Int) { self.value = Double(value) }

    public static var exponentBitCount: Int { Double.exponentBitCount }
    public static var significandBitCount: Int { Double.significandBitCount }
    public static var nan: CGFloat { CGFloat(Double.nan) }
    public static var signalingNaN: CGFloat { CGFloat(Double.signalingNaN) }
    public static var infinity: CGFloat { CGFloat(Double.infinity) }
    public static var greatestFiniteMagnitude: CGFloat { CGFloat(Double.greatestFiniteMagnitude) }
    public static var pi: CGFloat { CGFloat(Double.pi) }
    public static var leastNormalMagnitude: CGFloat { CGFloat(Double.leastNormalMagnitude) }
    public static var leastNonzeroMagnitude: CGFloat { CGFloat(Double.leastNonzeroMagnitude) }

    public var exponentBitPattern: UInt { value.exponentBitPattern }
    public var significandBitPattern: UInt64 { value.significandBitPattern }
    public var significandWidth: Int { value.significandWidth }
    public var binade: CGFloat { CGFloat(value.binade) }
    public var ulp: CGFloat { CGFloat(value.ulp) }
    public var sign: FloatingPointSign { value.sign }
    public var exponent: Int { value.exponent }
    public var significand: CGFloat { CGFloat(value.significand) }
    public var magnitude: CGFloat { CGFloat(value.magnitude) }
    public var nextUp: CGFloat { CGFloat(value.nextUp) }
    public var isNormal: Bool { value.isNormal }
    public var isFinite: Bool { value.isFinite }
    public var isZero: Bool { value.isZero }
    public var isSubnormal: Bool { value.isSubnormal }
    public var isInfinite: Bool { value.isInfinite }
    public var isNaN: Bool { value.isNaN }
    public var isSignalingNaN: Bool { value.isSignalingNaN }
    public var isCanonical: Bool { value.isCanonical }

    public static func + (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.value + right.value) }
    public static func - (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.value - right.value) }
    public static func * (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.value * right.value) }
    public static func / (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.value / right.value) }
    public static func += (left: inout CGFloat, right: CGFloat) { left.value += right.value }
    public static func -= (left: inout CGFloat, right: CGFloat) { left.value -= right.value }
    public static func *= (left: inout CGFloat, right: CGFloat) { left.value *= right.value }
    public static func /= (left: inout CGFloat, right: CGFloat) { left.value /= right.value }
    public mutating func formRemainder(dividingBy other: CGFloat) { value.formRemainder(dividingBy: other.value) }
    public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {
        value.formTruncatingRemainder(dividingBy: other.value)
    }
    public mutating func formSquareRoot() { value.formSquareRoot() }
    public mutating func addProduct(_ left: CGFloat, _ right: CGFloat) { value.addProduct(left.value, right.value) }
    public mutating func round(_ rule: FloatingPointRoundingRule) { value.round(rule) }
    public func isEqual(to other: CGFloat) -> Bool { value.isEqual(to: other.value) }
    public func isLess(than other: CGFloat) -> Bool { value.isLess(than: other.value) }
    public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { value.isLessThanOrEqualTo(other.value) }
    public func isTotallyOrdered(belowOrEqualTo other: CGFloat) -> Bool {
        value.isTotallyOrdered(belowOrEqualTo: other.value)
    }
    public func distance(to other: CGFloat) -> CGFloat { CGFloat(other.value - value) }
    public func advanced(by distance: CGFloat) -> CGFloat { self + distance }
}

extension CGFloat: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Double {
    public init(_ value: CGFloat) { self = value.value }
}
extension Int {
    public init(_ value: CGFloat) { self = Int(value.value) }
}

public struct CGSize: Sendable, Hashable {
    public var width: CGFloat
    public var height: CGFloat
    public init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }
    public static var zero: CGSize { CGSize(width: 0, height: 0) }
}

public struct CGPoint: Sendable, Hashable {
    public var x: CGFloat
    public var y: CGFloat
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }
    public static var zero: CGPoint { CGPoint(x: 0, y: 0) }
}

public struct CGRect: Sendable, Hashable {
    public var origin: CGPoint
    public var size: CGSize
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        origin = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
    }
    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }
    public var midX: CGFloat { origin.x + size.width / 2 }
    public var midY: CGFloat { origin.y + size.height / 2 }
}
