/// Every key of the language and of the configuration file, whatever place it is valid at.
///
/// The raw value is the spelling. Where a key is valid, what it takes and what it means stands in `Schema`.
public enum Key: String, Sendable, CaseIterable {
    // A file
    case dialoggen
    case dialogs
    case optionSets
    case imports

    // A dialog
    case presentation
    case title
    case message
    case doc
    case arguments
    case controls
    case sections
    case content
    case edits
    case storage
    case apply
    case buttons
    case dismiss
    case whenBusy
    case rules
    case anchor
    case progress
    case cancellable
    case delay
    case minimumDuration
    case search
    case dialogStyle
    case platforms
    case deprecated
    case allow
    case swiftName

    // Parts of a dialog
    case suite
    case prefix
    case closeButton
    case outsideTap
    case swipe
    case escape
    case whenEdited
    case require
    case at
    case id
    case header
    case footer
    case icon
    case collapsed
    case visibleWhen
    case enabledWhen

    // A control
    case kind
    case subtitle
    case help
    case accessibilityLabel
    case accessibilityHint
    case accessibilityIdentifier
    case searchKeywords
    case `default`
    case bind
    case storageKey
    case onChange
    case validationMessage
    case valueType
    case showsValue
    case optional
    case required
    case style
    case range
    case step
    case unit
    case format
    case minimumLabel
    case maximumLabel
    case options
    case count
    case placeholder
    case length
    case pattern
    case contentType
    case keyboard
    case autocapitalization
    case autocorrection
    case lineLimit
    case components
    case storedAs
    case opacity
    case item
    case addTitle
    case allowsAdd
    case allowsDelete
    case allowsMove
    case value
    case text
    case action
    case opens
    case role
    case url
    case view
    case with

    // Mappings that stand for one value
    case whenOn
    case whenOff
    case key
    case comment
    case app
    case asset
    case system
    case set
    case group
    case dialog
    case absolute
    case name
    case was

    // A button
    case isDefault
    case onDismiss

    // The configuration file
    case accessLevel
    case sourceLanguage
    case stringsTable
    case catalog
    case lint
    case baseline
    case bundle
    case facade
    case previews
}

extension Key {
    /// The position in `allCases`, which is how the compiler numbers an enum without payloads (a test makes sure). A
    /// dictionary would do as well, but keys are looked up far too often for one.
    @inline(__always) var position: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}

/// A set of keys.
struct KeySet: Sendable, Hashable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init() {}

    init(_ keys: [Key]) {
        for key in keys { insert(key) }
    }

    /// How many keys are in both sets.
    func countShared(with other: KeySet) -> Int {
        (low & other.low).nonzeroBitCount + (high & other.high).nonzeroBitCount
    }

    @inline(__always) func contains(_ key: Key) -> Bool {
        let position = key.position
        return position < 64 ? low & (1 << UInt64(position)) != 0 : high & (1 << UInt64(position - 64)) != 0
    }

    mutating func insert(_ key: Key) {
        let position = key.position
        if position < 64 { low |= 1 << UInt64(position) } else { high |= 1 << UInt64(position - 64) }
    }
}

/// The keys by their spellings.
struct KeyTable: Sendable {
    static let shared = KeyTable()

    /// All keys; `Key.allCases` would make a new list each time.
    let keys = Key.allCases
    let spellings = SpellingTable(Key.allCases.map(\.rawValue))

    /// The position in `Key.allCases` of the key that these bytes spell; no `String` is made.
    func position(spelt bytes: UnsafeBufferPointer<UInt8>) -> Int? { spellings.position(spelt: bytes) }
}
