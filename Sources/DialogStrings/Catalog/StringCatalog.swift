import Diagnostics

/// A String Catalog: the texts of an app in all its languages, as Xcode keeps them.
///
/// Everything that this type has no name for stays as it was read.
public struct StringCatalog: Sendable {
    /// The language of the texts in the code.
    public let sourceLanguage: String
    /// In the order of the file.
    public internal(set) var entries: [CatalogEntry] {
        didSet { hasChanged = true }
    }

    /// The file it was read from; `nil` for a new catalogue.
    let file: SourceFile?
    private let root: JSONNode
    private var hasChanged = false

    /// A new catalogue without entries.
    public init(sourceLanguage: String) {
        self.sourceLanguage = sourceLanguage
        entries = []
        file = nil
        root = .object([
            ("sourceLanguage", .text(sourceLanguage)), ("strings", .object([])), ("version", .text("1.0")),
        ])
    }

    /// A catalogue as it was read; `root` has the shape that `CatalogReader` checks.
    init(file: SourceFile, root: JSONNode, sourceLanguage: String) {
        self.file = file
        self.root = root
        self.sourceLanguage = sourceLanguage
        entries = (root["strings"]?.members ?? []).map(CatalogEntry.init)
    }

    /// All languages that something is translated into, sorted; the source language is not among them.
    public var languages: [String] {
        var languages: Set<String> = []
        for entry in entries {
            for member in entry.localizationMembers { languages.insert(member.name.value) }
        }
        languages.remove(sourceLanguage)
        return languages.sorted { CatalogOrder($0) < CatalogOrder($1) }
    }

    /// The file's bytes: as they were read while nothing has changed, else as Xcode writes them.
    public var bytes: [UInt8] {
        if let file, !hasChanged { return file.bytes }
        var root = root
        root.set("strings", JSONNode(.object(entries.map(\.member))))
        var bytes = CatalogPrinter.print(root)
        // Xcode writes no line break at the end, but many teams have a hook that adds one.
        if file?.bytes.last == UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
        return bytes
    }
}
