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
    var position: Int { withUnsafeBytes(of: self) { Int($0[0]) } }
}

/// A set of keys.
struct KeySet: Sendable, Hashable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    func contains(_ key: Key) -> Bool {
        let position = key.position
        return position < 64 ? low & (1 << UInt64(position)) != 0 : high & (1 << UInt64(position - 64)) != 0
    }

    mutating func insert(_ key: Key) {
        let position = key.position
        if position < 64 { low |= 1 << UInt64(position) } else { high |= 1 << UInt64(position - 64) }
    }
}

/// Spellings by hash: an open-addressing table built once, since every key of every file is looked up in it.
struct KeyTable: Sendable {
    static let shared = KeyTable()

    private static let slotCount = 512
    /// All keys; `Key.allCases` would make a new list each time.
    let keys = Key.allCases
    private let spellings: [[UInt8]]
    /// A position in `Key.allCases`, or -1.
    private var slots: [Int16]

    private init() {
        spellings = Key.allCases.map { Array($0.rawValue.utf8) }
        slots = Array(repeating: -1, count: Self.slotCount)
        for (position, spelling) in spellings.enumerated() {
            var slot = spelling.withUnsafeBufferPointer(Self.hash)
            while slots[slot] >= 0 { slot = (slot + 1) % Self.slotCount }
            slots[slot] = Int16(position)
        }
    }

    /// The position in `Key.allCases` of the key that these bytes spell; no `String` is made.
    func position(spelt bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var slot = Self.hash(bytes)
        while slots[slot] >= 0 {
            let position = Int(slots[slot])
            if bytes.hasBytes(of: spellings[position]) { return position }
            slot = (slot + 1) % Self.slotCount
        }
        return nil
    }

    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int((hash ^ (hash >> 16)) % UInt32(slotCount))
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether these are the bytes of a spelling. Asked for every key and word of every file.
    func hasBytes(of spelling: [UInt8]) -> Bool {
        guard count == spelling.count else { return false }
        for index in indices where self[index] != spelling[index] { return false }
        return true
    }
}
