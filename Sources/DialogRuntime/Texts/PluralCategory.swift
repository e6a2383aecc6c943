/// The forms that languages have for different numbers, as the Unicode CLDR names them.
enum PluralCategory: String, Sendable, CaseIterable {
    case zero, one, two, few, many, other
}

/// A number as plural rules look at it: as it is written, so that "1.0" need not be "1".
struct PluralOperands: Sendable, Hashable {
    /// `i`: the digits before the decimal separator.
    let integer: Int
    /// `v`: how many digits are written after it.
    let fractionDigitCount: Int
    /// `f`: those digits as a number.
    let fraction: Int

    /// - Parameter digits: a number as Swift spells it, without an exponent; its sign means nothing here.
    init?(_ digits: String) {
        let parts = digits.drop { $0 == "-" || $0 == "+" }
            .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first, let integer = Self.number(whole.suffix(Self.significantDigits)) else {
            return nil
        }
        let written = parts.count > 1 ? parts[1] : ""
        guard let fraction = written.isEmpty ? 0 : Self.number(written.prefix(Self.significantDigits)) else {
            return nil
        }
        // No rule looks at more than the last six digits, but a cut number must not become a small one.
        self.integer = whole.count > Self.significantDigits ? integer + Self.beyond : integer
        self.fraction = fraction
        fractionDigitCount = written.count
    }

    private static let significantDigits = 15
    private static let beyond = 1_000_000_000_000_000

    private static func number(_ digits: Substring) -> Int? {
        digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(digits) : nil
    }

    /// `v = 0`.
    var isWrittenWhole: Bool { fractionDigitCount == 0 }
    /// `n`, if it is whole: "1.0" is 1.
    var whole: Int? { fraction == 0 ? integer : nil }
    /// `t`: the fraction without zeros at its end; only whether it is 0 ever matters.
    var hasFraction: Bool { fraction != 0 }
}
