/// A way into the compiler for bytes from outside, with all that has to hold whatever the bytes are.
///
/// The fuzzer feeds them with what it makes up, and the tests with what it once found.
public enum FuzzTarget: String, Sendable, CaseIterable {
    /// Bytes → tree.
    case tree
    /// Bytes → check → Swift.
    case definition
    /// `validate --fix`.
    case fixes
    /// Findings in every form of report.
    case reports
    /// `dialoggen.yaml`, and definitions under what it says.
    case configuration
    /// The text of a condition, by itself and in a definition.
    case condition
    /// The canonical layout.
    case formatter
    /// String Catalogs.
    case catalog
    /// Baselines.
    case baseline

    /// Does with the bytes what the tool would do with a file of them.
    ///
    /// - Throws: what was promised and did not hold. Crashes and endless loops are for the caller to notice.
    public func check(_ bytes: [UInt8]) throws(BrokenPromise) {
        switch self {
        case .tree: try TreePromises.check(bytes)
        case .definition: try DefinitionPromises.check(bytes)
        case .fixes: try FixPromises.check(bytes)
        case .reports: try ReportPromises.check(bytes)
        case .configuration: try ConfigurationPromises.check(bytes)
        case .condition: try ConditionPromises.check(bytes)
        case .formatter: try FormatterPromises.check(bytes)
        case .catalog: try CatalogPromises.check(bytes)
        case .baseline: try BaselinePromises.check(bytes)
        }
    }
}

/// Something that has to hold for any input and does not hold for this one.
public struct BrokenPromise: Error, CustomStringConvertible {
    /// What did not hold.
    public let message: String

    public var description: String { message }
}

func promise(_ holds: Bool, _ message: @autoclosure () -> String) throws(BrokenPromise) {
    if !holds { throw BrokenPromise(message: message()) }
}
