import Diagnostics

/// Two bounds, both inclusive; one that is `nil` is open.
public struct ValueRange<Bound> {
    public var lower: Bound?
    public var upper: Bound?

    public init(lower: Bound?, upper: Bound?) {
        self.lower = lower
        self.upper = upper
    }
}

extension ValueRange: Sendable where Bound: Sendable {}
extension ValueRange: Equatable where Bound: Equatable {}

extension ValueRange where Bound: Comparable {
    /// Whether a value lies within the bounds.
    public func contains(_ value: Bound) -> Bool {
        if let lower, value < lower { return false }
        if let upper, upper < value { return false }
        return true
    }
}

extension ValueRange<NumberValue> {
    /// The bounds as constants of the control's type.
    public func bounds(isDouble: Bool) -> Parsed<(lower: Literal?, upper: Literal?)> {
        bound(lower, isDouble: isDouble).flatMap { lower in
            bound(upper, isDouble: isDouble).map { upper in (lower, upper) }
        }
    }

    private func bound(_ number: NumberValue?, isDouble: Bool) -> Parsed<Literal?> {
        guard let number else { return .value(nil) }
        switch number.literal(isDouble: isDouble) {
        case .value(let literal): return .value(literal)
        case .problem(var problem):
            if problem.code == .numberFormat { problem.code = .invalidRange }
            // A change of the bound alone would replace the whole range.
            problem.fix = nil
            return .problem(problem)
        }
    }
}

extension Values {
    /// Reads `a...b`, `a...` or `...b` with numbers as bounds.
    public static func numberRange(_ text: String) -> Parsed<ValueRange<NumberValue>> {
        range(text, example: "1...10", separators: ["-", ":"]) { number($0, isPlain: true) }
    }

    /// Reads how many: `a...b`, `a...`, `...b`, or a plain `n` for `n...n`; whole numbers from 0.
    public static func count(_ text: String, isPlain: Bool) -> Parsed<ValueRange<Int>> {
        if !isPlain, isJSONNumber(text) {
            return number(text, isPlain: false).map { _ in ValueRange(lower: nil, upper: nil) }
        }
        let isOneNumber = isJSONNumber(text)
        if !isOneNumber, bounds(of: text) == nil {
            let problem = misspeltNumber(text)
            if problem.fix != nil { return .problem(problem) }
        }
        let spelling = isOneNumber ? "\(text)...\(text)" : text
        return range(spelling, example: "1...40", separators: ["-", ":"]) { bound in
            int(bound, isPlain: true).flatMap { count in
                count >= 0
                    ? .value(count)
                    : .problem(ValueProblem(.invalidRange, "\(shown(bound)) is below 0, and nothing has so few"))
            }
        }
    }

    /// Reads a range of anything that can be compared.
    ///
    /// - Parameters:
    ///   - example: a sound range for messages.
    ///   - separators: signs besides dots and dashes of other scripts that people write between bounds.
    ///   - bound: reads one bound.
    static func range<Bound: Comparable>(
        _ text: String, example: String, separators: [Character], bound: (String) -> Parsed<Bound>
    ) -> Parsed<ValueRange<Bound>> {
        guard let (lowerText, upperText) = bounds(of: text) else {
            return .problem(misspeltRange(text, example: example, separators: separators, bound: bound))
        }
        if lowerText.isEmpty, upperText.isEmpty {
            return .problem(ValueProblem(.invalidRange, "a range without any bound allows everything; leave it out"))
        }
        let space = UInt8(ascii: " ")
        if lowerText.utf8.last == space || upperText.utf8.first == space || text.utf8.first == space
            || text.utf8.last == space
        {
            return .problem(misspeltRange(text, example: example, separators: separators, bound: bound))
        }
        var range = ValueRange<Bound>(lower: nil, upper: nil)
        func isSound(_ text: String) -> Bool { text.isEmpty || bound(text).value != nil }
        if !lowerText.isEmpty {
            switch bound(lowerText) {
            case .value(let value): range.lower = value
            case .problem(let problem):
                return .problem(badBound(problem, isOtherSound: isSound(upperText)) { "\($0)...\(upperText)" })
            }
        }
        if !upperText.isEmpty {
            switch bound(upperText) {
            case .value(let value): range.upper = value
            case .problem(let problem):
                return .problem(badBound(problem, isOtherSound: true) { "\(lowerText)...\($0)" })
            }
        }
        if let lower = range.lower, let upper = range.upper, upper < lower {
            return .problem(
                ValueProblem(
                    .invalidRange,
                    "the range \(shown(text)) starts above its end; the lower bound comes first",
                    fix: .init("\(upperText)...\(lowerText)", isSafe: false)))
        }
        return .value(range)
    }

    /// What to write for bounds that were given as a mapping `{min: 1, max: 9}` or a list `[1, 9]`.
    ///
    /// - Parameters:
    ///   - lower: the text of the lower bound, where there is one.
    ///   - upper: the text of the upper bound, where there is one.
    ///   - type: what belongs to the place.
    public static func structuredRange(
        lower: String?, upper: String?, isList: Bool, type: ScalarType = .range
    ) -> ValueProblem {
        let shape = isList ? "list" : "mapping"
        let replacement = "\(lower ?? "")...\(upper ?? "")"
        let (isSound, example) =
            switch type {
            case .durationRange: (durationRange(replacement).value != nil, "1s...10min")
            case .dateRange: (isDateRange(replacement), "2026-01-01...2026-12-31")
            default: (numberRange(replacement).value != nil, "1...10")
            }
        return ValueProblem(
            .invalidRange, "a range is written \(isSound ? replacement : example), not as a \(shape)",
            fix: isSound ? .init(replacement, isSafe: true) : nil)
    }

    private static func isDateRange(_ text: String) -> Bool {
        dateRange(text).value != nil || timeRange(text).value != nil || dateAndTimeRange(text).value != nil
    }

    /// The texts on both sides of the only `...`.
    static func bounds(of text: String) -> (lower: String, upper: String)? {
        let bytes = Array(text.utf8)
        guard let start = firstDots(in: bytes[...]) else { return nil }
        let end = start + 3
        let rest = bytes[end...]
        guard rest.first != UInt8(ascii: "."), rest.first != UInt8(ascii: "<"), firstDots(in: rest) == nil else {
            return nil
        }
        return (String(decoding: bytes[..<start], as: UTF8.self), String(decoding: rest, as: UTF8.self))
    }

    private static func firstDots(in bytes: ArraySlice<UInt8>) -> Int? {
        let dot = UInt8(ascii: ".")
        return bytes.indices.dropLast(2).first { index in
            bytes[index] == dot && bytes[index + 1] == dot && bytes[index + 2] == dot
        }
    }

    /// The problem of one bound as one of the whole range.
    private static func badBound(
        _ problem: ValueProblem, isOtherSound: Bool, range: (String) -> String
    ) -> ValueProblem {
        var problem = problem
        if problem.code != .numberOverflow { problem.code = .invalidRange }
        problem.range = nil
        // With both bounds wrong, mending one would leave the range wrong.
        problem.fix = isOtherSound ? problem.fix.map { .init(range($0.replacement), isSafe: $0.isSafe) } : nil
        return problem
    }
}
