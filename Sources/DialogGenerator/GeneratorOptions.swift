/// What the generator must be told about paths. Definitions are known by their `source.path`.
public struct GeneratorOptions: Sendable {
    /// The path of a definition below the folder that was given, `/` separated: it makes the name of the generated
    /// file and is what comments show. Without an entry, `source.path` itself, or its last component if it is absolute.
    public var relativePaths: [String: String]
    /// The exact name of a definition's generated file. Without an entry, a name made from the relative path.
    public var outputNames: [String: String]
    /// What the compiler shall call a definition when it reports an error in it. Without an entry, the relative path.
    public var reportedPaths: [String: String]
    /// The name of the file with the entry type.
    public var catalogName: String

    public init(
        relativePaths: [String: String] = [:], outputNames: [String: String] = [:],
        reportedPaths: [String: String] = [:], catalogName: String = "DialogCatalog.swift"
    ) {
        self.relativePaths = relativePaths
        self.outputNames = outputNames
        self.reportedPaths = reportedPaths
        self.catalogName = catalogName
    }

    func relativePath(of path: String) -> String {
        if let relative = relativePaths[path] { return relative }
        guard path.utf8.first == UInt8(ascii: "/") else { return path }
        return path.split(separator: "/").last.map { String($0) } ?? path
    }

    func reportedPath(of path: String) -> String { reportedPaths[path] ?? relativePath(of: path) }
}

/// A file to write.
public struct GeneratedFile: Sendable, Hashable {
    /// The file's name, without a folder.
    public var name: String
    /// The `source.path` of the definition it comes from; `nil` for the catalogue.
    public var source: String?
    /// The text in UTF-8.
    public var bytes: [UInt8]

    public var contents: String { String(decoding: bytes, as: UTF8.self) }

    public init(name: String, source: String?, bytes: [UInt8]) {
        self.name = name
        self.source = source
        self.bytes = bytes
    }
}
