/// The language reference, read off the table: every shape, key, type and word, with examples.
public enum LanguageReference {
    /// The page, with a newline at its end.
    public static var markdown: String {
        let sections = [introduction, types] + Schema.shapes.map(section) + [words]
        return sections.joined(separator: "\n\n") + "\n"
    }

    private static let introduction = """
        # The dialog language, version \(Schema.version)

        <!-- Written by `dialoggen schema --format markdown`. Change the table in Sources/DialogLanguage/Schema instead. -->

        A definition file ends in `.dialog.yaml` or `.dialog.yml` and holds one or more dialogs:

        ```yaml
        dialoggen: \(Schema.version)
        dialogs:
          saved:
            presentation: alert
            title: Saved
        ```

        What a scalar means depends on the key it stands after, never on YAML: `title: no` and `title: 12:30` are texts.
        Keys in **bold** have to be there. An example is what may stand after the key; every example on this page is
        checked.
        """

    private static var types: String {
        var seen: Set<String> = []
        let all = Schema.shapes.flatMap(\.keys).flatMap(\.form.scalarTypes).filter { seen.insert($0.name).inserted }
        let rows = all.map { [$0.name, $0.doc, "`\($0.example)`"] }
        return "## Types\n\n" + table(["type", "how it is written", "example"], rows)
    }

    // MARK: Mappings

    private static func section(_ shape: Shape) -> String {
        let title = "## \(shape.noun.prefix(1).uppercased() + shape.noun.dropFirst())\n\n\(shape.doc)"
        var head = ["key", "value", "default", "example", "meaning"]
        if shape.discriminator != nil { head.insert("for", at: 1) }
        let keys = table(head, shape.keys.map { row($0, in: shape) })
        let choices = shape.choices.map { choice in
            let keys = choice.keys.map { "`\($0.rawValue)`" }.joined(separator: ", ")
            let need = choice.isRequiredFor == .none ? "at most one" : "one"
            let isForSome = ![WordSet.none, .all].contains(choice.isRequiredFor)
            let place = isForSome ? " for \(takers(choice.isRequiredFor, in: shape))" : ""
            return "Of \(keys) there is \(need)\(place)."
        }
        let rules = shape.rules.isEmpty ? [] : [shape.rules.map { "* " + $0.doc }.joined(separator: "\n")]
        return ([title, keys] + choices + rules + paragraphs(of: shape)).joined(separator: "\n\n")
    }

    private static func row(_ spec: KeySpec, in shape: Shape) -> [String] {
        let name = "`\(spec.key.rawValue)`"
        let isRequired = spec.isRequiredFor != .none
        let isAlwaysRequired = isRequired && takers(spec.isRequiredFor, in: shape) == takers(spec.appliesTo, in: shape)
        var meaning = spec.doc
        if isRequired, !isAlwaysRequired { meaning += " Required for \(takers(spec.isRequiredFor, in: shape))." }
        if let instead = spec.deprecated { meaning += " Deprecated: \(instead)" }
        var row = [
            isAlwaysRequired ? "**\(name)**" : name, value(of: spec, in: shape),
            spec.defaultValue.map { "`\($0)`" } ?? "", "`\(spec.example)`", meaning,
        ]
        if shape.discriminator != nil { row.insert(takers(spec.appliesTo, in: shape), at: 1) }
        return row
    }

    private static func value(of spec: KeySpec, in shape: Shape) -> String {
        let narrow = spec.narrowings.map { narrowing in
            let words = narrowing.form.wordLists.flatMap(\.spellings).map { "`\($0)`" }.joined(separator: ", ")
            return "\(takers(narrowing.appliesTo, in: shape)): \(words.isEmpty ? narrowing.form.description : words)"
        }
        return ([spec.form.description] + narrow).joined(separator: "; ")
    }

    /// The words that a set means, in words.
    private static func takers(_ set: WordSet, in shape: Shape) -> String {
        let spellings = shape.discriminatingWords?.spellings ?? []
        let members = spellings.enumerated().filter { set.contains(position: $0.offset) }.map { "`\($0.element)`" }
        let others = spellings.enumerated().filter { !set.contains(position: $0.offset) }.map { "`\($0.element)`" }
        if others.isEmpty { return "all" }
        return others.count <= 3 && members.count > others.count
            ? "all but " + others.joined(separator: ", ") : members.joined(separator: ", ")
    }

    /// A paragraph for each word of the discriminator that has an example.
    private static func paragraphs(of shape: Shape) -> [String] {
        (shape.discriminatingWords?.words ?? []).enumerated().compactMap { position, word in
            guard let example = word.example else { return nil }
            let own = shape.keys.filter { $0.appliesTo.contains(position: position) && $0.appliesTo != .all }
            let keys = own.map { spec in
                let name = "`\(spec.key.rawValue)`"
                return spec.isRequiredFor.contains(position: position) ? "**\(name)**" : name
            }
            return """
                ### `\(word.spelling)`

                \(word.doc)

                Besides the keys of all: \(keys.isEmpty ? "none" : keys.joined(separator: ", ")).

                ```yaml
                \(example)
                ```
                """
        }
    }

    // MARK: Words

    private static var words: String {
        var seen: Set<String> = []
        let lists = Schema.shapes.flatMap(\.keys).flatMap(\.form.wordLists).filter { seen.insert($0.noun).inserted }
        let sections = lists.map { list in
            "### Words: \(list.noun)\n\n"
                + table(["word", "meaning"], list.words.map { ["`\($0.spelling)`", $0.doc] })
        }
        return (["## Words"] + sections).joined(separator: "\n\n")
    }

    private static func table(_ head: [String], _ rows: [[String]]) -> String {
        func line(_ cells: [String]) -> String {
            "| " + cells.map { $0.split(separator: "|").joined(separator: "\\|") }.joined(separator: " | ") + " |"
        }
        return ([line(head), line(head.map { _ in "---" })] + rows.map(line)).joined(separator: "\n")
    }

    /// The name that a heading has in a link.
    static func anchor(_ heading: String) -> String {
        String(heading.lowercased().compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" ? $0 : nil })
    }
}

extension ValueForm {
    /// What the form takes, in words with links to where they are explained.
    fileprivate var description: String {
        switch self {
        case .scalar(let type):
            guard let list = type.wordList else { return type.name }
            return "[\(list.noun)](#\(LanguageReference.anchor("Words: \(list.noun)")))"
        case .text(let isMarkdown): return isMarkdown ? "text with inline Markdown" : "text"
        case .record(let id):
            let noun = Schema.shape(id).noun
            return "[\(noun)](#\(LanguageReference.anchor(noun)))"
        case .list(let element, _): return "list of: \(element.description)"
        case .names(.identifier(let role), let element, _): return "\(role) ids, each with: \(element.description)"
        case .names(.word(let list), let element, _):
            return "\(ValueForm.word(list).description)s, each with: \(element.description)"
        case .anyOf(let forms): return forms.map(\.description).joined(separator: ", or ")
        }
    }

    /// The types of the scalars in the value.
    fileprivate var scalarTypes: [ScalarType] {
        switch self {
        case .scalar(let type): [type]
        case .text: [.sourceText]
        case .record: []
        case .list(let element, _), .names(_, let element, _): element.scalarTypes
        case .anyOf(let forms): forms.flatMap(\.scalarTypes)
        }
    }

    /// The lists of words in the value.
    fileprivate var wordLists: [WordList] {
        switch self {
        case .names(.word(let list), let element, _): [list] + element.wordLists
        case .names(.identifier, let element, _), .list(let element, _): element.wordLists
        case .anyOf(let forms): forms.flatMap(\.wordLists)
        case .scalar(let type): [type.wordList].compactMap(\.self)
        case .text, .record: []
        }
    }
}

extension ScalarType {
    fileprivate var wordList: WordList? {
        switch self {
        case .word(let list): list
        case .standardButton: .standardButtons
        default: nil
        }
    }
}
