/// One thing that bringing a String Catalog up to date has changed.
public struct CatalogChange: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        /// The key is new in the catalogue.
        case added
        /// The source text is another one now; `toReview` translations were made for the former one.
        case sourceText(from: String?, to: String, toReview: Int)
        case comment
        /// No definition uses the key any more.
        case stale
        /// A key that nobody used is used again.
        case returned
    }

    public var key: String
    public var kind: Kind
}

extension CatalogChange: CustomStringConvertible {
    public var description: String {
        switch kind {
        case .added: "new: \(key)"
        case .sourceText(nil, _, _): "source text added: \(key)"
        case .sourceText(_, _, 0): "source text changed: \(key)"
        case .sourceText(_, _, 1): "source text changed: \(key) (1 translation to review)"
        case .sourceText(_, _, let count): "source text changed: \(key) (\(count) translations to review)"
        case .comment: "comment changed: \(key)"
        case .stale: "no longer used: \(key)"
        case .returned: "used again: \(key)"
        }
    }
}
