public import Foundation

/// A value on its way between a control and a property of the app.
public enum DialogScalar: Sendable, Hashable {
    case none
    case bool(Bool)
    case int(Int)
    /// Whole numbers above `Int.max`.
    case unsigned(UInt64)
    case double(Double)
    case text(String)
}

/// A converted value, and whether it is the very same.
public struct DialogConversion<Value> {
    /// The converted value.
    public var value: Value
    /// False if a number had to be clamped or rounded.
    public var isExact: Bool

    /// A converted value.
    public init(_ value: Value, isExact: Bool) {
        self.value = value
        self.isExact = isExact
    }
}

/// Which values can stand for each other. Markers for the compiler: a control of one family cannot be bound to a property
/// of another.
public enum DialogFamily {
    /// Numbers, whole or not, of any size.
    public enum Number {}
    /// Texts and the options of generated enums.
    public enum Text {}
    /// Yes or no.
    public enum Flag {}
}

/// The types that a control can be bound to besides its own: other numbers, texts for options, optionals, and raw-value
/// types of these.
public protocol DialogBindable: Sendable, Equatable {
    /// One of ``DialogFamily``, or the type itself if it stands for nothing else; for an optional that of its value, as an
    /// optional.
    associatedtype DialogValueFamily
    /// The nearest value of this type; nothing if there is none.
    static func fromDialog(_ scalar: DialogScalar) -> DialogConversion<Self>?
    var dialogScalar: DialogScalar { get }
}

extension Bool: DialogBindable {
    public typealias DialogValueFamily = DialogFamily.Flag

    public static func fromDialog(_ scalar: DialogScalar) -> DialogConversion<Bool>? {
        if case .bool(let value) = scalar { DialogConversion(value, isExact: true) } else { nil }
    }

    public var dialogScalar: DialogScalar { .bool(self) }
}

extension String: DialogBindable {
    public typealias DialogValueFamily = DialogFamily.Text

    public static func fromDialog(_ scalar: DialogScalar) -> DialogConversion<String>? {
        if case .text(let value) = scalar { DialogConversion(value, isExact: true) } else { nil }
    }

    public var dialogScalar: DialogScalar { .text(self) }
}

extension DialogBindable where Self: FixedWidthInteger {
    public typealias DialogValueFamily = DialogFamily.Number

    public static func fromDialog(_ scalar: DialogScalar) -> DialogConversion<Self>? {
        switch scalar {
        case .int(let value): DialogConversion(Self(clamping: value), isExact: Self(exactly: value) != nil)
        case .unsigned(let value): DialogConversion(Self(clamping: value), isExact: Self(exactly: value) != nil)
        case .double(let value) where value.isFinite:
            if let whole = Self(exactly: value.rounded()) {
                DialogConversion(whole, isExact: value == value.rounded())
            } else {
                DialogConversion(value < 0 ? .min : .max, isExact: false)
            }
        default: nil
        }
    }

    public var dialogScalar: DialogScalar {
        Int(exactly: self).map(DialogScalar.int) ?? .unsigned(UInt64(clamping: self))
    }
}

extension DialogBindable where Self: BinaryFloatingPoint {
    public typealias DialogValueFamily = DialogFamily.Number

    public static func fromDialog(_ scalar: DialogScalar) -> DialogConversion<Self>? {
        let number: Double
        switch scalar {
        case .int(let value): number = Double(value)
        case .unsigned(let value): number = Double(value)
        case .double(let value): number = value
        default: return nil
        }
        let value = Self(number)
        guard number.isFinite else { return nil }
        // Fewer digits are the nature of a smaller type; a number beyond its bounds is not.
        guard value.isFinite else {
            return DialogConversion(
                number < 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude, isExact: false)
        }
        return DialogConversion(value, isExact: true)
    }

    public var dialogScalar: DialogScalar { .double(Double(self)) }
}

extension Int: DialogBindable {}
extension Int8: DialogBindable {}
extension Int16: DialogBindable {}
extension Int32: DialogBindable {}
extension Int64: DialogBindable {}
extension UInt: DialogBindable {}
extension UInt8: DialogBindable {}
extension UInt16: DialogBindable {}
extension UInt32: DialogBindable {}
extension UInt64: DialogBindable {}
extension Float: DialogBindable {}
extension Double: DialogBindable {}
extension CGFloat: DialogBindable {}

extension Optional: DialogBindable where Wrapped: DialogBindable {
    public typealias DialogValueFamily = Wrapped.DialogValueFamily?

    public static func fromDialog(_ scalar: DialogScalar) -> DialogConversion<Wrapped?>? {
        if case .none = scalar { return DialogConversion(nil, isExact: true) }
        return Wrapped.fromDialog(scalar).map { DialogConversion($0.value, isExact: $0.isExact) }
    }

    public var dialogScalar: DialogScalar { self?.dialogScalar ?? .none }
}
