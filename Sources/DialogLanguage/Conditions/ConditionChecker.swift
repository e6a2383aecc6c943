public import Diagnostics

/// A condition after its names were looked up.
public struct CheckedCondition: Sendable {
    /// `nil` if something is wrong, here or where a name was defined.
    public var condition: Condition?
    /// What is wrong; empty with no `condition` if the cause was reported elsewhere.
    public var problems: [ValueProblem]
    /// The controls and arguments that the text names, in order, each as often as it stands there; ranges are UTF-8 bytes
    /// of the text.
    public var references: [(id: String, range: Range<Int>)]
}

/// Gives every name of a condition its meaning and every comparison a type.
public struct ConditionChecker {
    let environment: ConditionEnvironment
    let text: String
    let span: (Range<Int>) -> SourceSpan
    var problems: [ValueProblem] = []
    var references: [(id: String, range: Range<Int>)] = []

    /// Parses and checks a condition.
    ///
    /// - Parameters:
    ///   - environment: what the names of the dialog stand for.
    ///   - span: where a stretch of the text, in UTF-8 bytes, stands in the file.
    public static func check(
        _ text: String, in environment: ConditionEnvironment, span: @escaping (Range<Int>) -> SourceSpan
    ) -> CheckedCondition {
        switch ConditionParser.parse(text) {
        case .problem(let problem): return CheckedCondition(condition: nil, problems: [problem], references: [])
        case .value(let syntax):
            var checker = ConditionChecker(environment: environment, text: text, span: span)
            let condition = checker.condition(syntax)
            return CheckedCondition(
                condition: condition, problems: checker.problems, references: checker.references)
        }
    }

    /// Reports; the result is always `nil`, so that a caller can return it.
    mutating func fail<Result>(
        _ code: DiagnosticCode, _ message: String, at range: Range<Int>, fix: ValueProblem.Fix? = nil
    ) -> Result? {
        problems.append(ValueProblem(code, message, range: range, fix: fix))
        return nil
    }

    private mutating func condition(_ syntax: ConditionSyntax) -> Condition? {
        switch syntax {
        case .term(let term): return alone(term)
        case .not(let inner): return condition(inner).map { .not($0) }
        case .and(let left, let right):
            // Both sides are checked, so that each mistake is reported.
            let (left, right) = (condition(left), condition(right))
            guard let left, let right else { return nil }
            return .and(left, right)
        case .or(let left, let right):
            let (left, right) = (condition(left), condition(right))
            guard let left, let right else { return nil }
            return .or(left, right)
        case .comparison(let comparison): return compare(comparison)
        }
    }

    /// A name that is true or false by itself.
    private mutating func alone(_ term: ConditionTerm) -> Condition? {
        if case .app(let name) = term.kind { return .app(AppReference(name: name, span: span(term.range))) }
        guard let side = side(term) else { return nil }
        guard side.type == .bool, !side.isOptional else {
            let example = side.isOptional ? "\(side.id) != none" : side.type.exampleComparison(side.id, side.options)
            return fail(
                .conditionType, "\(side.id) is \(side.type.noun), not true or false; compare it, as \(example)",
                at: term.range)
        }
        if case .argument = side.operand { return .argument(side.id) }
        return .isOn(control: side.id)
    }

    /// What a name stands for, where it can take part in a comparison; reports it otherwise.
    mutating func side(_ term: ConditionTerm) -> ConditionSide? {
        guard case .word(let id) = term.kind else { return nil }
        guard let name = environment[id] else { return unknown(id, at: term.range) }
        references.append((id, term.range))
        switch name {
        case .alreadyWrong: return nil
        case .valueless:
            return fail(.conditionType, "\(id) has no value that a condition could look at", at: term.range)
        case .control(let type, _) where type.isCollection:
            return fail(
                .conditionType, "\(id) holds several values, which a condition cannot compare", at: term.range)
        case .control(let type, let options):
            return ConditionSide(
                id: id, operand: .control(id), type: ConditionType(type), isOptional: type.isOptional, options: options)
        case .argument(let kind):
            return ConditionSide(
                id: id, operand: .argument(id), type: ConditionType(kind), isOptional: false, options: .none)
        }
    }

    private mutating func unknown<Result>(_ id: String, at range: Range<Int>) -> Result? {
        let near = Suggestions.nearest(to: id, in: environment.suggestions)
        return fail(
            .unresolvedReference,
            "no control or argument of this dialog is called \(Values.shown(id))"
                + (near.map { "; did you mean \($0)?" } ?? ""),
            at: range, fix: near.map { .init($0, range: range, isSafe: false) })
    }
}

/// A control or argument that takes part in a comparison.
struct ConditionSide {
    var id: String
    var operand: Condition.Operand
    var type: ConditionType
    var isOptional: Bool
    var options: ConditionEnvironment.Options
}

/// What can be compared with what.
enum ConditionType: Hashable {
    case bool
    case int
    case double
    case string
    case date
    case time
    /// A point in time.
    case dateAndTime
    /// Counted in the unit, where there is one.
    case duration(DurationPicker.Unit?)
    case color
    case url
    /// An option of a generated enum, or a value of a type of the app.
    case named(ValueType)

    init(_ type: ValueType) {
        switch type.unwrapped {
        case .bool: self = .bool
        case .int: self = .int
        case .double: self = .double
        case .string: self = .string
        case .date: self = .date
        case .time: self = .time
        case .dateAndTime: self = .dateAndTime
        case .duration(let unit): self = .duration(unit)
        case .color: self = .color
        case .controlOption, .optionSet, .app, .optional, .set, .list: self = .named(type.unwrapped)
        }
    }

    init(_ kind: Argument.Kind) {
        switch kind {
        case .string: self = .string
        case .int: self = .int
        case .double: self = .double
        case .bool: self = .bool
        case .date: self = .dateAndTime
        case .url: self = .url
        }
    }

    /// Whether one value can be less than another.
    var isOrdered: Bool {
        switch self {
        case .int, .double, .date, .time, .dateAndTime, .duration: true
        case .bool, .string, .color, .url, .named: false
        }
    }

    /// The type in words, with its article.
    var noun: String {
        switch self {
        case .bool: "a Bool"
        case .int: "a whole number"
        case .double: "a number"
        case .string: "a text"
        case .date: "a date"
        case .time: "a time"
        case .dateAndTime: "a date with a time"
        case .duration(let unit): unit.map { "a duration in \($0.rawValue)" } ?? "a duration"
        case .color: "a colour"
        case .url: "an address"
        case .named(.app(let name)): "of the type \(name)"
        case .named: "one of several options"
        }
    }

    func exampleComparison(_ id: String, _ options: ConditionEnvironment.Options) -> String {
        switch self {
        case .bool: return id
        case .int, .double: return "\(id) > 0"
        case .string: return "\(id) != ''"
        case .date: return "\(id) > 2026-11-30"
        case .time: return "\(id) > 12:30"
        case .dateAndTime: return "\(id) > 2026-11-30T12:30"
        case .duration: return "\(id) > 5min"
        case .color: return "\(id) == '#FF8800'"
        case .url: return "\(id) == other"
        case .named:
            guard case .list(let list) = options, let first = list.options.first else { return "\(id) == other" }
            return "\(id) == \(ConditionChecker.spelling(of: first))"
        }
    }
}
