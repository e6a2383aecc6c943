/// The line tables of the files that places are shown of, each built once.
public struct LineTableCache {
    private var tables: [ObjectIdentifier: LineTable] = [:]

    public init() {}

    /// The table of a file.
    public mutating func table(of file: SourceFile) -> LineTable {
        if let table = tables[ObjectIdentifier(file)] { return table }
        let table = LineTable(file)
        tables[ObjectIdentifier(file)] = table
        return table
    }
}
