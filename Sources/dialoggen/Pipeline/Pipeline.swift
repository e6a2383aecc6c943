import Diagnostics
import DialogGenerator
import DialogLanguage
import DialogStrings
import YAMLTree

/// The way of definitions, stage by stage.
///
/// 1. `Inputs` finds the definitions and the configuration.
/// 2. `Pipeline.run` reads the configuration and, where asked, the String Catalog; reads and checks each file by itself;
///    settles what takes all files; checks texts and translations, and the names that Swift code will need; makes the
///    report.
/// 3. `Generation` makes Swift files of dialogs without errors.
/// 4. `OutputWriter` compares them with what is there and writes the difference, all or nothing.
struct Pipeline {
    let inputs: Inputs
    let environment: Environment
    var progress: Progress
    /// What the run does with a String Catalog.
    var catalogUse = CatalogUse.none
    /// Texts that stand for what is in the files, by path.
    var texts: [String: [UInt8]] = [:]

    /// Runs all stages. Mistakes in definitions end no stage: each goes on with what is sound.
    mutating func run() -> Compilation {
        var findings = DiagnosticSink()
        var status = ExitStatus.success

        let configuration = readConfiguration(into: &findings, status: &status)
        let catalog = readCatalog(configuration, into: &findings, status: &status)
        let results = readAndCheck(configuration)
        let failureCount = reportFailures(of: results, into: &findings)
        if failureCount > 0 { status = max(status, .files) }

        let (inputFiles, checked) = Self.withoutRepetitions(consume results)
        let sources = checked.map(\.source)
        let dialogCount = checked.reduce(0) { $0 + $1.dialogCount }
        let checkedCatalog = catalogUse == .checked ? catalog : nil
        let mayConflict = Self.hasRepetitions(checked.map(\.textKeyNumbers))
        let generatorOptions = Generation.options(for: inputFiles)
        var facts: [DefinitionFacts] = []
        var nameFindings = DiagnosticSink()
        // The checked files are large; linking takes them over and frees them one by one.
        let (set, linkFindings) = DefinitionChecker.link(
            consume checked, configuration: configuration, hasUnreadableFiles: failureCount > 0
        ) { set, sink in
            facts = Parallel.map(set.files, .medium) { DefinitionFacts($0) }
            checkNames(facts, configuration, options: generatorOptions, into: &nameFindings)
            sink.append(Self.checkTexts(of: set, mayConflict: mayConflict, against: checkedCatalog))
        }
        for finding in linkFindings { findings.report(finding) }
        findings.append(nameFindings)

        if inputs.files.isEmpty, inputs.failures.isEmpty { findings.report(inputs.nothingFound) }
        progress.clear()

        let report = DiagnosticReport(
            findings.diagnostics, levels: configuration.lint, fileCount: sources.count + failureCount,
            dialogCount: dialogCount, files: inputFiles.map(\.name))
        return Compilation(
            inputs: inputFiles, sources: sources,
            configurationPath: inputs.configurationPath, catalog: catalog, set: set, facts: facts,
            generatorOptions: generatorOptions, report: report,
            status: max(status, report.errorCount > 0 ? .findings : .success))
    }

    // MARK: Stages

    private func readConfiguration(into findings: inout DiagnosticSink, status: inout ExitStatus) -> Configuration {
        guard let path = inputs.configurationPath else { return Configuration() }
        do throws(ReadFailure) {
            let bytes = try FileReader.read(path, limit: Self.byteLimit).bytes
            let file = SourceFile(path: path, bytes: texts[path] ?? bytes)
            var sink = DiagnosticSink()
            let configuration = ConfigurationReader.read(file, into: &sink)
            if sink.hasErrors { status = max(status, .usage) }
            findings.append(sink)
            return configuration
        } catch {
            findings.report(Self.unreadable(path, error))
            status = max(status, .files)
            return Configuration()
        }
    }

    /// By reference: what it holds was made on all cores, and looking into each of its parts to copy it takes long.
    private final class ReadFile: Sendable {
        let input: InputFile
        /// None for standard input.
        let identity: FileIdentity?
        let checked: CheckedFile

        init(input: InputFile, identity: FileIdentity?, checked: CheckedFile) {
            self.input = input
            self.identity = identity
            self.checked = checked
        }
    }

    private enum ReadResult: Sendable {
        case file(ReadFile)
        case failure(name: String, ReadFailure)
    }

    /// Reads and checks each file by itself, several at a time; the results are in the order of the inputs.
    private mutating func readAndCheck(_ configuration: Configuration) -> [ReadResult] {
        guard progress.isOn else { return readAndCheck(inputs.files[...], configuration) }
        var results: [ReadResult] = []
        results.reserveCapacity(inputs.files.count)
        while results.count < inputs.files.count {
            let end = min(results.count + Self.batchSize, inputs.files.count)
            results += readAndCheck(inputs.files[results.count..<end], configuration)
            progress.show("checked \(results.count) of \(inputs.files.count) files")
        }
        return results
    }

    private func readAndCheck(_ inputs: ArraySlice<InputFile>, _ configuration: Configuration) -> [ReadResult] {
        let (standardInput, texts) = (environment.standardInput, texts)
        return Parallel.map(inputs) { input in
            Self.readAndCheck(input, configuration, standardInput: standardInput, texts: texts)
        }
    }

    private static func readAndCheck(
        _ input: InputFile, _ configuration: Configuration, standardInput: Int32, texts: [String: [UInt8]]
    ) -> ReadResult {
        do throws(ReadFailure) {
            let bytes: [UInt8]
            var identity: FileIdentity?
            switch input.source {
            case .file(let path):
                let contents = try FileReader.read(path, limit: byteLimit)
                (bytes, identity) = (texts[path] ?? contents.bytes, contents.identity)
            case .standardInput:
                bytes = try FileReader.readStandardInput(standardInput, limit: byteLimit)
            }
            let source = SourceFile(path: input.name, bytes: bytes)
            let checked = DefinitionChecker.check(source, configuration: configuration)
            return .file(ReadFile(input: input, identity: identity, checked: checked))
        } catch {
            return .failure(name: input.name, error)
        }
    }

    /// Reports what could not be read and says how much that is.
    private func reportFailures(of results: [ReadResult], into findings: inout DiagnosticSink) -> Int {
        var failures = inputs.failures
        for case .failure(let name, let failure) in results { failures.append((name, failure)) }
        for (name, failure) in failures { findings.report(Self.unreadable(name, failure)) }
        return failures.count
    }

    /// A file that was found under several names counts once, under the first.
    private static func withoutRepetitions(
        _ results: consuming [ReadResult]
    ) -> (inputs: [InputFile], checked: [CheckedFile]) {
        var known: Set<FileIdentity> = []
        var files: (inputs: [InputFile], checked: [CheckedFile]) = ([], [])
        known.reserveCapacity(results.count)
        files.inputs.reserveCapacity(results.count)
        files.checked.reserveCapacity(results.count)
        for case .file(let file) in results where file.identity.map({ known.insert($0).inserted }) ?? true {
            files.inputs.append(file.input)
            files.checked.append(file.checked)
        }
        return files
    }

    /// Whether a number stands in the lists twice.
    private static func hasRepetitions(_ lists: [[Int]]) -> Bool {
        var known: Set<Int> = []
        known.reserveCapacity(lists.reduce(0) { $0 + $1.count })
        return lists.contains { $0.contains { !known.insert($0).inserted } }
    }

    // MARK: Findings about files

    static func unreadable(_ name: String, _ failure: ReadFailure) -> Diagnostic {
        Diagnostic(.unreadableFile, "cannot read this: \(failure.words)", at: .file(path: name))
    }

    /// One byte more than a file may have shows that it has too many.
    static let byteLimit = YAMLTree.Limits.standard.bytes + 1

    /// Between two batches progress is shown, and all cores wait for the last one.
    private static let batchSize = 256
}

/// What came of the definitions.
struct Compilation: Sendable {
    /// The definitions that were read, each once.
    let inputs: [InputFile]
    /// The bytes of the inputs, in their order.
    let sources: [SourceFile]
    let configurationPath: String?
    /// None unless the run uses one and it could be read.
    let catalog: CatalogAtPath?
    /// Only what is sound. Nothing may be generated from it if the report has an error.
    let set: DialogSet
    /// Of the files of the set, in their order.
    let facts: [DefinitionFacts]
    /// How the generator names what it makes of the inputs.
    let generatorOptions: GeneratorOptions
    let report: DiagnosticReport
    /// The status without regard to `--strict`.
    let status: ExitStatus

    /// The same with findings of a later stage.
    func adding(_ findings: [Diagnostic], status: ExitStatus) -> Compilation {
        let report = DiagnosticReport(
            report.diagnostics + findings, levels: set.configuration.lint, fileCount: report.fileCount,
            dialogCount: report.dialogCount)
        return Compilation(
            inputs: inputs, sources: sources, configurationPath: configurationPath, catalog: catalog, set: set,
            facts: facts, generatorOptions: generatorOptions, report: report, status: max(self.status, status))
    }
}
