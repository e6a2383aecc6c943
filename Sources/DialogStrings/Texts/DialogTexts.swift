import Diagnostics
public import DialogLanguage

/// All texts of a set of definitions that can be translated.
///
/// The words of the standard buttons are not among them: the runtime brings those along in many languages.
public struct DialogTexts: Sendable {
    /// Each key once, in the order of the definitions.
    public private(set) var texts: [CatalogText] = []
    /// Keys that stand for two different texts; the first one is in `texts`.
    public private(set) var conflicts: [Finding] = []

    private var indices: [String: Int] = [:]

    /// Collects the texts of definitions.
    public init(_ set: DialogSet) {
        for file in set.files {
            Self.visit(file, wantsRoles: true) { entry, arguments in
                merge(CatalogText(entry.text, role: entry.role, arguments: arguments))
            }
        }
    }

    /// The conflicts alone, for which nothing needs to be put into words.
    public static func conflicts(in set: DialogSet) -> [Finding] {
        var conflicts: [Finding] = []
        var first: [String: (text: LocalizedText, arguments: [Argument])] = [:]
        for file in set.files {
            visit(file, wantsRoles: false) { entry, arguments in
                guard let known = first.updateValue((entry.text, arguments), forKey: entry.text.key) else { return }
                first[entry.text.key] = known
                let earlier = CatalogText(known.text, role: "", arguments: known.arguments)
                let later = CatalogText(entry.text, role: "", arguments: arguments)
                if let conflict = conflict(of: later, with: earlier) { conflicts.append(conflict) }
            }
        }
        return conflicts
    }

    /// Every text in the order of the definitions, with the arguments that it may name.
    private static func visit(
        _ file: DefinitionFile, wantsRoles: Bool, _ body: (TextCollector.Entry, [Argument]) -> Void
    ) {
        for dialog in file.dialogs {
            var collector = TextCollector(wantsRoles: wantsRoles)
            collector.add(dialog)
            for entry in collector.entries { body(entry, dialog.arguments) }
        }
        for optionSet in file.optionSets {
            var collector = TextCollector(wantsRoles: wantsRoles)
            collector.add(optionSet.options) { "the option set \(optionSet.id)" }
            for entry in collector.entries { body(entry, []) }
        }
    }

    private mutating func merge(_ text: CatalogText) {
        guard let index = indices[text.key] else {
            indices[text.key] = texts.count
            texts.append(text)
            return
        }
        if let conflict = Self.conflict(of: text, with: texts[index]) {
            conflicts.append(conflict)
        } else if texts[index].authorComment == nil, text.authorComment != nil {
            texts[index] = text
        }
    }

    private static func conflict(of text: CatalogText, with first: CatalogText) -> Finding? {
        guard first.value != text.value else { return nil }
        return Finding(
            "the key \(text.key) stands for another text already; give one of the two a key of its own",
            at: text.span, notes: [.init("the first text: \(first.value)", at: first.span)])
    }
}
