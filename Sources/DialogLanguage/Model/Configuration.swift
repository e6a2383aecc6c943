public import Diagnostics

/// What `dialoggen.yaml` says, or its defaults.
public struct Configuration: Sendable {
    public enum AccessLevel: String, Sendable, CaseIterable {
        case `internal`, package, `public`
    }

    public enum Bundle: String, Sendable, CaseIterable {
        case main, module
    }

    public typealias LintLevel = Diagnostics.LintLevel

    /// The configuration file, where there is one.
    public var source: SourceFile?
    public var accessLevel: AccessLevel = .internal
    public var sourceLanguage = "en"
    public var stringsTable = "Dialogs"
    /// As written; resolves against the folder of the configuration file.
    public var catalog: String?
    /// Smallest version by platform; empty where the file says nothing.
    public var platforms: [Platform: Double] = [:]
    public var lint: [DiagnosticCode: LintLevel] = [:]
    /// As written; resolves against the folder of the configuration file.
    public var baseline: String?
    public var bundle: Bundle = .main
    /// The name of the generated entry type.
    public var facade = "Dialogs"
    public var imports: [String] = []
    /// Whether the generated code has a preview of every dialog for Xcode.
    public var previews = false

    public init() {}
}
