import Diagnostics
import DialogBaseline
import DialogLanguage
import DialogStrings

/// A baseline on disk.
struct BaselineFile {
    let path: String
    private let operations: FileOperations

    static let option = ValueOption("--baseline", "FILE", "the baseline (default: baseline in dialoggen.yaml)")

    /// As the command line names it, else as the configuration does, which counts from the folder that it lies in.
    init(_ invocation: Invocation, _ compilation: Compilation, command: String) throws(UsageError) {
        operations = invocation.environment.fileOperations
        if let path = invocation.arguments[Self.option] {
            self.path = UserPath.tidied(path)
        } else if let name = compilation.set.configuration.baseline, let configuration = compilation.configurationPath {
            path = UserPath.tidied(PathText.join(PathText.folder(of: configuration), name))
        } else {
            throw UsageError(
                "\(command) needs --baseline FILE",
                advice: "Or name the file in dialoggen.yaml: baseline: dialogs.baseline.json")
        }
    }

    /// The baseline, or what is wrong with it and how the run ends for it.
    func read() -> (surface: Surface?, findings: [Diagnostic], status: ExitStatus) {
        do throws(ReadFailure) {
            let bytes = try FileReader.read(path, limit: JSONReader.maximumSize + 1).bytes
            let (surface, findings) = Surface.read(SourceFile(path: path, bytes: bytes))
            return (surface, findings, findings.isEmpty ? .success : .findings)
        } catch {
            guard error.isAbsence, !SystemCall.entryExists(at: path) else {
                return (nil, [Pipeline.unreadable(path, error)], .files)
            }
            let finding = Diagnostic(
                .unreadableFile,
                "there is no baseline here yet; \"dialoggen baseline\" with the same arguments writes it, and it is "
                    + "committed together with the definitions",
                at: .file(path: path))
            return (nil, [finding], .files)
        }
    }

    /// Ends the run if the name belongs to a file of another kind, which would be lost.
    func refuseOtherFiles() throws(OutputFailure) {
        guard let present = try? FileReader.read(path).bytes, !present.isEmpty, !Surface.isBaseline(present) else {
            return
        }
        throw OutputFailure(
            ["\(path) is no baseline, so it is not overwritten"], advice: "Move it, or name another file.")
    }

    /// What would change if the baseline became this surface.
    func plan(_ surface: Surface) throws(OutputFailure) -> OutputPlan<FileChange> {
        try writer.plan(output(surface, at: OutputWriter.place(of: path)))
    }

    /// Brings the file up to date, in one step; the same contents are not written again.
    func write(_ surface: Surface) throws(OutputFailure) -> OutputPlan<StagedChange> {
        try writer.write(output(surface, at: try OutputWriter.writablePlace(of: path)))
    }

    private var writer: OutputWriter { OutputWriter(operations: operations, isGenerated: Surface.isBaseline) }

    private func output(_ surface: Surface, at place: String) -> Output {
        Output(files: [ProducedFile(path: place, contents: Array(surface.json.utf8))], managedFolder: nil)
    }
}
