/// What the command line says, checked against the tables.
struct ParsedArguments: Sendable {
    /// The texts that are no options, in order.
    var operands: [String] = []
    /// Values by option name; a switch has an empty one.
    private(set) var values: [String: String] = [:]

    init() {}

    /// Notes an option; `false` if it was there already.
    mutating func note(_ row: OptionRow, value: String = "") -> Bool {
        values.updateValue(value, forKey: row.name) == nil
    }

    func has(_ option: Switch) -> Bool { values[option.row.name] != nil }

    func has<Value>(_ option: ValueOption<Value>) -> Bool { values[option.row.name] != nil }

    subscript<Value>(_ option: ValueOption<Value>) -> Value? {
        values[option.row.name].flatMap(option.convert)
    }
}

/// A command line that cannot be followed: exit status 2 and this text.
struct UsageError: Error, Equatable {
    /// What is wrong, without a full stop.
    let message: String
    /// The way out, as a sentence of its own.
    let advice: String?

    init(_ message: String, advice: String? = nil) {
        self.message = message
        self.advice = advice
    }

    var consoleText: String { Console.errorText([message], advice: advice) }
}
