extension OutputWriter {
    /// A file of the user's that gets another text.
    struct Rewrite {
        let path: String
        /// What was read; a file that has changed since is not overwritten.
        let old: [UInt8]
        let new: [UInt8]
    }

    /// Writes files that a run has read and changed, all or none. A link stays a link: what it leads to is written.
    static func rewrite(_ files: [Rewrite]) throws(OutputFailure) {
        var output = Output(files: [])
        for file in files where file.old != file.new {
            let place = (try? SystemCall.realPath(file.path)) ?? file.path
            if SystemCall.isWriteProtectedFile(place) {
                throw OutputFailure(["cannot write \(file.path): it is write-protected"])
            }
            output.files.append(ProducedFile(path: place, contents: file.new, ownership: .byContents(file.old)))
        }
        guard !output.files.isEmpty else { return }
        _ = try OutputWriter { _ in false }.write(output)
    }
}
