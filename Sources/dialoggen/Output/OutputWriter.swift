import Diagnostics

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Brings produced files into their folder.
struct OutputWriter {
    private let operations: FileOperations
    private let isGenerated: ([UInt8]) -> Bool

    /// - Parameter isGenerated: tells from a file's bytes whether it says that it is generated.
    init(operations: FileOperations = .system, isGenerated: @escaping ([UInt8]) -> Bool) {
        self.operations = operations
        self.isGenerated = isGenerated
    }

    /// What would change. Reads only.
    func plan(_ output: Output) throws(OutputFailure) -> OutputPlan {
        guard let folder = output.managedFolder else {
            return try OutputPlan(
                produced: output.files, formerPaths: [], manifest: nil, announcement: nil, isGenerated: isGenerated)
        }
        let path = PathText.join(folder, Manifest.fileName)
        let former = (try? FileReader.read(path)).flatMap { Manifest($0.bytes, path: path) }?.files ?? []
        let names = output.files.map { PathText.lastComponent($0.path) }
        let all = Set(former).union(names)
        return try OutputPlan(
            produced: output.files, formerPaths: former.map { PathText.join(folder, $0) },
            manifest: ProducedFile(path: path, contents: Manifest(files: names).bytes, ownership: .byName),
            announcement: all.count > former.count ? Manifest(files: Array(all)).bytes : nil, isGenerated: isGenerated)
    }

    /// Plans and carries the plan out while no other run is in the folders.
    func write(_ output: Output) throws(OutputFailure) -> OutputPlan {
        let folders = Set(output.files.map { PathText.folder(of: $0.path) }).sorted(by: ScalarOrder.precedes)
        let newFolders = try makeFolders(folders)
        do throws(OutputFailure) {
            return try lock(folders[...]) { () throws(OutputFailure) in
                let plan = try plan(output)
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
    private func lock<Result>(
        _ folders: ArraySlice<String>, _ body: () throws(OutputFailure) -> Result
    ) throws(OutputFailure) -> Result {
        guard let folder = folders.first else { return try body() }
        let lock: FolderLock
        do throws(SystemError) {
            lock = try FolderLock(folder)
        } catch {
            throw OutputFailure(cannot: "use the folder \(folder)", error)
        }
        if lock.isHeld { OutputTransaction.removeLeftovers(in: folder, operations: operations) }
        let result = try self.lock(folders.dropFirst(), body)
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

/// Everything that a run produces.
struct Output: Sendable {
    var files: [ProducedFile]
    /// The folder whose manifest says what earlier runs produced; none where the caller named every file.
    var managedFolder: String?
}
