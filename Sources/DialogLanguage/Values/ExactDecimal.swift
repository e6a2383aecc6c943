/// A number as `significand` × 10^`exponent`, so that steps are counted without the noise of binary fractions.
///
/// A `Double` is taken as its shortest decimal spelling, which is the one the author wrote.
struct ExactDecimal: Hashable {
    /// Without trailing zeros.
    private(set) var significand: Int64
    /// 0 for zero.
    private(set) var exponent: Int

    init(significand: Int64, exponent: Int) {
        var significand = significand
        var exponent = significand == 0 ? 0 : exponent
        while significand != 0, significand.isMultiple(of: 10) {
            significand /= 10
            exponent += 1
        }
        self.significand = significand
        self.exponent = exponent
    }

    /// `nil` for literals that are neither finite numbers nor durations.
    init?(_ literal: Literal) {
        switch literal {
        case .int(let int): self.init(significand: Int64(int), exponent: 0)
        case .double(let double): self.init(double)
        case .duration(let nanoseconds): self.init(significand: nanoseconds, exponent: 0)
        case .bool, .string, .date, .time, .dateAndTime, .color, .url: return nil
        }
    }

    private init?(_ double: Double) {
        guard double.isFinite else { return nil }
        // The description is `-12.5`, `1e-07` or `1.5e+20`: at most 17 digits, which fit into 64 bits.
        var significand: Int64 = 0
        var exponent = 0
        var isFraction = false
        let parts = double.magnitude.description.split(separator: "e")
        for byte in parts.first?.utf8 ?? "".utf8[...] {
            guard byte != UInt8(ascii: ".") else {
                isFraction = true
                continue
            }
            let (shifted, overflow) = significand.multipliedReportingOverflow(by: 10)
            guard !overflow else { return nil }
            significand = shifted + Int64(byte - UInt8(ascii: "0"))
            if isFraction { exponent -= 1 }
        }
        if parts.count == 2, let written = Int(parts[1]) { exponent += written }
        self.init(significand: double < 0 ? -significand : significand, exponent: exponent)
    }

    /// Whether whole steps lead from `lower` to `upper`.
    ///
    /// Exact for all numbers: nothing is rounded, and no intermediate result needs more than 64 bits.
    static func stepsFit(from lower: ExactDecimal, to upper: ExactDecimal, by step: ExactDecimal) -> Bool {
        guard step.significand != 0 else { return false }
        var exponent = min(lower.exponent, upper.exponent)
        // Zero fits any exponent.
        if lower.significand == 0 { exponent = upper.exponent }
        if upper.significand == 0 { exponent = lower.exponent }
        let modulus = step.significand.magnitude

        if exponent >= step.exponent {
            let lowerRest = lower.remainder(modulus, scale: step.exponent)
            let upperRest = upper.remainder(modulus, scale: step.exponent)
            return lowerRest == upperRest
        }
        // The distance would have to end in zeros. With unlike exponents its last digit is that of one of the bounds,
        // which is not zero.
        guard lower.significand == 0 || upper.significand == 0 || lower.exponent == upper.exponent else { return false }
        let (small, large) = (
            min(lower.significand, upper.significand), max(lower.significand, upper.significand)
        )
        var distance = UInt64(bitPattern: large &- small)
        guard distance != 0 else { return true }
        for _ in 0..<(step.exponent - exponent) {
            guard distance.isMultiple(of: 10) else { return false }
            distance /= 10
        }
        return distance.isMultiple(of: modulus)
    }

    /// The number in units of 10^`scale`, which must not be above its exponent, modulo `modulus`; never negative.
    private func remainder(_ modulus: UInt64, scale: Int) -> UInt64 {
        guard significand != 0 else { return 0 }
        var result = significand.magnitude % modulus
        for _ in 0..<(exponent - scale) {
            guard result != 0 else { return 0 }
            let product = result.multipliedFullWidth(by: 10)
            // The upper half is below the modulus, since the product is below ten times the modulus.
            result = modulus.dividingFullWidth(product).remainder
        }
        return significand < 0 && result != 0 ? modulus - result : result
    }
}

extension Values {
    /// Whether whole steps lead from the lower to the upper bound, in the decimal arithmetic of the definition: `0...1`
    /// by `0.1` fits.
    public static func stepFits(_ step: Literal, from lower: Literal, to upper: Literal) -> Bool {
        guard let step = ExactDecimal(step), let lower = ExactDecimal(lower), let upper = ExactDecimal(upper) else {
            return false
        }
        return ExactDecimal.stepsFit(from: lower, to: upper, by: step)
    }

    /// How many steps lie between the bounds, the last one perhaps a short one; `Int.max` if there are too many to count.
    public static func stepCount(_ step: Literal, from lower: Literal, to upper: Literal) -> Int {
        if case (.int(let step), .int(let lower), .int(let upper)) = (step, lower, upper) {
            // Floating point does not tell large neighbours apart.
            guard step > 0, lower <= upper else { return 0 }
            return Int(clamping: UInt(bitPattern: upper &- lower) / UInt(step))
        }
        func double(_ literal: Literal) -> Double {
            switch literal {
            case .int(let int): Double(int)
            case .double(let double): double
            case .duration(let nanoseconds): Double(nanoseconds)
            case .bool, .string, .date, .time, .dateAndTime, .color, .url: .nan
            }
        }
        let count = (double(upper) - double(lower)) / double(step)
        guard count >= 0 else { return 0 }
        guard count < NumberValue.firstBeyondInt / 2 else { return Int.max }
        // Binary noise may have put an exact quotient just below a whole number.
        return stepFits(step, from: lower, to: upper) ? Int(count + 0.5) : Int(count)
    }
}
