import Foundation

/// What a typed text is worth.
enum TypedText<Value> {
    case value(Value)
    /// The beginning of a value: no mistake while typing.
    case incomplete
    case wrong
}

/// Dates and times as a user types them: in the order of ISO 8601, since `1/2/2026` is two different days.
enum MomentText {
    static func example(_ parts: DateParts) -> String {
        switch parts {
        case .date: "2026-11-30"
        case .time: "12:30"
        case .dateAndTime: "2026-11-30 12:30"
        }
    }

    static func read(_ text: String, _ parts: DateParts) -> TypedText<DialogMoment> {
        let plain = PlainInput.plain(text)
        switch parts {
        case .date: return readDate(plain).map { .date($0) }
        case .time: return readTime(plain).map { .time($0) }
        case .dateAndTime:
            let words = plain.split(maxSplits: 1) { $0 == " " || $0 == "T" || $0 == "t" }.map(String.init)
            switch readDate(words.first ?? "") {
            case .wrong: return .wrong
            case .incomplete: return words.count == 2 ? .wrong : .incomplete
            case .value(let day): return readTime(words.count == 2 ? words[1] : "").map { .dateAndTime(day.at($0)) }
            }
        }
    }

    private static func readDate(_ text: String) -> TypedText<DialogDate> {
        let fields = text.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
        let isOpen = fields.count < 3 || fields[2].count < 2
        if let date = date(fields) { return .value(date) }
        let hasYear = fields.count == 1 || fields[0].count == 4
        return isOpen && hasYear && areDigits(fields, widths: [4, 2, 2]) ? .incomplete : .wrong
    }

    private static func readTime(_ text: String) -> TypedText<DialogTime> {
        let fields = text.split(omittingEmptySubsequences: false) { ":.".contains($0) }
        if let time = time(fields) { return .value(time) }
        let isOpen = fields.count < 2 || fields.last?.count ?? 0 < 2
        return isOpen && areDigits(fields, widths: [2, 2, 2]) ? .incomplete : .wrong
    }

    /// Whether the fields are digits, none too many, and only the last may be missing.
    private static func areDigits(_ fields: [Substring], widths: [Int]) -> Bool {
        fields.count <= widths.count && fields.dropLast().allSatisfy { !$0.isEmpty }
            && zip(fields, widths).allSatisfy { $0.count <= $1 && $0.allSatisfy(\.isNumber) }
    }

    private static func date(_ fields: [Substring]) -> DialogDate? {
        guard fields.count == 3, fields[0].count == 4, 1...2 ~= fields[1].count, 1...2 ~= fields[2].count else {
            return nil
        }
        return DialogDate("\(fields[0])-\(twoDigits(fields[1]))-\(twoDigits(fields[2]))")
    }

    private static func time(_ fields: [Substring]) -> DialogTime? {
        guard 2...3 ~= fields.count, 1...2 ~= fields[0].count, fields.dropFirst().allSatisfy({ $0.count == 2 }) else {
            return nil
        }
        return DialogTime(([twoDigits(fields[0])] + fields.dropFirst().map(String.init)).joined(separator: ":"))
    }

    private static func twoDigits(_ field: Substring) -> String { field.count == 1 ? "0" + field : String(field) }
}

/// Durations as a user types and reads them: `1h 30min`, `1.5s`, `250ms`, and `1:30` for minutes and seconds.
enum DurationText {
    static let example = "1min 30s"

    private static let units: [(name: String, nanoseconds: Int64)] = [
        ("h", 3_600_000_000_000), ("min", 60_000_000_000), ("s", 1_000_000_000), ("ms", 1_000_000),
    ]

    static func text(_ duration: Duration) -> String {
        guard var rest = duration.nanoseconds else { return "" }
        if rest == 0 { return "0s" }
        var words: [String] = []
        for unit in units.dropLast() where rest >= unit.nanoseconds {
            words.append("\(rest / unit.nanoseconds)\(unit.name)")
            rest %= unit.nanoseconds
        }
        if rest > 0 {
            let fraction = padded(Int(rest % 1_000_000), 6).reversed().drop { $0 == "0" }.reversed()
            words.append("\(rest / 1_000_000)" + (fraction.isEmpty ? "" : "." + String(fraction)) + "ms")
        }
        return words.joined(separator: " ")
    }

    static func read(_ text: String) -> TypedText<Duration> {
        let plain = PlainInput.plain(text).lowercased()
        if plain.isEmpty { return .incomplete }
        if plain.contains(":") { return clock(plain) }
        var rest = plain.filter { $0 != " " }[...]
        var total = 0.0
        var lastUnit = Int64.max
        while !rest.isEmpty {
            let number = rest.prefix { $0.isNumber || $0 == "." }
            rest = rest.dropFirst(number.count)
            let name = rest.prefix(while: \.isLetter)
            rest = rest.dropFirst(name.count)
            guard let value = Double(number), value.isFinite else { return .wrong }
            guard let unit = units.first(where: { $0.name == name && $0.nanoseconds < lastUnit }) else {
                let isBeginning = units.contains { $0.name.hasPrefix(name) && $0.nanoseconds < lastUnit }
                return rest.isEmpty && isBeginning ? .incomplete : .wrong
            }
            total += value * Double(unit.nanoseconds)
            lastUnit = unit.nanoseconds
        }
        return duration(nanoseconds: total)
    }

    /// `1:30` or `1:00:00`.
    private static func clock(_ text: String) -> TypedText<Duration> {
        let fields = text.split(separator: ":", omittingEmptySubsequences: false)
        guard fields.count <= 3, fields.allSatisfy({ $0.allSatisfy(\.isNumber) }), let first = Double(fields[0]) else {
            return .wrong
        }
        let later = fields.dropFirst()
        if later.last.map({ $0.count < 2 }) ?? true { return .incomplete }
        guard later.allSatisfy({ $0.count == 2 && $0 < "60" }) else { return .wrong }
        return duration(nanoseconds: later.reduce(first) { $0 * 60 + (Double($1) ?? 0) } * 1e9)
    }

    private static func duration(nanoseconds: Double) -> TypedText<Duration> {
        abs(nanoseconds) < 9.2e18 ? .value(.nanoseconds(Int64(nanoseconds.rounded()))) : .wrong
    }
}

/// Colours as a user types them.
enum ColorText {
    static let example = "#FF8800"

    /// Without the digits for opacity where it is opaque.
    static func text(_ color: DialogColor) -> String {
        color.isOpaque ? String(color.description.dropLast(2)) : color.description
    }

    static func read(_ text: String) -> TypedText<DialogColor> {
        let plain = PlainInput.plain(text)
        let digits = plain.hasPrefix("#") ? plain.dropFirst() : plain[...]
        guard digits.count <= 8, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return .wrong }
        return DialogColor("#" + digits).map { .value($0) } ?? .incomplete
    }
}

/// Typed characters without the differences that a keyboard makes.
enum PlainInput {
    /// Digits of any script as ASCII digits, wide signs as narrow ones, no spaces at the ends.
    static func plain(_ text: String) -> String {
        String(
            text.trimmingCharacters(in: .whitespacesAndNewlines).map { character in
                if character.unicodeScalars.count == 1,
                    character.unicodeScalars.first?.properties.numericType == .decimal,
                    let digit = character.wholeNumberValue
                {
                    return Character(String(digit))
                }
                return switch character {
                case "：": ":"
                case "－", "−", "ー", "‐": "-"
                case "／": "/"
                case "．": "."
                case "＃": "#"
                case "\u{3000}": " "
                default: character
                }
            })
    }
}

extension TypedText {
    func map<Other>(_ transform: (Value) -> Other) -> TypedText<Other> {
        switch self {
        case .value(let value): .value(transform(value))
        case .incomplete: .incomplete
        case .wrong: .wrong
        }
    }
}

extension Duration {
    /// The nearest whole number; nothing for what is longer than 292 years.
    var nanoseconds: Int64? {
        let (seconds, overflow) = components.seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, overflow2) = seconds.addingReportingOverflow(components.attoseconds / 1_000_000_000)
        return overflow || overflow2 ? nil : sum
    }
}
