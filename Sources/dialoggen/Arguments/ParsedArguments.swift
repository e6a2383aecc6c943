/// What the command line says, checked against the tables.
struct ParsedArguments: Sendable {
    /// The texts that are no options, in order.
    var operands: [String] = []
    /// The names of the options, and their values in the same order; a switch has an empty one. No dictionary: they are
    /// few, and in a short run making its type takes longer than comparing them all. Two lists, since one of pairs would be
    /// another type as well.
    private var names: [String] = []
    private var values: [String] = []

    init() {}

    /// Notes an option; `false` if it was there already.
    mutating func note(_ row: OptionRow, value: String = "") -> Bool {
        if names.contains(row.name) { return false }
        names.append(row.name)
        values.append(value)
        return true
    }

    func has(_ option: Switch) -> Bool { names.contains(option.row.name) }

    func has<Value>(_ option: ValueOption<Value>) -> Bool { names.contains(option.row.name) }

    subscript<Value>(_ option: ValueOption<Value>) -> Value? {
        value(of: option.row).flatMap(option.convert)
    }

    /// The text that was given for an option.
    func value(of row: OptionRow) -> String? { names.firstIndex(of: row.name).map { values[$0] } }
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
