extension OutputWriter {
    /// A file of the user's that gets another text.
    struct Rewrite {
        let path: String
        /// What was read; a file that has changed since is not overwritten.
        let old: [UInt8]
        let new: [UInt8]
    }

    /// Writes files that a run has read and changed, all or none.
    ///
    /// - Parameter files: all that could have changed, so that what a killed run left beside them goes, too.
    static func rewrite(_ files: [Rewrite], operations: FileOperations) throws(OutputFailure) {
        var output = Output(files: [])
        for file in files where file.old != file.new {
            let place = try writablePlace(of: file.path)
            output.files.append(ProducedFile(path: place, contents: file.new, ownership: .byContents(file.old)))
        }
        if !output.files.isEmpty { _ = try OutputWriter(operations: operations) { _ in false }.write(output) }
        removeLeftovers(besides: files.map(\.path), operations: operations)
    }

    /// Removes what a killed run left beside files that this run need not write.
    static func removeLeftovers(besides paths: [String], operations: FileOperations) {
        for folder in Set(paths.map { PathText.folder(of: place(of: $0)) })
        where OutputTransaction.hasLeftovers(in: folder) {
            guard let lock = try? FolderLock(folder), lock.isHeld else { continue }
            OutputTransaction.removeLeftovers(in: folder, operations: operations)
            // Ends the lock here and not earlier.
            _ = consume lock
        }
    }
}
