import Diagnostics

/// What the last run of `generate` into a folder read and left there. A run that finds both as they were has nothing to
/// do: it would read the same, say the same and write the same.
///
/// It lies in the user's cache folder, so that nobody has to commit or ignore it. It may be lost or damaged at any time:
/// then everything is generated and compared, as without it.
struct GenerationRecord: Equatable {
    /// What everything that was read comes to: definitions, configuration and this program.
    var read: UInt64
    /// What everything in the output folder that belongs to it comes to.
    var written: UInt64
    /// For the summary.
    var dialogCount: Int
    /// For the summary: the generated files and the manifest.
    var fileCount: Int

    private static let firstLine = "dialoggen generation record 1"

    init(read: UInt64, written: UInt64, dialogCount: Int, fileCount: Int) {
        self.read = read
        self.written = written
        self.dialogCount = dialogCount
        self.fileCount = fileCount
    }

    /// None if it is damaged.
    init?(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == 6, lines[0] == Self.firstLine, lines[5].isEmpty, let read = UInt64(lines[1], radix: 16),
            let written = UInt64(lines[2], radix: 16), let dialogCount = Int(lines[3]), let fileCount = Int(lines[4])
        else { return nil }
        self.init(read: read, written: written, dialogCount: dialogCount, fileCount: fileCount)
    }

    var text: String {
        let numbers = [String(read, radix: 16), String(written, radix: 16), String(dialogCount), String(fileCount)]
        return ([Self.firstLine] + numbers).map { $0 + "\n" }.joined()
    }
}

/// Finds out whether a run of `generate` has anything to do, and remembers that it has not.
struct UpToDateCheck {
    private let inputs: Inputs
    private let folder: String
    /// Where the record of the folder lies.
    private let recordPath: String
    /// What this program and the configuration come to, before the run.
    private let surroundings: UInt64
    private let operations: FileOperations

    /// None where the answer would be a guess: without a cache folder, and where something cannot be read.
    init?(_ inputs: Inputs, into folder: String, environment: Environment) {
        guard let cacheFolder = environment.cacheFolder, inputs.failures.isEmpty, !inputs.files.isEmpty,
            let surroundings = Self.surroundings(inputs.configurationPath)
        else { return nil }
        self.inputs = inputs
        self.folder = folder
        self.surroundings = surroundings
        operations = environment.fileOperations
        let place = AbsolutePaths().path(of: folder)
        var name = Fingerprint()
        name.add((try? SystemCall.realPath(place)) ?? place)
        recordPath = PathText.join(cacheFolder, "generated-\(String(name.value, radix: 16))")
    }

    /// The report of a run that has nothing to do, and how many files are up to date; none if it has.
    func upToDate() -> (report: DiagnosticReport, fileCount: Int)? {
        guard let bytes = try? FileReader.read(recordPath, limit: 1 << 10).bytes, let record = GenerationRecord(bytes),
            readPresent() == record.read, writtenPresent() == record.written
        else { return nil }
        let report = DiagnosticReport(
            [], fileCount: inputs.files.count, dialogCount: record.dialogCount, files: inputs.files.map(\.name))
        return (report, record.fileCount)
    }

    /// Remembers a run that found nothing wrong and wrote everything. Where that is impossible, nobody needs to know.
    func remember(_ compilation: Compilation, _ output: Output, plan: OutputPlan<StagedChange>) {
        let report = compilation.report
        // A file that was found under two names would have to be one file the next time, too.
        guard report.diagnostics.isEmpty, plan.keptFiles.isEmpty, compilation.inputs.count == inputs.files.count,
            Self.surroundings(inputs.configurationPath) == surroundings, let manifest = plan.manifest
        else { return }
        let read = Parallel.map(inputs.files.indices) {
            Self.fingerprint(of: inputs.files[$0], compilation.sources[$0].bytes)
        }
        let written = zip(output.files, plan.fingerprints).map { file, fingerprint in
            (name: PathText.lastComponent(file.path), value: fingerprint)
        }
        let record = GenerationRecord(
            read: readTotal(read),
            written: Self.writtenTotal(
                ScalarOrder.sorted(written, by: \.name), manifest: manifest),
            dialogCount: report.dialogCount, fileCount: plan.unchangedCount + plan.changes.count { !$0.removes })
        let cacheFolder = PathText.folder(of: recordPath)
        try? operations.makeFolder(PathText.folder(of: cacheFolder))
        try? operations.makeFolder(cacheFolder)
        try? OutputWriter.writeNamedFile(recordPath, text: record.text, operations: operations)
    }

    // MARK: What is read

    /// This program, since another one may say and write something else, and the configuration.
    private static func surroundings(_ configurationPath: String?) -> UInt64? {
        guard let program = SystemCall.programVersion() else { return nil }
        var fingerprint = Fingerprint()
        fingerprint.add(CommandLineTool.version)
        fingerprint.add(program.identity.device)
        fingerprint.add(program.identity.number)
        fingerprint.add(program.changed.seconds)
        fingerprint.add(program.changed.nanoseconds)
        if let configurationPath {
            guard let bytes = try? FileReader.read(configurationPath, limit: Pipeline.byteLimit).bytes else {
                return nil
            }
            fingerprint.add(configurationPath)
            fingerprint.add(bytes)
        }
        return fingerprint.value
    }

    private static func fingerprint(of input: InputFile, _ bytes: [UInt8]) -> UInt64 {
        var fingerprint = Fingerprint()
        fingerprint.add(input.name)
        fingerprint.add(input.relativePath)
        fingerprint.add(bytes)
        return fingerprint.value
    }

    private func readTotal(_ files: [UInt64]) -> UInt64 {
        var total = Fingerprint()
        total.add(surroundings)
        for file in files { total.add(file) }
        return total.value
    }

    private func readPresent() -> UInt64? {
        let files = Parallel.map(inputs.files) { input -> (value: UInt64, identity: FileIdentity)? in
            guard case .file(let path) = input.source,
                let contents = try? FileReader.read(path, limit: Pipeline.byteLimit)
            else { return nil }
            return (Self.fingerprint(of: input, contents.bytes), contents.identity)
        }
        let present = files.compactMap(\.self)
        guard present.count == files.count, Set(present.map(\.identity)).count == files.count else { return nil }
        return readTotal(present.map(\.value))
    }

    // MARK: What is written

    private static func writtenTotal(_ files: [(name: String, value: UInt64)], manifest: [UInt8]) -> UInt64 {
        var total = Fingerprint()
        total.add(manifest)
        for file in files {
            total.add(file.name)
            total.add(file.value)
        }
        return total.value
    }

    /// The manifest, and every file that it names.
    private func writtenPresent() -> UInt64? {
        let manifestPath = PathText.join(folder, Manifest.fileName)
        guard let bytes = try? FileReader.read(manifestPath).bytes, let manifest = Manifest(bytes, path: manifestPath)
        else { return nil }
        let files = Parallel.map(manifest.files) { name -> (name: String, value: UInt64)? in
            guard let contents = try? FileReader.read(PathText.join(folder, name)) else { return nil }
            return (name, Fingerprint(of: contents.bytes).value)
        }
        let present = files.compactMap(\.self)
        return present.count == files.count ? Self.writtenTotal(present, manifest: bytes) : nil
    }
}
