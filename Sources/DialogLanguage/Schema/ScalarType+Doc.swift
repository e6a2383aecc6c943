// What the types are called, how a value is written and an example of each, for the language reference.

extension ScalarType {
    /// The name, as a row of the table of types.
    var name: String {
        switch self {
        case .string: "string"
        case .sourceText: "text"
        case .bool: "bool"
        case .int: "whole number"
        case .number: "number"
        case .range: "range"
        case .durationRange: "range of durations"
        case .dateRange: "range of dates"
        case .count: "count"
        case .duration: "duration"
        case .color: "colour"
        case .word: "word"
        case .identifier: "id"
        case .reference: "reference"
        case .anchor: "anchor"
        case .swiftName: "Swift name"
        case .condition: "condition"
        case .pattern: "pattern"
        case .url: "URL"
        case .symbolName: "symbol"
        case .numberFormat: "number format"
        case .literal: "value"
        case .standardButton: "standard button"
        case .version: "version"
        }
    }

    /// How a value is written, in a sentence or two.
    var doc: String {
        switch self {
        case .string: "Any scalar, taken verbatim: no placeholders, not translated."
        case .sourceText:
            "Any scalar, or `{text: …, key: …, comment: …}`. Translated; `{argument}` is replaced, `{{` and `}}` stand for "
                + "braces."
        case .bool: "`true` or `false`, without quotes."
        case .int: "Digits, perhaps with a minus, without quotes."
        case .number: "A JSON number without quotes: `12`, `-0.5`."
        case .range: "`a...b`, `a...` or `...b`, without spaces; the bounds are of the type of the control."
        case .durationRange: "A range whose bounds are durations."
        case .dateRange: "A range whose bounds are dates or times."
        case .count: "A range of whole numbers from 0 on, or one such number."
        case .duration: "A number with a unit: `250ms`, `1.5s`, `2min`, `1h`."
        case .color: "`'#RRGGBB'` or `'#RRGGBBAA'`, in quotes."
        case .word: "One of a closed list, in exactly this case."
        case .identifier:
            "A lower-case letter, then letters and digits; no word of conditions ("
                + Values.reservedIdentifiers.sorted().map { "`\($0)`" }.joined(separator: ", ") + ")."
        case .reference: "The id of something else."
        case .anchor: "`dialogId.controlId`: a control of a page."
        case .swiftName: "A Swift name as the place needs it: an identifier, a dotted path, a key path or a type."
        case .condition:
            "Ids, literals, `app.name`, `not == != < <= > >= and or` and parentheses: `click and volume > 3`."
        case .pattern: "A Swift regular expression, matched against the whole text."
        case .url: "A complete `http`, `https`, `mailto` or `tel` URL."
        case .symbolName: "The name of an SF Symbol."
        case .numberFormat: "`integer`, `decimal(n)` with n digits, `percent` or `duration`."
        case .literal: "A scalar whose type other keys decide."
        case .standardButton: "The word of a button that the platform names."
        case .version: "A version of a platform: `17` or `17.4`."
        }
    }

    /// What may stand after a key of the type.
    var example: String {
        switch self {
        case .string: "Words"
        case .sourceText: "Words"
        case .bool: "true"
        case .int: "1"
        case .number: "0.5"
        case .range: "1...16"
        case .durationRange: "1s...10min"
        case .dateRange: "2026-01-01...2026-12-31"
        case .count: "1...40"
        case .duration: "250ms"
        case .color: "'#FF8800'"
        case .word(let list): list.spellings[0]
        case .identifier: "tempo"
        case .reference: "tempo"
        case .anchor: "settings.tempo"
        case .swiftName(let role): role.example
        case .condition: "click and volume > 3"
        case .pattern: "'[A-Z]{2}[0-9]+'"
        case .url: "'https://example.com'"
        case .symbolName: "metronome"
        case .numberFormat: "decimal(1)"
        case .literal: "120"
        case .standardButton: "save"
        case .version: "17.4"
        }
    }
}

extension SwiftNameRole {
    fileprivate var example: String {
        switch self {
        case .type: "Angle"
        case .path: "Song"
        case .keyPath: "metronome.tempo"
        case .declaration: "TempoDialog"
        case .caseName: "fSharp"
        case .module: "ComposerModel"
        }
    }
}

extension KeySpec {
    /// What may stand after the key, as it is written on one line.
    public var example: String { givenExample ?? (narrowings.first?.form ?? form).example }
}

extension ValueForm {
    /// What may stand after a key that takes the form, as it is written on one line.
    fileprivate var example: String {
        switch self {
        case .scalar(let type): type.example
        case .text: ScalarType.sourceText.example
        case .record(let id): Schema.shape(id).example
        case .list(let element, _): "[\(element.example)]"
        case .names(.identifier(let role), let element, _): "{\(role): \(element.example)}"
        case .names(.word(let list), let element, _): "{\(list.spellings[0]): \(element.example)}"
        case .anyOf(let forms): forms.first?.example ?? ScalarType.string.example
        }
    }
}

extension Shape {
    /// The shortest such mapping: the keys that the first word of the discriminator needs.
    fileprivate var example: String {
        let word = WordSet(position: 0)
        func isMeant(_ set: WordSet) -> Bool { set.intersects(word) }
        let chosen = choices.filter { isMeant($0.isRequiredFor) }.compactMap(\.keys.first)
        let needed = keys.filter { isMeant($0.appliesTo) && (isMeant($0.isRequiredFor) || chosen.contains($0.key)) }
        let shown = needed.isEmpty ? Array(keys.prefix(1)) : needed
        return "{" + shown.map { "\($0.key.rawValue): \($0.example)" }.joined(separator: ", ") + "}"
    }
}
