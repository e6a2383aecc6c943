/// Which form of a text a language wants for a number: the cardinal rules of the Unicode CLDR.
enum PluralRules {
    /// - Parameters:
    ///   - language: a language tag such as `ja`, `pt-PT` or `sr-Latn`.
    static func category(of number: PluralOperands, in language: String) -> PluralCategory {
        let subtags = language.split { $0 == "-" || $0 == "_" }
        let code = subtags.first.map { $0.lowercased() } ?? ""
        return rule(code, isEuropeanPortuguese: subtags.dropFirst().contains { $0.uppercased() == "PT" })(number)
    }

    private typealias Rule = (PluralOperands) -> PluralCategory

    private static func rule(_ code: String, isEuropeanPortuguese: Bool) -> Rule {
        switch code {
        case "ja", "ko", "zh", "yue", "vi", "th", "id", "in", "ms", "lo", "my", "km": { _ in .other }
        case "en", "de", "nl", "sv", "fi", "et", "gl", "fy", "ur", "sw", "yi": onlyWrittenOne
        case "it", "ca": { number in onlyWrittenOne(number) == .one ? .one : millions(number) }
        case "pt" where isEuropeanPortuguese: { number in onlyWrittenOne(number) == .one ? .one : millions(number) }
        case "pt", "fr": { number in number.integer <= 1 ? .one : millions(number) }
        case "es": { number in number.whole == 1 ? .one : millions(number) }
        case "da": danish
        case "hi", "bn", "fa", "gu", "kn", "zu", "am":
            { number in
                number.integer == 0 || number.whole == 1 ? .one : .other
            }
        case "ru", "uk", "be": russian
        case "hr", "sr", "bs", "sh": serbian
        case "pl": polish
        case "cs", "sk": czech
        case "sl": slovenian
        case "lt": lithuanian
        case "lv": latvian
        case "ro", "mo": romanian
        case "he", "iw": hebrew
        case "ar": arabic
        case "ga": irish
        case "cy": welsh
        // Norwegian, Hungarian, Turkish, Greek, Bulgarian and most others.
        default: { number in number.whole == 1 ? .one : .other }
        }
    }

    /// `i = 1 and v = 0`
    private static func onlyWrittenOne(_ number: PluralOperands) -> PluralCategory {
        number.integer == 1 && number.isWrittenWhole ? .one : .other
    }

    /// The form of "a million songs" in Romance languages: `i != 0 and i % 1000000 = 0 and v = 0`.
    private static func millions(_ number: PluralOperands) -> PluralCategory {
        number.isWrittenWhole && number.integer != 0 && number.integer % 1_000_000 == 0 ? .many : .other
    }

    /// `n = 1 or t != 0 and i = 0,1`
    private static func danish(_ number: PluralOperands) -> PluralCategory {
        number.whole == 1 || (number.hasFraction && number.integer <= 1) ? .one : .other
    }

    private static func russian(_ number: PluralOperands) -> PluralCategory {
        guard number.isWrittenWhole else { return .other }
        let (last, lastTwo) = (number.integer % 10, number.integer % 100)
        if last == 1, lastTwo != 11 { return .one }
        return (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
    }

    /// Looks at the fraction as at the whole part.
    private static func serbian(_ number: PluralOperands) -> PluralCategory {
        let digits = number.isWrittenWhole ? number.integer : number.fraction
        let (last, lastTwo) = (digits % 10, digits % 100)
        if last == 1, lastTwo != 11 { return .one }
        return (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .other
    }

    private static func polish(_ number: PluralOperands) -> PluralCategory {
        guard number.isWrittenWhole else { return .other }
        if number.integer == 1 { return .one }
        let (last, lastTwo) = (number.integer % 10, number.integer % 100)
        return (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
    }

    private static func czech(_ number: PluralOperands) -> PluralCategory {
        guard number.isWrittenWhole else { return .many }
        if number.integer == 1 { return .one }
        return (2...4).contains(number.integer) ? .few : .other
    }

    private static func slovenian(_ number: PluralOperands) -> PluralCategory {
        guard number.isWrittenWhole else { return .few }
        return switch number.integer % 100 {
        case 1: .one
        case 2: .two
        case 3, 4: .few
        default: .other
        }
    }

    private static func lithuanian(_ number: PluralOperands) -> PluralCategory {
        guard let whole = number.whole else { return .many }
        if (11...19).contains(whole % 100) || whole % 10 == 0 { return .other }
        return whole % 10 == 1 ? .one : .few
    }

    private static func latvian(_ number: PluralOperands) -> PluralCategory {
        if let whole = number.whole {
            if whole % 10 == 0 || (11...19).contains(whole % 100) { return .zero }
            if whole % 10 == 1 { return .one }
        }
        guard number.hasFraction else { return .other }
        guard number.fractionDigitCount == 2 else { return number.fraction % 10 == 1 ? .one : .other }
        if (11...19).contains(number.fraction % 100) { return .zero }
        return number.fraction % 10 == 1 ? .one : .other
    }

    private static func romanian(_ number: PluralOperands) -> PluralCategory {
        guard number.isWrittenWhole else { return .few }
        if number.integer == 1 { return .one }
        return number.integer == 0 || (1...19).contains(number.integer % 100) ? .few : .other
    }

    private static func hebrew(_ number: PluralOperands) -> PluralCategory {
        guard number.isWrittenWhole else { return number.integer == 0 ? .one : .other }
        return switch number.integer {
        case 1: .one
        case 2: .two
        default: .other
        }
    }

    private static func arabic(_ number: PluralOperands) -> PluralCategory {
        guard let whole = number.whole else { return .other }
        return switch (whole, whole % 100) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...99): .many
        default: .other
        }
    }

    private static func irish(_ number: PluralOperands) -> PluralCategory {
        switch number.whole {
        case 1: .one
        case 2: .two
        case 3, 4, 5, 6: .few
        case 7, 8, 9, 10: .many
        default: .other
        }
    }

    private static func welsh(_ number: PluralOperands) -> PluralCategory {
        switch number.whole {
        case 0: .zero
        case 1: .one
        case 2: .two
        case 3: .few
        case 6: .many
        default: .other
        }
    }
}
