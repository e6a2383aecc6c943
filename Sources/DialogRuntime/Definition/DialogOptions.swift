/// A generated option enum. Plain cases and one table, because a `String` raw value for each case makes the Swift
/// compiler slow: 14 s for 2,000 cases against 2 s.
public protocol DialogOptions: DialogBindable, CaseIterable, Hashable
where DialogValueFamily == DialogFamily.Text {
    /// Values and titles, in the order of the cases.
    static var _options: DialogOptionList<Self> { get }
}

extension DialogOptions {
    /// The option's value in the definition: what is stored.
    public var rawValue: String { Self._options.key(of: self) ?? "" }

    /// The option with this value in the definition.
    public init?(rawValue: String) {
        guard let value = Self._options.value(for: rawValue) else { return nil }
        self = value
    }

    /// The option's title.
    public var title: DialogText { Self._options.choice(for: self)?.title ?? DialogText(verbatim: "") }

    public static func fromDialog(_ scalar: DialogScalar) -> DialogConversion<Self>? {
        guard case .text(let text) = scalar, let value = Self(rawValue: text) else { return nil }
        return DialogConversion(value, isExact: true)
    }

    public var dialogScalar: DialogScalar { .text(rawValue) }
}

/// One row of a picker as a presenter shows it.
public struct DialogChoice: Sendable, Hashable, Identifiable {
    /// What tells the row apart from the others; the stored form of its value.
    public let id: String
    /// The title of the row.
    public var title: DialogText
    /// The second line of the row.
    public var subtitle: DialogText?
    /// A picture beside the title.
    public var icon: DialogIcon?
    /// The title of the group that the row belongs to.
    public var group: DialogText?
    /// Where the row is shown.
    public var platforms: DialogPlatforms = .all
}

/// An option that the app supplies.
public struct DialogOption<Value: Sendable & Equatable>: Sendable, Equatable {
    /// What choosing the option sets.
    public var value: Value
    /// Shown as it is: the app puts it into the user's language.
    public var title: String
    /// The second line of the row.
    public var subtitle: String?
    /// A picture beside the title.
    public var icon: DialogIcon?

    /// An option.
    public init(_ value: Value, title: String, subtitle: String? = nil, icon: DialogIcon? = nil) {
        self.value = value
        self.title = title
        self.subtitle = subtitle
        self.icon = icon
    }
}

/// A picture beside a title.
public enum DialogIcon: Sendable, Hashable {
    /// An SF Symbol.
    case symbol(String)
    /// An image of the app.
    case asset(String)
}

/// The values of a picker and how they are shown.
///
/// Generated code gives the rows as one string, one line each, because that compiles in no time whatever their number.
/// A line is `name<TAB>title` and, where they differ from the usual, further fields:
///
/// field | meaning | left out
/// ---|---|---
/// `value=` | the value in the definition, what is stored | the name
/// `key=` | the title's key in the translations | `prefix.name.title`
/// `subtitle=` | second line | none
/// `subtitleKey=` | its key | `prefix.name.subtitle`
/// `icon=`, `asset=` | an SF Symbol, or an image of the app | none
/// `group=`, `groupKey=` | the title of its group and that title's key | none
/// `platforms=` | where the row is shown, `iOS,macOS` | everywhere
///
/// `\\`, `\t`, `\n` and `\r` inside a field are written with a backslash.
public struct DialogOptionList<Value: Sendable & Equatable>: Sendable {
    /// The values, in order.
    public private(set) var values: [Value] = []
    /// How they are shown, in the same order.
    public private(set) var choices: [DialogChoice] = []

    /// The rows of the app.
    init(_ options: [DialogOption<Value>], key: (Value) -> String) {
        for option in options {
            var choice = DialogChoice(id: key(option.value), title: DialogText(verbatim: option.title))
            choice.subtitle = option.subtitle.map(DialogText.init(verbatim:))
            choice.icon = option.icon
            values.append(option.value)
            choices.append(choice)
        }
    }

    /// Rows that show nothing but their value.
    init(plain values: [Value], key: (Value) -> String) {
        self.values = values
        choices = values.map { DialogChoice(id: key($0), title: DialogText(verbatim: key($0))) }
    }

    /// A table for values of a type of the app, in the same order.
    public init(_ values: [Value], _ prefix: String, _ table: String) {
        for (value, row) in zip(values, OptionTable.rows(table, prefix: prefix)) {
            self.values.append(value)
            choices.append(row)
        }
    }

    func index(of value: Value) -> Int? { values.firstIndex(of: value) }

    func choice(for value: Value) -> DialogChoice? { index(of: value).map { choices[$0] } }

    func key(of value: Value) -> String? { choice(for: value)?.id }

    func value(for key: String) -> Value? { choices.firstIndex { $0.id == key }.map { values[$0] } }
}

extension DialogOptionList where Value: DialogNumeric & LosslessStringConvertible {
    /// The numbers of a range.
    init(_ range: ClosedRange<Value>, step: Value) {
        var values: [Value] = []
        var next = range.lowerBound.dialogNumber
        let limit = 100_000
        while let value = Value(next), value <= range.upperBound, values.count < limit {
            values.append(value)
            guard let following = next.advanced(by: step.dialogNumber, times: 1), following > next else { break }
            next = following
        }
        self.init(plain: values) { $0.description }
    }
}

extension DialogOptionList where Value: DialogOptions {
    /// The table of a generated enum.
    public init(_ prefix: String, _ table: String) { self.init(Array(Value.allCases), prefix, table) }
}

extension DialogOptionList where Value: DialogNumeric & LosslessStringConvertible {
    /// A table of numbers: each line's name is the number.
    public init(numbers prefix: String, _ table: String) {
        for row in OptionTable.rows(table, prefix: prefix) {
            guard let value = Value(row.id) else { continue }
            values.append(value)
            choices.append(row)
        }
    }
}
