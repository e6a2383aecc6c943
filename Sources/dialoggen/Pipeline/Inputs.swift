import Diagnostics

/// Everything a run will read: definitions, what could not be looked into, and the configuration.
struct Inputs: Sendable {
    var files: [InputFile]
    var failures: [(name: String, failure: ReadFailure)]
    /// Every folder that was searched.
    var searchedFolders: [String]
    /// None: the defaults.
    var configurationPath: String?
    /// What was searched, for the message that nothing was found.
    var searched: [String]

    /// The definitions that operands mean, with the configuration that the user named or that lies beside or above them.
    init(operands: [String], arguments: ParsedArguments) throws(UsageError) {
        let discovery = Discovery(
            operands, standardInputName: arguments[InputOptions.standardInputName] ?? InputOptions.defaultName)
        files = discovery.inputs
        failures = discovery.failures
        searchedFolders = discovery.folders
        searched = operands.isEmpty ? ["."] : operands
        if let path = arguments[GlobalOptions.config] {
            guard SystemCall.entryExists(at: path) else {
                throw UsageError("there is no configuration file \(path)", advice: "--config names a file that exists.")
            }
            configurationPath = UserPath.tidied(path)
        } else {
            configurationPath = ConfigurationFinder.find(for: operands)
        }
    }

    /// Exactly what a caller listed.
    init(_ listed: InputsOutputs) {
        files = listed.inputs
        failures = []
        searchedFolders = []
        configurationPath = listed.config
        searched = []
    }

    /// For runs that have nothing to do.
    var nothingFound: Diagnostic {
        let places = searched.isEmpty ? "" : " in \(searched.joined(separator: ", "))"
        return Diagnostic(
            .noDefinitions,
            "there are no definitions\(places): their names end in .dialog.yaml or .dialog.yml", at: .nowhere)
    }
}

/// The options of commands that read definitions.
enum InputOptions {
    static let standardInputName = ValueOption("--stdin-name", "NAME", "what standard input is called, for PATH -")
    static let defaultName = "stdin.dialog.yaml"

    /// How the help explains `[PATH…]`.
    static let explanation = """
        PATH is a file, a folder (searched for *.dialog.yaml and *.dialog.yml; what is hidden is left out) or - for
        standard input. Without one the current folder is searched.
        """
}
