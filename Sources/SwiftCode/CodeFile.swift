/// One Swift source file as a value; `CodePrinter` turns it into text.
public struct CodeFile: Sendable {
    /// Line comments at the top, without the slashes.
    public var header: [String]
    public var imports: [Import]
    /// Further imports between `#if condition` and `#endif`.
    public var conditionalImports: (condition: String, imports: [Import])?
    public var declarations: [Declaration]

    public init(
        header: [String] = [], imports: [Import] = [],
        conditionalImports: (condition: String, imports: [Import])? = nil, declarations: [Declaration] = []
    ) {
        self.header = header
        self.imports = imports
        self.conditionalImports = conditionalImports
        self.declarations = declarations
    }
}

/// An import of a module.
public struct Import: Sendable, Hashable {
    public var module: String
    /// The access level of what the file's declarations use from the module.
    public var access: AccessLevel

    public init(_ module: String, access: AccessLevel = .internal) {
        self.module = module
        self.access = access
    }
}

/// How far a declaration is visible. `internal` is never written: it is what Swift assumes.
public enum AccessLevel: String, Sendable, Hashable, CaseIterable, Comparable {
    case `internal`, package, `public`

    public static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .internal: 0
        case .package: 1
        case .public: 2
        }
    }
}

/// A place in another file that the compiler shall report instead of the generated line.
public struct ReportedLocation: Sendable, Hashable {
    /// The file as the compiler shall name it.
    public var file: String
    /// Counted from 1.
    public var line: Int
    /// UTF-8 bytes, counted from 1, as the compiler counts. Set where a name in the code is pinned to the column.
    public var column: Int?

    public init(file: String, line: Int, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }
}
