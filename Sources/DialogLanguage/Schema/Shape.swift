/// What a mapping of the language looks like: its keys, and which of them belong together.
///
/// A class, since the checker hands shapes about for every mapping it reads. Immutable.
public final class Shape: Sendable {
    public let id: ID
    /// What messages call such a mapping, with its article: `a dialog`.
    public let noun: String
    /// One sentence for hover and the language reference.
    public let doc: String
    public let keys: [KeySpec]
    /// The key whose word decides which other keys apply: `presentation`, `kind`.
    public let discriminator: Key?
    /// Keys of which at most one, or exactly one, is given.
    public let choices: [Choice]
    private let makeRules: @Sendable () -> [KeyRule]
    /// The words of the discriminator; empty where there is none.
    public let discriminatingWords: WordList?
    /// Position in `keys` by position in `Key.allCases`; -1 where the shape has no such key.
    private let positions: [Int8]
    /// The keys that some or all words of the discriminator require, and where they stand in ``keys``.
    let keysThatMayBeRequired: [(key: Key, isRequiredFor: WordSet, position: Int)]
    /// What the shape pass asks of each of ``keys``.
    private let routes: [KeyRoute]

    /// Every shape there is.
    public enum ID: Int, Sendable, CaseIterable {
        case file, dialog, storage, dismiss, rule, section, control, listItem, recordItem, button
        case text, onOffTexts, icon, content, openTarget, appReference
        case option, optionGroup, optionSetReference, storageKey, systemLink
        case configuration
    }

    /// Keys that exclude each other.
    public struct Choice: Sendable {
        public let keys: [Key]
        /// The discriminating words for which one of the keys has to be there.
        public let isRequiredFor: WordSet
        /// The same as ``keys``.
        let keySet: KeySet

        init(keys: [Key], isRequiredFor: WordSet) {
            self.keys = keys
            self.isRequiredFor = isRequiredFor
            keySet = KeySet(keys)
        }
    }

    init(
        _ id: ID, noun: String, doc: String, discriminator: Key? = nil, choices: [Choice] = [],
        rules: @autoclosure @escaping @Sendable () -> [KeyRule] = [], keys: [KeySpec]
    ) {
        self.id = id
        self.noun = noun
        self.doc = doc
        self.keys = keys
        self.discriminator = discriminator
        self.choices = choices
        makeRules = rules
        var positions = [Int8](repeating: -1, count: KeyTable.shared.keys.count)
        // Of several specifications of a key the first counts.
        for (position, spec) in keys.enumerated().reversed() { positions[spec.key.position] = Int8(clamping: position) }
        self.positions = positions
        let form = keys.first { $0.key == discriminator }?.form
        discriminatingWords = if case .scalar(.word(let list))? = form { list } else { nil }
        keysThatMayBeRequired = keys.indices.filter { keys[$0].isRequiredFor != .none }.map {
            (keys[$0].key, keys[$0].isRequiredFor, $0)
        }
        routes = keys.map(KeyRoute.init)
    }

    /// What else holds between keys. Only those ask who describe the language.
    public var rules: [KeyRule] { makeRules() }

    /// The specification of the key at a position of `Key.allCases`, if the shape has it.
    ///
    /// Where the key differs by discriminating word, the one for `words`, else the first.
    func spec(at keyPosition: Int, for words: WordSet) -> KeySpec? {
        position(at: keyPosition, for: words).map { keys[$0] }
    }

    /// The same as ``spec(at:for:)``, but only what the shape pass asks.
    func route(at keyPosition: Int, for words: WordSet) -> KeyRoute? {
        position(at: keyPosition, for: words).map { routes[$0] }
    }

    private func position(at keyPosition: Int, for words: WordSet) -> Int? {
        let position = Int(positions[keyPosition])
        guard position >= 0 else { return nil }
        let first = routes[position]
        if first.isOnlyOne || first.appliesTo.intersects(words) { return position }
        return routes.firstIndex { $0.key == first.key && $0.appliesTo.intersects(words) } ?? position
    }

    /// Where the key at a position of `Key.allCases` stands among the shape's keys, which is the order they are written in.
    func order(at keyPosition: Int) -> Int? {
        let position = Int(positions[keyPosition])
        return position < 0 ? nil : position
    }

    /// What the shape says about a key; several where the key differs by discriminating word.
    public func specs(of key: Key) -> [KeySpec] {
        keys.filter { $0.key == key }
    }
}

/// One key of a shape. A class for the same reason as the shape.
public final class KeySpec: Sendable {
    public let key: Key
    public let form: ValueForm
    /// The form as the shape pass asks it.
    let readableForm: ReadableForm
    /// One sentence for hover and the language reference.
    public let doc: String
    /// The discriminating words for which the key exists.
    public let appliesTo: WordSet
    /// The discriminating words for which the key must be there.
    public let isRequiredFor: WordSet
    /// What people write when they mean this key: offered as "did you mean".
    public let otherSpellings: [String]
    /// The format version that brought the key.
    public let since: Int
    /// What to write instead, for a key on its way out.
    public let deprecated: String?
    /// What holds without the key, as it would be written; `nil` where that depends on something or is nothing.
    public let defaultValue: String?
    /// Where the form alone makes a poor example: what may stand after the key, as it is written.
    public let givenExample: String?
    /// What the form is for some of the discriminating words, more exactly. The checker reads the value by `form` and
    /// judges it together with other keys; this is for those who see no more than one key at a time.
    public let narrowings: [Narrowing]
    /// Whether the key is the same for all discriminating words it applies to; `false` where the shape has it twice.
    let isOnlyOne: Bool

    /// A form for some of the discriminating words.
    public struct Narrowing: Sendable {
        public let appliesTo: WordSet
        public let form: ValueForm

        init(for appliesTo: WordSet, _ form: ValueForm) {
            self.appliesTo = appliesTo
            self.form = form
        }
    }

    init(
        _ key: Key, _ form: ValueForm, for appliesTo: WordSet = .all, required isRequiredFor: WordSet = .none,
        otherSpellings: [String] = [], since: Int = 1, deprecated: String? = nil, isOnlyOne: Bool = true,
        defaultValue: String? = nil, example: String? = nil, narrowings: [Narrowing] = [], _ doc: String
    ) {
        self.key = key
        self.form = form
        readableForm = ReadableForm(form)
        self.doc = doc
        self.appliesTo = appliesTo
        self.isRequiredFor = isRequiredFor
        self.otherSpellings = otherSpellings
        self.since = since
        self.deprecated = deprecated
        self.defaultValue = defaultValue
        givenExample = example
        self.narrowings = narrowings
        self.isOnlyOne = isOnlyOne
    }
}

/// How the value of a key is read.
struct KeyRoute: Sendable {
    let key: Key
    /// Whether the key is the same for all discriminating words it applies to.
    let isOnlyOne: Bool
    /// The discriminating words for which the key exists.
    let appliesTo: WordSet
    /// Not counted: the shapes of the schema, which keep their keys, and these their forms, are never freed. Every value of
    /// every file is read through one of them; counted, all threads would write to the same few numbers all the time and wait
    /// for each other.
    private let form: Unmanaged<ReadableForm>

    init(_ spec: KeySpec) {
        key = spec.key
        isOnlyOne = spec.isOnlyOne
        appliesTo = spec.appliesTo
        form = Unmanaged.passUnretained(spec.readableForm)
    }

    /// Calls `body` with the form and a value. The value is handed through, since one that `body` captured would be counted.
    @inline(__always)
    func read<Value, Result>(_ value: Value, _ body: (ReadableForm, Value) -> Result) -> Result {
        form._withUnsafeGuaranteedRef { body($0, value) }
    }
}

/// What may stand after a key.
public indirect enum ValueForm: Sendable {
    case scalar(ScalarType)
    /// A text for people: a scalar, or `{text: …, key: …, comment: …}`.
    case text(isMarkdown: Bool)
    case record(Shape.ID)
    /// Names chosen by the author (or by a list of words), each with a value.
    case names(NameRule, of: ValueForm, mayBeEmpty: Bool)
    case list(of: ValueForm, mayBeEmpty: Bool)
    /// The first that fits the YAML node; mappings are told apart by their keys.
    case anyOf([ValueForm])

    /// What the keys of a mapping with free names must be.
    public enum NameRule: Sendable {
        /// Ids; `role` is what they are the id of.
        case identifier(role: String)
        /// A word of a list.
        case word(WordList)
    }

    static let text = ValueForm.text(isMarkdown: false)
    /// A text in which emphasis, code and links are marked up.
    static let markdown = ValueForm.text(isMarkdown: true)
    static let string = ValueForm.scalar(.string)
    static let bool = ValueForm.scalar(.bool)
    static let condition = ValueForm.scalar(.condition)
    static let platforms = ValueForm.list(of: .scalar(.word(.platforms)), mayBeEmpty: false)
    static let literals = ValueForm.names(.identifier(role: "value"), of: .scalar(.literal), mayBeEmpty: true)
    static let icon = ValueForm.anyOf([.scalar(.symbolName), .record(.icon)])
    static let opens = ValueForm.anyOf([.scalar(.reference), .record(.openTarget)])
    /// Either what `form` takes or `{app: name}`.
    static func orApp(_ form: ValueForm) -> ValueForm { .anyOf([form, .record(.appReference)]) }
    static func word(_ list: WordList) -> ValueForm { .scalar(.word(list)) }
    static func swiftName(_ role: SwiftNameRole) -> ValueForm { .scalar(.swiftName(role)) }
}

/// How a scalar is read.
public enum ScalarType: Sendable {
    /// Verbatim.
    case string
    /// The source text inside `{text: …}`.
    case sourceText
    case bool
    case int
    /// A JSON number, whole or not; which of the two it must be depends on other keys.
    case number
    /// `a...b`, `a...`, `...b`; the type of the bounds depends on other keys.
    case range
    /// `a...b`, `a...`, `...b` or `n`: how many of something.
    case count
    case duration
    /// `a...b` with durations as bounds.
    case durationRange
    /// `a...b` with dates or times as bounds; which of them depends on other keys.
    case dateRange
    /// `'#RRGGBB'` or `'#RRGGBBAA'`.
    case color
    case word(WordList)
    /// An id that the author gives to something.
    case identifier(role: String)
    /// The id of something else.
    case reference
    /// `dialogId.controlId`.
    case anchor
    case swiftName(SwiftNameRole)
    case condition
    /// A Swift regular expression.
    case pattern
    case url
    /// The name of an SF Symbol.
    case symbolName
    case numberFormat
    /// Left as written: other keys decide what it is.
    case literal
    /// The bare word of a standard button.
    case standardButton
    /// The smallest version of a platform.
    case version
}

/// What a Swift name is the name of; decides what may be written.
public enum SwiftNameRole: Sendable {
    /// The type of a value: `Int`, `Model.Angle`, `[String]`, `Int?`.
    case type
    /// The edited type, a view, or a member that the app supplies: `name` or `group.name`.
    case path
    /// A property path inside the edited type.
    case keyPath
    /// A name to be declared.
    case declaration
    /// The name of an enum case to be declared.
    case caseName
    /// A module.
    case module
}
