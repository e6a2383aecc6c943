import Diagnostics

/// A number as it was written, before it is known whether the place wants an `Int` or a `Double`.
public struct NumberValue: Sendable, Hashable {
    /// The number in the spelling of the definition.
    public var text: String
    /// Whether it was written with a point or an exponent, which makes an untyped number control a `Double`.
    public var isDecimal: Bool
    /// The value as a `Double`; finite.
    public var double: Double
    /// The value as an `Int`; `nil` if it has a fraction or does not fit.
    public var int: Int?

    /// 2 to the power of 63. Comparing with it needs no mathematics library, which `rounded()` and `Int(exactly:)` do.
    static let firstBeyondInt = 0x1p63

    /// The number as an `Int`, if it is whole and fits.
    static func int(_ double: Double) -> Int? {
        guard double >= -firstBeyondInt, double < firstBeyondInt else { return nil }
        let int = Int(double)
        return Double(int) == double ? int : nil
    }

    /// The constant for a control of type `Int` or `Double`.
    public func literal(isDouble: Bool) -> Parsed<Literal> {
        if isDouble { return .value(.double(double)) }
        if let int {
            guard isDecimal else { return .value(.int(int)) }
            return .problem(
                ValueProblem(
                    .numberFormat, "\(Values.shown(text)) is written as a decimal number; a whole number is expected",
                    fix: .init(String(int), isSafe: true)))
        }
        if double.magnitude >= Self.firstBeyondInt {
            let bound =
                double < 0 ? "smaller than the smallest number, \(Int.min)" : "larger than the largest, \(Int.max)"
            return .problem(ValueProblem(.numberOverflow, "\(Values.shown(text)) is \(bound)"))
        }
        return .problem(
            ValueProblem(.numberFormat, "\(Values.shown(text)) has a fraction; a whole number is expected"))
    }
}

extension NumberValue: Comparable {
    /// Whole numbers are compared exactly, all others as `Double`.
    public static func < (left: NumberValue, right: NumberValue) -> Bool {
        if let left = left.int, let right = right.int { return left < right }
        return left.double < right.double
    }
}

extension Values {
    /// Reads a JSON number that stands without quotes.
    public static func number(_ text: String, isPlain: Bool) -> Parsed<NumberValue> {
        guard isJSONNumber(text) else { return .problem(misspeltNumber(text)) }
        if !isPlain {
            return .problem(
                ValueProblem(
                    .numberFormat, "\(shown(text)) in quotes is a text; a number is written without quotes",
                    fix: .init(text, isSafe: true)))
        }
        return exactNumber(text)
    }

    /// Reads a whole number that fits into `Int`.
    public static func int(_ text: String, isPlain: Bool) -> Parsed<Int> {
        number(text, isPlain: isPlain).flatMap { number in
            number.literal(isDouble: false).map { _ in number.int ?? 0 }
        }
    }

    /// Reads a number as a `Double`; a whole number is fine.
    public static func decimal(_ text: String, isPlain: Bool) -> Parsed<Double> {
        number(text, isPlain: isPlain).map(\.double)
    }

    /// Reads a step: a number above zero.
    public static func step(_ text: String, isPlain: Bool) -> Parsed<NumberValue> {
        number(text, isPlain: isPlain).flatMap(step)
    }

    /// Takes a number for a step, which has to be above zero.
    static func step(_ number: NumberValue) -> Parsed<NumberValue> {
        number.double > 0
            ? .value(number)
            : .problem(
                ValueProblem(
                    .invalidStep, "a step of \(shown(number.text)) leads nowhere; it has to be above 0"))
    }

    /// Reads a text that is known to be a JSON number.
    private static func exactNumber(_ text: String) -> Parsed<NumberValue> {
        let isDecimal = text.withBytes { $0.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") } }
        // Faster than by way of a `Double`, and the same but for -0.
        if !isDecimal, let int = Int(text), int != 0 || text.utf8.first != UInt8(ascii: "-") {
            return .value(NumberValue(text: text, isDecimal: false, double: Double(int), int: int))
        }
        guard let double = Double(text), double.isFinite else {
            return .problem(ValueProblem(.numberOverflow, "\(shown(text)) is too large for a number"))
        }
        let mantissa = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
        if double == 0, mantissa.contains(where: { $0 > UInt8(ascii: "0") }) {
            return .problem(ValueProblem(.numberOverflow, "\(shown(text)) is so small that it would become 0"))
        }
        let int = isDecimal ? NumberValue.int(double) : Int(text)
        return .value(NumberValue(text: text, isDecimal: isDecimal, double: double, int: int))
    }

    /// Whether the text is a number of JSON: `-`, digits without a leading zero, fraction, exponent.
    static func isJSONNumber(_ text: String) -> Bool { text.withBytes(isJSONNumber) }

    private static func isJSONNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
        /// Where the digits end that begin at an index; `nil` if none does.
        func endOfDigits(from start: Int) -> Int? {
            var index = start
            while let digit = byte(at: index), digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") { index += 1 }
            return index > start ? index : nil
        }
        var index = byte(at: 0) == UInt8(ascii: "-") ? 1 : 0
        if byte(at: index) == UInt8(ascii: "0") {
            index += 1
        } else {
            guard let end = endOfDigits(from: index) else { return false }
            index = end
        }
        if byte(at: index) == UInt8(ascii: ".") {
            guard let end = endOfDigits(from: index + 1) else { return false }
            index = end
        }
        if let mark = byte(at: index), mark | 0x20 == UInt8(ascii: "e") {
            index += 1
            if byte(at: index) == UInt8(ascii: "+") || byte(at: index) == UInt8(ascii: "-") { index += 1 }
            guard let end = endOfDigits(from: index) else { return false }
            index = end
        }
        return index == bytes.count
    }
}
