public import Diagnostics

/// Everything that was read and found sound: what the generator and every other consumer of definitions works on.
///
/// Plain values in a fixed order; nothing here refers back to YAML except the spans, which exist for messages and for
/// the file and line comments of generated code.
public struct DialogSet: Sendable {
    /// Sorted by the Unicode scalars of their paths.
    public var files: [DefinitionFile]
    public var configuration: Configuration

    public init(files: [DefinitionFile], configuration: Configuration) {
        self.files = files
        self.configuration = configuration
    }

    /// All option sets by name, whatever file they stand in.
    public var optionSets: [String: OptionSet] {
        var sets: [String: OptionSet] = [:]
        for file in files {
            for set in file.optionSets { sets[set.id] = set }
        }
        return sets
    }
}

/// One `*.dialog.yaml` file.
public struct DefinitionFile: Sendable {
    public var source: SourceFile
    /// Modules that the app's types come from, without those of the configuration.
    public var imports: [String]
    /// In the order of the file.
    public var dialogs: [Dialog]
    /// In the order of the file.
    public var optionSets: [OptionSet]

    public init(source: SourceFile, imports: [String] = [], dialogs: [Dialog] = [], optionSets: [OptionSet] = []) {
        self.source = source
        self.imports = imports
        self.dialogs = dialogs
        self.optionSets = optionSets
    }
}

/// A named list of options that several pickers share; one generated enum.
public struct OptionSet: Sendable {
    public var id: String
    /// The span of the name.
    public var span: SourceSpan
    public var options: OptionList

    public init(id: String, span: SourceSpan, options: OptionList) {
        self.id = id
        self.span = span
        self.options = options
    }
}
