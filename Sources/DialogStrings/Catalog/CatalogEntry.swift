public import Diagnostics

/// One key of a String Catalog.
public struct CatalogEntry: Sendable {
    /// Who answers for a key.
    public enum ExtractionState: Sendable, Hashable {
        /// A person: no tool changes the entry.
        case manual
        /// A tool that found the key together with its source text.
        case extractedWithValue
        /// Nobody any more: the key is used nowhere.
        case stale
        /// A state that this tool has no rules for, as Xcode spells it.
        case other(String)

        var spelling: String {
            switch self {
            case .manual: "manual"
            case .extractedWithValue: "extracted_with_value"
            case .stale: "stale"
            case .other(let spelling): spelling
            }
        }

        init(spelling: String) {
            switch spelling {
            case "manual": self = .manual
            case "extracted_with_value": self = .extractedWithValue
            case "stale": self = .stale
            default: self = .other(spelling)
            }
        }
    }

    /// The entry as it stands in the file.
    var member: JSONMember

    init(_ member: JSONMember) {
        self.member = member
    }

    public var key: String { member.name.value }
    public var keyRange: ByteRange? { member.nameRange }

    /// For translators.
    public internal(set) var comment: String? {
        get { member.value["comment"]?.text }
        set { member.value.set("comment", newValue.map { .text($0) }) }
    }

    /// `nil`: found in code, or translated in the source language as well.
    public internal(set) var extractionState: ExtractionState? {
        get { member.value["extractionState"]?.text.map { ExtractionState(spelling: $0) } }
        set { member.value.set("extractionState", newValue.map { .text($0.spelling) }) }
    }

    /// Whether people are to translate it at all.
    public var shouldTranslate: Bool { member.value["shouldTranslate"]?.bool ?? true }

    /// In the order of the file.
    public var localizations: [CatalogLocalization] {
        localizationMembers.map { CatalogLocalization(language: $0.name.value, node: $0.value) }
    }

    /// The text in one language.
    public subscript(language: String) -> CatalogLocalization? {
        member.value["localizations"]?[language].map { CatalogLocalization(language: language, node: $0) }
    }

    var localizationMembers: [JSONMember] { member.value["localizations"]?.members ?? [] }
}
