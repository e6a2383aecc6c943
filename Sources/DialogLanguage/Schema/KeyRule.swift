/// Something that holds between the keys of a mapping, as far as a look at the mapping alone tells.
///
/// The checker sees more than one mapping and judges these things together with everything else. They stand in the table
/// for those who see no more: the JSON Schema and the language reference.
public struct KeyRule: Sendable {
    /// What such a mapping looks like.
    public let pattern: MappingPattern
    /// One sentence for the language reference; inline Markdown.
    public let doc: String

    init(_ doc: String, _ pattern: MappingPattern) {
        self.pattern = pattern
        self.doc = doc
    }

    init(_ doc: String, when condition: MappingPattern, then demand: MappingPattern) {
        self.init(doc, .implies(condition, demand))
    }
}

/// What a mapping looks like.
public indirect enum MappingPattern: Sendable {
    /// The key is there.
    case has(Key)
    /// The key is not there.
    case lacks(Key)
    /// The key is there with `true`.
    case isTrue(Key)
    /// The key is there with one of these words.
    case word(Key, [String])
    /// The key is there with a text that a regular expression finds something in.
    case text(Key, matching: String)
    /// The key is there with a text that has no key of its own in the String Catalog.
    case unkeyedText(Key)
    /// The key is there with a list of at least two.
    case several(Key)
    /// Every mapping in the list after the key looks like this.
    case each(Key, MappingPattern)
    /// The mapping after the key looks like this.
    case inside(Key, MappingPattern)
    case all([MappingPattern])
    case any([MappingPattern])
    case implies(MappingPattern, MappingPattern)

    static func lacksAll(_ keys: Key...) -> MappingPattern { .all(keys.map { .lacks($0) }) }
    static func kind(_ kinds: ControlKind...) -> MappingPattern { .word(.kind, kinds.map(\.rawValue)) }
    static func presentation(_ presentations: Presentation...) -> MappingPattern {
        .word(.presentation, presentations.map(\.rawValue))
    }
    /// Every control looks like this, in sections or not.
    static func eachControl(_ pattern: MappingPattern) -> MappingPattern {
        .all([.each(.controls, pattern), .each(.sections, .each(.controls, pattern))])
    }
}
