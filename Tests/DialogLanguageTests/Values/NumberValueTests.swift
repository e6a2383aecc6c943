import Testing

@testable import DialogLanguage

@Suite("Bools and numbers")
struct NumberValueTests {
    @Test func boolsAreTheTwoPlainWords() {
        #expect(Values.bool("true", isPlain: true).value == true)
        #expect(Values.bool("false", isPlain: true).value == false)
    }

    @Test(arguments: [
        Refused("yes", .wrongType, fix: "true"), Refused("no", .wrongType, fix: "false"),
        Refused("On", .wrongType, fix: "true"), Refused("off", .wrongType, fix: "false"),
        Refused("y", .wrongType, fix: "true"), Refused("N", .wrongType, fix: "false"),
        Refused("True", .wrongType, fix: "true"), Refused("FALSE", .wrongType, fix: "false"),
        Refused("1", .wrongType), Refused("", .wrongType), Refused("truee", .wrongType),
    ])
    func otherBoolSpellings(_ refused: Refused) {
        expectRefused(refused) { Values.bool($0, isPlain: true) }
    }

    @Test func quotedBoolsAreTexts() {
        let problem = Values.bool("true", isPlain: false).problem
        #expect(problem?.code == .wrongType)
        #expect(problem?.fix == .init("true", isSafe: true))
    }

    @Test(arguments: [
        ("0", 0), ("-0", 0), ("7", 7), ("-12", -12), ("9223372036854775807", Int.max),
        ("-9223372036854775808", Int.min),
    ])
    func wholeNumbers(_ text: String, _ value: Int) {
        #expect(Values.int(text, isPlain: true).value == value)
    }

    @Test(arguments: [
        ("0", 0), ("4", 4), ("0.5", 0.5), ("-1.25", -1.25), ("1e3", 1000), ("1.5E-3", 0.0015), ("2e+2", 200),
        ("99999999999999999999", 1e20), ("0e5", 0), ("0.000", 0),
    ])
    func decimalNumbers(_ text: String, _ value: Double) {
        #expect(Values.decimal(text, isPlain: true).value == value)
    }

    @Test func numbersKeepHowTheyWereWritten() throws {
        let whole = try #require(Values.number("4", isPlain: true).value)
        #expect(!whole.isDecimal)
        #expect(whole.literal(isDouble: false).value == .int(4))
        #expect(whole.literal(isDouble: true).value == .double(4))
        let point = try #require(Values.number("4.0", isPlain: true).value)
        #expect(point.isDecimal)
        #expect(point.literal(isDouble: false).problem?.code == .numberFormat)
        #expect(point.literal(isDouble: false).problem?.fix == .init("4", isSafe: true))
        let exponent = try #require(Values.number("4e0", isPlain: true).value)
        #expect(exponent.isDecimal)
    }

    @Test(arguments: [
        Refused("014", .numberFormat, fix: "14", isSafe: false),
        Refused("-007", .numberFormat, fix: "-7", isSafe: false),
        Refused("00", .numberFormat, fix: "0", isSafe: false),
        Refused("00.5", .numberFormat, fix: "0.5", isSafe: false),
        Refused("0x1F", .numberFormat, fix: "31"), Refused("-0b101", .numberFormat, fix: "-5"),
        Refused("0o17", .numberFormat, fix: "15"), Refused("1_000", .numberFormat, fix: "1000"),
        Refused(".5", .numberFormat, fix: "0.5"), Refused("-.5", .numberFormat, fix: "-0.5"),
        Refused("5.", .numberFormat, fix: "5.0"), Refused("+5", .numberFormat, fix: "5"),
        Refused("+.5", .numberFormat, fix: "0.5"), Refused("１２０", .numberFormat, fix: "120"),
        Refused("−3", .numberFormat, fix: "-3"), Refused("1,000", .numberFormat, fix: "1000", isSafe: false),
        Refused("1,5", .numberFormat, fix: "1.5", isSafe: false),
        Refused("120 BPM", .numberFormat, fix: "120", isSafe: false),
        Refused("50%", .numberFormat, fix: "50", isSafe: false), Refused(".inf", .numberFormat),
        Refused("-.inf", .numberFormat), Refused(".NaN", .numberFormat), Refused("Infinity", .numberFormat),
        Refused("abc", .numberFormat), Refused("", .numberFormat), Refused("-", .numberFormat),
        Refused(".", .numberFormat),
        Refused("1.2.3", .numberFormat), Refused("12:30", .numberFormat), Refused("0x", .numberFormat),
        Refused("_1", .numberFormat), Refused("true", .numberFormat),
        Refused("1e", .numberFormat, fix: "1", isSafe: false),
        Refused("0xFFFFFFFFFFFFFFFFFF", .numberFormat), Refused("--5", .numberFormat),
        Refused("1e999", .numberOverflow), Refused("-1e999", .numberOverflow), Refused("1e-999", .numberOverflow),
    ])
    func otherNumberSpellings(_ refused: Refused) {
        expectRefused(refused) { Values.number($0, isPlain: true) }
    }

    @Test(arguments: [
        Refused("5.0", .numberFormat, fix: "5"), Refused("5.5", .numberFormat),
        Refused("1e3", .numberFormat, fix: "1000"),
        Refused("9223372036854775808", .numberOverflow), Refused("-9223372036854775809", .numberOverflow),
    ])
    func numbersThatAreNotWhole(_ refused: Refused) {
        expectRefused(refused) { Values.int($0, isPlain: true) }
    }

    @Test func quotedNumbersAreTexts() {
        let problem = Values.number("5", isPlain: false).problem
        #expect(problem?.code == .numberFormat)
        #expect(problem?.fix == .init("5", isSafe: true))
        #expect(Values.number("+5", isPlain: false).problem?.fix?.replacement == "5")
    }

    @Test func numbersAgreeWithALibraryOnRandomSpellings() {
        var generator = SeededGenerator(seed: 1)
        let characters = Array("0123456789.-+eE_ ")
        for _ in 0..<5_000 {
            let text = String(
                (0..<Int.random(in: 1...8, using: &generator)).map { _ in
                    characters.randomElement(using: &generator) ?? "0"
                })
            // JSON is a part of what `Double` reads; what JSON adds to it is checked by the pattern.
            let isJSON = text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil
            #expect(Values.isJSONNumber(text) == isJSON, "\(text)")
            if let number = Values.number(text, isPlain: true).value {
                #expect(Double(text) == number.double, "\(text)")
            }
        }
    }

    @Test func numbersAreOrderedExactly() throws {
        let large = try #require(Values.number("9007199254740993", isPlain: true).value)
        let less = try #require(Values.number("9007199254740992", isPlain: true).value)
        #expect(less < large)
        #expect(!(large < less))
    }

    @Test func stepsAreAboveZero() {
        #expect(Values.step("0.25", isPlain: true).value?.double == 0.25)
        #expect(Values.step("0", isPlain: true).problem?.code == .invalidStep)
        #expect(Values.step("-1", isPlain: true).problem?.code == .invalidStep)
        #expect(Values.step("x", isPlain: true).problem?.code == .numberFormat)
    }

    @Test func constantsByTheirSpelling() {
        #expect(Values.literal("true", isPlain: true).value == .bool(true))
        #expect(Values.literal("true", isPlain: false).value == .string("true"))
        #expect(Values.literal("3", isPlain: true).value == .int(3))
        #expect(Values.literal("3.0", isPlain: true).value == .double(3))
        #expect(Values.literal("3", isPlain: false).value == .string("3"))
        #expect(Values.literal("1.2.3", isPlain: true).value == .string("1.2.3"))
        #expect(Values.optionValue("true", isPlain: true).value == .string("true"))
        #expect(Values.optionValue("4/4", isPlain: true).value == .string("4/4"))
        #expect(Values.literal("99999999999999999999", isPlain: true).problem?.code == .numberOverflow)
    }

    @Test func constantsForArguments() {
        #expect(Values.argument("5", isPlain: true, kind: .string).value == .string("5"))
        #expect(Values.argument("5", isPlain: true, kind: .int).value == .int(5))
        #expect(Values.argument("5", isPlain: true, kind: .double).value == .double(5))
        #expect(Values.argument("yes", isPlain: true, kind: .bool).problem?.code == .wrongType)
        #expect(Values.argument("2026-01-01", isPlain: true, kind: .date).problem?.code == .invalidDate)
        #expect(Values.argument("2026-01-01T09:30", isPlain: true, kind: .date).value?.spelling == "2026-01-01T09:30")
        #expect(Values.argument("example", isPlain: true, kind: .url).problem?.code == .invalidURL)
        #expect(
            Values.argument("https://example.com", isPlain: true, kind: .url).value == .url("https://example.com"))
    }
}
