/// A number of a control, whole or not; whole ones keep every digit.
public enum DialogNumber: Sendable, Hashable, Comparable {
    case int(Int)
    case double(Double)

    /// The number for a slider or a gauge.
    public var double: Double {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        }
    }

    public static func < (left: Self, right: Self) -> Bool {
        if case .int(let left) = left, case .int(let right) = right { return left < right }
        return left.double < right.double
    }
}

/// How a number is shown.
public enum DialogNumberFormat: Sendable, Hashable {
    /// Without a fraction, grouped.
    case integer
    /// With exactly so many digits after the separator, grouped.
    case decimal(Int)
    /// 0.5 as "50 %".
    case percent
    /// Seconds as "1:05" or "2:00:00".
    case duration
}

/// The numbers that a control can hold: `Int` and `Double`.
public protocol DialogNumeric: DialogStorable, Comparable {
    /// The same number, or the nearest of this type; nothing for one that is not finite.
    init?(_ number: DialogNumber)
    /// This number without its type.
    var dialogNumber: DialogNumber { get }
    /// Whether the type has whole numbers only.
    static var isInteger: Bool { get }
}

extension DialogNumeric {
    /// The number within bounds; one that is no number gives way to another.
    func clamped(_ lowest: Self?, _ highest: Self?, fallback: Self) -> Self {
        var value = Self(dialogNumber) == nil ? fallback : self
        if let lowest, value < lowest { value = lowest }
        if let highest, value > highest { value = highest }
        return value
    }
}

extension Int: DialogNumeric {
    public init?(_ number: DialogNumber) {
        switch number {
        case .int(let value): self = value
        case .double(let value): self.init(clamping: value)
        }
    }

    /// The nearest whole number, or nothing for one that is not finite.
    init?(clamping value: Double) {
        guard value.isFinite else { return nil }
        self = Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
    }

    public var dialogNumber: DialogNumber { .int(self) }
    public static var isInteger: Bool { true }
}

extension Double: DialogNumeric {
    public init?(_ number: DialogNumber) {
        guard number.double.isFinite else { return nil }
        self = number.double
    }

    public var dialogNumber: DialogNumber { .double(self) }
    public static var isInteger: Bool { false }
}

/// The bounds of a number, as definitions spell them: `a...b`, `a...` or `...b`.
public protocol DialogRange<Bound> {
    associatedtype Bound
    /// The smallest number allowed.
    var lowest: Bound? { get }
    /// The largest number allowed.
    var highest: Bound? { get }
}

extension ClosedRange: DialogRange {
    public var lowest: Bound? { lowerBound }
    public var highest: Bound? { upperBound }
}

extension PartialRangeFrom: DialogRange {
    public var lowest: Bound? { lowerBound }
    public var highest: Bound? { nil }
}

extension PartialRangeThrough: DialogRange {
    public var lowest: Bound? { nil }
    public var highest: Bound? { upperBound }
}
