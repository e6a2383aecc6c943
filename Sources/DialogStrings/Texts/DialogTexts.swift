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
            for dialog in file.dialogs {
                var collector = TextCollector(arguments: dialog.arguments)
                collector.add(dialog)
                merge(collector.texts)
            }
            for optionSet in file.optionSets {
                var collector = TextCollector(arguments: [])
                collector.add(optionSet.options, of: "the option set \(optionSet.id)")
                merge(collector.texts)
            }
        }
    }

    private mutating func merge(_ new: [CatalogText]) {
        for text in new {
            guard let index = indices[text.key] else {
                indices[text.key] = texts.count
                texts.append(text)
                continue
            }
            let first = texts[index]
            if first.value != text.value {
                conflicts.append(
                    Finding(
                        "the key \(text.key) stands for another text already; give one of the two a key of its own",
                        at: text.span, notes: [.init("the first text: \(first.value)", at: first.span)]))
            } else if first.authorComment == nil, text.authorComment != nil {
                texts[index] = text
            }
        }
    }
}
