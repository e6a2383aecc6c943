import Diagnostics

extension ConditionChecker {
    /// Gives both sides of a comparison their meaning: on the right a constant of the left side's type comes first, then
    /// another control or argument.
    mutating func compare(_ comparison: ConditionComparison) -> Condition? {
        if case .app = comparison.left.kind {
            return fail(
                .conditionType, "\(source(comparison.left)) is true or false by itself; write it alone or after not",
                at: comparison.left.range)
        }
        let problemsBefore = problems.count
        guard let left = side(comparison.left) else {
            // The right side may have a mistake of its own, but without a type only an unknown app value would show.
            return nil
        }
        let isOrdering = comparison.sign != .equal && comparison.sign != .notEqual
        if isOrdering, !left.type.isOrdered {
            return fail(
                .conditionType,
                "\(left.id) is \(left.type.noun), which has no order; it can be compared with == and !=",
                at: comparison.signRange)
        }
        guard let right = right(comparison.right, of: left, isOrdering: isOrdering), problems.count == problemsBefore
        else { return nil }
        return .compare(left.operand, comparison.sign, right)
    }

    private mutating func right(
        _ term: ConditionTerm, of left: ConditionSide, isOrdering: Bool
    ) -> Condition.Operand? {
        switch term.kind {
        case .app:
            return fail(
                .conditionType,
                "\(source(term)) cannot be compared; it is written alone, as '\(left.id) and \(source(term))'",
                at: term.range)
        case .word("none"): return none(term, of: left, isOrdering: isOrdering)
        case .word(let word):
            if left.type == .bool, word == "true" || word == "false" { return .literal(.bool(word == "true")) }
            return option(word, of: left) ?? name(word, term, of: left)
        case .number(let number): return self.number(number, term, of: left, isOrdering: isOrdering)
        case .quoted(let text): return quoted(text, term, of: left)
        }
    }

    private func source(_ term: ConditionTerm) -> String {
        Values.shown(String(decoding: Array(text.utf8)[term.range], as: UTF8.self))
    }

    private mutating func none(
        _ term: ConditionTerm, of left: ConditionSide, isOrdering: Bool
    ) -> Condition.Operand? {
        if left.isOptional {
            guard isOrdering else { return Condition.Operand.none }
            return fail(.conditionType, "none has no order; it can be compared with == and !=", at: term.range)
        }
        let isOption = option("none", of: left) != nil
        return fail(
            .conditionType,
            isOption
                ? "none alone means 'no value'; the option none is written 'none'"
                : "\(left.id) is not optional, so that it is never none",
            at: term.range, fix: isOption ? .init("'none'", range: term.range, isSafe: true) : nil)
    }

    /// Another control or argument on the right side.
    private mutating func name(_ word: String, _ term: ConditionTerm, of left: ConditionSide) -> Condition.Operand? {
        guard environment[word] != nil else { return unknownWord(word, term, of: left) }
        guard let right = side(term) else { return nil }
        guard right.type == left.type else {
            return fail(
                .conditionType,
                "\(left.id) is \(left.type.noun) and \(right.id) is \(right.type.noun); only like things can be compared",
                at: term.range)
        }
        return right.operand
    }

    private mutating func unknownWord(
        _ word: String, _ term: ConditionTerm, of left: ConditionSide
    ) -> Condition.Operand? {
        let found = Values.shown(word)
        if word == "true" || word == "false" {
            return fail(.conditionType, "\(left.id) is \(left.type.noun), which is never \(word)", at: term.range)
        }
        switch left.options {
        case .none: break
        case .open:
            return fail(
                .conditionType, "\(found) is neither a constant nor a control; \(left.constantForm)", at: term.range,
                fix: left.type == .string ? .init(Self.quotes(word), range: term.range, isSafe: false) : nil)
        case .list(let options):
            return unknownOption(word, at: term.range, of: left, options)
        }
        let near = Suggestions.nearest(to: word, in: environment.suggestions)
        let isText = left.type == .string && near == nil
        let hint = near.map { "; did you mean \($0)?" } ?? (isText ? "; a text is written \(Self.quotes(found))" : "")
        return fail(
            .unresolvedReference, "no control or argument of this dialog is called \(found)\(hint)", at: term.range,
            fix: (near ?? (isText ? Self.quotes(word) : nil)).map { .init($0, range: term.range, isSafe: false) })
    }

    private mutating func number(
        _ number: String, _ term: ConditionTerm, of left: ConditionSide, isOrdering: Bool
    ) -> Condition.Operand? {
        if let literal = constant(number, of: left.type) {
            switch literal {
            case .value(let literal): return .literal(literal)
            case .problem(let problem):
                return fail(
                    .conditionType, problem.message, at: term.range,
                    fix: problem.fix.map { .init($0.replacement, range: term.range, isSafe: $0.isSafe) })
            }
        }
        guard left.type == .int || left.type == .double else {
            if option(number, of: left) != nil {
                let spelling = Self.quotes(number)
                return fail(
                    .conditionType, "\(left.id) is not a number; the option is written \(spelling)", at: term.range,
                    fix: .init(spelling, range: term.range, isSafe: true))
            }
            return fail(
                .conditionType,
                "\(left.id) is \(left.type.noun), and \(Values.shown(number)) is not; \(left.constantForm)",
                at: term.range)
        }
        let literal = Values.number(number, isPlain: true).flatMap { $0.literal(isDouble: left.type == .double) }
        switch literal {
        case .value(let literal):
            guard !isOrdering, case .list(let options) = left.options, options.position(of: literal) == nil
            else { return .literal(literal) }
            return unknownOption(number, at: term.range, of: left, options)
        case .problem(let problem):
            let code: DiagnosticCode =
                problem.code == .numberOverflow
                ? .numberOverflow : Values.isJSONNumber(number) ? .conditionType : .conditionSyntax
            return fail(
                code, problem.message, at: term.range,
                fix: problem.fix.map { .init($0.replacement, range: term.range, isSafe: $0.isSafe) })
        }
    }

    private mutating func quoted(_ text: String, _ term: ConditionTerm, of left: ConditionSide) -> Condition.Operand? {
        if let option = option(text, of: left) { return option }
        switch (left.type, left.options) {
        case (.string, .list(let options)), (.named, .list(let options)):
            return unknownOption(text, at: term.range, of: left, options)
        case (.string, _): return .literal(.string(text))
        case (.color, _):
            switch Values.color(text) {
            case .value(let color): return .literal(.color(color))
            case .problem(let problem):
                return fail(
                    .conditionType, problem.message, at: term.range,
                    fix: problem.fix.map { .init($0.replacement, range: term.range, isSafe: $0.isSafe) })
            }
        default: break
        }
        let isBareConstant =
            switch left.type {
            case .bool: text == "true" || text == "false"
            case .int, .double: Values.isJSONNumber(text)
            case .date, .time, .dateAndTime, .duration: constant(text, of: left.type)?.value != nil
            case .string, .color, .url, .named: false
            }
        return fail(
            .conditionType, "\(left.id) is \(left.type.noun), not a text; \(left.constantForm)", at: term.range,
            fix: isBareConstant ? .init(text, range: term.range, isSafe: true) : nil)
    }

    /// A constant of a type whose constants start with a digit and are no numbers; `nil` for other types.
    private func constant(_ text: String, of type: ConditionType) -> Parsed<Literal>? {
        switch type {
        case .date: Values.date(text).map { .date($0) }
        case .time: Values.time(text).map { .time($0) }
        case .dateAndTime: Values.dateAndTime(text).map { .dateAndTime($0) }
        case .duration(let unit): Values.duration(text).flatMap { Values.durationLiteral($0, in: unit) }
        case .bool, .int, .double, .string, .color, .url, .named: nil
        }
    }

    private mutating func unknownOption(
        _ word: String, at range: Range<Int>, of left: ConditionSide, _ lookup: OptionLookup
    ) -> Condition.Operand? {
        let options = lookup.options
        let near = environment.offersSuggestions ? nearest(to: word, in: options) : nil
        let list = options.prefix(8).map(Self.spelling).joined(separator: ", ") + (options.count > 8 ? ", …" : "")
        let hint = near.map { "did you mean \($0)?" } ?? "its options are \(list)"
        return fail(
            .conditionType, "\(Values.shown(word)) is not an option of \(left.id); \(hint)", at: range,
            fix: near.map { .init($0, range: range, isSafe: false) })
    }

    /// The spelling of the option that was probably meant.
    private func nearest(to word: String, in options: [Option]) -> String? {
        let names = options.flatMap { [Self.plainText(of: $0)] + ($0.caseName.map { [$0] } ?? []) }
        guard let near = Suggestions.nearest(to: word, in: names) else { return nil }
        return options.first { Self.plainText(of: $0) == near || $0.caseName == near }.map(Self.spelling)
    }

    /// The option with this value, or else with this Swift name. Options that are numbers are compared as numbers.
    private func option(_ text: String, of side: ConditionSide) -> Condition.Operand? {
        guard case .list(let options) = side.options,
            let index = options.position(of: .string(text)) ?? options.position(ofCaseName: text)
        else { return nil }
        switch side.type {
        case .named: return .option(index: index)
        case .string: return .literal(options.options[index].value)
        case .bool, .int, .double, .date, .time, .dateAndTime, .duration, .color, .url: return nil
        }
    }

    /// How an option is written in a condition.
    static func spelling(of option: Option) -> String {
        let text = plainText(of: option)
        guard case .string = option.value else { return text }
        return SwiftIdentifier.isValid(text) && !Values.isReservedIdentifier(text) ? text : quotes(text)
    }

    private static func plainText(of option: Option) -> String {
        option.value.spelling
    }

    private static func quotes(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }
}

extension ConditionSide {
    /// How a constant of this side's type is written, as the end of a message.
    fileprivate var constantForm: String {
        switch type {
        case .bool: "write true or false"
        case .int: "write a whole number, as 4"
        case .double: "write a number, as 0.5"
        case .string: "a text is written '…'"
        case .date: "a date is written 2026-11-30"
        case .time: "a time is written 12:30"
        case .dateAndTime: "a date with a time is written 2026-11-30T12:30"
        case .duration: "a duration is written 250ms, 1.5s, 2min or 1h"
        case .color: "a colour is written '#FF8800'"
        case .url: "it can only be compared with another argument"
        case .named:
            if case .list = options { "write one of its options" } else { "it can only be compared with its like" }
        }
    }
}
