import Diagnostics

extension Values {
    private static let nanoseconds: [(unit: String, count: Int64, names: [String])] = [
        ("ms", 1_000_000, ["msec", "msecs", "millisecond", "milliseconds", "millis"]),
        ("s", 1_000_000_000, ["sec", "secs", "second", "seconds"]),
        ("min", 60_000_000_000, ["mins", "minute", "minutes", "m"]),
        ("h", 3_600_000_000_000, ["hr", "hrs", "hour", "hours"]),
    ]

    /// Reads `250ms`, `1.5s`, `2min` or `1h` in nanoseconds; never negative.
    public static func duration(_ text: String) -> Parsed<Int64> {
        let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+") }
        let unit = String(text.dropFirst(number.count))
        guard let entry = nanoseconds.first(where: { $0.unit == unit }), isJSONNumber(String(number)) else {
            return .problem(misspeltDuration(text, number: String(number), unit: unit))
        }
        if number.first == "-" {
            return .problem(ValueProblem(.invalidDuration, "\(shown(text)) is negative; a duration starts at 0"))
        }
        return scaled(number, by: entry.count, text: text)
    }

    /// Reads `a...b` with durations as bounds, in nanoseconds.
    public static func durationRange(_ text: String) -> Parsed<ValueRange<Int64>> {
        range(text, example: "1s...10min", separators: ["-"]) { duration($0) }
    }

    /// A duration as it is written: with the largest unit that leaves no fraction, and below milliseconds with the
    /// fraction that it takes.
    static func durationSpelling(_ nanoseconds: Int64) -> String {
        if nanoseconds == 0 { return "0s" }
        if let entry = Self.nanoseconds.last(where: { nanoseconds.isMultiple(of: $0.count) }) {
            return "\(nanoseconds / entry.count)\(entry.unit)"
        }
        let fraction = String(1_000_000 + nanoseconds % 1_000_000).dropFirst()
        let digits = fraction.reversed().drop { $0 == "0" }.reversed()
        return "\(nanoseconds / 1_000_000).\(String(digits))ms"
    }

    /// A decimal number times a unit, exactly.
    private static func scaled(_ number: Substring, by unit: Int64, text: String) -> Parsed<Int64> {
        let parts = number.split(separator: ".")
        let overflow = ValueProblem(
            .numberOverflow, "\(shown(text)) is longer than a duration can be (about 292 years)")
        guard let whole = Int64(parts[0]) else { return .problem(overflow) }
        let (product, isTooLong) = whole.multipliedReportingOverflow(by: unit)
        guard !isTooLong else { return .problem(overflow) }
        var rest: Int64 = 0
        if parts.count == 2 {
            var place = unit
            for digit in parts[1].utf8 {
                let value = Int64(digit - UInt8(ascii: "0"))
                // A unit of 60 has its tenths in whole nanoseconds as well, so only digits below one are refused.
                guard value == 0 || place.isMultiple(of: 10) else {
                    return .problem(
                        ValueProblem(.invalidDuration, "\(shown(text)) is finer than a nanosecond; use fewer digits"))
                }
                place /= 10
                rest += value * place
            }
        }
        let (sum, isSumTooLong) = product.addingReportingOverflow(rest)
        return isSumTooLong ? .problem(overflow) : .value(sum)
    }

    private static func misspeltDuration(_ text: String, number: String, unit: String) -> ValueProblem {
        let form = "a duration is written 250ms, 1.5s, 2min or 1h"
        if text.isEmpty { return ValueProblem(.invalidDuration, "the text is empty; \(form)") }
        if unit.isEmpty, isJSONNumber(number) {
            return ValueProblem(
                .invalidDuration, "\(shown(text)) has no unit; \(form)", fix: .init("\(number)ms", isSafe: false))
        }
        if let sum = compoundDuration(text) {
            return ValueProblem(
                .invalidDuration, "'\(shown(text))' has several units; write it with one: \(sum)",
                fix: .init(sum, isSafe: true))
        }
        let bareUnit = unit.filter { $0 != " " }.lowercased()
        let meant = nanoseconds.first { $0.unit == bareUnit || $0.names.contains(bareUnit) }
        let mendedNumber = isJSONNumber(number) ? number : misspeltNumber(number).fix?.replacement
        guard let meant, let mendedNumber, !mendedNumber.hasPrefix("-") else {
            return ValueProblem(.invalidDuration, "'\(shown(text))' is not a duration; \(form)")
        }
        let mended = mendedNumber + meant.unit
        // `m` may have been meant as metres of music, minutes or milliseconds.
        return ValueProblem(
            .invalidDuration, "'\(shown(text))' is not how a duration is written; write \(mended)",
            fix: .init(mended, isSafe: bareUnit != "m"))
    }

    /// `1h30min` as `90min`.
    private static func compoundDuration(_ text: String) -> String? {
        var rest = text.filter { $0 != " " }[...]
        var total: Int64 = 0
        var smallest: (unit: String, count: Int64)?
        while !rest.isEmpty {
            let number = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(number.count)
            let unit = rest.prefix { $0.isLetter }
            rest = rest.dropFirst(unit.count)
            guard let entry = nanoseconds.first(where: { $0.unit == unit }), let value = Int64(number),
                smallest.map({ entry.count < $0.count }) ?? true
            else { return nil }
            let (product, overflow) = value.multipliedReportingOverflow(by: entry.count)
            let (sum, sumOverflow) = total.addingReportingOverflow(product)
            guard !overflow, !sumOverflow else { return nil }
            total = sum
            smallest = (entry.unit, entry.count)
        }
        guard let smallest else { return nil }
        return "\(total / smallest.count)\(smallest.unit)"
    }
}
