import Testing

@testable import DialogLanguage

@Suite("Ranges, counts and steps")
struct RangeValueTests {
    @Test(
        arguments: [
            ("40...240", 40, 240), ("0.5...1", 0.5, 1), ("-5...-1", -5, -1), ("3...3", 3, 3), ("40...", 40, nil),
            ("...9", nil, 9),
        ] as [(String, Double?, Double?)])
    func numberRanges(_ text: String, _ lower: Double?, _ upper: Double?) throws {
        let range = try #require(Values.numberRange(text).value)
        #expect(range.lower?.double == lower)
        #expect(range.upper?.double == upper)
    }

    @Test(arguments: [
        Refused("40..240", .invalidRange, fix: "40...240"), Refused("40-240", .invalidRange, fix: "40...240"),
        Refused("-5--1", .invalidRange, fix: "-5...-1"), Refused("40 ... 240", .invalidRange, fix: "40...240"),
        Refused("40... 240", .invalidRange, fix: "40...240"), Refused("40…240", .invalidRange, fix: "40...240"),
        Refused("40〜240", .invalidRange, fix: "40...240"), Refused("40–240", .invalidRange, fix: "40...240"),
        Refused("40 to 240", .invalidRange, fix: "40...240"), Refused("40....240", .invalidRange, fix: "40...240"),
        Refused("40:240", .invalidRange, fix: "40...240"), Refused("0..<10", .invalidRange, fix: "0...9"),
        Refused("0..<1.5", .invalidRange), Refused("0.5..1", .invalidRange, fix: "0.5...1"),
        Refused("240...40", .invalidRange, fix: "40...240", isSafe: false), Refused("...", .invalidRange),
        Refused("5", .invalidRange), Refused("a...b", .invalidRange), Refused("1...b", .invalidRange),
        Refused("04...9", .invalidRange, fix: "4...9", isSafe: false), Refused("1...+9", .invalidRange, fix: "1...9"),
        Refused("1...2...3", .invalidRange), Refused("", .invalidRange), Refused("-", .invalidRange),
        Refused("0...1e999", .numberOverflow),
    ])
    func otherRangeSpellings(_ refused: Refused) {
        expectRefused(refused, by: Values.numberRange)
    }

    @Test func boundsHaveTheTypeOfTheControl() throws {
        let whole = try #require(Values.numberRange("1...9").value?.bounds(isDouble: true).value)
        #expect(whole.lower == .double(1))
        #expect(whole.upper == .double(9))
        let half = try #require(Values.numberRange("0.5...9").value)
        #expect(half.bounds(isDouble: false).problem?.code == .invalidRange)
        let large = try #require(Values.numberRange("0...99999999999999999999").value)
        #expect(large.bounds(isDouble: false).problem?.code == .numberOverflow)
        #expect(large.bounds(isDouble: true).value?.upper == .double(1e20))
        let open = try #require(Values.numberRange("1...").value?.bounds(isDouble: false).value)
        #expect(open.lower == .int(1))
        #expect(open.upper == nil)
    }

    @Test(
        arguments: [("5", 5, 5), ("0", 0, 0), ("1...40", 1, 40), ("1...", 1, nil), ("...40", nil, 40)]
            as [(String, Int?, Int?)])
    func counts(_ text: String, _ lower: Int?, _ upper: Int?) {
        #expect(Values.count(text, isPlain: true).value == ValueRange(lower: lower, upper: upper))
    }

    @Test(arguments: [
        Refused("-1", .invalidRange), Refused("-1...3", .invalidRange), Refused("1.5", .invalidRange),
        Refused("08", .numberFormat, fix: "8", isSafe: false),
        Refused("5 characters", .numberFormat, fix: "5", isSafe: false),
        Refused("1..40", .invalidRange, fix: "1...40"), Refused("1-40", .invalidRange, fix: "1...40"),
        Refused("40...1", .invalidRange, fix: "1...40", isSafe: false), Refused("many", .invalidRange),
        Refused("99999999999999999999", .numberOverflow),
    ])
    func otherCountSpellings(_ refused: Refused) {
        expectRefused(refused) { Values.count($0, isPlain: true) }
    }

    @Test func quotedCounts() {
        #expect(Values.count("1...40", isPlain: false).value == ValueRange(lower: 1, upper: 40))
        #expect(Values.count("5", isPlain: false).problem?.code == .numberFormat)
    }

    @Test func mappingsAndListsAreShownAsRanges() {
        let mapping = Values.structuredRange(lower: "1", upper: "9", isList: false)
        #expect(mapping.code == .invalidRange)
        #expect(mapping.fix == .init("1...9", isSafe: true))
        #expect(Values.structuredRange(lower: "1", upper: nil, isList: false).fix?.replacement == "1...")
        #expect(Values.structuredRange(lower: "a", upper: "9", isList: true).fix == nil)
        #expect(Values.structuredRange(lower: nil, upper: nil, isList: true).fix == nil)
    }

    @Test func rangesContainTheirBounds() {
        let range = ValueRange(lower: 1, upper: 3)
        #expect((0...4).map(range.contains) == [false, true, true, true, false])
        #expect(ValueRange(lower: nil, upper: 3).contains(Int.min))
        #expect(ValueRange(lower: 1, upper: nil).contains(Int.max))
    }

    @Test(arguments: [
        (0, 1, 0.1, true), (0, 1, 0.3, false), (0.1, 0.7, 0.2, true), (0, 0.3, 0.1, true), (-1, 1, 0.25, true),
        (0, 1e20, 0.7, false), (0, 1e20, 0.8, true), (0, 100, 7, false), (5, 5, 3, true), (0, 1, 1e-300, true),
        (1e-300, 1e300, 3, false), (0, 0, 0.1, true), (0.5, 2.5, 2, true), (0.5, 2.4, 2, false), (0, 1, 2, false),
    ])
    func stepsAreCountedInDecimals(_ lower: Double, _ upper: Double, _ step: Double, _ fits: Bool) {
        #expect(Values.stepFits(.double(step), from: .double(lower), to: .double(upper)) == fits)
    }

    @Test func stepsOfWholeNumbersAtTheEdges() {
        #expect(Values.stepFits(.int(1), from: .int(.min), to: .int(.max)))
        #expect(Values.stepFits(.int(2), from: .int(.min), to: .int(.max)) == false)
        #expect(Values.stepFits(.int(.max), from: .int(0), to: .int(.max)))
        #expect(Values.stepFits(.int(10), from: .int(-9_223_372_036_854_775_800), to: .int(9_223_372_036_854_775_800)))
        #expect(Values.stepFits(.int(10), from: .int(-9_223_372_036_854_775_801), to: .int(9_223_372_036_854_775_799)))
        #expect(Values.stepFits(.int(0), from: .int(0), to: .int(1)) == false)
    }

    @Test func stepsAgreeWithIntegerArithmetic() {
        var generator = SeededGenerator(seed: 2)
        let scales = [1.0, 10, 100, 1000]
        var fitting = 0
        for _ in 0..<10_000 {
            // All three numbers in thousandths; the doubles are the nearest to n / scale, as a parser makes them.
            func random(_ range: ClosedRange<Int>) -> (thousandths: Int, double: Double) {
                let digits = Int.random(in: 0...3, using: &generator)
                let number = Int.random(in: range, using: &generator)
                return (number * Int(1000 / scales[digits]), Double(number) / scales[digits])
            }
            let (first, second) = (random(-500...500), random(-500...500))
            let step = random(1...50)
            let (lower, upper) = first.thousandths <= second.thousandths ? (first, second) : (second, first)
            let expected = (upper.thousandths - lower.thousandths).isMultiple(of: step.thousandths)
            if expected { fitting += 1 }
            let found = Values.stepFits(.double(step.double), from: .double(lower.double), to: .double(upper.double))
            #expect(found == expected, "\(lower.double)...\(upper.double) by \(step.double)")
        }
        #expect(fitting > 500)
    }

    @Test func stepsAreCounted() {
        #expect(Values.stepCount(.double(0.1), from: .double(0), to: .double(1)) == 10)
        #expect(Values.stepCount(.double(0.3), from: .double(0), to: .double(1)) == 3)
        #expect(Values.stepCount(.int(1), from: .int(40), to: .int(240)) == 200)
        #expect(Values.stepCount(.int(7), from: .int(3), to: .int(3)) == 0)
        #expect(Values.stepCount(.double(1e-300), from: .double(0), to: .double(1e300)) == Int.max)
        let large = 9_007_199_254_740_992
        #expect(Values.stepCount(.int(1), from: .int(large), to: .int(large + 1)) == 1)
        #expect(Values.stepCount(.int(2), from: .int(large), to: .int(large + 1)) == 0)
        #expect(Values.stepCount(.int(.max), from: .int(.min), to: .int(.max)) == 2)
        #expect(Values.stepCount(.int(1), from: .int(.min), to: .int(.max)) == Int.max)
    }
}
