import Testing

@testable import DialogRuntime

/// The samples that the Unicode CLDR publishes with its rules, for each language and form.
@Suite struct PluralRuleTests {
    private struct Row {
        let languages: String
        let samples: [PluralCategory: String]
    }

    private static let rows = [
        Row(languages: "ja ko zh zh-Hant vi th id ms", samples: [.other: "0 1 2 15 100 1000000 0.0 1.0 1.5"]),
        Row(languages: "en de nl sv fi", samples: [.one: "1", .other: "0 2 16 21 100 1000000 0.0 1.0 1.5 10.0"]),
        Row(languages: "da", samples: [.one: "1 0.1 1.0 1.6", .other: "0 2 16 21 100 0.0 2.0 3.4 10.0"]),
        Row(languages: "nb no nn hu tr el", samples: [.one: "1 1.0 1.00", .other: "0 2 16 100 0.0 0.9 1.1 10.0"]),
        Row(
            languages: "es",
            samples: [.one: "1 1.0 1.00", .many: "1000000 2000000", .other: "0 2 16 100 1000 0.0 0.9 1.1 1000000.0"]),
        Row(
            languages: "it ca pt-PT",
            samples: [.one: "1", .many: "1000000 3000000", .other: "0 2 16 100 1000 0.0 1.0 1.5 1000000.0"]),
        Row(
            languages: "fr pt pt-BR",
            samples: [.one: "0 1 0.0 1.5", .many: "1000000 2000000", .other: "2 17 100 1000 2.0 3.5 1000000.0"]),
        Row(languages: "hi", samples: [.one: "0 1 0.0 1.0 0.04", .other: "2 17 100 1000000 1.1 2.6 10.0"]),
        Row(
            languages: "ru uk",
            samples: [
                .one: "1 21 31 101 1001", .few: "2 4 22 24 102 1002", .many: "0 5 11 12 14 19 100 111 1000000",
                .other: "0.0 1.0 1.5 10.0",
            ]),
        Row(
            languages: "hr sr sr-Latn",
            samples: [
                .one: "1 21 101 0.1 1.1 2.1 10.1", .few: "2 4 22 102 0.2 0.4 1.2 10.2",
                .other: "0 5 11 14 19 100 111 0.0 0.5 1.0 2.0 2.11",
            ]),
        Row(
            languages: "pl",
            samples: [
                .one: "1", .few: "2 4 22 24 102", .many: "0 5 11 12 14 19 21 100 112 1000000", .other: "0.0 1.0 1.5",
            ]),
        Row(languages: "cs sk", samples: [.one: "1", .few: "2 3 4", .many: "0.0 1.0 1.5", .other: "0 5 19 22 100"]),
        Row(
            languages: "sl",
            samples: [
                .one: "1 101 201 1001", .two: "2 102 202", .few: "3 4 103 104 0.0 1.5 10.0",
                .other: "0 5 11 19 100 1000000",
            ]),
        Row(
            languages: "lt",
            samples: [
                .one: "1 21 101 1.0 21.0", .few: "2 9 22 29 102 2.0", .many: "0.1 0.9 1.1 10.1",
                .other: "0 10 11 19 20 100 111 0.0 10.0 11.0",
            ]),
        Row(
            languages: "lv",
            samples: [
                .zero: "0 10 11 20 30 100 111 0.0 10.0 11.0 10.11", .one: "1 21 101 0.1 1.0 2.1 10.1 1.21",
                .other: "2 9 22 29 102 0.2 1.2 2.0 10.2",
            ]),
        Row(
            languages: "ro",
            samples: [.one: "1", .few: "0 2 16 101 119 0.0 1.0 1.5", .other: "20 35 100 120 1000000"]),
        Row(languages: "he iw", samples: [.one: "1 0.0 0.9", .two: "2", .other: "0 3 17 100 1.0 2.5 10.0"]),
        Row(
            languages: "ar",
            samples: [
                .zero: "0 0.0", .one: "1 1.0", .two: "2 2.0", .few: "3 10 103 110 1003 3.0",
                .many: "11 26 99 111 1011 11.0", .other: "100 102 200 1000 0.1 1.1 10.1",
            ]),
        Row(
            languages: "ga",
            samples: [
                .one: "1 1.0", .two: "2 2.0", .few: "3 6 3.0", .many: "7 10 7.0", .other: "0 11 25 100 0.1 1.1 10.1",
            ]),
        Row(
            languages: "cy",
            samples: [
                .zero: "0 0.0", .one: "1 1.0", .two: "2 2.0", .few: "3 3.0", .many: "6 6.0", .other: "4 5 7 20 100 0.1",
            ]),
    ]

    struct Sample: Sendable, CustomTestStringConvertible {
        let language: String
        let number: String
        let category: PluralCategory
        var testDescription: String { "\(language) \(number)" }
    }

    static let samples = rows.flatMap { row in
        row.languages.split(separator: " ").flatMap { language in
            row.samples.flatMap { category, numbers in
                numbers.split(separator: " ").map {
                    Sample(language: String(language), number: String($0), category: category)
                }
            }
        }
    }

    @Test(arguments: samples)
    func theFormIsTheOneOfTheTable(_ sample: Sample) throws {
        let operands = try #require(PluralOperands(sample.number))
        #expect(PluralRules.category(of: operands, in: sample.language) == sample.category)
    }

    @Test func signsDoNotCountAndLongNumbersStayLarge() throws {
        #expect(try PluralRules.category(of: #require(PluralOperands("-1")), in: "en") == .one)
        let long = try #require(PluralOperands("1000000000000000000000001"))
        #expect(PluralRules.category(of: long, in: "en") == .other)
        #expect(PluralRules.category(of: long, in: "ru") == .one)
        #expect(PluralOperands("12a") == nil)
        #expect(PluralOperands("1.x") == nil)
    }
}
