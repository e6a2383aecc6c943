import DialogLanguage
import SwiftCode

// Constants of definitions as Swift. Types are written out, so that the compiler has nothing to find out.

extension Literal {
    var expression: Expression {
        switch self {
        case .bool(let value): .bool(value)
        case .int(let value): .int(value)
        case .double(let value): .double(value)
        case .string(let value): .string(value)
        case .date(let date): Self.made("DialogDate", date.fields)
        case .time(let time): Self.made("DialogTime", time.fields)
        case .dateAndTime(let moment):
            Self.made("DialogDate", moment.date.fields).calling("at", Self.arguments(moment.time.fields))
        case .duration(let nanoseconds): Self.duration(nanoseconds)
        case .color(let color): Self.made("DialogColor", color.fields)
        case .url(let text):
            .method(.identifier("DialogRuntime"), "literalURL", .string(text))
        }
    }

    private static func made(_ type: String, _ fields: [(String, Int)]) -> Expression {
        .call(.type(.named("DialogRuntime." + type)), arguments(fields))
    }

    private static func arguments(_ fields: [(String, Int)]) -> [Expression.Argument] {
        fields.map { .init($0.0, .int($0.1)) }
    }

    private static func duration(_ nanoseconds: Int64) -> Expression {
        let units: [(name: String, nanoseconds: Int64)] = [("seconds", 1_000_000_000), ("milliseconds", 1_000_000)]
        let unit = units.first { nanoseconds.isMultiple(of: $0.nanoseconds) } ?? ("nanoseconds", 1)
        return .method(
            .type(.named("Swift.Duration")), unit.name, [.init(nil, .int(Int(nanoseconds / unit.nanoseconds)))])
    }
}

extension CalendarDate {
    fileprivate var fields: [(String, Int)] { [("year", year), ("month", month), ("day", day)] }
}

extension ClockTime {
    fileprivate var fields: [(String, Int)] {
        [("hour", hour), ("minute", minute)] + (second == 0 ? [] : [("second", second)])
    }
}

extension ColorValue {
    fileprivate var fields: [(String, Int)] {
        [("red", Int(red)), ("green", Int(green)), ("blue", Int(blue))] + (alpha == 255 ? [] : [("alpha", Int(alpha))])
    }
}
