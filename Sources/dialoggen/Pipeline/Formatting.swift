import Diagnostics
import DialogFormatter
import DialogGenerator
import DialogLanguage

/// The stage from files to their canonical layout. Each file is looked at by itself: what is wrong between files, such as
/// a name that another file does not have, is no reason to leave a file alone.
struct Formatting: Sendable {
    /// A file that was read.
    struct File: Sendable {
        let input: InputFile
        let source: SourceFile
        let identity: FileIdentity?
        let dialogCount: Int
        let errors: [Diagnostic]
        /// None if the file has errors.
        let formatted: [UInt8]?

        var isChanged: Bool { formatted.map { $0 != source.bytes } ?? false }
    }

    /// The files in the order of the inputs, each once.
    private(set) var files: [File] = []
    private(set) var failures: [(name: String, failure: ReadFailure)]

    private enum Outcome: Sendable {
        case file(File)
        case failure(name: String, ReadFailure)
        case fault(name: String)
    }

    init(_ inputs: Inputs, standardInput: Int32) throws(InternalFault) {
        failures = inputs.failures
        let outcomes = Parallel.map(inputs.files) { Self.format($0, standardInput: standardInput) }
        var known: Set<FileIdentity> = []
        for outcome in outcomes {
            switch outcome {
            case .file(let file):
                if file.identity.map({ known.insert($0).inserted }) ?? true { files.append(file) }
            case .failure(let name, let failure): failures.append((name, failure))
            case .fault(let name): throw InternalFault("the formatted text of \(name) would say something else")
            }
        }
    }

    private static func format(_ input: InputFile, standardInput: Int32) -> Outcome {
        do throws(ReadFailure) {
            switch input.source {
            case .file(let path):
                let contents = try FileReader.read(path, limit: Pipeline.byteLimit)
                return format(input, contents.bytes, contents.identity)
            case .standardInput:
                let bytes = try FileReader.readStandardInput(standardInput, limit: Pipeline.byteLimit)
                return format(input, bytes, nil)
            }
        } catch {
            return .failure(name: input.name, error)
        }
    }

    private static func format(_ input: InputFile, _ bytes: [UInt8], _ identity: FileIdentity?) -> Outcome {
        let source = SourceFile(path: input.name, bytes: bytes)
        let isConfiguration = PathText.lastComponent(input.name) == ConfigurationFinder.fileName
        let (errors, dialogCount) = check(source, isConfiguration: isConfiguration)
        var formatted: [UInt8]?
        if errors.isEmpty {
            let place = isConfiguration ? SchemaPlace.configurationFile : .definitionFile
            guard let bytes = DefinitionFormatter.format(source, as: place) else { return .fault(name: input.name) }
            formatted = bytes
        }
        return .file(
            File(
                input: input, source: source, identity: identity, dialogCount: dialogCount, errors: errors,
                formatted: formatted))
    }

    private static func check(_ source: SourceFile, isConfiguration: Bool) -> (errors: [Diagnostic], dialogCount: Int) {
        guard isConfiguration else {
            let checked = DefinitionChecker.check(source, configuration: Configuration())
            return (checked.diagnostics.filter { $0.severity == .error }, checked.dialogCount)
        }
        var sink = DiagnosticSink()
        _ = ConfigurationReader.read(source, into: &sink)
        return (sink.diagnostics.filter { $0.severity == .error }, 0)
    }
}

extension Formatting {
    /// What the report of the run is made of. Warnings are for `validate`.
    func compilation(of inputs: Inputs) -> Compilation {
        var findings = files.flatMap(\.errors)
        findings += failures.map { Pipeline.unreadable($0.name, $0.failure) }
        if inputs.files.isEmpty, failures.isEmpty { findings.append(inputs.nothingFound) }
        let report = DiagnosticReport(
            findings, fileCount: files.count + failures.count, dialogCount: files.reduce(0) { $0 + $1.dialogCount })
        let status: ExitStatus = !failures.isEmpty ? .files : report.errorCount > 0 ? .findings : .success
        return Compilation(
            inputs: files.map(\.input), sources: files.map(\.source), configurationPath: nil, catalog: nil,
            set: DialogSet(files: [], configuration: Configuration()), facts: [],
            generatorOptions: GeneratorOptions(), report: report, status: status)
    }
}
