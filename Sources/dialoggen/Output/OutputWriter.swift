import Diagnostics

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Brings produced files into their folder.
struct OutputWriter {
    private let operations: FileOperations
    private let isGenerated: @Sendable ([UInt8]) -> Bool

    /// - Parameter isGenerated: tells from a file's bytes whether it says that it is generated.
    init(operations: FileOperations = .system, isGenerated: @escaping @Sendable ([UInt8]) -> Bool) {
        self.operations = operations
        self.isGenerated = isGenerated
    }

    /// What would change. Reads only.
    func plan(_ output: Output) throws(OutputFailure) -> OutputPlan<FileChange> {
        let plan = OutputPlan(output, isGenerated: isGenerated) { change, _ in change }
        if !plan.problems.isEmpty { throw OutputFailure(plan.problems) }
        return plan
    }

    /// Plans and carries the plan out while no other run is in the folders. Contents are made meanwhile, too.
    func write(_ output: Output) throws(OutputFailure) -> OutputPlan<StagedChange> {
        let folders = output.folders
        let newFolders = try makeFolders(folders)
        do throws(OutputFailure) {
            return try lock(folders[...]) { () throws(OutputFailure) in
                let plan = OutputPlan(output, isGenerated: isGenerated) {
                    [operations] change, number throws(OutputFailure) in
                    try StagedChange(change, number: number, operations: operations)
                }
                try OutputTransaction.carryOut(plan, operations: operations)
                return plan
            }
        } catch {
            for folder in newFolders.reversed() { try? operations.removeFolder(folder) }
            throw error
        }
    }

    /// Writes a file that the user named for the purpose, in one step. It may be a device or a pipe. Its folder has to be
    /// there: one that is not is more likely a slip of the pen.
    static func writeNamedFile(
        _ path: String, text: String, operations: FileOperations
    ) throws(OutputFailure) {
        let kind = try? SystemCall.status(of: path).kind
        if kind == .special {
            do throws(SystemError) {
                try SystemCall.writeSpecialFile(path, Array(text.utf8))
            } catch {
                throw OutputFailure(cannot: "write \(path)", error)
            }
            return
        }
        let folder = PathText.folder(of: path)
        guard kind != nil || (try? SystemCall.status(of: folder).kind) == .folder else {
            throw OutputFailure(
                ["cannot write \(path): there is no folder \(folder)"], advice: "Make the folder, or mend the path.")
        }
        let place = kind == .regular ? try writablePlace(of: path) : PathText.tidied(path)
        let file = ProducedFile(path: place, contents: Array(text.utf8), ownership: .byName)
        _ = try OutputWriter(operations: operations) { _ in false }.write(Output(files: [file]))
    }

    /// Where a file of the user's is: a link stays a link, and what it leads to is written.
    static func place(of path: String) -> String { (try? SystemCall.realPath(path)) ?? path }

    /// The place of a file that may be written.
    static func writablePlace(of path: String) throws(OutputFailure) -> String {
        let place = place(of: path)
        if let error = SystemCall.writeProtection(of: place) {
            guard error.code == EACCES else { throw OutputFailure(cannot: "write \(path)", error) }
            throw OutputFailure(
                ["cannot write \(path): it is write-protected"], advice: "Allow writing (chmod u+w), or leave it out.")
        }
        return place
    }

    /// Locks one folder after the other, always in the same order, so that two runs cannot wait for each other.
    ///
    /// - Parameter held: the folders that are locked: under a second name, one would wait for itself.
    private func lock<Result>(
        _ folders: ArraySlice<String>, held: Set<FileIdentity> = [], _ body: () throws(OutputFailure) -> Result
    ) throws(OutputFailure) -> Result {
        guard let folder = folders.first else { return try body() }
        var held = held
        if let identity = try? SystemCall.status(of: folder).identity, !held.insert(identity).inserted {
            return try lock(folders.dropFirst(), held: held, body)
        }
        let lock: FolderLock
        do throws(SystemError) {
            lock = try FolderLock(folder)
        } catch {
            throw OutputFailure(cannot: "use the folder \(folder)", error)
        }
        if lock.isHeld { OutputTransaction.removeLeftovers(in: folder, operations: operations) }
        let result = try self.lock(folders.dropFirst(), held: held, body)
        // Ends the lock here and not earlier.
        _ = consume lock
        return result
    }

    /// Makes the folders that are missing, with those above them, and returns them from the outermost on.
    private func makeFolders(_ folders: [String]) throws(OutputFailure) -> [String] {
        var made: [String] = []
        for folder in folders {
            do throws(SystemError) {
                try makeFolder(folder, made: &made)
            } catch {
                for folder in made.reversed() { try? operations.removeFolder(folder) }
                throw OutputFailure(cannot: "make the folder \(folder)", error)
            }
        }
        return made
    }

    private func makeFolder(_ folder: String, made: inout [String]) throws(SystemError) {
        do throws(SystemError) {
            if try SystemCall.status(of: folder).kind == .folder { return }
            throw SystemError(code: ENOTDIR)
        } catch {
            guard error.code == ENOENT else { throw error }
        }
        try makeFolder(PathText.folder(of: folder), made: &made)
        do throws(SystemError) {
            try operations.makeFolder(folder)
            made.append(folder)
        } catch {
            // Another run was faster.
            guard error.code == EEXIST, try SystemCall.status(of: folder).kind == .folder else { throw error }
        }
    }
}

/// Output that could not be written. Nothing has changed then, unless a line says so.
struct OutputFailure: Error, Equatable {
    let problems: [String]
    /// The way out, as a sentence of its own.
    let advice: String?

    init(_ problems: [String], advice: String? = nil) {
        self.problems = problems
        self.advice = advice
    }

    /// A call of the system that failed.
    ///
    /// - Parameter action: what could not be done, such as "write out/a.swift".
    init(cannot action: String, _ error: SystemError) {
        self.init(["cannot \(action): \(error.words)"], advice: error.advice)
    }

    var consoleText: String { Console.errorText(problems, advice: advice) }
}
