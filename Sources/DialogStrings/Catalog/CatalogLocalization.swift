public import Diagnostics

/// What a String Catalog has for one key in one language: one text, or several by number or device.
public struct CatalogLocalization: Sendable {
    public let language: String
    let node: JSONNode

    init(language: String, node: JSONNode) {
        self.language = language
        self.node = node
    }

    /// The text that all numbers and devices share; `nil` where there are only variations.
    public var stringUnit: CatalogUnit? { node["stringUnit"].flatMap { CatalogUnit($0, path: []) } }

    /// Whether the text differs by number or device somewhere.
    public var hasVariations: Bool { node["variations"] != nil || node["substitutions"] != nil }

    /// All texts: the shared one, those of the variations, and those of the substitutions.
    public var units: [CatalogUnit] {
        var units: [CatalogUnit] = []
        Self.collect(node, path: [], into: &units)
        return units
    }

    /// The parts of the text that vary by a number of their own: `%#@name@` in the text.
    public var substitutions: [CatalogSubstitution] {
        (node["substitutions"]?.members ?? []).map { CatalogSubstitution(name: $0.name.value, node: $0.value) }
    }

    private static func collect(_ node: JSONNode, path: [CatalogUnit.Step], into units: inout [CatalogUnit]) {
        if let unit = node["stringUnit"].flatMap({ CatalogUnit($0, path: path) }) { units.append(unit) }
        for kind in node["variations"]?.members ?? [] {
            for choice in kind.value.members {
                let step = CatalogUnit.Step.variation(kind: kind.name.value, choice: choice.name.value)
                collect(choice.value, path: path + [step], into: &units)
            }
        }
        for substitution in node["substitutions"]?.members ?? [] {
            collect(substitution.value, path: path + [.substitution(substitution.name.value)], into: &units)
        }
    }
}

/// One text of a translation and what people have said about it.
public struct CatalogUnit: Sendable {
    /// How a text is reached inside a translation.
    public enum Step: Sendable, Hashable {
        /// `kind` is `plural`, `device` or `width`; `choice` is `one`, `other`, `ipad` ….
        case variation(kind: String, choice: String)
        case substitution(String)
    }

    /// `new`, `translated`, `needs_review` or `stale`; empty where the file says nothing.
    public let state: String
    public let value: String
    /// The text in the file with its quotes.
    public let valueRange: ByteRange?
    public let path: [Step]

    init?(_ node: JSONNode, path: [Step]) {
        guard let value = node["value"], let text = value.text else { return nil }
        state = node["state"]?.text ?? ""
        self.value = text
        valueRange = value.range
        self.path = path
    }

    /// Whether the text is one that a person or a service gave, and not a copy of the source text.
    public var isTranslated: Bool { state != "new" }

    /// The substitution it belongs to; `nil` for the text itself.
    public var substitution: String? {
        for case .substitution(let name) in path { return name }
        return nil
    }
}

/// A part of a text that varies by a number of its own.
public struct CatalogSubstitution: Sendable {
    public let name: String
    /// The argument it varies by, from 1.
    public let argument: Int?
    /// The type of that argument, without the percent sign.
    public let formatSpecifier: String?

    init(name: String, node: JSONNode) {
        self.name = name
        argument = node["argNum"]?.integer
        formatSpecifier = node["formatSpecifier"]?.text
    }
}
