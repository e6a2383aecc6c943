/// An option of the command line as the parser and the help see it: one row of a table.
///
/// A class, as a command is: arrays of objects share the type of their storage, and making another takes as long as reading
/// a file.
final class OptionRow: Sendable {
    /// With its dashes: `--output`.
    let name: String
    /// For an option that takes any text: what stands for it in the help, for example `DIR`.
    let valueName: String?
    /// For an option that takes only these: the words.
    let words: [String]
    /// Whether several of the words may be given, with commas between them.
    let takesSeveral: Bool
    let summary: String

    init(
        name: String, valueName: String? = nil, words: [String] = [], takesSeveral: Bool = false, summary: String
    ) {
        self.name = name
        self.valueName = valueName
        self.words = words
        self.takesSeveral = takesSeveral
        self.summary = summary
    }

    var takesValue: Bool { valueName != nil || !words.isEmpty }

    /// What stands for the value in the help; none for a switch.
    var placeholder: String? {
        valueName ?? (words.isEmpty ? nil : words.joined(separator: takesSeveral ? "," : "|"))
    }

    /// As it is written in help: `--output DIR`.
    var title: String { placeholder.map { "\(name) \($0)" } ?? name }
}

/// An option that is there or not.
struct Switch: Sendable {
    let row: OptionRow

    init(_ name: String, _ summary: String) {
        row = OptionRow(name: name, summary: summary)
    }
}

/// An option with a value of a Swift type.
struct ValueOption<Value: Sendable>: Sendable {
    let row: OptionRow
    /// Turns an accepted text into the value.
    let convert: @Sendable (String) -> Value?
}

extension ValueOption where Value == String {
    /// An option that takes any text, such as a path.
    init(_ name: String, _ valueName: String, _ summary: String) {
        self.init(row: OptionRow(name: name, valueName: valueName, summary: summary), convert: { $0 })
    }
}

extension ValueOption {
    /// An option that takes some words of a closed list.
    init<Word: RawRepresentable<String> & Hashable & Sendable>(_ name: String, someOf words: [Word], _ summary: String)
    where Value == Set<Word> {
        self.init(
            row: OptionRow(name: name, words: words.map(\.rawValue), takesSeveral: true, summary: summary),
            convert: { text in Set(text.split(separator: ",").compactMap { Word(rawValue: String($0)) }) })
    }
}

extension ValueOption where Value: CaseIterable & RawRepresentable<String> {
    /// An option that takes one word of a closed list.
    init(_ name: String, _ summary: String) {
        self.init(
            row: OptionRow(name: name, words: Value.allCases.map(\.rawValue), summary: summary),
            convert: { Value(rawValue: $0) })
    }
}
