import DialogLanguage
import YAMLTree

/// Definitions with a text at each place that takes one, and what has to come out of the compiled program.
///
/// The template marks the places by what may stand there:
/// - `TEXT`: a text for people, with placeholders
/// - `MARK`: the same with inline Markdown
/// - `STRING`: a string as it is
/// - `KEY`: the beginning of keys of storage, with placeholders
/// - `CODE`: what stands in the generated code only
struct HostileTexts {
    static let template = """
        dialoggen: 1
        optionSets:
          shared_N:
            - {value: STRING, swiftName: one, title: TEXT, subtitle: TEXT, icon: {asset: STRING}, doc: CODE}
            - {group: TEXT, options: [{value: STRING, swiftName: two, title: {text: TEXT, key: STRING, comment: CODE}}]}
        dialogs:
          popup_N:
            presentation: popup
            title: TEXT{name}TEXT
            message: MARK{name}MARK
            doc: CODE
            arguments: {name: String}
            dialogStyle: STRING
            storage: {kind: userDefaults, prefix: KEY{name}KEY}
            sections:
              - id: first
                header: TEXT
                footer: MARK
                icon: {asset: STRING}
                controls:
                  - id: on
                    kind: toggle
                    default: true
                    title: TEXT{name}TEXT
                    subtitle: {whenOn: MARK, whenOff: MARK}
                    help: MARK
                    icon: {asset: STRING}
                    accessibilityLabel: TEXT
                    accessibilityHint: TEXT
                    accessibilityIdentifier: STRING
                    searchKeywords: [TEXT, TEXT]
                    deprecated: CODE
                    doc: CODE
                    validationMessage: TEXT
                    storageKey: {name: STRING, was: [STRING, STRING]}
                  - {id: whole, kind: toggle, title: TEXT, subtitle: MARK, storageKey: {absolute: STRING}}
                  - {id: short, kind: toggle, title: TEXT, storageKey: STRING, searchKeywords: TEXT}
                  - {id: step, kind: stepper, title: TEXT, range: 1...9, unit: TEXT}
                  - {id: slide, kind: slider, title: TEXT, range: 1...9, unit: TEXT, minimumLabel: TEXT, maximumLabel: TEXT}
                  - {id: number, kind: textField, title: TEXT, valueType: Int, default: 1, unit: TEXT, placeholder: TEXT}
                  - {id: line, kind: textField, title: TEXT, unit: TEXT, placeholder: TEXT, default: STRING}
                  - {id: lines, kind: textEditor, title: TEXT, placeholder: TEXT, default: STRING}
                  - id: choice
                    kind: picker
                    title: TEXT
                    placeholder: TEXT
                    optional: true
                    options:
                      - {value: STRING, swiftName: first, title: TEXT{name}TEXT, subtitle: TEXT, doc: CODE}
                      - {group: TEXT, options: [{value: STRING, swiftName: second, title: TEXT}]}
                  - {id: numbers, kind: picker, title: TEXT, options: [{value: 1, title: TEXT}, {value: 2, title: TEXT}]}
                  - {id: several, kind: multiPicker, title: TEXT, options: {set: shared_N}}
                  - {id: day, kind: datePicker, title: TEXT, default: 2026-11-30, validationMessage: TEXT}
                  - {id: span, kind: durationPicker, title: TEXT, default: 5s}
                  - {id: color, kind: colorPicker, title: TEXT, default: '#102030'}
                  - id: rows
                    kind: list
                    title: TEXT
                    addTitle: TEXT
                    default: [STRING]
                    item: {kind: textField, title: TEXT, unit: TEXT, placeholder: TEXT, validationMessage: TEXT}
                  - {id: row, kind: labeledContent, title: TEXT, value: TEXT}
                  - {id: prose, kind: text, text: MARK{name}MARK}
                  - {id: goes, kind: button, title: TEXT, opens: alert_N}
                  - {id: link, kind: link, title: TEXT, url: 'https://example.com'}
                  - {id: view, kind: custom, title: TEXT, view: Plain, with: {words: STRING}}
            rules:
              - {require: on, message: TEXT{name}TEXT, at: on}
            buttons:
              - {id: ok, title: TEXT, role: confirm, icon: {asset: STRING}, doc: CODE}
              - {id: stop, title: {text: TEXT, key: STRING}, role: cancel}
          alert_N:
            presentation: alert
            title: {text: TEXT, key: STRING, comment: CODE}
            message: TEXT
            deprecated: CODE
          form_N:
            presentation: sheet
            title: TEXT
            controls:
              - {id: secret, kind: secureField, title: TEXT, placeholder: TEXT, validationMessage: TEXT}
          busy_N:
            presentation: loading
            title: TEXT{name}TEXT
            message: TEXT
            arguments: {name: String}
            dialogStyle: STRING

        """

    struct Expectation: Hashable {
        /// `popup`, `alert`, `form` or `busy`.
        var dialog: String
        var text: String
    }

    /// What a placeholder is given: itself and other things that mean something elsewhere.
    static let argument = #"{name}\(x)%@"\#u{202E}"#

    private(set) var definition = ""
    private(set) var expected: Set<Expectation> = []
    private let index: Int
    private var number = 0
    private var generator: SeededGenerator

    /// One copy of the template; `index` is a part of its ids.
    init(index: Int, seed: UInt64) {
        self.index = index
        generator = SeededGenerator(seed: seed)
        var dialog = ""
        for line in Self.template.replacing("_N", with: "\(index)").split(separator: "\n") {
            if let name = line.wholeMatch(of: /\ \ ([a-z]+)[0-9]+:/) { dialog = String(name.1) }
            // The enum of the set has its texts, which the dialog shows.
            let shown = dialog == "shared" ? "popup" : dialog
            definition +=
                line.replacing(/(TEXT|MARK|STRING|KEY|CODE)({name}(TEXT|MARK|KEY))?/) { match in
                    fill(String(match.1), hasArgument: match.2 != nil, dialog: shown)
                } + "\n"
        }
    }

    private mutating func fill(_ mark: String, hasArgument: Bool, dialog: String) -> String {
        let texts = (0..<(hasArgument ? 2 : 1)).map { _ in randomText(isMarkdown: mark == "MARK") }
        let written = mark == "STRING" || mark == "CODE" ? texts : texts.map(Self.withDoubledBraces)
        if mark != "CODE" {
            expected.insert(Expectation(dialog: dialog, text: texts.joined(separator: Self.argument)))
        }
        return Self.quoted(written.joined(separator: "{name}"))
    }

    // MARK: Texts

    private static let nasty: [String] = [
        "\"", "\\", "\\(evil())", "\"\"\"", "*/", "/*", "//", "#\"", "\"#", "#sourceLocation()", "#if X", "\n", "\r",
        "\r\n",
        "\t", "\0", "\u{1}", "\u{B}", "\u{C}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{A0}", "\u{AD}", "\u{300}",
        "e\u{301}",
        "\u{200B}", "\u{200D}", "👩‍👩‍👧‍👦", "🇯🇵", "\u{FE0F}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{2028}", "\u{2029}",
        "\u{FEFF}", "\u{FFFE}", "\u{E000}", "\u{10FFFF}", "%", "%@", "%1$lld", "%%", "{", "}", "{name}", "{{",
        "\\u{41}",
        "\\n", "\\t", "=", "key=", "\n}\nfunc evil() {}\n", "`evil`", "<#evil#>", "$0", "' ", "設定", "ß", "ﷺ",
        "\u{3000}",
    ]

    private mutating func randomText(isMarkdown: Bool) -> String {
        var parts: [String] = []
        for _ in 0..<Int.random(in: 0...5, using: &generator) {
            if Int.random(in: 0..<4, using: &generator) > 0, let part = Self.nasty.randomElement(using: &generator) {
                parts.append(part)
            } else if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x2FFFF, using: &generator)) {
                parts.append(String(scalar))
            }
        }
        // Every text is another one, and none is empty.
        number += 1
        parts.insert("\(index)n\(number)", at: Int.random(in: 0...parts.count, using: &generator))
        let text = parts.joined()
        // A link's address is checked.
        return isMarkdown ? String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "]" })) : text
    }

    private static func withDoubledBraces(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            result.append(scalar)
            if scalar == "{" || scalar == "}" { result.append(scalar) }
        }
        return String(result)
    }

    /// The text as a YAML scalar in double quotes.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case " "..."~", "à"..."ÿ", "一"..."龥": result.unicodeScalars.append(scalar)
            default:
                let digits = String(scalar.value, radix: 16)
                result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
            }
        }
        return result + "\""
    }
}

struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0xD134_2543_DE82_EF95 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
